"""Pictures of docs/life.md."""

from __future__ import annotations

from pathlib import Path
from statistics import median

from PIL import Image, ImageDraw

from renders.canvas import palette
from renders.canvas.encoding import encode
from renders.canvas.sprites import write
from tests.soak.life.batches import GAMES
from tests.soak.life.figures import NAMES, Campaign, finished, high, ratios
from tests.soak.life.results import batches_in

WIDE = 1200
LEFT, BAR = 430, 640
GOAL = 0.95
BINS = 30
BIN = 0.1  # width, as a ratio


def _campaigns(file: Path) -> list[Campaign]:
    return [each for batch in batches_in(file) for each in batch["campaigns"]]


def share_plot(file: Path) -> bytes:
    """Draws the share of finished campaigns by game, with and without substitutes, if someone stays."""
    stayed = [each for each in _campaigns(file) if not each["punctual"] and each["stayed"]]
    image = Image.new("RGB", (WIDE, 620), palette.PANEL)
    draw = ImageDraw.Draw(image)
    write(image, 40, 28, "Finished, if at least one player stays", 34, palette.TEXT, "bold")
    write(image, 40, 78, "upper bar: people look for open seats; lower bar: no one does; line: 95 %", 24, palette.MUTED)
    for at, game in enumerate(GAMES):
        top = 140 + at * 115
        write(image, 40, top + 28, NAMES[game], 28, palette.TEXT)
        for bar, substitutes in enumerate((True, False)):
            some = [each for each in stayed if each["game"] == game and each["substitutes"] == substitutes]
            part = finished(some) / len(some) if some else 0.0
            y = top + bar * 44
            draw.rectangle((LEFT, y, LEFT + BAR, y + 36), fill=palette.PANEL_HIGH)
            draw.rectangle((LEFT, y, LEFT + round(BAR * part), y + 36), fill=palette.COLD if bar else palette.GOOD)
            write(image, LEFT + BAR + 14, y + 18, f"{part:.1%}", 22, palette.TEXT, anchor="lm")
    goal = LEFT + round(BAR * GOAL)
    draw.line((goal, 130, goal, 590), fill=palette.WARM, width=3)
    return encode(image)


def days_plot(file: Path) -> bytes:
    """Draws how many campaigns took how long against the same one with everyone punctual."""
    found = ratios(_campaigns(file))
    counts = [0] * BINS
    for each in found:
        counts[min(BINS - 1, int(each / BIN))] += 1
    image = Image.new("RGB", (WIDE, 560), palette.PANEL)
    draw = ImageDraw.Draw(image)
    write(image, 40, 28, "Days against the same campaign with everyone punctual", 34, palette.TEXT, "bold")
    told = f"{len(found)} pairs; lines: median {median(found):.2f} and 95th percentile {high(found):.2f}"
    write(image, 40, 78, told, 24, palette.MUTED)
    left, bottom, step, tall = 60, 480, 36, 340
    for at, count in enumerate(counts):
        height = round(tall * count / max(counts))
        x = left + at * step
        draw.rectangle((x + 2, bottom - height, x + step - 2, bottom), fill=palette.COLD)
    for mark in range(int(BINS * BIN) + 1):
        x = left + round(mark / BIN * step)
        label = f"{mark}" if mark < BINS * BIN else f"{mark} or more"
        write(image, x, bottom + 14, label, 22, palette.TEXT, anchor="mt")
    for value in (median(found), high(found)):
        x = left + round(min(value, BINS * BIN) / BIN * step)
        draw.line((x, bottom - tall, x, bottom), fill=palette.WARM, width=3)
    return encode(image)
