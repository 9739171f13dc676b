"""Shared parts of the Fireteam Zero pictures: tones, colours of terrain and creatures, headings, tokens, and
localised names."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.games.fireteam_zero.model.content import content, mission_of
from engine.kit.named import Named
from engine.kit.names import name_in
from renders.canvas import palette
from renders.canvas.grid import LARGE_LABELS, USUAL, Canvas
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol
from renders.headline import Headline
from renders.scene import Scene

TONES = palette.Tones("#12150f", "#1b2018", "#2a3126", "#3c4636", "#b9c48a")
HEADLINE = Headline(TONES, 82, 49)
TYPES: Mapping[str, str] = {"close": "melee", "ranged": "rifle", "explosive": "explosive"}

_GROUND: Mapping[str, str] = {
    "plain": "#46523c",
    "difficult": "#5a4a36",
    "elevated": "#6b7a58",
    "cover": "#4d4a3a",
    "impassable": "#14170f",
}


def floor(terrain: str) -> str:
    """Returns the colour of a location's terrain."""
    return palette.either(_GROUND[terrain], "#000000" if terrain == "impassable" else "#1a1a1a")


def seam() -> str:
    """Returns the colour between locations."""
    return palette.either("#1b2118", "#000000")


def sector_edge() -> str:
    """Returns the colour between two sectors."""
    return palette.either("#8f8a63", "#a0a0a0")


def solid_line() -> str:
    """Returns the colour of lines that block lines of fire."""
    return palette.either("#f0d9a0", "#ffffff")


def bags() -> str:
    """Returns the colour of cover."""
    return palette.either("#8a7d5c", "#a0a0a0")


def ground_sign() -> str:
    """Returns the colour of terrain symbols."""
    return palette.either("#e8e2c8", "#ffffff")


def creature_tones(creature_class: str) -> tuple[str, str, str]:
    """Returns the colours of a creature's rim, field and face. A boss has a warm rim."""
    rim = palette.WARM if creature_class == "boss" else palette.either("#d7473f", "#ffffff")
    return rim, palette.either("#3a1518", "#000000"), palette.either("#ffe9e4", "#ffffff")


def symbol_of(content_id: str) -> str:
    """Returns the symbol of a card (its role), threat, event or discovery. Other content uses the symbol of the same
    name."""
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
    """Returns the localised name of a card, hero, creature or mission."""
    return name_in(scene.job.locale, piece.name)


def words_of(scene: Scene, words: Mapping[str, str]) -> str:
    """Returns content text in the reader's language."""
    return name_in(scene.job.locale, words)


def mission_name(scene: Scene) -> str:
    """Returns the mission's name."""
    return name(scene, mission_of(scene.view))


def hero_name(scene: Scene, hero: str) -> str:
    """Returns a hero's first name, which players use."""
    return name(scene, content().heroes[hero]).split()[0]


def canvas(scene: Scene) -> Canvas:
    """Returns the maximum size of a picture of the board."""
    return LARGE_LABELS if scene.large else USUAL


@kept
def token(sign: str, colour: str, px: int) -> Image.Image:
    """Draws a round token with a symbol."""
    sprite = plate(px, px, palette.INK, colour, line=max(3, px // 14), radius=px // 2).copy()
    put(sprite, symbol(sign, round(px * 0.64), colour), px / 2, px / 2, "mm")
    return sprite
