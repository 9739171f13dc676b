"""Lanterns, the toy game of the tests: it is added like any game, and no other code knows it."""

from pathlib import Path

import pytest

import data
import renders
from engine.games import REGISTERED

HERE = Path(__file__).parent


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adds the toy game until the test is over: its line in the registry, its data, and its pictures."""
    monkeypatch.setitem(REGISTERED, "toy", "tests.toy.game")
    monkeypatch.setattr(data, "__path__", [*data.__path__, str(HERE / "data")])
    monkeypatch.setattr(renders, "__path__", [*renders.__path__, str(HERE / "renders")])
