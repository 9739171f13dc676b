"""Leases: one process leads each range of shards through every fault."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

import pytest

from engine.storage import CannotOpen, Closed, Database, InUse, Shards, Unreachable, back_up, restore
from engine.storage.leadership import leases
from engine.storage.queries import notes
from tests import postgres

FIRST, SECOND = Shards(0, 3, 8), Shards(4, 7, 8)
SOON = 30.0  # seconds that a busy machine may take for immediate work


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Renewals come often, so that it is soon seen that a process lives."""
    monkeypatch.setattr(leases, "RENEWED_EVERY_SECONDS", 0.1)


@pytest.fixture
def url(server: postgres.Server, tmp_path: Path) -> str:
    return server.url(tmp_path / "house")


@asynccontextmanager
async def opened(url: str, shards: Shards | None = None) -> AsyncIterator[Database]:
    database = await Database.open(url, shards)
    try:
        yield database
    finally:
        await database.close()


async def noted(database: Database, key: str) -> str | None:
    return await database.read(notes.value_of, key)


CHILD = """
import asyncio, sys
from engine.storage import Database, Shards
from engine.storage.leadership import leases
from engine.storage.queries import notes
leases.LASTS_SECONDS, leases.RENEWED_EVERY_SECONDS = float(sys.argv[2]), 0.1
async def main():
    database = await Database.open(sys.argv[1], Shards(0, 3, 8))
    print("leads", flush=True)
    while (line := await asyncio.to_thread(sys.stdin.readline)).strip():
        try:
            await database.write(notes.put("a", line.strip()))
            print("written", database.leads, flush=True)
        except Exception as error:
            print(type(error).__name__, database.leads, flush=True)
asyncio.run(main())
"""


class Child:
    """A process that leads the first half of the shards, and writes on request."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def says(self) -> str:
        assert self.process.stdout is not None
        return (await self.process.stdout.readline()).decode().strip()

    async def writes(self, value: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{value}\n".encode())
        return await self.says()


@asynccontextmanager
async def child(url: str, lasts: float = 1.0) -> AsyncIterator[Child]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", CHILD, url, str(lasts), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        started = Child(process)
        assert await started.says() == "leads"
        yield started
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


# ---------------------------------------------------------------- one of them


async def test_range_is_one_process_s(url: str) -> None:
    async with opened(url, FIRST):
        with pytest.raises(InUse, match=r"open for shards 0-3/8 \(.*, process \d+\).* Stop that bot first"):
            await Database.open(url, FIRST)
    async with opened(url, FIRST):
        pass


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Shards(3, 5, 8), "open for shards 0-3/8.* give this one others in EMBERKEEP_SHARDS"),
        (Shards(0, 7, 8), "open for shards 0-3/8"),
        (Shards(4, 7, 16), "end EMBERKEEP_SHARDS here with /8"),
        (Shards(), "end EMBERKEEP_SHARDS here with /8"),
    ],
)
async def test_ranges_that_meet_are_refused(url: str, other: Shards, said: str) -> None:
    async with opened(url, FIRST) as first:
        standby = Database.standing_by(url, other)
        with pytest.raises(InUse, match=said):
            await standby.lead()  # it would wait for its own range, and not for these
        await standby.close()
        await first.write(notes.put("a", "1"))


async def test_other_ranges_lead_beside_it(url: str) -> None:
    async with opened(url, FIRST) as first, opened(url, SECOND) as second:
        await first.write(notes.put("a", "1"))
        await second.write(notes.put("b", "2"))
        assert await noted(first, "b") == "2" and await noted(second, "a") == "1"
        assert first.leads and second.leads


async def test_free_ranges_may_be_divided_differently(url: str) -> None:
    async with opened(url, FIRST):
        pass
    async with opened(url, Shards(2, 5, 8)):
        with pytest.raises(InUse):
            await Database.open(url, FIRST)
    async with opened(url):
        pass


@pytest.mark.sqlite
async def test_file_is_for_all_shards(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=r"Give EMBERKEEP_SHARDS=8, .* or let EMBERKEEP_DATABASE be on a PostgreSQL"):
        await Database.open(tmp_path / "house.sqlite3", FIRST)
    async with opened(str(tmp_path / "house.sqlite3"), Shards(0, 7, 8)) as database:
        assert database.leads


# ---------------------------------------------------------------- one after the other


async def test_standby_leads_at_once_after_a_clean_end(url: str) -> None:
    """It also learns which interactions were taken."""
    first, second = await Database.open(url, FIRST), Database.standing_by(url, FIRST)
    waiting = asyncio.create_task(second.lead())
    await asyncio.sleep(0.5)
    assert not waiting.done() and not second.leads
    for early in (second.write(notes.put("a", "2")), second.read(notes.value_of, "a")):
        with pytest.raises(Closed):
            await early
    await first.write(notes.put("a", "1"))
    began = time.monotonic()
    await first.hand_over([2**62 + 1, 7])
    assert await asyncio.wait_for(waiting, SOON) == {7, 2**62 + 1}
    assert time.monotonic() - began < leases.LASTS_SECONDS  # it did not wait until the lease was over
    with pytest.raises(Closed):
        await first.write(notes.put("a", "3"))
    await second.write(notes.put("a", "2"))
    assert await noted(first, "a") == "2" and (first.leads, second.leads) == (False, True)
    await first.close()
    assert second.leads
    await second.close()


async def test_first_leader_has_no_predecessor(url: str) -> None:
    database = Database.standing_by(url, FIRST)
    assert await database.lead() is None
    await database.close()
    again = Database.standing_by(url, FIRST)
    assert await again.lead() == frozenset()
    await again.close()


async def test_standby_that_gives_up_leaves_nothing_behind(url: str) -> None:
    async with opened(url, FIRST):
        standby = Database.standing_by(url, FIRST)
        waiting = asyncio.create_task(standby.lead())
        await asyncio.sleep(0.3)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await standby.close()
    async with opened(url, FIRST):
        pass


async def test_killed_process_is_followed_when_its_lease_is_over(url: str) -> None:
    async with child(url) as killed:
        assert await killed.writes("1") == "written True"
        standby = Database.standing_by(url, FIRST)
        waiting = asyncio.create_task(standby.lead())
        await asyncio.sleep(0.5)
        assert not waiting.done()
        killed.process.kill()
        await killed.process.wait()
        assert await asyncio.wait_for(waiting, SOON) is None  # it has left no word
        assert await noted(standby, "a") == "1"
        await standby.close()


async def test_start_after_kill_waits_for_lease(url: str) -> None:
    """No one renews it, so it is not in use."""
    async with child(url) as killed:
        killed.process.kill()
        await killed.process.wait()
        async with opened(url, FIRST) as database:
            assert database.leads


def test_crash_is_followed_in_less_than_ten_seconds() -> None:
    """The lease lasts, the standby looks, and any write of a stopped process has been aborted by then."""
    from engine.storage.backends import postgres
    from engine.storage.database import database

    assert leases.LASTS_SECONDS + database.LOOKED_AT_EVERY_SECONDS + 1 < 10
    assert "idle_in_transaction_session_timeout TO '4s'" in postgres.BEGIN


# ---------------------------------------------------------------- one that does not know


async def test_stopped_process_writes_nothing_once_another_leads(url: str) -> None:
    async with child(url) as stopped:
        assert await stopped.writes("1") == "written True"
        os.kill(stopped.process.pid, signal.SIGSTOP)
        async with opened(url, FIRST) as database:
            await database.write(notes.put("a", "2"))
            os.kill(stopped.process.pid, signal.SIGCONT)
            assert await stopped.writes("3") == "InUse False"
            assert await stopped.writes("4") == "InUse False"  # and it stays so
            assert await noted(database, "a") == "2"


async def test_suspended_process_resumes_if_no_one_followed(url: str) -> None:
    async with child(url) as stopped:
        os.kill(stopped.process.pid, signal.SIGSTOP)
        await asyncio.sleep(1.5)
        os.kill(stopped.process.pid, signal.SIGCONT)
        assert (await stopped.writes("1")).startswith("written")


async def test_process_stopped_in_transaction_blocks_no_one(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server aborts it; earlier acknowledged writes are kept."""
    monkeypatch.setattr(leases, "LASTS_SECONDS", 0.5)
    monkeypatch.setattr(leases, "RENEWED_EVERY_SECONDS", SOON)
    monkeypatch.setattr(
        "engine.storage.backends.postgres.BEGIN", "BEGIN; SET LOCAL idle_in_transaction_session_timeout TO '500ms';"
    )
    first = await Database.open(url, FIRST)
    lease, stopped = first._led().lease, Event()
    begin = lease.begin_writing

    def and_stop(connection: object) -> None:
        begin(connection)  # type: ignore[arg-type]
        stopped.wait(SOON)

    first._led().writer._begin = and_stop
    writing = asyncio.create_task(first.write(notes.put("a", "1")))
    async with opened(url, FIRST) as second:
        await second.write(notes.put("a", "2"))
        stopped.set()
        with pytest.raises(Unreachable):
            await writing
        assert await noted(second, "a") == "2"
    await first.close()


async def test_successor_sees_pending_writes(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LASTS_SECONDS", 0.5)
    monkeypatch.setattr(leases, "RENEWED_EVERY_SECONDS", SOON)
    first = await Database.open(url, FIRST)
    lease, begun, go_on = first._led().lease, Event(), Event()
    begin = lease.begin_writing

    def slowly(connection: object) -> None:
        begin(connection)  # type: ignore[arg-type]
        begun.set()
        go_on.wait(SOON)

    first._led().writer._begin = slowly
    writing = asyncio.create_task(first.write(notes.put("a", "1")))
    await asyncio.to_thread(begun.wait, SOON)
    following = asyncio.create_task(Database.open(url, FIRST))
    with postgres.connect(url, autocommit=True) as connection:
        waits = "wait_event_type = 'Lock' AND query LIKE 'DELETE FROM lease%'"
        async with asyncio.timeout(SOON):
            while not connection.execute(f"SELECT FROM pg_stat_activity WHERE {waits}").fetchall():
                assert not following.done()
                await asyncio.sleep(0.05)
    go_on.set()
    await writing
    second = await following
    assert await noted(second, "a") == "1"
    await first.close()
    await second.close()


async def test_process_without_lease_is_informed(url: str) -> None:
    async with opened(url, FIRST) as first, opened(url, SECOND) as beside:
        told, not_told = asyncio.create_task(first.lost()), asyncio.create_task(beside.lost())
        with postgres.connect(url) as connection:
            connection.execute("DELETE FROM lease WHERE first = 0")
        await asyncio.wait_for(told, SOON)
        assert (first.leads, beside.leads) == (False, True)
        await asyncio.sleep(0.3)
        assert not not_told.done()
        not_told.cancel()


async def test_server_that_was_away_costs_no_lease(server: postgres.Server, url: str) -> None:
    async with opened(url, FIRST) as database:
        server.drop_connections(url)
        await asyncio.sleep(0.5)
        server.drop_connections(url)
        await asyncio.sleep(0.5)
        assert database.leads
        await database.write(notes.put("a", "1"))


# ---------------------------------------------------------------- clocks


async def test_lease_is_over_by_the_own_clock_too(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has slept knows at once that it may lead no more, before it has asked."""
    async with opened(url, FIRST) as database:
        monkeypatch.setattr(leases, "clock", lambda: time.monotonic() + 1e9)
        assert not database.leads


async def test_clock_set_back_does_not_extend_a_dead_lease(url: str) -> None:
    async with child(url) as killed:
        killed.process.kill()
        await killed.process.wait()
    with postgres.connect(url) as connection:
        connection.execute("UPDATE lease SET until = until + 3600000")
    async with opened(url, FIRST):
        pass


async def test_epochs_grow_though_a_backup_is_put_back(url: str, tmp_path: Path) -> None:
    async def epoch() -> int:
        async with opened(url) as database:
            return int(database._led().lease._epoch)  # type: ignore[attr-defined]

    first = await epoch()
    await asyncio.to_thread(back_up, url, tmp_path / "monday.dump")
    second = await epoch()
    await asyncio.to_thread(restore, tmp_path / "monday.dump", url)
    assert first < second < await epoch()


# ---------------------------------------------------------------- tables


async def test_tables_are_not_changed_beneath_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url, FIRST):
        with postgres.connect(url) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '0006'")
        with pytest.raises(InUse, match=r"shards 0-3/8 .* its tables are to be changed\. Stop all"):
            await Database.open(url, SECOND)


async def test_copy_is_restored_only_without_leader(url: str, tmp_path: Path) -> None:
    async with opened(url, FIRST):
        await asyncio.to_thread(back_up, url, tmp_path / "monday.dump")
        with pytest.raises(InUse):
            await asyncio.to_thread(restore, tmp_path / "monday.dump", url)
    await asyncio.to_thread(restore, tmp_path / "monday.dump", url)
