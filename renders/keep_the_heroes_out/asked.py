"""The picture for a question: cards, a card or a room beside the dungeon, the dungeon, or the places to build."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import State
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit, width
from renders.canvas.plates import badge, plate
from renders.canvas.sprites import put, symbol, write_fitted
from renders.keep_the_heroes_out import signs
from renders.keep_the_heroes_out.board import building, rooms
from renders.keep_the_heroes_out.board.large import HEADER, put_dungeon, put_room
from renders.keep_the_heroes_out.sheets.chosen import Shown, named, put_card, put_cards
from renders.keep_the_heroes_out.sheets.hand import player_of
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.cards import card_sign
from renders.keep_the_heroes_out.style.look import TONES
from renders.keep_the_heroes_out.style.plan import Plan
from renders.panel import GAP, LEAST, MARGIN, SIZE, STRIP, STRIP_TOP, strip
from renders.scene import Scene

Kind = Literal["building", "loot", "hand", "side", "room", "cards", "dungeon"]

AREA: Box = (MARGIN, MARGIN, SIZE[0] - 2 * MARGIN, STRIP_TOP - MARGIN - GAP)
BESIDE = 540  # px of a card or room beside the dungeon


def kind(scene: Scene) -> Kind:
    """Returns the kind of picture that shows the choices of the question."""
    badges, topic = scene.job.badges, scene.job.topic
    if building.is_asked(scene):
        return "building"
    if badges and all(place.startswith("row:") for place in badges):
        return "loot"
    in_hand = [place for place in badges if place.startswith("hand:")]
    if in_hand:
        alone = len(in_hand) == 1 and topic is not None and topic.key == "turn.card"
        return "side" if alone else "hand"
    if room_asked(scene):
        return "room"
    on_map = any(place in scene.view.rooms for place in badges)
    return "cards" if not on_map and named(scene) else "dungeon"


def room_asked(scene: Scene) -> str | None:
    """Returns the room that a question without places is about, such as the one in which a hero attacks."""
    topic = scene.job.topic
    if topic is None or scene.job.badges:
        return None
    return next((each for each in topic.about if each in scene.view.rooms), None)


def ground(scene: Scene) -> Image.Image:
    """Returns the empty background."""
    return Image.new("RGB", SIZE, TONES.void)


def layers(image: Image.Image, scene: Scene) -> None:
    """Draws the picture of the question, and below it the cards it names or the meanings of its symbols."""
    of = kind(scene)
    if of == "building":
        building.put_building(image, scene, AREA)
    elif of in ("loot", "hand", "cards"):
        put_cards(image, scene, shown_cards(scene), AREA)
    elif of == "side":
        _put_side(image, scene)
    elif of == "room":
        _put_room(image, scene)
    else:
        put_dungeon(image, scene, AREA)
    chips = [*_chips(scene, of)]
    if chips:
        _put_chips(image, chips)
    else:
        strip(image, scene, TONES, signs.of(scene))


def shown_cards(scene: Scene) -> list[Shown]:
    """Returns the cards of the picture: the hand, the loot row, or those that the question names."""
    badges, of = scene.job.badges, kind(scene)
    if of == "loot":
        return [Shown(card, i, f"row:{i}" in badges) for i, card in enumerate(scene.view.row, 1)]
    if of == "cards":
        known = named(scene)
        return [Shown(card, i, len(known) > 1) for i, card in enumerate(known, 1)]
    hand = scene.view.players[player_of(scene)].hand
    return [Shown(card, i, f"hand:{card}" in badges) for i, card in enumerate(hand, 1)]


def _put_side(image: Image.Image, scene: Scene) -> None:
    """Draws the card at the left and the dungeon at the right."""
    x, y, wide, high = AREA
    chosen = next(each for each in shown_cards(scene) if each.chosen)
    put_card(image, scene, chosen, (x, y, BESIDE, high))
    put_dungeon(image, scene, (x + BESIDE + GAP, y, wide - BESIDE - GAP, high))


def _put_room(image: Image.Image, scene: Scene) -> None:
    """Draws the room of the question, enlarged, and the dungeon with that room framed."""
    x, y, wide, high = AREA
    room = room_asked(scene)
    assert room is not None
    edge = rooms.EDGE
    box = (x + edge, y + edge, BESIDE - 2 * edge, high - 2 * edge)
    rooms.put_walls(image, scene.view, Plan((BESIDE, high), {room: box}, box, below=False), HEADER)
    put_room(image, scene, room, box)
    put_dungeon(image, scene, (x + BESIDE + GAP, y, wide - BESIDE - GAP, high), framed=room)


def _chips(scene: Scene, of: Kind) -> Iterator[tuple[Image.Image, str]]:
    """Yields the cards that the choices name beside the dungeon."""
    state: State = scene.view
    if of in ("room", "dungeon"):
        for number, offered in enumerate(state.row, 1):
            if offered and f"row:{number}" in scene.job.badges:
                yield badge(number, 72), look.name(scene, content().cards[offered])
        for card in cards_to_choose(scene):
            found = content().cards[card]
            yield symbol(card_sign(found), 64, look.tone(card_sign(found))), look.name(scene, found)


def cards_to_choose(scene: Scene) -> Sequence[str]:
    """Returns the cards that the visible choices name."""
    topic, every = scene.job.topic, content().cards
    return [each for each in topic.named if each in every] if topic else []


def _put_chips(image: Image.Image, chips: Sequence[tuple[Image.Image, str]]) -> None:
    put(image, plate(SIZE[0] - 2 * MARGIN, STRIP, TONES.low, radius=16), MARGIN, STRIP_TOP)
    step, middle = (SIZE[0] - 2 * MARGIN - 20) // max(2, len(chips)), STRIP_TOP + STRIP / 2
    for i, (sprite, words) in enumerate(chips):
        x = MARGIN + 14 + i * step
        put(image, sprite, x, middle, "lm")
        room = step - sprite.width - 30
        fitted = fit(words, LEAST, room, "bold", lines=1 if width(words, 44, "bold") <= room else 2, smallest=36)
        write_fitted(image, x + sprite.width + 12, middle, fitted, palette.TEXT, "bold")
