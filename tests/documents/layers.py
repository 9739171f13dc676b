"""Draws docs/pictures/layers.svg from the import contracts in pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "pictures" / "layers.svg"

COLUMNS, COLUMN, GAP, MARGIN = 3, 340, 24, 24
HEADING, LAYER, SPACE = 34, 30, 6
FONT = "font-family='Verdana, DejaVu Sans, sans-serif'"
INK, PAPER, PANEL = "#1f2933", "#ffffff", "#f3f5f7"
FILLS = ("#d7e8f7", "#dff0dc", "#fbeccd", "#eadff2")


@dataclass(frozen=True)
class Panel:
    """One contract: its layers from the top down; each layer is a row of packages."""

    title: str
    layers: Sequence[Sequence[str]]

    @property
    def height(self) -> int:
        """The height of the panel in pixels."""
        return HEADING + len(self.layers) * (LAYER + SPACE) + SPACE


def panels() -> list[Panel]:
    """Returns a panel for the whole project, then one for each `layers` contract that has containers."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    whole = Panel("emberkeep", [[name] for name in reversed(settings["root_packages"])])
    layered = [each for each in settings["contracts"] if each["type"] == "layers" and "containers" in each]
    return [whole, *(Panel(_title(each["containers"]), _layers(each["layers"])) for each in layered)]


def _title(containers: Sequence[str]) -> str:
    if len(containers) == 1:
        return containers[0].replace(".", "/") + "/"
    return containers[0].split(".")[0] + f"/<game>/ ({len(containers)} games)"


def _layers(written: Sequence[str]) -> list[list[str]]:
    """Splits `a | b` (independent siblings) and `a : b` (siblings that may import each other)."""
    return [[name.strip(" ()") for name in re.split(r"[|:]", layer)] for layer in written]


def draw() -> str:
    """Returns the picture as SVG."""
    bottoms = [MARGIN] * COLUMNS
    drawn: list[str] = []
    for number, panel in enumerate(panels()):
        column = bottoms.index(min(bottoms))
        left = MARGIN + column * (COLUMN + GAP)
        drawn += _panel(panel, left, bottoms[column], FILLS[number % len(FILLS)])
        bottoms[column] += panel.height + GAP
    width, height = 2 * MARGIN + COLUMNS * COLUMN + (COLUMNS - 1) * GAP, max(bottoms)
    size = f"width='{width}' height='{height}'"
    return "\n".join(
        [
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' {size}>",
            "<title>Layers of Emberkeep: a package may import only from layers below its own</title>",
            f"<rect {size} fill='{PAPER}'/>",
            *drawn,
            "</svg>\n",
        ]
    )


def _panel(panel: Panel, left: int, top: int, fill: str) -> Iterator[str]:
    yield f"<rect x='{left}' y='{top}' width='{COLUMN}' height='{panel.height}' rx='6' fill='{PANEL}'/>"
    yield _text(left + 12, top + 23, panel.title, "start", "bold")
    for row, names in enumerate(panel.layers):
        width = (COLUMN - SPACE * (len(names) + 1)) / len(names)
        for place, name in enumerate(names):
            x, y = left + SPACE + place * (width + SPACE), top + HEADING + row * (LAYER + SPACE)
            size = f"width='{width:.0f}' height='{LAYER}'"
            yield f"<rect x='{x:.0f}' y='{y}' {size} rx='4' fill='{fill}' stroke='{INK}'/>"
            yield _text(round(x + width / 2), y + 20, name, "middle")


def _text(x: int, y: int, words: str, anchor: str, weight: str = "normal") -> str:
    style = f"{FONT} font-size='13' font-weight='{weight}' text-anchor='{anchor}' fill='{INK}'"
    return f"<text x='{x}' y='{y}' {style}>{escape(words)}</text>"
