"""Figures, and the table in which they are printed."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import perf_counter


@dataclass(frozen=True)
class Figure:
    """A measured value. `at_least` and `at_most` are targets, where there are any."""

    what: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None
    note: str = ""

    @property
    def row(self) -> tuple[str, str, str, str, str]:
        """The cells of its line: what, value, target, met or not, note."""
        target = f">= {self.at_least:g}" if self.at_least else f"<= {self.at_most:g}" if self.at_most else ""
        missed = (self.at_least is not None and self.value < self.at_least) or (
            self.at_most is not None and self.value > self.at_most
        )
        met = "" if not target else "missed" if missed else "met"
        return self.what, f"{_short(self.value)} {self.unit}", target, met, self.note


def _short(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def table(figures: Iterable[Figure]) -> str:
    """The figures as lines of aligned columns."""
    rows = [figure.row for figure in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def seconds_of(work: Callable[[], object]) -> float:
    """How long one run takes, with the garbage of earlier ones swept before."""
    gc.collect()
    began = perf_counter()
    work()
    return perf_counter() - began


def median_seconds(work: Callable[[], object], repeats: int) -> float:
    """The median time of so many runs, after one that does not count."""
    work()
    return median(seconds_of(work) for _ in range(repeats))
