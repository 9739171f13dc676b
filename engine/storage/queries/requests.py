"""Requests for consent and their answers, numbered per campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, update

from engine.storage.queries.campaigns import of_shards
from engine.storage.queries.typed import one_row
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import Request, requests
from engine.storage.schema.writes import Write

_own = requests.c
_open = select(requests).where(_own.campaign == bindparam("campaign"), _own.status == "open")
_last_number = select(func.max(_own.id)).where(_own.campaign == bindparam("campaign"))


def find(connection: Connection, campaign: int, request: int) -> Request | None:
    """Returns the row of a request, if it exists."""
    return one_row(Request, connection, select(requests).where(_own.campaign == campaign, _own.id == request))


def open_in(connection: Connection, campaign: int) -> Request | None:
    """Returns the row of a campaign's open request, if any."""
    return one_row(Request, connection, _open, {"campaign": campaign})


def last_number(connection: Connection, campaign: int) -> int:
    """Returns the number of a campaign's last request; 0 if there is none."""
    return connection.scalar(_last_number, {"campaign": campaign}) or 0


def count_open(connection: Connection, shards: Shards) -> int:
    """Returns the number of open requests in campaigns of these shards."""
    query = select(func.count()).select_from(requests).where(_own.status == "open", *of_shards(_own.campaign, shards))
    return connection.scalar(query) or 0


def add(row: Mapping[str, Any]) -> Write:
    """Adds a request."""
    return insert(requests), [row]


def put(campaign: int, request: int, **columns: Any) -> Write:
    """Changes a request."""
    return update(requests).where(_own.campaign == campaign, _own.id == request).values(**columns), ()


def shift(shards: Shards, by: int) -> Write:
    """Postpones the closing of all open requests in campaigns of these shards."""
    these = _own.status == "open", *of_shards(_own.campaign, shards)
    return update(requests).where(*these).values(closes=_own.closes + by), ()
