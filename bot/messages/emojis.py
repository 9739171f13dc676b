"""Application emojis: which symbol is shown by which emoji of Discord (docs/behaviour.md#emojis).

The table is filled once a process knows what the application has. A symbol that is not in it is left out, so words
are always complete without it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from renders.emojis import Emoji as Drawn

NAME = re.compile(r"(?P<symbol>[a-z0-9_]+)_ek(?P<digest>[0-9a-f]{4})")
"""The name of one of our emojis. Screen readers read the symbol first."""


@dataclass(frozen=True, slots=True)
class Emoji:
    """An emoji of the application."""

    id: int
    name: str

    @property
    def mention(self) -> str:
        """How a text shows it."""
        return f"<:{self.name}:{self.id}>"


_known: dict[str, Emoji] = {}


def name_of(drawn: Drawn) -> str:
    """Returns the name under which a drawing is uploaded. It changes with the drawing."""
    return f"{drawn.symbol}_ek{drawn.digest}"


def use(emojis: Mapping[str, int]) -> None:
    """Uses these emojis of the application, ids by name, from now on. Those that are not ours are left out. If a symbol
    has several, the newest counts."""
    _known.clear()
    for name, number in sorted(emojis.items(), key=lambda each: each[1]):
        if found := NAME.fullmatch(name):
            _known[found["symbol"]] = Emoji(number, name)


def emoji(symbol: str | None) -> Emoji | None:
    """Returns the emoji of a symbol; None if it is not uploaded."""
    return _known.get(symbol) if symbol else None


def signed(symbol: str | None, said: str) -> str:
    """Returns a text with the emoji of a symbol in front of it, if it is uploaded."""
    found = emoji(symbol)
    return f"{found.mention} {said}" if found else said


def emoji_arguments(symbols: Sequence[str]) -> dict[str, str]:
    """Returns the arguments `emoji-<symbol>` of messages with figures: each an emoji and a space, or empty if it is not
    uploaded."""
    return {f"emoji-{symbol}": signed(symbol, "") for symbol in symbols}
