"""Text plates, choice badges, frames, prices and tags."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from renders.canvas import palette
from renders.canvas.lettering import font, width
from renders.canvas.looks import kept
from renders.canvas.sprites import FILTER, Stretched, put, supersampled, symbol, tint, write

PLATE_SCALE = 3
BADGE_SCALE = 4


def plate(
    wide: int, high: int, fill: str, edge: str | None = None, *, line: int = 3, radius: int = 14, lift: int = 0
) -> Stretched:
    """Draws a rounded plate with an edge of `line` px and a hard shadow of `lift` px.

    In high contrast there are no shadows, and a plate as dark as the background always has an edge.
    """
    if palette.high_contrast() and fill == palette.PANEL:
        edge = edge or palette.LINE
    at = max(line, radius) + FILTER
    small = _plate(min(wide, 2 * at + 1), min(high, 2 * at + 1), fill, edge, line, radius, lift)
    return Stretched(small, (wide, high + lift), at)


@kept
def _plate(wide: int, high: int, fill: str, edge: str | None, line: int, radius: int, lift: int) -> Image.Image:
    k = PLATE_SCALE
    right, bottom = wide * k - 1, high * k - 1

    def paint(draw: ImageDraw.ImageDraw) -> None:
        if lift and not palette.high_contrast():
            draw.rounded_rectangle((0, lift * k, right, bottom + lift * k), radius * k, fill=palette.INK)
        draw.rounded_rectangle((0, 0, right, bottom), radius * k, fill=edge or fill)
        if edge:
            inner = (line * k, line * k, right - line * k, bottom - line * k)
            draw.rounded_rectangle(inner, max(0, radius - line) * k, fill=fill)

    return supersampled((wide, high + lift), k, palette.clear(edge or fill), paint)


def frame(wide: int, high: int, colour: str, *, line: int = 4, radius: int = 14) -> Stretched:
    """Draws a rounded frame with a transparent centre."""
    at = max(line, radius) + FILTER
    return Stretched(_frame(min(wide, 2 * at + 1), min(high, 2 * at + 1), colour, line, radius), (wide, high), at)


@kept
def _frame(wide: int, high: int, colour: str, line: int, radius: int) -> Image.Image:
    k = PLATE_SCALE
    mask = Image.new("L", (wide * k, high * k), 0)
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle((0, 0, wide * k - 1, high * k - 1), radius * k, fill=255)
    inner = (line * k, line * k, (wide - line) * k - 1, (high - line) * k - 1)
    draw.rounded_rectangle(inner, max(1, radius - line) * k, fill=0)
    return tint(mask.resize((wide, high), Image.Resampling.LANCZOS), colour)


@kept
def dashes(wide: int, high: int, *, line: int = 5, radius: int = 14, dash: int = 16) -> Image.Image:
    """Draws a dashed white frame around a legal area."""
    sprite = frame(wide, high, palette.CHOICE, line=line, radius=radius).copy()
    gap = round(dash * 0.8)
    for x in range(radius + dash, wide - radius, dash * 2):
        for top in (0, high - line):
            sprite.paste(palette.clear(palette.CHOICE), (x, top, x + gap, top + line))
    for y in range(radius + dash, high - radius, dash * 2):
        for left in (0, wide - line):
            sprite.paste(palette.clear(palette.CHOICE), (left, y, left + line, y + gap))
    return sprite


@kept
def badge(name: int | str, px: int = 46) -> Image.Image:
    """Draws the fixed name of a legal place: a white tag with black rim and text."""
    k, rim, words = BADGE_SCALE, 4, str(name)
    wide = max(px, width(words, round(px * 0.66), "black") + px // 3)

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for grow, fill in ((0, palette.INK), (rim * k, palette.CHOICE)):
            corners = (grow, grow, wide * k - 1 - grow, px * k - 1 - grow)
            draw.rounded_rectangle(corners, px * 0.3 * k - grow / 2, fill=fill)
        draw.text(
            (wide * k / 2, px * k / 2), words, fill=palette.INK, font=font(round(px * 0.66) * k, "black"), anchor="mm"
        )

    return supersampled((wide, px), k, palette.clear(palette.INK), paint)


@kept
def price(amount: int, colour: str, px: int = 46) -> Image.Image:
    """Draws a price: a filled hexagon with a number. In high contrast it is empty if unaffordable."""
    hollow, ground = palette.high_contrast() and colour == palette.FADED, palette.PANEL
    middle = px * BADGE_SCALE / 2
    turns = [math.radians(60 * i) for i in range(6)]

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for reach, fill in ((middle, colour), *(((middle - 4 * BADGE_SCALE, ground),) if hollow else ())):
            draw.polygon([(middle + reach * math.sin(t), middle - reach * math.cos(t)) for t in turns], fill=fill)
        face = font(round(px * 0.72) * BADGE_SCALE, "black")
        draw.text((middle, middle), str(amount), fill=colour if hollow else palette.on(colour), font=face, anchor="mm")

    return supersampled((px, px), BADGE_SCALE, palette.clear(colour), paint)


@kept
def tag(
    figure: str, edge: str, high: int = 38, *, letter: str = "", sign: str = "", sign_tone: str = ""
) -> Image.Image:
    """Draws a small plate with a letter or a symbol, then a number."""
    px = round(high * 0.76)
    lead = width(letter, px, "black") if letter else round(high * 0.66) if sign else 0
    air = 3 if lead and figure else 0
    wide = max(high, lead + air + width(figure, px, "black") + 16)
    sprite = plate(wide, high, palette.INK, edge, line=3, radius=high // 3).copy()
    x = (wide - lead - air - width(figure, px, "black")) / 2
    if letter:
        write(sprite, x, high / 2, letter, px, palette.TEXT, "black", "lm")
    elif sign:
        put(sprite, symbol(sign, lead, sign_tone or edge), x, high / 2, "lm")
    write(sprite, x + lead + air, high / 2, figure, px, palette.TEXT, "black", "lm")
    return sprite
