"""Where the parts of a picture with a map on a grid lie: figures alone, nothing is drawn.

A picture is as wide and high as its map asks: the words stand beside a tall map and below a flat one, whichever leaves
its cells larger at the width of a phone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

Box = tuple[int, int, int, int]  # x, y, width, height
Span = tuple[int, int, int, int]  # column, row, columns, rows

LARGEST, LEAST = 250, 80  # px of a cell
CLOSE = 0.92  # a flatter picture is taken if its cells are at least this share of the largest
MARGIN, GAP, RIM = 16, 12, 16  # around the picture, between its parts, the outer wall
LEFT, TOP = 56, 144  # where the first cell begins: figures stand before it, the headline and letters above
COLUMN = 328  # px of the words beside a map
PLATE, NOTES = 120, 156  # px below a map: the plate of a hero, the notes where they stand under the heroes
BROAD = 1400  # from this width on the notes stand beside the heroes
HERO, LEAST_NOTES = 140, 300  # px beside a map: the plate of a player's figure and the air below it, the notes


@dataclass(frozen=True, slots=True)
class Canvas:
    """How large a picture may be: its width and height, and how often its width goes into its height at most. What
    is drawn on a narrower one is larger on the same screen."""

    wide: int
    high: int
    tallest: float


USUAL = Canvas(1600, 1600, 1.25)
LARGE_LABELS = Canvas(1280, 1920, 1.5)


@dataclass(frozen=True, slots=True)
class Layout:
    """Size of the picture and of a cell, where the first cell begins, and the box of the words."""

    size: tuple[int, int]
    cell: int
    left: int
    top: int
    words: Box
    below: bool

    @property
    def share(self) -> float:
        """The width of a cell, of that of the picture."""
        return self.cell / self.size[0]


Way = Callable[[int, int, int, int, Canvas], Layout]


def plate_rows(heroes: int) -> int:
    """In how many rows the plates of the heroes stand below a map."""
    return 2 if heroes <= 4 else 3


def beside(columns: int, rows: int, cell: int, heroes: int, canvas: Canvas) -> Layout:
    """The words at the right of the map."""
    high = max(TOP + rows * cell + RIM + MARGIN, TOP + heroes * HERO + LEAST_NOTES)
    bare = LEFT + columns * cell + RIM + GAP + MARGIN
    column = max(COLUMN, round(high / canvas.tallest) - bare)
    words = (bare - MARGIN, TOP - 32, column, high - TOP + 32 - MARGIN)
    return Layout((bare + column, high), cell, LEFT, TOP, words, below=False)


def below(columns: int, rows: int, cell: int, heroes: int, canvas: Canvas) -> Layout:
    """The words under the map, which stands in the middle of a picture that is wider than it."""
    foot = TOP + rows * cell + RIM + GAP
    wide = need = LEFT + columns * cell + RIM + MARGIN
    high = foot
    for _ in range(3):  # the height of the words depends on the width, and the width on the height
        high = foot + _words_high(heroes, wide) + MARGIN
        wide = max(need, round(high / canvas.tallest))
    words = (MARGIN, foot, wide - 2 * MARGIN, high - foot - MARGIN)
    return Layout((wide, high), cell, LEFT + (wide - need) // 2, TOP, words, below=True)


def _words_high(heroes: int, wide: int) -> int:
    return plate_rows(heroes) * (PLATE + GAP) - GAP + (0 if wide >= BROAD else NOTES + GAP)


@lru_cache(maxsize=200)
def choose(columns: int, rows: int, heroes: int, canvas: Canvas = USUAL) -> Layout:
    """Of both ways the one with the larger cells; of two that are nearly alike the flatter one."""
    both = [each for way in (beside, below) if (each := _largest(way, columns, rows, heroes, canvas))]
    best = max(each.share for each in both)
    return min((each for each in both if each.share >= CLOSE * best), key=lambda each: each.size[1] / each.size[0])


def _largest(way: Way, columns: int, rows: int, heroes: int, canvas: Canvas) -> Layout | None:
    every = (way(columns, rows, cell, heroes, canvas) for cell in range(LARGEST, LEAST - 2, -2))
    return max((each for each in every if _fits(each, canvas)), key=lambda each: each.share, default=None)


def _fits(layout: Layout, canvas: Canvas) -> bool:
    return layout.size[0] <= canvas.wide and layout.size[1] <= canvas.high


# -------------------------------------------------------------------- the window around the action

SIDE = 340  # px of the column beside a window
PEEK = 22  # px of the neighbours that show around it
WISHES = ((5, 4), (7, 5))  # Cells that a window has, the second where the choices need it
WISHES_OF_LARGE = ((4, 4), (5, 5))


def window(
    columns: int, rows: int, hero: tuple[int, int], spots: Iterable[tuple[int, int]], wish: tuple[int, int]
) -> Span:
    """The part of the map around a hero, who stands in its middle unless an edge or a spot that must be seen is
    beyond: then it is moved by as few cells as needed."""
    every = [hero, *spots]
    wide, high = min(columns, wish[0]), min(rows, wish[1])
    column = _start(hero[0], wide, columns, [spot[0] for spot in every])
    row = _start(hero[1], high, rows, [spot[1] for spot in every])
    return column, row, wide, high


def _start(hero: int, shown: int, every: int, spots: list[int]) -> int:
    middle = min(max(hero - shown // 2, 0), every - shown)
    return min(max(middle, max(spots) - shown + 1), min(spots), every - shown)


def holds(span: Span, spots: Iterable[tuple[int, int]]) -> bool:
    """Whether all these spots are within a part of the map."""
    column, row, wide, high = span
    return all(column <= x < column + wide and row <= y < row + high for x, y in spots)


def around(span: Span, canvas: Canvas) -> Layout:
    """The window with its column of words; cells as wide as the picture lets them."""
    _, _, wide, high = span
    frame = LEFT + 4 + PEEK + GAP + SIDE + MARGIN
    cell = min(LARGEST, (canvas.wide - frame) // wide) // 2 * 2
    size = frame + wide * cell, TOP + max(high * cell, 690) + PEEK + MARGIN
    words = (size[0] - MARGIN - SIDE, TOP - 32, SIDE, size[1] - TOP + 32 - MARGIN)
    return Layout(size, cell, LEFT + 4, TOP, words, below=False)
