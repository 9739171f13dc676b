"""Invariants of combats: each number and name at its limits and beyond them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.state import Combat, Course, Die, Side, State, Targeted
from engine.games.massive_darkness.playing.combat_invariants import combats, pending
from tests.games.massive_darkness.position import enemy, hero, position

AXE, BOW = "se05", "se03"
ENCHANTMENT = "a001.0"
SYMBOLS = ("bonus", "bam", "diamond", "bam_spent", "diamond_spent")

Change = Callable[[State], Any]


def combat_state() -> State:
    """Hero 0 attacks Enemy 1; Hero 1 and Enemy 2 stand by. The last combat still shows its dice."""
    heroes = [hero("c2", hands=[AXE]), hero("c2")]
    state = position(*heroes, enemies=[enemy("g001", "b2"), enemy("rm04", "c3")])
    state.combat, state.course = Combat("h0", "e1", "melee", [AXE]), Course()
    state.dice = Combat("e2", "h1", "melee")
    return state


def found(state: State) -> list[str]:
    """Returns the faults of a state, of those that concern combats."""
    return [*combats(state), *pending(state)]


def of_combat(name: str, **values: Any) -> Change:
    """Changes the combat that is resolved, or the last one."""

    def change(state: State) -> None:
        for field, value in values.items():
            setattr(getattr(state, name), field, value)

    return change


def of_side(name: str, role: str, **values: Any) -> Change:
    """Changes one side of a combat."""
    return of_combat(name, **{role: Side(**values)})


def event(attacker: str, target: str, guard: int | None = None) -> Change:
    """Somebody is about to attack."""
    return lambda state: state.events.append(Targeted(attacker, target, "melee", guard))


def dying(*seats: int) -> Change:
    """The Heroes of these seats have given their last Life."""

    def change(state: State) -> None:
        assert state.course is not None
        state.course.dying = [*seats]

    return change


def without(name: str) -> Change:
    return lambda state: setattr(state, name, None)


def possible() -> Iterator[Change]:
    """Everything at its limits."""
    yield from (dying(), dying(0, 1))
    yield from (event("e1", "h0"), event("e2", "h1", 0), event("e2", "h0", 1))
    for name in ("combat", "dice"):
        yield from (of_combat(name, attacker="p0"), of_combat(name, defender="e123456789012"))
        yield from (of_combat(name, weapons=cards) for cards in ([], [BOW, AXE]))
        yield from (of_combat(name, **{field: value}) for field in ("damage", "dealt") for value in (0, 2_500))
        for role in ("attack", "defense"):
            yield from (of_side(name, role, dice=[Die("red", face)] * 50) for face in (None, 0, 5))
            yield from (of_side(name, role, **{field: value}) for field in SYMBOLS for value in (-50, 2_500))
            yield from (of_side(name, role, activated={ENCHANTMENT: times}) for times in (0, 50))


def impossible() -> Iterator[tuple[str, Change]]:
    """Each field beyond its limits, by what its fault begins with."""
    yield "course", without("course")
    yield "course", without("combat")
    yield from (("course.dying", dying(0, seat)) for seat in (-1, 2))
    yield from (("events.0", event(*ids)) for ids in (("e3", "h0"), ("e1", "h2"), ("nobody", "h0")))
    yield from (("events.0.guard", event("e1", "h0", seat)) for seat in (-1, 2))
    for name in ("combat", "dice"):
        for field in ("attacker", "defender"):
            strange = ("nobody", "h", "x1", "1", "e1234567890123", "e1e1")
            yield from ((f"{name}.{field}", of_combat(name, **{field: each})) for each in strange)
        for cards in ([AXE] * 3, ["no-such-card"], [AXE, "no-such-card"]):
            yield f"{name}.weapons", of_combat(name, weapons=cards)
        for field in ("damage", "dealt"):
            yield from ((f"{name}.{field}", of_combat(name, **{field: value})) for value in (-1, 2_501))
        for role in ("attack", "defense"):
            side = f"{name}.{role}"
            for dice in ([Die("red")] * 51, [Die("red", 6)], [Die("red", 0), Die("red", -1)]):
                yield f"{side}.dice", of_side(name, role, dice=dice)
            for field in SYMBOLS:
                yield from ((f"{side}.{field}", of_side(name, role, **{field: value})) for value in (-51, 2_501))
            for activated in ({"no-such-ability": 1}, {ENCHANTMENT: -1}, {ENCHANTMENT: 51}):
                yield f"{side}.activated", of_side(name, role, activated=activated)


@pytest.mark.parametrize("change", [*possible()])
def test_reachable_combats_keep_invariants(change: Change) -> None:
    state = combat_state()
    change(state)
    assert found(state) == []


@pytest.mark.parametrize(("field", "change"), [*impossible()])
def test_impossible_combats_are_reported(field: str, change: Change) -> None:
    state = combat_state()
    change(state)
    (fault,) = found(state)
    assert fault.startswith(f"{field}: ")


def test_no_combat_at_all_keeps_them() -> None:
    state = combat_state()
    state.combat = state.course = state.dice = None
    assert found(state) == []


def test_two_can_be_alone_on_the_board() -> None:
    """One Hero and one Enemy, so that everyone there is fighting; the error of a later attack shows which."""
    state = position(hero("c2"), enemies=[enemy("g001", "c2")])
    event("e1", "h0")(state)
    assert found(state) == []
    event("e1", "h1")(state)
    assert found(state) == ["events.1: it is about nobody on the board"]


@pytest.mark.parametrize(
    ("field", "change"), [("combat.attacker", of_combat("combat", attacker="x1")), ("events.0", event("e9", "h0"))]
)
def test_every_state_is_asked_for_them(field: str, change: Change) -> None:
    state = combat_state()
    change(state)
    assert GAME.faults(state)[0].startswith(f"{field}: ")
