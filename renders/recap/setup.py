"""The board before the first turn, as the lobby shows it: fitted into the size of every panel's picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.table import Text
from renders import find
from renders.panel import fitted
from renders.picture import Picture
from renders.scene import Scene


def picture(scene: Scene) -> Image.Image:
    """Draws the game's board in the middle of a panel's picture."""
    return fitted(_board(scene).draw(scene))


def _board(scene: Scene) -> Picture:
    return find(scene.job.game)["board"]


def alt(scene: Scene) -> Sequence[Text]:
    """Returns the words of the board."""
    return _board(scene).alt(scene)
