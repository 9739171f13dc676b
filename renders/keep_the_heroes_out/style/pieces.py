"""Monsters, intruders, treasures and tokens, as drawn in rooms."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.canvas import palette
from renders.canvas.looks import kept
from renders.canvas.palette import SEATS
from renders.canvas.pieces import faced_piece
from renders.canvas.plates import plate, tag
from renders.canvas.sprites import put, supersampled, symbol
from renders.keep_the_heroes_out.style.look import intruder, tone

TALL = 1.18  # height of an intruder's tile relative to its width
SCALE = 4


@kept
def monster(player: int, clan: str, px: int, count: int = 1, life: int = 0) -> Image.Image:
    """Draws a monster: the clan's face in the player's shape and colour, with its letter, the count, and the remaining
    life if it has more than one."""
    body = faced_piece(player, px, clan)
    look = SEATS[player]
    below = tag(f"×{count}" if count > 1 else "", look.colour, letter=look.letter)
    above = tag(str(life), palette.BAD, sign="heart") if life else None
    wide = max(body.width, px * 2 // 3 + below.width, px // 2 + (above.width if above else 0))
    sprite = Image.new("RGBA", (wide, body.height + 10), palette.clear(palette.INK))
    put(sprite, body, 0, 6)
    put(sprite, below, wide, sprite.height, "rb")
    if above:
        put(sprite, above, wide, 0, "rt")
    return sprite


@kept
def hero(hero_class: str, px: int, *, active: bool, count: int = 1, life: int = 0) -> Image.Image:
    """Draws an intruder: an upright pale tile in a red rim, or lying, grey and with Zs if exhausted. Shows the count,
    and the remaining life if above one."""
    body = _upright(hero_class, px) if active else _lying(hero_class, px)
    counted = tag(f"×{count}", intruder(active, hero_class == "champion")[0]) if count > 1 else None
    above = tag(str(life), palette.BAD, sign="heart") if life else None
    wide = body.width + (10 if counted else 0)
    sprite = Image.new("RGBA", (wide, body.height + 8), palette.clear(palette.INK))
    put(sprite, body, 0, sprite.height - (6 if counted else 0), "lb")
    if counted:
        put(sprite, counted, wide, sprite.height, "rb")
    if above:
        put(sprite, above, wide if active else 0, 0, "rt" if active else "lt")
    return sprite


@kept
def _tile(size: tuple[int, int], rim: str, field: str) -> Image.Image:
    (wide, high), k = size, SCALE

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for inset, fill in ((0, palette.INK), (3, rim), (8, field)):
            corners = (inset * k, inset * k, (wide - inset) * k - 1, (high - inset) * k - 1)
            draw.rounded_rectangle(corners, (16 - inset) * k, fill=fill)

    return supersampled(size, k, palette.clear(palette.INK), paint)


def _upright(hero_class: str, px: int) -> Image.Image:
    rim, field, face = intruder(True, hero_class == "champion")
    sprite = _tile((px, round(px * TALL)), rim, field).copy()
    put(sprite, symbol(hero_class, round(px * 0.7), face), px / 2, sprite.height / 2, "mm")
    return sprite


def _lying(hero_class: str, px: int) -> Image.Image:
    rim, field, face = intruder(False)
    tile = _tile((round(px * TALL), round(px * 0.88)), rim, field)
    sprite = Image.new("RGBA", (tile.width + 8, tile.height + round(px * 0.22)), palette.clear(palette.INK))
    put(sprite, tile, 0, sprite.height, "lb")
    put(sprite, symbol(hero_class, round(px * 0.64), face), px * 0.48, sprite.height - tile.height / 2, "mm")
    put(sprite, symbol("exhausted", round(px * 0.5), palette.TEXT, palette.INK), sprite.width, 0, "rt")
    return sprite


@kept
def token(sign: str, px: int = 46, count: int = 1) -> Image.Image:
    """Draws a round token with its count."""
    colour = tone(sign)
    body = plate(px, px, palette.INK, colour, line=3, radius=px // 2)
    counted = tag(f"×{count}", colour, 34) if count > 1 else None
    sprite = Image.new("RGBA", (px + (counted.width - 8 if counted else 0), px), palette.clear(palette.INK))
    put(sprite, body, 0, 0)
    put(sprite, symbol(sign, round(px * 0.66), colour), px / 2, px / 2, "mm")
    if counted:
        put(sprite, counted, sprite.width, px, "rb")
    return sprite


@kept
def hoard(value: int, px: int = 60) -> Image.Image:
    """Draws a treasure and its value."""
    sprite = Image.new("RGBA", (round(px * 1.54), px + 6), palette.clear(palette.INK))
    put(sprite, symbol("treasure", px, palette.WARM, palette.INK), 0, 0)
    put(sprite, tag(str(value), palette.WARM, round(px * 0.66)), sprite.width, sprite.height, "rb")
    return sprite
