"""What is kept about a person: giving it to them, and forgetting them (docs/privacy.md).

A person who is forgotten stays in the account of a game as `FORMER`, somebody without a name.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable
from datetime import timedelta
from functools import partial
from hashlib import blake2b
from typing import Any

from sqlalchemy import Connection, String, cast, delete, exists, insert, or_, select, union, update

from engine.campaigns.lifecycle.stopping import archive
from engine.campaigns.model.situation import Pause, Seated
from engine.campaigns.requests.consent import reseat
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.scheduled_jobs import FORGET, scheduled, unscheduled
from engine.campaigns.seats.seat_changes import hand_over, vacate
from engine.storage import Write, tables

log = logging.getLogger(__name__)

FORMER = 0  # stands in place of the number of somebody who was forgotten: no user of Discord has it
UNFINISHED = timedelta(minutes=1)  # after which whatever ended it is over
NOTE = "forgotten {}"  # remembers whom files from before must not bring back, by a digest that names nobody


# ---------------------------------------------------------------- what is kept


async def campaigns_with(context: Context, user: int) -> list[int]:
    """Returns the campaigns in which anything names this person. All posts and decisions are looked through, for one
    person at a time: whatever else is read meanwhile finds a connection of its own."""
    async with context.searching:
        return await context.database.read(partial(_campaigns_with, user=user))


def _campaigns_with(connection: Connection, *, user: int) -> list[int]:
    lines, decided = tables.branches.c, tables.decisions.c
    chosen = exists().where(decided.branch == lines.id, decided.user == user)
    seats, own = tables.seats.c, tables.campaigns.c
    queries = [
        select(own.id).where(or_(own.organiser == user, _names(own.pause, user))),
        select(seats.campaign).where(or_(seats.user == user, seats.invited == user, seats.lender == user)),
        select(lines.campaign).where(or_(lines.user == user, chosen)),
        select(tables.posts.c.campaign).where(_names(tables.posts.c.payload, user)),
        select(tables.cards.c.campaign).where(_names(tables.cards.c.mentioned, user)),
        select(tables.requests.c.campaign).where(or_(tables.requests.c.user == user, _asks(user))),
        select(tables.applications.c.campaign).where(tables.applications.c.user == user),
        select(tables.waitlist.c.campaign).where(tables.waitlist.c.user == user),
    ]
    return sorted(connection.scalars(union(*queries)))


def _names(column: Any, user: int) -> Any:
    """Whether the JSON of a column holds these digits; where they are part of a longer number, nothing is changed."""
    return cast(column, String).contains(str(user))


def _asks(user: int) -> Any:
    requests = tables.requests.c
    return or_(*(_names(column, user) for column in (requests.asked, requests.agreed, requests.refused)))


def kept_about(connection: Connection, *, campaign: int, user: int) -> dict[str, Any]:
    """What one campaign keeps about a person, for themselves to read."""
    own = connection.execute(select(tables.campaigns).where(tables.campaigns.c.id == campaign)).one()
    lines = select(tables.branches.c.id).where(tables.branches.c.campaign == campaign)
    decided = tables.decisions.c
    choices = select(decided.n, decided.seat, decided.key, decided.at).where(
        decided.branch.in_(lines), decided.user == user
    )

    def rows(table: Any, *which: Any, columns: Collection[str]) -> list[dict[str, Any]]:
        query = select(*(table.c[name] for name in columns)).where(table.c.campaign == campaign, or_(*which))
        return [dict(row) for row in connection.execute(query).mappings()]

    seats, requests = tables.seats, tables.requests
    return {
        "campaign": own.id,
        "name": own.name,
        "game": own.game,
        "server": str(own.guild),
        "organiser": own.organiser == user,
        "seats": rows(seats, seats.c.user == user, columns=("seat", "name", "ready", "autopilot", "taken")),
        "kept_seats": rows(seats, seats.c.invited == user, columns=("seat", "name")),
        "lent_seats": rows(seats, seats.c.lender == user, columns=("seat", "lender_name")),
        "requests": rows(requests, requests.c.user == user, columns=("kind", "reason", "status", "opened")),
        "votes": rows(requests, _asks(user), columns=("kind", "status", "opened")),
        "applications": rows(tables.applications, tables.applications.c.user == user, columns=("seat", "name")),
        "waiting_list": bool(rows(tables.waitlist, tables.waitlist.c.user == user, columns=("campaign",))),
        "posts": rows(tables.posts, _names(tables.posts.c.payload, user), columns=("number", "kind", "at")),
        "choices": [dict(row) for row in connection.execute(choices).mappings()],
    }


# ---------------------------------------------------------------- forgetting


async def begin_to_forget(context: Context, user: int) -> None:
    """Drops what a person has chosen, notes that files from before must not bring them back, and schedules a job that
    erases them everywhere should the process end before `erase_everywhere` is done."""
    note = {"key": NOTE.format(_digest(context, user)), "value": ""}
    await context.database.write(
        [
            (delete(tables.notes).where(tables.notes.c.key == note["key"]), ()),
            (insert(tables.notes), [note]),
            (delete(tables.readers).where(tables.readers.c.user == user), ()),
            (unscheduled(user, FORGET), ()),
            scheduled(FORGET, user, context.clock.now() + UNFINISHED),
        ]
    )


async def erase_everywhere(context: Context, user: int) -> int:
    """Does what `begin_to_forget` has begun, or goes on with it where the process was ended meanwhile: the job goes
    last. Returns in how many campaigns the person still was."""
    which = await campaigns_with(context, user)
    for campaign in which:
        await _leave(context, campaign, user)
        await _erase(context, campaign, user)
    await context.database.write([(unscheduled(user, FORGET), ())])
    return len(which)


def _digest(context: Context, user: int) -> str:
    return blake2b(str(user).encode(), key=context.database.seal.key[:64], digest_size=16).hexdigest()


async def forgotten_among(context: Context, users: Iterable[int]) -> set[int]:
    """Returns those of these users who asked to be forgotten: no file from before brings them back."""
    notes = {NOTE.format(_digest(context, user)): user for user in users}
    query = select(tables.notes.c.key).where(tables.notes.c.key.in_(notes))
    found = await context.database.read(lambda connection: connection.scalars(query).all())
    return {notes[key] for key in found}


async def _leave(context: Context, campaign: int, user: int) -> None:
    """Takes a person from their seats; where the campaign cannot be changed, its rows are erased all the same."""
    try:
        await reseat(context, campaign, lambda change: _take_from_table(change, user))
    except Exception as error:
        log.info("campaign %d is erased without being played on: %s", campaign, type(error).__name__)


def _take_from_table(change: Change, user: int) -> None:
    """In the lobby the seats stand open; in play autopilot goes on until somebody takes them."""
    live = change.live
    for seat in live.seats_of(user):
        vacate(change, seat)
        if live.facts.stage != "lobby":
            change.put_seat(Seated(seat, None, "", False, True))
            change.post("seat", author=Author(FORMER), seat=seat, what="forgotten")
    if user == live.facts.organiser:
        _find_organiser(change)


def _find_organiser(change: Change) -> None:
    """Whoever has played for longest organises now. Without anybody a lobby is archived, and play waits."""
    live = change.live
    if live.users:
        hand_over(change, min((each for each in live.seats if each.user), key=lambda each: each.taken))
        return
    change.update(organiser=FORMER)
    if live.facts.stage == "lobby":
        archive(change)
    elif live.facts.stage != "over":
        change.update(pause=Pause(None))
        change.post("paused", author=Author(None), reason="", why="nobody")


async def _erase(context: Context, campaign: int, user: int) -> None:
    """Takes number and names of a person out of every row of a campaign."""
    async with context.hold_unloaded(campaign):
        writes = await context.database.read(lambda connection: list(_erasures(connection, campaign, user)))
        await context.write(writes)


def _erasures(connection: Connection, campaign: int, user: int) -> Iterable[Write]:
    lines = select(tables.branches.c.id).where(tables.branches.c.campaign == campaign)
    own, seats = tables.campaigns.c, tables.seats.c
    at = seats.campaign == campaign
    names = set(connection.scalars(_own_names(campaign, user)))
    pause = connection.scalar(select(own.pause).where(own.id == campaign))
    former = {"user": FORMER}
    yield update(tables.campaigns).where(own.id == campaign, own.organiser == user).values(organiser=FORMER), ()
    if pause and pause.get("user") == user:
        yield update(tables.campaigns).where(own.id == campaign).values(pause=pause | former | {"reason": ""}), ()
    yield update(tables.seats).where(at, seats.user == user).values(user=None, name="", autopilot=True), ()
    yield update(tables.seats).where(at, seats.invited == user).values(invited=None, name=""), ()
    yield update(tables.seats).where(at, seats.lender == user).values(lender=None, lender_name=""), ()
    for table in (tables.applications, tables.waitlist):
        yield delete(table).where(table.c.campaign == campaign, table.c.user == user), ()
    yield (
        update(tables.branches)
        .where(tables.branches.c.campaign == campaign, tables.branches.c.user == user)
        .values(**former),
        (),
    )
    decided = tables.decisions
    yield update(decided).where(decided.c.branch.in_(lines), decided.c.user == user).values(**former), ()
    yield from _request_erasures(connection, campaign, user)
    mentioned = connection.scalar(select(tables.cards.c.mentioned).where(tables.cards.c.campaign == campaign)) or []
    others = [each for each in mentioned if each != user]
    yield update(tables.cards).where(tables.cards.c.campaign == campaign).values(mentioned=others), ()
    yield from _post_erasures(connection, campaign, user, names)


def _own_names(campaign: int, user: int) -> Any:
    """The names by which a person is known at a table."""
    seats, applied, posts = tables.seats.c, tables.applications.c, tables.posts.c
    return union(
        select(seats.name).where(seats.campaign == campaign, or_(seats.user == user, seats.invited == user)),
        select(seats.lender_name).where(seats.campaign == campaign, seats.lender == user),
        select(applied.name).where(applied.campaign == campaign, applied.user == user),
        select(posts.payload["details"]["name"].as_string()).where(
            posts.campaign == campaign,
            posts.kind.in_(("seat", "application", "organiser")),
            posts.payload["user"].as_integer() == user,
        ),
    )


def _request_erasures(connection: Connection, campaign: int, user: int) -> Iterable[Write]:
    requests = tables.requests
    query = select(requests).where(requests.c.campaign == campaign, or_(requests.c.user == user, _asks(user)))
    for row in connection.execute(query):
        lists = {name: [each for each in getattr(row, name) if each != user] for name in ("asked", "agreed", "refused")}
        asker = {"user": FORMER, "reason": ""} if row.user == user else {}
        yield update(requests).where(requests.c.id == row.id).values(**lists, **asker), ()


def _post_erasures(connection: Connection, campaign: int, user: int, names: Collection[str]) -> Iterable[Write]:
    posts = tables.posts
    named = or_(_names(posts.c.payload, user), posts.c.kind.in_(("seat", "application", "organiser")))
    for row in connection.execute(select(posts.c.number, posts.c.payload).where(posts.c.campaign == campaign, named)):
        payload = _without(row.payload, user, names)
        if payload != row.payload:
            this = (posts.c.campaign == campaign) & (posts.c.number == row.number)
            yield update(posts).where(this).values(payload=payload), ()


def _without(part: Any, user: int, names: Collection[str], field: str = "") -> Any:
    """The same content without the person: their number is `FORMER`, their name and reason are empty."""
    if isinstance(part, dict):
        said = {"reason": ""} if part.get("user") == user and "reason" in part else {}
        return {name: _without(value, user, names, name) for name, value in part.items()} | said
    if field == "told":
        return [each for each in part if each != user]
    if field in ("name", "owner") and part in names:
        return ""
    return FORMER if field == "user" and part == user else part
