"""Generated documentation is up to date, and every section of a ledger is implemented somewhere."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from engine.games import keys
from tests.documents import GENERATED, layers, sections

CITED = re.compile(r"docs/([\w/]+\.md)(?:#([\w-]+))?")
PATH = re.compile(r"`((?:bot|engine|renders|tests|data|deploy|docs)/[\w./*-]*)`")
LINKED = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(?:#([\w-]+))?\)")


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


def anchors(page: Path) -> set[str]:
    """Returns the anchors that GitHub gives the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each).strip().lower().replace(" ", "-") for each in headings}


def exists(page: Path, anchor: str) -> bool:
    return page.exists() and (not anchor or anchor in anchors(page))


def test_pages_that_code_cites_exist() -> None:
    folders = [sections.ROOT / name for name in ("bot", "engine", "renders", "tests", "deploy")]
    sources = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".yaml", ".service")]
    cited = {found for file in sources for found in CITED.findall(file.read_text("utf-8"))}
    assert ("behaviour.md", "undo") in cited
    assert [each for each in sorted(cited) if not exists(sections.ROOT / "docs" / each[0], each[1])] == []


def test_links_between_pages_work() -> None:
    pages = [*sections.ROOT.glob("*.md"), *(sections.ROOT / "docs").rglob("*.md")]
    broken = [
        f"{page.name}: {path}#{anchor}"
        for page in pages
        for path, anchor in LINKED.findall(page.read_text("utf-8"))
        if not exists(page.parent / path, anchor if path.endswith(".md") else "")
    ]
    assert broken == []


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "README.md", "docs"])
def test_paths_in_pages_exist(name: str) -> None:
    page = sections.ROOT / name
    pages = [page] if page.is_file() else [*page.glob("*.md"), *(page / "decisions").glob("*.md")]
    named = {(each.name, path) for each in pages for path in PATH.findall(each.read_text("utf-8"))}
    assert [each for each in sorted(named) if not any(sections.ROOT.glob(each[1].rstrip("/")))] == []
