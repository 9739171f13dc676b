"""The seats along the top: who is who, what they have, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.games.tyrants.state import House, State
from renders.canvas import palette
from renders.canvas.lettering import LARGE, fit, width
from renders.canvas.palette import BOARD
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.picture import Scene
from renders.stamp import PAST_WIDTH
from renders.tyrants.look import TONES, pool

LEFT, TOP, HIGH, GAP = 12, 10, 92, 12
ACTIVE_MORE = 150  # how much wider the plate of the active seat is
LEVEL = 67  # the line of figures within a plate
SIZES = (36, 34, 32, 30, 28)  # of figures

Figure = tuple[str, int, str]  # symbol, number, colour of the symbol


def seats(image: Image.Image, scene: Scene) -> None:
    """A plate for each seat; a white frame for the one whose turn it is."""
    state: State = scene.view
    room = BOARD[0] - 2 * LEFT - (PAST_WIDTH if scene.job.past else 0)
    more = ACTIVE_MORE if state.phase != "over" else 0
    usual = (room - GAP * (state.seats - 1) - more) // state.seats
    x = LEFT
    for seat in range(state.seats):
        active = seat == state.active and state.phase != "over"
        wide = usual + more if active else usual
        fill, edge = (TONES.floor, palette.CHOICE) if active else (TONES.low, None)
        put(image, plate(wide, HIGH, fill, edge, line=4), x, TOP)
        _seat(image, scene, seat, x, wide, active)
        x += wide + GAP


def _seat(image: Image.Image, scene: Scene, seat: int, x: int, wide: int, active: bool) -> None:
    piece = 54 if active else 46
    put(image, seat_piece(seat, piece), x + piece // 2 + 12, TOP + HIGH // 2 - 1, "mm")
    left, right = x + piece + 22, x + wide - 12
    name_end = _to_act(image, scene, right) if active else right
    letters = LARGE if scene.large else 36 if active else 32
    name = fit(scene.player(seat), letters, name_end - left, "bold")
    write_fitted(image, left, TOP + 27, name, palette.TEXT, "bold")
    figures_end = pool(image, scene.view.turn, right, TOP + LEVEL, 36) if active else right
    sizes = (LARGE,) if scene.large else SIZES
    _owned(image, list(_figures(scene.view.houses[seat])), left, figures_end, sizes)


def _owned(image: Image.Image, figures: Sequence[Figure], left: float, right: float, sizes: Sequence[int]) -> None:
    """As many figures as there is room for, as large as all of them can be."""
    px = next((px for px in sizes if sum(_breadth(each, px) for each in figures) <= right - left), sizes[-1])
    x: float = left
    for sign, value, tone in figures:
        if x + _breadth((sign, value, tone), px) <= right + px // 3:
            sprites = symbol(sign, px, tone), text(str(value), px, face="bold")
            x = row(image, x, TOP + LEVEL, *sprites, gap=px // 12) + px // 4


def _breadth(figure: Figure, px: int) -> int:
    """How wide a figure with its symbol and the air behind it is."""
    return px + 2 * (px // 12) + text(str(figure[1]), px, face="bold").width + px // 4


def _to_act(image: Image.Image, scene: Scene, right: int) -> int:
    """Says whose turn it is; returns where the name has to end."""
    if scene.large:  # the frame says so
        return right
    said = fit(scene.say("picture-to-act"), 32, 220, "bold")
    write_fitted(image, right, TOP + 27, said, palette.TEXT, "bold", "rm")
    return right - round(width(said.lines[0], said.px, "bold") * said.squeeze) - 16


def _figures(house: House) -> Iterator[Figure]:
    """What a seat has, the most telling first: there is room for them all where few play."""
    yield "vp", house.vp, palette.WARM
    yield "troop", house.troops, palette.MUTED
    yield "trophy", sum(house.trophies.values()), palette.MUTED
    yield "spy", house.spies, palette.MUTED
    yield "inner_circle", len(house.inner_circle), palette.MUTED
    yield "hand", len(house.hand), palette.MUTED
    yield "deck", len(house.deck), palette.MUTED
    yield "discard", len(house.discard), palette.MUTED
