"""The picture for a question: the cards to choose, the dice of an attack, or the part of the board with the choices."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.state import State
from renders.canvas.grid import Box
from renders.fireteam_zero import signs
from renders.fireteam_zero.board import attack
from renders.fireteam_zero.board.aim import aim
from renders.fireteam_zero.board.dice import put_dice
from renders.fireteam_zero.board.window import put_window
from renders.fireteam_zero.sheets import offer
from renders.fireteam_zero.sheets.chosen import Shown, put_cards, put_header, shown
from renders.fireteam_zero.style.look import TONES
from renders.panel import GAP, MARGIN, SIZE, STRIP_TOP, strip
from renders.scene import Scene

Kind = Literal["offer", "dice", "cards", "board"]

HEAD = 104  # px of the header above the cards
AREA: Box = (MARGIN, MARGIN, SIZE[0] - 2 * MARGIN, STRIP_TOP - MARGIN - GAP)


def kind(scene: Scene) -> Kind:
    """Returns the kind of picture that shows the choices of the question."""
    topic = scene.job.topic
    if topic is not None and topic.rolled and scene.view.fight is not None:
        return "dice"
    if offer.choosing(scene):
        return "offer"
    cards = bool(shown(scene)) and (not scene.job.badges or (topic is not None and topic.key == "fire.attack_cards"))
    if cards:
        return "cards"
    return "dice" if amid_attack(scene) and not scene.job.badges else "board"


def amid_attack(scene: Scene) -> bool:
    """True while the attack whose dice were rolled last is being resolved. A reaction may have rolled other dice
    since."""
    found, fight = aim(scene.view), scene.view.fight
    if found is None or fight is None or not found.rolled:
        return False
    same_target = found.target in ("", fight.target)
    return same_target and (found.attacker, found.location) == (fight.attacker, fight.location)


def ground(scene: Scene) -> Image.Image:
    """Returns the empty background."""
    return Image.new("RGB", SIZE, TONES.void)


def layers(image: Image.Image, scene: Scene) -> None:
    """Draws the picture of the question, and what its symbols mean."""
    of = kind(scene)
    if of == "dice":
        put_dice(image, scene)
        return
    if of == "offer":
        put_cards(image, scene, offered(scene), AREA)
    elif of == "cards":
        _put_cards(image, scene)
    else:
        put_window(image, scene)
    strip(image, scene, TONES, signs.of(scene))


def offered(scene: Scene) -> list[Shown]:
    """Returns the upgrades on offer; recommended ones are marked."""
    found, marked = offer.choosing(scene), offer.recommended(scene)
    return [Shown(card, marked=card in marked) for card in found.offered] if found else []


def _put_cards(image: Image.Image, scene: Scene) -> None:
    """Draws the cards, below the target of the attack if there is one."""
    x, y, wide, high = AREA
    head = _head(scene)
    if head:
        sprite, words = head
        put_header(image, scene, sprite, words, (x, y, wide, HEAD))
        y, high = y + HEAD + GAP, high - HEAD - GAP
    put_cards(image, scene, shown(scene), (x, y, wide, high))


def _head(scene: Scene) -> tuple[Image.Image, str] | None:
    """Returns the piece and the words above the cards: the target, or the attacker and the target."""
    state: State = scene.view
    topic, found = scene.job.topic, aim(state)
    if topic and topic.key == "fire.attack_cards":
        target = next((each for each in topic.about if each not in content().heroes), "")
        place = next(iter(sorted(scene.job.badges)), "")
        return attack.piece(state, target, 84), f"{attack.named(scene, target)}, {place}"
    if found is None:
        return None
    return attack.piece(state, found.attacker, 84), attack.headline(
        scene, found.attacker, found.target or found.location
    )
