"""Measurements of drawn pictures: differences, colours at points, and sprites in places."""

from __future__ import annotations

from PIL import Image, ImageChops

from renders.job import Job, draw


def changed(one: Job, other: Job) -> tuple[int, int, int, int] | None:
    """Returns the box in which two pictures differ; None if they do not."""
    return ImageChops.difference(draw(one).convert("RGB"), draw(other).convert("RGB")).getbbox()


def inside(box: tuple[float, float, float, float], room: tuple[float, float, float, float]) -> bool:
    """True if a box is inside another."""
    return box[0] >= room[0] and box[1] >= room[1] and box[2] <= room[2] and box[3] <= room[3]


def pasted(image: Image.Image, sprite: Image.Image, x: float, y: float) -> bool:
    """True if the middle part of an opaque sprite is centred at x, y."""
    wide, high = sprite.size
    left, top = round(x - wide / 2), round(y - high / 2)
    seen = image.crop((left + 8, top + 8, left + wide - 8, top + high - 8)).convert("RGB")
    return seen.tobytes() == sprite.crop((8, 8, wide - 8, high - 8)).convert("RGB").tobytes()


def pixel(image: Image.Image, x: float, y: float) -> tuple[int, int, int]:
    """Returns the colour at a point."""
    red, green, blue = image.convert("RGB").getpixel((round(x), round(y)))  # type: ignore[misc]
    return red, green, blue


def rgb(colour: str) -> tuple[int, int, int]:
    """Returns a `#rrggbb` colour as numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
