"""People: their preferences, and what campaigns store about them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import JSON, Connection, String, bindparam, cast, delete, func, or_, select, text, union

from engine.storage.queries.batches import batches
from engine.storage.queries.typed import single
from engine.storage.schema.tables import (
    applications,
    branches,
    campaigns,
    decisions,
    people,
    posts,
    requests,
    results,
    seats,
    turn_messages,
    waitlist,
)
from engine.storage.schema.writes import Write

_put_preferences = text(
    'INSERT INTO person ("user", preferences) VALUES (:user, :preferences)'
    ' ON CONFLICT ("user") DO UPDATE SET preferences = excluded.preferences'
).bindparams(bindparam("preferences", type_=JSON))
"""A single statement, because another process may store the same person's preferences concurrently."""


NUMBERED = re.compile(r" \([0-9]+\)$")  # the end of a copy's name
SHORTEST_STEM = 54  # characters that a copy's name keeps of a long name, at least


@single
def preferences_of(connection: Connection, user: int) -> Any | None:
    """Returns a person's preferences, if any."""
    return connection.scalar(select(people.c.preferences).where(people.c.user == user))


def chapters_finished(connection: Connection, user: int, game: str) -> int:
    """Returns how many chapters of a game have ended in the campaigns in which this user has a seat."""
    seated = select(seats.c.campaign).where(seats.c.user == user)
    query = select(func.count()).select_from(results.join(campaigns, results.c.campaign == campaigns.c.id))
    return connection.scalar(query.where(campaigns.c.game == game, campaigns.c.id.in_(seated))) or 0


def preferences_of_all(connection: Connection, users: Collection[int]) -> dict[int, Any]:
    """Returns the preferences of those of these people who have some."""
    return {
        row.user: row.preferences
        for some in batches(users)
        for row in connection.execute(select(people).where(people.c.user.in_(some)))
    }


def with_digest(connection: Connection) -> dict[int, Any]:
    """Returns the preferences of people who want a daily digest."""
    written = cast(people.c.preferences, String)
    off = or_(written.contains('"digest":"off"'), written.contains('"digest": "off"'))
    wanted = written.contains('"digest":') & ~off
    return {row.user: row.preferences for row in connection.execute(select(people).where(wanted))}


def put_preferences(user: int, chosen: Any) -> list[Write]:
    """Replaces a person's preferences."""
    return [(_put_preferences, [{"user": user, "preferences": chosen}])]


def drop_preferences(user: int) -> Write:
    """Deletes a person's preferences."""
    return delete(people).where(people.c.user == user), ()


def befriended_forgotten(connection: Connection, user: int) -> list[Write]:
    """Returns the writes that remove this person from the preferences of people who would lend them their seats, or who
    avoid them."""
    rows = connection.execute(select(people).where(names(people.c.preferences, user), people.c.user != user)).all()
    return [write for row in rows for write in put_preferences(row.user, _without(row.preferences, user))]


def _without(preferences: dict[str, Any], user: int) -> dict[str, Any]:
    left = {**preferences, "avoid": [each for each in preferences.get("avoid", ()) if each != user]}
    return {**left, "friend": None, "friend_name": ""} if left.get("friend") == user else left


# ---------------------------------------------------------------- what is kept


def names(column: Any, user: int) -> Any:
    """Returns a condition that the JSON of a column contains these digits; longer numbers that match are left unchanged
    later.
    """
    return cast(column, String).contains(str(user))


def asks(user: int) -> Any:
    """Returns a condition that a request asks this user, or was answered by them."""
    own = requests.c
    return or_(*(names(column, user) for column in (own.asked, own.agreed, own.refused)))


def campaigns_with(connection: Connection, user: int) -> list[int]:
    """Returns the campaigns that mention this person. Searches all posts and decisions."""
    seated = or_(seats.c.user == user, seats.c.invited == user, seats.c.lender == user)
    queries = [
        select(campaigns.c.id).where(or_(campaigns.c.organiser == user, names(campaigns.c.pause, user))),
        select(seats.c.campaign).where(seated),
        select(branches.c.campaign).where(branches.c.user == user),
        select(decisions.c.campaign).where(decisions.c.user == user),
        select(posts.c.campaign).where(names(posts.c.payload, user)),
        select(turn_messages.c.campaign).where(names(turn_messages.c.mentioned, user)),
        select(requests.c.campaign).where(or_(requests.c.user == user, asks(user))),
        select(applications.c.campaign).where(applications.c.user == user),
        select(waitlist.c.campaign).where(waitlist.c.user == user),
    ]
    named = select(union(*queries).subquery())  # a campaign that is being written or deleted is in no list
    return sorted(connection.scalars(select(campaigns.c.id).where(campaigns.c.id.in_(named))))


def copies_named_alike(connection: Connection, those: Collection[int], are_named: Callable[[str], bool]) -> list[int]:
    """Returns further campaigns of the same servers that are copies of those campaigns, or the originals of their
    names.

    `are_named` says which names are looked for.
    """
    columns = select(campaigns.c.id, campaigns.c.name, campaigns.c.fork_of)
    servers: set[int] = set()
    for some in batches(those):
        servers.update(connection.scalars(select(campaigns.c.guild).where(campaigns.c.id.in_(some))))
    rows = [
        row
        for some in batches(sorted(servers))
        for row in connection.execute(columns.where(campaigns.c.guild.in_(some)).order_by(campaigns.c.id))
    ]
    found = set(those)
    stems = tuple(
        {NUMBERED.sub("", row.name)[:SHORTEST_STEM].rstrip() for row in rows if row.id in found and are_named(row.name)}
    )
    for row in rows:
        if row.fork_of in found or (stems and row.name.startswith(stems)):
            found.add(row.id)
    return sorted(found.difference(those))


def kept_about(connection: Connection, campaign: int, user: int) -> dict[str, Any]:
    """Returns what one campaign stores about a person, for that person to read."""
    own = connection.execute(select(campaigns).where(campaigns.c.id == campaign)).one()

    def rows(table: Any, *which: Any, columns: Collection[str]) -> list[dict[str, Any]]:
        query = select(*(table.c[name] for name in columns)).where(table.c.campaign == campaign, or_(*which))
        return [dict(row) for row in connection.execute(query).mappings()]

    return {
        "campaign": own.id,
        "name": own.name,
        "game": own.game,
        "server": str(own.guild),
        "organiser": own.organiser == user,
        "seats": rows(seats, seats.c.user == user, columns=("seat", "name", "ready", "autopilot", "taken", "pressed")),
        "kept_seats": rows(seats, seats.c.invited == user, columns=("seat", "name")),
        "lent_seats": rows(seats, seats.c.lender == user, columns=("seat", "lender_name")),
        "requests": rows(requests, requests.c.user == user, columns=("kind", "reason", "status", "opened")),
        "votes": rows(requests, asks(user), columns=("kind", "status", "opened")),
        "applications": rows(applications, applications.c.user == user, columns=("seat", "name")),
        "waiting_list": bool(rows(waitlist, waitlist.c.user == user, columns=("campaign",))),
        "posts": rows(posts, names(posts.c.payload, user), columns=("number", "kind", "at")),
        "choices": rows(decisions, decisions.c.user == user, columns=("n", "seat", "key", "at")),
    }
