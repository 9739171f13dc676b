"""Writes docs/rule-sections.md: the modules that implement each section of the rules ledgers.

A module implements a section if its docstrings or comments name an id of that section (TY-CARD-12), a range of ids, or
the section itself (TY-CARD).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.games import keys
from tests.rulebook.ledger import read_ledger

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rule-sections.md"
NO_CODE = ("EX", "Q")
"""Worked examples are tests only. Rulings are implemented with the rules they settle."""
IN_DATA = {
    "MD-ARTIFACT": ["data/massive_darkness/artifacts.yaml"],
    "MD-T00": ["data/massive_darkness/missions/t00.yaml"],
}
"""Sections that need no code of their own: the general rules carry out these files."""
MOST_MODULES = 6

HEADER = """# Where each rule is implemented

This page is generated: run `make docs` after moving rules. It lists, for each section of the ledgers in
[docs/rules](rules), the modules that name ids of that section, most ids first (or the data file that holds it all).

The id of a rule names its section: FZ-REACT-11 is rule 11 of section REACT of Fireteam Zero.
To find one rule, search for its id: `grep -rn 'FZ-REACT-11' engine tests`. If no code names the id, the docstring of a
function names the range or the section it belongs to. Worked examples (EX) are tests only; rulings (Q) are implemented
with the rules they settle.
"""


def sections(game: str) -> dict[str, int]:
    """Returns the sections of a ledger that need code, with the number of rules in each."""
    counted: dict[str, int] = {}
    for rule in read_ledger(game).statements:
        section = rule.rsplit("-", 1)[0]
        if section.split("-")[1] not in NO_CODE:
            counted[section] = counted.get(section, 0) + 1
    return counted


def modules(game: str, section: str) -> list[str]:
    """Returns the files that name the section, those with most of its ids first; empty if none does."""
    named = {file: _count(text, section) for file, text in _files(game).items()}
    found = sorted((file for file, count in named.items() if count), key=lambda file: (-named[file], file))
    return found or IN_DATA.get(section, [])


def _count(text: str, section: str) -> int:
    """Counts the different ids. A parent section counts for its parts: KH-HERO implements KH-HERO-3."""
    parts = section.split("-")
    names = ["-".join(parts[:length]) for length in range(2, len(parts) + 1)]
    if names[0] not in text:  # which every name begins with
        return 0
    exact = set(re.findall(rf"\b{section}(?:-\d+)?(?![A-Z0-9-])", text))
    return len(exact) or int(any(re.search(rf"\b{name}(?!-?[A-Z0-9])", text) for name in names))


@cache
def _files(game: str) -> dict[str, str]:
    """Returns the text of each module of a game, by its path in the game's folder."""
    folder = ROOT / "engine" / "games" / game
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))}


def write() -> str:
    """Returns the page."""
    return HEADER + "".join(_of_game(game) for game in keys())


def _of_game(game: str) -> str:
    return f"\n## {_title(game)}\n\n" + "\n".join(_rows(game)) + "\n"


def _title(game: str) -> str:
    """Returns the game's name from the heading of its ledger."""
    ledger = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return ledger.splitlines()[0].lstrip("# ").split(":")[0].removesuffix(" (first edition)")


def _rows(game: str) -> Iterator[str]:
    yield f"| section of [the ledger](rules/{game}.md) | rules | modules in `engine/games/{game}/` |"
    yield "|---|---:|---|"
    for section, count in sections(game).items():
        named = modules(game, section)
        more = f" and {len(named) - MOST_MODULES} more" if len(named) > MOST_MODULES else ""
        yield f"| {section} | {count} | {', '.join(f'`{each}`' for each in named[:MOST_MODULES])}{more} |"
