"""A seat's cards: its hero's hand, which is also its life, the uses of each card, and the piles."""

from __future__ import annotations

from PIL import Image

from engine.games.fireteam_zero.model.state import Hero, State
from renders.canvas import palette
from renders.canvas.grid import Box
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write_fitted
from renders.fireteam_zero.board.cells import acting_hero
from renders.fireteam_zero.sheets.cards import laid_out, put_card, put_pile
from renders.fireteam_zero.style import look
from renders.fireteam_zero.style.look import HEADLINE, TONES
from renders.fireteam_zero.style.pieces import hero_piece
from renders.headline import MARGIN, sheet_wide
from renders.scene import Scene

TOP, FOOT, PILE = 104, 130, 190
LEAST_HAND = 280  # px: height of an empty hand


def hero_of(scene: Scene) -> Hero:
    """Returns the hero to show: the seat's acting hero, otherwise its first one. Without a seat, the acting hero."""
    state: State = scene.view
    acting = acting_hero(state)
    own = [each for each in state.heroes if scene.job.seat in (None, each.seat)]
    return next((each for each in own if each.id == acting), own[0])


def boxes(scene: Scene) -> list[Box]:
    """Returns the boxes of the hand's cards."""
    wide = sheet_wide(scene) - 2 * MARGIN
    return [(MARGIN + x, TOP + y, each, high) for x, y, each, high in laid_out(scene, hero_of(scene).hand, wide)]


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar on a picture as high as the cards need."""
    foot = max([TOP + LEAST_HAND, *(y + high for _, y, _, high in scene.once(boxes))])
    return HEADLINE.ground((sheet_wide(scene), foot + 14 + FOOT + MARGIN))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the hand's owner, and a reminder that the hand is the hero's life."""
    hero = hero_of(scene)
    index = scene.view.heroes.index(hero)
    words = scene.say(
        "picture-hand-of", player=scene.spoken(hero.seat), hero=look.hero_name(scene, hero.id), count=len(hero.hand)
    )
    HEADLINE.put(image, scene, words, hero_piece(index, 50, down=hero.down))


def cards(image: Image.Image, scene: Scene) -> None:
    """Draws the hand, numbered from the left. The number of a selectable card is a badge."""
    hand = hero_of(scene).hand
    if not hand:
        empty = "picture-no-hand-yet" if scene.view.phase == "setup" else "picture-empty-hand"
        words = fit(scene.say(empty), 44, image.width - 120, lines=2)
        write_fitted(image, image.width / 2, TOP + LEAST_HAND / 2, words, palette.MUTED, anchor="mm")
    for number, (card, box) in enumerate(zip(hand, scene.once(boxes), strict=True), 1):
        put_card(image, scene, card, box, number=number, chosen=f"hand:{card}" in scene.job.badges)


def piles(image: Image.Image, scene: Scene) -> None:
    """Draws the size of the deck and discard pile, then the focus cards by name."""
    hero = hero_of(scene)
    x, y = MARGIN, image.height - FOOT - MARGIN
    for sign, count in (("deck", len(hero.deck)), ("discard", len(hero.discard))):
        put_pile(image, scene, sign, count, (x, y, PILE, FOOT))
        x += PILE + 10
    wide = image.width - MARGIN - x
    put(image, plate(wide, FOOT, TONES.low, radius=16), x, y)
    named = ", ".join(scene.words.name(card) for card in hero.focus)
    words = scene.say("picture-focus", cards=named) if named else scene.say("picture-no-focus")
    tone = palette.TEXT if named else palette.MUTED
    write_fitted(image, x + 20, y + FOOT / 2, fit(words, 34, wide - 40, lines=2), tone)
