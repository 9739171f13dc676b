"""The picture of what happened since a player left: the map with what changed, a line for each player, the three
happenings that matter most, and the open question (docs/behaviour.md#what-happened)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.table import Figure, Happening, Text
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.lettering import SMALLEST, Fitted, figure, fit, width
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.headline import MARGIN, sheet_wide
from renders.recap.maps import Cut, MapPart, cut
from renders.recap.marks import number, put_arrows, put_chip, put_numbers, shade
from renders.recap.told import Told
from renders.scene import Scene

HEAD, ASKED = 88, 128
GAP = 16
NARROW = 0.62  # a map narrower than this share of the picture has the words beside it
PLATE, PLATE_BESIDE = 90, 94
LINE, LINE_BESIDE = 66, 112
MOST_CHIPS = 6
SIGNS = {"vp": "vp", "life": "heart", "monsters": "lair", "cards": "hand"}


@dataclass(frozen=True, slots=True)
class Page:
    """The layout: the map, and the boxes of the players' plates; left edge, top and height of each sentence."""

    map: Cut
    map_at: tuple[int, int]
    plates: Sequence[tuple[int, int, int, int]]
    list_at: tuple[int, int]
    step: int
    foot: int
    wide: int
    lines: int


def picture(scene: Scene, part: MapPart) -> Image.Image:
    """Draws the whole picture."""
    told = Told(scene)
    page = _laid_out(scene, part, told)
    asks = bool(told.since.ask)
    high = page.foot + (ASKED if asks else ASKED - 52) + 28
    image = Image.new("RGB", (page.wide, high), part.tones.void)
    _put_heading(image, part, told)
    image.paste(_map(part, told, page.map), page.map_at)
    for seat, box in enumerate(page.plates):
        _put_player(image, part, told, seat, box)
    _put_sentences(image, told, page)
    _put_question(image, part, told, page)
    return image


def alt(scene: Scene) -> Sequence[Text]:
    """Returns the heading, the happenings, the question, and every player's figure with what they did."""
    return list(_alt(Told(scene)))


def _alt(told: Told) -> Iterator[Text]:
    yield Text("recap-alt", you=int(told.reader is not None))
    for each in told.best:
        yield Text("recap-alt-line", what=Spoken(told.sentence(each)))
    if not told.best:
        yield Text("recap-quiet")
    if told.since.ask:
        yield Text("recap-alt-line", what=Spoken(told.say(told.since.ask).removesuffix(".")))
    for seat in range(len(told.recap.doings)):
        now, change = told.figures(seat)
        if now:
            name, did = Spoken(told.words.seat(seat)), Spoken(", ".join(told.doings(seat)))
            yield Text(f"recap-alt-{now.kind}", player=name, count=now.value, change=_signed(change), did=did)


def _signed(change: int) -> Spoken:
    return Spoken(f"+{change}" if change > 0 else figure(change))


def _laid_out(scene: Scene, part: MapPart, told: Told) -> Page:
    wide = sheet_wide(scene)
    found = cut(part, scene.job, wide - 2 * MARGIN, round(part.tallest * wide / 1280))
    seats, lines = len(told.recap.doings), max(1, len(told.best))
    if found.image.width < NARROW * wide:
        left = MARGIN + found.image.width + GAP
        plates = [
            (left, HEAD + seat * (PLATE_BESIDE + 10), wide - MARGIN - left, PLATE_BESIDE) for seat in range(seats)
        ]
        top = HEAD + (PLATE_BESIDE + 10) * seats + 8
        foot = max(HEAD + found.image.height, top + LINE_BESIDE * lines)
        return Page(found, (MARGIN, HEAD), plates, (left, top), LINE_BESIDE, foot, wide, 2)
    down, half = HEAD + found.image.height + 12, wide // 2
    plates = [
        (MARGIN + seat % 2 * (half - 4), down + seat // 2 * (PLATE + 8), half - 28, PLATE) for seat in range(seats)
    ]
    top = down + (PLATE + 8) * ((seats + 1) // 2) + 4
    at = (wide - found.image.width) // 2, HEAD
    return Page(found, at, plates, (MARGIN, top), LINE, top + LINE * lines, wide, 1)


def _put_heading(image: Image.Image, part: MapPart, told: Told) -> None:
    put(image, plate(image.width - 2 * MARGIN, HEAD - 14, part.tones.low, radius=16), MARGIN, 6)
    x, middle = float(MARGIN + 24), (HEAD - 2) / 2
    if told.reader is None:
        said = told.message("recap-what-happened")
    else:
        put(image, seat_piece(told.reader, 50), x + 18, middle, "mm")
        x += 56
        said = told.message("recap-since-you-left", player=Spoken(told.words.seat(told.reader)))
    rounds, now = told.since.rounds, told.game.round_of(told.scene.view)
    right = float(image.width - 36)
    moment = told.message("recap-rounds", count=rounds) if rounds > 1 else told.message("recap-round", round=now or 0)
    if rounds > 1 or now:
        write(image, right, middle, moment, 38, palette.MUTED, "bold", "rm")
        right -= width(moment, 38, "bold") + 24
    write_fitted(image, x, middle, fit(said, 50, round(right - x), "serif", smallest=34), face="serif")


def _map(part: MapPart, told: Told, found: Cut) -> Image.Image:
    """Draws the map with light, rings, arrows, figures and numbers."""
    chips = _chips(told.recap.happenings)
    ringed = {each.place for each in told.best if each.place} | chips.keys()
    board = shade(found, told.game.changed(told.since.before, told.scene.view), ringed)
    put_arrows(board, found, told.recap.moves)
    for place, each in chips.items():
        if place in found.boxes:
            seat = each.seats[0] if each.seats else None
            words = f"+{each.change}" if each.change > 0 else figure(each.change)
            put_chip(board, part, found.boxes[place], words, _fill(told.is_good(each)), seat)
    put_numbers(board, part, found, [each.place for each in told.best])
    return board


def _chips(happenings: Sequence[Happening]) -> dict[str, Happening]:
    """Returns the weightiest happening with a figure of each place, for a few places."""
    found: dict[str, Happening] = {}
    for each in sorted(happenings, key=lambda each: -each.weight):
        if each.place and each.change and len(found) < MOST_CHIPS:
            found.setdefault(each.place, each)
    return found


def _fill(good: bool | None) -> str:
    return palette.PANEL_HIGH if good is None else palette.GOOD if good else palette.BAD


def _put_player(image: Image.Image, part: MapPart, told: Told, seat: int, box: tuple[int, int, int, int]) -> None:
    x, y, wide, high = box
    own = seat == told.reader
    edge = palette.CHOICE if own else palette.either("", palette.LINE) or None
    put(image, plate(wide, high, part.tones.floor if own else part.tones.low, edge, line=4, radius=16), x, y)
    put(image, seat_piece(seat, 52), x + 44, y + high / 2, "mm")
    now, change = told.figures(seat)
    right = float(x + wide - 16)
    if now:
        right = _put_figure(image, told, now, change, right, y + high / 2)
    room = round(right - x - 100)
    write_fitted(image, x + 84, y + 30, fit(told.words.seat(seat), 40, room, "bold"), face="bold")
    write_fitted(image, x + 84, y + high - 24, _doings(told, seat, room), palette.MUTED)


def _doings(told: Told, seat: int, room: int) -> Fitted:
    """Returns as much of what a seat did as fits into a line."""
    said = told.doings(seat)
    count = next((n for n in range(len(said), 1, -1) if width(", ".join(said[:n]), SMALLEST) <= room), 1)
    return fit(", ".join(said[:count]), 34, room)


def _put_figure(image: Image.Image, told: Told, now: Figure, change: int, right: float, middle: float) -> float:
    """Draws a figure and its change, ending at `right`. Returns the x at which it begins."""
    words = "=" if not change else f"+{change}" if change > 0 else figure(change)
    tone = palette.MUTED if not change else palette.GOOD if change > 0 else palette.BAD
    write(image, right, middle, words, 46, tone, "black", "rm")
    right -= max(84, width(words, 46, "black") + 24)
    tone = palette.BAD if now.low else palette.WARM if _leads(told, now) else palette.TEXT
    write(image, right, middle + 2, str(now.value), 58, tone, "black", "rm")
    right -= width(str(now.value), 58, "black") + 8
    put(image, symbol(SIGNS[now.kind], 36, tone), right, middle, "rm")
    return right - 36


def _leads(told: Told, now: Figure) -> bool:
    """True if no rival has a greater figure."""
    figures = (told.figures(seat)[0] for seat in range(len(told.recap.doings)))
    return told.game.competitive and now.value == max(each.value for each in figures if each)


def _put_sentences(image: Image.Image, told: Told, page: Page) -> None:
    (left, top), room = page.list_at, image.width - 28 - page.list_at[0] - 76
    if not told.best:
        quiet = fit(told.message("recap-quiet"), 44, room + 60, "bold", lines=page.lines, smallest=34)
        write_fitted(image, left + 16, top + page.step / 2, quiet, palette.MUTED, "bold")
    for n, each in enumerate(told.best, 1):
        middle, good = top + (n - 0.5) * page.step, told.is_good(each)
        put(image, number(n, 50), left + 34, middle, "mm")
        words = fit(told.sentence(each), 44, room, "bold", lines=page.lines, smallest=34)
        tone = palette.TEXT if good is None else palette.GOOD if good else palette.BAD
        write_fitted(image, left + 76, middle, words, tone, "bold")


def _put_question(image: Image.Image, part: MapPart, told: Told, page: Page) -> None:
    """Draws the question in white, because it is a choice, and the standing; without a question the standing alone."""
    standing = told.game.brief_standing(told.scene.view)
    said = told.say(standing) if standing else ""
    wide, top, middle = image.width - 2 * MARGIN, page.foot + 10, image.width / 2
    if told.since.ask is None:
        put(image, plate(wide, ASKED - 52, part.tones.low, palette.LINE, radius=18), MARGIN, top)
        words = fit(said, 38, wide - 40, smallest=30)
        write_fitted(image, middle, top + (ASKED - 52) / 2, words, palette.TEXT, "medium", "mm")
        return
    put(image, plate(wide, ASKED, palette.CHOICE, palette.CHOICE, radius=18), MARGIN, top)
    question = fit(told.say(told.since.ask), 46, wide - 48, "bold", smallest=34)
    write_fitted(image, middle, top + (36 if said else ASKED / 2), question, palette.INK, "bold", "mm")
    if said:
        write_fitted(image, middle, top + 90, fit(said, 38, wide - 40, smallest=30), palette.INK, "medium", "mm")
