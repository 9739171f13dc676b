"""Effects are declared once, and queried by the code that needs them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.kit.effects import Declared, Effects
from engine.table import Table, Text


@dataclass(frozen=True)
class Gain:
    """So many coins."""

    count: int


@dataclass(frozen=True)
class Look:
    """Shows the top card."""


@dataclass(frozen=True)
class Either:
    """One of several rows of effects."""

    options: tuple[tuple[Any, ...], ...]


@dataclass
class Purse:
    """The value that rules change."""

    coins: int = 0
    most: int = 3
    done: list[Any] = field(default_factory=list)


async def _gain(table: Table, purse: Purse, effect: Gain) -> None:
    purse.coins += effect.count
    purse.done.append(effect)


async def _do_nothing(table: Table, purse: Purse, effect: Any) -> None:
    purse.done.append(effect)


@pytest.fixture
def effects() -> Effects[Declared]:
    known: Effects[Declared] = Effects()
    known.declare(
        Gain,
        Declared(
            _gain,
            lambda effect: Text("gain", count=effect.count),
            possible=lambda purse, effect: purse.coins < purse.most,
            value=lambda effect: 2.0 * effect.count,
        ),
    )
    known.declare(Look, Declared(_do_nothing, lambda effect: Text("look"), reveals=lambda purse, effect: True))
    known.declare(Either, Declared(_do_nothing, lambda effect: Text("or"), parts=lambda effect: effect.options))
    return known


def test_effects_are_resolved_in_order(effects: Effects[Declared]) -> None:
    purse = Purse()
    with pytest.raises(StopIteration):
        effects.resolve(Table([]), purse, [Look(), Gain(2)]).send(None)
    assert (purse.coins, purse.done) == (2, [Look(), Gain(2)])


def test_declarations_of_kind_apply_to_any_effect(effects: Effects[Declared]) -> None:
    assert effects[Gain(3)].text(Gain(3)) == Text("gain", count=3)
    assert (effects[Gain(3)].value(Gain(3)), effects[Look()].value(Look())) == (6.0, 1.0)


def test_several_effects_are_possible_if_one_is(effects: Effects[Declared]) -> None:
    assert effects.possible(Purse(coins=2), [Gain(1)])
    assert not effects.possible(Purse(coins=3), [Gain(1)])
    assert effects.possible(Purse(coins=3), [Gain(1), Look()])


def test_several_effects_reveal_something_if_one_does(effects: Effects[Declared]) -> None:
    assert effects.reveals(Purse(), [Gain(1), Look()])
    assert not effects.reveals(Purse(), [Gain(1), Either(((Look(),),))])


def test_effects_may_reveal_something_if_one_in_them_does(effects: Effects[Declared]) -> None:
    assert effects.may_reveal([Gain(1), Either(((Gain(1),), (Look(),)))])
    assert not effects.may_reveal([Gain(1), Either(((Gain(2),),))])


def test_effects_precede_nested_ones(effects: Effects[Declared]) -> None:
    inner = Either(((Gain(1), Look()), (Gain(2),)))
    found = list(effects.within([inner, Gain(3)]))
    assert found == [inner, Gain(1), Look(), Gain(2), Gain(3)]


def test_kind_is_declared_once(effects: Effects[Declared]) -> None:
    assert Gain in effects
    assert int not in effects
    with pytest.raises(ValueError, match="Gain is declared twice"):
        effects.declare(Gain, effects[Gain(1)])
