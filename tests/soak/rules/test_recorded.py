"""All recorded games keep their course; `make test` replays every fourth of them."""

from __future__ import annotations

import pytest

from tests.recorded.replay import check, names

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("name", names())
def test_every_recorded_game_replays_identically(name: str) -> None:
    check(name)
