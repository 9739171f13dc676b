"""A stuck loop: the work that blocks it is interrupted, and a process that stays stuck ends."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from pathlib import Path

import pytest

from bot.host import watchdog
from tests.patience import PATIENCE
from tests.processes.commands import Said
from tests.processes.process import Process, python

HELD = """
import asyncio
from bot.host.watchdog import watched

async def forever():
    while True:
        pass

async def main():
    async with watched(held=0.3, still=60):
        try:
            await asyncio.create_task(forever())
        except Exception as error:
            print(type(error).__name__)
        await asyncio.sleep(1.5)
        print("all others go on")

asyncio.run(main())
"""
STILL = """
import asyncio, ctypes
from bot.host.watchdog import watched

async def main():
    async with watched(held=60, still=2):
        await asyncio.sleep(0.1)
        ctypes.PyDLL(None).sleep(60)  # holds the lock of Python: no exception comes through

asyncio.run(main())
"""


def run(code: str, folder: Path) -> Said:
    """Runs a program to its end."""
    output, errors = folder / "output", folder / "errors"
    process = Process(python, code, folder=folder, output=output, errors=errors)
    process.join(PATIENCE)
    return Said(process.exitcode, output.read_text(), errors.read_text())


def test_blocking_work_is_interrupted(tmp_path: Path) -> None:
    done = run(HELD, tmp_path)
    said = re.findall("LoopHeld|all others go on", done.stdout)
    assert (done.returncode, said) == (0, ["LoopHeld", "all others go on"])


@pytest.mark.skipif(sys.platform == "win32", reason="the sleep of C is called otherwise there")
def test_hung_process_exits_with_stacks(tmp_path: Path) -> None:
    done = run(STILL, tmp_path)
    assert done.returncode == 1
    assert "Timeout" in done.stderr and "in main" in done.stderr


async def test_systemd_is_notified_while_loop_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "BEAT", 0.01)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        async with watchdog.watched():
            said = [await asyncio.get_running_loop().sock_recv(manager, 100) for _ in range(3)]
    assert said == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]


def test_unit_is_watched() -> None:
    unit = (Path(__file__).parents[2] / "deploy" / "emberkeep.service").read_text("utf-8")
    assert "NotifyAccess=main" in unit and "Restart=on-failure" in unit
    (seconds,) = (line.partition("=")[2] for line in unit.splitlines() if line.startswith("WatchdogSec="))
    assert float(seconds) > watchdog.LONGEST_STILL > 10 * watchdog.BEAT  # it prints its stacks before it ends
