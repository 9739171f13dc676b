"""Notes what moderators do to campaigns of others, and to their server (docs/behaviour.md#moderation)."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Literal

from engine.storage import Write
from engine.storage.queries import audit

Act = Literal[
    "pause",
    "resume",
    "longer",
    "archive",
    "unarchive",
    "appoint",
    "turn-message",
    "answer",
    "autopilot-answer",
    "back",
    "move",
    "give",
    "lend",
    "open",
    "autopilot-on",
    "autopilot-off",
    "accept",
    "refuse",
    "export",
    "rows",
    "undo",
    "reset",
    "restore",
    "setting",
    "autopilot",
    "allow",
    "deny",
    "server-setting",
    "server-data",
]
"""The kinds of lines; `setting` and `autopilot` are wishes that a moderator granted to themselves."""

KEPT_FOR = timedelta(days=90)
KEPT_MILLISECONDS = int(KEPT_FOR.total_seconds() * 1000)


def line_of(guild: int, user: int, act: Act, at: int, **about: Any) -> Write:
    """Adds a line about something that a moderator did at a time (milliseconds)."""
    return audit.add(guild, user, act, at=at, until=at + KEPT_MILLISECONDS, **about)


def line_as_data(row: Any) -> dict[str, Any]:
    """Returns a line as JSON, for an export."""
    ids = {name: str(value) for name in ("guild", "user", "about") if (value := getattr(row, name)) is not None}
    return {**ids, "at": row.at, "act": row.act, "campaign": row.campaign, "seat": row.seat, "detail": row.detail}
