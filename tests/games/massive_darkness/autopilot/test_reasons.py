"""Hints name what speaks for a move."""

from __future__ import annotations

from engine.games import find
from engine.games.massive_darkness.board.zones import distances
from engine.games.massive_darkness.model.state import Treasure
from engine.table import Ask, Option, Text
from tests.renders.massive_darkness import tables

GAME = find("massive_darkness")


def test_hint_for_a_move_names_what_is_nearer_and_no_absent_danger() -> None:
    """That no Enemy can strike is no reason where none can at all."""
    state = tables.table(zones=("a1", "c3", "c3", "c3"))
    near = next(zone for zone, steps in distances(state, "a1").items() if steps == 1)
    state.enemies, state.objectives, state.treasure = [], [], {near: Treasure(1, 0)}
    move = Option("move:near", Text("more-title"), near, places=(near,))
    ask = Ask("hero.action", (0,), [move], "turn", Text("more-title"), (1, 1))
    assert [each.key for each in GAME.reasons(state, ask, 0, ["move:near"])] == ["reason-nearer-treasure"]
    state.enemies = [tables.mob(1, "a1")]
    assert "reason-strikers" in [each.key for each in GAME.reasons(state, ask, 0, ["move:near"])]
