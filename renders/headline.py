"""The line at the top of a game's pictures: a bar with symbol and title, above an empty picture with panels."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit, width
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write_fitted
from renders.scene import Scene
from renders.stamp import PAST_WIDTH

MARGIN = 16  # px around everything
MOMENT = 0.45  # maximum share of the picture's width for the text at the right


@dataclass(frozen=True, slots=True)
class Headline:
    """A game's style of the headline: its colours, the bar's height and the text's position in px."""

    tones: palette.Tones
    high: int
    middle: int

    def ground(self, size: tuple[int, int], *boxes: Box) -> Image.Image:
        """Draws an empty picture of this size with the bar and a panel at each box."""
        image = Image.new("RGB", size, self.tones.void)
        put(image, plate(size[0] - 2 * MARGIN, self.high, self.tones.low, radius=16), MARGIN, 8)
        for x, y, wide, high in boxes:
            put(image, plate(wide, high, self.tones.low, radius=20), x, y)
        return image

    def right_edge(self, image: Image.Image, scene: Scene) -> int:
        """Returns the right edge of the headline, left of the mark of a past picture if there is one."""
        return image.width - MARGIN - 24 - (PAST_WIDTH if scene.job.past else 0)

    def put_right(self, image: Image.Image, scene: Scene, words: str, room: int) -> int:
        """Draws text at the right end within `room` px. Returns the x of its start."""
        right, fitted = self.right_edge(image, scene), fit(words, 34, room, "bold")
        write_fitted(image, right, self.middle, fitted, palette.MUTED, "bold", "rm")
        return right - round(width(fitted.lines[0], fitted.px, "bold") * fitted.squeeze)

    def put(
        self, image: Image.Image, scene: Scene, title: str, sign: Image.Image | None = None, right: int = 0
    ) -> None:
        """Draws the symbol, then the title in the serif face, up to `right` if given."""
        x = MARGIN + 20
        if sign:
            put(image, sign, x + 28, self.middle, "mm")
            x += 70
        fitted = fit(title, 46, (right or self.right_edge(image, scene)) - x, "serif", smallest=32)
        write_fitted(image, x, self.middle, fitted, palette.TEXT, "serif")


def sheet_wide(scene: Scene) -> int:
    """Returns the width in px of a picture without a map. It is narrower than one with a map, especially with large
    labels, so that text appears larger on a phone."""
    return 1040 if scene.large else 1280
