"""The five zones of a panel: state, picture, question, three rows of choices, and the ways on.

A panel has the same height whatever it asks, so every zone always has its full size (docs/behaviour.md#panel).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.messages.beside import with_emojis
from bot.messages.fitting import LINE, LONGEST_MENU, SMALL, WRAP, shortest, wide, without_last_parts, wrapped
from bot.messages.layout import Button, Control, Menu, Message, Picture, accent_of, entry, menu, row
from bot.messages.payloads import OfAsk
from engine.words import Words

LINES = 3  # the question and the facts below it, together
ROWS = 3
BLANK = "-# \u200b"  # a line that is there and empty
CLOSED = "closed"  # the verb of menus that only say why nothing can be chosen


@dataclass(frozen=True, slots=True)
class Zones:
    """The contents of a panel's zones. `facts` follow below the question as far as there is room, the most important
    first. Missing rows are filled with closed menus, which say `nothing_else`."""

    state: str
    question: str
    facts: Sequence[str]
    rows: Sequence[Control]
    ways: Sequence[Button | None]
    moment: OfAsk
    words: Words
    nothing_else: str = ""

    def message(self, picture: Picture | None, around: Sequence[str] = ()) -> Message:
        """Builds the message. Without a picture, lines about the surroundings may take its place."""
        said = "\n".join(around) if around and picture is None else None
        message = Message(
            without_last_parts(self.state, LINE),
            picture,
            said,
            self._asked(),
            *self._rows(),
            row(*self.ways),
            accent=accent_of(self.moment.seat),
        )
        return with_emojis(message, self.words)

    def can_begin_with(self, said: str) -> bool:
        """True if at least the first sentence of a text fits as the first fact."""
        left = LINES - len(wrapped(shortest(self.question, LINE, LINES), LINE))
        return bool(left) and not shortest(said, SMALL, left).endswith("…")

    def has_room(self, said: str) -> bool:
        """True if one more fact fits, after the first one."""
        left = LINES - len(wrapped(shortest(self.question, LINE, LINES), LINE))
        first = next(iter(_each_once(self.facts)), "")
        left -= len(wrapped(shortest(first, SMALL, left), SMALL)) if first and left else 0
        return len(wrapped(_bare(said), SMALL)) <= left

    def _asked(self) -> str:
        """Returns the question and as many facts as fit below it, on three lines. They are wrapped here, so that they
        take as many lines on every phone."""
        lines = wrapped(shortest(self.question, LINE, LINES), LINE)
        found, left = WRAP.join(lines), LINES - len(lines)
        for number, fact in enumerate(_each_once(self.facts)):
            lines = wrapped(fact if number else shortest(fact, SMALL, left), SMALL) if left else []
            if lines and len(lines) <= left:
                found += "\n-# " + f"{WRAP}-# ".join(each.removesuffix(" ·") for each in lines)
                left -= len(lines)
        return "\n".join([found, *[BLANK] * left])

    def _rows(self) -> list[Control]:
        """Returns exactly three rows."""
        found = list(self.rows[:ROWS])
        said = self.nothing_else or self.words.message("row-nothing-else")
        for at in range(ROWS - len(found)):
            found.append(closed(self.moment, said if not at else self.words.message("row-same-place"), len(found)))
        return found


def _each_once(facts: Iterable[str]) -> list[str]:
    """Returns the facts without repetitions. The lines of one follow each other."""
    said = (" · ".join(filter(None, map(_bare, fact.split("\n")))) for fact in facts)
    return list(dict.fromkeys(filter(None, said)))


def _bare(line: str) -> str:
    return line.removeprefix("-# ").removeprefix("• ").strip()


def closed(moment: OfAsk, said: str, number: int) -> Menu:
    """Returns a disabled menu that says why nothing can be chosen in this row."""
    placeholder = said if wide(said) <= LONGEST_MENU else shortest(said, 14)
    return menu(moment.press(CLOSED, str(number)), placeholder, [entry(placeholder, CLOSED)], disabled=True)
