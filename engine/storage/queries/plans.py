"""Plans of turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select

from engine.storage.schema.tables import turn_plans
from engine.storage.schema.writes import Row, Write

_of_campaign = select(turn_plans).where(turn_plans.c.campaign == bindparam("campaign")).order_by(turn_plans.c.seat)


def of_campaign(connection: Connection, campaign: int) -> Sequence[Any]:
    """Returns the plans of a campaign, by seat."""
    return connection.execute(_of_campaign, {"campaign": campaign}).all()


def put(row: Row) -> list[Write]:
    """Replaces the plan of a seat."""
    return [drop(row["campaign"], row["seat"]), (insert(turn_plans), [row])]


def drop(campaign: int, seat: int) -> Write:
    """Deletes the plan of a seat."""
    return delete(turn_plans).where(turn_plans.c.campaign == campaign, turn_plans.c.seat == seat), ()
