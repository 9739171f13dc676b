"""Keeps a table from going back to what somebody may have seen in an open file."""

from __future__ import annotations

from sqlalchemy import Connection, select

from engine.campaigns.errors import SeenInFile
from engine.campaigns.model.lineage import rows_of
from engine.campaigns.runtime.branching import Past
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import CHAPTER, Live
from engine.storage import tables

_exported = select(tables.posts.c.at, tables.posts.c.payload).where(tables.posts.c.kind == "exported")


async def expect_unseen(context: Context, live: Live, past: Past) -> None:
    """Raises SeenInFile where somebody who may play has an open file that shows what is hidden at that moment.

    A chapter's start is dealt anew, so that it may be gone back to; whoever had a file during play has no seat.
    """
    if past.session.result is None and await context.database.read(lambda connection: _seen(connection, live, past)):
        raise SeenInFile


def _seen(connection: Connection, live: Live, past: Past) -> bool:
    n = past.base.n
    before = next(rows_of(connection, tables.decisions, past.lineage, n - 1, n), None)
    if before is not None and before.key == CHAPTER:
        return False
    exported = _exported.where(tables.posts.c.campaign == live.facts.id)
    times = [row.at for row in connection.execute(exported) if row.payload["details"].get("over")]
    return any(before is None or at >= before.at for at in times)
