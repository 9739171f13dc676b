"""Charts by round, drawn with the canvas: a line for each seat, or the danger."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.canvas import palette
from renders.canvas.lettering import figure
from renders.canvas.palette import Tones
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write
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

    def line(self, values: Sequence[int], colour: str) -> None:
        """Draws a line with an ink casing."""
        points = [self._at(at, value) for at, value in enumerate(values)]
        for width, fill in ((LINE + CASING, palette.INK), (LINE, colour)):
            self.pen.line(points, fill=fill, width=width * SCALE, joint="curve")

    def area(self, values: Sequence[int], colour: str) -> None:
        """Fills the area below a line."""
        points = [self._at(at, value) for at, value in enumerate(values)]
        self.pen.polygon([self._at(0, self.low), *points, self._at(len(values) - 1, self.low)], fill=colour)

    def band(self, low: float, high: float, colour: str) -> None:
        """Fills a band across the box."""
        self.pen.rectangle((0, self._at(0, high)[1] - 16 * SCALE, self.layer.width, self._at(0, low)[1]), fill=colour)

    def put(self, image: Image.Image) -> None:
        """Pastes the box, and writes the numbers of rounds below it."""
        x, y, wide, high = self.box
        image.paste(self.layer.resize((wide, high), Image.Resampling.LANCZOS), (x, y))
        every = 5 if self.rounds > 12 else 2 if self.rounds > 6 else 1
        for at in range(0, self.rounds, every):
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
        plot.line(line, palette.SEATS[seat].colour)
    plot.put(image)
    below = y + high + 0.0
    for seat in sorted(range(len(lines)), key=lambda each: lines[each][-1]):
        below = min(plot.spot(0, lines[seat][-1])[1], below - 50)
        put(image, seat_piece(seat, 42), x + wide - 78, below, "mm")


def put_danger(image: Image.Image, box: Box, tones: Tones, danger: Sequence[int]) -> None:
    """Draws the danger as an area; its upper third is where one blow may end it. The peak has its number."""
    x, y, wide, high = box
    put(image, plate(wide, high, tones.low, radius=18), x, y)
    plot = Plot((x + 32, y + 62, wide - 64, high - 120), len(danger) - 1, 0, 100, tones.low)
    plot.band(DANGEROUS, 100, palette.either(palette.mix(tones.low, palette.BAD, 0.28), "#5a1f1a"))
    plot.area(danger, palette.mix(tones.low, tones.accent, 0.35))
    plot.line(danger, tones.accent)
    plot.put(image)
    peak = max(range(len(danger)), key=lambda at: danger[at])
    across, down = plot.spot(peak, danger[peak])
    sprite = chip(str(danger[peak]), palette.BAD, 32, None)
    put(image, sprite, min(max(across, x + 70), x + wide - 70), max(down - 30, y + 80), "mm")
