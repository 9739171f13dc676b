"""A chapter's page in the journal: first and last board, what turned it, titles, what was kept, and the end
(docs/behaviour.md#journal)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.games import find
from engine.table import Text
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.lettering import fit, width
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.headline import MARGIN
from renders.recap.ending import ending_of, result_of
from renders.recap.maps import MapPart, cut
from renders.recap.told import PlayerWords, plain
from renders.scene import ChapterPage, Ending, Scene

WIDE, HIGHEST = 1280, 1700
HEAD, BOARDS_HIGH = 104, 500
LEFT, RIGHT = 40, WIDE - 40
ROUND, TURN, TITLE, END = 190, 70, 68, 150  # px: width of a round's plate, heights of a row


def picture(scene: Scene, part: MapPart) -> Image.Image:
    """Draws the page as high as it needs to be."""
    ending, words = ending_of(scene), PlayerWords(scene)
    page = _page(ending)
    image = Image.new("RGB", (WIDE, HIGHEST), part.tones.void)
    _put_head(image, part, ending, page, words)
    y = _put_boards(image, part, scene, ending, words)
    if page.turned:
        y = _put_heading(image, words.message("journal-turned"), y)
        for number, what in page.turned:
            y = _put_turn(image, part, words, number, what, y)
    if ending.titles:
        y = _put_heading(image, words.message("journal-titles"), y)
        for key, seat, count in ending.titles:
            put(image, seat_piece(seat, 50), LEFT + 28, y + 32, "mm")
            said = fit(_title(words, key, seat, count), 40, RIGHT - LEFT - 72, "medium")
            write_fitted(image, LEFT + 72, y + 32, said, palette.TEXT, "medium")
            y += TITLE
    if page.kept:
        kept = fit(plain(words.message("journal-kept-line", kept=Spoken(page.kept))), 36, RIGHT - LEFT, lines=2)
        high = 60 * len(kept.lines)
        write_fitted(image, LEFT, y + 12 + high / 2, kept, palette.MUTED)
        y += high + 12
    y = _put_end(image, part, scene, ending, words, y + 16)
    return image.crop((0, 0, WIDE, y + MARGIN))


def alt(scene: Scene) -> Sequence[Text]:
    """Returns the result, the closing sentence, what turned the chapter, and the titles."""
    return list(_alt(scene))


def _alt(scene: Scene) -> Iterator[Text]:
    ending, words = ending_of(scene), PlayerWords(scene)
    said = [result_of(scene, words, find(scene.job.game))[0], words.say(ending.closing)]
    said += [_turn(words, number, what) for number, what in _page(ending).turned]
    said += [_title(words, key, seat, count) for key, seat, count in ending.titles]
    for each in said:
        yield Text("recap-alt-line", what=Spoken(plain(each).removesuffix(".")))


def _page(ending: Ending) -> ChapterPage:
    if ending.page is None:
        raise ValueError("a page of the journal needs what turned the chapter")
    return ending.page


def _turn(words: PlayerWords, number: int, what: Text) -> str:
    return words.message("journal-turned-line", round=number, what=Spoken(words.say(what)))


def _title(words: PlayerWords, key: str, seat: int, count: int) -> str:
    did = words.message(f"title-{key}-did", player=Spoken(words.seat(seat)), count=count)
    return f"{words.message(f'title-{key}')}: {did}"


def _put_head(image: Image.Image, part: MapPart, ending: Ending, page: ChapterPage, words: PlayerWords) -> None:
    put(image, plate(WIDE - 2 * MARGIN, HEAD - 22, part.tones.low, radius=16), MARGIN, 8)
    at = words.message("journal-chapter-of", number=page.number, count=page.count)
    write(image, RIGHT, 49, at, 36, palette.MUTED, "bold", "rm")
    name = f"{ending.name}: {plain(words.name(ending.chapter))}" if ending.chapter else ending.name
    room = RIGHT - LEFT - 30 - width(at, 36, "bold")
    write_fitted(image, LEFT, 49, fit(name, 48, room, "serif", smallest=34), palette.TEXT, "serif")


def _put_boards(image: Image.Image, part: MapPart, scene: Scene, ending: Ending, words: PlayerWords) -> int:
    """Draws the first and the last board side by side. Returns the y below them."""
    half = (WIDE - 3 * MARGIN) // 2
    shown = [cut(part, scene.job, half, BOARDS_HIGH, ending.film[at][0]).image for at in (0, -1)]
    high = max(each.height for each in shown)
    for at, (each, key) in enumerate(zip(shown, ("journal-began", "journal-ended"), strict=True)):
        middle = MARGIN + at * (half + MARGIN) + half // 2
        image.paste(each, (middle - each.width // 2, HEAD + (high - each.height) // 2))
        write(image, middle, HEAD + high + 32, words.message(key), 36, palette.MUTED, "bold", "mm")
    return HEAD + high + 68


def _put_heading(image: Image.Image, said: str, y: int) -> int:
    write(image, LEFT, y + 26, plain(said), 42, palette.WARM, "serif", "lm")
    return y + 62


def _put_turn(image: Image.Image, part: MapPart, words: PlayerWords, number: int, what: Text, y: int) -> int:
    put(image, plate(ROUND, TURN - 12, part.tones.floor, radius=14), LEFT, y)
    said = fit(words.message("recap-round", round=number), 36, ROUND - 20, "bold")
    write_fitted(image, LEFT + ROUND / 2, y + 29, said, palette.TEXT, "bold", "mm")
    room, told = RIGHT - LEFT - ROUND - 24, plain(words.say(what)).removesuffix(".")
    fitted = fit(told, 40, room, smallest=36)
    if fitted.squeeze < 1:
        fitted = fit(told, 36, room, lines=2)
    more = 24 * (len(fitted.lines) - 1)
    write_fitted(image, LEFT + ROUND + 24, y + 29 + more / 2, fitted)
    return y + TURN + more


def _put_end(image: Image.Image, part: MapPart, scene: Scene, ending: Ending, words: PlayerWords, y: int) -> int:
    said, won = result_of(scene, words, find(scene.job.game))
    tone = palette.WARM if won else palette.BAD
    put(image, plate(WIDE - 2 * MARGIN, END, part.tones.low, tone, line=4, radius=20), MARGIN, y)
    put(image, symbol("laurel" if won else "bones", 96, tone), 44, y + END // 2, "lm")
    result = fit(f"{said} · {words.message('recap-rounds', count=ending.rounds)}", 52, RIGHT - 166, "serif")
    write_fitted(image, 166, y + 48, result, palette.WARM if won else palette.TEXT, "serif")
    write_fitted(image, 166, y + 110, fit(plain(words.say(ending.closing)), 38, RIGHT - 166))
    return y + END
