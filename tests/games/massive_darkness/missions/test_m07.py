"""MD-M07; MD-Q-65."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.doors import openable
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Objective
from tests.games.massive_darkness.missions.playing import (
    closed_doors,
    first_picks_up,
    levels,
    play,
    set_up,
    start_round,
    tiles,
)
from tests.games.massive_darkness.position import Play, enemy, hero, position

LOCKED, ONE, OTHER, EXIT, ROOM = "e2-e3", "c1", "g2", "e2", "f1"


def starts(*heroes, **changes):
    return play(position(*heroes, mission="m07", active=None, **changes), start_round)


@pytest.mark.rule("MD-M07-01")
def test_the_map():
    mission = content().missions["m07"]
    assert tiles("m07") == {"1r", "2r", "3v", "5v", "6v", "8v", "9r"}
    assert levels("m07") == {1, 2, 3, 4, 5}
    assert (mission.lair, len(mission.artifact)) == ((ONE, OTHER), 2)
    assert (mission.start, mission.exit, closed_doors("m07")) == ("d7", EXIT, 11)


def test_no_enemies_at_set_up():
    assert Play(position(hero("e9"), mission="m07"), set_up).state.enemies == []


@pytest.mark.rule("MD-M07-05", "MD-Q-65")
def test_levers_open_the_door_when_a_round_starts():
    """Stunned Heroes count; a dead one that rises there counts as well."""
    assert starts(hero(ONE), hero(OTHER, stunned=True)).state.doors[LOCKED] == "open"
    assert starts(hero(ONE), hero(OTHER, life=0)).state.doors[LOCKED] == "open"


@pytest.mark.rule("MD-M07-05", "MD-Q-65")
def test_one_lever_does_not():
    assert starts(hero(ONE), hero(ONE)).state.doors[LOCKED] == "special"
    assert openable(position(hero("e3"), mission="m07"), "e3") == []


@pytest.mark.rule("MD-M07-03")
def test_for_a_single_hero_one_lever_is_enough():
    assert starts(hero(OTHER)).state.doors[LOCKED] == "open"
    assert starts(hero("e9")).state.doors[LOCKED] == "special"


@pytest.mark.rule("MD-Q-65")
def test_opened_door_stays_open_without_new_enemies():
    state = starts(hero(ONE), hero(OTHER)).state
    again = play(state, start_round).state
    assert (again.doors[LOCKED], len(again.enemies)) == ("open", 1)


@pytest.mark.rule("MD-M07-06", "MD-M07-07", "MD-M07-08")
def test_behind_the_door_waits_a_major_roaming_monster():
    """Not for Event cards; no Door card is drawn."""
    played = starts(hero(ONE), hero(OTHER))
    (patroller,) = played.state.enemies
    assert (patroller.zone, patroller.hidden_from_events) == (ROOM, True)
    assert content().monsters[patroller.card].tier == "major"
    assert played.state.decks.doors.discard == []


@pytest.mark.rule("MD-M07-07", "MD-Q-78")
def test_monster_always_appears():
    """rm07 is the first Major card, whose miniature is on the board."""
    state = starts(hero(ONE), hero(OTHER), enemies=[enemy("rm01", "e9")]).state
    assert [(each.card, each.zone) for each in state.enemies] == [("rm01", "e9"), ("rm08", ROOM)]


@pytest.mark.rule("MD-M07-04", "MD-DECK-08")
def test_artifact_token_gives_an_artifact():
    played = play(position(hero("a6"), mission="m07"), first_picks_up)
    assert played.hero().inventory == ["a001"]
    assert Objective("artifact", "a6") not in played.state.objectives


@pytest.mark.rule("MD-M07-02", "MD-Q-33")
def test_door_is_open_and_all_escape():
    async def nothing(table, state):
        pass

    def outcome(*heroes, door="open"):
        return play(position(*heroes, mission="m07", doors={LOCKED: door}), nothing).state.outcome

    assert outcome(hero(EXIT), hero(EXIT)) == "won"
    assert outcome(hero(EXIT), hero(EXIT), door="special") is None
    assert outcome(hero(EXIT), hero("e3")) is None
    assert outcome(hero(EXIT), hero(EXIT, life=0)) is None
