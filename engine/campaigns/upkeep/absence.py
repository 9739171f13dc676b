"""When the house was away, or its clock has leapt: what was due meanwhile is due so much later, and those who wait are
told (docs/behaviour.md#restarts). A clock that was ahead is believed no longer: nothing happened later than now."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from itertools import chain

from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.settings import PACE_HOURS
from engine.campaigns.runtime import absences
from engine.campaigns.runtime.absences import Absence
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.scheduled_jobs import CLOSE_REQUEST, PURGE, REMINDER, STALLED, WAITS
from engine.storage import Shards, Write
from engine.storage.queries import cards, notes, requests, schedules, times

log = logging.getLogger(__name__)

AWAKE = "awake"  # the note of when the house was last up, with the shards where these are a part
AWAY = "away "  # and the shards: the note of when the house was not
NOTED_EVERY = timedelta(minutes=1)
TOLD_FROM = timedelta(minutes=10)  # an absence that people are told of
SHORTEST_TURN = timedelta(hours=min(PACE_HOURS.values()))


async def keep_time(context: Context) -> None:
    """To be called at the start and every second: makes up for the time that was lost, and notes that the house is up.

    A machine that slept is like a house that was away, and so is a clock that leaps ahead.
    """
    now, last = context.clock.now(), context.awake
    longest = TOLD_FROM
    if last is None:
        last, longest = await _last_up(context, now), NOTED_EVERY
    if now - last >= longest:
        await _make_up(context, last, now)
    elif last - now >= NOTED_EVERY:
        await _turn_back(context, last, now)
    if context.awake is None or not timedelta() <= now - context.awake < NOTED_EVERY:
        context.awake = now
        await context.database.write(notes.put(_note(context), now.isoformat()))


def _note(context: Context) -> str:
    return AWAKE if context.shards.whole else f"{AWAKE} {context.shards}"


async def _last_up(context: Context, now: datetime) -> datetime:
    """When a process last noted that it served some of these shards' servers, however they were divided then; now where
    none did. What another division noted under a clock that was ahead is no news."""
    noted = await context.database.read(notes.values_from, AWAKE)
    moments = {key: datetime.fromisoformat(value) for key, value in noted.items() if _is_ours(context, key)}
    own = _note(context)
    return max((each for key, each in moments.items() if key == own or each <= now), default=now)


def _is_ours(context: Context, key: str) -> bool:
    written = key.removeprefix(AWAKE)
    return context.shards.meets(Shards.parse(written, "") if written else Shards())


# ---------------------------------------------------------------- time was lost


async def recall(context: Context) -> None:
    """To be called at the start, before any campaign is read: when the house has been away until now."""
    noted = await context.database.read(notes.values_from, AWAY)
    those = (absences.read(Shards.parse(key.removeprefix(AWAY), ""), stored) for key, stored in noted.items())
    context.absences.those = sorted(chain.from_iterable(those), key=lambda each: each.ended)


async def _make_up(context: Context, last: datetime, now: datetime) -> None:
    """Deadlines, and all that is due at them, are so much later. However many campaigns there are, only those are
    opened in which something was due meanwhile."""
    absence = Absence(context.shards, last, now)
    late = await _late(context, absence) if absence.length > TOLD_FROM else set()
    await _note_absences(context, now, absence, also=_later(context, absence))
    context.changed.set()
    for campaign in sorted(late):
        try:
            await _tell(context, campaign, absence)
        except Exception:  # whatever is wrong with one campaign, the house opens
            log.exception("campaign %d: its table is not told that the house was away", campaign)


async def _note_absences(context: Context, now: datetime, *further: Absence, also: Sequence[Write]) -> None:
    """Notes in one commit that the house is up now, when it was not, and what comes of it: no time is made up for
    twice. Campaigns are read again."""
    those = context.absences.known_at(now, *further)
    away = notes.put(f"{AWAY}{context.shards}", absences.written(those, context.shards))
    await context.database.write([*away, *notes.put(_note(context), now.isoformat()), *also])
    context.awake, context.absences.those = now, those
    await context.forget_all()


def _later(context: Context, absence: Absence) -> list[Write]:
    """Lets wait what has a time of its own; a look at those who are waited for, too, for else all campaigns were looked
    at at once. Turn cards show the deadline, unless that is hardly another."""
    shards, until = context.shards, to_milliseconds(absence.ended)
    by = until - to_milliseconds(absence.began)
    shown = [cards.wish_where(shards, WAITS)] if absence.length > TOLD_FROM else []
    return [
        requests.shift(shards, by),
        schedules.shift(shards, (PURGE, CLOSE_REQUEST), by),
        schedules.shift(shards, WAITS, by, until=until),
        *shown,
    ]


async def _late(context: Context, absence: Absence) -> set[int]:
    """The campaigns in which somebody's time, or that of a vote, may have been over meanwhile: half of a turn's time
    before that, a reminder was due."""
    until = to_milliseconds(absence.ended)
    over = await context.database.read(schedules.campaigns_of, context.shards, (STALLED, CLOSE_REQUEST), until)
    half = to_milliseconds(absence.ended - SHORTEST_TURN / 2)
    reminded = await context.database.read(schedules.campaigns_of, context.shards, (REMINDER,), half)
    return {*over, *reminded}


async def _tell(context: Context, campaign: int, absence: Absence) -> None:
    """Tells the table that its deadline is later, where that was over meanwhile."""
    async with context.hold(campaign) as live:
        playable = not live.facts.pause and not live.facts.archived
        if playable and any(absence.began <= each <= absence.ended for each in _ends_before(live, absence)):
            change = context.change(live)
            since, until = to_milliseconds(absence.began), to_milliseconds(absence.ended)
            change.post("absent", author=Author(None), since=since, until=until)
            await context.commit(change)


def _ends_before(live: Live, absence: Absence) -> Iterator[datetime]:
    """Until when people, and a vote, had time before they were given that of the absence."""
    due, request = live.situation().due, live.request
    if due is not None and live.since < absence.ended:
        yield due - (absence.ended - max(absence.began, live.since))
    if request is not None and request.closes is not None:
        yield request.closes - absence.length


# ---------------------------------------------------------------- the clock was ahead


async def _turn_back(context: Context, last: datetime, now: datetime) -> None:
    """What is said to have happened later than now has happened just now, and what is due is due in as long a time as
    before. Campaigns are read again."""
    log.warning("the clock went back from %s to %s: deadlines go with it", last.isoformat(), now.isoformat())
    present, by = to_milliseconds(now), to_milliseconds(last) - to_milliseconds(now)
    await _note_absences(context, now, also=times.turn_back(context.shards, present, by))
