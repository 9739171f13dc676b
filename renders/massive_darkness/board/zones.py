"""The contents of a Zone: tokens, Enemies, Heroes; in rows with a tag if crowded.

Heroes are at least 56 px and Enemies at least 48 px, in a Zone of any size. If figures do not fit, pieces are
drawn without them, and the notes beside the board list them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from engine.games.massive_darkness.board.zones import is_dark
from engine.games.massive_darkness.model.state import Enemy, Hero, Pillar, State
from renders.canvas import palette
from renders.canvas.lettering import SMALLEST, width
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write
from renders.massive_darkness.board.doors import Insets
from renders.massive_darkness.style.pieces import enemy_piece, hero_piece, many, pillar_piece, tag
from renders.massive_darkness.style.tokens import Token, tokens_in

HERO, ENEMY, TOKEN = (0.40, 56, 86), (0.42, 52, 104), (0.29, 40, 60)  # share of a Zone, least and largest px
LEAST_ENEMY = 48
SMALL = 150  # in Zones up to this size in px, Enemies are beside the tag, not below it
ROOMY = 200  # from this size in px, a crowded Zone shows both figures of an Enemy
HIDDEN = 0.32  # maximum hidden share of a Hero; its letter stays visible
LAPPED = 14  # overlap in px of two rows of Heroes
MORE = 56  # px of the tag that counts the hidden Heroes
Corner = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of one Zone."""

    zone: str
    dark: bool
    tokens: tuple[Token, ...]
    foes: tuple[Enemy | Pillar, ...]
    heroes: tuple[Hero, ...]
    acting: int | None

    @property
    def count(self) -> int:
        """The number of figures and tokens."""
        return len(self.tokens) + len(self.foes) + len(self.heroes)

    @property
    def crowded(self) -> bool:
        """True if the Zone has a tag and the notes list its contents: more than three figures or tokens, or tokens,
        Enemies and Heroes at the same time."""
        return bool(self.tokens and self.foes and self.heroes) or self.count > 3


def contents(state: State, zone: str) -> Contents:
    """Returns the contents of a Zone, the acting Hero first."""
    acting = state.active if state.phase == "heroes" else None
    pillars = [pillar for pillar in state.pillars if pillar.zone == zone and pillar.standing]
    heroes = sorted((hero for hero in state.heroes if hero.zone == zone), key=lambda hero: hero.seat != acting)
    foes: tuple[Enemy | Pillar, ...] = (*state.enemies_in(zone), *pillars)
    return Contents(zone, is_dark(state, zone), tuple(tokens_in(state, zone)), foes, tuple(heroes), acting)


def crowds(state: State, zones: Sequence[str]) -> list[Contents]:
    """Returns the crowded Zones, those with the most Heroes and Enemies first."""
    found = [each for each in (contents(state, zone) for zone in zones) if each.crowded]
    return sorted(found, key=lambda each: -(len(each.heroes) + len(each.foes)))


def sized(rule: tuple[float, int, int], cell: int) -> int:
    """Returns the size of a piece in a Zone of `cell` px."""
    share, least, most = rule
    return round(min(most, max(least, share * cell)) / 2) * 2


class Place(NamedTuple):
    """A Zone's upper left corner and size, the space that Doors take up, and the badge in its corner."""

    x: int
    y: int
    cell: int
    doors: Insets = Insets()
    badge: tuple[int, int] = (0, 0)

    @property
    def row(self) -> int:
        """The height of tags and tokens."""
        return 46 if self.cell >= ROOMY else 38

    @property
    def middle(self) -> float:
        """The x of the centre."""
        return self.x + self.cell / 2

    @property
    def start(self) -> Corner:
        """The start of the first row after the badge: x, and the y of its centre."""
        wide, high = self.badge
        x, y = self.corner
        return x + wide + (6 if wide else 0), y + (high or self.row) // 2

    @property
    def corner(self) -> Corner:
        """The corner of the tag or the badge, beside the Doors."""
        return self.x + max(5, self.doors.left + 2), self.y + max(5, self.doors.top + 2)


def put_contents(image: Image.Image, inside: Contents, place: Place) -> None:
    """Draws everything in a Zone."""
    if inside.crowded or (inside.foes and inside.heroes):
        _put_rows(image, inside, place)
    else:
        _put_few(image, inside, place)


# -------------------------------------------------------------------- few


def _put_few(image: Image.Image, inside: Contents, at: Place) -> None:
    """Draws Heroes or Enemies in the centre with tokens above them, or tokens alone."""
    px = sized(TOKEN, at.cell)
    if not inside.heroes and not inside.foes:
        tokens = [each.piece(px) for each in inside.tokens]
        if tokens:
            put_row(image, tokens, at.middle, at.y + at.cell * 0.54 + tokens[0].height / 2, gap=8)
        return
    pieces = [hero_stack(inside, sized(HERO, at.cell), at.cell - 10)] if inside.heroes else _few_foes(inside, at.cell)
    lift = 16 if inside.tokens else 6
    foot = at.y + at.cell / 2 + max(piece.height for piece in pieces) / 2 + lift
    put_row(image, pieces, at.middle, min(foot, at.y + at.cell - at.doors.bottom + 2))
    x, y = at.start
    put_row(image, [each.piece(min(px, at.row)) for each in inside.tokens], x, y + at.row / 2, gap=6, anchor="l")


def _few_foes(inside: Contents, cell: int) -> list[Image.Image]:
    """Returns Enemies and Pillars with as many figures as fit side by side."""
    ways = [(sized(ENEMY, cell), 2), (54, 2), (sized(ENEMY, cell), 1), (54, 1), (54, 0), (48, 0)]
    for px, figures in ways:
        pieces = [foe_piece(each, px, figures=figures) for each in inside.foes]
        if sum(piece.width for piece in pieces) <= cell - 12:
            break
    return pieces


def foe_piece(foe: Enemy | Pillar, px: int, *, figures: int = 2, beside: bool = False) -> Image.Image:
    """Draws an Enemy or a Pillar."""
    if isinstance(foe, Pillar):
        return pillar_piece(foe.life if figures else None, px)
    return enemy_piece(foe, px, figures=figures, beside=beside)


def put_row(
    image: Image.Image, sprites: Sequence[Image.Image], x: float, y: float, *, gap: int = 2, anchor: str = "m"
) -> None:
    """Draws sprites side by side, aligned at the bottom on y. `anchor` says whether x is their left, centre or
    right."""
    wide = sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)
    x -= {"l": 0, "m": wide / 2, "r": wide}[anchor]
    for sprite in sprites:
        put(image, sprite, x, y, "lb")
        x += sprite.width + gap


def hero_stack(inside: Contents, px: int, room: int, rows: int = 1) -> Image.Image:
    """Draws the Heroes in `rows` rows, overlapping if necessary so that each letter stays visible. If that is still too
    wide, draws the first ones and the number of the others."""
    lines = list(_in_rows(inside.heroes, rows))
    stacks = [_hero_row(inside, line, px, room) for line in lines]
    size = max(each.width for each in stacks), sum(each.height - LAPPED for each in stacks) + LAPPED
    stack = Image.new("RGBA", size, palette.clear(palette.INK))
    for i, each in reversed([*enumerate(stacks)]):  # the first row, with the acting Hero, is on top
        put(stack, each, size[0] / 2, i * (each.height - LAPPED), "mt")
    return stack


def _in_rows(heroes: Sequence[Hero], rows: int) -> Iterator[Sequence[Hero]]:
    each = -(-len(heroes) // min(rows, len(heroes)))
    return (heroes[i : i + each] for i in range(0, len(heroes), each))


def _hero_row(inside: Contents, heroes: Sequence[Hero], px: int, room: int) -> Image.Image:
    """Draws Heroes side by side, overlapping if space is tight. Those who do not fit are counted."""
    sprites = [hero_piece(hero, px, acts=hero.seat == inside.acting) for hero in heroes]
    shown, step = _lapped(len(sprites), px, room)
    more, one = len(sprites) - shown, hero_width(px)
    high = max(sprite.height for sprite in sprites[:shown])
    air = high - one  # the rim of the acting Hero sticks out
    wide = one + air + step * (shown - 1) + (MORE if more else 0)
    row = Image.new("RGBA", (wide, high), palette.clear(palette.INK))
    for i, sprite in reversed([*enumerate(sprites[:shown])]):  # the first, acting Hero is on top
        put(row, sprite, i * step + (one + air) / 2, high / 2, "mm")
    if more:
        put(row, tag("", f"+{more}", palette.TEXT, 38), row.width, high / 2, "rm")
    return row


def _lapped(count: int, px: int, room: int) -> tuple[int, int]:
    """Returns how many of `count` Heroes fit, and the px from one to the next."""
    one, closest = hero_width(px), round(px * (1 - HIDDEN))
    step = min(one - 4, (room - one) // max(1, count - 1))
    if step >= closest or count < 2:
        return count, step
    return min(count, max(1, (room - MORE - one) // closest + 1)), closest


def hero_width(px: int) -> int:
    """Returns the width of a Hero's piece with its rim, without shadow and padding."""
    return px + 8


# -------------------------------------------------------------------- rows


def _put_rows(image: Image.Image, inside: Contents, at: Place) -> None:
    """Draws tag and tokens at the top, Enemies in the middle, Heroes at the bottom."""
    roomy, foot = at.cell >= ROOMY, at.y + at.cell - max(2, at.doors.bottom)
    if inside.foes:
        lift = _heroes_size(inside, at.cell) + 8 - (2 if roomy else 14) if inside.heroes else 0
        _put_foes(image, inside.foes, at, foot - lift)
    if inside.heroes:
        px = _heroes_size(inside, at.cell)
        space = foot - at.start[1] - at.row / 2
        rows = (
            2 if not inside.foes and len(inside.heroes) > 3 and space >= 2 * (hero_width(px) - LAPPED) + LAPPED else 1
        )
        stack = hero_stack(inside, px, at.cell - 4, rows)
        put(image, stack, at.middle, foot + 6, "mb")
    rest = _put_first_row(image, inside, at)
    if rest and not (inside.foes and inside.heroes):
        put_row(image, rest, at.middle, at.start[1] + at.row * 1.5 + 8, gap=6)


def _heroes_size(inside: Contents, cell: int) -> int:
    if cell < ROOMY:
        return HERO[1]
    return 76 if len(inside.heroes) == 1 else 66


def _put_first_row(image: Image.Image, inside: Contents, at: Place) -> list[Image.Image]:
    """Draws the tag and as many tokens as fit. Returns the others."""
    x, y = at.start
    sprites = [each.piece(at.row) for each in inside.tokens]
    if inside.crowded and not at.badge[0]:
        sprites.insert(0, zone_tag(inside.zone, inside.dark, at.row))
    while sprites and x + sprites[0].width <= at.x + at.cell - max(2, at.doors.right):
        put(image, sprites[0], x, y, "lm")
        x += sprites.pop(0).width + 6
    return sprites


def _put_foes(image: Image.Image, foes: Sequence[Enemy | Pillar], at: Place, foot: float) -> None:
    """Draws Enemies with as many figures as fit; at worst, one shield for all of them."""
    room, alone = at.cell - 8, len(foes) == 1
    high = foot - at.start[1] - at.row / 2 + 10
    for sprites in _arranged(foes, at.cell, alone):
        if sum(each.width for each in sprites) <= room and max(each.height for each in sprites) <= high:
            put_row(image, sprites, at.middle, foot + (2 if alone else 0))
            return
    shields = [foe_piece(each, 54, figures=0) for each in foes]
    if 2 < len(foes) <= 2 * (room // 56) and high >= 108:
        half = -(-len(foes) // 2)
        put_row(image, shields[:half], at.middle, foot - 54)
        put_row(image, shields[half:], at.middle, foot)
        return
    first = next((each for each in foes if isinstance(each, Enemy)), None)
    sprites = [foe_piece(each, LEAST_ENEMY, figures=0) for each in foes]
    if sum(each.width for each in sprites) > room * (1 if at.cell >= 150 else 0.5):
        sprites = [many(first, LEAST_ENEMY, len(foes))] if not alone else sprites
    put_row(image, sprites, at.x + at.cell - 2, foot + 2, gap=0, anchor="r")


def _arranged(foes: Sequence[Enemy | Pillar], cell: int, alone: bool) -> Iterator[list[Image.Image]]:
    """Yields arrangements from the largest with all figures down to shields alone."""
    sizes = (min(90, sized(ENEMY, cell)), 70, 54) if cell >= ROOMY else (54,)
    for figures in (2, 1):
        for px in sizes:
            yield [foe_piece(each, px, figures=figures, beside=alone) for each in foes]
    if cell >= SMALL:
        yield [foe_piece(each, 54, figures=0) for each in foes]


@kept
def zone_tag(zone: str, dark: bool, high: int = 38) -> Image.Image:
    """Draws the name of a crowded Zone with a torch or a moon. Its note starts with the same tag."""
    small, letters = round(high * 0.74), max(SMALLEST, round(high * 0.78))
    wide = small + width(zone.upper(), letters, "black") + 24
    sprite = plate(wide, high, palette.PANEL_HIGH, palette.TEXT, line=3, radius=9).copy()
    write(sprite, 9, high / 2, zone.upper(), letters, palette.TEXT, "black", "lm")
    sign, tone = ("shadow", palette.COLD) if dark else ("light", palette.WARM)
    put(sprite, symbol(sign, small, tone), wide - 8, high / 2, "rm")
    return sprite
