"""States that no rule could have brought about are refused, and named by their field."""

from __future__ import annotations

import pytest

from engine.games.fireteam_zero.game import GAME
from engine.games.fireteam_zero.model.content import FOLDER
from engine.games.fireteam_zero.model.state import State
from tests.games.fireteam_zero.position import effect, position

BURROWS = "objectives.close_the_burrows"
TANK = "objectives.start_tank_alpha"


def bogged_down(**objectives: int) -> State:
    """Returns the beginning of a round with these numbers of intel tokens."""
    state = position(mission="bogged_down", phase="tactics")
    state.objectives |= objectives
    return state


def without(state: State, *tokens: str) -> State:
    """These board tokens have left the board."""
    for name in tokens:
        state.tokens.remove(next(each for each in state.tokens if each.name == name))
    return state


def fault(state: State) -> str:
    """Returns the field of the first fault, "" if there is none."""
    return GAME.faults(state)[0].partition(":")[0] if GAME.faults(state) else ""


@pytest.mark.rule("FZ-OBJ-05", "FZ-OBJ-13", "FZ-TASK-13")
@pytest.mark.parametrize(
    ("left", "burrows", "found"),
    [((), 0, ""), (("burrow",), 1, ""), ((), 1, BURROWS), (("burrow",), 0, BURROWS), (("burrow",) * 2, 1, BURROWS)],
)
def test_board_tokens_that_were_resolved_lie_on_their_objective(
    left: tuple[str, ...], burrows: int, found: str
) -> None:
    """A mission without its board tokens, and nothing for them, could never be won."""
    assert fault(without(bogged_down(close_the_burrows=burrows), *left)) == found


@pytest.mark.rule("FZ-OBJ-05", "FZ-RECON-06")
@pytest.mark.parametrize(("tokens", "found"), [(1, ""), (0, TANK), (2, TANK)])
def test_discovery_that_has_left_play_has_brought_its_token(tokens: int, found: str) -> None:
    state = bogged_down(start_tank_alpha=tokens)
    state.recon_deck.remove("fuel_cans")
    assert fault(state) == found


@pytest.mark.rule("FZ-OBJ-05")
def test_token_of_resolving_discovery_is_still_counted() -> None:
    """It may ask something in a hero's turn, before its task is open."""
    state = bogged_down()
    state.phase = "heroes"
    state.recon_deck.remove("fuel_cans")
    state.recon_discard.append("fuel_cans")
    assert fault(state) == ""
    state.phase = "tactics"
    assert fault(state) == "recon_discard"


@pytest.mark.rule("FZ-OBJ-12", "FZ-OBJ-13")
def test_kills_and_places_that_are_held_bring_any_number() -> None:
    samples = position(phase="tactics", objectives={"repair_the_ferry": 0, "acquire_specimen_samples": 5})
    radio = position(mission="dead_air", phase="tactics", objectives={"restore_the_radio": 4, "douse_the_fires": 0})
    assert fault(samples) == fault(radio) == ""


@pytest.mark.rule("FZ-BOSS-10")
def test_boss_that_is_defeated_has_brought_its_token() -> None:
    state = position(mission="the_warm_dark", phase="tactics", boss="defeated")
    assert fault(state) == "objectives.kill_the_brood_mother"


@pytest.mark.rule("FZ-OBJ-02", "FZ-OBJ-09")
def test_objective_is_complete_before_anything_that_its_last_token_brings() -> None:
    """That may ask the table something: here the second of two villagers turns the coin."""
    two = FOLDER.text("missions/velucca_after_dark.yaml").replace("need: 3", "need: 2")
    state = position(mission="velucca_after_dark", heads=False, own=two, objectives={"gather_the_villagers": 1})
    play = effect(state, {"op": "intel", "objective": "gather_the_villagers"})
    assert (play.key, play.state.completed) == ("fire.coin", ["gather_the_villagers"])
