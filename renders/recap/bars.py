"""Bars for each seat, and dice against expectation with the band in which 95 % of such rolls are."""

from __future__ import annotations

from PIL import Image

from engine.table import Bars, Luck
from renders.canvas import palette
from renders.canvas.lettering import figure, fit
from renders.canvas.palette import Tones
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write, write_fitted
from renders.recap.plots import Box
from renders.recap.told import PlayerWords

NAME, FIGURE = 380, 130  # px for the name at the left and the figure at the right
THICK, BAND = 44, 64


def put_bars(image: Image.Image, box: Box, tones: Tones, chart: Bars, words: PlayerWords) -> None:
    """Draws a bar for each seat, with its number."""
    x, y, wide, high = box
    put(image, plate(wide, high, tones.low, radius=18), x, y)
    step, most = (high - 30) / len(chart.values), max(1, *chart.values)
    room = wide - NAME - FIGURE
    for seat, value in enumerate(chart.values):
        middle = y + 15 + step * (seat + 0.5)
        _put_name(image, words, seat, x, middle)
        if value:
            fill = palette.GOOD if chart.good else palette.BAD
            put(image, plate(max(10, round(room * value / most)), THICK, fill, radius=8), x + NAME, middle, "lm")
        write(image, x + wide - 28, middle, str(value), 52, palette.TEXT, "black", "rm")


def put_luck(image: Image.Image, box: Box, tones: Tones, chart: Luck, words: PlayerWords) -> None:
    """Draws for each seat the band of usual rolls around the middle, and a bar to what its dice showed."""
    x, y, wide, high = box
    put(image, plate(wide, high, tones.low, radius=18), x, y)
    step = (high - 110) / len(chart.values)
    most = max(1.0, *(max(abs(shown - mean), band) for shown, mean, band in chart.values))
    half = (wide - NAME - FIGURE - 20) / 2
    zero = x + NAME + half
    for seat, (shown, mean, band) in enumerate(chart.values):
        middle, off = y + 15 + step * (seat + 0.5), shown - mean
        _put_name(image, words, seat, x, middle)
        usual = plate(max(10, round(2 * half * band / most)), BAND, tones.floor, palette.LINE, radius=8)
        put(image, usual, zero, middle, "mm")
        long, fill = max(8, round(half * abs(off) / most)), palette.GOOD if off >= 0 else palette.BAD
        put(
            image, plate(long, THICK // 2, fill, palette.INK, radius=6), zero if off >= 0 else zero - long, middle, "lm"
        )
        put(image, plate(6, BAND + 12, palette.TEXT, radius=3), zero, middle, "mm")
        said = f"+{round(off)}" if round(off) > 0 else figure(round(off))
        write(image, x + wide - 28, middle, said, 52, palette.TEXT, "black", "rm")
    foot = fit(words.message("chart-luck-band"), 34, wide - 80, lines=2)
    put(image, plate(60, 34, tones.floor, palette.LINE, radius=8), x + 28, y + high - 50, "lm")
    write_fitted(image, x + 104, y + high - 50, foot, palette.MUTED)


def _put_name(image: Image.Image, words: PlayerWords, seat: int, x: int, middle: float) -> None:
    put(image, seat_piece(seat, 56), x + 50, middle, "mm")
    write_fitted(image, x + 92, middle, fit(words.seat(seat), 42, NAME - 110, "bold"), palette.TEXT, "bold")
