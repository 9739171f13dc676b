"""What all connections share, whichever kind of database they lead to."""

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
    """A stored value; None where it is damaged, so that its row fails by itself and not the query of many."""
    try:
        return orjson.loads(stored)
    except orjson.JSONDecodeError:
        return None


SETTINGS: dict[str, Any] = {
    "isolation_level": "AUTOCOMMIT",
    "hide_parameters": True,
    "json_serializer": lambda value: orjson.dumps(value).decode(),  # in the order given: scores are read out in theirs
    "json_deserializer": _read_json,
}


def plain(error: Exception) -> Exception:
    """An error of a statement as storage raises it; it shows no rows, for those may hold what only one seat may see."""
    if isinstance(error, IntegrityError):
        return Conflict("a row of this identity exists already")
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return Unreachable(told(error))
    if isinstance(error, OperationalError | InterfaceError) and not _is_our_fault(error.orig):
        return Unreachable(told(error))
    return error


def _is_our_fault(error: BaseException | None) -> bool:
    """SQLite calls a statement that is wrong by the same name as a disk that is full."""
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR


def engine_of(url: Any, connections: int, *, may_break: bool = False, **arguments: Any) -> Engine:
    """Connections that begin nothing by themselves: whoever takes one ends what they have begun. One that may break is
    tried before it is handed out, and not kept once its server takes no changes."""
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=connections,
        pool_reset_on_return=None,
        pool_pre_ping=may_break,
        connect_args=arguments,
        **SETTINGS,
    )
    if may_break:  # a listener costs every statement something
        event.listen(engine, "handle_error", _give_up_what_is_only_read)
    return engine


def _give_up_what_is_only_read(context: ExceptionContext) -> None:
    """Connections to a server that takes no changes are not kept: after it has become a copy of another, or once that
    is allowed again, a new one may be written to."""
    error = context.sqlalchemy_exception
    if isinstance(error, DBAPIError) and state(error) == ONLY_READ:
        context.is_disconnect = True
