"""The final scoring: sources in rows, seats in columns, winners framed."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from renders.canvas import palette
from renders.canvas.lettering import figure, fit
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.scene import Scene
from renders.stamp import PAST_WIDTH
from renders.tyrants.look import LARGE_BOARD, TONES

SOURCES = {  # sources of a score (TY-SCORE-01 to TY-SCORE-06) and their symbols
    "sites": "control",
    "total_control": "total_control",
    "trophies": "trophy",
    "deck": "deck",
    "inner_circle": "inner_circle",
    "tokens": "token",
}


class Grid(NamedTuple):
    """The table's position: the size of the picture, the start of its columns, the centre of its first row, and the
    height of a row."""

    size: tuple[int, int]
    left: int
    top: int
    step: int

    @property
    def right(self) -> int:
        """The right edge of the columns."""
        return self.size[0] - 32

    @property
    def total(self) -> int:
        """The y of the totals."""
        return self.top + len(SOURCES) * self.step + 62

    @property
    def high(self) -> int:
        """The height of the panel."""
        return self.size[1] - 184


def _grid(scene: Scene) -> Grid:
    return Grid(LARGE_BOARD, 430, 406, 162) if scene.large else Grid(palette.BOARD, 448, 372, 104)


def ground(scene: Scene) -> Image.Image:
    """Draws the panel with alternating rows."""
    return _ground(_grid(scene))


def _ground(grid: Grid) -> Image.Image:
    image, wide = Image.new("RGB", grid.size, TONES.void), grid.size[0]
    put(image, plate(wide - 32, grid.high, TONES.low, radius=24), 16, 168)
    for i in range(0, len(SOURCES), 2):
        put(image, plate(wide - 64, grid.step, TONES.floor, TONES.floor), 32, grid.top + i * grid.step - grid.step // 2)
    return image


def heading(image: Image.Image, scene: Scene) -> None:
    """Draws the winners with their total and the number of rounds; before the end, that nothing is counted yet."""
    put(image, symbol("laurel", 112, palette.WARM), 36, 84, "lm")
    right = image.width - 34 - (PAST_WIDTH if scene.job.past else 0)
    room = right - 168
    if scene.job.result:
        rounds = fit(scene.say("picture-after-rounds", rounds=scene.view.round), 38, 290)
        write_fitted(image, right, 84, rounds, palette.MUTED, anchor="rm")
        room -= 300
    line = fit(_outcome(scene), 76, room, "serif", smallest=48)
    title = line if line.squeeze == 1 else fit(_outcome(scene), 52, room, "serif", lines=2, smallest=36)
    write_fitted(image, 168, 84, title, face="serif")


def _outcome(scene: Scene) -> str:
    result = scene.job.result
    if not result:
        return scene.say("picture-not-over")
    best = sum(result.scores[result.winners[0]].values())
    winners = tuple(scene.spoken(seat) for seat in result.winners)
    return scene.say("picture-wins", count=len(winners), winners=winners, total=best)


def columns(image: Image.Image, scene: Scene) -> None:
    """Draws the winners' columns and each seat's name."""
    grid = _grid(scene)
    wide = (grid.right - grid.left) // scene.view.seats
    for seat in range(scene.view.seats):
        middle = _middle_of_column(scene, seat)
        if _has_won(scene, seat):
            lit = palette.either(palette.mix(TONES.high, TONES.low, 0.25), palette.PANEL)
            put(image, plate(wide - 16, grid.high - 16, lit, palette.WARM, line=5, radius=22), middle, 176, "mt")
        put(image, seat_piece(seat, 66), middle, 230, "mm")
        name = fit(scene.player(seat), 42, wide - 40, "bold")
        if name.squeeze < 1:
            name = fit(scene.player(seat), 30, wide - 24, "bold", lines=2)
        write_fitted(image, middle, 292, name, face="bold", anchor="mm")


def sources(image: Image.Image, scene: Scene) -> None:
    """Draws each seat's VP from each source. The best value of a row is underlined."""
    grid = _grid(scene)
    for i, (source, sign) in enumerate(SOURCES.items()):
        y = grid.top + i * grid.step
        put(image, symbol(sign, 58, palette.WARM if sign == "token" else TONES.accent), 62, y, "lm")
        words = fit(scene.say(f"picture-source-{source.replace('_', '-')}"), 42, grid.left - 160)
        write_fitted(image, 142, y, words)
        values = [score[source] for score in scene.job.result.scores] if scene.job.result else []
        for seat, value in enumerate(values):
            _draw_value(image, _middle_of_column(scene, seat), y, value, best=value == max(values) > 0)


def _draw_value(image: Image.Image, x: float, y: int, value: int, *, best: bool) -> None:
    if best:
        write(image, x, y, str(value), 56, palette.TEXT, "black", "mm")
        put(image, plate(56, 6, palette.WARM, radius=3), x, y + 38, "mm")
    else:
        write(image, x, y, figure(value), 50, palette.MUTED, "medium", "mm")


def totals(image: Image.Image, scene: Scene) -> None:
    """Draws totals and places. Equal totals share a place."""
    grid = _grid(scene)
    put(image, plate(image.width - 64, 5, palette.LINE, radius=2), 32, grid.total - 104)
    write_fitted(image, 62, grid.total, fit(scene.say("picture-total"), 60, grid.left - 80, "serif"), face="serif")
    sums = [sum(score.values()) for score in scene.job.result.scores] if scene.job.result else []
    for seat, total in enumerate(sums):
        won, middle = _has_won(scene, seat), _middle_of_column(scene, seat)
        tone = palette.WARM if won else palette.TEXT
        write(image, middle, grid.total, figure(total), 108 if won else 84, tone, "black", "mm")
        place = scene.say("picture-place", rank=1 + sum(other > total for other in sums))
        write(image, middle, grid.total + 84, place, 36, palette.TEXT if won else palette.MUTED, "bold", "mm")


def _has_won(scene: Scene, seat: int) -> bool:
    return scene.job.result is not None and seat in scene.job.result.winners


def _middle_of_column(scene: Scene, seat: int) -> float:
    """Returns the centre of a seat's column."""
    grid = _grid(scene)
    return grid.left + (seat + 0.5) * (grid.right - grid.left) / int(scene.view.seats)
