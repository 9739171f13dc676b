"""The picture for a question: the board, the dice during an attack, or the upgrades offered before a mission."""

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
    """True while the attack whose dice were rolled last is being resolved. A reaction may have rolled other dice
    since."""
    found, fight = aim(scene.view), scene.view.fight
    if found is None or fight is None or not found.rolled:
        return False
    same_target = found.target in ("", fight.target)
    return same_target and (found.attacker, found.location) == (fight.attacker, fight.location)


def ground(scene: Scene) -> Image.Image:
    """Returns the background of the picture that fits the question."""
    return _shown(scene).background(scene)


def layers(image: Image.Image, scene: Scene) -> None:
    """Draws all layers of that picture."""
    for layer in _shown(scene).layers:
        layer(image, scene)


def in_words(scene: Scene) -> Sequence[Text]:
    """Returns the alt text of the picture."""
    return _shown(scene).alt(scene)
