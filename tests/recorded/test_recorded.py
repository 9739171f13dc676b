"""Recorded games keep their course through every change: questions, dice, log lines, states and results."""

from __future__ import annotations

import orjson
import pytest

from tests.recorded.matches import EACH, recordings
from tests.recorded.replay import HASHES, check, names

STRIDE = 4  # every fourth game is replayed here, all of them in the soak


@pytest.mark.parametrize("name", names()[::STRIDE])
def test_recorded_game_replays_identically(name: str) -> None:
    check(name)


def test_all_are_there() -> None:
    assert names() == sorted(each.name for each in recordings()) == sorted(orjson.loads(HASHES.read_bytes()))
    games = ("tyrants", "massive-darkness", "keep-the-heroes-out", "fireteam-zero")
    assert [len(names(game)) for game in games] == [EACH] * len(games)
