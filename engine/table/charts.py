"""Charts of a chapter, as plain data. The message `chart-<key>` is the title of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.table.text import Text

Point: TypeAlias = tuple[float, int]
"""A moment in rounds, counted from 0, and the value there."""


@dataclass(frozen=True, slots=True)
class Played:
    """A chapter as far as it has been played, from public information.

    - `views` are those at the start of each round and now; `told` the log lines, `danger` the danger at each mark.
    - `scores` by seat and source are empty while the chapter is in play: its charts then use open information only.
    """

    views: Sequence[Any]
    told: Sequence[Text]
    danger: Sequence[Point] = ()
    scores: Sequence[Mapping[str, int]] = ()


@dataclass(frozen=True, slots=True)
class Lines:
    """Values by round. `names` name the lines; without names there is one for each seat. `ends` are the final values of
    seats, which may be higher than what was open; empty while the chapter is in play."""

    key: str
    values: tuple[tuple[int, ...], ...]
    names: tuple[Text, ...] = ()
    ends: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Sources:
    """Points by seat, round and source. `ends` are those of the source that only the final scoring shows, by seat;
    empty while the chapter is in play."""

    key: str
    sources: tuple[str, ...]
    values: tuple[tuple[tuple[int, ...], ...], ...]
    hidden: str = ""
    ends: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Strips:
    """The holder of each place: its id, its worth, and the seat that held it in each round."""

    key: str
    places: tuple[tuple[str, int, tuple[int | None, ...]], ...]


@dataclass(frozen=True, slots=True)
class DangerLine:
    """How close the group was to losing at each mark."""

    key: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Bars:
    """A number for each seat; `good` says whether high numbers are good."""

    key: str
    values: tuple[int, ...]
    good: bool = True


@dataclass(frozen=True, slots=True)
class Luck:
    """For each seat: what its dice showed, their mean, and the distance from it within which 95 % of such rolls are."""

    key: str
    values: tuple[tuple[int, float, float], ...]


Chart: TypeAlias = Lines | Sources | Strips | DangerLine | Bars | Luck
