"""Action cards: the attack in symbols and numbers, then other uses in words. Focus cards: the effect in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.games.fireteam_zero.asking.wording import effects_text, focus_text, reaction_text
from engine.games.fireteam_zero.model.content import Card, Focus, content
from engine.table import HIDDEN
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit
from renders.canvas.looks import kept
from renders.canvas.markup import Block, fit_block, write_block
from renders.canvas.plates import badge, plate
from renders.canvas.sprites import put, row, symbol, text, write, write_fitted
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import TONES, TYPES
from renders.scene import Scene

BAND, ATTACK, AIR, GAP, LIFT = 66, 70, 16, 14, 6
LETTERS = (36, 34, 32, 30)
LEAST = 250  # px: least height of a card
ENDLESS = 10_000


def _found(card: str) -> Card | Focus:
    return content().cards.get(card) or content().focus[card]


def uses(scene: Scene, card: Card | Focus) -> Iterator[tuple[str, str, str]]:
    """Yields the other uses of a card, or the effect of a focus card: symbol, colour and text."""
    if isinstance(card, Focus):
        yield card.role, palette.TEXT, scene.words.say(focus_text(card.id))
        return
    if card.attack.rider:
        yield TYPES[card.attack.type], palette.TEXT, scene.words.say(effects_text(card.attack.rider))
    if card.reaction:
        yield "reaction", palette.MAGIC, scene.words.say(reaction_text(card.reaction))
    if card.tactical:
        yield "tactical", palette.COLD, scene.words.say(effects_text(card.tactical))


def _blocks(scene: Scene, card: Card | Focus, wide: int, px: int) -> list[tuple[str, str, Block]]:
    found = []
    for sign, tone, words in uses(scene, card):
        block = fit_block((words,), (px,), wide - 2 * AIR - 54, ENDLESS)
        found.append((sign, tone, block or Block(px, (), px)))
    return found


def high(scene: Scene, card: str, wide: int) -> int:
    """Returns the height that a card needs."""
    if card == HIDDEN:
        return LEAST
    found = _found(card)
    blocks = _blocks(scene, found, wide, LETTERS[-2])
    return max(_least(found), _top(found) + sum(max(44, block.high) + 10 for *_, block in blocks) + AIR + LIFT)


def _least(card: Card | Focus) -> int:
    return LEAST if isinstance(card, Card) else LEAST - ATTACK


def _top(card: Card | Focus) -> int:
    """Returns the y of the text: below the attack, if the card has one."""
    return BAND + (ATTACK if isinstance(card, Card) else 10)


def laid_out(scene: Scene, cards: Sequence[str], wide: int) -> list[Box]:
    """Arranges the cards in two columns with equal heights in each row."""
    each = (wide - GAP) // 2
    boxes: list[Box] = []
    y = 0
    for start in range(0, len(cards), 2):
        tall = max(high(scene, card, each) for card in cards[start : start + 2])
        boxes += [(i * (each + GAP), y, each, tall) for i in range(len(cards[start : start + 2]))]
        y += tall + GAP
    return boxes


def put_card(image: Image.Image, scene: Scene, card: str, box: Box, *, number: int = 0, chosen: bool = False) -> None:
    """Draws a card face up with its number, or face down if the reader may not see it."""
    x, y, wide, tall = box
    put(image, _blank(wide, tall - LIFT, palette.CHOICE if chosen else None), x, y)
    if card == HIDDEN:
        put(image, symbol("hidden", 120, TONES.high), x + wide / 2, y + tall / 2, "mm")
        return
    found = _found(card)
    _put_title(image, scene, found, box, number, chosen)
    if isinstance(found, Card):
        _put_attack(image, found, x + AIR, y + BAND + ATTACK / 2)
    top = y + _top(found) + 4
    for sign, tone, block in _blocks(scene, found, wide, LETTERS[-2]):
        step = max(44, block.high)
        put(image, symbol(sign, 40, tone), x + AIR, top + step / 2, "lm")
        write_block(image, x + AIR + 54, top + (step - block.high) / 2, block)
        top += step + 10


def _put_title(image: Image.Image, scene: Scene, card: Card | Focus, box: Box, number: int, chosen: bool) -> None:
    """Draws the number (0: none), the name, and a sign for an upgrade."""
    x, y, wide, _ = box
    left, middle = x + AIR, y + BAND / 2
    if number:
        shown = badge(number, 46) if chosen else text(str(number), 38, palette.TEXT, "bold")
        put(image, shown, left, middle, "lm")
        left += 58
    name = fit(look.name(scene, card), 42, x + wide - 60 - left, "serif", smallest=30)
    write_fitted(image, left, middle, name, palette.TEXT, "serif")
    if isinstance(card, Card) and card.upgrade:
        put(image, symbol("heads", 40, palette.WARM), x + wide - AIR, middle, "rm")


@kept
def _blank(wide: int, tall: int, edge: str | None) -> Image.Image:
    sprite = plate(wide, tall, TONES.floor, edge, line=5, radius=18, lift=LIFT).copy()
    if not palette.high_contrast():
        put(sprite, plate(wide - 10, BAND, TONES.high, radius=14), 5, 5)
    return sprite


def _put_attack(image: Image.Image, card: Card, x: float, y: float) -> float:
    """Draws type and range, dice and bonus hits. Returns the x after them."""
    attack = card.attack
    reach = "0" if not attack.range else f"0–{attack.range}"
    x = row(image, x, y, symbol(TYPES[attack.type], 52, palette.WARM), text(reach, 42, face="black"), gap=10)
    x = row(image, x + 26, y, symbol("dice", 48, palette.TEXT), text(f"×{attack.strength}", 42, face="black"), gap=10)
    if not attack.bonus:
        return x
    return row(image, x + 26, y, symbol("hit", 46, palette.BAD), text(f"+{attack.bonus}", 42, face="black"), gap=8)


def put_pile(image: Image.Image, scene: Scene, sign: str, count: int, box: Box) -> None:
    """Draws a pile and its number of cards."""
    x, y, wide, tall = box
    put(image, plate(wide, tall, TONES.low, radius=16), x, y)
    put(image, symbol(sign, 54, TONES.accent), x + 18, y + tall * 0.38, "lm")
    write(image, x + wide - 20, y + tall * 0.38, str(count), 54, palette.TEXT, "black", "rm")
    words = fit(scene.say(f"picture-pile-{sign}"), 30, wide - 20)
    write_fitted(image, x + wide / 2, y + tall * 0.82, words, palette.MUTED, anchor="mm")
