"""Absences of the deployment: time that does not count against waiting players (docs/behaviour.md#restarts).

Stored once for the deployment and applied wherever a deadline is read, so that no campaign is rewritten.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import takewhile

import orjson

from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.storage import Shards

KEPT = timedelta(days=366)  # longer waits have passed every deadline


@dataclass(frozen=True, slots=True)
class Absence:
    """A period in which no process served these shards, or the machine slept."""

    shards: Shards
    began: datetime
    ended: datetime

    @property
    def length(self) -> timedelta:
        """Returns its length."""
        return self.ended - self.began


class Absences:
    """The known absences of all shards, in the order in which they ended."""

    def __init__(self) -> None:
        self.those: list[Absence] = []

    def later(self, moment: datetime, guild: int) -> datetime:
        """Returns when a wait in a server's campaign that began at this moment would have begun without absences."""
        since = list(takewhile(lambda each: each.ended > moment, reversed(self.those)))
        for each in reversed(since):
            if each.shards.holds(guild) and moment < each.ended:
                moment += each.ended - max(each.began, moment)
        return moment

    def earlier(self, moment: datetime, guild: int) -> datetime:
        """Returns the moment that `later` maps to this one."""
        for each in reversed(self.those):
            if each.ended <= moment:
                break
            if each.shards.holds(guild):
                moment -= each.length
        return moment

    def known_at(self, now: datetime, *further: Absence) -> list[Absence]:
        """Returns these and further absences. Future ones are discarded as wrong, and old ones as irrelevant."""
        counted = (each for each in (*self.those, *further) if each.began < now and now - KEPT < each.ended)
        return sorted((replace(each, ended=min(each.ended, now)) for each in counted), key=lambda each: each.ended)


def written(those: Iterable[Absence], shards: Shards) -> str:
    """Returns the absences of these shards as they are stored."""
    own = [each for each in those if each.shards == shards]
    return orjson.dumps([[to_milliseconds(each.began), to_milliseconds(each.ended)] for each in own]).decode()


def read(shards: Shards, stored: str) -> Iterable[Absence]:
    """Returns the inverse of `written`."""
    return (Absence(shards, *map(from_milliseconds, span)) for span in orjson.loads(stored))
