"""The final scoring: every source in a row, every seat in a column, the winners framed."""

from __future__ import annotations

from PIL import Image

from renders.canvas import palette
from renders.canvas.lettering import figure, fit
from renders.canvas.looks import kept
from renders.canvas.palette import BOARD
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.picture import Scene
from renders.stamp import PAST_WIDTH
from renders.tyrants.look import TONES

SOURCES = {  # the sources of a score (TY-SCORE-01 to TY-SCORE-06) and their symbols
    "sites": "control",
    "total_control": "total_control",
    "trophies": "trophy",
    "deck": "deck",
    "inner_circle": "inner_circle",
    "tokens": "vp",
}
LEFT, RIGHT, TOP, STEP = 448, 1568, 372, 104
TOTAL = TOP + len(SOURCES) * STEP + 62


def ground(scene: Scene) -> Image.Image:
    """The panel with every second row lifted."""
    return _ground()


@kept()
def _ground() -> Image.Image:
    image = Image.new("RGB", BOARD, TONES.void)
    put(image, plate(1568, 1016, TONES.low, radius=24), 16, 168)
    for i in range(0, len(SOURCES), 2):
        put(image, plate(1536, STEP, TONES.floor), 32, TOP + i * STEP - STEP // 2)
    return image


def heading(image: Image.Image, scene: Scene) -> None:
    """Who wins with how many, and after how many rounds; before the end, that nothing is counted yet."""
    put(image, symbol("laurel", 112, palette.WARM), 36, 84, "lm")
    right = BOARD[0] - 34 - (PAST_WIDTH if scene.job.past else 0)
    room = right - 168
    if scene.job.result:
        rounds = fit(scene.say("picture-after-rounds", rounds=scene.view.round), 38, 290)
        write_fitted(image, right, 84, rounds, palette.MUTED, anchor="rm")
        room -= 300
    write_fitted(image, 168, 84, fit(_outcome(scene), 76, room, "serif", lines=2, smallest=36), face="serif")


def _outcome(scene: Scene) -> str:
    result = scene.job.result
    if not result:
        return scene.say("picture-not-over")
    best = sum(result.scores[result.winners[0]].values())
    winners = tuple(scene.spoken(seat) for seat in result.winners)
    return scene.say("picture-wins", count=len(winners), winners=winners, total=best)


def columns(image: Image.Image, scene: Scene) -> None:
    """The winners' columns, and who sits in each."""
    wide = (RIGHT - LEFT) // scene.view.seats
    for seat in range(scene.view.seats):
        middle = _middle(scene, seat)
        if _won(scene, seat):
            lit = palette.mix(TONES.high, TONES.low, 0.25)
            put(image, plate(wide - 16, 1000, lit, palette.WARM, line=5, radius=22), middle, 176, "mt")
        put(image, seat_piece(seat, 66), middle, 230, "mm")
        name = fit(scene.player(seat), 42, wide - 40, "bold")
        write_fitted(image, middle, 292, name, face="bold", anchor="mm")


def sources(image: Image.Image, scene: Scene) -> None:
    """What each seat has from each source; the best of a row is underlined."""
    for i, (source, sign) in enumerate(SOURCES.items()):
        y = TOP + i * STEP
        put(image, symbol(sign, 58, palette.WARM if sign == "vp" else TONES.accent), 62, y, "lm")
        words = fit(scene.say(f"picture-source-{source.replace('_', '-')}"), 42, LEFT - 160)
        write_fitted(image, 142, y, words)
        values = [score[source] for score in scene.job.result.scores] if scene.job.result else []
        for seat, value in enumerate(values):
            _value(image, _middle(scene, seat), y, value, best=value == max(values) > 0)


def _value(image: Image.Image, x: float, y: int, value: int, *, best: bool) -> None:
    if best:
        write(image, x, y, str(value), 56, palette.TEXT, "black", "mm")
        put(image, plate(56, 6, palette.WARM, radius=3), x, y + 38, "mm")
    else:
        write(image, x, y, figure(value), 50, palette.MUTED, "medium", "mm")


def totals(image: Image.Image, scene: Scene) -> None:
    """The sums and the places; equal sums share a place."""
    put(image, plate(1536, 5, palette.LINE, radius=2), 32, TOTAL - 104)
    write_fitted(image, 62, TOTAL, fit(scene.say("picture-total"), 60, LEFT - 80, "serif"), face="serif")
    sums = [sum(score.values()) for score in scene.job.result.scores] if scene.job.result else []
    for seat, total in enumerate(sums):
        won, middle = _won(scene, seat), _middle(scene, seat)
        tone = palette.WARM if won else palette.TEXT
        write(image, middle, TOTAL, figure(total), 108 if won else 84, tone, "black", "mm")
        place = scene.say("picture-place", rank=1 + sum(other > total for other in sums))
        write(image, middle, TOTAL + 84, place, 36, palette.TEXT if won else palette.MUTED, "bold", "mm")


def _won(scene: Scene, seat: int) -> bool:
    return scene.job.result is not None and seat in scene.job.result.winners


def _middle(scene: Scene, seat: int) -> float:
    """The middle of a seat's column."""
    return LEFT + (seat + 0.5) * (RIGHT - LEFT) / int(scene.view.seats)
