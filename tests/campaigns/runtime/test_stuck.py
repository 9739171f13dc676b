"""Endless computations are stopped: their campaign is paused with a message, and all others continue."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread, current_thread
from time import perf_counter
from typing import Any

import pytest

from engine.campaigns import Actor, Campaigns, Pause, Situation
from engine.campaigns.model.errors import Paused, RuleFailed
from engine.campaigns.runtime.computing import THREADS, Computing, Job, NeverEnded, TakesTooLong
from engine.storage import Closed
from engine.table import fair
from tests.campaigns.tables import ANA, RUI, answer, bid, running, sql
from tests.seating import find, seat_and_start
from tests.toy import game as toy

STUCK = Pause(None, stuck=True)


def forever(*_: object, **__: object) -> Any:
    while True:
        pass


async def forever_in_a_rule(*_: object, **__: object) -> Any:
    while True:
        pass


@contextmanager
def game_with(**parts: Callable[..., Any]) -> Iterator[None]:
    """The toy game with other rules."""
    before = {name: getattr(toy.GAME, name) for name in parts}
    for name, part in parts.items():
        object.__setattr__(toy.GAME, name, part)
    try:
        yield
    finally:
        for name, part in before.items():
            object.__setattr__(toy.GAME, name, part)


async def posts_of(campaigns: Campaigns, campaign: int) -> list[Any]:
    where = f"WHERE campaign = {campaign} ORDER BY number DESC LIMIT 1"
    query = f"SELECT kind, payload -> 'details' ->> 'why' FROM post {where}"
    return [tuple(each) for each in await sql(campaigns, query)]


async def told_of_pause(campaigns: Campaigns, campaign: int) -> None:
    """Waits until the thread says that the game is stuck."""
    async with asyncio.timeout(60):
        campaigns.changed.clear()
        while await posts_of(campaigns, campaign) != [("paused", "stuck")]:
            await campaigns.changed.wait()
            campaigns.changed.clear()


@pytest.fixture
def hasty(campaigns: Campaigns) -> None:
    campaigns._context.computing._seconds = 0.2


@pytest.mark.usefixtures("hasty")
async def test_endless_autopilot_is_stopped_and_others_play_on(
    campaigns: Campaigns, table: Situation, caplog: pytest.LogCaptureFixture
) -> None:
    other = await seat_and_start(campaigns, "toy")
    threads: list[Thread] = []

    def choose(*given: Any) -> Any:
        threads.append(current_thread())
        return forever(*given)

    with game_with(choose=choose):
        async with running(campaigns):
            await campaigns.seats.set_autopilot(table.id, 1, True, Actor(RUI))
            await asyncio.sleep(0.05)  # it computes now
            await bid(campaigns, other.id)
            assert threads and current_thread() not in threads, "the loop computes"
            await told_of_pause(campaigns, table.id)
            assert (await campaigns.lookup.situation(table.id)).facts.pause == STUCK
            with pytest.raises(Paused):
                await answer(campaigns, table.id, 0)
            assert (await answer(campaigns, other.id, 0, "light")).decisions == 1
    assert f"campaign {table.id}" in caplog.text and "card" not in caplog.text


@pytest.mark.usefixtures("hasty")
async def test_endless_rule_saves_nothing_and_play_continues_after_the_fix(
    campaigns: Campaigns, table: Situation
) -> None:
    turn = await bid(campaigns, table.id)
    before = await sql(campaigns, "SELECT count(*) FROM decision")
    with game_with(play=lambda *_: forever_in_a_rule()):
        campaigns._context.forget(table.id)
        async with running(campaigns):
            with pytest.raises(RuleFailed, match="forever_in_a_rule"):
                await campaigns.lookup.situation(table.id)
            await told_of_pause(campaigns, table.id)
    assert await sql(campaigns, "SELECT count(*) FROM decision") == before
    resumed = await campaigns.lifecycle.resume(table.id, Actor(ANA))
    assert (resumed.n, resumed.facts.pause) == (turn.n, None)
    assert (await answer(campaigns, table.id, 0, "light")).decisions == 1


async def test_job_that_crashed_twice_is_not_resumed(tmp_path: Path) -> None:
    """A kill may fall on any computation; the second one that falls on the same, with nothing decided since, did not
    fall there by chance."""
    path = tmp_path / "house.sqlite3"

    async def opened() -> Campaigns:
        return await Campaigns.open(path, chance=fair(Random(1)), find=find)

    async def killed(house: Campaigns, campaign: int) -> None:
        await house.close()
        path.with_name(f"{path.name}.computing").write_bytes(struct.pack("<4q", 0, campaign, 0, 0))

    house = await opened()
    table = await seat_and_start(house, "toy")
    await killed(house, table.id)
    house = await opened()
    assert (await bid(house, table.id)).facts.pause is None
    await killed(house, table.id)
    house = await opened()
    assert (await house.lookup.situation(table.id)).facts.pause is None
    await killed(house, table.id)
    house = await opened()
    assert (await house.lookup.situation(table.id)).facts.pause == STUCK
    await house.lifecycle.resume(table.id, Actor(ANA))
    await killed(house, table.id)
    house = await opened()
    assert (await house.lookup.situation(table.id)).facts.pause is None
    await house.close()


async def test_job_that_ends_in_time_is_harmless(tmp_path: Path) -> None:
    """Computations that end at about the moment at which they would be broken off: each has its result or is broken
    off, none is hit by what was meant for another."""
    computing, generator = Computing(tmp_path / "computing", seconds=0.003), Random(3)
    computing.open()

    def work(seconds: float) -> float:
        end = perf_counter() + seconds
        while perf_counter() < end:
            pass
        return seconds

    lengths = [generator.uniform(0.0, 0.2) for _ in range(100)]
    jobs = [computing.run(1, partial(work, each)) for each in lengths]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert all(result == length or isinstance(result, NeverEnded) for result, length in zip(done, lengths, strict=True))
    assert await computing.run(1, lambda: "alive") == "alive"
    assert sum(isinstance(each, NeverEnded) for each in done) > 10
    computing.close()


async def test_closed_service_computes_nothing_and_blocks_no_one(tmp_path: Path) -> None:
    """A press that comes in while the bot closes is refused; its task would wait for threads that have ended."""
    computing = Computing(tmp_path / "computing")
    computing.open()
    asked = asyncio.create_task(computing.run(1, lambda: "done"))
    await asyncio.sleep(0)
    computing.close()
    assert await asked == "done"
    async with asyncio.timeout(60):
        with pytest.raises(Closed):
            await computing.run(1, lambda: "done")


async def test_late_interruption_does_not_kill_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    computing = Computing(tmp_path / "computing")
    computing.open()
    ended = Job.end

    def end(job: Job[Any], result: Any, error: BaseException | None) -> None:
        if error is None:
            raise TakesTooLong
        ended(job, result, error)

    monkeypatch.setattr(Job, "end", end)
    for _ in range(THREADS):
        with pytest.raises(NeverEnded):
            await computing.run(1, lambda: "done")
    monkeypatch.setattr(Job, "end", ended)
    async with asyncio.timeout(60):
        assert await computing.run(1, lambda: "alive") == "alive"
    computing.close()
