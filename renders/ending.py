"""The upper part of the picture of an end, in games whose seats win or lose together."""

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

HEAD = 310  # px from the top that sign and words take
LEFT = 270  # where the words begin


def ending_ground(tones: palette.Tones, wide: int, top: int, plates_high: int) -> Image.Image:
    """The panel of the outcome down to `top`, and below it room for the plates of those who played."""
    image = Image.new("RGB", (wide, top + plates_high + 4), tones.void)
    put(image, plate(wide - 2 * MARGIN, top - MARGIN - 12, tones.low, radius=22), MARGIN, MARGIN)
    return image


def put_outcome(image: Image.Image, scene: Scene, after: str, **chapter: Any) -> None:
    """Won, lost or not over (`chapter` are the arguments of these messages), why, and after how long."""
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
