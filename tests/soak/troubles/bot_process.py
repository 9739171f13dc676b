"""Runs the real bot in a process of its own, which kills itself at one place or is killed from outside. A place is what
the bot is doing: before or after a request to Discord or a write, identified by its caller, and the steps of a commit.
Acknowledged answers are in a file that outlives the process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from random import SystemRandom
from types import FrameType, SimpleNamespace
from typing import Any

import pytest
from discord.http import HTTPClient
from sqlalchemy import Connection

from bot.gateway.client import Emberkeep
from bot.gateway.pointing import point_discord_at
from engine.campaigns import Campaigns
from engine.campaigns.runtime.context import Context
from engine.storage import Database
from engine.storage.backends import postgres
from engine.table import fair
from tests.end_to_end.playing import Later
from tests.hurry import WAITING, short_sleep
from tests.processes.bot import OnePicture, make_long, note_what_is_acknowledged
from tests.processes.lines import Lines
from tests.processes.quiet import silence

OURS = ("/bot/", "/engine/campaigns/")
HELPERS = {"thread.py", "retry.py", "uncancellable.py", "context.py", "reply.py", "background.py", "service.py"}
BEGINS = "BEGIN IMMEDIATE"  # in a file
STEPS = (BEGINS, postgres.BEGIN, "COMMIT")
FULL_FOR = 0.3  # seconds
FULL, ROOMY = 1, 2**30  # pages that a database may have; SQLite takes no fewer than there are


@dataclass(frozen=True)
class Life:
    """The plan of one process: it dies at the `nth` passage of one of its places. `armed` counts from its start,
    otherwise from when the file of that name exists. Its clock may be days off, and its disk full for a while.
    """

    places: frozenset[str] = frozenset()
    nth: int = 1
    armed: bool = True
    days: float = 0.0
    full_after: float | None = None


class Places:
    """Counts how often each place is passed, records each once, and kills the process at the planned one."""

    def __init__(self, folder: Path, life: Life) -> None:
        self._noted, self._died = Lines(folder / "places"), Lines(folder / "died")
        self._armed = folder / "armed"
        self._life = life
        self._passed = Counter[str]()
        self._known: set[str] = set(self._noted.read())

    def passing(self, place: str) -> None:
        """Dies here, if that is the plan."""
        if place not in self._known:
            self._known.add(place)
            self._noted.add(place)
        if place in self._life.places and (self._life.armed or self._armed.exists()):
            self._passed[place] += 1
            if self._passed[place] >= self._life.nth:
                self._died.add(place)
                os.kill(os.getpid(), signal.SIGKILL)

    def around(self, owner: type, name: str) -> None:
        """Makes every call of this method a place before and one after it."""
        call: Callable[..., Awaitable[Any]] = getattr(owner, name)

        async def watched(*given: Any, **named: Any) -> Any:
            place = _who(sys._getframe(1))
            if place is None:
                return await call(*given, **named)
            self.passing(f"{place}: before {name}")
            done = await call(*given, **named)
            self.passing(f"{place}: after {name}")
            return done

        setattr(owner, name, watched)

    def in_commits(self, disk: SimpleNamespace) -> None:
        """Treats the steps of a commit as places, too. While the disk is full, commits that need space fail."""
        execute = Connection.exec_driver_sql

        def watched(connection: Connection, statement: str, *more: Any, **named: Any) -> Any:
            step = next((each for each in STEPS if statement.startswith(each)), None)
            if step is None:
                return execute(connection, statement, *more, **named)
            if step == BEGINS:
                execute(connection, f"PRAGMA max_page_count={FULL if disk.full else ROOMY}")
            self.passing(f"writer: before {step}")
            done = execute(connection, statement, *more, **named)
            self.passing(f"writer: after {step}")
            return done

        Connection.exec_driver_sql = watched  # type: ignore[method-assign]


def _who(frame: FrameType | None) -> str | None:
    """Returns the innermost function of ours that waits, helpers aside."""
    while frame is not None:
        file = frame.f_code.co_filename
        module = file.rpartition("/")[2]
        if any(each in file for each in OURS) and "/sandbox/" not in file and module not in HELPERS:
            return f"{module.removesuffix('.py')}.{frame.f_code.co_name}"
        frame = frame.f_back
    return None


def live(folder: Path, database: str, url: str, token: str, life: Life) -> None:
    """Runs the bot until it dies."""
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)  # until the loop runs
    silence()
    _make_long_and_hurried()
    disk = SimpleNamespace(full=False)
    places = Places(folder, life)
    places.around(HTTPClient, "request")
    places.around(Context, "write")
    places.around(Database, "write")
    places.in_commits(disk)
    asyncio.run(_live(folder, database, url, token, life, disk))


def _make_long_and_hurried() -> None:
    patch = pytest.MonkeyPatch()  # for good: the process is not used for anything else
    make_long(patch)
    hurried = SimpleNamespace(**{**vars(asyncio), "sleep": short_sleep})
    for module in WAITING:
        patch.setattr(f"{module}.asyncio", hurried)
    patch.setattr("bot.delivery.deliverer.RETRY_SECONDS", 0.05)
    patch.setattr("bot.delivery.deliverer.REFUSED_RETRY_SECONDS", 3.0)
    patch.setattr("bot.delivery.openings.EVERY", 0.5)


async def _live(folder: Path, database: str, url: str, token: str, life: Life, disk: SimpleNamespace) -> None:
    clock = Later(timedelta(days=life.days))
    campaigns = await Campaigns.open(database, chance=fair(SystemRandom()), provable=True, clock=clock)
    note_what_is_acknowledged(campaigns, Lines(folder / "acknowledged"))
    with point_discord_at(url):
        bot = Emberkeep(campaigns, OnePicture([]), guild_ready_timeout=0.05)
        bot.keep_running("disk", lambda: _fill_up(life.full_after, disk))
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, _tell_what_waits, folder / "stacks")
        await bot.start(token)


def _tell_what_waits(into: Path) -> None:
    """Writes the stack of each task, to find tasks that never finish."""
    with into.open("w") as file:
        for task in asyncio.all_tasks():
            task.print_stack(file=file)


async def _fill_up(after: float | None, disk: SimpleNamespace) -> None:
    """Fills the disk for a moment after some seconds."""
    if after is not None:
        await asyncio.sleep(after)
        disk.full = True
        await asyncio.sleep(FULL_FOR)
        disk.full = False
