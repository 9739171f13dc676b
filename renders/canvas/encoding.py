"""A picture as the bytes of a PNG."""

from __future__ import annotations

from io import BytesIO

from PIL import Image


def encode(image: Image.Image) -> bytes:
    """A PNG of 256 colours. Not dithered: that speckles flat areas and doubles the size."""
    out = BytesIO()
    flat = image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    flat.save(out, "PNG", compress_level=4)
    return out.getvalue()
