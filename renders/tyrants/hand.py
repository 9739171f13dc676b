"""What only one seat sees: its hand, what it has played, and everything it owns."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.tyrants import content
from engine.games.tyrants.content import Card
from engine.games.tyrants.state import House, State
from engine.table import HIDDEN
from renders.canvas import palette
from renders.canvas.lettering import Fitted, figure, fit, width
from renders.canvas.looks import kept
from renders.canvas.markup import fit_block, write_block, write_rich
from renders.canvas.palette import BOARD
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import badge, plate, price
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.picture import Scene
from renders.stamp import PAST_WIDTH
from renders.tyrants.effects import in_symbols, in_words
from renders.tyrants.look import ASPECTLESS, TONES, is_choice, pool

HEAD = 118
CARDS_TOP, CARDS_HIGH = 134, 672
FOOT_TOP, FOOT_HIGH = 822, 362
MARGIN, GAP = 36, 20
WIDEST = 364
LETTERS = (42, 40, 38, 36, 34, 32, 30, 28)
PLAYED_LETTERS = LETTERS[3:]
MOST_PLAYED = 4  # cards shown in full; further ones are counted


class Size(NamedTuple):
    """How large the cards of a hand are drawn, and how many stand in a row."""

    wide: int
    high: int
    in_row: int
    band: int

    @property
    def room(self) -> tuple[int, int]:
        """Width and height of what is left for the effect, between aspect and VP."""
        return self.wide - 36, self.high - self.band - 144


def size_for(cards: int) -> Size:
    """Up to five cards in one row, up to ten in two, more in smaller ones."""
    rows = 1 if cards <= 5 else 2
    in_row = max(4, -(-cards // rows))
    wide = min(WIDEST, (BOARD[0] - 2 * MARGIN - GAP * (in_row - 1)) // in_row)
    high = (CARDS_HIGH - 2 * GAP - GAP * (rows - 1)) // rows - 8
    return Size(wide, high, in_row, 92 if rows == 1 else 68)


def ground(scene: Scene) -> Image.Image:
    """Three panels: who, the hand, the rest."""
    return _ground()


@kept()
def _ground() -> Image.Image:
    image = Image.new("RGB", BOARD, TONES.void)
    put(image, plate(BOARD[0], HEAD, TONES.low, radius=0), 0, 0)
    put(image, plate(1568, CARDS_HIGH, TONES.low, radius=20), 16, CARDS_TOP)
    put(image, plate(1568, FOOT_HIGH, TONES.low, radius=20), 16, FOOT_TOP)
    return image


def heading(image: Image.Image, scene: Scene) -> None:
    """Whose hand it is, the pill that nobody else sees it, and the pool of the turn."""
    seat = _seat(scene)
    put(image, seat_piece(seat, 72), 64, 60, "mm")
    right: float = BOARD[0] - 30 - (PAST_WIDTH if scene.job.past else 0)
    if scene.view.active == seat and scene.view.phase == "turns":
        right = pool(image, scene.view.turn, right, 60, 52) - 30
    own = scene.job.seat is not None
    if own:
        right -= _pill(image, scene, right)
    title = scene.say("picture-your-hand" if own else "picture-hand-of", player=scene.spoken(seat))
    write_fitted(image, 120, 58, fit(title, 52, round(right) - 140, "serif", smallest=36), face="serif")


def _pill(image: Image.Image, scene: Scene, right: float) -> int:
    """The pill that nobody else sees this; returns how wide it is."""
    words = fit(scene.say("picture-only-you"), 30, 330)
    wide = 92 + round(width(words.lines[0], words.px) * words.squeeze)
    put(image, plate(wide, 60, palette.INK, palette.LINE, radius=30), right, 60, "rm")
    put(image, symbol("hidden", 38), right - wide + 20, 60, "lm")
    write_fitted(image, right - wide + 66, 60, words)
    return wide


def cards(image: Image.Image, scene: Scene) -> None:
    """The hand, numbered from the left; a card that may be chosen carries its number as a badge."""
    hand = scene.view.houses[_seat(scene)].hand
    size = size_for(len(hand))
    for i, card in enumerate(hand):
        x = MARGIN + i % size.in_row * (size.wide + GAP)
        y = CARDS_TOP + GAP + i // size.in_row * (size.high + GAP)
        if card == HIDDEN:
            _back(image, x, y, size)
        else:
            _card(image, scene, card, i + 1, (x, y), size)
    if not hand:
        words = fit(scene.say("picture-empty-hand"), 44, 1400)
        write_fitted(image, BOARD[0] / 2, CARDS_TOP + CARDS_HIGH / 2, words, palette.MUTED, anchor="mm")


def _back(image: Image.Image, x: int, y: int, size: Size) -> None:
    """A card that the reader may not know."""
    put(image, plate(size.wide, size.high, TONES.floor, TONES.high, line=4, radius=22, lift=8), x, y)
    put(image, symbol("hidden", 96, TONES.accent), x + size.wide / 2, y + size.high / 2, "mm")


def _card(image: Image.Image, scene: Scene, card_id: str, number: int, at: tuple[int, int], size: Size) -> None:
    x, y = at
    card = content.cards()[card_id]
    put(image, plate(size.wide, size.high, palette.PANEL, TONES.high, line=4, radius=22, lift=8), x, y)
    put(image, plate(size.wide - 8, size.band, TONES.floor, radius=18), x + 4, y + 4)
    middle = y + 4 + size.band // 2
    px = size.band - 24
    if is_choice(scene, card_id):
        put(image, badge(number, px), x + size.wide - 10, middle, "rm")
    else:
        write_fitted(image, x + size.wide - 24, middle, fit(str(number), 40, 60, "black"), palette.MUTED, "black", "rm")
    name = _name(scene.words.name(card_id), size.wide - px - 34, size.band)
    write_fitted(image, x + 20, middle, name, face="serif")
    _aspect(image, scene, card, x + 20, y + size.band + 40, size)
    _effect(image, scene, card_id, x + 20, y + size.band + 76, size)
    _worth(image, card, x + 20, y + size.high - 40, x + size.wide - 18)


def _name(name: str, room: int, band: int) -> Fitted:
    """A card's name in one large line, or in two that fill the band."""
    large = fit(name, 44, room, "serif", smallest=36)
    return large if large.squeeze == 1 else fit(name, round(band / 5.2) * 2, room, "serif", lines=2)


def _aspect(image: Image.Image, scene: Scene, card: Card, x: int, y: int, size: Size) -> None:
    put(image, symbol(card.aspect or ASPECTLESS, 44, TONES.accent), x, y, "lm")
    words = fit(scene.say(f"picture-{(card.aspect or ASPECTLESS).replace('_', '-')}"), 36, size.wide - 100, "bold")
    write_fitted(image, x + 56, y, words, TONES.accent, "bold")


def _effect(image: Image.Image, scene: Scene, card: str, x: int, y: int, size: Size) -> None:
    """In words where they fit, else in symbols."""
    words, symbols = in_words(card, scene.words), (in_symbols(card),)
    block = fit_block(words, LETTERS, *size.room) or fit_block(symbols, LETTERS, *size.room)
    if block:
        write_block(image, x, y, block)


def _worth(image: Image.Image, card: Card, x: int, y: int, right: int) -> None:
    """VP in the deck and in the inner circle, and the price."""
    deck, promoted = figure(card.deck_vp), figure(card.inner_circle_vp)
    end = row(image, x, y, symbol("vp", 36, palette.WARM), text(deck, 36, face="bold"), gap=6)
    row(image, end + 20, y, symbol("inner_circle", 36, palette.MAGIC), text(promoted, 36, face="bold"), gap=8)
    if card.cost:
        put(image, price(card.cost, palette.MUTED), right, y, "rm")


def played(image: Image.Image, scene: Scene) -> None:
    """The cards in front of the seat this turn, the last ones in full, and how many promotions wait for its end."""
    state: State = scene.view
    title = fit(scene.say("picture-played"), 36, 500, "bold")
    write_fitted(image, MARGIN + 4, FOOT_TOP + 32, title, palette.MUTED, "bold")
    if state.active != _seat(scene):
        return
    on_table = [each.card for each in state.turn.played if not each.gone]
    for i, card in enumerate(on_table[-MOST_PLAYED:]):
        _played_card(image, scene, card, MARGIN + i % 2 * 372, FOOT_TOP + 62 + i // 2 * 146)
    more, waiting = len(on_table) - MOST_PLAYED, sum(grant.times for grant in state.turn.grants)
    notes = [f"+{more}"] if more > 0 else []
    notes += [scene.say("picture-promotions-wait", count=waiting)] if waiting else []
    x = MARGIN + 40 + round(width(title.lines[0], title.px, "bold") * title.squeeze)
    write_rich(image, x, FOOT_TOP + 32, "   ".join(notes), 36, palette.TEXT, "bold")


def _played_card(image: Image.Image, scene: Scene, card: str, x: int, y: int) -> None:
    """Name and effect in short."""
    put(image, plate(360, 134, palette.PANEL, radius=18), x, y)
    write_fitted(image, x + 18, y + 36, fit(scene.words.name(card), 36, 324, "bold"), face="bold")
    block = fit_block((in_symbols(card),), PLAYED_LETTERS, 324, 50)
    if block:
        write_block(image, x + 18, y + 94 - block.high // 2, block)


def piles(image: Image.Image, scene: Scene) -> None:
    """Everything else the seat owns, counted."""
    seat = _seat(scene)
    house: House = scene.view.houses[seat]
    counted = (
        ("deck", len(house.deck)),
        ("discard", len(house.discard)),
        ("inner_circle", len(house.inner_circle)),
        ("troop", house.troops),
        ("spy", house.spies),
        ("trophy", sum(house.trophies.values())),
        ("crown", sum(marker.holder == seat for marker in scene.view.markers.values())),
        ("vp", house.vp),
    )
    for i, (sign, count) in enumerate(counted):
        row_of, column = divmod(i, 4)
        _count(image, scene, 800 + column * 191, FOOT_TOP + 24 + row_of * 166, sign, count)


def _count(image: Image.Image, scene: Scene, x: int, y: int, sign: str, count: int) -> None:
    put(image, plate(181, 154, palette.PANEL, radius=18), x, y)
    put(image, symbol(sign, 58, palette.WARM if sign == "vp" else TONES.accent), x + 16, y + 56, "lm")
    write_fitted(image, x + 166, y + 56, fit(str(count), 64, 90, "black"), face="black", anchor="rm")
    words = fit(scene.say(f"picture-{sign.replace('_', '-')}"), 30, 166)
    write_fitted(image, x + 90, y + 122, words, palette.MUTED, anchor="mm")


def _seat(scene: Scene) -> int:
    """Whose hand it is; everybody sees the backs of the active seat's."""
    seat: int = scene.view.active if scene.job.seat is None else scene.job.seat
    return seat
