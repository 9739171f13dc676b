"""The journal of a campaign: a row for each chapter with its last board, result, danger, title and players
(docs/behaviour.md#journal)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.table import Text
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.lettering import fit, width
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.headline import MARGIN
from renders.recap.maps import MapPart, cut
from renders.recap.told import PlayerWords, plain
from renders.scene import Entry, Journal, Scene

WIDE, HEAD, ROW = 1280, 108, 236
BOARD_WIDE, BOARD_HIGH = 330, 212
METER = 240  # px of the bar of danger
DANGEROUS, COVERED = 67, 82  # from which the bar is behind its number


def picture(scene: Scene, part: MapPart) -> Image.Image:
    """Draws the heading and a row for each chapter."""
    journal, words = _journal(scene), PlayerWords(scene)
    image = Image.new("RGB", (WIDE, HEAD + ROW * len(journal.entries) + MARGIN), part.tones.void)
    put(image, plate(WIDE - 2 * MARGIN, HEAD - 22, part.tones.low, radius=16), MARGIN, 8)
    count = words.message("journal-chapters", count=journal.count)
    if journal.won is not None:
        count = f"{count} · {words.message('journal-together', won=journal.won)}"
    write(image, WIDE - 40, 51, count, 36, palette.MUTED, "bold", "rm")
    room = WIDE - 120 - width(count, 36, "bold")
    write_fitted(image, 40, 51, fit(journal.name, 50, room, "serif", smallest=34), palette.TEXT, "serif")
    for at, each in enumerate(journal.entries):
        _put_row(image, part, scene, words, each, HEAD + at * ROW)
    return image


def alt(scene: Scene) -> Sequence[Text]:
    """Returns a sentence for each chapter."""
    return list(_alt(scene))


def _alt(scene: Scene) -> Iterator[Text]:
    words = PlayerWords(scene)
    for each in _journal(scene).entries:
        said = words.message("journal-alt", number=each.number, chapter=each.chapter, result=_result(words, each))
        yield Text("recap-alt-line", what=Spoken(plain(said).removesuffix(".")))


def _journal(scene: Scene) -> Journal:
    if scene.job.journal is None:
        raise ValueError("the picture of a journal needs its chapters")
    return scene.job.journal


def _result(words: PlayerWords, each: Entry) -> Spoken:
    key = "journal-won" if each.won else "journal-lost"
    if each.winner is not None:
        key = "journal-winner"
    player = Spoken(words.seat(each.winner or 0))
    return Spoken(words.message(key, rounds=each.rounds, player=player, total=each.total))


def _put_row(image: Image.Image, part: MapPart, scene: Scene, words: PlayerWords, each: Entry, y: int) -> None:
    put(image, plate(WIDE - 2 * MARGIN, ROW - 12, part.tones.low, radius=18), MARGIN, y)
    small = cut(part, scene.job, BOARD_WIDE, BOARD_HIGH - 12, each.view).image
    middle = y + (ROW - 12) // 2
    image.paste(small, (MARGIN + 10 + (BOARD_WIDE - small.width) // 2, middle - small.height // 2))
    left = MARGIN + BOARD_WIDE + 34
    right = WIDE - MARGIN - 24
    sign, tone = ("laurel", palette.WARM) if each.won else ("bones", palette.MUTED)
    put(image, symbol(sign, 52, tone), left, y + 42, "lm")
    name = plain(words.name(each.chapter)) if each.chapter else words.message("journal-chapter", number=each.number)
    title = fit(f"{each.number} · {name}", 46, right - left - 70, "serif", smallest=32)
    write_fitted(image, left + 68, y + 42, title, palette.TEXT, "serif")
    room = right - left - (METER + 30 if each.danger is not None else 0)
    write_fitted(image, left, y + 98, fit(plain(_result(words, each)), 38, room, "bold"), palette.TEXT, "bold")
    if each.danger is not None:
        _put_meter(image, part, right - METER, y + 98, each.danger)
    if each.title:
        key, seat, count = each.title
        did = words.message(f"title-{key}-did", player=Spoken(words.seat(seat)), count=count)
        put(image, seat_piece(seat, 44), left + 22, y + 148, "mm")
        said = f"{words.message(f'title-{key}')}: {did}"
        write_fitted(image, left + 56, y + 148, fit(said, 36, right - left - 56, "bold"), palette.WARM, "bold")
    foot = each.kept or each.players
    write_fitted(image, left, y + 196, fit(foot, 34, right - left), palette.MUTED)


def _put_meter(image: Image.Image, part: MapPart, x: int, middle: int, danger: int) -> None:
    """Draws how close defeat was at worst."""
    put(image, plate(METER, 34, part.tones.void, palette.LINE, radius=10), x, middle, "lm")
    tone = palette.BAD if danger >= DANGEROUS else part.tones.accent
    put(image, plate(max(20, round((METER - 8) * danger / 100)), 26, tone, radius=8), x + 4, middle, "lm")
    said = palette.on(tone) if danger > COVERED else palette.TEXT
    write(image, x + METER - 16, middle, str(danger), 30, said, "black", "rm")
