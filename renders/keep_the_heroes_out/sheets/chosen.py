"""Cards in the picture of a panel: as many as there are to choose from, with large symbols and words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from engine.table import HIDDEN
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit, width
from renders.canvas.plates import badge, plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.cards import Line, card_sign, lines_of, put_signs, signs_breadth
from renders.keep_the_heroes_out.style.look import TONES
from renders.panel import LEAST, band_of, grid, titled
from renders.scene import Scene

JOINED, MOST_SIGN = 124, 92  # px of a line of several actions, and of its symbols
BAND, PAD, OR = 96, 18, 54  # px: the name, beside the text, and the line between the sides
LINE, LEAST_LINE, LEAST_SIGN = 92, 56, 63  # px of an action, at most and at least, and of its symbols


class Shown(NamedTuple):
    """A card of the picture: its id (None: an empty place), its number, and whether it may be chosen."""

    card: str | None
    number: int
    chosen: bool


def named(scene: Scene) -> list[str]:
    """Returns the cards that the visible choices name, or the question itself."""
    topic, every = scene.job.topic, content().cards
    if topic is None:
        return []
    return [each for each in topic.named if each in every] or [each for each in topic.about if each in every]


def put_cards(image: Image.Image, scene: Scene, cards: Sequence[Shown], box: Box) -> None:
    """Draws the cards in rows."""
    dims = any(each.chosen for each in cards)
    for each, place in zip(cards, grid(len(cards), box), strict=True):
        put_card(image, scene, each, place, dim=dims and not each.chosen)


def put_card(image: Image.Image, scene: Scene, each: Shown, box: Box, *, dim: bool = False) -> None:
    """Draws a card with its number and both sides, or its back."""
    x, y, wide, high = box
    if each.card is None or each.card == HIDDEN:
        put(image, plate(wide, high, TONES.low, TONES.high, line=4, radius=20), x, y)
        sign = "deck" if each.card is None else "hidden"
        put(image, symbol(sign, min(120, high // 2), TONES.high), x + wide / 2, y + high / 2, "mm")
        return
    card, edge = content().cards[each.card], palette.CHOICE if each.chosen else TONES.high
    put(image, plate(wide, high, TONES.void if dim else TONES.low, None if dim else edge, line=4, radius=20), x, y)
    sign = card_sign(card)
    tone = palette.either(palette.mix(TONES.floor, look.tone(sign), 0.18), "#000000")
    ink = palette.FADED if dim else palette.TEXT
    right, left = x + wide - 12, x + PAD
    number = badge(each.number, 82)
    beside = (number.width + 10 if each.chosen else 50 if each.number else 0) + (68 if wide > 440 else 0)
    name = titled(look.name(scene, card), LEAST, right - left - beside)
    band = band_of(name, BAND)
    middle = y + 4 + band / 2
    put(image, plate(wide - 8, band, TONES.low if dim else tone, radius=16), x + 4, y + 4)
    if each.chosen:
        put(image, number, right, middle, "rm")
    elif each.number:
        write(image, right, middle, str(each.number), LEAST, palette.FADED if dim else palette.MUTED, "black", "rm")
    if wide > 440:
        put(image, symbol(sign, 56, ink if dim else look.tone(sign)), left, middle, "lm")
        left += 68
    write_fitted(image, left, middle, name, ink, "serif")
    sides = [[*lines_of(side)] for side in card.sides]
    _put_sides(image, scene, sides, (x + PAD, y + band + 10, wide - 2 * PAD, high - band - 20), ink)


def _put_sides(image: Image.Image, scene: Scene, sides: Sequence[Sequence[Line]], box: Box, ink: str) -> None:
    x, y, wide, high = box
    count, between = sum(map(len, sides)), OR * (len(sides) - 1)
    tight = (high - between) // max(1, count) < LEAST_LINE
    if tight:
        sides = [[*_joined(side, wide)] for side in sides]
        count = sum(map(len, sides))
    step = min(JOINED if tight else LINE, (high - between) // max(1, count))
    at = y + max(0, high - between - step * count) / 2
    for i, side in enumerate(sides):
        if i:
            word = scene.say("picture-or")
            half = (wide - width(word, LEAST, "bold")) // 2 - 16
            for left in (x, x + wide - half):
                image.paste(TONES.high, (left, round(at + OR / 2) - 2, left + half, round(at + OR / 2) + 2))
            write(image, x + wide / 2, at + OR / 2 - 2, word, LEAST, TONES.accent, "bold", "mm")
            at += OR
        for line in side:
            put_action(image, scene, line, (x, round(at), wide, step), ink, worded=not tight)
            at += step


def _joined(side: Sequence[Line], room: int) -> Iterator[Line]:
    """Yields the actions of a side with as many of them in each line as fit as symbols."""
    signs: tuple[str, ...] = ()
    for line in side:
        both = (*signs, "and", *line.signs) if signs else line.signs
        if signs and signs_breadth(both, LEAST_SIGN) > room:
            yield Line(signs, line.words)
            both = line.signs
        signs = both
    yield Line(signs, side[-1].words)


def put_action(image: Image.Image, scene: Scene, line: Line, box: Box, ink: str, *, worded: bool = True) -> None:
    """Draws an action: its symbols, and its words if they fit beside them."""
    x, y, wide, high = box
    px = max(LEAST_SIGN, min(72 if worded else MOST_SIGN, high - 8))
    while signs_breadth(line.signs, px) > wide and px > 36:
        px -= 4
    end = put_signs(image, line.signs, x, y + high / 2, px)
    room = round(x + wide - end - 14)
    words = scene.words.say(line.words)
    fitted = fit(words, min(60, max(LEAST, high - 18)), max(60, room), "bold", smallest=LEAST)
    if worded and fitted.squeeze == 1 and room > 60:
        write_fitted(image, end + 12, y + high / 2, fitted, ink, "bold")
