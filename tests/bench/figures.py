"""Figures and their table; each is measured beside a reference loop that is the same on every machine."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from statistics import median
from time import perf_counter

SECONDS = {"ms": 0.001, "s": 1.0}
LOOPS = 200_000


@dataclass(frozen=True)
class Figure:
    """A measured value. `at_least` and `at_most` are targets, if any; `reference` is the time of the reference loop in
    seconds."""

    what: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None
    note: str = ""
    reference: float = 0.0

    @property
    def ratio(self) -> float | None:
        """Returns a time in reference loops, or a rate per loop; None for a size."""
        if self.unit in SECONDS:
            return self.value * SECONDS[self.unit] / self.reference if self.reference else None
        return self.value * self.reference if self.unit.endswith("/s") else None

    @property
    def row(self) -> tuple[str, str, str, str, str, str]:
        """The cells of its line: what, value, ratio to the reference loop, target, met or not, note."""
        target = f">= {self.at_least:g}" if self.at_least else f"<= {self.at_most:g}" if self.at_most else ""
        missed = (self.at_least is not None and self.value < self.at_least) or (
            self.at_most is not None and self.value > self.at_most
        )
        met = "" if not target else "missed" if missed else "met"
        ratio = "" if self.ratio is None else f"{_short(self.ratio)} x"
        return self.what, f"{_short(self.value)} {self.unit}", ratio, target, met, self.note


def _short(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def table(figures: Iterable[Figure]) -> str:
    """Returns the figures as lines of aligned columns."""
    rows = [figure.row for figure in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(6)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def beside_the_loop(figures: Iterable[Figure]) -> Iterator[Figure]:
    """Yields the figures, each with the time of the reference loop just before and after."""
    before = reference_seconds()
    for figure in figures:
        after = reference_seconds()
        yield replace(figure, reference=(before + after) / 2)
        before = after


def reference_seconds() -> float:
    """Returns the time of a fixed piece of Python on this machine now: the median of three runs."""
    return median(seconds_of(_reference) for _ in range(3))


def _reference() -> int:
    kept: dict[int, str] = {}
    for number in range(LOOPS):
        kept[number % 1_000] = str(number)
    return len(kept)


def seconds_of(work: Callable[[], object]) -> float:
    """Returns the time of one run, after a garbage collection."""
    gc.collect()
    began = perf_counter()
    work()
    return perf_counter() - began


def median_seconds(work: Callable[[], object], repeats: int) -> float:
    """Returns the median time of a number of runs, after one that does not count."""
    work()
    return median(seconds_of(work) for _ in range(repeats))
