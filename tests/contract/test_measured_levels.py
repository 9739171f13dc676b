"""Takeovers compare people with levels by the shares of wins that docs/strength.md reports."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games import find, keys
from engine.kit.computer.levels import LEVELS
from engine.table import HasLevels

ROW = re.compile(r"^\| (?P<game>[^|]*)\| (?P<level>\w+) \|[^|]*\|[^|]*\| (?P<won>\d+) % ", re.MULTILINE)
REPORT = Path(__file__).resolve().parents[2] / "docs" / "strength.md"


def reported(name: str) -> dict[str, float]:
    """Returns the shares of wins of a game's levels in the table of levels of partners."""
    rows = REPORT.read_text().split("### Levels of partners")[1].split("###")[0]
    found: dict[str, float] = {}
    game = ""
    for row in ROW.finditer(rows):
        game = row["game"].strip(" !").lower() or game
        if game == name:
            found[row["level"]] = int(row["won"]) / 100
    return found


@pytest.mark.parametrize("key", [key for key in keys() if not find(key).competitive])
def test_wins_of_levels_are_those_that_were_measured(key: str) -> None:
    game = find(key)
    assert isinstance(game, HasLevels)
    measured = reported(key.replace("_", " "))
    assert list(measured) == list(LEVELS)
    assert game.wins == measured
