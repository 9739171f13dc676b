"""Symbols in front of choices, where they help to find one (docs/behaviour.md#emojis).

In a row a symbol is shown where it differs from that of the button before it, and only if the row still fits. In a menu
all entries have one, if they differ: by what the choices do, or else by the seat, card, figure or room that they are
about.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.messages.emojis import emoji
from bot.messages.fitting import AIR, GAP, ROOM, SIGN_WIDE, wide
from bot.messages.layout import Button, Row
from engine.table import Option, Run, Seat
from renders.emblem import symbol_of
from renders.emojis import seat_symbol, sign_of

ABOUT = ("card", "enemy", "creature", "hero", "to", "room", "clan", "colour")
"""Arguments of a choice's text that say what it is about, the most telling first."""


def telling_apart(choices: Sequence[Option | Run], game: str) -> Sequence[str | None]:
    """Returns a symbol for each entry of a menu; None for each if they are not different."""
    for find in (_deed, _about) if game else ():
        found = [find(each, game) for each in choices]
        if len({*found}) > 1:
            return found
    return [None] * len(choices)


def _deed(choice: Option | Run, game: str) -> str | None:
    return sign_of(game, choice.text)


def _about(choice: Option | Run, game: str) -> str | None:
    """Returns the symbol of the seat, card, figure or room that a choice is about."""
    for name in ABOUT:
        value = choice.text.args.get(name)
        if isinstance(value, Seat):
            return seat_symbol(value)
        if isinstance(value, str) and (found := symbol_of(game, value)):
            return found
    return None


def thinned(row: Row) -> Row:
    """Returns a row of buttons without symbols that repeat the one before, or for which it has no room."""
    signs = [each.sign if emoji(each.sign) else None for each in row.buttons]
    shown = [sign if not at or sign != signs[at - 1] else None for at, sign in enumerate(signs)]
    room = ROOM - _width(row.buttons)
    while SIGN_WIDE * sum(map(bool, shown)) > room and any(shown):
        shown[max(at for at, sign in enumerate(shown) if sign)] = None
    return replace(row, buttons=tuple(replace(each, sign=sign) for each, sign in zip(row.buttons, shown, strict=True)))


def _width(buttons: Iterable[Button]) -> float:
    return sum(wide(each.label) + AIR + GAP for each in buttons) - GAP
