"""The picture for a question: the dice of an attack, the cards to choose, or the Zones around the Hero."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from engine.games.massive_darkness.model.state import State
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write_fitted
from renders.massive_darkness import signs
from renders.massive_darkness.board import combat
from renders.massive_darkness.board.dice import put_dice
from renders.massive_darkness.board.window import put_window, whose
from renders.massive_darkness.sheets.chosen import named, put_cards
from renders.massive_darkness.style.look import TONES
from renders.panel import GAP, LEAST, MARGIN, SIZE, STRIP, STRIP_TOP, strip
from renders.scene import Scene

Kind = Literal["dice", "cards", "map"]

AREA: Box = (MARGIN, MARGIN, SIZE[0] - 2 * MARGIN, STRIP_TOP - MARGIN - GAP)


def kind(scene: Scene) -> Kind:
    """Returns the kind of picture that shows the choices of the question."""
    cards = not scene.job.badges and named(scene, whose(scene))
    if just_rolled(scene) or (amid_attack(scene) and not (cards and is_resolved(scene))):
        return "dice"
    return "cards" if cards else "map"


def amid_attack(scene: Scene) -> bool:
    """True during an attack, once its dice are rolled."""
    state: State = scene.view
    return state.combat is not None and combat.is_rolled(state.combat)


def is_resolved(scene: Scene) -> bool:
    """True if the attack has done its Damage, so that its questions are about what it gave."""
    state: State = scene.view
    return state.combat is not None and state.combat.harm is not None


def just_rolled(scene: Scene) -> bool:
    """True if the panel shows the last dice before its question."""
    topic = scene.job.topic
    return topic is not None and topic.rolled and scene.view.dice is not None


def just_attacked(scene: Scene) -> bool:
    """True if the last attack is over, was made by the acting Hero in this Activation, and no other has begun."""
    state: State = scene.view
    if state.combat or state.events or not (state.dice and state.activation):
        return False
    return bool(state.activation.attacked) and state.dice.attacker == state.active_hero.id


def ground(scene: Scene) -> Image.Image:
    """Returns the empty background."""
    return Image.new("RGB", SIZE, TONES.void)


def layers(image: Image.Image, scene: Scene) -> None:
    """Draws the picture of the question, and below it the last attack or what the symbols mean."""
    of = kind(scene)
    if of == "dice":
        put_dice(image, scene)
        return
    if of == "cards":
        put_cards(image, scene, named(scene, whose(scene)), AREA)
    else:
        put_window(image, scene)
    if (of == "map" and just_attacked(scene)) or is_resolved(scene):
        _put_last_attack(image, scene)
    else:
        strip(image, scene, TONES, signs.of(scene))


def _put_last_attack(image: Image.Image, scene: Scene) -> None:
    """Draws the sum of the last attack and what came of it along the lower edge."""
    fought, wide = combat.shown(scene), SIZE[0] - 2 * MARGIN
    assert fought is not None
    put(image, plate(wide, STRIP, TONES.low, palette.WARM, line=3, radius=16), MARGIN, STRIP_TOP)
    middle = STRIP_TOP + STRIP / 2
    end = combat.put_sum(image, scene, fought, (MARGIN + 24, middle), 66) + 24
    first = combat.consequences(scene, fought)[0]
    room = SIZE[0] - MARGIN - 24 - round(end)
    words = fit(first, LEAST, room, "bold", smallest=44)
    write_fitted(image, SIZE[0] - MARGIN - 24, middle, words, palette.TEXT, "bold", "rm")
