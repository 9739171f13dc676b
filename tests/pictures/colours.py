"""Chooses the colours of a game's tables: those that its code names, the most frequent ones, and clusters of the
others. `python -m tests.pictures.colours` writes all files."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, get_args

from PIL import Image

import renders
from engine.games import keys
from renders.canvas import palette
from renders.canvas.colour_tables import FILE, Colour, ColourTable, cell, parsed
from renders.canvas.looks import Look, drawn_for
from renders.job import draw
from tests.pictures.sample import Example, boards, examples

SEEDS = (11, 12)
MOST = 144  # colours: with more, files grow and no eye sees it
EXACT = 56  # the most frequent colours, which keep flat areas as they are drawn
RARE = 0.3  # weight of a colour: its number of pixels to this power, so that small pieces count
ADDED = 24  # clusters added at a time, where the error is largest
APART = 150  # squared distance of clusters that are added together
ROUNDS = 25


class Point(NamedTuple):
    """The mean colour of a cell's pixels, and its weight."""

    mean: tuple[float, float, float]
    weight: float


def named(game: str, look: Look) -> list[Colour]:
    """Returns the colours of roles, seats and the game's tones in a look."""
    with drawn_for(look):
        tones = import_module(f"renders.{game}.pictures").MAP.tones
        found = [palette.colour(role) for role in palette.ROLES] + [seat.colour for seat in palette.SEATS]
        found += [tones.void, tones.low, tones.floor, tones.high, tones.accent]
    return list(dict.fromkeys(parsed(colour) for colour in found))


def literals(game: str) -> set[Colour]:
    """Returns every colour that the code of a game's pictures names, in all looks."""
    folder = Path(next(iter(renders.__path__))) / game
    sources = (file.read_text("utf-8") for file in folder.rglob("*.py"))
    return {parsed(colour) for source in sources for colour in re.findall("#[0-9a-f]{6}", source)}


def counted(images: Iterable[Image.Image]) -> Counter[Colour]:
    """Counts the pixels of each colour."""
    found = Counter[Colour]()
    for image in images:
        colours: Any = image.convert("RGB").getcolors(1 << 24)
        for count, colour in colours:
            found[colour] += count
    return found


def chosen(exact: Sequence[Colour], pixels: Mapping[Colour, int]) -> list[Colour]:
    """Returns at most `MOST` colours, the exact ones first: clusters are added where the weighted error is largest,
    and moved to the middle of their pixels."""
    kept = list({cell(colour): colour for colour in reversed(exact)}.values())[::-1]
    points = _points(pixels)
    colours = list(kept)
    while len(colours) < MOST:
        more = _worst(points, colours, min(ADDED, MOST - len(colours)))
        if not more:
            break
        colours = _moved(colours + more, len(kept), points, 3)
    return _moved(colours, len(kept), points, ROUNDS)


def _points(pixels: Mapping[Colour, int]) -> list[Point]:
    sums: dict[Colour, list[int]] = {}
    for colour, count in pixels.items():
        of_cell = sums.setdefault(cell(colour), [0, 0, 0, 0])
        for i, part in enumerate((1, *colour)):
            of_cell[i] += part * count
    return [Point((r / n, g / n, b / n), n**RARE) for n, r, g, b in sums.values()]


def _nearest(points: Sequence[Point], colours: Sequence[Colour]) -> list[int]:
    """Returns for each point the number of its colour, as the encoder finds it."""
    image = Image.new("RGB", (len(points), 1))
    image.putdata([_whole(point.mean) for point in points])
    found = ColourTable(colours).apply(image).tobytes()
    return [number if number < len(colours) else 0 for number in found]


def _worst(points: Sequence[Point], colours: Sequence[Colour], most: int) -> list[Colour]:
    """Returns the points with the largest weighted error, some distance apart."""
    numbers, taken = _nearest(points, colours), {cell(colour) for colour in colours}
    by_error = sorted(
        zip(points, numbers, strict=True), key=lambda found: -found[0].weight * _far(found[0].mean, colours[found[1]])
    )
    added: list[Colour] = []
    for point, _ in by_error:
        colour = _whole(point.mean)
        if cell(colour) not in taken and all(_far(colour, other) >= APART for other in added):
            taken.add(cell(colour))
            added.append(colour)
        if len(added) == most:
            break
    return added


def _moved(colours: Sequence[Colour], fixed: int, points: Sequence[Point], rounds: int) -> list[Colour]:
    """Moves each colour but the first `fixed` to the weighted middle of its points, in some rounds."""
    now = list(colours)
    for _ in range(rounds):
        now = list(_round(now, fixed, points))
    return now


def _round(colours: Sequence[Colour], fixed: int, points: Sequence[Point]) -> Iterator[Colour]:
    sums = [[0.0, 0.0, 0.0, 0.0] for _ in colours]
    for point, number in zip(points, _nearest(points, colours), strict=True):
        for i, part in enumerate((1, *point.mean)):
            sums[number][i] += part * point.weight
    taken = {cell(colour) for colour in colours[:fixed]}
    yield from colours[:fixed]
    for before, (weight, r, g, b) in zip(colours[fixed:], sums[fixed:], strict=True):
        middle = _whole((r / weight, g / weight, b / weight)) if weight else before
        colour = before if cell(middle) in taken else middle
        if cell(colour) not in taken:
            taken.add(cell(colour))
            yield colour


def _whole(mean: tuple[float, float, float]) -> Colour:
    return round(mean[0]), round(mean[1]), round(mean[2])


def _far(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def made(game: str, sample: Sequence[Example]) -> dict[str, list[str]]:
    """Returns the two tables of a game, made from a sample of its pictures."""
    found: dict[str, Counter[Colour]] = {"usual": Counter(), "contrast": Counter()}
    for look in get_args(Look):
        found["contrast" if look == "contrast" else "usual"] += counted(
            draw(replace(each.job, look=look)) for each in sample
        )
    looks: tuple[Look, Look] = ("usual", "contrast")
    return {look: _table(game, look, found[look]) for look in looks}


def _table(game: str, look: Look, pixels: Counter[Colour]) -> list[str]:
    frequent = [colour for colour, _ in pixels.most_common(EXACT)]
    return [f"#{r:02x}{g:02x}{b:02x}" for r, g, b in chosen([*named(game, look), *frequent], pixels)]


def main() -> None:
    """Writes the tables of all games."""
    for game in keys():
        sample = [each for seed in SEEDS for each in examples(game, seed)] + list(boards(game, SEEDS[0]))
        path = Path(str(files(f"renders.{game}") / FILE))
        path.write_text(json.dumps(made(game, sample), indent=1) + "\n", "utf-8")
        print(f"wrote {path} from {len(sample)} pictures")


if __name__ == "__main__":
    main()
