"""The rules ledgers in docs/rules: one testable statement a line, behind its id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
LINE = re.compile(r"^(?P<id>[A-Z]{2}-(?:[A-Z0-9]+-)+\d+[a-z]?):? (?P<text>.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Ledger:
    """The statements of one game by their ids, in the ledger's order."""

    game: str
    statements: dict[str, str]

    @property
    def rules(self) -> list[str]:
        """A statement about the game."""
        return [each for each in self.statements if "-EX-" not in each and "-Q-" not in each]

    @property
    def examples(self) -> list[str]:
        """The worked examples of the rulebook."""
        return [each for each in self.statements if "-EX-" in each]

    @property
    def rulings(self) -> list[str]:
        """Open points of the rulebook and how they are decided; the rules that follow from them are listed as rules."""
        return [each for each in self.statements if "-Q-" in each]


def read_ledger(game: str) -> Ledger:
    """Returns the ledger of a game; raises FileNotFoundError without one, ValueError if an id is there twice."""
    statements: dict[str, str] = {}
    for match in LINE.finditer((FOLDER / f"{game}.md").read_text(encoding="utf-8")):
        if match["id"] in statements:
            raise ValueError(f"{game}.md: {match['id']} stands twice")
        statements[match["id"]] = match["text"]
    return Ledger(game, statements)


def all_games() -> list[str]:
    """Returns the games that have a ledger, playable or not."""
    return sorted(path.stem for path in FOLDER.glob("*.md"))
