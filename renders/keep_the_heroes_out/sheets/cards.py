"""Cards: their two sides, each action as symbols with a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from PIL import Image

from engine.games.keep_the_heroes_out.cards.notation import (
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
from engine.games.keep_the_heroes_out.content import Card, content
from engine.games.keep_the_heroes_out.telling.wording import action_text, side_text
from engine.table import HIDDEN, Text
from renders.canvas import palette
from renders.canvas.lettering import fit, width
from renders.canvas.looks import kept
from renders.canvas.plates import badge, plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.keep_the_heroes_out import look
from renders.keep_the_heroes_out.board.plan import Box
from renders.keep_the_heroes_out.look import TONES
from renders.picture import Scene

PLAIN = {
    "draw": "draw_card",
    "defend": "shield",
    "heal_all": "heal",
    "reinforce_room": "summon",
    "move_through_walls": "through_walls",
}
LINE, NARROW_LINE = 66, 84  # px of the line of an action; where words stand under the symbols
BAND, PART = 76, 40  # px of the name, and of the line between both sides
AIR, GAP, LIFT = 20, 14, 6
NARROW = 460  # px of a card below which words may stand under the symbols
LEAST = 250  # px of the height of a card
BETWEEN = ("becomes", "and")


@dataclass(frozen=True, slots=True)
class Line:
    """An action as it is shown: symbols and figures in a row, and its words."""

    signs: tuple[str, ...]
    words: Text


def lines_of(side: Side) -> Iterator[Line]:
    """The actions of a side, equal ones as one with their number."""
    for action, alike in groupby(side):
        yield line_of(action, len([*alike]))


def line_of(action: Action, count: int = 1) -> Line:
    """An action that may be done so many times."""
    figure = (str(count),) if count > 1 else ()
    return Line((*figure, *signs_of(action)), words_of(action))


def signs_of(action: Action) -> Iterator[str]:
    """Its symbols, in the order in which one reads them; figures stand for themselves."""
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
            yield PLAIN.get(action.name, action.name)


def words_of(action: Action) -> Text:
    """What it is called, in a few words."""
    if isinstance(action, Combo):
        return Text("picture-combo", left=action_text(action.left), right=side_text(action.right))
    return action_text(action)


def card_high(card: str | None, wide: int) -> int:
    """How high a card of this width is."""
    if card is None or card == HIDDEN:
        return LEAST
    sides = content().cards[card].sides
    lines = sum(len(list(lines_of(side))) for side in sides)
    step = LINE if wide >= NARROW else NARROW_LINE
    return max(LEAST, BAND + lines * step + PART * (len(sides) - 1) + 24)


def laid_out(cards: Sequence[str | None], columns: int, wide: int) -> list[Box]:
    """Where cards stand in rows, each row as high as its highest card, from 0, 0 on."""
    one, boxes, y = (wide - GAP * (columns - 1)) // columns, [], 0
    for first in range(0, len(cards), columns):
        row = cards[first : first + columns]
        high = max(card_high(card, one) for card in row)
        boxes += [(i * (one + GAP), y, one, high) for i in range(len(row))]
        y += high + LIFT + GAP
    return boxes


def foot(boxes: Sequence[Box]) -> int:
    """Where laid-out cards end."""
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
    """A card with its name, whose it is, and both sides; a back where the reader may not know it. `times`: how many of
    it there are."""
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


@kept(40)
def _band(wide: int, tone: str) -> Image.Image:
    """Where the name of a card stands, in a shade of what it is."""
    colour = palette.either(palette.mix(TONES.floor, tone, 0.18), "#000000")
    return plate(wide, BAND, colour, colour, radius=16)


def card_sign(card: Card) -> str:
    """By what one sees whose card it is."""
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
    """The sides of a card one over the other, parted by a line with `or`."""
    x, y, wide, high = box
    sides = [list(lines_of(side)) for side in card.sides]
    count, parts = sum(len(side) for side in sides), PART * (len(sides) - 1)
    step = min(round(1.3 * LINE) if wide >= NARROW - 2 * AIR else NARROW_LINE, (high - parts) // count)
    at = y + max(0, (high - step * count - parts) // 2)
    for i, side in enumerate(sides):
        if i:
            _put_or(image, scene, (x, at, wide, PART))
            at += PART
        for line in side:
            put_line(image, scene, line, (x, at, wide, step))
            at += step


def _put_or(image: Image.Image, scene: Scene, box: Box) -> None:
    x, y, wide, high = box
    word = scene.say("picture-or")
    half, middle = (wide - width(word, 32, "bold")) // 2 - 14, y + high // 2
    for left in (x, x + wide - half):
        image.paste(TONES.high, (left, middle - 2, left + half, middle + 2))
    write(image, x + wide / 2, y + high / 2, word, 32, TONES.accent, "bold", "mm")


def put_line(image: Image.Image, scene: Scene, line: Line, box: Box) -> None:
    """An action: its signs, then its words beside them, or under them where there is no room beside."""
    x, y, wide, high = box
    px, words = min(56, round(high * 0.78)), scene.words.say(line.words)
    room = wide - signs_breadth(line.signs, px) - 16
    fitted = fit(words, 38, max(room, 60), "bold")
    if fitted.squeeze < 1 and high >= LINE:
        fitted = fit(words, 34, max(room, 60), "bold", lines=2)
    if fitted.squeeze == 1 or high < NARROW_LINE:
        end = put_signs(image, line.signs, x, y + high / 2, px)
        write_fitted(image, end + 10, y + high / 2, fitted, palette.TEXT, "bold")
        return
    put_signs(image, line.signs, x, y + high * 0.3, round(high * 0.52))
    write_fitted(image, x, y + high * 0.78, fit(words, 34, wide, "bold"), palette.TEXT, "bold")


def signs_breadth(signs: tuple[str, ...], px: int) -> int:
    """How wide symbols and figures in a row are."""
    return sum(_sign_width(sign, px) + 6 for sign in signs) - 6


def _sign_width(sign: str, px: int) -> int:
    if sign.isdecimal():
        return width(sign, round(px * 0.86), "black")
    return round(px * (0.6 if sign in BETWEEN else 1))


def put_signs(image: Image.Image, signs: tuple[str, ...], x: float, y: float, px: int) -> float:
    """Symbols in their own colours and figures in a row, centred on y; returns the x after the last."""
    for sign in signs:
        wide = _sign_width(sign, px)
        if sign.isdecimal():
            write(image, x, y, sign, round(px * 0.86), palette.TEXT, "black", "lm")
        else:
            put(image, symbol(sign, wide, palette.MUTED if sign in BETWEEN else look.tone(sign)), x, y, "lm")
        x += wide + 6
    return x
