"""Cards and Skills in the picture of a panel: those that the choices name, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.massive_darkness.model.content import Card, content
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import Colour, Hero
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.markup import fit_block, write_block
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.massive_darkness.sheets.cards import ATTACKS, KINDS, name, said
from renders.massive_darkness.style.dice import fill_of, letter
from renders.massive_darkness.style.look import TONES
from renders.panel import GAP, LEAST, MORE, band_of, grid, more, titled
from renders.scene import Scene

BAND, PAD, DIE, SIGN = 96, 20, 76, 76
LETTERS = (84, 72, 64, 60, 56, LEAST)
ARROW = 90  # px between a card and the one that replaces it


class Shown(NamedTuple):
    """A card or Skill of the picture: its name, symbol, dice, price and abilities; `worn` if the Hero has it on."""

    name: str
    sign: str
    dice: tuple[tuple[str, tuple[Colour, ...]], ...]
    price: int | None
    abilities: tuple[Ability, ...]
    worn: bool


def named(scene: Scene, hero: Hero) -> list[Shown]:
    """Returns the cards and Skills that the visible choices name, or the question itself; worn cards first."""
    topic = scene.job.topic
    if topic is None:
        return []
    found = [each for one in topic.named if (each := _found(scene, hero, one))]
    found = found or [each for one in topic.about if (each := _found(scene, hero, one))]
    return sorted(found, key=lambda each: not each.worn)


def _found(scene: Scene, hero: Hero, key: str) -> Shown | None:
    every = content()
    card = every.cards.get(key)
    if card is not None:
        dice = tuple(
            (kind, tuple(die for die, n in pool.items() for _ in range(n))) for kind, pool in card.dice.items()
        )
        return Shown(name(scene, card), _sign(card), dice, None, tuple(card.abilities), key in hero.equipped)
    for sheet in every.classes.values():
        for line in sheet.lines:
            for step in line.steps:
                if step.id == key:
                    return Shown(scene.words.name(step.id), "skill", (), step.cost, tuple(step.abilities), False)
    return None


def _sign(card: Card) -> str:
    attack = next((kind for kind in ATTACKS if kind in card.dice), "")
    return attack or KINDS.get(card.kind, "pack")


def put_cards(image: Image.Image, scene: Scene, cards: Sequence[Shown], box: Box) -> None:
    """Draws the cards in rows; two with an arrow from the worn one to the one that would replace it."""
    x, y, wide, high = box
    if len(cards) == 2 and cards[0].worn and not cards[1].worn:
        one = (wide - ARROW) // 2
        put_card(image, scene, cards[0], (x, y, one, high))
        put_card(image, scene, cards[1], (x + one + ARROW, y, one, high))
        put(image, symbol("becomes", ARROW - GAP, palette.CHOICE), x + wide / 2, y + high / 2, "mm")
        return
    for each, place in zip(cards, grid(len(cards), box), strict=True):
        put_card(image, scene, each, place)


def put_card(image: Image.Image, scene: Scene, each: Shown, box: Box) -> None:
    """Draws symbol and name, the dice, and what the card does."""
    x, y, wide, high = box
    edge = TONES.high if each.worn else palette.CHOICE
    put(image, plate(wide, high, TONES.low, edge, line=4, radius=20), x, y)
    left, right = x + PAD, x + wide - PAD
    price = text(str(each.price or 0), LEAST, palette.GOOD, "black")
    beside = (price.width + 76 if each.price is not None else 0) + (66 if each.worn else 0)
    called = titled(each.name, 66, right - left - beside - SIGN)
    signed = called.px >= LEAST
    called = called if signed else titled(each.name, 66, right - left - beside)
    band = band_of(called, BAND)
    middle = y + 4 + band / 2
    put(image, plate(wide - 8, band, TONES.floor, radius=16), x + 4, y + 4)
    if signed:
        put(image, symbol(each.sign, 62, TONES.accent), left, middle, "lm")
        left += SIGN
    if each.price is not None:
        put(image, price, right, middle, "rm")
        put(image, symbol("xp", 54, palette.GOOD), right - price.width - 8, middle, "rm")
        right -= price.width + 76
    if each.worn:
        put(image, symbol("check", 54, palette.GOOD), right, middle, "rm")
        right -= 66
    write_fitted(image, left, middle, called, palette.TEXT, "serif")
    top = y + band + 18
    if each.dice:
        _put_dice(image, each, x + PAD, top + DIE / 2, wide - 2 * PAD)
        top += DIE + 16
    put_words(image, said(scene, each.abilities), (x + PAD, top, wide - 2 * PAD, y + high - top - 14))


def put_words(image: Image.Image, paragraphs: Sequence[str], box: Box) -> None:
    """Draws as many of the first paragraphs as fit, then a sign that there are more: [Look closer] has all."""
    x, y, wide, high = box
    for count in range(len(paragraphs), -1, -1):
        whole = count == len(paragraphs)
        block = fit_block(tuple(paragraphs[:count]), LETTERS, wide, high - (0 if whole else MORE)) if count else None
        if block:
            write_block(image, x, y, block)
        if block or not count:
            if not whole:
                put(image, more(), x + wide / 2, y + high - MORE / 2, "mm")
            return


def _put_dice(image: Image.Image, each: Shown, x: float, y: float, room: int) -> None:
    """Draws each kind of dice that the card gives: its symbol and a square for each die."""
    count = sum(len(dice) for _, dice in each.dice)
    px = min(DIE, (room - 80 * len(each.dice)) // max(1, count) - 8)
    for kind, dice in each.dice:
        sign = symbol("shield" if kind == "defense" else kind, 60, palette.MUTED)
        x = row(image, x, y, sign, *(_die(die, px) for die in dice)) + 14


def _die(colour: Colour, px: int) -> Image.Image:
    fill = fill_of(colour)
    sprite = plate(px, px, fill, palette.mix(fill, palette.INK, 0.35), line=4, radius=px // 4).copy()
    put(sprite, text(letter(colour), round(px * 0.72), palette.on(fill), "black"), px / 2, px / 2, "mm")
    return sprite
