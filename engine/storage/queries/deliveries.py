"""The rows for the deliverer that writes change: its queue is kept in memory, too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.storage.queries import posts, turn_messages
from engine.storage.schema import tables
from engine.storage.schema.writes import Write

What = Literal["post", "marked", "wished", "shown", "other"]

_KNOWN: Mapping[int, What] = {
    id(posts.ADD): "post",
    id(posts.MARK): "marked",
    id(turn_messages.WISH): "wished",
    id(turn_messages.PUT): "shown",
}
_PLACES = ("thread", "guild")
"""Columns of a campaign on which the delivery of its posts depends."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A row for the deliverer that a write changes: a new `post`, a `marked` post, a turn message that is `wished` for
    or `shown`, or `other` changes, which are not described by `row`. A `campaign` of None means any."""

    what: What
    campaign: int | None
    row: Mapping[str, Any]


def effects_of(writes: Sequence[Write]) -> list[Effect]:
    """Returns what these writes change for the deliverer, in order."""
    return [effect for statement, rows in writes for effect in _effects(statement, rows)]


def _effects(statement: Any, rows: Sequence[Mapping[str, Any]]) -> Iterator[Effect]:
    table = getattr(statement, "table", None)
    if table is tables.campaigns:
        if not rows or any(name in row for row in rows for name in _PLACES):
            yield from _others(statement, rows, "id")
    elif table is tables.posts or table is tables.turn_messages:
        what = _KNOWN.get(id(statement))
        if what is None:
            yield from _others(statement, rows, "campaign")
        else:
            yield from (Effect(what, row["campaign" if what == "post" else "which"], row) for row in rows)


def _others(statement: Any, rows: Sequence[Mapping[str, Any]], key: str) -> Iterator[Effect]:
    """Yields a change of each campaign that the rows name, or of any campaign without rows."""
    if not rows:
        yield Effect("other", None, {})
    for row in rows:
        yield Effect("other", row.get("which", row.get(key)), {})
