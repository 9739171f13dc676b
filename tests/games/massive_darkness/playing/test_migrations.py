"""States of earlier shapes are played on from."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.state import Course, State, Targeted
from engine.table import Checkpoint
from tests.games.massive_darkness.position import enemy, hero, position


def test_before_the_pending_attack_was_part_of_the_state() -> None:
    """At a mark there is none, and everything else is as it was."""
    state = GAME.write_state(position(hero("c2")))
    before = {name: value for name, value in state.items() if name not in ("course", "events")}
    checkpoint = Checkpoint(
        game="massive_darkness",
        chapter="t00",
        seats=1,
        options={},
        n=0,
        rules_version="2-old",
        schema_version=0,
        state=before,
    )
    assert GAME.write_state(GAME.read_state(checkpoint)) == state == before | {"course": None, "events": []}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"course": Course()}, "course: a combat is resolved with it"),
        ({"events": [Targeted("e9", "h0", "melee")]}, "events.0: it is about nobody"),
        ({"events": [Targeted("e1", "h0", "melee", guard=4)]}, "events.0.guard: there is no such seat"),
    ],
)
def test_pending_attack_matches_the_board(changes: dict[str, object], fault: str) -> None:
    state: State = position(hero("c2"), enemies=[enemy("g001", "c2")])
    assert not [each for each in GAME.faults(state) if each.startswith(("course", "events"))]
    for name, value in changes.items():
        setattr(state, name, value)
    assert any(each.startswith(fault) for each in GAME.faults(state))


def test_description_includes_pending_attack() -> None:
    state = position(hero("c2"), enemies=[enemy("g001", "c2")])
    state.events = [Targeted("e1", "h0", "ranged")]
    (told,) = [line for line in GAME.describe(GAME.view(state, None)) if line.key.startswith("board-attacked")]
    assert (told.key, told.args["enemy"], int(told.args["hero"])) == ("board-attacked-ranged", "g001", 0)
