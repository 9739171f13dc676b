"""The market along the bottom: six cards, the supply piles, and counters."""

from __future__ import annotations

from PIL import Image

from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import Card
from engine.games.tyrants.model.state import State
from renders.canvas import palette
from renders.canvas.lettering import SMALLEST, Fitted, fit
from renders.canvas.markup import fit_block, write_block, write_rich
from renders.canvas.plates import badge, plate, price
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.scene import Scene
from renders.tyrants.effects import in_symbols
from renders.tyrants.look import ASPECTLESS, TONES, is_choice

TOP, HIGH = 1000, 190
FIRST, STEP, WIDE = 162, 194, 188  # the six cards
PILES, PILES_WIDE, PILE_HIGH = 1326, 264, 91
SUPPLIES = ("priestess_of_lolth", "house_guard")
OUTCAST = "insane_outcast"
LETTERS = (34, 32, 30, 28)


def market(image: Image.Image, scene: Scene) -> None:
    """Draws the row, the piles, and round and decks before them."""
    _draw_counts(image, scene)
    for position, card in enumerate(scene.view.market, 1):
        if card is None:
            put(image, plate(WIDE, HIGH, TONES.void, TONES.low), FIRST + (position - 1) * STEP, TOP)
        else:
            _draw_card(image, scene, content.cards()[card], position)
    for i, pile in enumerate(SUPPLIES):
        _draw_pile(image, scene, content.cards()[pile], len(scene.view.market) + 1 + i)


def _draw_counts(image: Image.Image, scene: Scene) -> None:
    state: State = scene.view
    write_fitted(image, 16, TOP + 22, fit(scene.say("picture-market"), 36, FIRST - 24, "serif"), face="serif")
    row(image, 16, TOP + 66, symbol("deck", 32, palette.MUTED), text(str(len(state.market_deck)), 32, face="bold"))
    last = palette.WARM if state.last_round else palette.MUTED
    write_fitted(image, 16, TOP + 116, _in_one_line_or_two(moment(scene), FIRST - 24), last, "bold")
    if "demons" in state.decks:
        left = str(state.supply[OUTCAST])
        row(image, 16, TOP + 165, symbol(ASPECTLESS, 32, palette.MUTED), text(left, 32, face="bold"))


def _in_one_line_or_two(words: str, room: int) -> Fitted:
    line = fit(words, 32, room, "bold")
    return line if line.squeeze == 1 else fit(words, SMALLEST, room, "bold", lines=2)


def moment(scene: Scene) -> str:
    """Returns the round, or the phase outside rounds."""
    state: State = scene.view
    if state.phase in ("setup", "deployment"):
        return scene.say("picture-setup")
    return scene.say("picture-last-round") if state.last_round else scene.say("picture-round", round=state.round)


def colours(scene: Scene, card: Card) -> tuple[str | None, str, str | None]:
    """Returns the colours of a card's text (None: each symbol its own), background and edge. They are dim if other
    choices are offered or its pile is empty."""
    others = bool(scene.job.badges) and not is_choice(scene, "market", card.id)
    empty = scene.view.supply.get(card.id) == 0
    if others or empty:
        return palette.FADED, palette.mix(palette.PANEL, TONES.void, 0.5), None
    return None, palette.PANEL, palette.either(palette.LINE, palette.CHOICE)


def _draw_card(image: Image.Image, scene: Scene, card: Card, position: int) -> None:
    """Draws price and aspect, name, effect, and VP in deck and inner circle."""
    x = FIRST + (position - 1) * STEP
    tone, ground, edge = colours(scene, card)
    put(image, plate(WIDE, HIGH, ground, edge, lift=5), x, TOP)
    put(image, price(card.cost or 0, tone or palette.MAGIC, 42), x + 5, TOP + 27, "lm")
    put(image, symbol(card.aspect or ASPECTLESS, 32, tone or palette.MUTED), x + 51, TOP + 27, "lm")
    _draw_worth(image, card, x + 87, TOP + 27, tone)
    if is_choice(scene, "market", card.id):
        put(image, badge(position, 46), x + WIDE - 4, TOP + 27, "rm")
    name = fit(scene.words.name(card.id), SMALLEST, WIDE - 14, "bold", lines=2)
    write_fitted(image, x + 8, TOP + 83, name, tone or palette.TEXT, "bold")
    effect(image, card, (x + 6, TOP + 112), (WIDE - 8, 76), tone, LETTERS)


def _draw_worth(image: Image.Image, card: Card, x: int, y: int, tone: str | None) -> None:
    """Draws the card's VP in the inner circle."""
    figure = text(str(card.inner_circle_vp), SMALLEST, tone or palette.TEXT, "bold")
    row(image, x, y, symbol("inner_circle", 24, tone or palette.MUTED), figure, gap=2)


def effect(
    image: Image.Image,
    card: Card,
    at: tuple[int, int],
    room: tuple[int, int],
    tone: str | None,
    sizes: tuple[int, ...],
) -> None:
    """Draws a card's effect at the largest of the sizes that fits, vertically centred."""
    block = fit_block((in_symbols(card.id),), sizes, *room, "bold")
    if block:
        top = at[1] + (room[1] - block.high) / 2
        write_block(image, at[0], top, block, tone or palette.TEXT, "bold", symbols=tone)


def _draw_pile(image: Image.Image, scene: Scene, card: Card, position: int) -> None:
    """Draws a supply pile: price and, below it, the badge; name, effect and the number left."""
    y = TOP + (position - 7) * (PILE_HIGH + 8)
    tone, ground, edge = colours(scene, card)
    put(image, plate(PILES_WIDE, PILE_HIGH, ground, edge, lift=5), PILES, y)
    put(image, price(card.cost or 0, tone or palette.MAGIC, 42), PILES + 8, y + 24, "lm")
    name = fit(scene.words.name(card.id), SMALLEST + 2, PILES_WIDE - 68, "bold")
    write_fitted(image, PILES + 60, y + 26, name, tone or palette.TEXT, "bold")
    effect = in_symbols(card.id)
    end = write_rich(image, PILES + 60, y + 66, effect, 34, tone or palette.TEXT, "bold", symbols=tone)
    left = (
        symbol("deck", 28, tone or palette.MUTED),
        text(str(scene.view.supply[card.id]), SMALLEST, tone or palette.MUTED),
    )
    row(image, end + 22, y + 66, *left, gap=4)
    if is_choice(scene, "market", card.id):
        put(image, badge(position, 44), PILES + 29, y + PILE_HIGH - 24, "mm")
