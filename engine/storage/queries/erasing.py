"""Erases a person from a campaign: they stay in its event log as `FORMER`, a player without a name."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, or_, select, union, update

from engine.storage.queries.people import names
from engine.storage.schema.tables import (
    applications,
    branches,
    campaigns,
    decisions,
    posts,
    requests,
    seats,
    turn_messages,
    waitlist,
)
from engine.storage.schema.writes import Write

FORMER = 0
"""Replaces the id of a forgotten person: no Discord user has it."""

_NAMING = ("seat", "application", "organiser")
"""The kinds of posts whose details hold people's names; `whose` holds the numbers of those people."""

_FREE_TEXT = ("name", "reason")
"""The fields of posts in which people may have typed a person's name: a campaign's name, a reason."""


def erasures(
    connection: Connection, campaign: int, user: int, known_as: Collection[str] = (), neutral: str = ""
) -> list[Write]:
    """Returns writes that remove the id and names of a person from every row of a campaign.

    `known_as` are names from elsewhere; `neutral` replaces campaign names that contain one.
    """
    person = Erased(user, frozenset((*own_names(connection, campaign, user), *filter(None, known_as))), neutral)
    return [
        *_from_campaign(connection, campaign, person),
        *_from_seats(campaign, user),
        *_from_log(campaign, user),
        *_from_requests(connection, campaign, person),
        _from_turn_message(connection, campaign, user),
        *_from_posts(connection, campaign, person),
    ]


@dataclass(frozen=True, slots=True)
class Erased:
    """The person to erase: their id, the names they were known by, and the replacement for campaign names."""

    user: int
    names: Collection[str]
    neutral: str

    def is_named_in(self, text: str) -> bool:
        """True if the text holds the id, or one of the names as whole words, ignoring case."""
        return str(self.user) in text or mentions(text, self.names)


def mentions(text: str, names: Collection[str]) -> bool:
    """True if the text holds one of these names as whole words, ignoring case."""
    plain = " ".join(text.split()).casefold()
    words = (" ".join(name.split()).casefold() for name in names)
    return any(re.search(rf"(?<!\w){re.escape(each)}(?!\w)", plain) for each in words if each)


def _from_campaign(connection: Connection, campaign: int, person: Erased) -> Iterator[Write]:
    this = update(campaigns).where(campaigns.c.id == campaign)
    yield this.where(campaigns.c.organiser == person.user).values(organiser=FORMER), ()
    columns = campaigns.c.name, campaigns.c.pause, campaigns.c.moving
    row = connection.execute(select(*columns).where(campaigns.c.id == campaign)).one()
    if row.moving and row.moving.get("user") == person.user:
        yield this.values(moving=row.moving | {"user": FORMER}), ()
    if person.is_named_in(row.name):
        yield this.values(name=person.neutral), ()
    pause = row.pause
    if pause and pause.get("user") == person.user:
        yield this.values(pause=pause | {"user": FORMER, "reason": ""}), ()
    elif pause and person.is_named_in(str(pause.get("reason", ""))):
        yield this.values(pause=pause | {"reason": ""}), ()


def _from_seats(campaign: int, user: int) -> Iterator[Write]:
    these = update(seats).where(seats.c.campaign == campaign)
    yield these.where(seats.c.user == user).values(user=None, name="", autopilot=True, level=""), ()
    yield these.where(seats.c.invited == user).values(invited=None, name=""), ()
    yield these.where(seats.c.lender == user).values(lender=None, lender_name=""), ()
    for table in (applications, waitlist):
        yield delete(table).where(table.c.campaign == campaign, table.c.user == user), ()


def _from_log(campaign: int, user: int) -> Iterator[Write]:
    for table in (branches, decisions):
        yield update(table).where(table.c.campaign == campaign, table.c.user == user).values(user=FORMER), ()


def _from_requests(connection: Connection, campaign: int, person: Erased) -> Iterator[Write]:
    for row in connection.execute(select(requests).where(requests.c.campaign == campaign)):
        present: dict[str, Any] = {
            name: getattr(row, name) for name in ("user", "reason", "asked", "agreed", "refused")
        }
        left: dict[str, Any] = {
            name: [each for each in present[name] if each != person.user] for name in ("asked", "agreed", "refused")
        }
        left["user"] = FORMER if row.user == person.user else row.user
        left["reason"] = "" if row.user == person.user or person.is_named_in(row.reason) else row.reason
        if left != present:
            this = (requests.c.campaign == campaign) & (requests.c.id == row.id)
            yield update(requests).where(this).values(**left), ()


def _from_turn_message(connection: Connection, campaign: int, user: int) -> Write:
    mentioned = connection.scalar(select(turn_messages.c.mentioned).where(turn_messages.c.campaign == campaign)) or []
    others = [each for each in mentioned if each != user]
    return update(turn_messages).where(turn_messages.c.campaign == campaign).values(mentioned=others), ()


def _from_posts(connection: Connection, campaign: int, person: Erased) -> Iterator[Write]:
    others = _names_of_others(connection, campaign, person.user)
    naming = posts.c.kind.in_((*_NAMING, "copy", "forked", "paused"))
    query = select(posts.c.number, posts.c.kind, posts.c.payload).where(
        posts.c.campaign == campaign, or_(names(posts.c.payload, person.user), naming)
    )
    for row in connection.execute(query):
        payload = _without(row.payload, person.user)
        if row.kind in _NAMING:
            payload["details"] = _without_names(row.payload["details"], payload["details"], person, others)
        else:
            own_pause = row.kind == "paused" and row.payload["user"] == person.user
            payload["details"] = _without_words(payload["details"] | ({"reason": ""} if own_pause else {}), person)
        if payload != row.payload:
            payload["details"] = {key: value for key, value in payload["details"].items() if key != "level"}
            this = (posts.c.campaign == campaign) & (posts.c.number == row.number)
            yield update(posts).where(this).values(payload=payload), ()


def own_names(connection: Connection, campaign: int, user: int) -> set[str]:
    """Returns the names by which a person is known in a campaign."""
    query = union(
        select(seats.c.name).where(seats.c.campaign == campaign, or_(seats.c.user == user, seats.c.invited == user)),
        select(seats.c.lender_name).where(seats.c.campaign == campaign, seats.c.lender == user),
        select(applications.c.name).where(applications.c.campaign == campaign, applications.c.user == user),
    )
    found = set(connection.scalars(query))
    named = posts.c.kind.in_(_NAMING) & names(posts.c.payload, user)
    for payload in connection.scalars(select(posts.c.payload).where(posts.c.campaign == campaign, named)):
        details = payload["details"]
        whose = details.get("whose") or _whose_before(payload)
        found |= {details[field] for field, who in whose.items() if who == user and details.get(field)}
    return found - {""}


def with_old_posts_naming(connection: Connection, known_as: Collection[str]) -> list[int]:
    """Returns the campaigns with old posts that hold one of these names without a user id."""
    details = posts.c.payload["details"]
    named = or_(*(details[field].as_string().in_(list(known_as)) for field in ("name", "owner")))
    query = select(posts.c.campaign).where(posts.c.kind.in_(_NAMING), details["whose"].as_string().is_(None), named)
    return list(connection.scalars(query.distinct()))


def _whose_before(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Returns whose name a post holds, for posts from before that was stored."""
    details = payload["details"]
    told = details.get("told") or [None]
    match details.get("what"):
        case "given" | "lent" | "refused":
            return {"name": told[0]}
        case "returned" | "opened":
            return {}
        case _:
            return {"name": payload["user"]}


def _names_of_others(connection: Connection, campaign: int, user: int) -> set[str]:
    """Returns the names of the other people in a campaign."""
    rows = connection.execute(select(seats).where(seats.c.campaign == campaign)).all()
    found = {row.name for row in rows if user not in (row.user, row.invited)}
    found |= {row.lender_name for row in rows if row.lender != user}
    query = select(applications.c.name).where(applications.c.campaign == campaign, applications.c.user != user)
    return found | set(connection.scalars(query))


def _without_names(
    before: Mapping[str, Any], details: dict[str, Any], person: Erased, others: Collection[str]
) -> dict[str, Any]:
    """Empties the names of a person.

    Old posts without `whose` hold names of unknown users: these stay only if another person of the campaign has them.
    """
    whose = before.get("whose")
    left = dict(details)
    for field in ("name", "owner"):
        name = before.get(field)
        if not name:
            continue
        if whose is not None:
            gone = whose.get(field) == person.user
        else:
            gone = name in person.names or name not in others
        if gone:
            left[field] = ""
    if whose is not None:
        left["whose"] = {field: FORMER if who == person.user else who for field, who in whose.items()}
    return left


def _without_words(details: dict[str, Any], person: Erased) -> dict[str, Any]:
    """Replaces typed text that names a person."""
    said = {field: details[field] for field in _FREE_TEXT if isinstance(details.get(field), str)}
    return details | {
        field: person.neutral if field == "name" else "" for field, text in said.items() if person.is_named_in(text)
    }


def _without(part: Any, user: int, field: str = "") -> Any:
    """Returns the same content without the person's id and the reason they gave."""
    if isinstance(part, dict):
        said = {"reason": ""} if part.get("user") == user and "reason" in part else {}
        return {name: _without(value, user, name) for name, value in part.items()} | said
    if field == "told":
        return [each for each in part if each != user]
    return FORMER if field == "user" and part == user else part
