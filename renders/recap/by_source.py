"""Points by source over rounds: a small plot for each seat, all with the same scale."""

from __future__ import annotations

from PIL import Image

from engine.table import Sources
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.palette import Tones
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write, write_fitted
from renders.recap.plots import Box, Plot
from renders.recap.told import PlayerWords

ROW, LEGEND = 390, 68
COLUMNS, LEGENDS = 2, 3  # plots, and legends side by side
COLOURS = (
    ("#b79cf0", "#c9b3ff"),
    ("#ffcf7a", "#ffd75e"),
    ("#ff7a6b", "#ff9c8f"),
    ("#8fb7e8", "#9fd0ff"),
    ("#8fd694", "#62e39c"),
    ("#d9d4c7", "#ffffff"),
)
"""The colour of each source, in the usual look and in high contrast; that of the hidden source last."""


def sources_high(chart: Sources) -> int:
    """Returns the height in px."""
    listed = len(chart.sources) + bool(chart.ends)
    return ROW * -(-len(chart.values) // COLUMNS) + LEGEND * -(-listed // LEGENDS) + 20


def put_sources(image: Image.Image, box: Box, tones: Tones, chart: Sources, words: PlayerWords) -> None:
    """Draws the plots, and below them the names of the sources."""
    x, y, wide, _ = box
    totals = [sum(rounds[-1]) + (chart.ends[seat] if chart.ends else 0) for seat, rounds in enumerate(chart.values)]
    most = max(1, *totals, *(sum(each) for rounds in chart.values for each in rounds))
    for seat, total in enumerate(totals):
        left, top = x + 70 + seat % COLUMNS * (wide // COLUMNS), y + 70 + seat // COLUMNS * ROW
        _put_plot(image, (left, top, wide // COLUMNS - 100, ROW - 110), tones, chart, seat, most)
        put(image, seat_piece(seat, 46), left + 24, top - 34, "mm")
        write_fitted(image, left + 60, top - 34, fit(words.seat(seat), 40, wide // COLUMNS - 280, "bold"), face="bold")
        tone = palette.WARM if total == max(totals) else palette.TEXT
        write(image, left + wide // COLUMNS - 100, top - 34, str(total), 50, tone, "black", "rm")
    below = y + ROW * -(-len(totals) // COLUMNS) + 12
    for at, source in enumerate((*chart.sources, *((chart.hidden,) if chart.ends else ()))):
        left, top = x + 24 + at % LEGENDS * (wide // LEGENDS), below + at // LEGENDS * LEGEND
        put(image, plate(44, 38, _colour(chart, at), palette.INK, radius=8), left, top + LEGEND / 2, "lm")
        name = words.message(f"score-{source}")
        said = fit(name[:1].upper() + name[1:], 38, wide // LEGENDS - 84)
        write_fitted(image, left + 58, top + LEGEND / 2, said, palette.TEXT)


def _put_plot(image: Image.Image, box: Box, tones: Tones, chart: Sources, seat: int, most: int) -> None:
    rounds = chart.values[seat]
    last = len(rounds) - 1
    plot = Plot(box, last + 2 * bool(chart.ends), 0, most * 1.05, tones.low)
    plot.grid(image, tones.floor)
    lower = [(float(at), 0.0) for at in range(len(rounds))]
    for source in range(len(chart.sources)):
        upper = [(at, value + rounds[round(at)][source]) for at, value in lower]
        plot.area(upper, _colour(chart, source), lower)
        lower = upper
    if chart.ends:
        top = lower[-1][1]
        plot.block((last + 0.4, top), (last + 1.9, top + chart.ends[seat]), _colour(chart, len(chart.sources)))
    plot.put(image, max(1, last))


def _colour(chart: Sources, at: int) -> str:
    usual, contrast = COLOURS[-1 if at == len(chart.sources) else at]
    return palette.either(usual, contrast)
