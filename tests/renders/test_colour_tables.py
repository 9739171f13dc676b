"""The fixed colours of encoded pictures: they hold what the style names, and lose nothing that can be seen."""

from __future__ import annotations

import sys
import zlib
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from engine.games import find, keys
from renders.canvas import encoding
from renders.canvas.colour_tables import CELL, Colour, ColourTable, cell, table_of
from renders.canvas.encoding import encode, symbols_in
from renders.canvas.looks import Look
from renders.job import draw
from tests.pictures.colours import literals, named
from tests.pictures.compare import difference
from tests.pictures.sample import Example, declared

REMEDY = "run `make colours`, look at the pictures, and commit the tables"
CLOSE = 24  # of 255 in each channel, for colours of details
LOOKS: tuple[Look, ...] = ("usual", "contrast")


def table(game: str, look: Look) -> ColourTable:
    found = table_of(game, look)
    assert found is not None
    return found


def apart(colour: Colour, table: ColourTable) -> int:
    """Returns the largest difference of a channel from the nearest colour."""
    return min(max(abs(a - b) for a, b in zip(colour, other, strict=True)) for other in table.colours)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", keys())
def test_colours_of_roles_seats_and_tones_are_in_the_table(game: str, look: Look) -> None:
    found = table(game, look)
    assert [colour for colour in named(game, look) if apart(colour, found) >= CELL] == [], REMEDY


@pytest.mark.parametrize("game", keys())
def test_every_colour_in_the_code_is_close_to_one_of_a_table(game: str) -> None:
    tables = [table(game, look) for look in LOOKS]
    assert [each for each in literals(game) if min(apart(each, found) for found in tables) > CLOSE] == [], REMEDY


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", keys())
def test_colours_of_the_table_stay_exact(game: str, look: Look) -> None:
    found = table(game, look)
    assert len({cell(colour) for colour in found.colours}) == len(found.colours) <= 256
    image = Image.new("RGB", (len(found.colours), 1))
    image.putdata(found.colours)
    assert found.apply(image).convert("RGB").tobytes() == image.tobytes()


@cache
def sample(game: str) -> list[Example]:
    return list(declared(find(game), seed=5))


@pytest.mark.parametrize("game", keys())
def test_other_pictures_keep_their_colours_with_the_table(game: str) -> None:
    """With 144 colours of each picture's own, 0.05 to 0.12 % of the values were far off."""
    for each in sample(game):
        image = draw(each.job)
        found = difference(image, encode(image, (), table(game, "usual")))
        assert found.psnr > 40 and found.far < 0.0005, (each.kind, REMEDY)


def test_isal_and_zlib_encode_the_same_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their bytes may differ."""
    image, found = draw(sample("tyrants")[0].job), table("tyrants", "usual")
    seen = []
    for compress in (encoding.fastest(), zlib.compress):
        monkeypatch.setattr(encoding, "compress", compress)
        data = encode(image, ["vp", "spy"], found)
        assert symbols_in(data) == ["spy", "vp"]
        with Image.open(BytesIO(data)) as again:
            again.load()
            seen.append(again.convert("RGB").tobytes())
    assert seen == [found.apply(image).convert("RGB").tobytes()] * 2


def test_pictures_are_encoded_without_isal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "isal", None)
    assert zlib.decompress(encoding.fastest()(b"row")) == b"row"


def test_pictures_that_are_too_large_are_compressed_harder(monkeypatch: pytest.MonkeyPatch) -> None:
    image = draw(sample("tyrants")[0].job)
    usual = len(encode(image))
    monkeypatch.setattr(encoding, "MOST_BYTES", usual - 1)
    assert len(encode(image)) < usual
