"""Shared style of Keep the Heroes Out!: colours of rooms, tokens and intruders, headings, and translated names."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.keep_the_heroes_out.model.content import content, scenario_of
from engine.kit.named import Named
from engine.kit.names import name_in
from renders.canvas import palette
from renders.headline import Headline
from renders.keep_the_heroes_out.style.plan import LARGE_LABELS, USUAL, Canvas
from renders.scene import Scene

TONES = palette.Tones("#15100d", "#241b16", "#46372b", "#6d5642", "#f0b95b")
HEADLINE = Headline(TONES, 78, 47)

_TYPES: Mapping[str, str] = {
    "jewel": "#e8b84f",
    "hats": "#a88be0",
    "bones": "#cfc3ae",
    "eye": "#6fc0c9",
    "swords": "#e07d63",
    "special": "#9aa0ad",
}
_GOODS: Mapping[str, str] = {
    "coin": "WARM",
    "frog": "GOOD",
    "bone": "NEUTRAL",
    "book": "COLD",
    "trap": "BAD",
    "portal": "MAGIC",
    "incomplete": "MUTED",
    "event": "MAGIC",
}
CATEGORY_GOODS: Mapping[str, str] = {"equipment": "coin", "beast": "bone", "potion": "frog", "scroll": "book"}


def type_tone(room_type: str) -> str:
    """Returns the colour of a room type."""
    return palette.either(_TYPES[room_type], "#ffffff")


def tone(sign: str) -> str:
    """Returns the colour of a symbol: tokens, resources and all others."""
    role = _GOODS.get(CATEGORY_GOODS.get(sign, sign))
    return palette.colour(role) if role else palette.TEXT


def planks() -> tuple[str, str]:
    """Returns the colours of a bridge: wood and joints."""
    return palette.either("#b08a5c", "#a0a0a0"), palette.either("#6b5136", "#000000")


def intruder(active: bool, champion: bool = False) -> tuple[str, str, str]:
    """Returns an intruder's rim, field and face colour, active or exhausted."""
    if not active:
        return (
            palette.either("#6b6a70", "#a0a0a0"),
            palette.either("#3f4048", "#000000"),
            palette.either("#a8a8b4", "#c4c4c4"),
        )
    rim = palette.WARM if champion else palette.either("#e2493f", "#ff9c8f")
    return rim, palette.either("#f4ead8", "#ffffff"), palette.either("#7a1712", "#000000")


def symbol_of(content_id: str) -> str:
    """Returns the symbol of a card (its clan, category or hero class), a room (its type) or a treasure. Everything else
    has the symbol of the same name."""
    every = content()
    if content_id in every.cards:
        card = every.cards[content_id]
        return card.category or card.clan or content_id
    if content_id in every.rooms:
        return every.rooms[content_id].type
    if content_id in every.hero_cards:
        return every.hero_cards[content_id].hero_class
    return "event" if content_id in every.scenario_cards else content_id


def name(scene: Scene, piece: Named) -> str:
    """Returns the name of a card, clan, room or scenario in the reader's language."""
    return name_in(scene.job.locale, piece.name)


def name_of(scene: Scene, names: Mapping[str, str]) -> str:
    """Returns one of the translations in the reader's language."""
    return name_in(scene.job.locale, names)


def scenario_name(scene: Scene) -> str:
    """Returns the scenario's name."""
    return name(scene, scenario_of(scene.view))


def canvas(scene: Scene) -> Canvas:
    """Returns the limits of a picture of the dungeon."""
    return LARGE_LABELS if scene.large else USUAL
