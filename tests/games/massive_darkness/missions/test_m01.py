"""MD-M01; MD-Q-56, MD-Q-57."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.actions.doors import open_door
from engine.games.massive_darkness.actions.picking import objectives_here
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Objective
from engine.games.massive_darkness.playing.setup import prepare
from engine.games.massive_darkness.playing.view import view
from tests.games.massive_darkness.missions.playing import (
    closed_doors,
    end_round,
    first_acts,
    first_picks_up,
    levels,
    play,
    tiles,
)
from tests.games.massive_darkness.position import enemy, hero, position

LIBRARY, DOOR = "f1", "e2-f2"


def with_token(kind, *heroes):
    return position(*heroes, objectives=[Objective(kind, heroes[0].zone, True)])


def at_the_end(*heroes, **changes):
    return play(position(*heroes, active=None, **changes), end_round).state.outcome


def bearer(zone, number=1, **changes):
    return hero(zone, goods=["artifact"] * number, **changes)


@pytest.mark.rule("MD-M01-01")
def test_the_map():
    mission = content().missions["m01"]
    assert tiles("m01") == {"2r", "4r", "8r", "9v"}
    assert levels("m01") == {1, 2, 3, 4}
    assert (mission.start, mission.exit, mission.library) == ("a2", "f5", (LIBRARY,))
    assert closed_doors("m01") == 8


@pytest.mark.rule("MD-M01-03")
def test_three_tokens_are_shuffled_face_down():
    played = play(position(hero("a2"), phase="setup"), prepare, **{"set_up.tokens": [["lair", "artifact", "artifact"]]})
    hidden = [each for each in played.state.objectives if each.face_down]
    assert [(each.kind, each.zone) for each in hidden] == [("lair", "a1"), ("artifact", "d1"), ("artifact", "f3")]


@pytest.mark.rule("MD-M01-04", "MD-OBJ-03")
def test_token_is_revealed_when_it_is_picked_up():
    played = play(with_token("lair", hero("a1")), first_acts).pick("pick")
    assert [str(text.args["what"].key) for text in played.tells("mission-token")] == ["objective-lair"]


@pytest.mark.rule("MD-M01-05")
def test_false_lead_gives_5_xp():
    played = play(with_token("lair", hero("a1"), hero("a1")), first_picks_up)
    assert [each.xp for each in played.state.heroes] == [5, 0]
    assert played.state.objectives == []
    assert played.hero().goods == []


@pytest.mark.rule("MD-M01-06", "MD-Q-57")
def test_artifact_is_carried():
    played = play(with_token("artifact", hero("a1")), first_picks_up)
    assert played.hero().goods == ["artifact"]
    assert played.hero().inventory == []
    assert played.state.progress["artifacts"] == 1


@pytest.mark.rule("MD-PICK-10", "MD-Q-80")
def test_library_is_a_place():
    state = position(hero(LIBRARY))
    assert Objective("library", LIBRARY) in state.objectives
    assert objectives_here(state, state.heroes[0]) == []


@pytest.mark.rule("MD-M01-07", "MD-DOOR-14")
def test_guard_waits_in_the_library_beside_the_door_card():
    """The Door card d01 brings a Guard to the first Room, F2."""

    async def open_it(table, state):
        await open_door(table, state, DOOR, state.heroes[0])

    played = play(position(hero("e2")), open_it).pick("room:f3")
    assert sorted(each.zone for each in played.state.enemies) == [LIBRARY, "f2"]
    assert played.state.decks.doors.discard == ["d01"]


@pytest.mark.rule("MD-M01-07")
def test_one_guard_waits_in_the_library_however_many_doors_are_opened():
    """The same Door twice, as if something had closed it."""

    async def open_both(table, state):
        await open_door(table, state, DOOR, state.heroes[0])
        state.doors[DOOR] = "closed"
        await open_door(table, state, DOOR, state.heroes[0])

    played = play(position(hero("e2")), open_both).pick("room:f3")
    assert [each.zone for each in played.state.enemies].count(LIBRARY) == 1


@pytest.mark.rule("MD-M01-02", "MD-Q-56")
def test_round_ends_with_both_artifacts_in_the_library():
    found = {"artifacts": 2}
    assert at_the_end(bearer(LIBRARY, 2), hero("a2"), progress=found) == "won"
    assert at_the_end(bearer(LIBRARY), bearer(LIBRARY), progress=found) == "won"


@pytest.mark.rule("MD-M01-02", "MD-Q-56")
@pytest.mark.parametrize(
    ("heroes", "enemies"),
    [
        ([bearer(LIBRARY), bearer("e6")], []),
        ([bearer(LIBRARY), bearer(LIBRARY, life=0)], []),
        ([bearer(LIBRARY, 2)], [enemy("rm01", LIBRARY)]),
        ([bearer(LIBRARY, 2)], [enemy("rm01", LIBRARY, stunned=True)]),
    ],
)
def test_unsecured_library_does_not_win(heroes, enemies):
    """A bearer elsewhere; a dead bearer; an Enemy in the library; a Stunned Enemy there."""
    assert at_the_end(*heroes, enemies=enemies, progress={"artifacts": 2}) is None


@pytest.mark.rule("MD-M01-02")
def test_before_the_round_ends_nothing_is_won():
    async def nothing(table, state):
        pass

    assert play(position(bearer(LIBRARY, 2), progress={"artifacts": 2}), nothing).state.outcome is None


@pytest.mark.rule("MD-M01-04", "MD-OBJ-03")
def test_face_down_tokens_can_be_picked_up_unknown():
    state = view(with_token("lair", hero("a1")), 0)
    assert state.objectives == [Objective("hidden", "a1", True)]
    assert objectives_here(state, state.heroes[0]) == state.objectives
