"""Layout of pictures that contain a grid map. It only computes positions; nothing is drawn here.

The map determines the size of the picture. The text goes beside a tall map and below a wide one, whichever gives
larger cells at the width of a phone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

Box = tuple[int, int, int, int]  # x, y, width, height
Span = tuple[int, int, int, int]  # column, row, columns, rows

LARGEST, LEAST = 250, 80  # px of a cell
CLOSE = 0.92  # a flatter picture is preferred if its cells are at least this share of the largest
MARGIN, GAP, RIM = 16, 12, 16  # around the picture, between its parts, width of the outer wall
LEFT, TOP = 56, 144  # position of the first cell: row numbers are left of it, the headline and column letters above
COLUMN = 328  # width in px of the text beside a map
PLATE, NOTES = 120, 156  # px below a map: height of a hero's plate, height of the notes if they are below the heroes
BROAD = 1400  # from this width on, the notes are beside the heroes
HERO, LEAST_NOTES = 140, 300  # px beside a map: a player's plate including its gap, least height of the notes


@dataclass(frozen=True, slots=True)
class Canvas:
    """The maximum width and height of a picture, and its maximum aspect ratio. Narrower pictures appear larger on
    the same screen."""

    wide: int
    high: int
    tallest: float


USUAL = Canvas(1600, 1600, 1.25)
LARGE_LABELS = Canvas(1280, 1920, 1.5)


@dataclass(frozen=True, slots=True)
class Layout:
    """The size of the picture and of a cell, the position of the first cell, and the box of the text."""

    size: tuple[int, int]
    cell: int
    left: int
    top: int
    words: Box
    below: bool

    @property
    def share(self) -> float:
        """Returns the width of a cell as a share of the picture's width."""
        return self.cell / self.size[0]


Way = Callable[[int, int, int, int, Canvas], Layout]


def plate_rows(heroes: int) -> int:
    """Returns the number of rows of hero plates below a map."""
    return 2 if heroes <= 4 else 3


def beside(columns: int, rows: int, cell: int, heroes: int, canvas: Canvas) -> Layout:
    """Returns the layout with the text to the right of the map."""
    high = max(TOP + rows * cell + RIM + MARGIN, TOP + heroes * HERO + LEAST_NOTES)
    bare = LEFT + columns * cell + RIM + GAP + MARGIN
    column = max(COLUMN, round(high / canvas.tallest) - bare)
    words = (bare - MARGIN, TOP - 32, column, high - TOP + 32 - MARGIN)
    return Layout((bare + column, high), cell, LEFT, TOP, words, below=False)


def below(columns: int, rows: int, cell: int, heroes: int, canvas: Canvas) -> Layout:
    """Returns the layout with the text below the map. The map is centred if the picture is wider."""
    foot = TOP + rows * cell + RIM + GAP
    wide = need = LEFT + columns * cell + RIM + MARGIN
    high = foot
    for _ in range(3):  # the height of the text depends on the width, and the reverse
        high = foot + _words_high(heroes, wide) + MARGIN
        wide = max(need, round(high / canvas.tallest))
    words = (MARGIN, foot, wide - 2 * MARGIN, high - foot - MARGIN)
    return Layout((wide, high), cell, LEFT + (wide - need) // 2, TOP, words, below=True)


def _words_high(heroes: int, wide: int) -> int:
    return plate_rows(heroes) * (PLATE + GAP) - GAP + (0 if wide >= BROAD else NOTES + GAP)


@lru_cache(maxsize=200)
def choose(columns: int, rows: int, heroes: int, canvas: Canvas = USUAL) -> Layout:
    """Returns the layout with the larger cells, or the flatter one if both are about the same."""
    both = [each for way in (beside, below) if (each := _largest(way, columns, rows, heroes, canvas))]
    best = max(each.share for each in both)
    return min((each for each in both if each.share >= CLOSE * best), key=lambda each: each.size[1] / each.size[0])


def _largest(way: Way, columns: int, rows: int, heroes: int, canvas: Canvas) -> Layout | None:
    every = (way(columns, rows, cell, heroes, canvas) for cell in range(LARGEST, LEAST - 2, -2))
    return max((each for each in every if _fits(each, canvas)), key=lambda each: each.share, default=None)


def _fits(layout: Layout, canvas: Canvas) -> bool:
    return layout.size[0] <= canvas.wide and layout.size[1] <= canvas.high


# -------------------------------------------------------------------- the window around the hero

PEEK = 22  # px of the neighbouring cells that remain visible around it


def window(
    columns: int, rows: int, hero: tuple[int, int], spots: Iterable[tuple[int, int]], wish: tuple[int, int]
) -> Span:
    """Returns the part of the map centred on a hero. It is shifted as little as possible at the map's edges or to
    include required spots."""
    every = [hero, *spots]
    wide, high = min(columns, wish[0]), min(rows, wish[1])
    column = _start(hero[0], wide, columns, [spot[0] for spot in every])
    row = _start(hero[1], high, rows, [spot[1] for spot in every])
    return column, row, wide, high


def _start(hero: int, shown: int, every: int, spots: list[int]) -> int:
    middle = min(max(hero - shown // 2, 0), every - shown)
    return min(max(middle, max(spots) - shown + 1), min(spots), every - shown)


def holds(span: Span, spots: Iterable[tuple[int, int]]) -> bool:
    """True if all these spots are inside a part of the map."""
    column, row, wide, high = span
    return all(column <= x < column + wide and row <= y < row + high for x, y in spots)
