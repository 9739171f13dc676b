"""Sprites: cached lines of text and symbols, and how they are pasted into a picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.canvas import palette, symbols
from renders.canvas.lettering import Face, Fitted, font, typeset, width
from renders.canvas.looks import kept, note_symbols
from renders.canvas.pasting import paste, paste_stretched

FILTER = 4  # px around a pixel that can influence it when a larger drawing is reduced


def tint(mask: Image.Image, colour: str) -> Image.Image:
    """Turns a mask into a sprite of one colour."""
    sprite = Image.new("RGBA", mask.size, colour)
    sprite.putalpha(mask)
    return sprite


def supersampled(
    size: tuple[int, int], scale: int, ground: str, paint: Callable[[ImageDraw.ImageDraw], None]
) -> Image.Image:
    """Draws a sprite with `paint` on a canvas `scale` times as large, then reduces it. `ground` is the transparent
    colour below it."""
    large = Image.new("RGBA", (size[0] * scale, size[1] * scale), ground)
    paint(ImageDraw.Draw(large))
    return large.resize(size, Image.Resampling.LANCZOS)


@dataclass(frozen=True, slots=True)
class Stretched:
    """A sprite enlarged by repeating its column and row `at`. Valid if the surrounding `FILTER` px are uniform: the
    result then equals a drawing at that size, except for rounding."""

    sprite: Image.Image
    size: tuple[int, int]
    at: int

    @property
    def width(self) -> int:
        """The width in px."""
        return self.size[0]

    @property
    def height(self) -> int:
        """The height in px."""
        return self.size[1]

    def copy(self) -> Image.Image:
        """Returns the whole sprite as an image to draw on."""
        return stretched(self.sprite, self.size, self.at)

    def put(self, image: Image.Image, left: int, top: int) -> None:
        """Pastes it."""
        paste_stretched(image, self.sprite, left, top, self.size, self.at)


def stretched(sprite: Image.Image, size: tuple[int, int], at: int) -> Image.Image:
    """Returns a sprite enlarged by repeating its column and row `at`, as an image."""
    drawn = Image.new(sprite.mode, size)
    for box, x, y, part in _parts(sprite, size, at):
        drawn.paste(sprite.resize(part, Image.Resampling.NEAREST, box), (x, y))
    return drawn


Part = tuple[tuple[int, int, int, int], int, int, tuple[int, int]]


def _parts(sprite: Image.Image, size: tuple[int, int], at: int) -> Iterator[Part]:
    """Yields the parts of a sprite: each box, where it is pasted, and how large."""
    for left, right, x, x_end in _spans(sprite.width, size[0], at):
        for top, bottom, y, y_end in _spans(sprite.height, size[1], at):
            yield (left, top, right, bottom), x, y, (x_end - x, y_end - y)


def _spans(length: int, wished: int, at: int) -> Sequence[tuple[int, int, int, int]]:
    """Returns the source spans of a side and their target positions."""
    if length == wished:
        return [(0, length, 0, length)]
    end = wished - (length - at - 1)
    return [(0, at, 0, at), (at, at + 1, at, end), (at + 1, length, end, wished)]


@kept
def text(words: str, px: int, colour: str | None = None, face: Face = "medium", *, squeeze: float = 1.0) -> Image.Image:
    """Draws one line, as high as the font's line so that lines align. `squeeze` narrows it."""
    size = (text_width(words, px, face), sum(font(px, face).getmetrics()))
    colour = colour or palette.TEXT
    sprite = Image.new("RGBA", size, palette.clear(colour))
    draw = ImageDraw.Draw(sprite)
    for run in typeset(words, px, face).runs:
        draw.text((run.left, run.top), run.words, fill=colour, font=font(px, run.face))
    if squeeze < 1:
        sprite = sprite.resize((round(size[0] * squeeze), size[1]), Image.Resampling.LANCZOS)
    return sprite


def text_width(words: str, px: int, face: Face = "medium") -> int:
    """Returns the width of an unscaled line of text as a sprite."""
    return width(words, px, face) + 2


@kept
def symbol(name: str, px: int, colour: str | None = None, halo: str | None = None) -> Image.Image:
    """Draws a symbol at a size and in a colour. Raises KeyError if it does not exist."""
    note_symbols([name])
    colour = colour or palette.TEXT
    mask = symbols.mask(name).resize((px, px), Image.Resampling.LANCZOS)
    if not halo:
        return tint(mask, colour)
    edge = max(3, px // 12)
    wide = Image.new("L", (px + 2 * edge, px + 2 * edge), 0)
    for step in range(16):
        turn = step * math.pi / 8
        wide.paste(255, (edge + round(edge * math.cos(turn)), edge + round(edge * math.sin(turn))), mask)
    sprite = tint(wide, halo)
    sprite.paste(Image.new("RGBA", mask.size, colour), (edge, edge), mask)
    return sprite


def put(image: Image.Image, sprite: Image.Image | Stretched, x: float, y: float, anchor: str = "lt") -> None:
    """Pastes a sprite. `anchor` says which of its points is at x, y: l, m or r, then t, m or b."""
    wide, high = sprite.size
    left = round(x - {"l": 0, "m": wide / 2, "r": wide}[anchor[0]])
    top = round(y - {"t": 0, "m": high / 2, "b": high}[anchor[1]])
    if isinstance(sprite, Stretched):
        sprite.put(image, left, top)
    else:
        paste(image, sprite, left, top)


def write(
    image: Image.Image,
    x: float,
    y: float,
    words: str,
    px: int,
    colour: str | None = None,
    face: Face = "medium",
    anchor: str = "lt",
) -> None:
    """Draws one line of text."""
    put(image, text(words, px, colour, face), x, y, anchor)


def write_fitted(
    image: Image.Image,
    x: float,
    y: float,
    fitted: Fitted,
    colour: str | None = None,
    face: Face = "medium",
    anchor: str = "lm",
) -> None:
    """Draws fitted lines; y is the centre of all of them."""
    step = round(fitted.px * 1.14)
    top = y - step * (len(fitted.lines) - 1) / 2
    for i, line in enumerate(fitted.lines):
        put(image, text(line, fitted.px, colour, face, squeeze=fitted.squeeze), x, top + i * step, f"{anchor[0]}m")


def row(image: Image.Image, x: float, y: float, *sprites: Image.Image | Stretched, gap: int = 8) -> float:
    """Draws sprites side by side, vertically centred on y. Returns the x after the last one."""
    for sprite in sprites:
        put(image, sprite, x, y, "lm")
        x += sprite.width + gap
    return x
