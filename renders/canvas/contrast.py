"""High contrast: a finished picture, black on white and with thicker lines. Shapes, hatches and letters tell all that
colours do, so that none of them is missed."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageChops, ImageFilter, ImageOps

MIDDLE = 0.55  # the lightness, from 0 to 1, that lies between what becomes white and what becomes black
STEEPNESS = 5.0
FAINTEST = 14  # the step of lightness, of 255, that becomes a line


def black_on_white(image: Image.Image) -> Image.Image:
    """The picture with light and dark changed and driven apart, and a line wherever one tone meets another."""
    grey = image.convert("L")
    turned = ImageOps.invert(grey).point(_curve())
    lines = grey.filter(ImageFilter.FIND_EDGES).point([255 if step < FAINTEST else 0 for step in range(256)])
    return ImageChops.darker(turned, lines).convert("RGB")


@cache
def _curve() -> list[int]:
    return [round(255 * min(1.0, max(0.0, (level / 255 - MIDDLE) * STEEPNESS + 0.5))) for level in range(256)]
