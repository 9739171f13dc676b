"""Seats and their data: standing orders, sealed answers, applications and the waitlist."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from engine.storage.queries.batches import batches
from engine.storage.queries.typed import all_rows
from engine.storage.schema.tables import (
    Sealed,
    Seat,
    StandingOrder,
    applications,
    sealed,
    seats,
    standing_orders,
    waitlist,
)
from engine.storage.schema.writes import Row, Write

_seats = select(seats).where(seats.c.campaign == bindparam("campaign")).order_by(seats.c.seat)
_sealed = select(sealed).where(sealed.c.campaign == bindparam("campaign")).order_by(sealed.c.seat)
_orders = (
    select(standing_orders)
    .where(standing_orders.c.campaign == bindparam("campaign"))
    .order_by(standing_orders.c.seat, standing_orders.c.key, standing_orders.c.lasts)
)
_unseal = delete(sealed).where(sealed.c.campaign == bindparam("which"))
_unseal_seat = _unseal.where(sealed.c.seat == bindparam("whose"))
_seal = insert(sealed)


def of_campaign(connection: Connection, campaign: int) -> Sequence[Seat]:
    """Returns the seats of a campaign, in order."""
    return all_rows(Seat, connection, _seats, {"campaign": campaign})


def of_campaigns(connection: Connection, which: Collection[int]) -> Sequence[Seat]:
    """Returns the seats of these campaigns."""
    found = [all_rows(Seat, connection, select(seats).where(seats.c.campaign.in_(ids))) for ids in batches(which)]
    return [row for rows in found for row in rows]


def users_of(connection: Connection, campaign: int) -> frozenset[int]:
    """Returns the players of a campaign."""
    users = connection.scalars(select(seats.c.user).where(seats.c.campaign == campaign))
    return frozenset(user for user in users if user is not None)


def add(rows: Sequence[Row]) -> Write:
    """Adds seats."""
    return insert(seats), rows


def replace_all(campaign: int, rows: Sequence[Row]) -> list[Write]:
    """Replaces all seats of a campaign."""
    return [(delete(seats).where(seats.c.campaign == campaign), ()), add(rows)]


def put(campaign: int, seat: int, **columns: Any) -> Write:
    """Changes a seat."""
    return update(seats).where(seats.c.campaign == campaign, seats.c.seat == seat).values(**columns), ()


# ---------------------------------------------------------------- standing orders, and answers that wait for others


def orders_of(connection: Connection, campaign: int) -> Sequence[StandingOrder]:
    """Returns the standing orders of a campaign, by seat and key."""
    return all_rows(StandingOrder, connection, _orders, {"campaign": campaign})


def put_orders(campaign: int, rows: Sequence[Row]) -> list[Write]:
    """Replaces all standing orders."""
    before = delete(standing_orders).where(standing_orders.c.campaign == campaign)
    return [(before, ()), *([(insert(standing_orders), rows)] if rows else [])]


def sealed_of(connection: Connection, campaign: int) -> Sequence[Sealed]:
    """Returns the sealed answers and votes."""
    return all_rows(Sealed, connection, _sealed, {"campaign": campaign})


def seal(campaign: int, seat: int, pick: bytes) -> list[Write]:
    """Replaces the sealed answer of a seat."""
    return [unseal_seat(campaign, seat), (_seal, [{"campaign": campaign, "seat": seat, "pick": pick}])]


def unseal_seat(campaign: int, seat: int) -> Write:
    """Deletes the sealed answer of one seat."""
    return _unseal_seat, [{"which": campaign, "whose": seat}]


def unseal(campaign: int) -> Write:
    """Deletes all sealed answers."""
    return _unseal, [{"which": campaign}]


# ---------------------------------------------------------------- who would like a seat


def applied_as(connection: Connection, campaign: int, seat: int, user: int) -> str | None:
    """Returns the name with which this user has applied for a seat; None if they have not."""
    query = select(applications.c.name).where(
        applications.c.campaign == campaign, applications.c.seat == seat, applications.c.user == user
    )
    return connection.scalar(query)


def add_application(campaign: int, seat: int, user: int, name: str) -> Write:
    """Adds an application for a seat."""
    return insert(applications), [{"campaign": campaign, "seat": seat, "user": user, "name": name}]


def drop_applications(campaign: int, seat: int, user: int | None = None) -> Write:
    """Deletes the applications for a seat, this user's or all."""
    asked = delete(applications).where(applications.c.campaign == campaign, applications.c.seat == seat)
    return asked if user is None else asked.where(applications.c.user == user), ()


def waitlist_of(connection: Connection, campaign: int) -> list[int]:
    """Returns the users who want to be notified when a seat opens."""
    query = select(waitlist.c.user).where(waitlist.c.campaign == campaign).order_by(waitlist.c.user)
    return list(connection.scalars(query))


def add_to_waitlist(campaign: int, user: int) -> list[Write]:
    """Adds this user to the waitlist, once."""
    before = delete(waitlist).where(waitlist.c.campaign == campaign, waitlist.c.user == user)
    return [(before, ()), (insert(waitlist), [{"campaign": campaign, "user": user}])]


def clear_waitlist(campaign: int) -> Write:
    """Empties the waitlist."""
    return delete(waitlist).where(waitlist.c.campaign == campaign), ()
