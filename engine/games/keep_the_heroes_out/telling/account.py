"""The account of a stretch of play in few lines: one for each card with what it did, and one for each hero with its
steps in order, behind the guild card that brought it.

What stays out, such as new cards in the row, stands in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from engine.kit.wording import joined
from engine.table import Importance, Text

IMPORTANCE: Mapping[str, Importance] = {
    **dict.fromkeys(
        (
            "account-card-decisive",
            "account-gamble",
            "account-guild",
            "account-hero",
            "account-room",
            "built",
            "counter-changed",
            "guild-cards-more",
            "scenario-card",
            "shortage",
            "treasure-placed",
            "treasure-removed",
            "wave-2",
        ),
        Importance.DECISIVE,
    ),
    **dict.fromkeys(
        (
            "account-drawn",
            "blueprint-revealed",
            "setup-row",
            "told-chosen",
            "told-late-table",
            "told-order",
            "told-usual",
            "treasure-laid",
        ),
        Importance.ROUTINE,
    ),
}
"""Decisive are heroes' steps, cards that defeat heroes or bring loot, and what the scenario turns on; routine is what
the board shows anyway."""

DETAILS = frozenset({"draw-cards", "row-filled"})
"""What only the log tells: it is to be seen on the board, or belongs to one seat."""

FOR_THE_TABLE = frozenset({"told-chosen", "told-late-table", "told-usual"})
"""Who answered a choice of the table. Which hero was next shows in the order of the lines."""

SCORES = frozenset({"deed-defeats", "deed-hits", "gained", "built"})
"""What makes a card worth a line of its own wherever there is room for any."""


@dataclass(slots=True)
class _Line:
    """A line that grows: `room` is where its heroes stand, None of a card; `deeds` what happened so far."""

    key: str
    args: dict[str, Any]
    room: str | None = None
    hero: str | None = None
    deeds: list[Text] = field(default_factory=list)

    def text(self) -> Text:
        """The line with its deeds, equal ones that follow each other once."""
        if not self.deeds:
            return Text(f"{self.key}-only", **self.args)
        counted = [(deed, len(list(equal))) for deed, equal in groupby(self.deeds)]
        said = [deed if count == 1 else Text("counted", what=deed, count=count) for deed, count in counted]
        decisive = self.key == "account-card" and any(deed.key in SCORES for deed in self.deeds)
        key = f"{self.key}-decisive" if decisive else self.key
        return Text(key, **self.args, deeds=joined("account-then", said))


def account(told: Sequence[Text]) -> Sequence[Text]:
    """What was told, in fewer lines and the same order."""
    telling = _Telling()
    for text in told:
        telling.take(text)
    return list(telling.lines())


class _Telling:
    """The lines so far. `card` is the card that is being played; `guild` the guild card of which no hero has been told
    yet."""

    def __init__(self) -> None:
        self.told: list[_Line | Text] = []
        self.card: _Line | None = None
        self.last: Text | None = None

    def take(self, text: Text) -> None:
        """Adds what one text tells."""
        if text.key in DETAILS or (text.key in FOR_THE_TABLE and _is_mere_order(text)):
            return
        opening = OPENINGS.get(text.key)
        if opening:
            opening(self, text)
        elif text.key in STEPS:
            self._step(text)
        elif text.key in DEEDS and self.card:
            self._deed(self.card, text)
        elif text.key in DEEDS and (line := self._line_at(text.args.get("room"))):
            self._deed(line, text)
        else:
            self.told.append(text)
        self.last = text

    def lines(self) -> Iterator[Text]:
        """All lines, the draws of several clans in one, each guild card before the first of its heroes."""
        ...
