"""Prevents going back to a moment that a player may have seen in an open file."""

from __future__ import annotations

from engine.campaigns.model.errors import KnowsAll, SeenInFile
from engine.campaigns.runtime.branching import Past
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import CHAPTER, Live
from engine.storage import Connection
from engine.storage.queries import log, posts


async def expect_unseen(context: Context, live: Live, past: Past) -> None:
    """Raises SeenInFile if a potential player has an open file that shows what is hidden at that moment.

    The start of a chapter is dealt again, so it stays available. Users who took a file during play have no seat.
    """
    if past.session.result is None and await context.database.read(_seen, live, past):
        raise SeenInFile


async def expect_not_to_know_all(context: Context, live: Live, user: int) -> None:
    """Raises KnowsAll if this user took the open file of the competitive chapter in play before it was over."""
    session = live.session
    if not live.game.competitive or live.facts.stage != "playing" or session is None or session.result is not None:
        return
    if await context.database.read(_took_file, live.facts.id, session.checkpoint.chapter, user):
        raise KnowsAll


def _took_file(connection: Connection, campaign: int, chapter: str, user: int) -> bool:
    taken = [row.payload for row in posts.of_kind(connection, campaign, "exported")]
    return any(
        each["user"] == user and each["chapter"] == chapter and not each["details"].get("over") for each in taken
    )


def _seen(connection: Connection, live: Live, past: Past) -> bool:
    n = past.base.n
    before = next(log.decisions_of(connection, past.lineage, n - 1, n), None)
    if before is not None and before.key == CHAPTER:
        return False
    exported = posts.of_kind(connection, live.facts.id, "exported")
    times = [row.at for row in exported if row.payload["details"].get("over")]
    return any(before is None or at is None or at >= before.at for at in times)
