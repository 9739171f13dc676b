"""Connection settings shared by both kinds of databases."""

from __future__ import annotations

import sqlite3
from typing import Any

import orjson
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.pool import QueuePool

from engine.storage.backends.remedies import ONLY_READ, state, told
from engine.storage.schema.errors import Conflict, Unreachable


def _read_json(stored: str | bytes) -> Any:
    """Returns a stored value; None if it is damaged, so that only its row fails and not a query of many."""
    try:
        return orjson.loads(stored)
    except orjson.JSONDecodeError:
        return None


SETTINGS: dict[str, Any] = {
    "isolation_level": "AUTOCOMMIT",
    "hide_parameters": True,
    "json_serializer": lambda value: orjson.dumps(value).decode(),  # keeps the given order: scores are shown in it
    "json_deserializer": _read_json,
}


def plain(error: Exception) -> Exception:
    """Returns a statement's error as a storage error, without rows, which may hold what only one seat may see."""
    if isinstance(error, IntegrityError):
        return Conflict("a row of this identity exists already")
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return Unreachable(told(error))
    if isinstance(error, OperationalError | InterfaceError) and not _is_our_fault(error.orig):
        return Unreachable(told(error))
    return error


def _is_our_fault(error: BaseException | None) -> bool:
    """True for a wrong statement, which SQLite reports with the same class as a full disk."""
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR


def engine_of(url: Any, connections: int, *, may_break: bool = False, **arguments: Any) -> Engine:
    """Returns an engine whose connections begin no transaction by themselves; the user of one ends its transactions.

    A connection that may break is tested before use, and dropped once its server is read-only.
    """
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=connections,
        pool_reset_on_return=None,
        pool_pre_ping=may_break,
        connect_args=arguments,
        **SETTINGS,
    )
    if may_break:  # a listener slows every statement down
        event.listen(engine, "handle_error", _give_up_what_is_only_read)
    return engine


def _give_up_what_is_only_read(context: ExceptionContext) -> None:
    """Drops connections to a read-only server: after a failover or reconfiguration a new connection may be writable."""
    error = context.sqlalchemy_exception
    if isinstance(error, DBAPIError) and state(error) == ONLY_READ:
        context.is_disconnect = True
