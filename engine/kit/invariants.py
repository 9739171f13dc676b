"""Invariants of states: each check reports, in a sentence, what no rule could have caused.

A fault begins with the path of its field, such as `houses.1.troops: there are 41 of 40`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

State = TypeVar("State")

Faults = Iterator[str]
Check = Callable[[State], Faults]

LONGEST_ID = 20  # characters of a foreign id that are shown


def first_faults(state: State, checks: Iterable[Check[State]]) -> Sequence[str]:
    """Returns the faults of the first check that finds any, because later checks may rely on earlier ones."""
    return next((found for check in checks if (found := list(check(state)))), [])


def bounds(where: str, value: int, least: int, most: int) -> Faults:
    """Yields a fault unless a number is between these bounds, inclusive."""
    if not least <= value <= most:
        yield f"{where}: {value} is not from {least} to {most}"


def same_ids(where: str, found: Mapping[str, object], expected: Iterable[str]) -> Faults:
    """Yields a fault unless a mapping has exactly these keys."""
    wanted = {*expected}
    if missing := wanted - found.keys():
        yield f"{where}: {min(missing)} is missing"
    if strange := found.keys() - wanted:
        yield f"{where}: {min(strange)} is not in play"


def unknown(found: Iterable[str], known: Container[str]) -> str | None:
    """Returns the first id that is not known, shortened for display."""
    return next((repr(each[:LONGEST_ID]) for each in found if each not in known), None)
