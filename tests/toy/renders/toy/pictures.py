"""The picture of the toy game: a line of text for each seat, and the cards of the visible hand."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.table import HIDDEN, Text
from renders.canvas.lettering import font
from renders.picture import Picture
from renders.scene import Scene
from tests.toy.game import describe


def background(scene: Scene) -> Image.Image:
    """An empty table."""
    return Image.new("RGB", (800, 400), "#1b1b1b")


def seats(image: Image.Image, scene: Scene) -> None:
    """Draws everyone's lanterns, and below them the cards that the reader may know."""
    known = [card for hand in scene.view.hands for card in hand if card != HIDDEN]
    lines = [*(scene.words.say(each) for each in describe(scene.view)), *map(scene.words.name, known)]
    ImageDraw.Draw(image).multiline_text((20, 20), "\n".join(lines), "white", font(28))


def alt(scene: Scene) -> Sequence[Text]:
    """Returns the same in words."""
    return describe(scene.view)


PICTURES = {"board": Picture(background, (seats,), alt)}
