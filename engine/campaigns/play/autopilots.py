"""Automatic play, in short portions that are saved one by one so that no one has to wait for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from time import perf_counter

from engine.campaigns.lifecycle.stopping import stop
from engine.campaigns.model.errors import Refused, RuleFailed
from engine.campaigns.model.situation import Pause
from engine.campaigns.play.answers import put_automatic, told_to
from engine.campaigns.play.looking_ahead import look_ahead
from engine.campaigns.play.turn_plans import play_plan
from engine.campaigns.runtime.automatic_answers import Automatic, answers_itself, next_answer
from engine.campaigns.runtime.changes import Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.storage.queries import campaigns
from engine.table import Step, Text

log = logging.getLogger(__name__)

MOST_DECISIONS = 50  # in one portion
MOST_SECONDS = 0.05  # for one portion
MOST_DECISIONS_OF_A_CHAPTER = 20_000  # more mean that autopilot is stuck in a loop
MOST_SECONDS_OF_FOLLOWING = 0.5  # how long a person's answer waits for automatic ones
RETRY_SECONDS = 600.0  # before retrying a campaign after an error


async def serve(context: Context) -> None:
    """Plays automatic answers in all campaigns, until cancelled.

    A campaign whose rules fail waits for its next change; after any other error it is retried later.
    """
    while True:
        campaign = await context.automatic.get()
        try:
            if await go_on(context, campaign):
                context.automatic.put_nowait(campaign)
        except (Refused, RuleFailed) as error:
            log.error("autopilot stopped: %s", error)
        except Exception:  # an error in one campaign must not stop the others
            log.exception("campaign %d: autopilot failed and will be retried", campaign)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, context.automatic.put_nowait, campaign)
        await asyncio.sleep(0)


async def wake_all(context: Context) -> None:
    """Checks every campaign in play for automatic answers, as after a start."""
    for campaign in await context.database.read(campaigns.that_may_answer, context.shards):
        context.automatic.put_nowait(campaign)


async def go_on(context: Context, campaign: int) -> bool:
    """Plays and saves one portion; True if there may be more to play.

    A chapter that does not end is paused before it fills the disk.
    """
    async with context.hold(campaign) as live:
        if (plan := live.due_plan) is not None:
            await play_plan(context, live, plan)
            return True
        change, now = context.change(live), context.clock.now()
        ahead = context.ahead is not None
        answers, found = await context.compute(live, lambda: _portion(change, now, ahead=ahead))
        if answers and found is not None and live.n - live.chapter_start >= MOST_DECISIONS_OF_A_CHAPTER:
            stop(change, Pause(None, endless=True))
            found = None
        if answers or (live.answers_at is not None and live.answers_at <= now):
            await context.commit(change)
        else:
            live.changing = False
        look_ahead(context, live)
        return found is not None


@dataclass(frozen=True, slots=True)
class Followed:
    """The automatic answers right after a person's answer: this person's log lines, and if a turn or phase ended."""

    told: Sequence[Text] = ()
    turn_over: bool = False


async def follow(context: Context, live: Live, seat: int) -> Followed:
    """Gives and saves the automatic answers that are due, so that the seat's player sees their result.

    Stops before autopilot plays a turn of its own, and after `MOST_SECONDS_OF_FOLLOWING`.
    """
    told: list[Text] = []
    turn_over, end = False, perf_counter() + MOST_SECONDS_OF_FOLLOWING
    while answers_itself(live) and perf_counter() < end:
        change, now = context.change(live), context.clock.now()
        steps = await context.compute(live, partial(_steps_before_autopilot, change, now))
        if not steps:
            live.changing = False
            break
        await context.commit(change)
        told += [text for step in steps for text in told_to(seat, step)]
        turn_over = turn_over or any(step.checkpoint is not None for step in steps)
    return Followed(told, turn_over)


def _steps_before_autopilot(change: Change, now: datetime) -> list[Step]:
    """Gives the answers of one portion, up to the next turn of an autopilot."""
    live, session = change.live, change.live.session
    steps: list[Step] = []
    end = perf_counter() + MOST_SECONDS
    while session is not None and len(steps) < MOST_DECISIONS and perf_counter() < end:
        found = next_answer(live, now)
        ask = session.ask_of(found.seat) if found else None
        if found is None or ask is None or (ask.in_turn and found.author.by == "autopilot"):
            break
        steps.append(put_automatic(change, session, found)[0])
        live.decided = now
    return steps


def _portion(change: Change, now: datetime, *, ahead: bool) -> tuple[int, Automatic | None]:
    """Gives the answers of one portion; returns their number, and the next one if there is one.

    With `ahead`, it stops where autopilot has to look ahead.
    """
    live, session = change.live, change.live.session
    end, most = perf_counter() + MOST_SECONDS, live.n + MOST_DECISIONS
    answers, found = 0, next_answer(live, now, ahead=ahead)
    while session is not None and found is not None:
        put_automatic(change, session, found)
        answers += 1
        if live.n >= most or perf_counter() >= end:
            break
        live.decided = now
        found = next_answer(live, now, ahead=ahead)
    return answers, found
