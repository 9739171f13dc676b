"""The mark of a picture that does not show the current state."""

from __future__ import annotations

from PIL import Image

from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import frame, plate
from renders.canvas.sprites import put, symbol, write_fitted
from renders.scene import Scene

PAST_WIDTH = 196  # px of the mark in the upper right corner


def past(image: Image.Image, scene: Scene) -> None:
    """Draws a frame around the whole picture and a label in its upper right corner, so that no copy passes for the
    current state."""
    if scene.job.past:
        put(image, frame(*image.size, palette.WARM, line=8, radius=8), 0, 0)
        put(image, plate(PAST_WIDTH - 12, 66, palette.WARM, radius=14), image.width, 0, "rt")
        put(image, symbol("turn", 40, palette.INK), image.width - PAST_WIDTH + 28, 33, "lm")
        word = fit(scene.say("picture-past"), 40, PAST_WIDTH - 96, "black")
        write_fitted(image, image.width - PAST_WIDTH + 78, 33, word, palette.INK, "black")
