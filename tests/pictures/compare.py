"""Compares encoded pictures with drawn ones, with a table of colours and with 144 colours of their own.

`python -m tests.pictures.compare` prints a table for each game and look. With a FOLDER it also writes sheets of all
kinds, in pairs as wide as a phone: 144 own colours at the left, the table at the right.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import replace
from io import BytesIO
from math import log10
from pathlib import Path
from statistics import fmean
from typing import NamedTuple, get_args

from PIL import Image, ImageChops

from engine.games import keys
from renders.canvas.colour_tables import table_of
from renders.canvas.encoding import encode
from renders.canvas.looks import Look
from renders.job import draw
from tests.pictures.sample import Example, examples

PHONE = 390  # px
FAR = 16  # of 255, in one channel
ACROSS, HIGH = 3, 2600  # pairs in a row, and px of a sheet at most

Encoder = Callable[[Image.Image], bytes]


class Difference(NamedTuple):
    """How far an encoded picture is from the drawn one: PSNR in dB, and the share of values more than `FAR` away."""

    psnr: float
    far: float
    kilobytes: float


def difference(drawn: Image.Image, encoded: bytes) -> Difference:
    """Returns how far an encoded picture is from the drawn one."""
    with Image.open(BytesIO(encoded)) as again:
        off = ImageChops.difference(drawn.convert("RGB"), again.convert("RGB")).histogram()
    values = sum(off)
    squares = sum((i % 256) ** 2 * count for i, count in enumerate(off))
    far = sum(count for i, count in enumerate(off) if i % 256 > FAR)
    return Difference(10 * log10(255**2 * values / squares) if squares else 99.0, far / values, len(encoded) / 1024)


def main() -> None:
    """Prints the table, and writes the sheets if a folder is given."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, help="where to write the sheets")
    parser.add_argument("--seed", type=int, default=3)
    arguments = parser.parse_args()
    print("| game | look | pictures | own PSNR, mean (worst) | table | own, % far | table | own KB | table |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|")
    for game in sorted(keys()):
        sample = list(examples(game, arguments.seed))
        for look in get_args(Look):
            print(_compared(game, look, sample, arguments.folder), flush=True)


def _compared(game: str, look: Look, sample: Sequence[Example], folder: Path | None) -> str:
    table = table_of(game, look)
    drawn = [draw(replace(each.job, look=look)).convert("RGB") for each in sample]
    own, fixed = [encode(image) for image in drawn], [encode(image, (), table) for image in drawn]
    if folder:
        _write_sheets(folder / f"{game}-{look}", list(zip(own, fixed, strict=True)))
    cells = []
    for said in ("{0.psnr:.1f} ({1:.1f})", "{0.far:.4%}", "{0.kilobytes:.0f}"):
        for encoded in (own, fixed):
            found = [difference(image, data) for image, data in zip(drawn, encoded, strict=True)]
            mean = Difference(*(fmean(column) for column in zip(*found, strict=True)))
            cells.append(said.format(mean, min(each.psnr for each in found)))
    return f"| {game} | {look} | {len(sample)} | {' | '.join(cells)} |"


def _write_sheets(path: Path, pairs: Sequence[tuple[bytes, bytes]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    tiles = [_tile(*pair) for pair in pairs]
    sheet, number, x, y, row = Image.new("RGB", (ACROSS * (2 * PHONE + 20), HIGH)), 0, 0, 0, 0
    for tile in tiles:
        if x + tile.width > sheet.width:
            x, y, row = 0, y + row + 10, 0
        if y + tile.height > HIGH:
            sheet.save(f"{path}-{number}.png")
            sheet, number, x, y, row = Image.new("RGB", sheet.size), number + 1, 0, 0, 0
        sheet.paste(tile, (x, y))
        x, row = x + tile.width + 16, max(row, tile.height)
    sheet.save(f"{path}-{number}.png")


def _tile(own: bytes, fixed: bytes) -> Image.Image:
    """Returns the two pictures beside each other as a phone shows them."""
    shown = []
    for data in (own, fixed):
        with Image.open(BytesIO(data)) as image:
            size = PHONE, round(image.height * PHONE / image.width)
            shown.append(image.convert("RGB").resize(size, Image.Resampling.LANCZOS))
    pair = Image.new("RGB", (2 * PHONE + 4, shown[0].height))
    pair.paste(shown[0], (0, 0))
    pair.paste(shown[1], (PHONE + 4, 0))
    return pair


if __name__ == "__main__":
    main()
