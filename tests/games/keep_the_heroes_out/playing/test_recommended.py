"""The lobby's difficulty labels agree with the measurements in docs/balance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import SCENARIOS

MEASURED = Path(__file__).parents[4] / "docs" / "balance" / "keep_the_heroes_out.md"
FAR = 15  # percentage points between this number of clans and 2 or 4 from which a remark is shown
NEAR = 10  # so little is not


def apart() -> dict[tuple[str, int], int]:
    """By how many points a number of clans wins more often in a scenario than 2 and 4."""
    table = MEASURED.read_text("utf-8").partition("Challenging with other numbers of clans:")[2]
    rows = re.findall(r"^\| \d+ (\w+) \| ([*\d| ]+) \|$", table, re.MULTILINE)
    won = {scenario: [int(cell.strip(" *")) for cell in cells.split("|")] for scenario, cells in rows}
    return {
        (scenario, clans): rate - usual
        for scenario, (usual, *rates) in won.items()
        for clans, rate in zip((1, 3, 6), rates, strict=True)
    }


def test_every_scenario_was_measured() -> None:
    assert {scenario for scenario, _ in apart()} == set(SCENARIOS) and len(apart()) == 3 * len(SCENARIOS)


@pytest.mark.parametrize(("scenario", "clans"), apart())
def test_lobby_warns_of_unusual_difficulty(scenario: str, clans: int) -> None:
    difference, said = apart()[scenario, clans], content().scenarios[scenario].recommended
    assert difference >= -FAR or clans in said.harder, f"{difference} points"
    assert difference <= FAR or clans in said.easier, f"{difference} points"
    assert clans not in said.harder or difference < -NEAR, f"{difference} points"
    assert clans not in said.easier or difference > NEAR, f"{difference} points"
