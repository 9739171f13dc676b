"""What the pictures of Fireteam Zero share: tones, the colours of the ground and of creatures, headings, tokens, and
names in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.games.fireteam_zero.model.content import content, mission_of
from engine.kit.content import name_in
from engine.kit.named import Named
from renders.canvas import palette
from renders.canvas.grid import LARGE_LABELS, USUAL, Canvas
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import SHAPES_KEPT, put, symbol
from renders.headline import Headline
from renders.scene import Scene

TONES = palette.Tones("#12150f", "#1b2018", "#2a3126", "#3c4636", "#b9c48a")
HEADLINE = Headline(TONES, 82, 49)
TYPES: Mapping[str, str] = {"close": "melee", "ranged": "rifle", "explosive": "explosive"}

_GROUND: Mapping[str, str] = {
    "plain": "#46523c",
    "difficult": "#5a4a36",
    "elevated": "#6b7a58",
    "cover": "#3d4f4c",
    "impassable": "#14170f",
}


def floor(terrain: str) -> str:
    """The ground of a location."""
    return palette.either(_GROUND[terrain], "#000000" if terrain == "impassable" else "#1a1a1a")


def seam() -> str:
    """Between locations."""
    return palette.either("#090b08", "#000000")


def sector_edge() -> str:
    """Where two sectors meet."""
    return palette.either("#8f8a63", "#a0a0a0")


def solid_line() -> str:
    """What blocks lines of fire."""
    return palette.either("#f0d9a0", "#ffffff")


def bags() -> str:
    """Of cover."""
    return palette.either("#8a7d5c", "#a0a0a0")


def ground_sign() -> str:
    """Symbols on the ground."""
    return palette.either("#e8e2c8", "#ffffff")


def creature_tones(creature_class: str) -> tuple[str, str, str]:
    """The rim, the field and the face of a creature; a boss has a warm rim."""
    rim = palette.WARM if creature_class == "boss" else palette.either("#d7473f", "#ffffff")
    return rim, palette.either("#3a1518", "#000000"), palette.either("#ffe9e4", "#ffffff")


def symbol_of(content_id: str) -> str:
    """The symbol of a card (its role), of a threat, an event, a discovery; what else there is is shown by the symbol
    that is called alike."""
    every = content()
    if content_id in every.heroes:
        return every.heroes[content_id].role
    if content_id in every.cards:
        return TYPES[every.cards[content_id].attack.type]
    if content_id in every.focus:
        return every.focus[content_id].role
    if content_id in every.threats:
        return "threat"
    if content_id in every.discoveries or content_id in every.objectives:
        return "objective"
    return "search" if content_id in every.events else content_id


def name(scene: Scene, piece: Named) -> str:
    """What a card, hero, creature or mission is called in the reader's language."""
    return name_in(scene.job.locale, piece.name)


def words_of(scene: Scene, words: Mapping[str, str]) -> str:
    """Words of content in the reader's language."""
    return name_in(scene.job.locale, words)


def mission_name(scene: Scene) -> str:
    """What the mission is called."""
    return name(scene, mission_of(scene.view))


def hero_name(scene: Scene, hero: str) -> str:
    """The first name of a hero, by which the table calls him."""
    return name(scene, content().heroes[hero]).split()[0]


def canvas(scene: Scene) -> Canvas:
    """How large a picture of the board may be."""
    return LARGE_LABELS if scene.large else USUAL


@kept(SHAPES_KEPT)
def token(sign: str, colour: str, px: int) -> Image.Image:
    """A round token with a symbol."""
    sprite = plate(px, px, palette.INK, colour, line=max(3, px // 14), radius=px // 2).copy()
    put(sprite, symbol(sign, round(px * 0.64), colour), px / 2, px / 2, "mm")
    return sprite
