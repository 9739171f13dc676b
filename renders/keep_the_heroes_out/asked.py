"""The picture for a question: the dungeon with the choices marked, or the loot row, or the places to build."""

from __future__ import annotations

from types import ModuleType

from PIL import Image

from renders.keep_the_heroes_out.board import board, building
from renders.keep_the_heroes_out.sheets import loot
from renders.scene import Scene


def of_loot(scene: Scene) -> bool:
    """True if only cards of the row may be chosen."""
    return bool(scene.job.badges) and all(place.startswith("row:") for place in scene.job.badges)


def about(scene: Scene) -> ModuleType:
    """Returns the module that draws the picture for this question."""
    return building if building.is_asked(scene) else loot if of_loot(scene) else board


def ground(scene: Scene) -> Image.Image:
    """Draws the background of the picture for the question."""
    image: Image.Image = about(scene).ground(scene)
    return image


def title(image: Image.Image, scene: Scene) -> None:
    """Draws that picture's title."""
    about(scene).title(image, scene)


def table(image: Image.Image, scene: Scene) -> None:
    """Draws that picture's contents."""
    about(scene).table(image, scene)
