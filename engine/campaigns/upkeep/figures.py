"""How much there is to do, for the host: a handful of counts, none of which tells anything of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, func, select

from engine.campaigns.clock import from_milliseconds
from engine.campaigns.outbox import to_do
from engine.storage.tables import REFUSED, campaigns, posts, requests

_stages = select(campaigns.c.stage, func.count()).group_by(campaigns.c.stage)
_requests = select(func.count()).select_from(requests).where(requests.c.status == "open")
_waiting = select(func.count()).select_from(posts).where(*to_do)
_oldest = select(func.min(posts.c.at)).where(*to_do, posts.c.status != "sent")
_refusing = select(func.count(posts.c.campaign.distinct())).where(REFUSED)


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


def read_figures(connection: Connection) -> Figures:
    """Counts what there is, and what waits."""
    oldest = connection.scalar(_oldest)
    return Figures(
        campaigns=dict(connection.execute(_stages).all()),
        requests=connection.scalar(_requests) or 0,
        outbox=connection.scalar(_waiting) or 0,
        oldest=None if oldest is None else from_milliseconds(oldest),
        refusing=connection.scalar(_refusing) or 0,
    )
