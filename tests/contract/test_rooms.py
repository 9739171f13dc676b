"""The page about the architecture says in which room each section of a ledger is, and says it truly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games import keys

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| [^|]+ \| [^|]*`([^`|]+)` \| ([A-Z]{2}-[^|]+) \|$", re.MULTILINE)
EVERYWHERE = ("Q", "EX")  # rulings stand beside the rules that they settle, examples are tests alone


def _rooms(prefix: str) -> dict[str, str]:
    """The room of each section of a game's ledger, as the page has it."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = [(room, section) for room, sections in ROW.findall(page) for section in sections.split(", ")]
    return {section: room for room, section in rows if section.startswith(f"{prefix}-")}


def _sections(game: str) -> set[str]:
    """Those of the ledger itself."""
    ledger = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return {rule.rsplit("-", 1)[0] for rule in re.findall(r"(?m)^\W*([A-Z]{2}-[A-Z0-9-]+-\d+)\b", ledger)}


@pytest.mark.parametrize("game", keys())
def test_every_section_of_a_ledger_has_a_room_that_names_it(game: str) -> None:
    sections = _sections(game)
    rooms = _rooms(next(iter(sections))[:2])
    wanted = {section for section in sections if section.split("-")[1] not in EVERYWHERE}
    assert {section for section in wanted if not _room_of(section, rooms)} == set()
    assert {named for named in rooms if not any(_belongs(section, named) for section in sections)} == set()
    for section, room in rooms.items():
        if not room.startswith("data/"):
            assert _names(ROOT / "engine" / "games" / game / room, section), f"{room} does not name {section}"


def _room_of(section: str, rooms: dict[str, str]) -> str | None:
    return next((room for named, room in rooms.items() if _belongs(section, named)), None)


def _belongs(section: str, named: str) -> bool:
    """A room may be said of a section, or of all that begin with its name: KH-HERO of KH-HERO-3."""
    return section == named or section.startswith(f"{named}-")


def _names(room: Path, section: str) -> bool:
    files = [room] if room.is_file() else room.rglob("*.py")
    return any(re.search(rf"\b{section}\b", file.read_text("utf-8")) for file in files)
