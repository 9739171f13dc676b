"""The moving picture of a stretch of play: the result, the board as it was, a captioned frame for each step, and the
result again (docs/behaviour.md#what-happened)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Any

from PIL import Image

from engine.kit.frames import Frame, captions
from engine.table import Happening, Text
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.encoding import Moving
from renders.canvas.lettering import figure, fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write_fitted
from renders.recap.maps import Cut, MapPart, cut
from renders.recap.marks import put_arrows, shade
from renders.recap.told import Told
from renders.scene import Motion, Scene

WIDE, MAP_HIGH, BAR = 750, 720, 120
LETTERS, SMALLEST = 34, 24
FIRST, THEN, HOLD = 600, 600, 2400  # ms of the poster, of the board as it was, and of the last frame
LONGEST, LONGEST_STEP = 8000, 1000
ARROWS = 3
Caption = tuple[str, str]
"""A line and its colour."""


def moving(scene: Scene, part: MapPart) -> Moving:
    """Draws the frames. The first is the result, so that readers who see no motion see what counts."""
    told, motion = Told(scene), motion_of(scene)
    views = [told.since.before, *(view for view, _ in motion.frames)]
    cuts = [cut(part, scene.job, WIDE, MAP_HIGH, view) for view in views]
    high = max(each.image.height for each in cuts)
    now = _frame(part, cuts[-1].image, _now(told), high)
    frames = [now, _frame(part, cuts[0].image, _then(told), high)]
    for (before, after), found, (_, lines) in zip(pairwise(views), cuts[1:], motion.frames, strict=True):
        frame = Frame(after, lines)
        best = captions(told.game, before, frame, told.reader)
        frames.append(_frame(part, _board(told, found, before, frame, best), _captions(told, best), high))
    each = min(LONGEST_STEP, (LONGEST - FIRST - THEN - HOLD) // max(1, len(motion.frames)))
    return Moving([*frames, now], [FIRST, THEN, *[each] * len(motion.frames), HOLD])


def still(scene: Scene, part: MapPart) -> Image.Image:
    """Draws the first frame."""
    board = cut(part, scene.job, WIDE, MAP_HIGH).image
    return _frame(part, board, _now(Told(scene)), board.height)


def alt(scene: Scene) -> Sequence[Text]:
    """Returns what the picture shows, its captions, and every player's figure."""
    return list(_alt(Told(scene), motion_of(scene)))


def _alt(told: Told, motion: Motion) -> Iterator[Text]:
    yield Text("moving-alt", count=len(motion.frames))
    for said in spoken(told, motion):
        yield Text("recap-alt-line", what=Spoken(said))


def spoken(told: Told, motion: Motion) -> Iterator[str]:
    """Yields the caption of each step as one line."""
    before = told.since.before
    for view, lines in motion.frames:
        best = captions(told.game, before, Frame(view, lines), told.reader)
        yield "; ".join(words for words, _ in _captions(told, best))
        before = view


def motion_of(scene: Scene) -> Motion:
    """Returns the steps of a job. Raises ValueError if it has none."""
    if scene.job.motion is None:
        raise ValueError(f"the picture {scene.job.picture} needs the steps of a stretch of play")
    return scene.job.motion


def _board(told: Told, found: Cut, before: Any, frame: Frame, best: Sequence[Happening]) -> Image.Image:
    """Draws the map of a step, with light on what changed, rings around what its caption says, and arrows."""
    lit: Collection[str] = told.game.changed(before, frame.view)
    board = shade(found, lit, {each.place for each in best})
    moves = told.game.recap(before, frame.view, frame.told).moves
    put_arrows(board, found, moves[-ARROWS:], line=8)
    return board


def _captions(told: Told, best: Sequence[Happening]) -> list[Caption]:
    return [(told.sentence(each), _tone(told.is_good(each))) for each in best] or [
        (told.message("moving-goes-on"), palette.MUTED)
    ]


def _tone(good: bool | None) -> str:
    return palette.TEXT if good is None else palette.GOOD if good else palette.BAD


def _now(told: Told) -> list[Caption]:
    """Returns every player's figure, and the question or the standing."""
    said = []
    for seat in range(len(told.recap.doings)):
        now, change = told.figures(seat)
        if now:
            signed = f" ({f'+{change}' if change > 0 else figure(change)})" if change else ""
            said.append(f"{told.words.seat(seat)} {now.value}{signed}")
    standing = told.game.brief_standing(told.scene.view)
    found = [(told.message("moving-now", seats=Spoken("   ".join(said))), palette.TEXT)]
    if told.since.ask:
        return [*found, (told.say(told.since.ask), palette.WARM)]
    return [*found, (told.say(standing), palette.MUTED)] if standing else found


def _then(told: Told) -> list[Caption]:
    found = [(told.message("moving-then", you=int(told.reader is not None)), palette.MUTED)]
    number = told.game.round_of(told.since.before)
    return [*found, (told.message("recap-round", round=number), palette.TEXT)] if number else found


def _frame(part: MapPart, board: Image.Image, said: Sequence[Caption], high: int) -> Image.Image:
    """Draws a board, `high` px at most, above a bar with two lines. A line without a neighbour may take both."""
    image = Image.new("RGB", (WIDE, high + BAR), part.tones.void)
    image.paste(board, ((WIDE - board.width) // 2, (high - board.height) // 2))
    put(image, plate(WIDE - 16, BAR - 12, part.tones.floor, radius=14), 8, high + 6)
    alone = len(said) == 1
    for at, (words, tone) in enumerate(said):
        middle = high + BAR * (0.5 if alone else 0.3 + 0.4 * at)
        fitted = fit(words, LETTERS, WIDE - 48, "bold", lines=2 if alone else 1, smallest=SMALLEST)
        write_fitted(image, 24, middle, fitted, tone, "bold")
    return image
