"""Handles downtime of the deployment and jumps of the clock (docs/behaviour.md#restarts).

Deadlines move by as much, and players are notified. After the clock was ahead, later times in the database are treated
as now.
"""

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
from engine.campaigns.runtime.scheduled_jobs import CLOCK, CLOSE_REQUEST, PURGE, REMINDER, STALLED, WAITS
from engine.storage import Shards, Write
from engine.storage.queries import notes, requests, schedules, times, turn_messages

log = logging.getLogger(__name__)

AWAKE = "awake"  # note: when the deployment was last up, with its shards if they are a part
AWAY = "away "  # with the shards, note: when the deployment was down
NOTED_EVERY = timedelta(minutes=1)
TOLD_FROM = timedelta(minutes=10)  # absences that players are notified of
SHORTEST_TURN = timedelta(hours=min(PACE_HOURS.values()))


async def keep_time(context: Context) -> None:
    """Compensates for lost time and notes that the deployment is up. Call at the start and every second.

    A sleeping machine and a clock that jumps ahead are treated like downtime.
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
    """Returns when a process last served some of these shards' servers, however they were divided; now if none did.

    Later times, written under a clock that was ahead, are ignored.
    """
    noted = await context.database.read(notes.values_from, AWAKE)
    moments = {key: datetime.fromisoformat(value) for key, value in noted.items() if _is_ours(context, key)}
    own = _note(context)
    return max((each for key, each in moments.items() if key == own or each <= now), default=now)


def _is_ours(context: Context, key: str) -> bool:
    written = key.removeprefix(AWAKE)
    return context.shards.meets(Shards.parse(written, "") if written else Shards())


# ---------------------------------------------------------------- time was lost


async def recall(context: Context) -> None:
    """Detects downtime before the start. Call before any campaign is read."""
    noted = await context.database.read(notes.values_from, AWAY)
    those = (absences.read(Shards.parse(key.removeprefix(AWAY), ""), stored) for key, stored in noted.items())
    context.absences.those = sorted(chain.from_iterable(those), key=lambda each: each.ended)


async def _make_up(context: Context, last: datetime, now: datetime) -> None:
    """Postpones all deadlines and their jobs. Only campaigns with something due during the absence are opened."""
    absence = Absence(context.shards, last, now)
    late = await _late(context, absence) if absence.length > TOLD_FROM else set()
    await _note_absences(context, now, absence, also=_later(context, absence))
    for campaign in sorted(late):
        try:
            await _tell(context, campaign, absence)
        except Exception:  # an error in one campaign must not stop the start
            log.exception("campaign %d: its players were not notified of the downtime", campaign)


async def _note_absences(context: Context, now: datetime, *further: Absence, also: Sequence[Write]) -> None:
    """Notes in one commit that the deployment is up, its absences and their consequences, so that none counts twice.

    Campaigns are loaded again.
    """
    those = context.absences.known_at(now, *further)
    away = notes.put(f"{AWAY}{context.shards}", absences.written(those, context.shards))
    await context.database.write([*away, *notes.put(_note(context), now.isoformat()), *also])
    context.awake, context.absences.those = now, those
    await context.forget_all()


def _later(context: Context, absence: Absence) -> list[Write]:
    """Postpones scheduled jobs, including checks of waiting players, which would otherwise all run at once.

    Turn messages are updated unless their deadline hardly changes.
    """
    shards, until = context.shards, to_milliseconds(absence.ended)
    by = until - to_milliseconds(absence.began)
    shown = [turn_messages.wish_where(shards, WAITS)] if absence.length > TOLD_FROM else []
    return [
        requests.shift(shards, by),
        schedules.shift(shards, (PURGE, CLOSE_REQUEST, CLOCK), by),
        schedules.shift(shards, WAITS, by, until=until),
        *shown,
    ]


async def _late(context: Context, absence: Absence) -> set[int]:
    """Returns the campaigns in which a turn or a vote may have expired, or a reminder was due, during the absence."""
    until = to_milliseconds(absence.ended)
    over = await context.database.read(schedules.campaigns_of, context.shards, (STALLED, CLOSE_REQUEST), until)
    half = to_milliseconds(absence.ended - SHORTEST_TURN / 2)
    reminded = await context.database.read(schedules.campaigns_of, context.shards, (REMINDER,), half)
    return {*over, *reminded}


async def _tell(context: Context, campaign: int, absence: Absence) -> None:
    """Tells the players that a deadline that expired during the absence is later."""
    async with context.hold(campaign) as live:
        playable = not live.facts.pause and not live.facts.archived
        if playable and any(absence.began <= each <= absence.ended for each in _ends_before(live, absence)):
            change = context.change(live)
            since, until = to_milliseconds(absence.began), to_milliseconds(absence.ended)
            change.post("absent", author=Author(None), since=since, until=until)
            await context.commit(change)


def _ends_before(live: Live, absence: Absence) -> Iterator[datetime]:
    """Yields the deadlines of players and of a vote without the time of the absence."""
    due, request = live.situation().due, live.request
    if due is not None and live.since < absence.ended:
        yield due - (absence.ended - max(absence.began, live.since))
    if request is not None and request.closes is not None:
        yield request.closes - absence.length


# ---------------------------------------------------------------- the clock was ahead


async def _turn_back(context: Context, last: datetime, now: datetime) -> None:
    """Treats events later than now as just happened; due times keep their distance. Campaigns are loaded again."""
    log.warning("the clock went back from %s to %s: deadlines move with it", last.isoformat(), now.isoformat())
    present, by = to_milliseconds(now), to_milliseconds(last) - to_milliseconds(now)
    await _note_absences(context, now, also=times.turn_back(context.shards, present, by))
