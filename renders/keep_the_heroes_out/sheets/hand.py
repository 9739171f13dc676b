"""A seat's cards: the hand with both sides of each card, the cards played, and the piles."""

from __future__ import annotations

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import Player, State
from engine.table import HIDDEN
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, text, write_fitted
from renders.headline import MARGIN, sheet_wide
from renders.keep_the_heroes_out.board.words import player_name, player_piece
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.cards import GAP, foot, laid_out, lines_of, put_card
from renders.keep_the_heroes_out.style.look import HEADLINE, TONES
from renders.keep_the_heroes_out.style.plan import Box
from renders.scene import Scene

TOP, FOOT, LINE = 104, 150, 46
EXPLAINED = ("swarm", "ambush", "reinforce", "becomes", "shield", "activate")
MOST_EXPLAINED = 4
MOST_LARGE = 6  # cards in two columns; more use three
PILE = 190
LEAST_HAND = 360  # height in px of an empty hand


def player_of(scene: Scene) -> int:
    """Returns the player to show. For a seat with two clans, the acting clan, else the first."""
    state: State = scene.view
    if scene.job.seat is None or state.player.seat == scene.job.seat:
        return state.active
    return next(i for i, each in enumerate(state.players) if each.seat == scene.job.seat)


def boxes(scene: Scene) -> list[Box]:
    """Returns the boxes of the cards in hand."""
    hand = scene.view.players[player_of(scene)].hand
    wide = sheet_wide(scene) - 2 * MARGIN
    columns = 2 if len(hand) <= MOST_LARGE or scene.large else 3
    return [(MARGIN + x, TOP + y, each, high) for x, y, each, high in laid_out(scene, hand, columns, wide)]


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar on a picture that is high enough for the cards."""
    return HEADLINE.ground(
        (sheet_wide(scene), max(TOP + LEAST_HAND, foot(scene.once(boxes))) + _explained_high(scene) + FOOT + MARGIN)
    )


def explained(scene: Scene) -> list[str]:
    """Returns the symbols in the hand that need an explanation, the rarer ones first."""
    hand = scene.view.players[player_of(scene)].hand
    sides = (side for card in hand if card != HIDDEN for side in content().cards[card].sides)
    shown = {sign for side in sides for line in lines_of(side) for sign in line.signs}
    return [sign for sign in EXPLAINED if sign in shown][:MOST_EXPLAINED]


def _explained_high(scene: Scene) -> int:
    count = len(explained(scene))
    return count * LINE + 24 + GAP if count else 0


def explanations(image: Image.Image, scene: Scene) -> None:
    """Draws a line for each of those symbols."""
    signs, high = explained(scene), _explained_high(scene) - GAP
    if not signs:
        return
    y = image.height - MARGIN - FOOT - GAP - high
    put(image, plate(image.width - 2 * MARGIN, high, TONES.low, radius=16), MARGIN, y)
    for i, sign in enumerate(signs):
        middle = y + 12 + LINE * (i + 0.5)
        put(image, symbol(sign, 40, TONES.accent), MARGIN + 18, middle, "lm")
        words = fit(scene.say(f"picture-explain-{sign}"), 34, image.width - 2 * MARGIN - 100)
        write_fitted(image, MARGIN + 74, middle, words)


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the name of the hand's owner."""
    index = player_of(scene)
    player = scene.view.players[index]
    words = scene.say(
        "picture-hand-of", player=player_name(scene, index), clan=look.name(scene, content().clans[player.clan])
    )
    HEADLINE.put(image, scene, words, player_piece(index, player.clan, 48))


def cards(image: Image.Image, scene: Scene) -> None:
    """Draws the hand, numbered from the left. Selectable cards have their number as a badge."""
    hand = scene.view.players[player_of(scene)].hand
    if not hand:
        words = fit(scene.say("picture-empty-hand"), 44, image.width - 200)
        write_fitted(image, image.width / 2, TOP + LEAST_HAND / 2, words, palette.MUTED, anchor="mm")
    for number, (card, box) in enumerate(zip(hand, scene.once(boxes), strict=True), 1):
        put_card(image, scene, card, box, number=number, chosen=f"hand:{card}" in scene.job.badges)


def piles(image: Image.Image, scene: Scene) -> None:
    """Draws the counts of deck, discard pile and lair, then the cards played this turn."""
    player: Player = scene.view.players[player_of(scene)]
    x, y, high = MARGIN, image.height - FOOT - MARGIN, FOOT
    lair = content().clans[player.clan].monsters - len(player.monsters)
    counted = (("deck", len(player.deck)), ("discard", len(player.discard)), ("lair", lair))
    for sign, count in counted:
        wide = PILE
        put(image, plate(wide, high, TONES.low, radius=16), x, y)
        put(image, symbol(sign, 54, TONES.accent), x + 18, y + 56, "lm")
        put(image, text(str(count), 58, face="black"), x + wide - 20, y + 56, "rm")
        write_fitted(
            image,
            x + wide / 2,
            y + 124,
            fit(scene.say(f"picture-pile-{sign}"), 32, wide - 20),
            palette.MUTED,
            anchor="mm",
        )
        x += wide + 10
    wide = image.width - MARGIN - x
    put(image, plate(wide, high, TONES.low, radius=16), x, y)
    played = [scene.words.name(card) for card in player.played if card != HIDDEN]
    words = scene.say("picture-played", cards=", ".join(played)) if played else scene.say("picture-none-played")
    write_fitted(
        image, x + 20, y + high / 2, fit(words, 36, wide - 40, lines=3), palette.TEXT if played else palette.MUTED
    )
