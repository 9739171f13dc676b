"""Figures for the host: a few counts, none of which reveals anything of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from time import monotonic

from engine.campaigns.model.clock import from_milliseconds
from engine.storage import Connection, Database, Shards
from engine.storage.queries import campaigns, posts, requests

COUNTED_EVERY_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Counts:
    """The number of campaigns by stage, and of open requests."""

    campaigns: Mapping[str, int]
    requests: int


@dataclass(frozen=True, slots=True)
class Figures(Counts):
    """Counts of the last minute, and what waits now.

    `outbox`: posts to send or strike through. `oldest`: when the oldest sendable post was queued, or None. `refusing`:
    threads that refuse posts.
    """

    outbox: int
    oldest: datetime | None
    refusing: int

    @property
    def asking(self) -> int:
        """Returns the number of campaigns with an open question: those in play that do not wait for consent."""
        return max(0, self.campaigns.get("playing", 0) - self.requests)


class Census:
    """Counts over all campaigns and requests of these shards, made at most once in `COUNTED_EVERY_SECONDS`."""

    def __init__(self, database: Database, shards: Shards) -> None:
        self._database = database
        self._shards = shards
        self._counts = Counts({}, 0)
        self._counted_at = -COUNTED_EVERY_SECONDS
        self._one_at_a_time = asyncio.Lock()

    async def counts(self) -> Counts:
        """Returns the counts of the last minute; concurrent callers share one computation."""
        async with self._one_at_a_time:
            if monotonic() - self._counted_at >= COUNTED_EVERY_SECONDS:
                self._counts = await self._database.read(read_counts, self._shards)
                self._counted_at = monotonic()
            return self._counts


def read_counts(connection: Connection, shards: Shards) -> Counts:
    """Counts the campaigns of these shards."""
    return Counts(campaigns.count_by_stage(connection, shards), requests.count_open(connection, shards))


def read_oldest(connection: Connection, shards: Shards) -> datetime | None:
    """Returns when the oldest sendable post was queued, or None."""
    oldest = posts.oldest_to_send(connection, shards)
    return None if oldest is None else from_milliseconds(oldest)


def read_figures(connection: Connection, shards: Shards, counts: Counts) -> Figures:
    """Counts what waits in the campaigns of these shards; `counts` is passed on."""
    return Figures(
        campaigns=counts.campaigns,
        requests=counts.requests,
        outbox=posts.count_to_do(connection, shards),
        oldest=read_oldest(connection, shards),
        refusing=posts.count_refusing(connection, shards),
    )
