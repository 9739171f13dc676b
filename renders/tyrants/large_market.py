"""The market with large labels: a line with counts, then the six cards and the two supply piles in rows of four."""

from __future__ import annotations

from PIL import Image

from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import Card
from engine.games.tyrants.model.state import State
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import badge, plate, price
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.scene import Scene
from renders.tyrants.look import ASPECTLESS, TONES, is_choice
from renders.tyrants.market import LETTERS, OUTCAST, SUPPLIES, colours, effect, moment

LINE, TOP = 1272, 1298
WIDE, HIGH, GAP, LEFT, IN_ROW = 305, 142, 8, 15, 4
SIZES = (46, 44, 42, 40, 38, 36, *LETTERS)


def market(image: Image.Image, scene: Scene) -> None:
    """Draws the counts, the cards and the piles."""
    _draw_counts(image, scene)
    offered = [*scene.view.market, *SUPPLIES]
    for i, card in enumerate(offered):
        x, y = LEFT + i % IN_ROW * (WIDE + GAP), TOP + i // IN_ROW * (HIGH + GAP)
        if card is None:
            put(image, plate(WIDE, HIGH, TONES.void, TONES.low), x, y)
        else:
            _draw_card(image, scene, content.cards()[card], i + 1, (x, y))


def _draw_counts(image: Image.Image, scene: Scene) -> None:
    state: State = scene.view
    counts = [symbol("deck", 38, palette.MUTED), text(str(len(state.market_deck)), 38, face="bold")]
    if "demons" in state.decks:
        counts += [symbol(ASPECTLESS, 38, palette.MUTED), text(str(state.supply[OUTCAST]), 38, face="bold")]
    write_fitted(image, LEFT + 4, LINE, fit(scene.say("picture-market"), 40, 300, "serif"), face="serif")
    row(image, 340, LINE, *counts, gap=12)
    tone = palette.WARM if state.last_round else palette.MUTED
    write_fitted(image, image.width - LEFT - 4, LINE, fit(moment(scene), 38, 500, "bold"), tone, "bold", "rm")


def _draw_card(image: Image.Image, scene: Scene, card: Card, position: int, at: tuple[int, int]) -> None:
    """Draws price, aspect and VP in the inner circle; name; effect, and the number left in a pile."""
    (x, y), (tone, ground, edge) = at, colours(scene, card)
    put(image, plate(WIDE, HIGH, ground, edge, lift=4), x, y)
    put(image, price(card.cost or 0, tone or palette.MAGIC, 46), x + 8, y + 28, "lm")
    put(image, symbol(card.aspect or ASPECTLESS, 38, tone or palette.MUTED), x + 62, y + 28, "lm")
    _draw_figure(image, "inner_circle", card.inner_circle_vp, x + 112, y + 28, tone)
    if is_choice(scene, "market", card.id):
        put(image, badge(position, 50), x + WIDE - 5, y + 29, "rm")
    name = fit(scene.words.name(card.id), 36, WIDE - 20, "bold")
    write_fitted(image, x + 10, y + 72, name, tone or palette.TEXT, "bold")
    effect(image, card, (x + 8, y + 90), (WIDE - 14, 50), tone, SIZES)
    if card.id in SUPPLIES:
        _draw_figure(image, "deck", scene.view.supply[card.id], x + WIDE - 92, y + 115, tone)


def _draw_figure(image: Image.Image, sign: str, count: int, x: int, y: int, tone: str | None) -> None:
    row(image, x, y, symbol(sign, 32, tone or palette.MUTED), text(str(count), 34, tone or palette.TEXT, "bold"), gap=4)
