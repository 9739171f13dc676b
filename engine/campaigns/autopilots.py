"""Playing for seats on autopilot, in short portions that are saved one by one, so that nobody has to wait for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import perf_counter

from sqlalchemy import select

from engine.campaigns.changes import Author
from engine.campaigns.context import Context
from engine.campaigns.errors import Refused, RuleFailed
from engine.campaigns.live import Live
from engine.campaigns.play import put_answer
from engine.campaigns.record import rules_of
from engine.storage import tables
from engine.table import Ask, Session, WrongAnswer

log = logging.getLogger(__name__)

LARGEST_PORTION = 50  # decisions
LONGEST_PORTION = 0.05  # seconds
REST = 600.0  # seconds until a campaign in which something went wrong is tried again
AUTOPILOT = Author(None, "autopilot")


async def serve(context: Context) -> None:
    """Plays wherever autopilots are asked, until cancelled. A campaign whose rules fail waits for its next change, one
    in which something else goes wrong is tried again later."""
    while True:
        campaign = await context.automatic.get()
        try:
            if await go_on(context, campaign):
                context.automatic.put_nowait(campaign)
        except (Refused, RuleFailed) as error:
            log.error("autopilot stops: %s", error)
        except Exception:  # whatever is wrong with one campaign, the others go on
            log.exception("campaign %d: autopilot rests", campaign)
            asyncio.get_running_loop().call_later(REST, context.automatic.put_nowait, campaign)
        await asyncio.sleep(0)


async def wake_all(context: Context) -> None:
    """Looks at every campaign in play that has an autopilot, as after a start."""
    query = (
        select(tables.campaigns.c.id)
        .distinct()
        .join(tables.seats, tables.seats.c.campaign == tables.campaigns.c.id)
        .where(tables.campaigns.c.stage == "playing", tables.seats.c.autopilot)
    )
    for campaign in await context.database.read(lambda connection: connection.scalars(query).all()):
        context.automatic.put_nowait(campaign)


async def go_on(context: Context, campaign: int) -> bool:
    """Plays and saves one portion; True if autopilots are still asked something after it."""
    async with context.hold(campaign) as live:
        change, session = context.change(live), live.session
        end, most = perf_counter() + LONGEST_PORTION, live.n + LARGEST_PORTION
        answers = 0
        while session is not None and (found := next_ask(live)) is not None:
            ask, seat = found
            put_answer(change, session, seat, AUTOPILOT, choose(live, session, ask, seat))
            answers += 1
            if live.n >= most or perf_counter() >= end:
                break
        if answers:
            await context.commit(change)
        return next_ask(live) is not None


def next_ask(live: Live) -> tuple[Ask, int] | None:
    """An open ask that only autopilots may answer, and the seat that answers it."""
    session = live.session
    if session is None or live.facts.stage != "playing" or live.request is not None:
        return None
    for ask in session.asks:
        if ask.seats[0] not in session.held and all(live.seats[seat].autopilot for seat in ask.seats):
            return ask, ask.seats[0]
    return None


def choose(live: Live, session: Session, ask: Ask, seat: int) -> Sequence[str]:
    """What autopilot picks; if that is not legal, what counts when time runs out, or the first choices."""
    with rules_of(live):
        pick = list(live.game.choose(live.game.view(session.state, seat), ask, seat))
    try:
        ask.check(pick)
    except WrongAnswer:
        log.warning("the autopilot of %s picked something illegal for %s", live.game.key, ask.key)
        return ask.usual or [option.id for option in ask.options[: ask.pick[0]]]
    return pick
