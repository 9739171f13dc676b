"""Pastes cached sprites fast.

Pillow blends every pixel of a sprite, the transparent and the opaque ones too. Blending takes ten times as long as
copying, and most pixels need none. So a cached sprite is split once into parts to copy and parts to blend. The result
is the same, byte for byte. Pillow's C library is called directly: the checks of `Image` take longer than small pastes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from PIL import Image

TILE = 16  # px; a part consists of whole tiles. At most 16, so that one pixel changes a tile's mean
SMALL = 1600  # px: smaller sprites are only trimmed, because more parts would cost more than they save
FEW = 3  # tiles: a shorter run is blended with its neighbours
SHARED = "shared"  # in the `info` of an image: that it is never changed, and later its parts

CLEAR, MIXED, OPAQUE = 0, 1, 2
NONZERO = [0, *[255] * 255]
WHOLE = [*[0] * 255, 255]
Core = Any  # an image of Pillow's C library, whose methods take a fraction of the time of `Image`'s


class Part(NamedTuple):
    """A rectangle of a sprite, to be copied or blended."""

    pixels: Core  # or its only colour, as a tuple
    left: int
    top: int
    right: int
    bottom: int
    blended: bool


class Shared:
    """The parts of an image that is never changed, computed when it is first pasted. Copies of an image carry the same
    note, so it names the pixels that it is about."""

    def __init__(self, pixels: Core) -> None:
        self.pixels = pixels
        self.parts: tuple[Part, ...] | None = None
        self.stretched: dict[int, tuple[Part, ...]] = {}  # by the column and row that is repeated
        self.scaled: dict[Size, Image.Image] = {}


def share(image: Image.Image) -> None:
    """Notes that this image is never changed again."""
    image.info[SHARED] = Shared(image.im)


def own(image: Image.Image) -> Image.Image:
    """Returns the image, or a copy if it is shared."""
    return image.copy() if _shared(image) else image


def paste(image: Image.Image, sprite: Image.Image, left: int, top: int) -> None:
    """Pastes a sprite, blended by its own transparency."""
    parts = parts_of(sprite)
    if parts is None:
        image.paste(sprite, (left, top), sprite)
        return
    onto = image.im.paste
    for pixels, x, y, right, bottom, blended in parts:
        box = left + x, top + y, left + right, top + bottom
        if blended:
            onto(pixels, box, pixels)
        else:
            onto(pixels, box)


def parts_of(sprite: Image.Image) -> tuple[Part, ...] | None:
    """Returns the parts of a shared sprite, None for any other."""
    found = _shared(sprite)
    if found is None or sprite.mode != "RGBA":
        return None
    if found.parts is None:
        found.parts = tuple(split(sprite))
    return found.parts


def _shared(sprite: Image.Image) -> Shared | None:
    found: Shared | None = sprite.info.get(SHARED)
    return found if found is not None and found.pixels is sprite.im else None


def scaled(sprite: Image.Image, to: float) -> Image.Image:
    """Returns a sprite reduced to that share of its size."""
    if to == 1:
        return sprite
    size, found = (round(sprite.width * to), round(sprite.height * to)), _shared(sprite)
    if found is None:
        return sprite.resize(size)
    if size not in found.scaled:
        found.scaled[size] = sprite.resize(size)
        share(found.scaled[size])
    return found.scaled[size]


def split(sprite: Image.Image) -> Iterator[Part]:
    """Yields the parts of a sprite that are not transparent."""
    alpha = sprite.getchannel("A")
    box = alpha.getbbox()
    if box is None:
        return
    small = (box[2] - box[0]) * (box[3] - box[1]) <= SMALL
    whole = OPAQUE if alpha.getextrema() == (255, 255) else MIXED
    for left, top, right, bottom, kind in [(*box, whole)] if small or whole == OPAQUE else _rectangles(alpha, box):
        box = left, top, right, bottom
        yield Part(sprite.im if box == (0, 0, *sprite.size) else sprite.im.crop(box), *box, kind == MIXED)


def paste_stretched(image: Image.Image, sprite: Image.Image, left: int, top: int, size: Size, at: int) -> None:
    """Pastes a sprite enlarged to `size` by repeating its column and row `at`."""
    found = _shared(sprite) or Shared(sprite.im)
    parts = found.stretched.get(at)
    if parts is None:
        parts = found.stretched[at] = tuple(_split_stretched(sprite, at))
    onto, wider, higher = image.im.paste, size[0] - sprite.width, size[1] - sprite.height
    for pixels, x, y, right, bottom, blended in parts:
        wide, high = right - x, bottom - y
        x_end, y_end = right if right <= at else right + wider, bottom if bottom <= at else bottom + higher
        x, y = x if x <= at else x + wider, y if y <= at else y + higher
        box = left + x, top + y, left + x_end, top + y_end
        if isinstance(pixels, tuple):
            onto(pixels, box)
            continue
        if (x_end - x, y_end - y) != (wide, high):
            pixels = pixels.resize((x_end - x, y_end - y), Image.Resampling.NEAREST, (0, 0, wide, high))
        if blended:
            onto(pixels, box, pixels)
        else:
            onto(pixels, box)


def _split_stretched(sprite: Image.Image, at: int) -> Iterator[Part]:
    """Yields the parts of a sprite whose column and row `at` are repeated: the corners and the edges."""
    for left, right in _spans(sprite.width, at):
        for top, bottom in _spans(sprite.height, at):
            piece = sprite.crop((left, top, right, bottom))
            for part in split(piece) if min(piece.size) > 1 else _lines(piece):
                yield part._replace(
                    left=left + part.left, top=top + part.top, right=left + part.right, bottom=top + part.bottom
                )


def _spans(length: int, at: int) -> Iterator[tuple[int, int]]:
    for start, end in ((0, at), (at, at + 1), (at + 1, length)):
        if start < min(end, length):
            yield start, min(end, length)


def _lines(piece: Image.Image) -> Iterator[Part]:
    """Yields the parts of a piece of one column or one row."""
    start = 0
    for kind, alike in groupby((alpha > 0) + (alpha == 255) for alpha in piece.getchannel("A").tobytes()):
        end = start + len(list(alike))
        left, top, right, bottom = (0, start, 1, end) if piece.width == 1 else (start, 0, end, 1)
        core = piece.im.crop((left, top, right, bottom))
        ink = core.getpixel((0, 0))
        alone = kind == OPAQUE and core.getcolors(1) is not None
        if kind != CLEAR:
            yield Part(ink if alone else core, left, top, right, bottom, kind == MIXED)
        start = end


Size = tuple[int, int]
Rectangle = tuple[int, int, int, int, int]  # left, top, right, bottom, kind


def _rectangles(alpha: Image.Image, box: tuple[int, int, int, int]) -> Iterator[Rectangle]:
    """Yields rectangles of tiles of the same kind. Equal runs of tiles in consecutive rows are one rectangle."""
    inside = alpha.crop(box)
    some, every = (inside.point(table).reduce(TILE) for table in (NONZERO, WHOLE))
    kinds = [(a > 0) + (b == 255) for a, b in zip(some.tobytes(), every.tobytes(), strict=True)]
    rows = [_runs(kinds[at : at + some.width]) for at in range(0, len(kinds), some.width)]
    row = 0
    for runs, alike in groupby(rows):
        end = row + len(list(alike))
        for start, stop, kind in runs:
            right, bottom = min(box[2], box[0] + stop * TILE), min(box[3], box[1] + end * TILE)
            yield box[0] + start * TILE, box[1] + row * TILE, right, bottom, kind
        row = end


def _runs(kinds: Sequence[int]) -> list[tuple[int, int, int]]:
    """Returns the runs of tiles of a row that are not transparent. Short runs inside are blended with their
    neighbours."""
    runs: list[tuple[int, int, int]] = []
    at = 0
    for kind, alike in groupby(kinds):
        end = at + len(list(alike))
        inside = runs and end < len(kinds)
        shown = MIXED if kind != MIXED and inside and end - at < FEW else kind
        if runs and runs[-1][2] == shown:
            runs[-1] = runs[-1][0], end, shown
        else:
            runs.append((at, end, shown))
        at = end
    return [run for run in runs if run[2] != CLEAR]
