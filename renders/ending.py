"""The upper part of the final picture of cooperative games."""

from __future__ import annotations

from typing import Any

from PIL import Image

from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write_fitted
from renders.headline import MARGIN
from renders.scene import Scene
from renders.stamp import PAST_WIDTH

HEAD = 310  # height in px of symbol and text
LEFT = 270  # x of the text


def ending_ground(tones: palette.Tones, wide: int, top: int, plates_high: int) -> Image.Image:
    """Draws the outcome's panel down to `top`, and leaves space below it for the players' plates."""
    image = Image.new("RGB", (wide, top + plates_high + 4), tones.void)
    put(image, plate(wide - 2 * MARGIN, top - MARGIN - 12, tones.low, radius=22), MARGIN, MARGIN)
    return image


def put_outcome(image: Image.Image, scene: Scene, after: str, **chapter: Any) -> None:
    """Draws the result (won, lost or unfinished), the reason and the duration. `chapter` holds the arguments of
    these messages."""
    result = scene.job.result
    won = bool(result and result.winners)
    key = "picture-not-over" if result is None else "picture-won" if won else "picture-lost"
    sign, tone = ("laurel", palette.WARM) if won else ("bones", palette.MUTED)
    put(image, symbol(sign, 180, tone), 50, 150, "lm")
    room = image.width - 30 - LEFT - (PAST_WIDTH if scene.job.past else 0)
    said = fit(scene.say(key, **chapter), 66, room, "serif", lines=2, smallest=40)
    write_fitted(image, LEFT, 92, said, tone if won else palette.TEXT, "serif")
    why = scene.words.say(result.reason) if result else ""
    write_fitted(image, LEFT, 188, fit(why, 40, room, lines=2))
    write_fitted(image, LEFT, 264, fit(after, 36, room), palette.MUTED)
