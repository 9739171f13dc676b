"""Taking a person out of a campaign: they stay in the account of a game as `FORMER`, somebody without a name."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from sqlalchemy import Connection, delete, or_, select, union, update

from engine.storage.people import asks, names
from engine.storage.posts import author
from engine.storage.tables import (
    applications,
    branches,
    campaigns,
    cards,
    decisions,
    posts,
    requests,
    seats,
    waitlist,
)
from engine.storage.writes import Write

FORMER = 0
"""Stands in place of the number of somebody who was forgotten: no user of Discord has it."""

_NAMING = ("seat", "application", "organiser")
"""The kinds of posts in whose details somebody's name stands."""


def erasures(connection: Connection, campaign: int, user: int) -> list[Write]:
    """Takes number and names of a person out of every row of a campaign."""
    return [
        *_from_campaign(connection, campaign, user),
        *_from_seats(campaign, user),
        *_from_log(campaign, user),
        *_from_requests(connection, campaign, user),
        _from_card(connection, campaign, user),
        *_from_posts(connection, campaign, user),
    ]


def _from_campaign(connection: Connection, campaign: int, user: int) -> Iterator[Write]:
    this = update(campaigns).where(campaigns.c.id == campaign)
    yield this.where(campaigns.c.organiser == user).values(organiser=FORMER), ()
    pause = connection.scalar(select(campaigns.c.pause).where(campaigns.c.id == campaign))
    if pause and pause.get("user") == user:
        yield this.values(pause=pause | {"user": FORMER, "reason": ""}), ()


def _from_seats(campaign: int, user: int) -> Iterator[Write]:
    these = update(seats).where(seats.c.campaign == campaign)
    yield these.where(seats.c.user == user).values(user=None, name="", autopilot=True), ()
    yield these.where(seats.c.invited == user).values(invited=None, name=""), ()
    yield these.where(seats.c.lender == user).values(lender=None, lender_name=""), ()
    for table in (applications, waitlist):
        yield delete(table).where(table.c.campaign == campaign, table.c.user == user), ()


def _from_log(campaign: int, user: int) -> Iterator[Write]:
    for table in (branches, decisions):
        yield update(table).where(table.c.campaign == campaign, table.c.user == user).values(user=FORMER), ()


def _from_requests(connection: Connection, campaign: int, user: int) -> Iterator[Write]:
    query = select(requests).where(requests.c.campaign == campaign, or_(requests.c.user == user, asks(user)))
    for row in connection.execute(query):
        lists = {name: [each for each in getattr(row, name) if each != user] for name in ("asked", "agreed", "refused")}
        asker = {"user": FORMER, "reason": ""} if row.user == user else {}
        yield (
            update(requests).where(requests.c.campaign == campaign, requests.c.id == row.id).values(**lists, **asker),
            (),
        )


def _from_card(connection: Connection, campaign: int, user: int) -> Write:
    mentioned = connection.scalar(select(cards.c.mentioned).where(cards.c.campaign == campaign)) or []
    others = [each for each in mentioned if each != user]
    return update(cards).where(cards.c.campaign == campaign).values(mentioned=others), ()


def _from_posts(connection: Connection, campaign: int, user: int) -> Iterator[Write]:
    own_names = set(connection.scalars(_own_names(campaign, user)))
    named = or_(names(posts.c.payload, user), posts.c.kind.in_(_NAMING))
    for row in connection.execute(select(posts.c.number, posts.c.payload).where(posts.c.campaign == campaign, named)):
        payload = _without(row.payload, user, own_names)
        if payload != row.payload:
            this = (posts.c.campaign == campaign) & (posts.c.number == row.number)
            yield update(posts).where(this).values(payload=payload), ()


def _own_names(campaign: int, user: int) -> Any:
    """The names by which a person is known at a table."""
    return union(
        select(seats.c.name).where(seats.c.campaign == campaign, or_(seats.c.user == user, seats.c.invited == user)),
        select(seats.c.lender_name).where(seats.c.campaign == campaign, seats.c.lender == user),
        select(applications.c.name).where(applications.c.campaign == campaign, applications.c.user == user),
        select(posts.c.payload["details"]["name"].as_string()).where(
            posts.c.campaign == campaign,
            posts.c.kind.in_(_NAMING),
            author == user,
        ),
    )


def _without(part: Any, user: int, own_names: Collection[str], field: str = "") -> Any:
    """The same content without the person: their number is `FORMER`, their name and reason are empty."""
    if isinstance(part, dict):
        said = {"reason": ""} if part.get("user") == user and "reason" in part else {}
        return {name: _without(value, user, own_names, name) for name, value in part.items()} | said
    if field == "told":
        return [each for each in part if each != user]
    if field in ("name", "owner") and part in own_names:
        return ""
    return FORMER if field == "user" and part == user else part
