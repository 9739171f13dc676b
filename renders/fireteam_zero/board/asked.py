"""What whoever is asked sees: the board, or amid an attack its dice."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.table import Text
from renders.fireteam_zero import alt, attack
from renders.fireteam_zero.board import board
from renders.fireteam_zero.board.aim import aim
from renders.scene import Scene


def amid_attack(scene: Scene) -> bool:
    """Whether dice have been rolled in an attack that goes on."""
    found = aim(scene.view)
    return found is not None and found.rolled and scene.view.fight is not None


def ground(scene: Scene) -> Image.Image:
    """That of the board, or of an attack."""
    return attack.ground(scene) if amid_attack(scene) else board.ground(scene)


def title(image: Image.Image, scene: Scene) -> None:
    """Who acts, or who attacks whom."""
    (attack.title if amid_attack(scene) else board.title)(image, scene)


def table(image: Image.Image, scene: Scene) -> None:
    """The board, or dice and what has come of them."""
    if not amid_attack(scene):
        board.table(image, scene)
        return
    attack.dice(image, scene)
    attack.told(image, scene)


def in_words(scene: Scene) -> Sequence[Text]:
    """The picture in words."""
    return alt.attack(scene) if amid_attack(scene) else alt.board(scene)
