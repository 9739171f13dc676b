"""A picture as the bytes of a PNG."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

COLOURS = 144  # with 256, a full board was larger and looked no different


def encode(image: Image.Image) -> bytes:
    """A PNG of few colours. Not dithered: that speckles flat areas and doubles the size."""
    out = BytesIO()
    flat = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    flat.save(out, "PNG", compress_level=4)
    return out.getvalue()
