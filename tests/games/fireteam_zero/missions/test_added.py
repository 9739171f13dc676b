"""A custom mission is played by its rules and stored with the state."""

from __future__ import annotations

from dataclasses import replace

from engine.games import find
from engine.games.fireteam_zero.autopilot.planning import Turn
from engine.games.fireteam_zero.model.layout import board, board_of
from tests.games.fireteam_zero.missions.test_checking import MILL
from tests.playing import deal

GAME = find("fireteam_zero")
CARRIED = {"mission": "the_mill", "own": {"the_mill": MILL}}


def test_state_contains_its_custom_mission() -> None:
    """Its board, its objectives and its tokens; another text of the same name is another mission."""
    state = GAME.setup("the_mill", 2, GAME.read_options(CARRIED), {})
    assert state.own == MILL and list(state.objectives) == ["stop_the_mill", "end_it"]
    assert [(each.name, each.location) for each in state.tokens] == [("sacks", "B2"), ("sacks", "D4"), ("rats", "C3")]
    assert board_of(state).cells.keys() == board("the_mill", MILL).cells.keys() and "F6" in board_of(state).cells
    lower = MILL.replace("at: [B2, D4]", "at: [B2]")
    other = GAME.setup("the_mill", 2, GAME.read_options(CARRIED | {"own": {"the_mill": lower}}), {})
    assert [each.location for each in other.tokens] == ["B2", "C3"]
    assert GAME.setup("river_crossing", 2, GAME.read_options(CARRIED), {}).own == ""


def test_missing_team_members_are_named_before_start() -> None:
    options = GAME.read_options(CARRIED | {"heroes": ["abe", "frank", "shad", "don"]})
    assert [need.args["role"] for need in GAME.needs(options, "the_mill", (0, 1))] == ["demolitions"]
    assert GAME.advice(options, "the_mill")[0].text.args["act"] == 2


def test_older_states_have_built_in_missions() -> None:
    checkpoint = deal(GAME, 2, 1).checkpoint
    state = {name: part for name, part in checkpoint.state.items() if name != "own"}
    older = replace(checkpoint, state=state, schema_version=0)
    assert GAME.read_state(older).own == ""


def test_autopilot_destroys_breeders_without_objective() -> None:
    """The rats are one step away, and the mill is stopped."""
    state = GAME.setup("the_mill", 2, GAME.read_options(CARRIED), {})
    state.completed, state.tokens = ["stop_the_mill"], state.tokens[2:]
    hero = state.heroes[1]
    hero.location, hero.hand = "C4", ["satchel_charge", "rifle_grenade", "stick_grenade"]
    assert Turn(state, hero).best().option == "attack:rats:explosive"
