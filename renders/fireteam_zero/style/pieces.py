"""Heroes, specialists and creatures as drawn on the board."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageDraw

from engine.games.fireteam_zero.model.content import content
from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.pieces import ringed, seat_piece
from renders.canvas.plates import plate, tag
from renders.canvas.sprites import put, supersampled, symbol
from renders.fireteam_zero.style.look import creature_tones

SHIELD = ((0.14, 0.04), (0.86, 0.04), (1, 0.41), (0.87, 0.75), (0.5, 0.98), (0.13, 0.75), (0, 0.41))
SCALE = 4


@kept
def hero_piece(index: int, px: int, *, acts: bool = False, down: bool = False) -> Image.Image:
    """Draws the piece of the hero with this index. A knocked-out hero lies on one side, faded, with a sleep symbol."""
    body = seat_piece(index, px, acts)
    if not down:
        return body
    lying = body.rotate(90, expand=True)
    lying.putalpha(lying.getchannel("A").point([round(value * 0.75) for value in range(256)]))
    put(lying, symbol("exhausted", round(px * 0.56), palette.TEXT, palette.INK), lying.width, 0, "rt")
    return lying


@kept
def endangered_piece(index: int, px: int, *, acts: bool = False) -> Image.Image:
    """Returns a hero's piece in the ring that marks one hit left before knockout."""
    return ringed(hero_piece(index, px, acts=acts))


@kept
def specialist_piece(specialist: str, px: int) -> Image.Image:
    """Draws a specialist: a pale, round, neutral piece with a face."""
    sprite = plate(px, px, palette.WHITE_PIECE, palette.INK, line=4, radius=px // 2).copy()
    put(sprite, symbol(specialist, round(px * 0.7), palette.INK), px / 2, px / 2, "mm")
    return sprite


@kept
def creature_piece(
    kind: str, px: int, count: int = 1, *, life: int = 0, marked: bool = False, power: int = 0
) -> Image.Image:
    """Draws creatures of a kind: a shield with their face, a second rim for an elite and a crown for a boss; with
    their number, life if given, a mark, and a boss's power tokens."""
    creature_class = content().creatures[kind].creature_class
    rim, _, _ = creature_tones(creature_class)
    body = _shield(kind, creature_class, px)
    tags = [*_counts(count, power, rim)] + ([tag(str(life), rim, sign="heart", sign_tone=palette.BAD)] if life else [])
    below = sum(each.width for each in tags)
    wide = max(px, below) if life else px + below // 2
    sprite = Image.new("RGBA", (wide, body.height + (8 if life else 0)), palette.clear(palette.INK))
    put(sprite, body, (wide - px) / 2 if life else 0, 0)
    x = (wide - below) / 2 if life else wide - below
    for each in tags:
        put(sprite, each, x, sprite.height, "lb")
        x += each.width
    if marked:
        put(sprite, tag("", palette.WARM, max(30, px // 3), sign="objective"), (wide + px) / 2 if life else px, 0, "rt")
    return sprite


def _counts(count: int, power: int, rim: str) -> Iterator[Image.Image]:
    if count > 1:
        yield tag(f"×{count}", rim)
    if power:
        yield tag(f"+{power}", rim, sign="shield")


@kept
def _shield(kind: str, creature_class: str, px: int) -> Image.Image:
    """Draws a creature's hexagonal shield. An elite has a second rim."""
    rim, field, face = creature_tones(creature_class)
    edges = [(0.0, palette.INK), (0.04, rim), (0.11, field)]
    if creature_class == "elite":
        edges[2:] = [(0.10, palette.INK), (0.14, rim), (0.19, field)]

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for inset, fill in edges:
            share = 1 - 2 * inset
            corners = [((inset + x * share) * px * SCALE, (inset + y * share) * px * SCALE) for x, y in SHIELD]
            draw.polygon(corners, fill=fill)

    sprite = supersampled((px, px), SCALE, palette.clear(palette.INK), paint)
    put(sprite, symbol(kind, round(px * 0.56), face), px / 2, px * 0.46, "mm")
    if creature_class == "boss":
        put(sprite, symbol("crown", round(px * 0.34), palette.WARM, palette.INK), px / 2, -2, "mt")
    return sprite
