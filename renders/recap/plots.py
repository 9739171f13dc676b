"""Charts by round, drawn with the canvas: a line for each seat, or the danger."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.table import Lines
from renders.canvas import palette
from renders.canvas.lettering import figure, fit
from renders.canvas.palette import Tones
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write, write_fitted
from renders.recap.marks import chip

SCALE = 2  # lines are drawn twice as large and reduced
LINE, CASING = 7, 5
LETTERS = 32
DANGEROUS = 67  # danger from which one blow may end it
Box = tuple[int, int, int, int]
Point = tuple[float, float]


class Plot:
    """A box of a picture, in px, with a scale: rounds across, values from `low` to `high` upwards."""

    def __init__(self, box: Box, rounds: int, low: float, high: float, ground: str) -> None:
        self.box, self.rounds, self.low, self.high = box, max(1, rounds), low, max(low + 1, high)
        self.layer = Image.new("RGB", (box[2] * SCALE, box[3] * SCALE), ground)
        self.pen = ImageDraw.Draw(self.layer)

    def _at(self, at: float, value: float) -> Point:
        _, _, wide, high = self.box
        share = (value - self.low) / (self.high - self.low)
        return (12 + (wide - 24) * at / self.rounds) * SCALE, (high - 8 - (high - 24) * share) * SCALE

    def spot(self, at: float, value: float) -> Point:
        """Returns where a value is in the picture."""
        x, y = self._at(at, value)
        return self.box[0] + x / SCALE, self.box[1] + y / SCALE

    def grid(self, image: Image.Image, colour: str) -> None:
        """Draws horizontal lines at round values, with their numbers at the left."""
        span = self.high - self.low
        step = next(each for each in (1, 2, 5, 10, 20, 50, 100, 200) if span / each <= 5 or each == 200)
        for value in range(step * round(self.low / step), round(self.high) + 1, step):
            if value >= self.low:
                y, middle = self._at(0, value)[1], self.spot(0, value)[1]
                self.pen.line((0, y, self.layer.width, y), fill=colour, width=2 * SCALE)
                write(image, self.box[0] - 12, middle, figure(value), LETTERS, palette.MUTED, anchor="rm")

    def line(self, values: Sequence[Point], colour: str) -> None:
        """Draws a line with an ink casing."""
        points = [self._at(at, value) for at, value in values]
        for width, fill in ((LINE + CASING, palette.INK), (LINE, colour)):
            self.pen.line(points, fill=fill, width=width * SCALE, joint="curve")

    def area(self, values: Sequence[Point], colour: str, below: Sequence[Point] = ()) -> None:
        """Fills the area between a line and the one `below`, by default the lower edge."""
        under = below or [(at, self.low) for at, _ in values]
        self.pen.polygon([self._at(at, value) for at, value in (*values, *reversed(under))], fill=colour)

    def block(self, start: Point, end: Point, colour: str) -> None:
        """Fills a rectangle between two corners."""
        (left, top), (right, bottom) = self._at(*start), self._at(*end)
        self.pen.rectangle((min(left, right), min(top, bottom), max(left, right), max(top, bottom)), fill=colour)

    def band(self, low: float, high: float, colour: str) -> None:
        """Fills a band across the box."""
        self.pen.rectangle((0, self._at(0, high)[1] - 16 * SCALE, self.layer.width, self._at(0, low)[1]), fill=colour)

    def put(self, image: Image.Image, rounds: int = 0) -> None:
        """Pastes the box, and writes the numbers of rounds below it, by default up to the last."""
        x, y, _, high = self.box
        image.paste(self.layer.reduce(SCALE), (x, y))
        every = 5 if self.rounds > 12 else 2 if self.rounds > 6 else 1
        for at in range(0, rounds or self.rounds, every):
            write(image, self.spot(at, 0)[0], y + high + 8, str(at + 1), LETTERS, palette.MUTED, anchor="mt")


def put_vp(image: Image.Image, box: Box, tones: Tones, lines: Sequence[Sequence[int]]) -> None:
    """Draws a line for each seat, which ends in its piece."""
    x, y, wide, high = box
    put(image, plate(wide, high, tones.low, radius=18), x, y)
    least = min(0, *(min(line) for line in lines))
    inside = (x + 92, y + 62, wide - 216, high - 120)
    plot = Plot(inside, len(lines[0]) - 1, least, max(max(line) for line in lines) * 1.06, tones.low)
    plot.grid(image, tones.floor)
    for seat, line in enumerate(lines):
        plot.line(list(enumerate(line)), palette.SEATS[seat].colour)
    plot.put(image)
    below = y + high + 0.0
    for seat in sorted(range(len(lines)), key=lambda each: lines[each][-1]):
        below = min(plot.spot(0, lines[seat][-1])[1], below - 50)
        put(image, seat_piece(seat, 42), x + wide - 78, below, "mm")


def put_lines(image: Image.Image, box: Box, tones: Tones, chart: Lines, names: Sequence[str]) -> None:
    """Draws a line for each seat or name. Lines of seats end in their piece and figure, with what the final scoring
    added; names are below, each beside the number of its line."""
    x, y, wide, high = box
    put(image, plate(wide, high, tones.low, radius=18), x, y)
    values, ends = chart.values, chart.ends
    low = min(0, *(min(line) for line in values))
    top = max(1, *(max(line) for line in values), *ends) * 1.06
    inside = (x + 92, y + 30, wide - 316, high - 96 - 60 * len(names))
    plot = Plot(inside, len(values[0]) - 1, low, top, tones.low)
    plot.grid(image, tones.floor)
    colours = [_named(at) if names else palette.SEATS[at].colour for at in range(len(values))]
    for line, colour in zip(values, colours, strict=True):
        plot.line(list(enumerate(line)), colour)
    plot.put(image)
    shown = list(ends) or [line[-1] for line in values]
    below, pen = y + high + 0.0, ImageDraw.Draw(image)
    for at in sorted(range(len(values)), key=lambda each: shown[each]):
        below = min(plot.spot(0, shown[at])[1], below - 62)
        if ends:
            pen.line((*plot.spot(len(values[at]) - 1, values[at][-1]), x + wide - 196, below), colours[at], 5)
        sprite = chip(str(at + 1), colours[at], 30, None) if names else seat_piece(at, 50)
        put(image, sprite, x + wide - 168, below, "mm")
        tone = palette.WARM if not names and shown[at] == max(shown) else palette.TEXT
        write(image, x + wide - 124, below, str(shown[at]), 50, tone, "black", "lm")
    for at, name in enumerate(names):
        middle = y + high - 60 * (len(names) - at) + 18
        put(image, chip(str(at + 1), colours[at], 30, None), x + 60, middle, "mm")
        write_fitted(image, x + 108, middle, fit(name, 40, wide - 160), palette.TEXT)


def _named(at: int) -> str:
    return (palette.WARM, palette.GOOD, palette.BAD)[at % 3]


def put_danger(image: Image.Image, box: Box, tones: Tones, danger: Sequence[tuple[float, int]]) -> None:
    """Draws the danger as an area; its upper third is where one blow may end it. The peak has its number."""
    x, y, wide, high = box
    put(image, plate(wide, high, tones.low, radius=18), x, y)
    plot = Plot((x + 32, y + 62, wide - 64, high - 120), round(danger[-1][0]), 0, 100, tones.low)
    plot.band(DANGEROUS, 100, palette.either(palette.mix(tones.low, palette.BAD, 0.28), "#5a1f1a"))
    plot.area(danger, palette.mix(tones.low, tones.accent, 0.35))
    plot.line(danger, tones.accent)
    plot.put(image)
    when, peak = max(danger, key=lambda point: point[1])
    across, down = plot.spot(when, peak)
    sprite = chip(str(peak), palette.BAD, 32, None)
    put(image, sprite, min(max(across, x + 70), x + wide - 70), max(down - 30, y + 80), "mm")
