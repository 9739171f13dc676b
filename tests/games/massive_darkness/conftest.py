"""Fixtures for the rules of Enemies."""

from typing import Any

import pytest

import engine.games.massive_darkness.missions.registered  # noqa: F401  registers what `rules_of` finds
from engine.games.massive_darkness.model.state import CombatType, Enemy, Hero, State
from engine.table import Table

Attack = tuple[str, str, CombatType]


@pytest.fixture
def attacks(monkeypatch: pytest.MonkeyPatch) -> list[Attack]:
    """The attacks of Enemies, as attacker, defender and type; they are noted here and not fought."""
    noted: list[Attack] = []

    async def note(table: Table, state: State, attacker: Enemy, defender: Hero, type: CombatType, **_: Any) -> int:
        noted.append((attacker.id, defender.id, type))
        return 0

    monkeypatch.setattr("engine.games.massive_darkness.enemies.activation.attack", note)
    return noted
