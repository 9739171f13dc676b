"""The seats along the top: who is who, what they have, whose turn it is and what is asked."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.games.tyrants.state import House, State
from renders.canvas import palette
from renders.canvas.lettering import fit, width
from renders.canvas.palette import BOARD
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.picture import Scene
from renders.stamp import PAST_WIDTH
from renders.tyrants.look import TONES

LEFT, TOP, HIGH, GAP = 12, 10, 92, 12
ACTIVE_MORE = 200  # how much wider the plate of the active seat is
LEVEL = 67  # the line of figures within a plate


def seats(image: Image.Image, scene: Scene) -> None:
    """A plate for each seat; a white frame for the one whose turn it is."""
    state: State = scene.view
    room = BOARD[0] - 2 * LEFT - (PAST_WIDTH if scene.job.past else 0)
    wide = (room - GAP * (state.seats - 1) - ACTIVE_MORE) // state.seats
    x = LEFT
    for seat in range(state.seats):
        active = seat == state.active and state.phase != "over"
        w = wide + (ACTIVE_MORE if seat == state.active else 0)
        fill, edge = (TONES.floor, palette.CHOICE) if active else (TONES.low, None)
        put(image, plate(w, HIGH, fill, edge, line=4), x, TOP)
        _seat(image, scene, seat, x, w, active)
        x += w + GAP


def _seat(image: Image.Image, scene: Scene, seat: int, x: int, wide: int, active: bool) -> None:
    put(image, seat_piece(seat, 54 if active else 48), x + 44, TOP + HIGH // 2 - 1, "mm")
    right = x + wide - 16
    if active:
        right = _turn(image, scene, right)
    name = fit(scene.player(seat), 36 if active else 32, right - x - 92, "bold")
    write_fitted(image, x + 82, TOP + 27, name, palette.TEXT, "bold")
    tail = x + 82
    for sign, value, tone in _figures(scene.view.houses[seat]):
        sprites = symbol(sign, 28, tone), text(str(value), 28, palette.TEXT, "bold")
        if tail + 34 + sprites[1].width > right:
            break
        tail = round(row(image, tail, TOP + LEVEL, *sprites, gap=4)) + 10


def _turn(image: Image.Image, scene: Scene, right: int) -> int:
    """What is asked, and the pool of the turn; returns where the rest of the plate ends."""
    turn = scene.view.turn
    question = scene.words.say(scene.job.question) if scene.job.question else scene.say("picture-to-act")
    asked = fit(question, 32, 210, "bold")
    write_fitted(image, right, TOP + 27, asked, palette.TEXT, "bold", "rm")
    x = right
    for sign, amount, tone in (("influence", turn.influence, palette.MAGIC), ("power", turn.power, palette.BAD)):
        put(image, text(str(amount), 36, palette.TEXT, "black"), x, TOP + LEVEL, "rm")
        x -= width(str(amount), 36, "black") + 6
        put(image, symbol(sign, 36, tone), x, TOP + LEVEL, "rm")
        x -= 50
    longest = max(width(line, asked.px, "bold") for line in asked.lines) * asked.squeeze
    return min(x, right - round(longest)) - 6


def _figures(house: House) -> Iterator[tuple[str, int, str]]:
    """What a seat has, the most telling first: there is room for them all where few play."""
    yield "vp", house.vp, palette.WARM
    yield "troop", house.troops, palette.MUTED
    yield "spy", house.spies, palette.MUTED
    yield "trophy", sum(house.trophies.values()), palette.MUTED
    yield "inner_circle", len(house.inner_circle), palette.MUTED
    yield "hand", len(house.hand), palette.MUTED
    yield "deck", len(house.deck), palette.MUTED
    yield "discard", len(house.discard), palette.MUTED
