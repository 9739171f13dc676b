"""Selects the rooms of an effect or a condition: `with:portal&without:monster&farthest_of` (KH-SCEN-04)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, get_args

from pydantic import PlainValidator

from engine.games.keep_the_heroes_out.model.pieces import ROOM_TYPES, ROOMS

Countable = Literal[
    "coin",
    "book",
    "frog",
    "bone",
    "resource",
    "kinds",
    "trap",
    "hero",
    "rogue",
    "warrior",
    "archer",
    "mage",
    "champion",
    "monster",
    "treasure",
    "portal",
    "incomplete",
    "room",
]
"""Things that can be counted in rooms (KH-SCEN-07)."""
COUNTABLES: tuple[str, ...] = get_args(Countable)
HERE = "here"


@dataclass(frozen=True, slots=True)
class All:
    """Every room."""


@dataclass(frozen=True, slots=True)
class AboutRoom:
    """Base class of parts that name a room; `here` is the room of the event."""

    room: str


class Named(AboutRoom):
    """A room by name."""


@dataclass(frozen=True, slots=True)
class OfType:
    """The rooms of a type."""

    type: str


class Adjacent(AboutRoom):
    """The rooms connected to one by a passage."""


class Around(AboutRoom):
    """A room and those connected to it by a passage."""


@dataclass(frozen=True, slots=True)
class With:
    """The rooms with at least a number of something."""

    what: str
    number: int = 1


@dataclass(frozen=True, slots=True)
class Without:
    """The rooms without something."""

    what: str


class Not(AboutRoom):
    """All rooms except one."""


@dataclass(frozen=True, slots=True)
class Farthest:
    """The rooms farthest from the Vault."""


@dataclass(frozen=True, slots=True)
class FarthestOf:
    """Rooms selected so far that are farthest from the Vault."""


@dataclass(frozen=True, slots=True)
class NearestOf:
    """Rooms selected so far that are nearest to the Vault."""


Part = All | Named | OfType | Adjacent | Around | With | Without | Not | Farthest | FarthestOf | NearestOf


@dataclass(frozen=True, slots=True)
class Rooms:
    """A selector: its parts narrow the set of rooms from left to right."""

    parts: tuple[Part, ...]

    @property
    def named(self) -> tuple[str, ...]:
        """The rooms that it names."""
        rooms = (part.room for part in self.parts if isinstance(part, AboutRoom))
        return tuple(room for room in rooms if room != HERE)


ALL = Rooms((All(),))
_PLAIN: Mapping[str, Part] = {
    "all": All(),
    "farthest": Farthest(),
    "farthest_of": FarthestOf(),
    "nearest_of": NearestOf(),
}


def read_rooms(text: str) -> Rooms:
    """Parses a selector. Raises ValueError that says what is wrong and what would be right."""
    return Rooms(tuple(_part(part.strip()) for part in str(text).split("&")))


Selector = Annotated[Rooms, PlainValidator(read_rooms)]


def _part(text: str) -> Part:
    if text in _PLAIN:
        return _PLAIN[text]
    word, colon, rest = text.partition(":")
    if not colon:
        return Named(_room(word, text))
    if word not in _READ:
        raise ValueError(f"there is no selector `{word}:`: write one of {', '.join(f'{each}:' for each in _READ)}")
    return _READ[word](rest)


def _room(room: str, written: str = "") -> str:
    if room == HERE or room in ROOMS:
        return room
    others = f", or {', '.join(_PLAIN)}" if written else ""
    raise ValueError(f"there is no room `{room}`: write here, one of {', '.join(ROOMS)}{others}")


def _type(room_type: str) -> OfType:
    if room_type not in ROOM_TYPES:
        raise ValueError(f"there is no room type `{room_type}`: write one of {', '.join(ROOM_TYPES)}")
    return OfType(room_type)


def _with(text: str) -> With:
    what, at_least, number = text.partition(">=")
    if at_least and not re.fullmatch(r"[1-9][0-9]?", number):
        raise ValueError(f"`{number}` is no number: write how many, as in with:hero>=3")
    return With(_countable(what), int(number) if at_least else 1)


def _countable(what: str) -> str:
    if what not in COUNTABLES:
        raise ValueError(f"`{what}` cannot be counted: write one of {', '.join(COUNTABLES)}")
    return what


_READ: Mapping[str, Callable[[str], Part]] = {
    "type": _type,
    "adjacent": lambda text: Adjacent(_room(text)),
    "around": lambda text: Around(_room(text)),
    "with": _with,
    "without": lambda text: Without(_countable(text)),
    "not": lambda text: Not(_room(text)),
}
