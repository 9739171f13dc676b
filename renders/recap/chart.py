"""The picture of one chart of a chapter (docs/behaviour.md#charts)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from PIL import Image

from engine.table import Bars, Chart, DangerLine, Lines, Luck, Sources, Strips, Text
from engine.words import Spoken
from renders.canvas import palette
from renders.canvas.lettering import fit
from renders.canvas.plates import plate
from renders.canvas.sprites import put, write_fitted
from renders.headline import MARGIN
from renders.recap import chart_words
from renders.recap.bars import put_bars, put_luck
from renders.recap.by_place import put_strips, strips_high
from renders.recap.by_source import put_sources, sources_high
from renders.recap.maps import MapPart
from renders.recap.plots import put_danger, put_lines
from renders.recap.told import PlayerWords, plain
from renders.scene import Scene

WIDE, HEAD = 1280, 100
LINES_HIGH, DANGER_HIGH, BAR_HIGH = 760, 560, 108
INSIDE = WIDE - 2 * MARGIN


def picture(scene: Scene, part: MapPart) -> Image.Image:
    """Draws the chart below its title."""
    chart, words = _chart(scene), PlayerWords(scene)
    image = Image.new("RGB", (WIDE, HEAD + _high(chart) + MARGIN), part.tones.void)
    put(image, plate(INSIDE, HEAD - 22, part.tones.low, radius=16), MARGIN, 8)
    title = fit(plain(words.say(chart_words.title(chart))), 48, WIDE - 96, "serif", smallest=34)
    write_fitted(image, 40, 47, title, palette.TEXT, "serif")
    box = (MARGIN, HEAD, INSIDE, _high(chart))
    match chart:
        case Lines():
            put_lines(image, box, part.tones, chart, [plain(words.say(each)) for each in chart.names])
        case Sources():
            put_sources(image, box, part.tones, chart, words)
        case Strips():
            put_strips(image, box, part.tones, chart, words)
        case DangerLine():
            put_danger(image, box, part.tones, chart.points)
            said = fit(words.message("chart-one-blow"), 34, INSIDE - 60, "bold")
            write_fitted(image, WIDE - 44, HEAD + 32, said, palette.BAD, "bold", "rm")
        case Bars():
            put_bars(image, box, part.tones, chart, words)
        case Luck():
            put_luck(image, box, part.tones, chart, words)
        case _:
            assert_never(chart)
    return image


def alt(scene: Scene) -> Sequence[Text]:
    """Returns the title, and what the chart shows."""
    return list(_alt(scene))


def _alt(scene: Scene) -> Iterator[Text]:
    chart, words = _chart(scene), PlayerWords(scene)
    for text in (chart_words.title(chart), *chart_words.lines(chart)):
        yield Text("recap-alt-line", what=Spoken(plain(words.say(text)).removesuffix(".")))


def _chart(scene: Scene) -> Chart:
    if scene.job.chart is None:
        raise ValueError("the picture of a chart needs a chart")
    return scene.job.chart


def _high(chart: Chart) -> int:
    match chart:
        case Lines():
            return LINES_HIGH + 60 * len(chart.names)
        case Sources():
            return sources_high(chart)
        case Strips():
            return strips_high(chart)
        case DangerLine():
            return DANGER_HIGH
        case Bars() | Luck():
            return BAR_HIGH * len(chart.values) + (110 if isinstance(chart, Luck) else 30)
        case _:
            assert_never(chart)
