"""The keys that decide chance."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select, text

from engine.storage.queries.typed import all_rows, one_row
from engine.storage.schema.tables import ChanceKeys, chance_keys
from engine.storage.schema.writes import Row, Write

_of_campaign = select(chance_keys).where(chance_keys.c.campaign == bindparam("campaign"))
_all = _of_campaign.order_by(chance_keys.c.branch, chance_keys.c.n)
_newest = _of_campaign.order_by(chance_keys.c.branch.desc(), chance_keys.c.n.desc()).limit(1)
_put = text(
    "INSERT INTO chance_keys (campaign, branch, n, epoch, link, words, seed, piles, closed)"
    " VALUES (:campaign, :branch, :n, :epoch, :link, :words, :seed, :piles, :closed)"
    " ON CONFLICT (campaign, branch, n) DO UPDATE SET epoch = excluded.epoch, link = excluded.link,"
    " words = excluded.words, seed = excluded.seed, piles = excluded.piles, closed = excluded.closed"
)
"""Players may add words several times before the next decision."""


def of_campaign(connection: Connection, campaign: int) -> Sequence[ChanceKeys]:
    """Returns all keys of a campaign in order."""
    return all_rows(ChanceKeys, connection, _all, {"campaign": campaign})


def newest(connection: Connection, campaign: int) -> ChanceKeys | None:
    """Returns the keys in force, None in a campaign from before there were any."""
    return one_row(ChanceKeys, connection, _newest, {"campaign": campaign})


def put(campaign: int, rows: Sequence[Row]) -> Write:
    """Adds keys."""
    return _put, [row | {"campaign": campaign} for row in rows]
