"""Time that is let pass on purpose, for people to see what comes of it."""

from __future__ import annotations

from engine.campaigns import Campaigns, Situation
from engine.campaigns.upkeep.absence import keep_time
from engine.campaigns.upkeep.ticker import tick
from tests.campaigns.tables import StillClock, bid, sql


async def kinds_after(campaigns: Campaigns, clock: StillClock, *, on_purpose: bool) -> list[str]:
    """Returns the kinds of the posts of five ticks, three days later."""
    await bid(campaigns, 1)
    await keep_time(campaigns._context)
    before = len(await sql(campaigns, "SELECT kind FROM post"))
    clock.turn(days=3)
    if on_purpose:
        campaigns.time_has_passed()
    for _ in range(5):
        await keep_time(campaigns._context)
        await tick(campaigns._context)
    return [kind for (kind,) in await sql(campaigns, "SELECT kind FROM post ORDER BY number")][before:]


async def test_due_jobs_are_run(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    assert {"reminder", "stalled"} & set(await kinds_after(campaigns, clock, on_purpose=True))


async def test_time_that_was_lost_is_made_up_for(campaigns: Campaigns, table: Situation, clock: StillClock) -> None:
    assert await kinds_after(campaigns, clock, on_purpose=False) == ["absent"]
