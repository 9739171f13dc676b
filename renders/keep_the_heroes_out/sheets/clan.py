"""A clan: its figures, its Activate ability, and its ten starting cards."""

from __future__ import annotations

from PIL import Image

from engine.games.keep_the_heroes_out.model.content import Clan, content
from renders.canvas import palette
from renders.canvas.markup import fit_block, write_block
from renders.canvas.sprites import put, row, symbol, text
from renders.headline import MARGIN, sheet_wide
from renders.keep_the_heroes_out.board.words import player_name, player_piece
from renders.keep_the_heroes_out.sheets.hand import player_of
from renders.keep_the_heroes_out.style import look
from renders.keep_the_heroes_out.style.cards import Line, foot, laid_out, line_of, put_card, put_line
from renders.keep_the_heroes_out.style.look import HEADLINE, TONES, name_of
from renders.keep_the_heroes_out.style.plan import Box
from renders.scene import Scene

HEAD, TOP = 300, 104
SIZES = (38, 36, 34, 32, 30, 28)


def boxes(scene: Scene) -> list[Box]:
    """Returns the boxes of the cards."""
    cards = [card.id for card in _clan(scene).deck]
    top = TOP + HEAD + 14
    return [
        (MARGIN + x, top + y, wide, high)
        for x, y, wide, high in laid_out(scene, cards, 2, sheet_wide(scene) - 2 * MARGIN)
    ]


def _clan(scene: Scene) -> Clan:
    return content().clans[scene.view.players[player_of(scene)].clan]


def ground(scene: Scene) -> Image.Image:
    """Draws the headline bar on a picture that is high enough for the cards."""
    wide = sheet_wide(scene)
    return HEADLINE.ground((wide, foot(scene.once(boxes)) + 4), (MARGIN, TOP, wide - 2 * MARGIN, HEAD))


def title(image: Image.Image, scene: Scene) -> None:
    """Draws the clan's name and player."""
    index, clan = player_of(scene), _clan(scene)
    words = scene.say("picture-hand-of", player=player_name(scene, index), clan=look.name(scene, clan))
    HEADLINE.put(image, scene, words, player_piece(index, clan.id, 48))


def figures(image: Image.Image, scene: Scene) -> None:
    """Draws its monsters and their life, its starting rooms, its ability, and how it plays."""
    clan = _clan(scene)
    put(image, symbol(clan.id, 190, TONES.accent), MARGIN + 26, TOP + 28)
    put_figures(image, clan, MARGIN + 250, TOP + 46)
    ability = line_of(clan.ability)
    shown = Line(("activate", "becomes", *ability.signs), ability.words)
    put_line(image, scene, shown, (MARGIN + 250, TOP + 84, image.width - MARGIN - 300, 76))
    put_plays(image, scene, clan, (MARGIN + 250, TOP + 166, image.width - 2 * MARGIN - 280, HEAD - 182), palette.TEXT)


def put_figures(image: Image.Image, clan: Clan, x: float, y: float, tone: str = "") -> None:
    """Draws the number of monsters, the life of each, and the starting rooms."""
    tone = tone or palette.TEXT
    end = row(image, x, y, symbol("lair", 46, tone), text(str(clan.monsters), 46, tone, "black"), gap=8)
    end = row(image, end + 26, y, symbol("heart", 42, palette.BAD), text(str(clan.vitality), 46, tone, "black"), gap=8)
    row(
        image,
        end + 26,
        y,
        symbol("becomes", 34, palette.MUTED),
        symbol(clan.start.type, 46, look.type_tone(clan.start.type)),
        gap=10,
    )


def put_plays(image: Image.Image, scene: Scene, clan: Clan, box: Box, tone: str) -> None:
    """Draws a sentence on how the clan plays."""
    x, y, wide, high = box
    block = fit_block((name_of(scene, clan.plays),), SIZES, wide, high)
    if block:
        write_block(image, x, y + (high - block.high) / 2, block, tone)


def cards(image: Image.Image, scene: Scene) -> None:
    """Draws the starting cards, each with its count."""
    for card, box in zip(_clan(scene).deck, scene.once(boxes), strict=True):
        put_card(image, scene, card.id, box, times=card.copies)
