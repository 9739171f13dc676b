"""Two processes of the same shards: one answers, the other stands by, and takes over without a press being lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.gateway.client import Emberkeep
from bot.gateway.health import Checkup
from bot.gateway.pointing import point_discord_at
from bot.interactions import connection
from bot.local_discord import Answer, Sandbox
from bot.local_discord.model.errors import JsonObject
from engine.campaigns import Campaigns
from engine.storage import InUse
from engine.storage.leadership import leases
from engine.table import fair
from tests import postgres, toy
from tests.end_to_end.playing import (
    BUTTON,
    PATIENCE,
    DrawnHere,
    card_for,
    delivered,
    parts,
    press,
    settled,
    started,
    turn_cards,
    until,
)
from tests.hurry import hurry

__all__ = ["hurry"]


class Process(Emberkeep):
    """The bot of one process, and the task that keeps it connected."""

    connection: asyncio.Task[None]


Start = Callable[[], Awaitable[Process]]


@pytest.fixture
async def start(
    sandbox: Sandbox, server: postgres.Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hurry: None
) -> AsyncIterator[Start]:
    """Starts a process of the bot; all share a database, and the local Discord."""
    toy.register(monkeypatch)
    monkeypatch.setattr(leases, "RENEWED_EVERY_SECONDS", 0.1)
    monkeypatch.setattr(leases, "LASTS_SECONDS", 2.0)
    monkeypatch.setattr(connection, "SECONDS_BETWEEN_IDENTIFIES", 0)
    url = server.url(tmp_path / "house")
    async with AsyncExitStack() as running:

        async def started_process() -> Process:
            return await running.enter_async_context(process_on(sandbox, url))

        yield started_process


@asynccontextmanager
async def process_on(sandbox: Sandbox, url: str) -> AsyncIterator[Process]:
    """A process that is READY, whether it leads or not."""
    with point_discord_at(sandbox.url):
        campaigns = Campaigns.standing_by(url, chance=fair(Random(1)))
        bot = Process(campaigns, DrawnHere(), guild_ready_timeout=0.05)
        bot.connection = asyncio.create_task(bot.start(sandbox.token))
        try:
            await asyncio.wait(
                [bot.connection, asyncio.create_task(bot.wait_until_ready())], return_when=asyncio.FIRST_COMPLETED
            )
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(bot.connection, return_exceptions=True)
            await campaigns.close()


def acknowledgements(sandbox: Sandbox) -> list[tuple[int, JsonObject | None]]:
    return [(each.status, each.answer) for each in sandbox.requests if each.template.endswith("/callback")]


async def test_leader_answers_and_standby_waits(sandbox: Sandbox, start: Start) -> None:
    leader = await start()
    await settled(leader)
    standby = await start()
    thread = await started(sandbox, "Ana", "Rui")
    await card_for(sandbox.user("Ana"), thread)
    await delivered(leader)
    assert (leader.leadership.role, standby.leadership.role) == ("leader", "standby")
    assert len(sandbox.gateway.session_ids) == 2
    assert {status for status, _ in acknowledgements(sandbox)} <= {200, 204}
    health = await Checkup(standby).health()
    assert (health.alive, health.ready, health.role, health.database) == (True, True, "standby", None)
    assert (await Checkup(leader).health()).ready


async def test_presses_between_two_leaders_are_answered_late_and_once(sandbox: Sandbox, start: Start) -> None:
    leader = await start()
    await settled(leader)
    thread = await started(sandbox, "Ana", "Rui")
    ana = sandbox.user("Ana")
    await card_for(ana, thread)
    await delivered(leader)
    standby = await start()
    before = ana.send_component(thread, turn_cards(ana, thread)[-1]["id"], act_in(turn_cards(ana, thread)[-1]))
    assert await ana.answered(before)  # taken by the leader, heard by both
    await leader.leadership.finish(PATIENCE)
    between = ana.send_component(thread, turn_cards(ana, thread)[-1]["id"], act_in(turn_cards(ana, thread)[-1]))
    await leader.close()
    answer: Answer = await ana.answered(between)
    assert standby.leadership.role == "leader"
    assert "bid" in answer.text.lower()
    assert {status for status, _ in acknowledgements(sandbox)} <= {200, 204}, "answered twice"


async def test_slow_answer_at_handover_can_be_repeated(
    sandbox: Sandbox, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.gateway.client.SECONDS_TO_FINISH", 0.05)
    leader = await start()
    await settled(leader)
    thread = await started(sandbox, "Ana", "Rui")
    ana = sandbox.user("Ana")
    panel = await press(ana, await card_for(ana, thread), "act")
    await delivered(leader)
    standby, begun = await start(), asyncio.Event()

    async def load_slowly(user: int) -> None:
        begun.set()
        await until(lambda: standby.leadership.role == "leader", "a handover")

    monkeypatch.setattr(leader.services.readers, "load", load_slowly)
    answer = asyncio.create_task(press(ana, panel, "choose"))
    await begun.wait()
    await leader.close()
    assert (await answer).text.strip() == "I was away for a moment. Please press again; nothing was counted twice."
    assert "You chose" in (await press(ana, panel, "choose")).text
    assert {status for status, _ in acknowledgements(sandbox)} <= {200, 204}


async def test_kept_presses_are_dropped_without_a_handover_record(sandbox: Sandbox, start: Start) -> None:
    leader = await start()
    await settled(leader)
    thread = await started(sandbox, "Ana", "Rui")
    ana = sandbox.user("Ana")
    card = await card_for(ana, thread)
    await delivered(leader)
    standby = await start()
    leader.leadership.end()
    sent = ana.send_component(thread, card["id"], act_in(card))
    await forget_lease(leader)
    await until(lambda: standby.leadership.role == "leader", "a takeover")
    assert not sent.first.done()
    answer = await press(ana, card, "act")
    assert answer.text and not sent.first.done()


async def test_process_without_lease_stops(sandbox: Sandbox, start: Start) -> None:
    leader = await start()
    await settled(leader)
    standby = await start()
    await forget_lease(leader)
    await until(lambda: standby.leadership.role == "leader", "a takeover")
    with pytest.raises(InUse):
        await leader.campaigns.upkeep.remember("mine", "still")
    with pytest.raises(InUse, match="taken over"):
        await leader.connection
    assert leader.leadership.role == "ended"
    await started(sandbox, "Ana", "Rui")


async def test_standby_that_is_stopped_changes_nothing(sandbox: Sandbox, start: Start) -> None:
    leader = await start()
    await settled(leader)
    standby = await start()
    await standby.close()
    await started(sandbox, "Ana", "Rui")
    assert leader.leadership.role == "leader"


async def test_standby_of_a_standby_goes_on_where_both_have_left(sandbox: Sandbox, start: Start) -> None:
    bots = [await start(), await start(), await start()]
    await settled(bots[0])
    thread = await started(sandbox, "Ana", "Rui")
    ana = sandbox.user("Ana")
    card = await card_for(ana, thread)
    await delivered(bots[0])
    taken = ana.send_component(thread, card["id"], act_in(card))
    await ana.answered(taken)
    for _ in range(2):
        leader = next(each for each in bots if each.leadership.role == "leader")
        await leader.close()
        bots.remove(leader)
        await until(lambda: any(each.leadership.role == "leader" for each in bots), "the next")
    assert int(taken.id) in bots[0].leadership.taken, "what the first took is known to the third"
    assert "bid" in (await press(ana, card, "act")).text.lower()
    assert {status for status, _ in acknowledgements(sandbox)} <= {200, 204}, "answered twice"


def act_in(card: JsonObject) -> str:
    return next(str(part["custom_id"]) for part in parts(card, BUTTON) if part["custom_id"].split("/")[1] == "act")


async def forget_lease(bot: Emberkeep) -> None:
    """Ends the lease of a process, as if it had been suspended."""
    lease: Any = bot.campaigns._context.database._led().lease
    lease._renew = lambda: None
    await until(lambda: not lease.leads, "a lease that is over")
