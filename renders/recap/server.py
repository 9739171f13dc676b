"""The figures of a server: its games with the chapters won, and its records (docs/behaviour.md#statistics)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.table import Text
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.lettering import fit, readable, width
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write, write_fitted
from renders.headline import MARGIN
from renders.recap.maps import map_of
from renders.scene import GamePlayed, Record, Scene, ServerPage

WIDE, HEAD = 1280, 100
GAME, RECORD = 130, 122  # px: heights of rows
LEFT, RIGHT = 44, WIDE - 44
BAR_LEFT, BAR = 660, 330
TITLE = BAR_LEFT - LEFT - 24


def picture(scene: Scene) -> Image.Image:
    """Draws a row for each game, then the records."""
    page, tones = _page(scene), map_of(scene.job.game).tones
    rows = GAME * len(page.games) + (76 + RECORD * len(page.records) if page.records else 0)
    image = Image.new("RGB", (WIDE, HEAD + rows + 4), tones.void)
    put(image, plate(WIDE - 2 * MARGIN, HEAD - 22, tones.low, radius=16), MARGIN, 8)
    write(image, RIGHT, 47, page.campaigns, 36, palette.MUTED, "bold", "rm")
    room = RIGHT - LEFT - 30 - width(page.campaigns, 36, "bold")
    write_fitted(image, LEFT, 47, fit(readable(page.name, ""), 48, room, "serif", smallest=34), palette.TEXT, "serif")
    y = HEAD
    for game in page.games:
        _put_game(image, game, y)
        y += GAME
    if page.records:
        write(image, LEFT, y + 34, scene.say("stats-records"), 46, palette.WARM, "serif", "lm")
        y += 76
    for record in page.records:
        put(image, plate(WIDE - 2 * MARGIN, RECORD - 12, tones.low, radius=16), MARGIN, y)
        _put_record(image, record, y + (RECORD - 12) // 2)
        y += RECORD
    return image


def alt(scene: Scene) -> Sequence[Text]:
    """Returns a sentence for each game and each record."""
    return list(_alt(scene))


def _alt(scene: Scene) -> Iterator[Text]:
    page = _page(scene)
    said = [f"{each.name}: {each.said}, {each.won}" for each in page.games]
    said += [f"{each.title}: {each.did}" for each in page.records]
    for each in said:
        yield Text("recap-alt-line", what=Spoken(each))


def _page(scene: Scene) -> ServerPage:
    if scene.job.server is None:
        raise ValueError("the picture of a server needs its figures")
    return scene.job.server


def _put_game(image: Image.Image, game: GamePlayed, y: int) -> None:
    tones, middle = map_of(game.game).tones, y + (GAME - 12) // 2
    put(image, plate(WIDE - 2 * MARGIN, GAME - 12, tones.low, tones.high, line=3, radius=18), MARGIN, y)
    write_fitted(image, LEFT, y + 40, fit(game.name, 44, TITLE, "serif", smallest=34), tones.accent, "serif")
    write_fitted(image, LEFT, y + 86, fit(game.said, 36, TITLE), palette.MUTED)
    put(image, plate(BAR, 30, tones.floor, radius=15), BAR_LEFT, middle, "lm")
    if game.share:
        put(image, plate(max(30, round(BAR * game.share)), 30, tones.accent, radius=15), BAR_LEFT, middle, "lm")
    room = RIGHT - BAR_LEFT - BAR - 24
    write_fitted(image, RIGHT, middle, fit(game.won, 38, room, "bold", lines=2), palette.TEXT, "bold", "rm")


def _put_record(image: Image.Image, record: Record, middle: int) -> None:
    put(image, seat_piece(record.seat, 56), 78, middle, "mm")
    room = RIGHT - 130 - 30 - width(record.figure, 50, "black")
    write_fitted(image, 130, middle - 25, fit(record.title, 42, room, "serif"), palette.WARM, "serif")
    write_fitted(image, 130, middle + 25, fit(readable(record.did, ""), 36, room), palette.TEXT)
    write(image, RIGHT, middle, record.figure, 50, palette.WARM, "black", "rm")
