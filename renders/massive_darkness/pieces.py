"""Enemies, Pillars, Heroes and Doors as they stand on the board."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.state import DoorState, Enemy, Hero
from renders.canvas import palette
from renders.canvas.lettering import SMALLEST, width
from renders.canvas.looks import kept
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import SHAPES_KEPT, put, supersampled, symbol, write
from renders.massive_darkness.look import token

RIM, FIELD, FACE = "#d7473f", "#3a1518", "#ffe9e4"
WALL, WOOD, IRON = "#10151a", "#a8672f", "#5d3717"
RACES = ("goblin", "orc", "dwarf")
MARKS = {"archers": "ranged", "defenders": "shield", "flayers": "hit", "warriors": "melee", "enforcers": "bam"}
SPARE = 20  # px that tags hang below the shield
COVERED = 0.7  # how much of a shield's height a tag on it may have
LAPPED = 8  # px by which a shield covers the tag beside it


class Look(NamedTuple):
    """What tells Enemies apart: the face, the mark of a kind of Guard, and the colour of the rim."""

    face: str
    mark: str
    rim: str


def look(card: str) -> Look:
    """How the Enemy of a card looks; Agents and Roaming Monsters have a warm rim."""
    enemy = content().enemy(card)
    race, _, kind = enemy.type.partition("_")
    if enemy.kind == "mob":
        return Look(race, MARKS.get(kind, ""), RIM)
    return Look("agent" if enemy.kind == "agent" else enemy.type, race if race in RACES else "", palette.WARM)


def enemy_piece(enemy: Enemy, px: int, *, figures: int = 2) -> Image.Image:
    """An Enemy: a Mob is its Boss (crowned while it lives) and the number of its Minions, and the Life of the figure
    that suffers next; others have their Life. Where there is room for one of these `figures` only, it has no symbol."""
    said = _figures(enemy)[:figures]
    if figures == 1:
        said = tuple(("", figure) for _, figure in said)
    return _enemy(look(enemy.card), px, said, enemy.stunned, bool(enemy.equipment))


def _figures(enemy: Enemy) -> tuple[tuple[str, str], ...]:
    """Symbol and figure: how many Minions, and the Life of who is hit next (a wounded Minion has a broken heart)."""
    if content().enemy(enemy.card).kind != "mob":
        return (("heart", str(enemy.life)),)
    boss = "crown" if enemy.life else ""
    if not enemy.minions:
        return (("heart", str(enemy.life)), ("crown", ""))
    full, least = content().enemy(enemy.card).life, min(enemy.minions)
    return ((boss, f"+{len(enemy.minions)}"), ("wound" if least < full else "heart", str(least)))


@kept(SHAPES_KEPT)
def _enemy(looks: Look, px: int, said: tuple[tuple[str, str], ...], stunned: bool, equipped: bool) -> Image.Image:
    tags = [_tag(sign, figure, looks.rim, px) for sign, figure in said]
    if len(tags) == 1 and tags[0].height > COVERED * px:
        return _beside(_shield(looks, px), tags[0], stunned)
    wide = max(px, sum(tag.width for tag in tags) + 4 * (len(tags) - 1))
    sprite = Image.new("RGBA", (wide, px + (SPARE if tags else 0)), palette.clear(palette.INK))
    left = (wide - px) / 2
    put(sprite, _shield(looks, px), left, 0)
    small = max(20, px // 3)
    if equipped:
        put(sprite, token("pack", palette.WARM, small), left + px, 0, "rt")
    if stunned:
        put(sprite, token("stun", palette.MAGIC, small), left, 0, "lt")
    if len(tags) == 1:
        put(sprite, tags[0], wide / 2, sprite.height, "mb")
    for tag, x, anchor in zip(tags, (0, wide), ("lb", "rb"), strict=False) if len(tags) > 1 else ():
        put(sprite, tag, x, sprite.height, anchor)
    return sprite


def _beside(shield: Image.Image, tag: Image.Image, stunned: bool) -> Image.Image:
    """A small shield whose tag would hide its face stands beside it."""
    high = max(shield.height, tag.height)
    sprite = Image.new("RGBA", (shield.width + tag.width - LAPPED, high), palette.clear(palette.INK))
    put(sprite, tag, sprite.width, high, "rb")
    put(sprite, shield, 0, high / 2, "lm")
    if stunned:
        put(sprite, token("stun", palette.MAGIC, max(20, shield.width // 3)), 0, 0, "lt")
    return sprite


@kept(SHAPES_KEPT)
def _shield(looks: Look, px: int) -> Image.Image:
    """The six-sided shield with a face, and the mark of the kind below it."""
    shape = ((0.14, 0.05), (0.86, 0.05), (1, 0.42), (0.87, 0.78), (0.5, 1), (0.13, 0.78), (0, 0.42))
    k = 4

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for grow, fill in ((0.0, palette.INK), (0.05, looks.rim), (0.11, FIELD)):
            share = (1 - 2 * grow) * px * k
            draw.polygon([(x * share + grow * px * k, y * share + grow * px * k) for x, y in shape], fill=fill)

    sprite = supersampled((px, px), k, palette.clear(palette.INK), paint)
    put(sprite, symbol(looks.face, round(px * 0.58), FACE), px / 2, px * 0.44, "mm")
    if looks.mark:
        put(sprite, symbol(looks.mark, round(px * 0.26), palette.WARM, palette.INK), px * 0.78, px * 0.66, "mm")
    return sprite


def _tag(sign: str, figure: str, edge: str, px: int) -> Image.Image:
    """A small plate with a symbol and a figure, on a piece of that size."""
    letters = max(SMALLEST, round(px * 0.2))
    high, space = letters + 8, letters - 2 if sign else 0
    wide = (width(figure, letters, "black") if figure else -4) + space + 18
    sprite = plate(wide, high, palette.INK, edge, line=3, radius=high // 3).copy()
    if sign:
        tone = palette.WARM if sign == "crown" else palette.BAD
        put(sprite, symbol(sign, letters - 4, tone), 8, high / 2, "lm")
    write(sprite, wide - 9, high / 2, figure, letters, palette.TEXT, "black", "rm")
    return sprite


@kept(SHAPES_KEPT)
def _hero(seat: int, px: int, stunned: bool, dead: bool) -> Image.Image:
    piece = seat_piece(seat, px)
    sprite = (piece.rotate(90) if dead else piece).copy()
    small = max(20, px // 2)
    if dead:
        put(sprite, token("bones", palette.TEXT, small), sprite.width, sprite.height, "rb")
    elif stunned:
        put(sprite, token("stun", palette.MAGIC, small), sprite.width, sprite.height, "rb")
    return sprite


def hero_piece(hero: Hero, px: int) -> Image.Image:
    """A Hero: the seat's piece, lying under a skull when dead, with a token when Stunned."""
    return _hero(hero.seat, px, hero.stunned, hero.dead)


@kept(SHAPES_KEPT)
def pillar_piece(life: int | None, px: int) -> Image.Image:
    """A Pillar and its Life, if it has any."""
    sprite = Image.new("RGBA", (max(px, 70), px + SPARE), palette.clear(palette.INK))
    put(sprite, symbol("pillar", px, palette.TEXT, palette.INK), sprite.width / 2, 0, "mt")
    if life:
        put(sprite, _tag("heart", str(life), palette.TEXT, px), sprite.width / 2, px + SPARE, "mb")
    return sprite


@kept(SHAPES_KEPT)
def door(state: DoorState, long: int, upright: bool) -> Image.Image:
    """Closed: a plank across the way with two irons and a ring; special: with a lock instead; open: the leaf swung back
    along the wall."""
    sprite = _open_leaf(long) if state == "open" else _plank(state, long)
    return sprite.rotate(90, expand=True) if upright else sprite


def _plank(state: DoorState, long: int) -> Image.Image:
    thick, k = max(26, long // 3), 4

    def paint(draw: ImageDraw.ImageDraw) -> None:
        draw.rounded_rectangle((0, 0, long * k - 1, thick * k - 1), 5 * k, fill=WALL)
        draw.rounded_rectangle((4 * k, 4 * k, (long - 4) * k, (thick - 4) * k), 3 * k, fill=WOOD)
        for x in (long * 0.22, long * 0.73):
            draw.rectangle((x * k, 4 * k, (x + 5) * k, (thick - 4) * k), fill=IRON)
        if state == "closed":
            x, y = long * k / 2, thick * k / 2
            for radius, fill in ((7, palette.WARM), (3, WOOD)):
                draw.ellipse((x - radius * k, y - radius * k, x + radius * k, y + radius * k), fill=fill)

    sprite = supersampled((long, thick), k, palette.clear(WALL), paint)
    if state == "special":
        put(sprite, symbol("lock", thick - 2, palette.WARM, palette.INK), long / 2, thick / 2, "mm")
    return sprite


def _open_leaf(long: int) -> Image.Image:
    """The leaf stands off the gap's left end, at right angles to the wall."""
    thick, k = max(18, long // 5), 4

    def paint(draw: ImageDraw.ImageDraw) -> None:
        draw.rounded_rectangle((0, 0, thick * k - 1, long * k - 1), 5 * k, fill=WALL)
        draw.rounded_rectangle((4 * k, 4 * k, (thick - 4) * k, (long - 4) * k), 3 * k, fill=WOOD)

    return supersampled((thick, long), k, palette.clear(WALL), paint)


@kept(SHAPES_KEPT)
def barrier(long: int, upright: bool) -> Image.Image:
    """What a Pillar bars: a chain across the way."""
    thick, k = max(22, long // 4), 4
    count = max(3, long // thick)

    def paint(draw: ImageDraw.ImageDraw) -> None:
        for i in range(count):
            x = (i + 0.5) * long / count
            for radius, fill in ((thick / 2, WALL), (thick / 2 - 4, palette.NEUTRAL), (thick / 2 - 9, WALL)):
                box = ((x - radius) * k, (thick / 2 - radius) * k, (x + radius) * k, (thick / 2 + radius) * k)
                draw.ellipse(box, fill=fill)

    sprite = supersampled((long, thick), k, palette.clear(WALL), paint)
    return sprite.rotate(90, expand=True) if upright else sprite
