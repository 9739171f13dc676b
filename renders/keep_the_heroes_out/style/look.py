"""What the pictures of Keep the Heroes Out! share: tones, the colours of rooms, of what lies in them and of those who
break in, headings, and names in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.keep_the_heroes_out.model.content import content, scenario_of
from engine.kit.content import name_in
from engine.kit.named import Named
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
    """The colour of a room type."""
    return palette.either(_TYPES[room_type], "#ffffff")


def tone(sign: str) -> str:
    """The colour of what lies in rooms, of what costs it, and of all other signs."""
    role = _GOODS.get(CATEGORY_GOODS.get(sign, sign))
    return palette.colour(role) if role else palette.TEXT


def planks() -> tuple[str, str]:
    """Of bridges: the wood, and the joints."""
    return palette.either("#b08a5c", "#a0a0a0"), palette.either("#6b5136", "#000000")


def intruder(active: bool, champion: bool = False) -> tuple[str, str, str]:
    """Of those who break in: the rim, the field and the face, while they are active and once they are exhausted."""
    if not active:
        return (
            palette.either("#6b6a70", "#a0a0a0"),
            palette.either("#3f4048", "#000000"),
            palette.either("#a8a8b4", "#c4c4c4"),
        )
    rim = palette.WARM if champion else palette.either("#e2493f", "#ff9c8f")
    return rim, palette.either("#f4ead8", "#ffffff"), palette.either("#7a1712", "#000000")


def symbol_of(content_id: str) -> str:
    """The symbol of a card (its clan or category, its class of heroes), of a room (its type), of a treasure; what else
    there is is shown by the symbol that is called alike."""
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
    """What a card, clan, room or scenario is called in the reader's language."""
    return name_in(scene.job.locale, piece.name)


def name_of(scene: Scene, names: Mapping[str, str]) -> str:
    """One of the words of content in the reader's language."""
    return name_in(scene.job.locale, names)


def scenario_name(scene: Scene) -> str:
    """What the scenario is called."""
    return name(scene, scenario_of(scene.view))


def canvas(scene: Scene) -> Canvas:
    """How large a picture of the dungeon may be."""
    return LARGE_LABELS if scene.large else USUAL
