"""MD-M06; MD-Q-64."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.doors import open_door, openable
from engine.games.massive_darkness.heroes.damage import kill_enemy
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Objective
from engine.games.massive_darkness.model.vocabulary import Unlock
from engine.games.massive_darkness.phases.enemy import begin_enemy_phase
from engine.games.massive_darkness.playing.setup import prepare
from tests.games.massive_darkness.missions.playing import (
    closed_doors,
    first_acts,
    first_picks_up,
    levels,
    play,
    set_up,
    tiles,
    told,
)
from tests.games.massive_darkness.position import Play, enemy, hero, position

LAST_DOOR, DEN = "e2-f2", "d1"
POOL = ["lair", "artifact", "lair", "lair"]


def hound(**changes):
    return enemy("rm09", DEN, role="hellhound", hidden_from_events=True, **changes)


def opens(door, where, **changes):
    async def rule(table, state):
        await open_door(table, state, door, state.heroes[0])

    return Play(position(hero(where), mission="m06", **changes), rule)


async def nothing(table, state):
    """Only the check that follows."""


@pytest.mark.rule("MD-M06-01")
def test_the_map():
    mission = content().missions["m06"]
    assert tiles("m06") == {"1v", "3r", "5r", "7r", "9r"}
    assert levels("m06") == {1, 2, 3, 4, 5}
    assert (mission.library, mission.artifact) == (("c3",), ("a3",))
    assert (mission.start, mission.exit, closed_doors("m06")) == ("a1", "d3", 12)
    assert position(mission="m06").doors[LAST_DOOR] == "special"


@pytest.mark.rule("MD-M06-03", "MD-M06-06")
def test_hellhound_is_placed_at_set_up():
    """Major at Level 1 already, with a Treasure card of Level 5."""
    found = Play(position(hero("i6"), mission="m06"), set_up).enemy()
    assert (found.card, found.zone, found.hidden_from_events) == ("rm09", DEN, True)
    assert [content().cards[card].level for card in found.equipment] == [5]


@pytest.mark.rule("MD-M06-04", "MD-OBJ-03")
def test_four_tokens_are_shuffled_face_down():
    played = play(position(hero("i6"), mission="m06", phase="setup"), prepare, **{"set_up.tokens": [POOL]})
    hidden = [(each.kind, each.zone) for each in played.state.objectives if each.face_down]
    assert hidden == [("lair", "h5"), ("artifact", "e6"), ("lair", "a6"), ("lair", "a2")]


@pytest.mark.rule("MD-M06-05", "MD-M06-08")
def test_false_lead_is_revealed_and_gives_5_xp():
    state = position(hero("h5"), hero("h5"), mission="m06", objectives=[Objective("lair", "h5", True)])
    played = play(state, first_acts).pick("pick")
    assert [text.args["what"].key for text in played.tells("mission-token")] == ["objective-lair"]
    assert [each.xp for each in played.state.heroes] == [5, 0]
    assert played.state.objectives == []


@pytest.mark.rule("MD-M06-09", "MD-M06-10")
def test_door_can_be_opened_with_both_keys_only():
    state = position(hero("e2"), mission="m06", objectives=[Objective("artifact", "e2")])
    assert openable(state, "e2") == []
    first = play(state, first_picks_up).state
    assert (first.progress["keys"], first.heroes[0].goods, first.objectives) == (1, [], [])
    assert openable(first, "e2") == []
    first.objectives.append(Objective("artifact", "e2", True))
    second = play(first, first_picks_up).state
    assert second.progress["keys"] == 2
    assert openable(second, "e2") == [LAST_DOOR]


@pytest.mark.rule("MD-M06-09")
def test_other_counters_open_no_door(monkeypatch):
    """The Hellhound dies before any Key is found, where the Door waits for a single one."""
    mission = content().missions["m06"]
    one = mission.rules.model_copy(update={"unlock": (Unlock(door=("e2", "f2"), counter="keys"),)})
    changed = mission.model_copy(update={"rules": one})
    monkeypatch.setattr("engine.games.massive_darkness.missions.written._mission_file", lambda state: changed)
    state = position(hero("e2"), mission="m06", enemies=[hound()])

    async def dies(table, state):
        await kill_enemy(table, state, state.enemies[0])

    played = play(state, dies)
    assert (played.state.progress, openable(played.state, "e2")) == ({"killed_hellhound": 1}, [])


@pytest.mark.rule("MD-M06-07")
def test_hellhound_sleeps_until_its_room_is_opened():
    asleep = position(hero("e2"), mission="m06", enemies=[hound()], active=None)
    assert Play(asleep, begin_enemy_phase).state.waiting == []
    awake = opens(LAST_DOOR, "e2", enemies=[hound()]).state
    assert Play(awake, begin_enemy_phase).state.waiting == [1]


@pytest.mark.rule("MD-M06-13", "MD-Q-64")
def test_no_door_card_is_drawn_for_its_chamber():
    played = opens(LAST_DOOR, "e2", enemies=[hound()])
    assert played.state.decks.doors.discard == []
    assert len(played.state.enemies) == 1


@pytest.mark.rule("MD-Q-64")
def test_table_may_play_it_with_a_door_card():
    assert "d01" not in opens(LAST_DOOR, "e2", hellhound_door_card=True).state.decks.doors.draw


@pytest.mark.rule("MD-M06-11", "MD-DOOR-14")
@pytest.mark.parametrize(("door", "where", "room"), [("a2-a3", "a2", "a3"), ("b3-c3", "b3", "c3")])
def test_guard_instead_of_a_door_card_waits_in_the_vault(door, where, room):
    played = opens(door, where, revealed=["a2"])
    assert [each.zone for each in played.state.enemies] == [room]
    assert played.state.decks.doors.discard == []
    assert played.state.treasure == {}


@pytest.mark.rule("MD-DOOR-03")
def test_elsewhere_a_door_card_is_drawn():
    assert opens("h5-i5", "i5").state.decks.doors.discard == ["d01"]


@pytest.mark.rule("MD-M06-12", "MD-DECK-08")
def test_library_gives_an_artifact():
    played = play(position(hero("c3"), mission="m06"), first_picks_up)
    assert played.hero().inventory == ["a001"]
    assert Objective("library", "c3") not in played.state.objectives


@pytest.mark.rule("MD-M06-02")
def test_three_objectives():
    state = position(hero("e2"), mission="m06", progress={"keys": 2})
    assert [line.split(":")[0] for line in told(state)[:3]] == ["Objective 1, done", "Objective 2", "Objective 3"]
    state.progress["killed_hellhound"] = 1
    assert play(state, nothing).state.outcome is None
    state.doors[LAST_DOOR] = "open"
    assert play(state, nothing).state.outcome == "won"
