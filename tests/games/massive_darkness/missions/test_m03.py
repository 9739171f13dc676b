"""MD-M03; MD-Q-59, and MD-Q-78 for its monsters."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.heroes.damage import hurt_hero
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import LevelToken, Objective
from engine.table import Seat, Text
from tests.games.massive_darkness.missions.playing import (
    closed_doors,
    first_picks_up,
    levels,
    play,
    set_up,
    tiles,
    told,
)
from tests.games.massive_darkness.position import Play, enemy, hero, position

EXIT, LAIRS = "d1", ("c3", "c4")
CARD, WHOLE = "a001", {"chosen": 0, "parts": 3, "artifact": 0}


async def nothing(table, state):
    """Only the check that follows."""


def last_part(*heroes, **changes):
    """The first Hero is on the third part; the Hero of seat 1 is the Chosen."""
    progress = {"chosen": 1, "parts": 2}
    return position(*heroes, mission="m03", progress=progress, **changes)


@pytest.mark.rule("MD-M03-01")
def test_the_map():
    mission = content().missions["m03"]
    assert tiles("m03") == {"5v", "6r", "7v", "8v", "9v"}
    assert levels("m03") == {1, 2, 3, 4}
    assert (len(mission.library), len(mission.artifact), mission.lair) == (1, 2, LAIRS)
    assert (mission.start, mission.exit, closed_doors("m03")) == ("b4", EXIT, 8)


@pytest.mark.rule("MD-M03-03")
def test_table_makes_one_hero_the_chosen():
    played = Play(position(hero("a5"), hero("a5"), mission="m03"), set_up)
    assert (played.key, played.seats, played.ids) == ("mission.chosen", (0, 1), ["h0", "h1"])
    assert played.pick("h1", seat=0).state.progress["chosen"] == 1
    assert "The Chosen" in told(played.state)[2]


@pytest.mark.rule("MD-M03-03")
def test_usually_the_chosen_can_suffer_most():
    state = position(hero("a5"), hero("a5", max_life=7, life=7), mission="m03")
    assert Play(state, set_up).default == ("h1",)


@pytest.mark.rule("MD-M03-04")
@pytest.mark.parametrize(("chosen", "outcome"), [(0, "lost"), (1, None)])
def test_death_of_the_chosen_loses(chosen, outcome):
    async def dies(table, state):
        await hurt_hero(table, state, state.heroes[0], 5)

    state = position(hero("a5"), hero("a5"), mission="m03", progress={"chosen": chosen})
    assert play(state, dies).state.outcome == outcome


@pytest.mark.rule("MD-M03-05")
@pytest.mark.parametrize("kind", ["artifact", "library"])
def test_part_is_discarded_and_counted(kind):
    state = position(hero("c1"), mission="m03", progress={"chosen": 0}, objectives=[Objective(kind, "c1")])
    played = play(state, first_picks_up)
    assert (played.state.progress["parts"], played.state.objectives) == (1, [])
    assert (played.hero().inventory, played.hero().goods) == ([], [])


@pytest.mark.rule("MD-M03-06", "MD-DECK-08")
def test_last_part_gives_the_chosen_an_artifact_in_any_zone():
    played = play(last_part(hero("f5"), hero("a5")), first_picks_up)
    assert (played.hero(0).inventory, played.hero(1).inventory) == ([], [CARD])
    assert played.state.progress == {"chosen": 1, "parts": 3, "artifact": 0}


@pytest.mark.rule("MD-M03-07", "MD-M03-08", "MD-Q-59")
@pytest.mark.parametrize(("level", "tier"), [(3, "minor"), (4, "major")])
def test_complete_artifact_wakes_two_monsters(level, tier):
    """They are of the Current Level's category and carry its Treasure; Event cards do not affect them."""
    played = play(last_part(hero("f5"), hero("a5"), level=level), first_picks_up)
    beasts = played.state.enemies
    assert [each.zone for each in beasts] == list(LAIRS)
    assert {content().monsters[each.card].tier for each in beasts} == {tier}
    assert all(each.hidden_from_events for each in beasts)
    assert [content().cards[each.equipment[0]].level for each in beasts] == [level, level]


@pytest.mark.rule("MD-Q-78", "MD-MINI-05")
def test_monster_without_a_miniature_is_passed_over():
    """The Abyssal Demon is on the board already; it is discarded and no one is activated."""
    state = last_part(hero("f5"), hero("a5"), enemies=[enemy("rm07", "a1")])
    played = play(state, first_picks_up)
    assert [each.card for each in played.state.enemies] == ["rm07", "rm02", "rm03"]
    assert played.state.decks.minor.discard == ["rm01"]
    assert played.enemy().zone == "a1"


@pytest.mark.rule("MD-Q-59")
def test_players_choose_two_of_several_lairs():
    state = last_part(hero("f5"), hero("a5"))
    state.objectives.append(Objective("lair", "f4"))
    played = play(state, first_picks_up)
    assert (played.key, sorted(played.ids)) == ("mission.lairs", ["zone:c3", "zone:c4", "zone:f4"])
    played.pick(["zone:f4", "zone:c4"])
    assert [each.zone for each in played.state.enemies] == ["f4", "c4"]


@pytest.mark.rule("MD-Q-59")
@pytest.mark.parametrize(("chosen", "default"), [("e1", ("zone:f4", "zone:c4")), ("f4", ("zone:c3", "zone:c4"))])
def test_usually_the_lairs_farthest_from_the_chosen(chosen, default):
    """With all Doors open the Chosen in e1 has 12, 11 and 4 steps to f4, c4 and c3, in f4 12 to c3 and 5 to c4."""
    state = last_part(hero("f5"), hero(chosen))
    state.doors = dict.fromkeys(state.doors, "open")
    state.objectives.append(Objective("lair", "f4"))
    assert play(state, first_picks_up).default == default


@pytest.mark.rule("MD-M03-02", "MD-Q-33")
def test_chosen_leaves_with_the_artifact():
    """The other Heroes need neither be there nor live."""
    state = position(hero(EXIT, pack=[CARD]), hero("a5", life=0), mission="m03", progress=WHOLE)
    assert play(state, nothing).state.outcome == "won"


@pytest.mark.rule("MD-M03-02")
@pytest.mark.parametrize(
    ("heroes", "progress"),
    [
        ([hero("e1", pack=[CARD])], WHOLE),
        ([hero(EXIT), hero(EXIT, pack=[CARD])], WHOLE),
        ([hero(EXIT, pack=[CARD])], {"chosen": 0, "parts": 2}),
    ],
)
def test_exit_needs_chosen_with_complete_artifact(heroes, progress):
    """Beside the Exit; another Hero carries the Artifact; it is not whole yet."""
    assert play(position(*heroes, mission="m03", progress=progress), nothing).state.outcome is None


@pytest.mark.rule("MD-END-04")
def test_lost_artifact_loses():
    lost = play(position(hero("e1"), mission="m03", progress=WHOLE), nothing).state
    assert (lost.outcome, lost.reason) == ("lost", "end-lost")


@pytest.mark.rule("MD-LEVEL-03")
def test_level_token_of_the_same_value_on_two_tiles():
    tokens = [token for token in position(mission="m03").level_tokens if token.level == 2]
    assert tokens == [LevelToken(2, "a1"), LevelToken(2, "e6")]


def test_chosen_is_named_among_the_special_rules():
    state = position(hero("a5"), mission="m03")
    assert told(state)[2].startswith("One Hero is made the Chosen")
    state.progress["chosen"] = 0
    assert rules_of(state).notes(state)[0] == Text("note-m03-chosen", hero=Seat(0))
