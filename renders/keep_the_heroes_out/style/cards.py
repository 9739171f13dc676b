"""Cards: two sides, each action as symbols with a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import assert_never

from PIL import Image

from engine.games.keep_the_heroes_out.asking.wording import action_text, side_text
from engine.games.keep_the_heroes_out.model.content import Card, content
from engine.games.keep_the_heroes_out.model.notation import (
    Action,
    Ambush,
    Combo,
    Gain,
    Place,
    Plain,
    Reinforce,
    Side,
    Spend,
    SummonHere,
    Swarm,
)
from engine.table import HIDDEN, Text
from renders.canvas import palette
from renders.canvas.lettering import Fitted, fit, width
from renders.canvas.looks import kept
from renders.canvas.plates import badge, plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.look import TONES
from renders.keep_the_heroes_out.style.plan import Box
from renders.scene import Scene

# height of an action in px: text beside the symbols in one or two lines, and below them
LINE, TWO_LINES, UNDER = 66, 80, 112
SIGN, LETTERS, SMALLER = 52, 38, 34  # px: a symbol, and text in one or two lines
BAND, PART = 76, 40  # px: the name, and the line between the sides
AIR, GAP, LIFT = 20, 14, 6
MOST_AIR = 24  # px added to an action if there is space
LEAST = 250  # least height of a card in px
BETWEEN = ("becomes", "and")


@dataclass(frozen=True, slots=True)
class Line:
    """An action as drawn: symbols and figures in a row, and its text."""

    signs: tuple[str, ...]
    words: Text


def lines_of(side: Side) -> Iterator[Line]:
    """Yields the actions of a side, equal ones once with their count."""
    for action, alike in groupby(side):
        yield line_of(action, len([*alike]))


def line_of(action: Action, count: int = 1) -> Line:
    """Returns the line of an action that may be done `count` times."""
    figure = (str(count),) if count > 1 else ()
    return Line((*figure, *signs_of(action)), words_of(action))


def signs_of(action: Action) -> Iterator[str]:
    """Yields its symbols in reading order. Numbers are shown as digits."""
    match action:
        case Combo():
            yield from signs_of(action.left)
            yield "becomes"
            for each, alike in groupby(action.right):
                count = len([*alike])
                yield from (str(count),) if count > 1 else ()
                yield from signs_of(each)
        case Swarm() | Reinforce():
            yield action.name
            yield from signs_of(action.action)
        case Ambush():
            yield from (str(action.number), "ambush", *action.types)
        case SummonHere():
            yield from (str(action.number), "summon")
        case Place() | Spend():
            yield "resource" if action.resource == "any" else action.resource
        case Gain():
            yield action.category
        case Plain():
            yield action.symbol or action.name
        case unknown:
            assert_never(unknown)


def words_of(action: Action) -> Text:
    """Returns a short name of the action."""
    if isinstance(action, Combo):
        return Text("picture-combo", left=action_text(action.left), right=side_text(action.right))
    return action_text(action)


def card_high(scene: Scene, card: str | None, wide: int) -> int:
    """Returns the height of a card of this width."""
    if card is None or card == HIDDEN:
        return LEAST
    sides = content().cards[card].sides
    lines = sum(line_high(scene, line, wide - 2 * AIR) for side in sides for line in lines_of(side))
    return max(LEAST, BAND + lines + PART * (len(sides) - 1) + 24)


def laid_out(scene: Scene, cards: Sequence[str | None], columns: int, wide: int) -> list[Box]:
    """Lays out cards in rows from 0, 0. Each row is as high as its highest card."""
    one, boxes, y = (wide - GAP * (columns - 1)) // columns, [], 0
    for first in range(0, len(cards), columns):
        row = cards[first : first + columns]
        high = max(card_high(scene, card, one) for card in row)
        boxes += [(i * (one + GAP), y, one, high) for i in range(len(row))]
        y += high + LIFT + GAP
    return boxes


def foot(boxes: Sequence[Box]) -> int:
    """Returns the y of the lower edge of laid-out cards."""
    return max((y + high + LIFT + GAP for _, y, _, high in boxes), default=0)


def put_card(
    image: Image.Image,
    scene: Scene,
    card: str | None,
    box: Box,
    *,
    number: int = 0,
    chosen: bool = False,
    times: int = 1,
) -> None:
    """Draws a card with its name, owner and both sides, or a back if the reader may not know it. `times` is the number
    of copies."""
    x, y, wide, high = box
    if card is None or card == HIDDEN:
        _put_back(image, box, hidden=card is not None)
        return
    found = content().cards[card]
    put(
        image,
        plate(wide, high, TONES.low, palette.CHOICE if chosen else TONES.high, line=4, radius=20, lift=LIFT),
        x,
        y,
    )
    put(image, _band(wide - 8, look.tone(card_sign(found))), x + 4, y + 4)
    middle, right = y + 4 + BAND / 2, x + wide - 14
    if chosen:
        put(image, badge(number, 58), right + 4, middle, "rm")
        right -= 66
    elif number or times > 1:
        write(image, right, middle, str(number) if number else f"×{times}", 38, palette.MUTED, "black", "rm")
        right -= 40 if number else 56
    put(image, symbol(card_sign(found), 46, look.tone(card_sign(found))), x + 14, middle, "lm")
    called, room = look.name(scene, found), right - x - 74
    line = fit(called, 42, room, "serif", smallest=34)
    fitted = line if line.squeeze == 1 else fit(called, 34, room, "serif", lines=2)
    write_fitted(image, x + 70, middle, fitted, palette.TEXT, "serif")
    put_sides(image, scene, found, (x + AIR, y + BAND + 14, wide - 2 * AIR, high - BAND - 24))


@kept
def _band(wide: int, tone: str) -> Image.Image:
    """Draws the band of a card's name in the colour of its kind."""
    colour = palette.either(palette.mix(TONES.floor, tone, 0.18), "#000000")
    return plate(wide, BAND, colour, colour, radius=16).copy()


def card_sign(card: Card) -> str:
    """Returns the symbol of a card's owner."""
    return card.category or card.clan or "tactic"


def _put_back(image: Image.Image, box: Box, *, hidden: bool) -> None:
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.floor if hidden else TONES.low, TONES.high, line=4, radius=20, lift=6), x, y)
    sign = "hidden" if hidden else "deck"
    put(
        image,
        symbol(sign, min(96, high // 2), TONES.accent if hidden else TONES.high),
        x + wide / 2,
        y + high / 2,
        "mm",
    )


def put_sides(image: Image.Image, scene: Scene, card: Card, box: Box) -> None:
    """Draws the sides of a card below each other, separated by a line with `or`."""
    x, y, wide, high = box
    sides = [[(line, line_high(scene, line, wide)) for line in lines_of(side)] for side in card.sides]
    taken = sum(tall for side in sides for _, tall in side) + PART * (len(sides) - 1)
    more = min(MOST_AIR, max(0, high - taken) // sum(len(side) for side in sides))
    at = y + max(0, high - taken - more * sum(len(side) for side in sides)) // 2
    for i, side in enumerate(sides):
        if i:
            _put_or(image, scene, (x, at, wide, PART))
            at += PART
        for line, tall in side:
            put_line(image, scene, line, (x, at, wide, tall + more))
            at += tall + more


def _put_or(image: Image.Image, scene: Scene, box: Box) -> None:
    x, y, wide, high = box
    word = scene.say("picture-or")
    half, middle = (wide - width(word, 32, "bold")) // 2 - 14, y + high // 2
    for left in (x, x + wide - half):
        image.paste(TONES.high, (left, middle - 2, left + half, middle + 2))
    write(image, x + wide / 2, y + high / 2, word, 32, TONES.accent, "bold", "mm")


def line_high(scene: Scene, line: Line, wide: int) -> int:
    """Returns the height of an action, depending on where its text fits."""
    beside = _beside(scene, line, wide)
    return UNDER if beside is None else TWO_LINES if len(beside.lines) > 1 else LINE


def _beside(scene: Scene, line: Line, wide: int) -> Fitted | None:
    """Fits the text beside the symbols, in one line if large enough, else in two; None if it does not fit."""
    words, room = scene.words.say(line.words), max(60, wide - signs_breadth(line.signs, SIGN) - AIR)
    one = fit(words, LETTERS, room, "bold", smallest=SMALLER)
    if one.squeeze == 1:
        return one
    two = fit(words, SMALLER, room, "bold", lines=2)
    return two if two.squeeze == 1 else None


def put_line(image: Image.Image, scene: Scene, line: Line, box: Box) -> None:
    """Draws an action: its symbols, then its text beside or below them."""
    x, y, wide, high = box
    beside = _beside(scene, line, wide)
    if beside:
        end = put_signs(image, line.signs, x, y + high / 2, SIGN)
        write_fitted(image, end + AIR - 6, y + high / 2, beside, palette.TEXT, "bold")
        return
    put_signs(image, line.signs, x, y + 24, SIGN - 6)
    words = fit(scene.words.say(line.words), SMALLER, wide, "bold", lines=2)
    write_fitted(image, x, y + 48 + (high - 48) / 2, words, palette.TEXT, "bold")


def signs_breadth(signs: tuple[str, ...], px: int) -> int:
    """Returns the width of symbols and figures in a row."""
    return sum(_sign_width(sign, px) + 6 for sign in signs) - 6


def _sign_width(sign: str, px: int) -> int:
    if sign.isdecimal():
        return width(sign, round(px * 0.86), "black")
    return round(px * (0.6 if sign in BETWEEN else 1))


def put_signs(image: Image.Image, signs: tuple[str, ...], x: float, y: float, px: int) -> float:
    """Draws symbols in their own colours and figures in a row, centred on y. Returns the x after the last one."""
    for sign in signs:
        wide = _sign_width(sign, px)
        if sign.isdecimal():
            write(image, x, y, sign, round(px * 0.86), palette.TEXT, "black", "lm")
        else:
            put(image, symbol(sign, wide, palette.MUTED if sign in BETWEEN else look.tone(sign)), x, y, "lm")
        x += wide + 6
    return x
