"""The private picture of a seat: its hand, the cards it has played, and everything it owns."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.tyrants.asking.wording import step_text
from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import Card
from engine.games.tyrants.model.state import House, Played
from engine.table import HIDDEN
from engine.words import Words
from renders.canvas import palette
from renders.canvas.lettering import Fitted, figure, fit, width
from renders.canvas.markup import Block, fit_block, write_block, write_rich
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import badge, plate, price
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.scene import Scene
from renders.stamp import PAST_WIDTH
from renders.tyrants.effects import in_symbols
from renders.tyrants.look import ASPECTLESS, LARGE_BOARD, TONES, canvas, is_choice, pool

HEAD = 118
CARDS_TOP = 134
MARGIN, GAP = 36, 20
LETTERS = (64, 60, 56, 52, 48, 44, 42, 40, 38, 36, 34, 32, 30, 28)
SIGNS = (104, 96, 88, 80, 72, *LETTERS)
PLAYED_LETTERS = LETTERS[9:]
PLAYED_HIGH, PILE_HIGH = 134, 154
USUAL_LETTERS = 44  # size on narrow cards
AIR = 14  # px between symbols and text
MOST_PLAYED = 4  # cards shown in full; further ones are counted


class Plan(NamedTuple):
    """The layout: the piles are beside the played cards on a wide picture, and below them on a high one.

    `played` is the y of those cards (None if there are none), `piles` the upper left corner of the piles, `pile` the
    width of one, and `in_row` the number of piles in a row.
    """

    size: tuple[int, int]
    foot: int
    played: int | None
    piles: tuple[int, int]
    pile: int
    in_row: int

    @property
    def cards_high(self) -> int:
        """The height of the hand's panel."""
        return self.foot - 16 - CARDS_TOP

    @property
    def played_wide(self) -> int:
        """The width of a played card."""
        return 360 if self.size[0] > self.size[1] else (self.size[0] - 2 * MARGIN - 12) // 2


class Size(NamedTuple):
    """The size of the cards of a hand, and the number of cards in a row."""

    wide: int
    high: int
    in_row: int
    band: int

    @property
    def low(self) -> bool:
        """True if VP and price are beside the aspect instead of at the bottom."""
        return self.wide > 1.4 * self.high

    @property
    def room(self) -> tuple[int, int]:
        """Width and height of the space for the effect, below the aspect."""
        return self.wide - 36, self.high - self.band - (86 if self.low else 144)


def plan_for(size: tuple[int, int], played: int) -> Plan:
    """Returns the layout. The fewer cards are played, the more space the hand gets."""
    rows = -(-min(played, MOST_PLAYED) // 2)
    high = size[1]
    if size == LARGE_BOARD:
        of_played = 62 + rows * (PLAYED_HIGH + 12) if played else 0
        foot = high - 16 - 24 - of_played - 2 * (PILE_HIGH + 12)
        return Plan(size, foot, foot + 62 if played else None, (MARGIN, foot + 20 + of_played), 293, 4)
    if not played:
        return Plan(size, high - 16 - 194, None, (MARGIN, high - 16 - 174), 181, 8)
    return Plan(size, high - 16 - 362, high - 16 - 300, (800, high - 16 - 338), 181, 4)


def size_for(cards: int, plan: Plan) -> Size:
    """Returns the size. Wide pictures have up to five cards in one row, more in two; high pictures up to two in one
    row, up to six in two."""
    in_rows = (2, 6) if plan.size == LARGE_BOARD else (5, cards)
    rows = 1 + sum(cards > most for most in in_rows)
    in_row = max(1, -(-cards // rows))
    wide = (plan.size[0] - 2 * MARGIN - GAP * (in_row - 1)) // in_row
    high = (plan.cards_high - 2 * GAP - GAP * (rows - 1)) // rows - 8
    return Size(wide, high, in_row, 92 if high > 400 else 68)


def _plan(scene: Scene) -> Plan:
    return plan_for(canvas(scene), len(_on_table(scene)))


def ground(scene: Scene) -> Image.Image:
    """Draws three panels: seat, hand, the rest."""
    return _ground(_plan(scene))


def _ground(plan: Plan) -> Image.Image:
    wide, high = plan.size
    image = Image.new("RGB", plan.size, TONES.void)
    put(image, plate(wide, HEAD, TONES.low, radius=0), 0, 0)
    put(image, plate(wide - 32, plan.cards_high, TONES.low, radius=20), 16, CARDS_TOP)
    put(image, plate(wide - 32, high - 16 - plan.foot, TONES.low, radius=20), 16, plan.foot)
    return image


def heading(image: Image.Image, scene: Scene) -> None:
    """Draws the hand's owner, the label that says the hand is secret, and the turn's pool."""
    seat = _seat(scene)
    put(image, seat_piece(seat, 72), 64, 60, "mm")
    right: float = image.width - 30 - (PAST_WIDTH if scene.job.past else 0)
    if scene.view.active == seat and scene.view.phase == "turns":
        right = pool(image, scene.view.turn, right, 60, 52) - 30
    own = scene.job.seat is not None
    if own:
        right -= _draw_pill(image, scene, right)
    title = scene.say("picture-your-hand" if own else "picture-hand-of", player=scene.spoken(seat))
    write_fitted(image, 120, 58, fit(title, 52, round(right) - 140, "serif", smallest=36), face="serif")


def _draw_pill(image: Image.Image, scene: Scene, right: float) -> int:
    """Draws the label that says the hand is secret. Returns its width."""
    words = fit(scene.say("picture-only-you"), 30, 330)
    wide = 92 + round(width(words.lines[0], words.px) * words.squeeze)
    put(image, plate(wide, 60, palette.INK, palette.LINE, radius=30), right, 60, "rm")
    put(image, symbol("hidden", 38), right - wide + 20, 60, "lm")
    write_fitted(image, right - wide + 66, 60, words)
    return wide


def cards(image: Image.Image, scene: Scene) -> None:
    """Draws the hand, numbered from the left. Selectable cards have their number as a badge."""
    hand, plan = scene.view.houses[_seat(scene)].hand, _plan(scene)
    size = size_for(len(hand), plan)
    for i, card in enumerate(hand):
        x = MARGIN + i % size.in_row * (size.wide + GAP)
        y = CARDS_TOP + GAP + i // size.in_row * (size.high + GAP)
        if card == HIDDEN:
            _draw_back(image, x, y, size)
        else:
            _draw_card(image, scene, card, i + 1, (x, y), size)
    if not hand:
        words = fit(scene.say("picture-empty-hand"), 44, image.width - 200)
        middle = image.width / 2, CARDS_TOP + plan.cards_high / 2
        write_fitted(image, *middle, words, palette.MUTED, anchor="mm")


def _draw_back(image: Image.Image, x: int, y: int, size: Size) -> None:
    """Draws the back of a card the reader may not know."""
    put(image, plate(size.wide, size.high, TONES.floor, TONES.high, line=4, radius=22, lift=8), x, y)
    put(image, symbol("hidden", 96, TONES.accent), x + size.wide / 2, y + size.high / 2, "mm")


def _draw_card(image: Image.Image, scene: Scene, card_id: str, number: int, at: tuple[int, int], size: Size) -> None:
    x, y = at
    card = content.cards()[card_id]
    put(image, plate(size.wide, size.high, palette.PANEL, TONES.high, line=4, radius=22, lift=8), x, y)
    put(image, plate(size.wide - 8, size.band, TONES.floor, TONES.floor, radius=18), x + 4, y + 4)
    middle = y + 4 + size.band // 2
    px = size.band - 24
    if is_choice(scene, "hand", card_id):
        put(image, badge(number, px), x + size.wide - 10, middle, "rm")
    else:
        write_fitted(image, x + size.wide - 24, middle, fit(str(number), 40, 60, "black"), palette.MUTED, "black", "rm")
    name = _name(scene.words.name(card_id), size.wide - px - 34, size.band)
    write_fitted(image, x + 20, middle, name, face="serif")
    _draw_aspect(image, scene, card, x + 20, y + size.band + 40, size)
    _draw_effect(image, scene, card_id, x + 20, y + size.band + 76, size)
    left, level = (x + size.wide // 2, y + size.band + 40) if size.low else (x + 20, y + size.high - 40)
    _draw_worth(image, card, left, level, x + size.wide - 18)


def _name(name: str, room: int, band: int) -> Fitted:
    """Fits a card's name in one large line, or in two that fill the band."""
    large = fit(name, band // 2, room, "serif", smallest=36)
    return large if large.squeeze == 1 else fit(name, round(band / 5.2) * 2, room, "serif", lines=2)


def _draw_aspect(image: Image.Image, scene: Scene, card: Card, x: int, y: int, size: Size) -> None:
    put(image, symbol(card.aspect or ASPECTLESS, 44, TONES.accent), x, y, "lm")
    room = (size.wide // 2 if size.low else size.wide) - 100
    words = fit(scene.say(f"picture-{(card.aspect or ASPECTLESS).replace('_', '-')}"), 36, room, "bold")
    write_fitted(image, x + 56, y, words, TONES.accent, "bold")


def in_words(card: str, words: Words) -> tuple[str, ...]:
    """Returns the text of a card, a paragraph for each instruction."""
    steps = [words.say(step_text(step)) for step in content.cards()[card].effect]
    return tuple(step.replace("►", "<becomes>") for step in steps)


class Effect(NamedTuple):
    """A card's effect in symbols with its text below; only the text if both do not fit; only symbols if the text alone
    does not fit."""

    signs: Block | None
    words: Block | None


def effect_for(card: str, words: Words, size: Size) -> Effect:
    """Returns the effect that fits a card of this size."""
    wide, high = size.room
    letters = tuple(px for px in LETTERS if px <= max(USUAL_LETTERS, wide // 10))
    for share in (3, 4, 6):
        signs = fit_block((in_symbols(card),), SIGNS, wide, high // share, "bold")
        said = fit_block(in_words(card, words), letters, wide, high - signs.high - AIR) if signs else None
        if signs and said:
            return Effect(signs, said)
    alone = fit_block(in_words(card, words), letters, wide, high)
    return Effect(None if alone else fit_block((in_symbols(card),), LETTERS, wide, high, "bold"), alone)


def _draw_effect(image: Image.Image, scene: Scene, card: str, x: int, y: int, size: Size) -> None:
    effect = effect_for(card, scene.words, size)
    if effect.signs:
        write_block(image, x, y, effect.signs, face="bold")
        y += effect.signs.high + AIR
    if effect.words:
        write_block(image, x, y, effect.words)


def _draw_worth(image: Image.Image, card: Card, x: int, y: int, right: int) -> None:
    """Draws VP in the deck and in the inner circle, and the price."""
    deck, promoted = figure(card.deck_vp), figure(card.inner_circle_vp)
    end = row(image, x, y, symbol("vp", 36, palette.WARM), text(deck, 36, face="bold"), gap=6)
    row(image, end + 20, y, symbol("inner_circle", 36, palette.MAGIC), text(promoted, 36, face="bold"), gap=8)
    if card.cost:
        put(image, price(card.cost, palette.MUTED), right, y, "rm")


def played(image: Image.Image, scene: Scene) -> None:
    """Draws the cards that the seat has played this turn, the last ones in full, and the number of promotions due at
    its end."""
    plan, on_table = _plan(scene), _on_table(scene)
    if plan.played is None:
        return
    title = fit(scene.say("picture-played"), 36, 500, "bold")
    write_fitted(image, MARGIN + 4, plan.foot + 32, title, palette.MUTED, "bold")
    for i, each in enumerate(on_table[-MOST_PLAYED:]):
        x = MARGIN + i % 2 * (plan.played_wide + 12)
        _draw_played_card(image, scene, each.card, (x, plan.played + i // 2 * (PLAYED_HIGH + 12)), plan.played_wide)
    more, waiting = len(on_table) - MOST_PLAYED, sum(grant.times for grant in scene.view.turn.grants)
    notes = [f"+{more}"] if more > 0 else []
    notes += [scene.say("picture-promotions-wait", count=waiting)] if waiting else []
    x = MARGIN + 40 + round(width(title.lines[0], title.px, "bold") * title.squeeze)
    write_rich(image, x, plan.foot + 32, "   ".join(notes), 36, palette.TEXT, "bold")


def _on_table(scene: Scene) -> list[Played]:
    """Returns the cards that the seat has played this turn and still has in play."""
    if scene.view.active != _seat(scene):
        return []
    return [each for each in scene.view.turn.played if not each.gone]


def _draw_played_card(image: Image.Image, scene: Scene, card: str, at: tuple[int, int], wide: int) -> None:
    """Draws name and effect in short."""
    x, y = at
    put(image, plate(wide, PLAYED_HIGH, palette.PANEL, radius=18), x, y)
    write_fitted(image, x + 18, y + 36, fit(scene.words.name(card), 36, wide - 36, "bold"), face="bold")
    block = fit_block((in_symbols(card),), PLAYED_LETTERS, wide - 36, 50)
    if block:
        write_block(image, x + 18, y + 94 - block.high // 2, block)


def piles(image: Image.Image, scene: Scene) -> None:
    """Draws the counts of everything else that the seat owns."""
    seat, plan = _seat(scene), _plan(scene)
    house: House = scene.view.houses[seat]
    counted = (
        ("deck", len(house.deck)),
        ("discard", len(house.discard)),
        ("inner_circle", len(house.inner_circle)),
        ("troop", house.troops),
        ("spy", house.spies),
        ("trophy", sum(house.trophies.values())),
        ("crown", sum(marker.holder == seat for marker in scene.view.markers.values())),
        ("token", house.vp),
    )
    left, top = plan.piles
    for i, (sign, count) in enumerate(counted):
        row_of, column = divmod(i, plan.in_row)
        at = left + column * (plan.pile + 10), top + row_of * (PILE_HIGH + 12)
        _draw_count(image, scene, at, plan.pile, (sign, count))


def _draw_count(image: Image.Image, scene: Scene, at: tuple[int, int], wide: int, counted: tuple[str, int]) -> None:
    (x, y), (sign, count) = at, counted
    put(image, plate(wide, PILE_HIGH, palette.PANEL, radius=18), x, y)
    put(image, symbol(sign, 58, palette.WARM if sign == "token" else TONES.accent), x + 16, y + 56, "lm")
    write_fitted(image, x + wide - 15, y + 56, fit(str(count), 64, 90, "black"), face="black", anchor="rm")
    words = fit(scene.say(f"picture-{sign.replace('_', '-')}"), 36 if wide > 200 else 30, wide - 15)
    write_fitted(image, x + wide / 2, y + 122, words, palette.MUTED, anchor="mm")


def _seat(scene: Scene) -> int:
    """Returns the hand's owner; by default the active seat, whose cards are shown as backs."""
    seat: int = scene.view.active if scene.job.seat is None else scene.job.seat
    return seat
