"""The host's view: `/health`, `/metrics`, and the command that reads them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from click.testing import Result
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner

from bot.cli.app import app
from bot.gateway.client import Emberkeep
from bot.gateway.health import Checkup, PortTaken, served
from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.model.requests import GoBack
from engine.campaigns.upkeep.figures import Counts
from engine.storage import Connection, Shards
from tests.campaigns.conftest import campaigns, clock, table
from tests.campaigns.tables import ANA, StillClock, answer, bid
from tests.end_to_end.lanterns import Table, opened, sandbox
from tests.end_to_end.lanterns import bid as press_bid
from tests.end_to_end.playing import card_for, custom_id, press, until_so

__all__ = ["campaigns", "clock", "opened", "sandbox", "table"]


@dataclass
class Port:
    """Returns the response of a bot's port."""

    number: int

    async def get(self, page: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{self.number}/{page}") as answer:
            return answer.status, await answer.text()

    async def value(self, sample: str, **labels: str) -> float:
        """Returns one number of the metrics, parsed as Prometheus would; 0 if it is missing."""
        status, text = await self.get("metrics")
        assert status == 200
        found = [
            each.value
            for family in text_string_to_metric_families(text)
            for each in family.samples
            if each.name == sample and each.labels == labels
        ]
        return found[0] if found else 0.0


@asynccontextmanager
async def port_of(bot: Emberkeep) -> AsyncIterator[Port]:
    async with served(bot, "127.0.0.1", 0) as number:
        yield Port(number)


async def test_bot_that_plays_is_well(opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.gateway.health.DATABASE_CHECK_SECONDS", 0)
    async with port_of(opened.bot) as port:

        async def well() -> bool:
            return await port.get("health") == (
                200,
                '{"gateway": true, "lost_shards": [], "database": true, "oldest_unsent": 0, '
                '"role": "leader", "trouble": null, "version": "0.2.0", "alive": true, "ready": true}',
            )

        await until_so(well, "a delivered start")


async def test_lost_gateway_is_reported_until_reconnected(opened: Table) -> None:
    async with port_of(opened.bot) as port:
        lost = await port.value("emberkeep_gateway_total", shard="0", event="disconnected")
        await opened.bot.on_shard_disconnect(0)
        assert (await port.get("health"))[0] == 503
        assert await port.value("emberkeep_gateway_connected", shard="0") == 0
        await opened.bot.on_shard_resumed(0)
        assert (await port.get("health"))[0] == 200
        assert await port.value("emberkeep_gateway_connected", shard="0") == 1
        assert await port.value("emberkeep_gateway_total", shard="0", event="disconnected") == lost + 1


async def test_bot_that_is_closed_is_connected_no_more(opened: Table) -> None:
    assert opened.bot.lost_shards == set()
    await opened.stop()
    assert opened.bot.lost_shards == {0}


async def test_unwritable_database_is_reported(opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.gateway.health.DATABASE_TIMEOUT_SECONDS", 0.2)
    monkeypatch.setattr("bot.gateway.health.DATABASE_CHECK_SECONDS", 0)
    async with port_of(opened.bot) as port:
        with closing(sqlite3.connect(opened.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # no one else writes now
            status, text = await port.get("health")
            assert status == 503
            assert '"database": false, "oldest_unsent": null' in text
            assert '"trouble": "It does not answer within 0.2 seconds."' in text
            other.execute("ROLLBACK")
        assert (await port.get("health"))[0] == 200


async def test_asking_often_writes_once_in_ten_seconds(opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    remember, written = opened.bot.campaigns.upkeep.remember, []

    async def counted(key: str, value: str) -> None:
        written.append(key)
        await remember(key, value)

    monkeypatch.setattr(opened.bot.campaigns.upkeep, "remember", counted)
    async with port_of(opened.bot) as port:
        await asyncio.gather(*(port.get("health") for _ in range(20)))
        assert written.count("health") == 1
        monkeypatch.setattr("bot.gateway.health.DATABASE_CHECK_SECONDS", 0)
        await port.get("health")
    assert written.count("health") == 2


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("localhost:9464", 200),
        ("[::1]:9464", 200),
        ("emberkeep", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example:9464", 421),
    ],
)
@pytest.mark.parametrize("page", ["health", "metrics"])
async def test_foreign_host_name_is_refused(page: str, host: str, status: int, campaigns: Campaigns) -> None:
    bot: Any = SimpleNamespace(campaigns=campaigns, lost_shards=set(), leadership=SimpleNamespace(role="leader"))
    async with (
        served(bot, "127.0.0.1", 0, ["emberkeep"]) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/{page}", headers={"Host": host}) as answer,
    ):
        assert answer.status == status


async def test_age_of_oldest_post_is_reported(campaigns: Campaigns, table: Situation) -> None:
    """The campaigns' clock is in the past, so the first post is that old."""
    bot: Any = SimpleNamespace(campaigns=campaigns, lost_shards=set(), leadership=SimpleNamespace(role="leader"))
    found = await Checkup(bot).health()
    started = (await campaigns.upkeep.figures()).oldest
    assert started == StillClock().time
    assert found.ready and found.oldest_unsent is not None
    (post,) = await campaigns.outbox.next_posts()
    await campaigns.outbox.mark_sent(1, post)
    assert (await Checkup(bot).health()).oldest_unsent == 0


async def test_gauges_count_waiting_work(
    campaigns: Campaigns, clock: StillClock, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.campaigns.upkeep.figures.COUNTED_EVERY_SECONDS", 0)
    lobby = await campaigns.lobby.create(game="toy", name="Deep roads", organiser=Person(5, "Olga"), guild=1, channel=2)
    await campaigns.seats.join(lobby.id, Person(5, "Olga"))
    start = await bid(campaigns, table.id)
    figures = await campaigns.upkeep.figures()
    assert dict(figures.campaigns) == {"playing": 1, "lobby": 1}
    assert (figures.asking, figures.requests, figures.outbox, figures.refusing) == (
        1,
        0,
        2,
        0,
    )
    clock.turn(minutes=5)
    await answer(campaigns, table.id, 0, "roll")
    await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", start.n))
    figures = await campaigns.upkeep.figures()
    assert (figures.asking, figures.requests, figures.outbox) == (0, 1, 3)
    (post,) = await campaigns.outbox.next_posts()
    await campaigns.outbox.mark_refused(post)
    figures = await campaigns.upkeep.figures()
    assert (figures.outbox, figures.oldest, figures.refusing) == (0, None, 1)  # a thread that refuses is no backlog


async def test_global_counts_are_cached_for_a_minute(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often Prometheus looks, and though looks overlap; what waits is as it is now. `/health` counts none."""
    made: list[Counts] = []

    def counted(connection: Connection, shards: Shards) -> Counts:
        made.append(Counts({"playing": 7 + len(made)}, 3))
        return made[-1]

    monkeypatch.setattr("engine.campaigns.upkeep.figures.read_counts", counted)
    bot: Any = SimpleNamespace(campaigns=campaigns, lost_shards=set(), leadership=SimpleNamespace(role="leader"))
    assert (await Checkup(bot).health()).ready and made == []
    looks = await asyncio.gather(*(campaigns.upkeep.figures() for _ in range(5)))
    assert [(each.asking, each.requests, each.outbox) for each in looks] == [(4, 3, 1)] * 5
    (post,) = await campaigns.outbox.next_posts()
    await campaigns.outbox.mark_sent(1, post)
    look = await campaigns.upkeep.figures()
    assert (look.asking, look.outbox, len(made)) == (4, 0, 1)
    monkeypatch.setattr("engine.campaigns.upkeep.figures.COUNTED_EVERY_SECONDS", 0)
    assert (await campaigns.upkeep.figures()).asking == 5


async def test_play_is_counted_and_timed(opened: Table) -> None:
    async with port_of(opened.bot) as port:
        samples = ("emberkeep_answers_total", "emberkeep_acknowledged_seconds_count", "emberkeep_render_seconds_count")
        answers = await port.value(samples[0])
        presses = await port.value(samples[1], what="choose")
        pictures = await port.value(samples[2], game="toy", picture="board")
        for person in (opened.ana, opened.rui):
            await card_for(person, opened.thread)
            await press_bid(opened, person)
        assert await port.value(samples[0]) == answers + 2
        assert await port.value(samples[1], what="choose") == presses + 2
        assert await port.value("emberkeep_discord_requests_total", status="200") > 0
        assert await port.value("emberkeep_campaigns", stage="playing") == 1
        assert await port.value("emberkeep_campaigns", stage="over") == 0
        assert await port.value("emberkeep_asks_open") == 1

        async def drawn() -> bool:
            return await port.value(samples[2], game="toy", picture="board") > pictures

        await until_so(drawn, "a picture")


async def test_refusals_and_faults_are_counted_by_kind(opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async with port_of(opened.bot) as port:
        staged = await port.value("emberkeep_refusals_total", kind="WrongStage")
        doubled = await port.value("emberkeep_refusals_total", kind="AlreadyAnswered")
        failed = await port.value("emberkeep_errors_total", where="answering", kind="RuntimeError")
        await opened.ana.slash("campaign start", channel=opened.thread)
        assert await port.value("emberkeep_refusals_total", kind="WrongStage") == staged + 1
        for person in (opened.ana, opened.rui):
            await card_for(person, opened.thread)
            await press_bid(opened, person)
        panel = (await opened.panel(opened.ana)).message
        light = custom_id(panel, "choose", "light")
        sent = [opened.ana.send_component(opened.thread, panel["id"], light) for _ in range(2)]  # a double click
        for each in sent:
            await opened.ana.answered(each)

        async def counted() -> bool:
            return await port.value("emberkeep_refusals_total", kind="AlreadyAnswered") == doubled + 1

        await until_so(counted, "a refusal")

        async def broken(*_: object, **__: object) -> None:
            raise RuntimeError("a fault of ours")

        monkeypatch.setattr(opened.bot.campaigns.play, "answer", broken)
        await press(opened.ana, await opened.panel(opened.ana), "choose")
        assert await port.value("emberkeep_errors_total", where="answering", kind="RuntimeError") == failed + 1


async def test_used_port_is_reported(opened: Table) -> None:
    async with port_of(opened.bot) as port:
        with pytest.raises(PortTaken, match=f"EMBERKEEP_METRICS_PORT: 127.0.0.1:{port.number} cannot be used"):
            async with served(opened.bot, "127.0.0.1", port.number):
                pass


def ask_for_health() -> Result:
    return CliRunner().invoke(app, ["health"])


async def test_command_asks_the_running_bot(opened: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async with port_of(opened.bot) as port:
        monkeypatch.setenv("EMBERKEEP_METRICS_PORT", str(port.number))
        monkeypatch.setenv("EMBERKEEP_METRICS_HOST", "0.0.0.0")
        answered = await asyncio.to_thread(ask_for_health)
        assert answered.exit_code == 0 and '"gateway": true' in answered.output
        await opened.bot.on_shard_disconnect(0)
        answered = await asyncio.to_thread(ask_for_health)
        assert answered.exit_code == 1 and '"gateway": false' in answered.output
    answered = await asyncio.to_thread(ask_for_health)
    assert answered.exit_code == 1 and "does not answer" in answered.output


def test_command_without_port_explains_setting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("EMBERKEEP_METRICS_PORT", raising=False)
    answered = ask_for_health()
    assert answered.exit_code == 1 and "EMBERKEEP_METRICS_PORT is not set" in answered.output
