"""The line at the top of a game's pictures: a sign and a title in a bar, over an empty picture with panels."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit, width
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write_fitted
from renders.scene import Scene
from renders.stamp import PAST_WIDTH

MARGIN = 16  # px around everything
MOMENT = 0.45  # of the width of a picture, that the moment at the right takes at most


@dataclass(frozen=True, slots=True)
class Headline:
    """How it looks in one game: its colours, and in px how high the bar is and where its words stand."""

    tones: palette.Tones
    high: int
    middle: int

    def ground(self, size: tuple[int, int], *boxes: Box) -> Image.Image:
        """An empty picture of this size with the bar, and a panel at each box."""
        return _ground(self, size, *boxes)

    def right_edge(self, image: Image.Image, scene: Scene) -> int:
        """Where it ends: the mark of a past picture takes the corner."""
        return image.width - MARGIN - 24 - (PAST_WIDTH if scene.job.past else 0)

    def put_right(self, image: Image.Image, scene: Scene, words: str, room: int) -> int:
        """Words at its right end, in so many px; returns where they begin."""
        right, fitted = self.right_edge(image, scene), fit(words, 34, room, "bold")
        write_fitted(image, right, self.middle, fitted, palette.MUTED, "bold", "rm")
        return right - round(width(fitted.lines[0], fitted.px, "bold") * fitted.squeeze)

    def put(
        self, image: Image.Image, scene: Scene, title: str, sign: Image.Image | None = None, right: int = 0
    ) -> None:
        """The sign, then the title in the serif, up to `right` if given."""
        x = MARGIN + 20
        if sign:
            put(image, sign, x + 28, self.middle, "mm")
            x += 70
        fitted = fit(title, 46, (right or self.right_edge(image, scene)) - x, "serif", smallest=32)
        write_fitted(image, x, self.middle, fitted, palette.TEXT, "serif")


@kept(44)
def _ground(headline: Headline, size: tuple[int, int], *boxes: Box) -> Image.Image:
    tones = headline.tones
    image = Image.new("RGB", size, tones.void)
    put(image, plate(size[0] - 2 * MARGIN, headline.high, tones.low, radius=16), MARGIN, 8)
    for x, y, wide, high in boxes:
        put(image, plate(wide, high, tones.low, radius=20), x, y)
    return image


def sheet_wide(scene: Scene) -> int:
    """The px of a picture without a map: narrower than those with one, and more so for large labels, so that what it
    says is larger on a phone."""
    return 1040 if scene.large else 1280
