"""When the house was away: time that counts for nobody who was waited for (docs/behaviour.md#restarts).

It is kept for the house as a whole, and reckoned with wherever a deadline is read: no campaign is written anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import takewhile

import orjson

from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.storage import Shards

KEPT = timedelta(days=366)  # a wait that is longer has come to everything that it can come to


@dataclass(frozen=True, slots=True)
class Absence:
    """From `began` to `ended` nobody served these shards, or the machine slept."""

    shards: Shards
    began: datetime
    ended: datetime

    @property
    def length(self) -> timedelta:
        """How long it was."""
        return self.ended - self.began


class Absences:
    """Those that are known, of whatever shards, in the order in which they ended."""

    def __init__(self) -> None:
        self.those: list[Absence] = []

    def later(self, moment: datetime, guild: int) -> datetime:
        """When a wait of a server's campaign that began at this moment would have begun, had nobody been away since."""
        since = list(takewhile(lambda each: each.ended > moment, reversed(self.those)))
        for each in reversed(since):
            if each.shards.holds(guild) and moment < each.ended:
                moment += each.ended - max(each.began, moment)
        return moment

    def earlier(self, moment: datetime, guild: int) -> datetime:
        """The moment of which `later` makes this one."""
        for each in reversed(self.those):
            if each.ended <= moment:
                break
            if each.shards.holds(guild):
                moment -= each.length
        return moment

    def known_at(self, now: datetime, *further: Absence) -> list[Absence]:
        """These with further ones. What is said to be later than now was not, and what was long ago counts no more."""
        counted = (each for each in (*self.those, *further) if each.began < now and now - KEPT < each.ended)
        return sorted((replace(each, ended=min(each.ended, now)) for each in counted), key=lambda each: each.ended)


def written(those: Iterable[Absence], shards: Shards) -> str:
    """Those of these shards, as they are stored."""
    own = [each for each in those if each.shards == shards]
    return orjson.dumps([[to_milliseconds(each.began), to_milliseconds(each.ended)] for each in own]).decode()


def read(shards: Shards, stored: str) -> Iterable[Absence]:
    """The inverse of `written`."""
    return (Absence(shards, *map(from_milliseconds, span)) for span in orjson.loads(stored))
