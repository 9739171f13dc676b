"""Encodes a picture as PNG."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

COLOURS = 144  # 256 colours made a full board larger and looked no different
MOST_BYTES = 250_000  # larger results are compressed harder, which takes 50 % longer


def encode(image: Image.Image) -> bytes:
    """Encodes an image as a PNG with a small palette. It is not dithered: dithering speckles flat areas and doubles
    the size."""
    flat = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    data = _packed(flat, 3)
    return data if len(data) <= MOST_BYTES else _packed(flat, 6)


def _packed(image: Image.Image, level: int) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", compress_level=level)
    return out.getvalue()
