"""How much there is to do, for the host: a handful of counts, none of which tells anything of a game."""

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
    """Campaigns by their stage, and requests: tables that wait for consent."""

    campaigns: Mapping[str, int]
    requests: int


@dataclass(frozen=True, slots=True)
class Figures(Counts):
    """What was counted in the last minute, and what waits now.

    outbox: posts to be sent or struck. oldest: when the oldest post that can be sent was queued, None where none waits.
    refusing: threads that refuse posts.
    """

    outbox: int
    oldest: datetime | None
    refusing: int

    @property
    def asking(self) -> int:
        """Tables at which a question is open: those in play that do not wait for consent."""
        return max(0, self.campaigns.get("playing", 0) - self.requests)


class Census:
    """What is counted by looking at all campaigns of these shards and all requests there ever were, which is done at
    most once in `COUNTED_EVERY_SECONDS`."""

    def __init__(self, database: Database, shards: Shards) -> None:
        self._database = database
        self._shards = shards
        self._counts = Counts({}, 0)
        self._counted_at = -COUNTED_EVERY_SECONDS
        self._one_at_a_time = asyncio.Lock()

    async def counts(self) -> Counts:
        """Returns the counts of the last minute; whoever asks while they are made waits for them."""
        async with self._one_at_a_time:
            if monotonic() - self._counted_at >= COUNTED_EVERY_SECONDS:
                self._counts = await self._database.read(read_counts, self._shards)
                self._counted_at = monotonic()
            return self._counts


def read_counts(connection: Connection, shards: Shards) -> Counts:
    """Counts what there is in the campaigns of these shards."""
    return Counts(campaigns.count_by_stage(connection, shards), requests.count_open(connection, shards))


def read_oldest(connection: Connection, shards: Shards) -> datetime | None:
    """When the oldest post that can be sent was queued; None where none waits."""
    oldest = posts.oldest_to_send(connection, shards)
    return None if oldest is None else from_milliseconds(oldest)


def read_figures(connection: Connection, shards: Shards, counts: Counts) -> Figures:
    """Counts what waits in the campaigns of these shards, beside what was counted before."""
    return Figures(
        campaigns=counts.campaigns,
        requests=counts.requests,
        outbox=posts.count_to_do(connection, shards),
        oldest=read_oldest(connection, shards),
        refusing=posts.count_refusing(connection, shards),
    )
