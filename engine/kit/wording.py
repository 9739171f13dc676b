"""Texts of effects: several in a row, and message keys made of the ids of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from engine.table import Text


def joined(key: str, texts: Iterable[Text]) -> Text:
    """Texts in a row, two at a time by the message with this key; raises TypeError when there is none."""
    return reduce(lambda first, then: Text(key, first=first, then=then), texts)


def dashed(name: str) -> str:
    """A word of the rules as part of a message key: `place_spy` is said by `step-place-spy`."""
    return name.replace("_", "-")
