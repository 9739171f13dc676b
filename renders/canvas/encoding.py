"""A picture as the bytes of a PNG."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

COLOURS = 144  # with 256, a full board was larger and looked no different
MOST_BYTES = 250_000  # what is larger is packed more tightly, which takes half as long again


def encode(image: Image.Image) -> bytes:
    """A PNG of few colours. Not dithered: that speckles flat areas and doubles the size."""
    flat = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    data = _packed(flat, 3)
    return data if len(data) <= MOST_BYTES else _packed(flat, 6)


def _packed(image: Image.Image, level: int) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", compress_level=level)
    return out.getvalue()
