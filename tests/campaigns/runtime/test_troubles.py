"""One campaign in trouble stops no other, and a refusal or a cancelled call leaves nothing half done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta

import pytest
from sqlalchemy import text

from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns.model.errors import NothingToUndo, NotOrganiser
from engine.campaigns.model.requests import GoBack
from engine.campaigns.play import autopilots
from engine.campaigns.runtime.live import Live
from engine.campaigns.upkeep import absence, ticker
from engine.games import UnknownGame
from engine.storage import Write
from tests.campaigns.tables import ANA, StillClock, answer, bid, sql
from tests.seating import GUILD, seat_and_start


@contextmanager
def failing(campaigns: Campaigns, broken: int) -> Iterator[None]:
    """As long as this lasts, the game of one campaign cannot be found."""
    find_live = campaigns._context.find_live

    async def find(campaign: int) -> Live:
        if campaign == broken:
            raise UnknownGame("toy")
        return await find_live(campaign)

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(campaigns._context, "find_live", find)
        yield


async def test_request_that_cannot_be_closed_holds_up_no_other(campaigns: Campaigns, clock: StillClock) -> None:
    """It is tried again after ten minutes."""
    tables = [await seat_and_start(campaigns, "toy") for _ in range(2)]
    for table in tables:
        await bid(campaigns, table.id)
    requests = [await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset")) for table in tables]
    clock.turn(hours=24)
    with failing(campaigns, tables[0].id):
        await ticker.tick(campaigns._context)
    assert [(await campaigns.requests.find(each.campaign, each.id)).status for each in requests] == ["open", "late"]
    clock.turn(minutes=9, seconds=59)
    await ticker.tick(campaigns._context)
    assert (await campaigns.requests.find(requests[0].campaign, requests[0].id)).status == "open"
    clock.turn(seconds=1)
    await ticker.tick(campaigns._context)
    assert (await campaigns.requests.find(requests[0].campaign, requests[0].id)).status == "late"


async def test_many_jobs_leave_time_to_others(campaigns: Campaigns, clock: StillClock) -> None:
    """Twice as long as a job takes, others have the event loop."""
    for _ in range(4):
        table = await seat_and_start(campaigns, "toy")
        await bid(campaigns, table.id)
        await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    clock.turn(hours=24)
    loop, idle = asyncio.get_running_loop(), 0.0

    async def rest(seconds: float) -> None:
        nonlocal idle
        idle += seconds

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr("engine.campaigns.upkeep.ticker.asyncio.sleep", rest)
        began = loop.time()
        await ticker.tick(campaigns._context, rest=ticker.REST)
        took = loop.time() - began
    assert took < idle <= 2 * took


async def test_autopilots_continue_elsewhere_and_return(campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autopilots, "RETRY_SECONDS", 0.01)
    tables = [await seat_and_start(campaigns, "toy", people=1, autopilots=1) for _ in range(2)]
    serving = asyncio.create_task(autopilots.serve(campaigns._context))

    async def until_held(table: Situation) -> None:
        async with asyncio.timeout(60):
            while not (await campaigns.lookup.situation(table.id)).held:
                await campaigns.changed.wait()
                campaigns.changed.clear()

    with failing(campaigns, tables[0].id):
        await until_held(tables[1])
    await until_held(tables[0])
    serving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await serving


async def test_unreadable_campaign_does_not_block_closing(campaigns: Campaigns, clock: StillClock) -> None:
    """Deadlines move by the length of an outage; those of an unloadable campaign, too, as soon as it loads."""
    tables = [await seat_and_start(campaigns, "toy") for _ in range(2)]
    await absence.keep_time(campaigns._context)
    clock.turn(hours=5)
    with failing(campaigns, tables[0].id):
        await absence.keep_time(campaigns._context)
    found = [await campaigns.lookup.situation(table.id) for table in tables]
    assert [each.due for each in found] == [clock.now() + timedelta(hours=24)] * 2


async def test_campaign_that_cannot_be_loaded_hides_no_other(campaigns: Campaigns) -> None:
    """Lists omit it; a request for this campaign reports the problem."""
    tables = [await seat_and_start(campaigns, "toy") for _ in range(3)]
    with failing(campaigns, tables[1].id):
        for found in (await campaigns.lookup.of_server(GUILD), await campaigns.lookup.seated(ANA)):
            assert [each.id for each in found] == [tables[2].id, tables[0].id]
        assert {each.id for each in await campaigns.lookup.waiting_for(ANA)} == {tables[0].id, tables[2].id}
        with pytest.raises(UnknownGame):
            await campaigns.lookup.of_thread(tables[1].id)


async def test_impossible_request_blocks_no_one(campaigns: Campaigns) -> None:
    """The target of the undo is missing on disk: it is refused, and play does not wait for it."""
    table = await seat_and_start(campaigns, "toy", people=1, autopilots=1)
    await autopilots.go_on(campaigns._context, table.id)
    await answer(campaigns, table.id, 0)
    await campaigns._context.database.write([(text("DELETE FROM checkpoint WHERE n = 1"), ())])
    with pytest.raises(NothingToUndo):
        await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    assert (await campaigns.lookup.situation(table.id)).request is None
    assert await sql(campaigns, "SELECT * FROM request") == []
    await answer(campaigns, table.id, 0, "light")


async def test_refusal_rolls_back(campaigns: Campaigns, table: Situation) -> None:
    with pytest.raises(NotOrganiser):
        async with campaigns._context.changing(table.id) as change:
            change.update(name="Half done")
            raise NotOrganiser(ANA)
    assert (await campaigns.lookup.situation(table.id)).facts.name == "Long nights"


async def test_cancelled_call_holds_campaign_until_saved(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No one may load the campaign while what was begun is on its way to the disk."""
    context = campaigns._context
    write, began, may_end = context.database.write, asyncio.Event(), asyncio.Event()

    async def slow(writes: Sequence[Write]) -> None:
        began.set()
        await may_end.wait()
        await write(writes)

    await campaigns.seats.set_autopilot(table.id, 0, True, Actor(ANA))
    monkeypatch.setattr(context.database, "write", slow)
    playing = asyncio.create_task(autopilots.go_on(context, table.id))
    await began.wait()
    playing.cancel()
    looking = asyncio.create_task(campaigns.lookup.situation(table.id))
    await asyncio.sleep(0.01)
    assert not looking.done() and not playing.done()
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await playing
    assert 0 in (await looking).held
