"""A PostgreSQL server whose disk fills up or that restarts during play: everyone is notified, acknowledged answers
are kept, and play continues by itself afterwards.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from time import perf_counter

import pytest
from psycopg import OperationalError
from structlog.testing import capture_logs

from bot.gateway.health import Checkup
from bot.local_discord import Answer, Sandbox
from tests import postgres
from tests.end_to_end.lanterns import Table, sandbox, table_on_server
from tests.end_to_end.playing import card_for, until_so
from tests.hurry import hurry
from tests.processes.workers import say

__all__ = ["hurry", "sandbox"]

pytestmark = [pytest.mark.soak, pytest.mark.usefixtures("hurry")]

AWAY = "My database does not answer at the moment. All that was saved is safe"
DISK = "160m"
MOST_LOG_FILES = 20
PAGE = 4096  # bytes
LONGEST = 60.0  # seconds until something is as it should be
SETTINGS = (*postgres.SETTINGS, "min_wal_size=32MB", "max_wal_size=32MB")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own, which a server can reach by a short path."""
    folder = Path("/tmp") / f"disk-{os.getpid()}"
    folder.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={DISK},mode=755", "tmpfs", folder]
    try:
        if os.geteuid() or subprocess.run(mounting, capture_output=True, check=False).returncode:
            pytest.skip("only a user who may mount a small disk can fill one up")
        yield folder
        subprocess.run(["umount", folder], check=True)
    finally:
        folder.rmdir()


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Fills a disk completely."""
    ballast = folder / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while file.write(bytes(PAGE)):
            pass
    try:
        yield
    finally:
        ballast.unlink()


@asynccontextmanager
async def table_on(
    server: postgres.Server, sandbox: Sandbox, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Table]:
    """Both have bid, and it is Ana's turn."""
    monkeypatch.setattr("bot.gateway.health.DATABASE_CHECK_SECONDS", 0)
    async with table_on_server(sandbox, server.url(folder / "house"), monkeypatch) as table:
        yield table


async def light_and_take_back_until_told(table: Table) -> int:
    """Ana lights a lantern and takes it back, again and again, until a message says that the database is unavailable.
    Returns how many lanterns she has lit then.
    """
    lit, panel = 0, await table.panel(table.ana)
    while True:
        answer = await table.ana.click(panel, "Undo" if lit else "Light a lantern")
        if AWAY in answer.text:
            return lit
        lit, panel = 1 - lit, answer


async def expect_to_stand(server: postgres.Server, table: Table, lit: int) -> None:
    """Acknowledged answers count, and the turn can be finished; a stopped server is started again."""
    panel: list[Answer] = []

    async def answers() -> bool:
        if not server.runs:
            server.start()
        panel[:] = [await table.panel(table.ana)]
        return AWAY not in panel[0].text

    began = perf_counter()
    await until_so(answers, "a panel", LONGEST)
    say(f"\nplay goes on {perf_counter() - began:.1f} s after that")
    assert f"{2 - lit} actions left" in panel[0].text
    for label in ["Light a lantern"] * (2 - lit) + ["End turn"]:
        panel[0] = await table.ana.click(panel[0], label)
    await card_for(table.rui, table.thread)
    assert (await Checkup(table.bot).health()).ready


async def test_full_disk_is_reported_and_loses_nothing(
    disk: Path, sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with postgres.started(SETTINGS, within=disk) as server:
        async with table_on(server, sandbox, tmp_path, monkeypatch) as table:
            with filled(disk), capture_logs() as logs:
                lit = await light_and_take_back_until_told(table)
            told = [each["reason"] for each in logs if each["event"] == "database unreachable"]
            assert told and all("Make room on the disk of its server" in each for each in told), told
            await expect_to_stand(server, table, lit)


async def test_full_log_disk_is_reported_and_loses_nothing(
    disk: Path, sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server aborts running statements, or stops and is started again once there is space."""
    with postgres.started(SETTINGS, within=disk) as server:
        async with table_on(server, sandbox, tmp_path, monkeypatch) as table:
            connection = postgres.connect(str(table.database), autocommit=True)
            with filled(disk), closing(connection):
                with pytest.raises(OperationalError):
                    for _ in range(MOST_LOG_FILES):
                        connection.execute("SELECT pg_switch_wal(), txid_current()")
                lit = await light_and_take_back_until_told(table)
                health = await Checkup(table.bot).health()
            assert not health.ready and health.trouble
            await expect_to_stand(server, table, lit)


async def test_restarted_server_is_found_again(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with postgres.started(SETTINGS) as server:
        async with table_on(server, sandbox, tmp_path, monkeypatch) as table:
            server.stop()
            lit = await light_and_take_back_until_told(table)
            health = await Checkup(table.bot).health()
            assert not health.ready and health.trouble
            await expect_to_stand(server, table, lit)
