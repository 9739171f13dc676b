"""Cards in the picture of a panel: those that may be used, with the numbers of the hand, and what they are for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.fireteam_zero.asking.wording import effects_text, focus_text, reaction_text
from engine.games.fireteam_zero.model.content import Card, Focus, content
from engine.games.fireteam_zero.model.state import State
from engine.table import HIDDEN
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit, width
from renders.canvas.markup import Block, fit_block, write_block
from renders.canvas.plates import badge, plate
from renders.canvas.sprites import put, row, symbol, text, text_width, write_fitted
from renders.fireteam_zero.sheets.hand import hero_of
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import TONES, TYPES
from renders.panel import LEAST, band_of, grid, titled
from renders.scene import Scene

BAND, ATTACK, PAD, SIGN = 88, 84, 18, 56
LETTERS = (96, 84, 72, 64, 60, 56, LEAST)


class Shown(NamedTuple):
    """A card of the picture: its id, its number (0: none), and whether it is recommended."""

    card: str
    number: int = 0
    marked: bool = False


def named(scene: Scene) -> list[str]:
    """Returns the cards that the visible choices name."""
    topic, every = scene.job.topic, content()
    if topic is None:
        return []
    return [each for each in topic.named if each in every.cards or each in every.focus]


def shown(scene: Scene) -> list[Shown]:
    """Returns the named cards, those of the hero's own hand with their numbers in it, as often as they are held."""
    state: State = scene.view
    wanted, hand = named(scene), hero_of(scene).hand if state.heroes else []
    own = [Shown(card, i) for i, card in enumerate(hand, 1) if card in wanted]
    return [*own, *(Shown(card) for card in wanted if card not in hand and card != HIDDEN)]


def put_cards(image: Image.Image, scene: Scene, cards: Sequence[Shown], box: Box) -> None:
    """Draws the cards in rows."""
    for each, place in zip(cards, grid(len(cards), box), strict=True):
        _put_card(image, scene, each, place)


def _put_card(image: Image.Image, scene: Scene, each: Shown, box: Box) -> None:
    x, y, wide, high = box
    every = content()
    card: Card | Focus = every.cards.get(each.card) or every.focus[each.card]
    edge = palette.GOOD if each.marked else palette.either(TONES.high, palette.CHOICE)
    put(image, plate(wide, high, TONES.floor, edge, line=6 if each.marked else 4, radius=18), x, y)
    left, right = x + PAD, x + wide - PAD
    sprite = badge(each.number, 72)
    room = right - left - (sprite.width + 4 if each.number else 0) - (66 if each.marked else 0)
    name = titled(look.name(scene, card), LEAST, room)
    band = band_of(name, BAND)
    middle = y + 6 + band / 2
    put(image, plate(wide - 12, band, palette.either(TONES.high, palette.PANEL), radius=13), x + 6, y + 6)
    if each.number:
        put(image, sprite, left - 6, middle, "lm")
        left += sprite.width + 4
    if each.marked:
        put(image, symbol("check", 54, palette.GOOD, palette.INK), right, middle, "rm")
    write_fitted(image, left, middle, name, palette.TEXT, "serif")
    top = y + band + 12
    if isinstance(card, Card):
        _put_attack(image, card, x + PAD, top + ATTACK / 2, wide - 2 * PAD)
        top += ATTACK
    _put_uses(image, scene, card, (x + PAD, top, wide - 2 * PAD, y + high - top - 12))


def _put_attack(image: Image.Image, card: Card, x: float, y: float, room: int) -> None:
    """Draws type and range, dice and sure hits, as large as they fit."""
    attack = card.attack
    reach = "0" if not attack.range else f"0–{attack.range}"
    parts = [(TYPES[attack.type], palette.WARM, reach), ("dice", palette.TEXT, f"×{attack.strength}")]
    if attack.bonus:
        parts.append(("hit", palette.BAD, f"+{attack.bonus}"))
    px = next((px for px in (66, 60, 56) if _breadth(parts, px) + 8 * len(parts) <= room), 0)
    if not px:  # a number with × is one of dice, one with + is one of hits
        parts, px = [parts[0], *(("", tone, words) for _, tone, words in parts[1:])], 56
    air = min(26, (room - _breadth(parts, px)) / len(parts))
    for sign, tone, words in parts:
        drawn = [symbol(sign, px, tone)] if sign else []
        x = row(image, x, y, *drawn, text(words, px - 2, face="black"), gap=6) - 6 + air


def _breadth(parts: Sequence[tuple[str, str, str]], px: int) -> int:
    """Returns the width of symbols and figures of this size, without the space between them."""
    return sum((px + 6 if sign else 0) + text_width(words, px - 2, "black") for sign, _, words in parts)


def uses(scene: Scene, card: Card | Focus) -> Iterator[tuple[str, str, str]]:
    """Yields the uses of a card that matter to the question: symbol, colour and text."""
    topic = scene.job.topic
    key = topic.key if topic else ""
    if isinstance(card, Focus):
        yield card.role, palette.TEXT, scene.words.say(focus_text(card.id))
        return
    attacks = key in ("fire.attack_cards", "fire.lose", "fire.discard", "")
    if card.attack.rider and attacks:
        yield TYPES[card.attack.type], palette.WARM, scene.words.say(effects_text(card.attack.rider))
    if card.tactical and (key == "fire.tactics" or attacks):
        yield "tactical", palette.COLD, scene.words.say(effects_text(card.tactical))
    if card.reaction and key != "fire.tactics":
        yield "reaction", palette.MAGIC, scene.words.say(reaction_text(card.reaction))


def _put_uses(image: Image.Image, scene: Scene, card: Card | Focus, box: Box) -> None:
    """Draws the uses in words, or only their symbols if the words do not fit."""
    x, y, wide, high = box
    found = [*uses(scene, card)]
    for px in LETTERS:
        blocks = [fit_block((words,), (px,), wide - SIGN - 14, high) for _, _, words in found]
        tall = sum(max(SIGN, block.high) + 6 for block in blocks if block)
        if all(blocks) and tall <= high:
            _put_blocks(image, found, [block for block in blocks if block], (x, y, wide, high))
            return
    for sign, tone, _ in found:
        put(image, symbol(sign, 64, tone), x, y + high / 2, "lm")
        x += 84


def _put_blocks(image: Image.Image, found: Sequence[tuple[str, str, str]], blocks: Sequence[Block], box: Box) -> None:
    x, y, _, _ = box
    for (sign, tone, _), block in zip(found, blocks, strict=True):
        step = max(SIGN, block.high)
        put(image, symbol(sign, SIGN, tone), x, y + step / 2, "lm")
        write_block(image, x + SIGN + 14, y + (step - block.high) / 2, block)
        y += step + 6


def put_header(image: Image.Image, scene: Scene, sprite: Image.Image, words: str, box: Box) -> None:
    """Draws the target of an attack and the hits that it takes, or the attacker and the target."""
    x, y, wide, high = box
    put(image, plate(wide, high, TONES.low, radius=16), x, y)
    put(image, sprite, x + 16, y + high / 2, "lm")
    right, topic = x + wide - 20, scene.job.topic
    if topic and topic.key == "fire.attack_cards" and topic.figures.get("hits"):
        takes = {name: topic.figures[name] for name in ("hits", "life", "resist")}
        said = fit(scene.say("picture-takes", **takes), LEAST, wide // 2, "bold", smallest=LEAST)
        write_fitted(image, right, y + high / 2, said, palette.WARM, "bold", "rm")
        right -= round(width(said.lines[0], said.px, "bold") * said.squeeze) + 30
    left = x + 16 + sprite.width + 18
    fitted = fit(words, 62, right - left, "serif", smallest=LEAST)
    write_fitted(image, left, y + high / 2, fitted, palette.TEXT, "serif")
