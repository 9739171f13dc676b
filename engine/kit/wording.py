"""Texts of effects: lists of them, and message keys made from the ids of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from engine.table import Text


def joined(key: str, texts: Iterable[Text]) -> Text:
    """Joins texts pairwise with the message of this key. Raises TypeError if there are none."""
    return reduce(lambda first, then: Text(key, first=first, then=then), texts)


def dashed(name: str) -> str:
    """Returns a name from the rules as part of a message key: `place_spy` has the message `step-place-spy`."""
    return name.replace("_", "-")
