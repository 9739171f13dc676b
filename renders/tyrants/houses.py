"""The seats along the top: name, figures, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.tyrants.playing.scoring import in_sight
from renders.canvas import palette
from renders.canvas.lettering import fit, width
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.scene import Scene
from renders.stamp import PAST_WIDTH
from renders.tyrants.look import TONES, acts, pool

LEFT, TOP, HIGH, GAP = 12, 10, 92, 12
ACTIVE_MORE = 150  # px added to the plate of the active seat
NAME, LEVEL = 27, 67  # y of name and figures within a plate
SIZES = (38, 36, 34, 32, 30, 28)  # sizes of figures
LABEL_SIZES = (34, 32, 30, 28)  # sizes of figures with labels


class Figure(NamedTuple):
    """A counter: its symbol, value and label."""

    sign: str
    amount: int
    label: str


class Ink(NamedTuple):
    """The colours of text and symbols on a plate. `own`: symbols use their own colours."""

    words: str
    second: str
    own: bool


def seats(image: Image.Image, scene: Scene) -> None:
    """Draws a plate for each seat, in two rows with large labels. The active seat has a white edge."""
    count = int(scene.view.seats)
    columns = -(-count // 2) if scene.large else count
    for first in range(0, count, columns):
        in_row = range(first, min(first + columns, count))
        _draw_row(image, scene, in_row, TOP + first // columns * (HIGH + GAP // 2))


def _draw_row(image: Image.Image, scene: Scene, seats: Sequence[int], y: int) -> None:
    room = image.width - 2 * LEFT - (PAST_WIDTH if scene.job.past and y == TOP else 0)
    more = ACTIVE_MORE if any(acts(scene, seat) for seat in seats) and len(seats) > 1 else 0
    usual = (room - GAP * (len(seats) - 1) - more) // len(seats)
    x = LEFT
    for seat in seats:
        wide = usual + (more if acts(scene, seat) else 0)
        _draw_seat(image, scene, seat, x, y, wide)
        x += wide + GAP


def _draw_seat(image: Image.Image, scene: Scene, seat: int, x: int, y: int, wide: int) -> None:
    active = acts(scene, seat)
    ink = _plate(image, seat, active, (x, y), wide)
    piece = 54 if active else 46
    put(image, seat_piece(seat, piece), x + piece // 2 + 12, y + HIGH // 2 - 1, "mm")
    left, right = x + piece + 22, x + wide - 14
    name_end = _draw_to_act(image, scene, right, y, ink) if active else right
    name = fit(scene.player(seat), 38 if active else 34, name_end - left, "bold")
    write_fitted(image, left, y + NAME, name, ink.words, "bold")
    level = y + LEVEL
    figures_end = pool(image, scene.view.turn, right, level, 38, None if ink.own else ink.words) if active else right
    _draw_figures(image, list(_figures_of(scene, seat)), left, figures_end - left, level, ink)


def _plate(image: Image.Image, seat: int, active: bool, at: tuple[int, int], wide: int) -> Ink:
    """Draws the plate. In high contrast the active one is white, and the others have an edge in their colour."""
    if not palette.high_contrast():
        fill, edge = (TONES.floor, palette.CHOICE) if active else (TONES.low, None)
        put(image, plate(wide, HIGH, fill, edge, line=4), *at)
        return Ink(palette.TEXT, palette.MUTED, own=True)
    edge = palette.CHOICE if active else palette.SEATS[seat].colour
    put(image, plate(wide, HIGH, palette.CHOICE if active else palette.PANEL, edge, line=4), *at)
    letters = palette.INK if active else palette.TEXT
    return Ink(letters, letters, own=not active)


def _draw_to_act(image: Image.Image, scene: Scene, right: int, y: int, ink: Ink) -> int:
    """Draws whose turn it is. Returns the x at which the name must end."""
    said = fit(scene.say("picture-to-act"), 32, 220, "bold")
    write_fitted(image, right, y + NAME, said, ink.words, "bold", "rm")
    return right - round(width(said.lines[0], said.px, "bold") * said.squeeze) - 16


def _figures_of(scene: Scene, seat: int) -> Iterator[Figure]:
    """Yields a seat's figures: its public VP, and what it can still deploy."""
    house = scene.view.houses[seat]
    counted = {"vp": in_sight_of(scene, seat), "troop": house.troops, "spy": house.spies}
    for sign, amount in counted.items():
        yield Figure(sign, amount, scene.say(f"picture-{sign}"))


def in_sight_of(scene: Scene, seat: int) -> int:
    """Returns a seat's public VP."""
    return sum(in_sight(scene.view, seat).values())


def _draw_figures(image: Image.Image, figures: Sequence[Figure], x: float, room: float, level: int, ink: Ink) -> None:
    """Draws the figures as large as they fit, with labels if there is space."""
    labelled = True
    px = next((px for px in LABEL_SIZES if _total_width(figures, px, labelled) <= room), 0)
    if not px:
        labelled = False
        px = next((px for px in SIZES if _total_width(figures, px, labelled) <= room), SIZES[-1])
    for each in figures:
        sprites = _sprites(each, px, labelled, ink)
        x = row(image, x, level, *sprites, gap=px // 6) + px // 4 + (px // 3 if labelled else 0)


def _sprites(figure: Figure, px: int, labelled: bool, ink: Ink) -> list[Image.Image]:
    """Returns the symbol of a figure and its value, optionally with its label."""
    own = palette.WARM if figure.sign == "vp" and ink.own else ink.second
    sprites = [symbol(figure.sign, px, own), text(str(figure.amount), px, ink.words, "bold")]
    return [*sprites, text(figure.label, max(28, px - 4), ink.second)] if labelled else sprites


def _total_width(figures: Sequence[Figure], px: int, labelled: bool) -> float:
    """Returns the width of the figures."""
    ink = Ink(palette.TEXT, palette.MUTED, own=True)
    each = (sum(sprite.width + px // 6 for sprite in _sprites(figure, px, labelled, ink)) for figure in figures)
    return sum(each) + (len(figures) - 1) * (px // 4 + (px // 3 if labelled else 0))
