"""Fixtures for the rules of Keep the Heroes Out!"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

import pytest

from engine.games.keep_the_heroes_out.guild import acting
from engine.games.keep_the_heroes_out.model.content import Card, content
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Option

NUMBERS = count(1)  # options of a card are kept by its id: no test may use one again
NAME = {"en": "Test", "pt-BR": "Teste", "es": "Prueba"}


AS_PLAYED = frozenset(
    f"test_{name}"
    for name in (
        *("account", "added", "at_once", "autopilot", "invariants", "marks", "migrations", "order", "orders"),
        *("recommended", "reveals", "secrets", "steps", "teaching"),
    )
)
"""Tests of games as people play them: no question where the order makes no difference."""


@pytest.fixture(autouse=True)
def every_step_is_asked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asks for each step in tests of rules, so that a rule is shown step by step, in any order."""
    if request.module.__name__.rpartition(".")[2] in AS_PLAYED:
        return

    def all_of_them(state: State, options: Sequence[Option]) -> Sequence[Option]:
        return options

    monkeypatch.setattr(acting, "that_matter", all_of_them)


@pytest.fixture
def card() -> Iterator[Callable[[str], str]]:
    """Makes a tactic card from its notation, for this test alone; returns its id."""
    cards: dict[str, Card] = content().cards  # type: ignore[assignment]
    made: list[str] = []

    def make(notation: str, category: str | None = None) -> str:
        made.append(f"test_card_{next(NUMBERS)}")
        plain = {"id": made[-1], "name": NAME, "source": "ours", "card": notation, "copies": 1}
        cards[made[-1]] = Card.model_validate(plain | ({"category": category} if category else {"clan": "ratlings"}))
        return made[-1]

    yield make
    for each in made:
        del cards[each]


@pytest.fixture
def rewritten(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Changes the file of a scenario for this test alone."""

    def change(scenario: str, **changes: Any) -> None:
        written = content().scenarios[scenario]
        monkeypatch.setitem(content().scenarios, scenario, written.model_copy(update=changes))  # type: ignore[arg-type]

    return change


@pytest.fixture
def begins(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Says with how many monsters a clan begins among few clans and among many, for this test alone."""

    def change(name: str, few: int, many: int) -> None:
        clan = content().clans[name]
        start = clan.start.model_copy(update={"few": few, "many": many})
        monkeypatch.setitem(content().clans, name, clan.model_copy(update={"start": start}))  # type: ignore[arg-type]

    return change
