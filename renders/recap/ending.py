"""The end card of a chapter: result, players, titles, a chart, four boards and a closing sentence
(docs/behaviour.md#chapter-end)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.games import find
from engine.table import Game, Text
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.pieces import seat_piece
from renders.canvas.plates import plate
from renders.canvas.sprites import put, symbol, write, write_fitted
from renders.headline import MARGIN
from renders.recap.maps import MapPart, cut
from renders.recap.plots import put_danger, put_vp
from renders.recap.told import PlayerWords, plain
from renders.scene import Ending, Scene

WIDE, HIGH, OUTCOME_HIGH = 1280, 1600, 980
HEAD, PLATES, TITLE = 196, 226, 114
CHART_UNTIL, FILM, FILM_HIGH = 1180, 1190, 290
START, END = 0, -1


def picture(scene: Scene, part: MapPart) -> Image.Image:
    """Draws the whole card."""
    image = Image.new("RGB", (WIDE, HIGH), part.tones.void)
    ending, words = _put_upper(image, part, scene, CHART_UNTIL), PlayerWords(scene)
    _put_film(image, part, scene, ending, words)
    closing = fit(plain(words.say(ending.closing)), 42, WIDE - 80, "serif", smallest=34)
    write_fitted(image, WIDE / 2, 1530, closing, palette.TEXT, "serif", "mm")
    write(image, WIDE / 2, 1574, words.message("ending-made-with"), 30, palette.MUTED, "medium", "mm")
    return image


def outcome(scene: Scene, part: MapPart) -> Image.Image:
    """Draws the card without boards and closing sentence, which the post around it says."""
    image = Image.new("RGB", (WIDE, OUTCOME_HIGH), part.tones.void)
    _put_upper(image, part, scene, OUTCOME_HIGH)
    return image


def _put_upper(image: Image.Image, part: MapPart, scene: Scene, until: int) -> Ending:
    """Draws result, players, titles and the chart down to `until`."""
    ending, words, game = ending_of(scene), PlayerWords(scene), find(scene.job.game)
    _put_result(image, part, scene, ending, words, game)
    y = _put_players(image, part, scene, words, game)
    for key, seat, count in ending.titles:
        y = _put_title(image, part, words, key, seat, count, y)
    label = "ending-points" if game.competitive else "ending-danger"
    box = (MARGIN, y, WIDE - 2 * MARGIN, until - y - 12)
    if game.competitive:
        put_vp(image, box, part.tones, ending.lines)
    else:
        put_danger(image, box, part.tones, ending.danger)
    write_fitted(image, 44, y + 36, fit(words.message(label), 36, WIDE - 120, "bold"), face="bold")
    return ending


def alt(scene: Scene) -> Sequence[Text]:
    """Returns the result, the titles, and the closing sentence."""
    return list(_alt(scene))


def _alt(scene: Scene) -> Iterator[Text]:
    ending, words = ending_of(scene), PlayerWords(scene)
    yield Text("recap-alt-line", what=Spoken(result_of(scene, words, find(scene.job.game))[0]))
    for key, seat, count in ending.titles:
        title = words.message(f"title-{key}")
        did = words.message(f"title-{key}-did", player=Spoken(scene.player(seat)), count=count)
        yield Text("ending-alt-title", title=Spoken(title), did=Spoken(did))
    yield Text("recap-alt-line", what=Spoken(plain(words.say(ending.closing)).removesuffix(".")))


def ending_of(scene: Scene) -> Ending:
    """Returns the chapter that has ended. Raises ValueError if the job has none."""
    if scene.job.ending is None:
        raise ValueError("an end card needs the chapter that has ended")
    return scene.job.ending


def result_of(scene: Scene, words: PlayerWords, game: Game) -> tuple[str, bool]:
    """Returns the result in words, and True if someone has won."""
    result = scene.job.result
    winners = result.winners if result else ()
    if not game.competitive:
        return words.message("ending-won" if winners else "ending-lost"), bool(winners)
    if not winners or result is None:
        return words.message("ending-nobody"), False
    names = words.listed([scene.player(seat) for seat in winners])
    total = sum(result.scores[winners[0]].values())
    return words.message("ending-wins", count=len(winners), winners=Spoken(names), total=total), True


def _put_result(
    image: Image.Image, part: MapPart, scene: Scene, ending: Ending, words: PlayerWords, game: Game
) -> None:
    said, won = result_of(scene, words, game)
    put(image, plate(WIDE - 2 * MARGIN, HEAD, part.tones.low, radius=22), MARGIN, MARGIN)
    sign, tone = ("laurel", palette.WARM) if won else ("bones", palette.MUTED)
    put(image, symbol(sign, 140, tone), 40, 114, "lm")
    write_fitted(image, 206, 84, fit(said, 80, WIDE - 250, "serif"), palette.WARM if won else palette.TEXT, "serif")
    chapter = plain(words.name(ending.chapter))
    about = [ending.name, chapter, words.message("recap-rounds", count=ending.rounds)]
    write_fitted(image, 206, 164, fit(" · ".join(filter(None, about)), 38, WIDE - 250, "bold"), palette.MUTED, "bold")


def _put_players(image: Image.Image, part: MapPart, scene: Scene, words: PlayerWords, game: Game) -> int:
    """Draws a plate for each player, with VP where there are any. Returns the y below them."""
    result = scene.job.result
    seats = len(scene.job.seat_names)
    columns = seats if seats <= 4 else 3
    room = (WIDE - 2 * MARGIN - 12 * (columns - 1)) // columns
    for seat in range(seats):
        x, y = MARGIN + seat % columns * (room + 12), PLATES + seat // columns * 96
        first = game.competitive and result is not None and seat in result.winners
        fill, edge = (part.tones.floor, palette.WARM) if first else (part.tones.low, None)
        put(image, plate(room, 84, fill, edge, line=4, radius=18), x, y)
        put(image, seat_piece(seat, 48), x + 40, y + 42, "mm")
        total = sum(result.scores[seat].values()) if game.competitive and result else None
        space = room - 96 - (90 if total is not None else 0)
        others = ending_of(scene).substitutes[seat] if ending_of(scene).substitutes else ""
        name = f"{scene.player(seat)}, {others}" if others else scene.player(seat)
        write_fitted(image, x + 76, y + 42, fit(name, 40, space, "bold"), face="bold")
        if total is not None:
            tone = palette.WARM if first else palette.TEXT
            write(image, x + room - 18, y + 42, str(total), 46, tone, "black", "rm")
    return PLATES + 96 * -(-seats // columns) + 4


def _put_title(image: Image.Image, part: MapPart, words: PlayerWords, key: str, seat: int, count: int, y: int) -> int:
    put(image, plate(WIDE - 2 * MARGIN, TITLE - 10, part.tones.low, radius=18), MARGIN, y)
    put(image, seat_piece(seat, 62), 68, y + 52, "mm")
    title = fit(words.message(f"title-{key}"), 48, WIDE - 160, "serif")
    write_fitted(image, 122, y + 34, title, palette.WARM, "serif")
    did = words.message(f"title-{key}-did", player=Spoken(words.seat(seat)), count=count)
    write_fitted(image, 122, y + 80, fit(did, 36, WIDE - 160), palette.TEXT)
    return y + TITLE


def _put_film(image: Image.Image, part: MapPart, scene: Scene, ending: Ending, words: PlayerWords) -> None:
    """Draws the boards, each with its round below."""
    step = (WIDE - 2 * MARGIN + 12) // len(ending.film)
    for at, (view, number) in enumerate(ending.film):
        small = cut(part, scene.job, step - 12, FILM_HIGH - 50, view).image
        middle = MARGIN + at * step + (step - 12) / 2
        image.paste(small, (round(middle - small.width / 2), FILM))
        write(image, middle, FILM + FILM_HIGH - 22, _moment(words, number), 34, palette.MUTED, "bold", "mm")


def _moment(words: PlayerWords, number: int) -> str:
    if number == START:
        return words.message("ending-start")
    return words.message("ending-end") if number == END else words.message("recap-round", round=number)
