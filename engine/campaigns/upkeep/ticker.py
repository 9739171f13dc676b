"""Runs scheduled jobs: checks the clock once a second."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import cast

from engine.campaigns.lifecycle.openings import announce
from engine.campaigns.lifecycle.purge import purge
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.people.away import take_back
from engine.campaigns.people.privacy import forget_in
from engine.campaigns.play.autopilots import go_on
from engine.campaigns.requests.consent import close_late
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.scheduled_jobs import (
    ANNOUNCE,
    ANSWERS,
    AUTOPILOT,
    CLOCK,
    CLOSE_REQUEST,
    FORGET,
    PURGE,
    REMINDER,
    RETURN,
    STALLED,
    Job,
)
from engine.campaigns.upkeep import absence
from engine.campaigns.upkeep.clocks import take_step
from engine.campaigns.upkeep.reminders import play_on, remind, stall
from engine.storage.queries import schedules

log = logging.getLogger(__name__)

TICK_SECONDS = 1.0
RETRY_MILLISECONDS = 600_000  # until a failed job is retried
REST = 2.0  # after each job, times its duration: thousands may be due at the start, and players press meanwhile


async def serve(context: Context) -> None:
    """Ticks until cancelled."""
    while True:
        await absence.keep_time(context)
        await tick(context, rest=REST)
        await asyncio.sleep(TICK_SECONDS)


async def tick(context: Context, *, rest: float = 0.0) -> None:
    """Runs everything due, and after each job waits for `rest` times its duration, a tick at most. Jobs that fail are
    retried later and stop nothing else."""
    now = to_milliseconds(context.clock.now())
    for job in await context.database.read(schedules.due, context.shards, now):
        what, campaign, user = cast("Job", job.what), job.campaign, job.user
        began = perf_counter()
        try:
            await (
                JOBS[what](context, campaign) if user == schedules.NOBODY else OF_PERSON[what](context, campaign, user)
            )
        except Exception:  # an error in one campaign must not stop the others
            log.exception("job %s of campaign %d failed and will be retried", what, campaign)
            await context.database.write([schedules.put_off(what, campaign, user, now + RETRY_MILLISECONDS)])
        await asyncio.sleep(min(TICK_SECONDS, rest * (perf_counter() - began)))


async def answer_late(context: Context, campaign: int) -> None:
    """Answers with standing orders, or for players whose time is over."""
    if await go_on(context, campaign):
        context.automatic.put_nowait(campaign)


JOBS: dict[Job, Callable[[Context, int], Awaitable[object]]] = {
    CLOSE_REQUEST: close_late,
    ANSWERS: answer_late,
    REMINDER: remind,
    STALLED: stall,
    AUTOPILOT: play_on,
    PURGE: purge,
    ANNOUNCE: announce,
    CLOCK: take_step,
}
"""The function for each kind of scheduled job."""

OF_PERSON: dict[Job, Callable[[Context, int, int], Awaitable[object]]] = {FORGET: forget_in, RETURN: take_back}
"""The function for each kind of job about a person."""
