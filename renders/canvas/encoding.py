"""Encodes pictures: as PNG, with the names of their symbols, or with several frames as WebP or GIF."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Literal, NamedTuple

from PIL import Image, UnidentifiedImageError
from PIL.PngImagePlugin import PngInfo

COLOURS = 144  # 256 colours made a full board larger and looked no different
MOST_BYTES = 250_000  # larger results are compressed harder, which takes 50 % longer

WEBP_QUALITY, WEBP_METHOD = 75, 2  # a better method saved 4 % of the bytes for twice the time
GIF_COLOURS = 64

MovingFormat = Literal["webp", "gif"]
SYMBOLS = "Symbols"  # the PNG's text of this name


def encode(image: Image.Image, symbols: Iterable[str] = ()) -> bytes:
    """Encodes an image as a PNG with a small palette. It is not dithered: dithering speckles flat areas and doubles
    the size. `symbols_in` returns the symbols again."""
    said = PngInfo()
    if names := " ".join(sorted(symbols)):
        said.add_text(SYMBOLS, names)
    flat = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    data = _packed(flat, said, 3)
    return data if len(data) <= MOST_BYTES else _packed(flat, said, 6)


class Moving(NamedTuple):
    """The frames of a moving picture, and how long each is shown, in ms."""

    frames: Sequence[Image.Image]
    durations: Sequence[int]


def encode_moving(moving: Moving, form: MovingFormat) -> bytes:
    """Encodes frames that repeat without end. GIF has fewer colours and three times the bytes."""
    out, (first, *others) = BytesIO(), moving.frames
    together = {"save_all": True, "duration": list(moving.durations), "loop": 0}
    if form == "webp":
        first.save(out, "WEBP", append_images=others, quality=WEBP_QUALITY, method=WEBP_METHOD, **together)
    else:
        few = [
            each.quantize(GIF_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE) for each in moving.frames
        ]
        few[0].save(out, "GIF", append_images=few[1:], **together)
    return out.getvalue()


def symbols_in(picture: bytes) -> Sequence[str]:
    """Returns the names of the symbols in an encoded picture; none if it cannot be read."""
    try:
        with Image.open(BytesIO(picture)) as image:
            return str(image.info.get(SYMBOLS, "")).split()
    except UnidentifiedImageError:
        return ()


def _packed(image: Image.Image, said: PngInfo, level: int) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", compress_level=level, pnginfo=said)
    return out.getvalue()
