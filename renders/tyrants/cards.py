"""The pictures of questions about cards: the hand, the market, or the cards that a question names."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import Card
from engine.table import HIDDEN
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import Fitted, figure, fit
from renders.canvas.looks import kept
from renders.canvas.markup import Block, fit_block, write_block
from renders.canvas.plates import badge, plate, price
from renders.canvas.sprites import put, row, symbol, text, write, write_fitted
from renders.panel import GAP, LEAST, MARGIN, SIZE, STRIP, STRIP_TOP, band_of, grid, titled
from renders.scene import Scene
from renders.tyrants.effects import in_symbols
from renders.tyrants.hand import in_words
from renders.tyrants.look import ASPECTLESS, TONES
from renders.tyrants.market import SUPPLIES

LETTERS = (112, 96, 80, 72, 66, 60, 56, LEAST)
SIGNS = (160, 140, 120, 104, 96, 88, 80, 72, 66, 60, LEAST)
BADGE, FOOT, PAD = 84, 78, 18
BAND = 104  # px of the band with name and number


class Shown(NamedTuple):
    """A card of the picture: its id, its number, whether it may be chosen, and the cards left of a pile."""

    card: str
    number: int
    chosen: bool
    left: int | None = None


def pile(scene: Scene) -> str:
    """Returns the pile from which the question chooses: `hand`, `market`, or empty."""
    piles = {place.partition(":")[0] for place in scene.job.badges if ":" in place}
    return next((each for each in ("hand", "market") if each in piles), "")


def shown(scene: Scene) -> list[Shown]:
    """Returns the cards of the picture, numbered as in the pile they belong to."""
    of, badges = pile(scene), scene.job.badges
    if of == "hand":
        owner = scene.view.active if scene.job.seat is None else scene.job.seat
        hand = scene.view.houses[owner].hand
        return [Shown(card, i, f"hand:{card}" in badges) for i, card in enumerate(hand, 1)]
    if of == "market":
        offered = [*scene.view.market, *SUPPLIES]
        left = scene.view.supply
        numbered = [(i, card) for i, card in enumerate(offered, 1) if card is not None]
        return [Shown(card, i, f"market:{card}" in badges, left.get(card)) for i, card in numbered]
    marked = {place.partition(":")[2] for place in badges if ":" in place}
    known = named(scene)
    return [Shown(card, i, card in marked or (not marked and len(known) > 1)) for i, card in enumerate(known, 1)]


def chips(image: Image.Image, scene: Scene) -> None:
    """Draws the cards to choose by number and name along the lower edge, for a question about cards and places."""
    found = [each for each in shown(scene) if each.chosen]
    put(image, plate(SIZE[0] - 2 * MARGIN, STRIP, TONES.low, radius=16), MARGIN, STRIP_TOP)
    step, middle = (SIZE[0] - 2 * MARGIN - 10) // len(found), STRIP_TOP + STRIP / 2
    for i, each in enumerate(found):
        x = MARGIN + 10 + i * step
        sprite = badge(each.number, 72)
        put(image, sprite, x, middle, "lm")
        room = step - sprite.width - 24
        name = fit(scene.words.name(each.card), LEAST, room, "bold", lines=1 if room > 250 else 2, smallest=36)
        write_fitted(image, x + sprite.width + 10, middle, name, face="bold")


def named(scene: Scene) -> list[str]:
    """Returns the cards that the question names outside hand and market, its own card if it names no other."""
    topic = scene.job.topic
    if topic is None:
        return []
    every = content.cards()
    return [each for each in topic.named if each in every] or [each for each in topic.about if each in every]


def ground(scene: Scene) -> Image.Image:
    """Draws the background of the cards and of the strip below them."""
    return Image.new("RGB", SIZE, TONES.void)


def cards(image: Image.Image, scene: Scene) -> None:
    """Draws the cards in rows."""
    every = shown(scene)
    area = (MARGIN, MARGIN, SIZE[0] - 2 * MARGIN, STRIP_TOP - MARGIN - GAP)
    for each, box in zip(every, grid(len(every), area), strict=True):
        if each.card == HIDDEN:
            put(image, plate(box[2], box[3], TONES.floor, TONES.high, line=4, radius=22), box[0], box[1])
            put(image, symbol("hidden", 96, TONES.accent), box[0] + box[2] / 2, box[1] + box[3] / 2, "mm")
        else:
            _draw_card(image, scene, each, box)
    if not every:
        words = fit(scene.say("picture-empty-hand"), 64, SIZE[0] - 200)
        write_fitted(image, SIZE[0] / 2, STRIP_TOP / 2, words, palette.MUTED, anchor="mm")


def _draw_card(image: Image.Image, scene: Scene, each: Shown, box: Box) -> None:
    """Draws aspect, name and number, then the effect, then VP and price. Other cards than those to choose are dim."""
    (x, y, wide, high), card = box, content.cards()[each.card]
    dim = bool(scene.job.badges) and not each.chosen
    tone = palette.FADED if dim else None
    fill = palette.mix(palette.PANEL, TONES.void, 0.5) if dim else palette.PANEL
    edge = None if dim else palette.either(TONES.high, palette.CHOICE)
    put(image, plate(wide, high, fill, edge, line=4, radius=22, lift=0), x, y)
    usual = min(BAND, high // 3)
    name = _name(scene, each, card, wide, usual)
    band = band_of(name, usual)
    put(image, plate(wide - 8, band, TONES.low if dim else TONES.floor, radius=18), x + 4, y + 4)
    _draw_name(image, each, card, name, (x, y + 4, wide, band), tone)
    _draw_effect(image, scene, each.card, (x + PAD, y + band + 14, wide - 2 * PAD, high - band - FOOT - 22), tone)
    _draw_worth(image, each, card, (x + PAD, y + high - FOOT, wide - 2 * PAD, FOOT - 8), tone)


def _name(scene: Scene, each: Shown, card: Card, wide: int, band: int) -> Fitted:
    """Fits the name between the aspect, if there is room for it, and the number."""
    number = badge(each.number, min(BADGE, band - 12)).width + 18 if each.chosen else 66
    return titled(scene.words.name(card.id), 66, wide - PAD - number - 4 - (70 if wide > 420 else 0))


def _draw_name(image: Image.Image, each: Shown, card: Card, name: Fitted, box: Box, tone: str | None) -> None:
    x, y, wide, high = box
    middle, right = y + high / 2, x + wide - 10
    if each.chosen:
        sprite = badge(each.number, min(BADGE, high - 12))
        put(image, sprite, right, middle, "rm")
    else:
        write(image, right - 8, middle, str(each.number), LEAST, tone or palette.MUTED, "black", "rm")
    left = x + PAD
    if wide > 420:
        put(image, symbol(card.aspect or ASPECTLESS, 58, tone or TONES.accent), left, middle, "lm")
        left += 70
    write_fitted(image, left, middle, name, tone or palette.TEXT, "serif")


@kept
def _effect(card: str, words: tuple[str, ...], wide: int, high: int) -> tuple[Block | None, Block | None]:
    """Returns symbols and words; only the words if both do not fit; only symbols if the words alone do not fit."""
    symbols = (in_symbols(card),)
    for share in (0.3, 0.4, 0.5):
        signs = fit_block(symbols, SIGNS, wide, round(high * share), "bold")
        said = fit_block(words, LETTERS, wide, high - signs.high - 8) if signs else None
        if signs and said:
            return signs, said
    alone = fit_block(words, LETTERS, wide, high)
    return (None, alone) if alone else (fit_block(symbols, SIGNS, wide, high, "bold"), None)


def _draw_effect(image: Image.Image, scene: Scene, card: str, box: Box, tone: str | None) -> None:
    x, y, wide, high = box
    signs, words = _effect(card, in_words(card, scene.words), wide, high)
    taken = (signs.high if signs else 0) + (words.high if words else 0) + (8 if signs and words else 0)
    y += max(0, (high - taken) // 2)
    if signs:
        write_block(image, x, y, signs, tone, "bold", symbols=tone)
        y += signs.high + 8
    if words:
        write_block(image, x, y, words, tone, symbols=tone)


def _draw_worth(image: Image.Image, each: Shown, card: Card, box: Box, tone: str | None) -> None:
    """Draws VP in the deck and in the inner circle, the cards left of a pile, and the price."""
    x, y, wide, high = box
    middle = y + high / 2
    counts = [("vp", figure(card.deck_vp), palette.WARM), ("inner_circle", figure(card.inner_circle_vp), TONES.accent)]
    if each.left is not None and wide > 420:
        counts.append(("deck", str(each.left), palette.MUTED))
    end: float = x
    for sign, count, colour in counts:
        end = row(image, end, middle, symbol(sign, 52, tone or colour), text(count, LEAST, tone, "bold"), gap=6) + 14
    if card.cost:
        put(image, price(card.cost, tone or palette.MAGIC, 72), x + wide, middle, "rm")


def piles(image: Image.Image, scene: Scene) -> None:
    """Draws the counts of everything else that the seat owns along the lower edge."""
    seat = scene.view.active if scene.job.seat is None else scene.job.seat
    house = scene.view.houses[seat]
    counted = (
        ("deck", len(house.deck)),
        ("discard", len(house.discard)),
        ("inner_circle", len(house.inner_circle)),
        ("troop", house.troops),
        ("spy", house.spies),
        ("trophy", sum(house.trophies.values())),
        ("token", house.vp),
    )
    put(image, plate(SIZE[0] - 2 * MARGIN, STRIP, TONES.low, radius=16), MARGIN, STRIP_TOP)
    step = (SIZE[0] - 2 * MARGIN - 20) / len(counted)
    for i, (sign, count) in enumerate(counted):
        tone = palette.WARM if sign == "token" else TONES.accent
        sprites = symbol(sign, 60, tone), text(str(count), 60, face="black")
        wide = sum(each.width for each in sprites) + 10
        row(image, MARGIN + 10 + step * i + (step - wide) / 2, STRIP_TOP + STRIP / 2, *sprites, gap=10)
