"""Shared by the balance measurements: games stored in a file, a line of JSON each, so that a run can be stopped and
resumed at any time; and win rates.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any


def keep(file: Path, games: Iterable[Any]) -> None:
    """Adds games to a file as they end; each is a dataclass."""
    with file.open("a") as lines:
        for each in games:
            print(json.dumps(asdict(each)), file=lines, flush=True)


def kept(file: Path) -> list[dict[str, Any]]:
    """Returns the games in a file, their lists as tuples; empty if there is no file yet."""
    lines = file.read_text().splitlines() if file.exists() else []
    return [
        {name: tuple(value) if isinstance(value, list) else value for name, value in json.loads(line).items()}
        for line in lines
    ]


def listed(written: str) -> list[str]:
    """Returns the comma-separated names of an option."""
    return written.split(",")


@dataclass(frozen=True)
class Rate:
    """The number of wins of a number of games; `error` is one standard error."""

    won: int
    games: int

    @property
    def share(self) -> float:
        """The part that was won; a half of no games."""
        return self.won / self.games if self.games else 0.5

    @property
    def error(self) -> float:
        """Returns the standard error of a share moved slightly towards the middle, so that it is never 0."""
        smooth = (self.won + 1) / (self.games + 2)
        return sqrt(smooth * (1 - smooth) / max(1, self.games))

    def above(self, other: float | Rate, by: float = 0.0) -> bool:
        """True if it is significantly more than `by` above."""
        share, error = (other.share, other.error) if isinstance(other, Rate) else (other, 0.0)
        return bool(self.games) and self.share - share - by > 2 * sqrt(self.error**2 + error**2)

    def is_outside(self, low: float, high: float) -> bool:
        """True if it is significantly below or above."""
        return self.above(high) or Rate(self.games - self.won, self.games).above(1 - low)

    def shown(self, *, missed: bool = False) -> str:
        """Formats it in percent, bold if the target is missed; empty without a game."""
        if not self.games:
            return ""
        return f"**{100 * self.share:.0f}**" if missed else f"{100 * self.share:.0f}"
