"""Encodes a picture as PNG, with the names of its symbols."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import Image, UnidentifiedImageError
from PIL.PngImagePlugin import PngInfo

COLOURS = 144  # 256 colours made a full board larger and looked no different
MOST_BYTES = 250_000  # larger results are compressed harder, which takes 50 % longer


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
