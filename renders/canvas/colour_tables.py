"""The fixed colours of a game's encoded pictures: one table for high contrast, one for the other looks.

`make colours` writes the tables from a sample of pictures. A fixed table is four times as fast as one for each picture.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from PIL import Image

from renders.canvas.looks import Look

Colour = tuple[int, int, int]

FILE = "colour_tables.json"  # in the folder of each game
CELL = 4  # Pillow looks up the nearest colour once for each cube of this size


class ColourTable:
    """At most 256 colours. No two are in the same cell, so an image's pixels of these colours stay exact."""

    def __init__(self, colours: Sequence[Colour]) -> None:
        self.colours = tuple(colours)
        self._flat = bytes(part for colour in colours for part in colour)
        self._search = Image.new("P", (1, 1))
        corners = bytes(part - part % CELL for part in self._flat)
        self._search.putpalette(corners + corners[:3] * (256 - len(colours)))

    def apply(self, image: Image.Image) -> Image.Image:
        """Returns the image with the nearest colours of the table, not dithered: dithering speckles flat areas and
        doubles the size."""
        flat = image.quantize(palette=self._search, dither=Image.Dither.NONE)
        flat.putpalette(self._flat)
        return flat


@cache
def table_of(game: str, look: Look) -> ColourTable | None:
    """Returns the table of a game's pictures in this look, None if it has none. Large letters have the usual
    colours."""
    file = files(f"renders.{game}") / FILE
    if not file.is_file():
        return None
    written: dict[str, list[str]] = json.loads(file.read_text("utf-8"))
    return ColourTable([parsed(colour) for colour in written["contrast" if look == "contrast" else "usual"]])


def parsed(colour: str) -> Colour:
    """Returns a `#rrggbb` colour as numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def cell(colour: Colour) -> Colour:
    """Returns the cell of a colour. All colours in it become the same colour of the table."""
    return colour[0] // CELL, colour[1] // CELL, colour[2] // CELL
