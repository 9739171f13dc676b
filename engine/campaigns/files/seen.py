"""Keeps a table from going back to what somebody may have seen in an open file."""

from __future__ import annotations

from engine.campaigns.errors import SeenInFile
from engine.campaigns.runtime.branching import Past
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import CHAPTER, Live
from engine.storage import Connection, log, posts


async def expect_unseen(context: Context, live: Live, past: Past) -> None:
    """Raises SeenInFile where somebody who may play has an open file that shows what is hidden at that moment.

    A chapter's start is dealt anew, so that it may be gone back to; whoever had a file during play has no seat.
    """
    if past.session.result is None and await context.database.read(_seen, live, past):
        raise SeenInFile


def _seen(connection: Connection, live: Live, past: Past) -> bool:
    n = past.base.n
    before = next(log.decisions_of(connection, past.lineage, n - 1, n), None)
    if before is not None and before.key == CHAPTER:
        return False
    exported = posts.of_kind(connection, live.facts.id, "exported")
    times = [row.at for row in exported if row.payload["details"].get("over")]
    return any(before is None or at >= before.at for at in times)
