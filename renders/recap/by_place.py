"""The holders of places: a strip for each place, a column for each round, and a letter where it changed hands."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.table import Strips
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.palette import Tones
from renders.canvas.sprites import write, write_fitted
from renders.recap.plots import Box
from renders.recap.told import PlayerWords, plain

STEP, NAMES, FOOT = 50, 420, 52
NARROWEST = 26  # px of a strip that has room for a letter


def strips_high(chart: Strips) -> int:
    """Returns the height in px."""
    return STEP * len(chart.places) + FOOT


def put_strips(image: Image.Image, box: Box, tones: Tones, chart: Strips, words: PlayerWords) -> None:
    """Draws the strips, in the order of the chart."""
    x, y, wide, high = box
    rounds = max(len(owners) for _, _, owners in chart.places)
    column = (wide - NAMES) / rounds
    pen = ImageDraw.Draw(image)
    for at, (place, worth, owners) in enumerate(chart.places):
        middle = y + STEP * (at + 0.5)
        name = fit(plain(words.name(place)), 34, NAMES - 96)
        write_fitted(image, x + NAMES - 74, middle, name, palette.TEXT, anchor="rm")
        write(image, x + NAMES - 20, middle, str(worth), 38, palette.WARM, "black", "rm")
        _put_strip(image, pen, owners, tones, (x + NAMES, middle, column))
    every = 5 if rounds > 12 else 2 if rounds > 6 else 1
    for number in range(0, rounds, every):
        left = x + NAMES + number * column
        write(image, left + 4, y + high - FOOT / 2, str(number + 1), 32, palette.MUTED, anchor="lm")


def _put_strip(
    image: Image.Image,
    pen: ImageDraw.ImageDraw,
    owners: tuple[int | None, ...],
    tones: Tones,
    at: tuple[float, float, float],
) -> None:
    left, middle, column = at
    before: int | None = None
    for number, owner in enumerate(owners):
        start = left + number * column
        fill = tones.low if owner is None else palette.SEATS[owner].colour
        pen.rectangle((round(start), middle - 21, round(start + column) - 1, middle + 21), fill=fill)
        runs = next((k for k, each in enumerate(owners[number:]) if each != owner), len(owners) - number)
        if owner is not None and owner != before and runs * column >= NARROWEST:
            write(image, start + 4, middle, palette.SEATS[owner].letter, 32, palette.on(fill), "black", "lm")
        before = owner
