"""Seats, and what belongs to them: standing orders, answers that wait for others, applications and the waitlist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from engine.storage.schema.tables import applications, sealed, seats, standing_orders, waitlist
from engine.storage.schema.writes import Write

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


def of_campaign(connection: Connection, campaign: int) -> Sequence[Any]:
    """The seats of a campaign, in order."""
    return connection.execute(_seats, {"campaign": campaign}).all()


def users_of(connection: Connection, campaign: int) -> frozenset[int]:
    """Who has a seat in a campaign."""
    users = connection.scalars(select(seats.c.user).where(seats.c.campaign == campaign))
    return frozenset(user for user in users if user is not None)


def add(rows: Sequence[Any]) -> Write:
    """Adds seats."""
    return insert(seats), rows


def replace_all(campaign: int, rows: Sequence[Any]) -> list[Write]:
    """Lets a campaign have these seats instead of those that it has."""
    return [(delete(seats).where(seats.c.campaign == campaign), ()), add(rows)]


def put(campaign: int, seat: int, **columns: Any) -> Write:
    """Changes a seat that is there."""
    return update(seats).where(seats.c.campaign == campaign, seats.c.seat == seat).values(**columns), ()


# ---------------------------------------------------------------- standing orders, and answers that wait for others


def orders_of(connection: Connection, campaign: int) -> Sequence[Any]:
    """The standing orders of a campaign, by seat and key."""
    return connection.execute(_orders, {"campaign": campaign}).all()


def put_orders(campaign: int, rows: Sequence[Any]) -> list[Write]:
    """Lets these standing orders stand, and no others."""
    before = delete(standing_orders).where(standing_orders.c.campaign == campaign)
    return [(before, ()), *([(insert(standing_orders), rows)] if rows else [])]


def sealed_of(connection: Connection, campaign: int) -> Sequence[Any]:
    """The answers that wait for others, and votes."""
    return connection.execute(_sealed, {"campaign": campaign}).all()


def seal(campaign: int, seat: int, pick: bytes) -> list[Write]:
    """Keeps the answer of a seat instead of the one before."""
    return [unseal_seat(campaign, seat), (_seal, [{"campaign": campaign, "seat": seat, "pick": pick}])]


def unseal_seat(campaign: int, seat: int) -> Write:
    """Drops the answer of one seat that waited."""
    return _unseal_seat, [{"which": campaign, "whose": seat}]


def unseal(campaign: int) -> Write:
    """Drops all answers that waited."""
    return _unseal, [{"which": campaign}]


# ---------------------------------------------------------------- who would like a seat


def applied_as(connection: Connection, campaign: int, seat: int, user: int) -> str | None:
    """The name by which this user has asked for a seat; None if they have not."""
    query = select(applications.c.name).where(
        applications.c.campaign == campaign, applications.c.seat == seat, applications.c.user == user
    )
    return connection.scalar(query)


def add_application(campaign: int, seat: int, user: int, name: str) -> Write:
    """Notes that this user asks for a seat."""
    return insert(applications), [{"campaign": campaign, "seat": seat, "user": user, "name": name}]


def drop_applications(campaign: int, seat: int, user: int | None = None) -> Write:
    """Drops what was asked for a seat, by this user or by all."""
    asked = delete(applications).where(applications.c.campaign == campaign, applications.c.seat == seat)
    return asked if user is None else asked.where(applications.c.user == user), ()


def waitlist_of(connection: Connection, campaign: int) -> list[int]:
    """Who wants to be told when a seat opens."""
    query = select(waitlist.c.user).where(waitlist.c.campaign == campaign).order_by(waitlist.c.user)
    return list(connection.scalars(query))


def add_to_waitlist(campaign: int, user: int) -> list[Write]:
    """Notes, once, that this user wants to be told when a seat opens."""
    before = delete(waitlist).where(waitlist.c.campaign == campaign, waitlist.c.user == user)
    return [(before, ()), (insert(waitlist), [{"campaign": campaign, "user": user}])]


def clear_waitlist(campaign: int) -> Write:
    """Nobody waits to be told any more."""
    return delete(waitlist).where(waitlist.c.campaign == campaign), ()
