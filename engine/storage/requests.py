"""Requests: what somebody asks a table, and how it was answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, update

from engine.storage.tables import requests
from engine.storage.writer import Write

_open = select(requests).where(requests.c.campaign == bindparam("campaign"), requests.c.status == "open")


def find(connection: Connection, request: int) -> Any | None:
    """The row of a request, if there is one."""
    return connection.execute(select(requests).where(requests.c.id == request)).one_or_none()


def open_in(connection: Connection, campaign: int) -> Any | None:
    """The row of the request that is open in a campaign, if one is."""
    return connection.execute(_open, {"campaign": campaign}).one_or_none()


def count_open(connection: Connection) -> int:
    """How many requests are open."""
    return connection.scalar(select(func.count()).select_from(requests).where(requests.c.status == "open")) or 0


def add(row: Mapping[str, Any]) -> Write:
    """A new request."""
    return insert(requests), [row]


def put(request: int, **columns: Any) -> Write:
    """Changes a request that is there."""
    return update(requests).where(requests.c.id == request).values(**columns), ()
