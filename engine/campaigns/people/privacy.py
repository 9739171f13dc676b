"""Personal data: export and erasure (docs/privacy.md)."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from datetime import timedelta
from hashlib import blake2b

import orjson

from engine.campaigns.lifecycle.stopping import archive
from engine.campaigns.model.situation import Pause, Seated
from engine.campaigns.requests.consent import reseat
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.scheduled_jobs import FORGET, RETURN, scheduled, unscheduled
from engine.campaigns.seats.seat_changes import hand_over, vacate
from engine.storage import Connection
from engine.storage.queries import audit, campaigns, habits, lessons, looking, notes, people
from engine.storage.queries.erasing import FORMER, erasures, mentions, own_names, with_old_posts_naming

log = logging.getLogger(__name__)

UNFINISHED = timedelta(minutes=1)  # after which an interrupted erasure is resumed
KNOWN_AS = "forgetting {} {}"  # campaign and user: holds the names to look for until they are erased there
NOTE = "forgotten {}"  # prevents older files from bringing a person back; a digest that names no one


# ---------------------------------------------------------------- what is kept


async def campaigns_with(context: Context, user: int) -> list[int]:
    """Returns the campaigns that mention this person.

    All posts and decisions are searched, for one person at a time, on a connection of their own.
    """
    async with context.searching:
        return await context.database.read(people.campaigns_with, user)


# ---------------------------------------------------------------- forgetting


async def begin_to_forget(context: Context, user: int, name: str) -> tuple[Sequence[int], Sequence[int]]:
    """Deletes a person's preferences and progress in lessons, and schedules their removal from each of their campaigns.

    A note prevents older files from bringing them back. The process that owns a campaign does its removal at once; here
    it is scheduled a little later in case this process is killed. Each job keeps the names to look for, `name`
    included. Returns the campaigns to be done here, and all.
    """
    async with context.searching:
        which, known_as = await context.database.read(_campaigns_and_names, user, name)
    kept = orjson.dumps(sorted(known_as)).decode()
    here, now = await context.database.read(campaigns.those_of, context.shards, which), context.clock.now()
    await context.database.write(
        [
            *notes.put(NOTE.format(_digest(context, user)), ""),
            people.drop_preferences(user),
            lessons.drop(user),
            habits.drop(user),
            *audit.forget(user),
            *await context.database.read(people.befriended_forgotten, user),
            *await context.database.read(looking.drop, user),
            *(write for campaign in which for write in notes.put(KNOWN_AS.format(campaign, user), kept)),
            *(unscheduled(campaign, FORGET, user=user) for campaign in which),
            *(scheduled(FORGET, campaign, now + UNFINISHED, user) for campaign in here),
            *(scheduled(FORGET, campaign, now, user) for campaign in which if campaign not in here),
        ]
    )
    context.calendars.forget(user)
    return here, which


def _campaigns_and_names(connection: Connection, user: int, name: str) -> tuple[Sequence[int], set[str]]:
    """Returns the campaigns that mention a person, including copies named after them, and the person's names."""
    which = people.campaigns_with(connection, user)
    known_as = {name} if name else set[str]()
    for campaign in which:
        known_as |= own_names(connection, campaign, user)
    copies = people.copies_named_alike(connection, which, lambda text: mentions(text, known_as))
    return sorted({*which, *copies, *with_old_posts_naming(connection, known_as)}), known_as


async def forget_in(context: Context, campaign: int, user: int) -> None:
    """Removes a person from a campaign as scheduled."""
    await _leave(context, campaign, user)
    await _erase(context, campaign, user)


def _digest(context: Context, user: int) -> str:
    return _digest_with(context.database.seal.key[:64], user)


def _digest_with(key: bytes, user: int) -> str:
    return blake2b(str(user).encode(), key=key, digest_size=16).hexdigest()


async def forgotten_among(context: Context, users: Iterable[int]) -> set[int]:
    """Returns those of these users who asked to be forgotten."""
    key = context.database.seal.key[:64]

    def those_forgotten(connection: Connection) -> set[int]:
        found = {NOTE.format(_digest_with(key, user)): user for user in users}
        return {found[note] for note in notes.values_of(connection, found)}

    # in its thread: one digest takes microseconds, but 40,000 do not
    return await context.database.read(those_forgotten)


async def _leave(context: Context, campaign: int, user: int) -> None:
    """Removes a person from their seats; if the campaign cannot be changed, its rows are still erased."""
    try:
        await reseat(context, campaign, lambda change: _take_from_table(change, user))
    except Exception as error:
        log.info("campaign %d was erased without loading it: %s", campaign, type(error).__name__)


def _take_from_table(change: Change, user: int) -> None:
    """Opens their seats in the lobby; during play autopilot takes over until someone takes them."""
    live = change.live
    for seat in live.seats_of(user):
        vacate(change, seat)
        if live.facts.stage != "lobby":
            change.put_seat(Seated(seat, None, "", False, True))
            change.post("seat", author=Author(FORMER), seat=seat, what="forgotten")
    if user == live.facts.organiser:
        _find_organiser(change)


def _find_organiser(change: Change) -> None:
    """Makes the player who joined first the organiser. Without players a lobby is archived, and play pauses."""
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
    """Removes a person's id and names from every row of a campaign."""
    async with context.hold_unread(campaign):
        key = KNOWN_AS.format(campaign, user)
        known_as = orjson.loads((await context.database.read(notes.values_of, [key])).get(key, "[]"))
        row = await context.database.read(campaigns.columns_of, campaign, ["game"])
        erased = await context.database.read(erasures, campaign, user, known_as, neutral_name(row.game if row else ""))
        await context.write([*erased, *notes.drop([key]), unscheduled(campaign, FORGET, RETURN, user=user)])
        context.played.forget()


def neutral_name(game: str) -> str:
    """Returns a new name for a campaign whose name contained a forgotten person's."""
    return game.replace("_", " ").title()
