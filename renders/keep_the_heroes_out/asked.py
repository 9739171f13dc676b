"""What whoever is asked sees: the dungeon with what may be chosen; the loot row or the places to build where those are
asked about."""

from __future__ import annotations

from types import ModuleType

from PIL import Image

from renders.keep_the_heroes_out.board import board, building
from renders.keep_the_heroes_out.sheets import loot
from renders.scene import Scene


def of_loot(scene: Scene) -> bool:
    """Whether nothing but cards of the row may be chosen."""
    return bool(scene.job.badges) and all(place.startswith("row:") for place in scene.job.badges)


def about(scene: Scene) -> ModuleType:
    """What the picture is of."""
    return building if building.is_asked(scene) else loot if of_loot(scene) else board


def ground(scene: Scene) -> Image.Image:
    """Of the picture that fits the question."""
    image: Image.Image = about(scene).ground(scene)
    return image


def title(image: Image.Image, scene: Scene) -> None:
    """Of that picture."""
    about(scene).title(image, scene)


def table(image: Image.Image, scene: Scene) -> None:
    """What is asked about."""
    about(scene).table(image, scene)
