"""Every character of every text that a picture may draw has a glyph, in every face and language."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from engine.games import find, keys
from engine.words import LOCALES
from renders.canvas.lettering import ALIKE, Face, drawable, has, typeset
from tests.words.messages import PACKAGES, messages

FACES: tuple[Face, ...] = get_args(Face)


def strings(value: Any) -> Iterator[str]:
    """Yields every string in a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)


def content_of(game: str) -> set[str]:
    """Returns the characters of all YAML files of a game."""
    written = Path(str(files(f"data.{game}"))).rglob("*.yaml")
    return {
        character for path in written for text in strings(yaml.safe_load(path.read_text("utf-8"))) for character in text
    }


def lost(characters: set[str]) -> list[tuple[str, str]]:
    """Returns the characters that a face would draw as an empty box, as a question mark, or not at all."""
    shown = (each for each in characters if each not in "\n\t")
    return [
        (each, face)
        for each, face in product(sorted(shown), FACES)
        if drawable(each, face) not in (each, ALIKE.get(each))
        or not all(has(one, run.face) for run in typeset(each, 40, face).runs for one in run.words)
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_can_be_drawn(package: str, locale: str) -> None:
    assert lost({character for each in messages(package, locale).values() for character in each.text}) == []


@pytest.mark.parametrize("game", keys())
def test_every_name_and_text_of_content_can_be_drawn(game: str) -> None:
    assert lost(content_of(game)) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", keys())
def test_every_name_of_a_piece_can_be_drawn(game: str, locale: str) -> None:
    names = find(game).names_at({}, locale).values()
    assert lost({character for name in names for character in str(name)}) == []
