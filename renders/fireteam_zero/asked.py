"""What whoever is asked sees: the board, amid an attack its dice, and before a mission what there is to take along."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.table import Text
from renders.fireteam_zero import alt
from renders.fireteam_zero.board import attack, board
from renders.fireteam_zero.board.aim import aim
from renders.fireteam_zero.sheets import offer
from renders.picture import Picture
from renders.scene import Scene

BOARD = Picture(board.ground, (board.title, board.table), alt.board)
ATTACK = Picture(attack.ground, (attack.title, attack.dice, attack.told), alt.attack)
OFFER = Picture(offer.ground, (offer.title, offer.cards), alt.offer)


def _shown(scene: Scene) -> Picture:
    if offer.choosing(scene):
        return OFFER
    return ATTACK if amid_attack(scene) else BOARD


def amid_attack(scene: Scene) -> bool:
    """True while an attack goes on whose dice were the last ones rolled: a reaction to it may have rolled others."""
    found, fight = aim(scene.view), scene.view.fight
    if found is None or fight is None or not found.rolled:
        return False
    same_target = found.target in ("", fight.target)
    return same_target and (found.attacker, found.location) == (fight.attacker, fight.location)


def ground(scene: Scene) -> Image.Image:
    """That of the picture which fits the question."""
    return _shown(scene).background(scene)


def layers(image: Image.Image, scene: Scene) -> None:
    """All layers of that picture."""
    for layer in _shown(scene).layers:
        layer(image, scene)


def in_words(scene: Scene) -> Sequence[Text]:
    """The picture in words."""
    return _shown(scene).alt(scene)
