"""The picture of a phase that has ended, for its post: who was hurt, along which ways, and what may come next.

Games draw their map; this module has the parts that are the same: the head, the people beside the map, and the danger.
The smallest text is `LEAST`, 11 points where a phone shows the picture 330 points wide.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from engine.games import find
from engine.table import Text
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.arrows import Point, arrow
from renders.canvas.grid import Box
from renders.canvas.lettering import figure, fit, width
from renders.canvas.looks import kept
from renders.canvas.plates import plate
from renders.canvas.sprites import put, row, symbol, text, write_fitted
from renders.panel import GAP, LEAST, MARGIN
from renders.scene import Scene, Since
from renders.stamp import PAST_WIDTH

HEAD, FOOT = 104, 152
SIDE = 412  # px of the column with the people
MOST_PERSON, LEAST_PERSON = 184, 132  # px of a plate
MOST_BESIDE = 3  # people in a row below the map
SIGN = 46
HURT = 70  # px of the height of a loss
MOST_WAYS = 8  # arrows; the longest ways come first
SHADE = 0.5  # how much darker the places are in which nothing happened


class Fact(NamedTuple):
    """A symbol and a figure in the head."""

    sign: str
    tone: str
    figure: str


@dataclass(frozen=True, slots=True)
class Person:
    """A hero or a clan beside the map.

    - `sign`, `now`, `change`: the figure that says how they are, and what the phase changed.
    - `attacks`: the number of attacks that may come next; `endangered`: the next hit may be the last.
    - `faded`: out of play; `held`: attacked without a loss.
    """

    piece: Image.Image
    name: str
    sign: str
    now: int
    change: int
    attacks: int = 0
    endangered: bool = False
    faded: bool = False
    held: bool = False


def wide(scene: Scene) -> int:
    """Returns the width of the picture. With large labels it is narrower, so that everything is larger on a phone."""
    return 1280 if scene.large else 1600


def since(scene: Scene) -> Since:
    """Returns the phase as a stretch of play. Raises ValueError if the job has none."""
    if scene.job.since is None:
        raise ValueError(f"the picture {scene.job.picture} needs a stretch of play")
    return scene.job.since


def sized(scene: Scene, map_high: int, people: int) -> tuple[int, int]:
    """Returns the size of the picture with a map of this height."""
    return wide(scene), HEAD + max(map_high, people * (LEAST_PERSON + GAP) - GAP) + GAP + FOOT + MARGIN


def people_box(size: tuple[int, int]) -> Box:
    """Returns the box of the people in a picture of this size."""
    return size[0] - SIDE - MARGIN, HEAD, SIDE, size[1] - HEAD - FOOT - GAP - MARGIN


def put_head(image: Image.Image, scene: Scene, tones: palette.Tones, title: str, facts: Sequence[Fact]) -> None:
    """Draws what has ended with its round, and at the right what is left of the decks and the like."""
    said = scene.say("phase-title", phase=Spoken(title), round=since(scene).before.round)
    put(image, plate(image.width - 2 * MARGIN, HEAD - 18, tones.low, radius=16), MARGIN, 6)
    middle, right = (HEAD - 6) / 2, image.width - MARGIN - 22 - (PAST_WIDTH if scene.job.past else 0)
    for each in reversed(facts):
        if each.figure:
            sprite = text(each.figure, LEAST, palette.TEXT, "black")
            put(image, sprite, right, middle, "rm")
            right -= sprite.width + 8
        put(image, symbol(each.sign, 54, each.tone), right, middle, "rm")
        right -= 54 + 28
    fitted = fit(said, 66, right - MARGIN - 24, "serif", smallest=LEAST)
    write_fitted(image, MARGIN + 24, middle - 2, fitted, palette.TEXT, "serif")


def put_people(image: Image.Image, tones: palette.Tones, people: Sequence[Person]) -> None:
    """Draws a plate for each person beside the map, the endangered ones with a red edge."""
    x, y, across, high = people_box(image.size)
    tall = min(MOST_PERSON, (high + GAP) // max(1, len(people)) - GAP)
    for person in people:
        _put_person(image, tones, person, (x, y, across, tall))
        y += tall + GAP


def rows_high(people: int) -> int:
    """Returns the height of the people below a map."""
    rows = -(-people // MOST_BESIDE)
    return rows * (LEAST_PERSON + GAP) - GAP


def put_people_below(image: Image.Image, tones: palette.Tones, people: Sequence[Person], top: int) -> None:
    """Draws a plate for each person below the map, in one or two rows."""
    rows = -(-len(people) // MOST_BESIDE)
    columns = -(-len(people) // rows)
    across = (image.width - 2 * MARGIN + GAP) // columns - GAP
    for i, person in enumerate(people):
        x, y = MARGIN + i % columns * (across + GAP), top + i // columns * (LEAST_PERSON + GAP)
        _put_person(image, tones, person, (x, y, across, LEAST_PERSON))


def _put_person(image: Image.Image, tones: palette.Tones, person: Person, box: Box) -> None:
    """Draws piece and name; below them the figure with its change, and the attacks that may come."""
    x, y, across, high = box
    edge = palette.BAD if person.endangered else palette.either("", palette.LINE) or None
    put(image, plate(across, high, tones.floor if person.endangered else tones.low, edge, line=5, radius=16), x, y)
    put(image, person.piece, x + 56, y + high / 2, "mm")
    left, upper, lower = x + 106, y + high * 0.29, y + high * 0.71
    tone = palette.MUTED if person.faded else palette.TEXT
    smallest = LEAST * image.width // 1600  # still 11 points, as the picture is narrower with large labels
    write_fitted(image, left, upper, fit(person.name, LEAST, across - 120, "bold", smallest=smallest), tone, "bold")
    low = palette.BAD if person.endangered else palette.TEXT
    shown: list[Image.Image] = [symbol(person.sign, SIGN, low), text(str(person.now), LEAST, low, "black")]
    end = row(image, left, lower, *shown, gap=6) - 6
    if person.held:
        end = row(image, end + 12, lower, symbol("shield", SIGN, palette.GOOD))
    if person.change:
        end = row(image, end + 10, lower, change(person.change))
    if person.attacks:
        sprites = [symbol("melee", 42, palette.BAD), text(str(person.attacks), LEAST, palette.BAD, "black")]
        begin = x + across - 12 - sum(each.width + 4 for each in sprites)
        row(image, max(end, begin), lower, *sprites, gap=2)


@kept
def change(by: int) -> Image.Image:
    """Draws a loss or a gain in a pill."""
    said, fill = (f"+{by}", palette.GOOD) if by > 0 else (figure(by), palette.BAD)
    across = width(said, LEAST, "black") + 26
    sprite = plate(across, HURT, fill, palette.INK, line=4, radius=HURT // 2).copy()
    put(sprite, text(said, LEAST, palette.on(fill), "black"), across / 2, HURT / 2 - 1, "mm")
    return sprite


def put_foot(image: Image.Image, scene: Scene, tones: palette.Tones) -> None:
    """Draws what may hurt the group next, in words; if nothing can, what is left in the deck."""
    top, middle = image.height - FOOT - MARGIN, image.height - MARGIN - FOOT / 2
    danger = coming(scene)
    edge = palette.BAD if danger else palette.either("", palette.LINE) or None
    put(image, plate(image.width - 2 * MARGIN, FOOT, tones.low, edge, line=5, radius=16), MARGIN, top)
    said = danger or left(scene) or scene.say("phase-calm")
    sign, tone = ("warning", palette.BAD) if danger else ("check", palette.GOOD)
    put(image, symbol(sign, 78, tone), MARGIN + 26, middle, "lm")
    room = image.width - 2 * MARGIN - 150
    words = fit(said, LEAST, room, "bold", lines=2, smallest=LEAST)
    write_fitted(image, MARGIN + 126, middle, words, palette.TEXT, "bold")


def coming(scene: Scene) -> str:
    """Returns the most urgent danger in words; empty if there is none."""
    found = find(scene.job.game).tension(scene.view)
    return _plain(scene.words.say(found[0])).removesuffix(".") if found else ""


def left(scene: Scene) -> str:
    """Returns what is left in the deck in words; empty without a deck."""
    found = find(scene.job.game).remaining(scene.view)
    return _plain(scene.words.say(found)).removesuffix(".") if found else ""


def _plain(words: str) -> str:
    return words.replace("*", "")


def put_ways(image: Image.Image, ways: Mapping[tuple[Point, ...], int], line: int) -> None:
    """Draws the ways that enemies went, and how many went the same way."""
    shown = sorted(ways.items(), key=lambda each: -len(each[0]))[:MOST_WAYS]
    for points, _ in shown:
        sprite, at = arrow(points, palette.BAD, line)
        put(image, sprite, *at)
    for points, count in shown:
        if count > 1:
            (x, y), (to_x, to_y) = points[:2]
            put(image, times(count), (2 * x + to_x) / 3, (2 * y + to_y) / 3, "mm")


@kept
def times(count: int) -> Image.Image:
    """Draws how many did the same."""
    said = f"×{count}"
    across = width(said, LEAST, "black") + 28
    sprite = plate(across, HURT, palette.INK, palette.BAD, line=4, radius=HURT // 2).copy()
    put(sprite, text(said, LEAST, palette.TEXT, "black"), across / 2, HURT / 2 - 1, "mm")
    return sprite


def dimmed(image: Image.Image, box: Box, bright: Sequence[Box], void: str) -> None:
    """Darkens a part of the picture, except for the boxes in which something happened."""
    x, y, across, high = box
    part = image.crop((x, y, x + across, y + high))
    dark = Image.blend(part, Image.new("RGB", part.size, void), SHADE)
    for left, top, one, tall in bright:
        dark.paste(part.crop((left - x, top - y, left - x + one, top - y + tall)), (left - x, top - y))
    image.paste(dark, (x, y))


def alt(scene: Scene, title: str, people: Sequence[Person]) -> Sequence[Text]:
    """Returns the phase, who was hurt, what may come, and who moved."""
    return list(_alt(scene, title, people))


def _alt(scene: Scene, title: str, people: Sequence[Person]) -> Iterator[Text]:
    game, phase, name = find(scene.job.game), since(scene), scene.words.name
    yield Text("phase-title", phase=Spoken(title), round=phase.before.round)
    for each in people:
        if each.change:
            by = Spoken(f"+{each.change}" if each.change > 0 else figure(each.change))
            yield Text("phase-change", who=Spoken(each.name), sign=each.sign, count=each.now, change=by)
    yield from game.tension(scene.view)[:1]
    if (deck := game.remaining(scene.view)) is not None:
        yield deck
    recap = game.recap(phase.before, scene.view, phase.told)
    moves = [f"{name(start)} → {name(end)}" for start, end, seat in recap.moves if seat is None]
    if moves:
        yield Text("phase-moves", moves=Spoken(", ".join(dict.fromkeys(moves))))
    yield from (each.text for each in sorted(recap.happenings, key=lambda each: -each.weight) if not each.seats)
