"""Turn messages: the wanted and the shown version for each campaign."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Select, bindparam, exists, insert, select, update

from engine.storage.queries.campaigns import of_shards, thread_of
from engine.storage.queries.typed import all_rows, one_row, single
from engine.storage.schema.conditions import OUTDATED
from engine.storage.schema.rows import TurnMessageInThread
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import scheduled_jobs, turn_messages
from engine.storage.schema.writes import Write

_turn_messages = select(turn_messages, thread_of(turn_messages.c.campaign).label("thread"))
_turn_message = _turn_messages.where(turn_messages.c.campaign == bindparam("campaign"))
PUT = update(turn_messages).where(turn_messages.c.campaign == bindparam("which"))
"""Sets columns of a turn message."""

WISH = PUT.values(wanted=turn_messages.c.wanted + 1)
"""Requests an update of a turn message."""


@single
def outdated(connection: Connection, shards: Shards) -> Sequence[TurnMessageInThread]:
    """Returns the rows of out-of-date turn messages of these shards, each with its campaign's thread."""
    return all_rows(TurnMessageInThread, connection, _outdated(shards))


@cache
def _outdated(shards: Shards) -> Select[Any]:
    own = thread_of(turn_messages.c.campaign, shards).is_not(None)
    return _turn_messages.where(OUTDATED, own).order_by(turn_messages.c.campaign)


@single
def shown(connection: Connection, shards: Shards) -> Sequence[TurnMessageInThread]:
    """Returns the rows of up-to-date turn messages in threads of these shards."""
    own = thread_of(turn_messages.c.campaign, shards).is_not(None)
    up_to_date = turn_messages.c.wanted == turn_messages.c.shown
    query = _turn_messages.where(turn_messages.c.message.is_not(None), up_to_date, own)
    return all_rows(TurnMessageInThread, connection, query.order_by(turn_messages.c.campaign))


@single
def find(connection: Connection, campaign: int, shards: Shards) -> TurnMessageInThread | None:
    """Returns the row of a campaign's turn message, with its thread if it belongs to these shards; None without
    one."""
    return one_row(TurnMessageInThread, connection, _found(shards), {"campaign": campaign})


@cache
def _found(shards: Shards) -> Select[Any]:
    thread = thread_of(turn_messages.c.campaign, shards).label("thread")
    return select(turn_messages, thread).where(turn_messages.c.campaign == bindparam("campaign"))


@single
def of_campaign(connection: Connection, campaign: int) -> TurnMessageInThread:
    """Returns the row of a campaign's turn message, with its thread."""
    (row,) = all_rows(TurnMessageInThread, connection, _turn_message, {"campaign": campaign})
    return row


def add(campaign: int) -> Write:
    """Adds the turn message of a new campaign."""
    return insert(turn_messages), [{"campaign": campaign, "mentioned": []}]


def wish(campaign: int) -> Write:
    """Requests an update of a turn message."""
    return WISH, [{"which": campaign}]


def wish_where(shards: Shards, kinds: Collection[str]) -> Write:
    """Requests an update of all turn messages of these shards whose campaign has a scheduled job of these kinds."""
    job = exists().where(scheduled_jobs.c.campaign == turn_messages.c.campaign, scheduled_jobs.c.what.in_(kinds))
    own = of_shards(turn_messages.c.campaign, shards)
    return update(turn_messages).where(job, *own).values(wanted=turn_messages.c.wanted + 1), ()


def put(campaign: int, message: int | None, shown: int, mentioned: Sequence[int]) -> Write:
    """Stores the message of a turn message, its shown version and the users it mentioned."""
    return _set(campaign, message=message, shown=shown, mentioned=list(mentioned))


def forget_mentions(campaign: int) -> Write:
    """Clears the users that a turn message has mentioned."""
    return _set(campaign, mentioned=[])


def _set(campaign: int, **columns: Any) -> Write:
    return PUT, [{"which": campaign, **columns}]
