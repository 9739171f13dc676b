"""A chart in words: its title and a line for each seat, as in its alt text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil
from typing import assert_never

from engine.table import Bars, Chart, DangerLine, Lines, Luck, Seat, Sources, Strips, Text

MOST_SOURCES = 3


def title(chart: Chart) -> Text:
    """Returns the title of a chart."""
    return Text(f"chart-{chart.key}")


def lines(chart: Chart) -> Iterator[Text]:
    """Yields what a chart shows: for each seat, or for the whole group."""
    match chart:
        case Lines():
            yield from _of_lines(chart)
        case Sources():
            yield from _of_sources(chart)
        case Strips():
            last = Counter(owners[-1] for _, _, owners in chart.places)
            longest = Counter(owner for _, _, owners in chart.places for owner in owners)
            for seat in sorted(seat for seat in longest if seat is not None):
                yield Text("chart-says-control", seat=Seat(seat), count=last[seat], rounds=longest[seat])
        case DangerLine():
            when, peak = max(chart.points, key=lambda point: point[1], default=(0.0, 0))
            now = chart.points[-1][1] if chart.points else 0
            yield Text("chart-says-danger", peak=peak, round=max(1, ceil(when)), now=now)
        case Bars():
            for seat, value in enumerate(chart.values):
                yield Text("chart-says-bar", seat=Seat(seat), count=value)
        case Luck():
            for seat, (shown, mean, band) in enumerate(chart.values):
                low, high = max(0, ceil(mean - band)), int(mean + band)
                yield Text("chart-says-luck", seat=Seat(seat), count=shown, mean=round(mean), low=low, high=high)
        case _:
            assert_never(chart)


def _of_lines(chart: Lines) -> Iterator[Text]:
    for at, values in enumerate(chart.values):
        if chart.names:
            yield Text("chart-says-named", name=chart.names[at], first=values[0], last=values[-1])
        elif chart.ends:
            yield Text("chart-says-end", seat=Seat(at), open=values[-1], total=chart.ends[at])
        else:
            yield Text("chart-says-vp", seat=Seat(at), count=values[-1])


def _of_sources(chart: Sources) -> Iterator[Text]:
    for seat, rounds in enumerate(chart.values):
        found = dict(zip(chart.sources, rounds[-1], strict=True))
        if chart.ends:
            found[chart.hidden] = chart.ends[seat]
        best = sorted((source for source in found if found[source]), key=lambda each: -found[each])[:MOST_SOURCES]
        parts = tuple(Text("chart-source", source=Text(f"score-{each}"), count=found[each]) for each in best)
        if parts:
            yield Text("chart-says-sources", seat=Seat(seat), sources=parts)
        else:
            yield Text("chart-says-vp", seat=Seat(seat), count=0)
