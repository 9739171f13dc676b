"""Playing the toy game through the service, a choice at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from sqlalchemy import text

from engine.campaigns import Answered, Campaigns, Situation
from engine.campaigns.upkeep import absence, ticker
from tests.seating import FIRST_USER

ANA, RUI, KIM = FIRST_USER, FIRST_USER + 1, FIRST_USER + 2


class StillClock:
    """A clock that moves only by hand."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 20, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    def turn(self, **spans: float) -> None:
        self.time += timedelta(**spans)


@asynccontextmanager
async def running(campaigns: Campaigns) -> AsyncIterator[None]:
    """Gives due automatic answers meanwhile, as the bot does."""
    task = asyncio.create_task(campaigns.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def second(campaigns: Campaigns) -> None:
    """Does what the bot does every second."""
    await absence.keep_time(campaigns._context)
    await ticker.tick(campaigns._context)


async def passes(campaigns: Campaigns, clock: StillClock, hours: float) -> None:
    """Advances the clock by hours during which the bot is running."""
    for _ in range(round(hours * 12)):
        clock.turn(minutes=5)
        await second(campaigns)


async def answer(campaigns: Campaigns, campaign: int, seat: int, *pick: str) -> Answered:
    """Gives the answer of this seat's player; by default the first option."""
    situation = await campaigns.lookup.situation(campaign)
    ask = situation.ask_of(seat)
    assert ask is not None, f"seat {seat} is asked nothing"
    user = situation.seats[seat].user
    assert user is not None
    chosen = pick or (ask.options[0].id,)
    return await campaigns.play.answer(campaign, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=chosen)


async def bid(campaigns: Campaigns, campaign: int) -> Situation:
    """Everybody bids the first card of their hand."""
    situation = await campaigns.lookup.situation(campaign)
    for seat in situation.waiting_for:
        situation = (await answer(campaigns, campaign, seat)).situation
    return situation


async def play_to_end(campaigns: Campaigns, campaign: int, seed: int = 1) -> Situation:
    """Random answers to the end of the chapter."""
    generator = Random(seed)
    situation = await campaigns.lookup.situation(campaign)
    while situation.stage == "playing":
        seat = generator.choice(situation.waiting_for)
        ask = situation.ask_of(seat)
        assert ask is not None
        options = list(ask.options)
        pick = generator.sample(options, ask.pick[0]) if ask.pick[0] > 1 else [generator.choice(options)]
        situation = (await answer(campaigns, campaign, seat, *(each.id for each in pick))).situation
    return situation


async def sql(campaigns: Campaigns, query: str) -> Sequence[Any]:
    """Rows of the database, as they are stored."""
    return await campaigns._context.database.read(lambda connection: connection.execute(text(query)).all())


async def state_of(campaigns: Campaigns, campaign: int) -> Any:
    """Returns the whole state, which no one at a table may see."""
    live = await campaigns._context.find_live(campaign)
    assert live.session is not None
    return live.session.state


async def hash_of(campaigns: Campaigns, campaign: int) -> str:
    """The hash of state and open asks."""
    live = await campaigns._context.find_live(campaign)
    assert live.session is not None
    return live.session.hash
