"""Every registered game goes through the contract, and the toy game beside them."""

from __future__ import annotations

import pytest

from engine import games
from engine.table import Game
from tests import toy
from tests.playing import every_game


@pytest.fixture(params=every_game())
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    toy.register(monkeypatch)
    return games.find(request.param)
