"""Enemies, Pillars, Heroes and Doors as drawn on the board."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import DoorState, Enemy, Hero
from renders.canvas import palette
from renders.canvas.lettering import SMALLEST, width
from renders.canvas.looks import kept
from renders.canvas.palette import SEATS
from renders.canvas.pieces import outline, ringed, seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, supersampled, symbol, tint, write
from renders.massive_darkness.style import look
from renders.massive_darkness.style.look import token

RACES = ("goblin", "orc", "dwarf")
MARKS = {"archers": "ranged", "defenders": "shield", "flayers": "hit", "warriors": "melee", "enforcers": "bam"}
SHIELD = ((0.14, 0.04), (0.86, 0.04), (1, 0.41), (0.87, 0.75), (0.5, 0.98), (0.13, 0.75), (0, 0.41))
Said = tuple[tuple[str, str], ...]


class Looks(NamedTuple):
    """The marks that distinguish Enemies: the face, the symbol of a kind of Guard, and a warm rim."""

    face: str
    mark: str
    warm: bool

    @property
    def rim(self) -> str:
        """The colour of its edge."""
        return palette.WARM if self.warm else look.enemy_rim()


def looks_of(card: str) -> Looks:
    """Returns the look of a card's Enemy. Agents and Roaming Monsters have a warm rim."""
    enemy = content().enemy(card)
    race, _, kind = enemy.type.partition("_")
    if enemy.kind == "mob":
        return Looks(race, MARKS.get(kind, ""), warm=False)
    return Looks("agent" if enemy.kind == "agent" else enemy.type, race if race in RACES else "", warm=True)


def symbol_of(content_id: str) -> str:
    """Returns an Enemy's face, or the symbol with the Hero's name."""
    every = content()
    return looks_of(content_id).face if content_id in {**every.guards, **every.monsters} else content_id


def figures_of(enemy: Enemy) -> Said:
    """Returns symbol and figure: a living Boss and the number of Minions, then the Life of the next one to be hit. A
    wounded Minion has a broken heart."""
    card = content().enemy(enemy.card)
    if card.kind != "mob":
        return (("heart", str(enemy.life)),)
    if not enemy.minions:
        return ("crown", ""), ("heart", str(enemy.life))
    least = min(enemy.minions)
    suffering = ("wound" if least < card.life else "heart", str(least))
    if not enemy.life:
        return ("", f"×{len(enemy.minions)}"), suffering
    return ("crown", f"+{len(enemy.minions)}"), suffering


def enemy_piece(enemy: Enemy, px: int, *, figures: int = 2, beside: bool = False) -> Image.Image:
    """Draws an Enemy: its shield with up to `figures` figures, at its bottom or `beside` it."""
    return _enemy(looks_of(enemy.card), px, figures_of(enemy)[:figures], enemy.stunned, bool(enemy.equipment), beside)


def tag_height(px: int) -> int:
    """Returns the height of the figures on a piece of this size."""
    return 46 if px >= 84 else 38 if px >= 64 else 36


@kept
def _enemy(looks: Looks, px: int, said: Said, stunned: bool, equipped: bool, beside: bool) -> Image.Image:
    body = _marked(looks, px, stunned, equipped)
    tags = [tag(sign, figure, looks.rim, tag_height(px)) for sign, figure in said]
    if not tags:
        return body
    return _beside(body, tags) if beside else _on_foot(body, tags, 14 if px >= 64 else 24)


def _marked(looks: Looks, px: int, stunned: bool, equipped: bool) -> Image.Image:
    """Draws the shield with tokens for Stunned and Equipment."""
    body = shield(looks, px).copy()
    small = max(26, px // 3)
    if equipped:
        put(body, token("pack", palette.WARM, small), body.width, 0, "rt")
    if stunned:
        put(body, token("stun", palette.MAGIC, small), 0, 0, "lt")
    return body


def _beside(body: Image.Image, tags: Sequence[Image.Image]) -> Image.Image:
    """Draws the tags below each other at the right of the shield."""
    step = max(each.height for each in tags) - 2
    size = body.width + max(each.width for each in tags) - 6, max(body.height, step * len(tags) + 2)
    sprite = Image.new("RGBA", size, palette.clear(palette.INK))
    put(sprite, body, 0, size[1] / 2, "lm")
    for i, each in enumerate(tags):
        put(sprite, each, body.width - 6, size[1] / 2 + (i - (len(tags) - 1) / 2) * step, "lm")
    return sprite


def _on_foot(body: Image.Image, tags: Sequence[Image.Image], spare: int) -> Image.Image:
    """Draws the tags side by side across the bottom of the shield."""
    taken = sum(each.width for each in tags) + 4 * (len(tags) - 1)
    sprite = Image.new("RGBA", (max(body.width, taken), body.height + spare), palette.clear(palette.INK))
    put(sprite, body, sprite.width / 2, 0, "mt")
    x = (sprite.width - taken) / 2
    for each in tags:
        put(sprite, each, x, sprite.height, "lb")
        x += each.width + 4
    return sprite


def many(enemy: Enemy | None, px: int, count: int) -> Image.Image:
    """Draws a shield (or a Pillar without an Enemy) with a count, for tight space."""
    body = shield(looks_of(enemy.card), px) if enemy else pillar_piece(None, px)
    return _on_foot(body, [tag("", f"×{count}", look.enemy_rim(), 36)], 10)


@kept
def shield(looks: Looks, px: int) -> Image.Image:
    """Draws the six-sided shield with a face, and the symbol of its kind below it."""
    k, rim = 4, max(5, px // 16)

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for grow, fill in ((0, palette.INK), (rim - 1, looks.rim), (2 * rim, look.enemy_field())):
            share = (px - 2 * grow) * k
            draw.polygon([(x * share + grow * k, y * share + grow * k) for x, y in SHIELD], fill=fill)

    sprite = supersampled((px, px), k, palette.clear(palette.INK), paint)
    put(sprite, symbol(looks.face, round(px * 0.6), look.enemy_face()), px / 2, px * 0.44, "mm")
    if looks.mark and px >= 40:
        put(sprite, symbol(looks.mark, round(px * 0.26), palette.WARM, palette.INK), px * 0.8, px * 0.7, "mm")
    return sprite


@kept
def mark(warm: bool, px: int) -> Image.Image:
    """Draws a shield alone, for sizes at which no face would be visible."""
    k, rim = 4, palette.WARM if warm else look.enemy_rim()

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for grow, fill in ((0.0, palette.INK), (0.13, rim)):
            share = (1 - 2 * grow) * px * k
            draw.polygon([(x * share + grow * px * k, y * share + grow * px * k) for x, y in SHIELD], fill=fill)

    return supersampled((px, px), k, palette.clear(palette.INK), paint)


@kept
def tag(
    sign: str, figure: str, edge: str, high: int = 40, *, fill: str = "", ink: str = "", tone: str = ""
) -> Image.Image:
    """Draws a small plate with a symbol and a figure."""
    letters, small = max(SMALLEST, round(high * 0.76)), round(high * 0.66)
    air = 6 if sign and figure else 0
    wide = (small if sign else 0) + air + (width(figure, letters, "black") if figure else 0) + 20
    sprite = plate(wide, high, fill or palette.INK, edge, line=3, radius=high // 3).copy()
    if sign:
        tone = tone or (palette.BAD if sign in ("heart", "wound") else palette.WARM)
        put(sprite, symbol(sign, small, tone), 9, high / 2, "lm")
    if figure:
        write(sprite, wide - 10, high / 2, figure, letters, ink or palette.TEXT, "black", "rm")
    return sprite


# -------------------------------------------------------------------- Heroes


def hero_piece(hero: Hero, px: int, *, acts: bool = False) -> Image.Image:
    """Draws a Hero: the seat's piece, lying below a skull if dead, with a token if Stunned, in a white rim if
    acting."""
    return _hero(hero.seat, px, hero.stunned, hero.dead, acts)


def ringed_piece(hero: Hero, px: int, *, acts: bool = False) -> Image.Image:
    """Draws a Hero in the ring that marks one hit left."""
    return _ringed(hero.seat, px, hero.stunned, acts)


@kept
def _ringed(seat: int, px: int, stunned: bool, acts: bool) -> Image.Image:
    return ringed(_hero(seat, px, stunned, dead=False, acts=acts))


@kept
def _hero(seat: int, px: int, stunned: bool, dead: bool, acts: bool) -> Image.Image:
    piece = acting_piece(seat, px) if acts else seat_piece(seat, px)
    sprite = (piece.rotate(90) if dead else piece).copy()
    small = max(26, px // 2)
    if dead:
        put(sprite, token("bones", palette.TEXT, small), sprite.width, sprite.height, "rb")
    elif stunned:
        put(sprite, token("stun", palette.MAGIC, small), sprite.width, sprite.height, "rb")
    return sprite


@kept
def acting_piece(seat: int, px: int) -> Image.Image:
    """Draws the acting seat's piece in a white rim, which makes it stand out."""
    if palette.high_contrast():
        return seat_piece(seat, px, acts=True)
    return rimmed(seat_piece(seat, px), max(4, px // 14))


def rimmed(piece: Image.Image, rim: int) -> Image.Image:
    """Adds a white rim to a sprite."""
    alpha = piece.getchannel("A")
    mask = Image.new("L", (piece.width + 2 * rim, piece.height + 2 * rim), 0)
    for step in range(24):
        turn = step * math.pi / 12
        mask.paste(255, (rim + round(rim * math.cos(turn)), rim + round(rim * math.sin(turn))), alpha)
    sprite = tint(mask, palette.CHOICE)
    put(sprite, piece, rim, rim)
    return sprite


@kept
def dot(seat: int, px: int) -> Image.Image:
    """Draws a seat's shape without its letter, for sizes at which it would be illegible."""
    k, shape = 4, SEATS[seat].shape
    points = [((x + 3) * k, (y + 3) * k) for x, y in outline(shape, px)]

    def paint(draw: ImageDraw.ImageDraw) -> None:
        draw.line([*points, *points[:2]], fill=palette.INK, width=5 * k, joint="curve")
        draw.polygon(points, fill=SEATS[seat].colour)

    return supersampled((px + 6, px + 6), k, palette.clear(palette.INK), paint)


@kept
def acting_dot(seat: int, px: int) -> Image.Image:
    """Draws the acting seat's dot."""
    return rimmed(dot(seat, px), 3)


@kept
def pillar_piece(life: int | None, px: int) -> Image.Image:
    """Draws a Pillar and its Life, if it has any."""
    body = symbol("pillar", px - 6, palette.NEUTRAL, palette.INK)
    return _on_foot(body, [tag("heart", str(life), palette.NEUTRAL, tag_height(px))], 14) if life else body


# -------------------------------------------------------------------- Doors


@kept
def door(state: DoorState, cell: int, upright: bool, onward: bool = True) -> Image.Image:
    """Draws a Door. Closed: a plank with two irons and a ring; special: with a lock instead; open: two leaves at the
    ends of the gap, towards the second Zone if `onward`."""
    sprite = _leaves(cell, onward) if state == "open" else _plank(state, cell)
    return sprite.rotate(90, expand=True) if upright else sprite


def door_size(cell: int) -> tuple[int, int]:
    """Returns length and thickness of a closed Door."""
    return round(cell * 0.53), round(min(40, max(28, cell * 0.17)))


def leaf_length(cell: int) -> int:
    """Returns how far the leaves of an open Door reach into a Zone, beyond 12 px of the wall."""
    return round(cell * 0.1)


def _plank(state: DoorState, cell: int) -> Image.Image:
    (long, thick), k = door_size(cell), 4

    def paint(draw: ImageDraw.ImageDraw) -> None:
        draw.rounded_rectangle((0, 0, long * k - 1, thick * k - 1), 5 * k, fill=look.wall())
        draw.rounded_rectangle((4 * k, 4 * k, (long - 4) * k, (thick - 4) * k), 3 * k, fill=look.wood())
        for x in (long * 0.27, long * 0.73 - 5):
            draw.rectangle((x * k, 4 * k, (x + 6) * k, (thick - 4) * k), fill=look.iron())
        if state == "closed":
            x, y = long * k / 2, thick * k / 2
            for radius, fill in ((thick * 0.25, palette.WARM), (thick * 0.11, look.wood())):
                draw.ellipse((x - radius * k, y - radius * k, x + radius * k, y + radius * k), fill=fill)

    sprite = supersampled((long, thick), k, palette.clear(look.wall()), paint)
    if state == "special":
        put(sprite, symbol("lock", thick - 2, palette.WARM, palette.INK), long / 2, thick / 2, "mm")
    return sprite


def _leaves(cell: int, down: bool) -> Image.Image:
    (long, thick), k, reach = door_size(cell), 4, leaf_length(cell)
    high, slim = 2 * reach + thick, max(14, round(thick * 0.45))

    def paint(draw: ImageDraw.ImageDraw) -> None:
        y = high / 2 - (0 if down else reach + 8)
        for x in (0, long - slim):
            casing = (x * k, (y - 4) * k, (x + slim) * k - 1, (y + reach + 12) * k - 1)
            draw.rounded_rectangle(casing, 5 * k, fill=look.wall())
            leaf = ((x + 4) * k, y * k, (x + slim - 4) * k - 1, (y + reach + 8) * k - 1)
            draw.rounded_rectangle(leaf, 3 * k, fill=look.wood())

    return supersampled((long, high), k, palette.clear(look.wall()), paint)


@kept
def barrier(cell: int, upright: bool) -> Image.Image:
    """Draws a chain across the way that a Pillar blocks."""
    k, px = 4, round(cell * 0.15)

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for i in range(3):
            for inset, fill in ((0, palette.INK), (3, palette.NEUTRAL), (round(px * 0.33), palette.INK)):
                box = ((i * px + inset) * k, inset * k, ((i + 1) * px - inset) * k, (px - inset) * k)
                draw.ellipse(box, fill=fill)

    sprite = supersampled((px * 3, px), k, palette.clear(palette.INK), paint)
    return sprite.rotate(90, expand=True) if upright else sprite
