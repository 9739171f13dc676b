"""`emberkeep report`: figures of each server, which name no one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import orjson
import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from bot.cli.app import app
from engine.campaigns import Actor, Campaigns
from engine.campaigns.lifecycle.figures import COUNTED
from engine.campaigns.upkeep import ticker
from engine.campaigns.upkeep.cleaning import clean
from engine.campaigns.upkeep.report import report
from engine.storage import place_of
from engine.table import fair
from tests import toy
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid, passes, play_to_end, sql
from tests.hosting.tables import in_the_lobby
from tests.seating import GUILD, find, seat_and_start


@pytest.fixture
async def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns the database of a server with a finished campaign, one whose player missed a turn, and a closed lobby."""
    toy.register(monkeypatch)
    file, clock = tmp_path / "emberkeep.db", StillClock()
    campaigns = await Campaigns.open(file, chance=fair(Random(3)), clock=clock, find=find)
    ended = await seat_and_start(campaigns, "toy")
    await play_to_end(campaigns, ended.id)
    late = await seat_and_start(campaigns, "toy")
    await bid(campaigns, late.id)
    clock.turn(hours=5)
    await answer(campaigns, late.id, 0)
    await passes(campaigns, clock, 49)
    await campaigns.lifecycle.archive(await in_the_lobby(campaigns), Actor(RUI))
    await campaigns.close()
    return file


def test_figures_of_a_server_count_ends_waits_and_notifications(path: Path) -> None:
    (found,) = report(place_of(path))
    assert (found.guild, found.campaigns, found.finished, found.closed) == (GUILD, 3, 1, 1)
    assert found.waits[-1] == pytest.approx(5)
    assert (found.missed, found.reminders) == (1, 1)
    assert 1 < found.notifications <= 2
    assert found.days == 2  # each campaign counts at least one


def test_the_command_prints_a_line_for_each_server_without_names(path: Path) -> None:
    said = CliRunner().invoke(app, ["report", str(path)])
    assert said.exit_code == 0, said.output
    head, line, note = said.output.splitlines()
    assert head.split()[0] == "server"
    assert line.split()[:8] == [str(GUILD), "3", "2", "1", "1", "0", "1", "1"]
    assert "Ana" not in said.output
    assert "Deleted campaigns are counted" in note
    said = CliRunner().invoke(app, ["report", "--months", str(path)])
    head, line, _note = said.output.splitlines()
    assert head.split()[1] == "month"
    assert line.split()[:3] == [str(GUILD), "2026-11", "3"]


def test_a_missing_database_is_explained(tmp_path: Path) -> None:
    said = CliRunner().invoke(app, ["report", str(tmp_path / "none.db")])
    assert said.exit_code == 1
    assert "none.db" in said.output + said.stderr


# ---------------------------------------------------------------- deleted campaigns


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def running(path: Path, clock: StillClock) -> AsyncIterator[Campaigns]:
    """The campaigns of `path`, four days after they began."""
    clock.turn(days=4)
    campaigns = await Campaigns.open(path, chance=fair(Random(3)), clock=clock, find=find)
    yield campaigns
    await campaigns.close()


async def purge_all(campaigns: Campaigns, clock: StillClock) -> None:
    for (campaign,) in await sql(campaigns, "SELECT id FROM campaign WHERE archived IS NULL"):
        await campaigns.lifecycle.archive(campaign, Actor(KIM, moderator=True))
    clock.turn(days=31)
    await ticker.tick(campaigns._context)
    assert await sql(campaigns, "SELECT id FROM campaign") == []


async def test_counts_stay_when_campaigns_are_deleted(path: Path, running: Campaigns, clock: StillClock) -> None:
    (before,) = report(place_of(path))
    await purge_all(running, clock)
    (after,) = report(place_of(path))
    assert (after.guild, after.campaigns, after.started, after.finished) == (GUILD, 3, 2, 1)
    assert (after.closed, after.by_clock) == (before.closed + 1, 0)
    assert (after.stayed, after.stayed_finished) == (2, 1)
    same = ("answers", "autopilot", "reminders", "missed", "minutes", "by_autopilot", "notifications", "median_hours")
    assert {each: getattr(after, each) for each in same} == {each: getattr(before, each) for each in same}
    assert after.high_hours == pytest.approx(before.high_hours, rel=0.05)
    await seat_and_start(running, "toy")
    (sum_of_both,) = report(place_of(path))
    assert (sum_of_both.campaigns, sum_of_both.started) == (4, 3)
    months = report(place_of(path), by_month=True)
    assert [(each.month, each.campaigns) for each in months] == [("2026-11", 3), ("2026-12", 1)]


async def test_kept_counts_hold_numbers_alone(running: Campaigns, clock: StillClock) -> None:
    await purge_all(running, clock)
    kept = await sql(running, "SELECT * FROM server_count")
    assert {(row.guild, row.month, row.until) for row in kept} == {(GUILD, "2026-11", None)}
    assert {row.what for row in kept if not row.what.startswith("wait ")} <= set(COUNTED)


async def test_clock_is_the_reason_of_campaigns_that_no_one_put_away(
    path: Path, running: Campaigns, clock: StillClock
) -> None:
    """No one stayed in them."""
    for _ in range(80):
        clock.turn(days=3)
        await ticker.tick(running._context)
    assert await sql(running, "SELECT id FROM campaign") == [(1,)]  # it is over
    (found,) = report(place_of(path))
    assert (found.campaigns, found.finished, found.closed, found.by_clock) == (3, 1, 2, 1)
    assert (found.stayed, found.stayed_finished) == (1, 1)


async def test_campaign_that_cannot_be_counted_is_deleted(running: Campaigns, clock: StillClock) -> None:
    await running._context.database.write([(text("UPDATE post SET payload = '{}'"), ())])
    await purge_all(running, clock)


async def test_counts_are_deleted_with_the_data_of_the_server(running: Campaigns, clock: StillClock) -> None:
    await purge_all(running, clock)
    exported = orjson.loads(await running.server_settings.export(GUILD, ANA))
    assert {"month": "2026-11", "what": "campaigns", "total": 3} in exported["counts"]
    await running.server_settings.erase(GUILD)
    assert await sql(running, "SELECT * FROM server_count") == []


async def test_counts_are_deleted_a_month_after_the_bot_has_left(running: Campaigns, clock: StillClock) -> None:
    """It may come back before. Campaigns that are deleted after it has left are not counted."""
    late = await seat_and_start(running, "toy")
    await running.lifecycle.archive(late.id, Actor(KIM, moderator=True))
    await purge_all(running, clock)
    assert await running.servers.besides(()) == [GUILD]
    await running.servers.leave(GUILD)
    assert await running.servers.besides(()) == []
    clock.turn(days=29)
    await running.servers.come_back_to(GUILD)
    clock.turn(days=29)
    await clean(running._context)
    (kept,) = await sql(running, "SELECT total FROM server_count WHERE what = 'campaigns'")
    assert kept.total == 4
    put_away, _played = [(await seat_and_start(running, "toy")).id for _ in range(2)]
    await running.lifecycle.archive(put_away, Actor(KIM, moderator=True))
    await running.servers.leave(GUILD)
    clock.turn(days=31)
    await clean(running._context)
    await ticker.tick(running._context)
    for table in ("campaign", "server_count", "note WHERE key LIKE 'left %'"):
        assert await sql(running, f"SELECT * FROM {table}") == []
