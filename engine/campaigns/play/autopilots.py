"""Playing on where nobody has to press, in short portions that are saved one by one, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime
from time import perf_counter

from engine.campaigns.errors import Refused, RuleFailed
from engine.campaigns.lifecycle.stopping import stop
from engine.campaigns.model.situation import Pause
from engine.campaigns.play.answers import put_automatic
from engine.campaigns.runtime.automatic_answers import Automatic, next_answer
from engine.campaigns.runtime.changes import Change
from engine.campaigns.runtime.context import Context
from engine.storage import campaigns

log = logging.getLogger(__name__)

MOST_DECISIONS = 50  # of one portion
MOST_SECONDS = 0.05  # of one portion
MOST_DECISIONS_OF_A_CHAPTER = 20_000  # a chapter in which autopilot still plays then comes to no end
RETRY_SECONDS = 600.0  # until a campaign in which something went wrong is tried again


async def serve(context: Context) -> None:
    """Plays wherever answers are given by themselves, until cancelled. A campaign whose rules fail waits for its next
    change, one in which something else goes wrong is tried again later."""
    while True:
        campaign = await context.automatic.get()
        try:
            if await go_on(context, campaign):
                context.automatic.put_nowait(campaign)
        except (Refused, RuleFailed) as error:
            log.error("autopilot stops: %s", error)
        except Exception:  # whatever is wrong with one campaign, the others go on
            log.exception("campaign %d: autopilot rests", campaign)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, context.automatic.put_nowait, campaign)
        await asyncio.sleep(0)


async def wake_all(context: Context) -> None:
    """Looks at every campaign in play that may answer by itself, as after a start."""
    for campaign in await context.database.read(campaigns.that_may_answer, context.shards):
        context.automatic.put_nowait(campaign)


async def go_on(context: Context, campaign: int) -> bool:
    """Plays and saves one portion; True if there may be more to play after it. A chapter that comes to no end is
    paused before it fills the disk."""
    async with context.hold(campaign) as live:
        change, now = context.change(live), context.clock.now()
        answers, found = await context.compute(live, lambda: _portion(change, now))
        if answers and found is not None and live.n - live.chapter_start >= MOST_DECISIONS_OF_A_CHAPTER:
            stop(change, Pause(None, endless=True))
            found = None
        if answers or (live.answers_at is not None and live.answers_at <= now):
            await context.commit(change)
        else:
            live.changing = False
        return found is not None


def _portion(change: Change, now: datetime) -> tuple[int, Automatic | None]:
    """Submits the answers of one portion; returns how many those were, and the next one if there is one."""
    live, session = change.live, change.live.session
    end, most = perf_counter() + MOST_SECONDS, live.n + MOST_DECISIONS
    answers, found = 0, next_answer(live, now)
    while session is not None and found is not None:
        put_automatic(change, session, found)
        answers += 1
        if live.n >= most or perf_counter() >= end:
            break
        live.decided = now
        found = next_answer(live, now)
    return answers, found
