"""Generated documentation is up to date, and every section of a ledger is implemented somewhere."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from engine.games import keys
from tests.documents import GENERATED, layers, sections


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.name)
def test_generated_files_are_current(path: Path) -> None:
    assert path.read_text("utf-8") == GENERATED[path](), "run `make docs` and commit the result"


@pytest.mark.parametrize("game", keys())
def test_every_ledger_section_is_found_in_code(game: str) -> None:
    assert [each for each in sections.sections(game) if not sections.modules(game, each)] == []
    assert len(sections.sections(game)) > 5


def test_sections_in_data_name_files_that_exist() -> None:
    assert all((sections.ROOT / file).is_file() for files in sections.IN_DATA.values() for file in files)


def test_unknown_section_is_not_found() -> None:
    assert sections.modules("tyrants", "TY-NOSUCH") == []


def test_picture_names_every_layer() -> None:
    picture = ElementTree.fromstring(layers.draw())
    drawn = {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {"bot", "renders", "engine", "campaigns", "model"} <= drawn
    assert all(name in drawn for panel in layers.panels() for layer in panel.layers for name in layer)
