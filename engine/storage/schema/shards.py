"""Shards: Discord divides the servers of a large bot among its connections; each process serves a range of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Self

from sqlalchemy import ColumnElement, literal_column

MOST = 10_000
RIGHT = "8 (all of 8 shards), 0-7/32 (these of 32) or 8/32 (8 of 32, by the number at the end of the host's name)"
"""The accepted forms."""
_WRITTEN = re.compile(r"(?:(?P<first>\d+)-(?P<last>\d+)/|(?P<size>\d+)/)?(?P<count>\d+)", re.ASCII)
_ORDINAL = re.compile(r"-(\d{1,6})$", re.ASCII)


class WrongShards(ValueError):
    """The value is not a range of shards; the message says why."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards `first` to `last` of `count`."""

    first: int = 0
    last: int = 0
    count: int = 1

    def __str__(self) -> str:
        return str(self.count) if self.whole else f"{self.first}-{self.last}/{self.count}"

    @classmethod
    def parse(cls, written: str, host: str) -> Self:
        """Parses `8`, `0-7/32` or, on a `host` such as `bot-2`, `8/32`. Raises WrongShards."""
        found = _WRITTEN.fullmatch(written.replace(" ", ""))
        if found is None or len(written) > 40:
            raise WrongShards("this is not a range of shards")
        first, last, size, count = (None if each is None else int(each) for each in found.groups())
        assert count is not None
        if not 1 <= count <= MOST:
            raise WrongShards(f"there are 1 to {MOST} shards")
        if size is not None:
            return cls._numbered(size, count, host)
        first, last = first or 0, count - 1 if last is None else last
        if not first <= last < count:
            raise WrongShards(f"of {count} shards the first is 0 and the last {count - 1}")
        return cls(first, last, count)

    @classmethod
    def _numbered(cls, size: int, count: int, host: str) -> Self:
        """Returns the range of one process of a numbered set with `size` shards each; the last one gets the rest."""
        numbered = _ORDINAL.search(host)
        if size < 1:
            raise WrongShards("a process needs at least one shard")
        if numbered is None:
            raise WrongShards(f"the name of this host, {host}, ends with no number such as -0, so name the shards")
        first = size * int(numbered[1])
        if first >= count:
            raise WrongShards(
                f"{host} has none of {count} shards: the hosts before it have them all; run fewer of them"
            )
        return cls(first, min(first + size, count) - 1, count)

    @property
    def whole(self) -> bool:
        """True if these are all shards."""
        return self.last - self.first + 1 == self.count

    @property
    def ids(self) -> range:
        """Returns their numbers."""
        return range(self.first, self.last + 1)

    def holds(self, guild: int) -> bool:
        """True if they include a server (Discord's documentation of the gateway, Sharding)."""
        return (guild >> 22) % self.count in self.ids

    def meets(self, other: Shards) -> bool:
        """True if a server may belong to both: they overlap or use different shard counts."""
        return self.count != other.count or (self.first <= other.last and other.first <= self.last)

    def of(self, guild: ColumnElement[Any]) -> list[ColumnElement[bool]]:
        """Returns `holds` as conditions on a column; none if they include all servers."""
        shard = guild.op(">>")(literal_column("22")) % literal_column(str(self.count))
        return [] if self.whole else [shard.between(self.first, self.last)]
