"""How much there is to do, for the host: a handful of counts, none of which tells anything of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from engine.campaigns.clock import from_milliseconds
from engine.storage import Connection, Shards, campaigns, posts, requests


@dataclass(frozen=True, slots=True)
class Figures:
    """Campaigns by their stage, and what waits.

    requests: tables that wait for consent. outbox: posts to be sent or struck. oldest: when the oldest post that can
    be sent was queued, None where none waits. refusing: threads that refuse posts.
    """

    campaigns: Mapping[str, int]
    requests: int
    outbox: int
    oldest: datetime | None
    refusing: int

    @property
    def asking(self) -> int:
        """Tables at which a question is open: those in play that do not wait for consent."""
        return max(0, self.campaigns.get("playing", 0) - self.requests)


def read_figures(connection: Connection, shards: Shards) -> Figures:
    """Counts what there is in the campaigns of these shards, and what waits."""
    oldest = posts.oldest_to_send(connection, shards)
    return Figures(
        campaigns=campaigns.count_by_stage(connection, shards),
        requests=requests.count_open(connection, shards),
        outbox=posts.count_to_do(connection, shards),
        oldest=None if oldest is None else from_milliseconds(oldest),
        refusing=posts.count_refusing(connection, shards),
    )
