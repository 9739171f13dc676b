"""Runs the bot with the real discord.py in a process of its own, so that the load generator takes no time from it."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random

from bot.gateway.pointing import point_discord_at
from bot.local_discord import NoAnswer, NotPossible, Sandbox
from renders.job import Job
from renders.pool import Studio

GAME = "tyrants"
TRIES, PAUSE = 100, 0.1  # until the bot is up


class NothingDrawn(Studio):
    """A studio without pictures."""

    async def picture(self, job: Job, *, awaited: bool = True) -> bytes | None:
        """Returns no picture."""
        return None


@asynccontextmanager
async def bot_beside(sandbox: Sandbox, database: Path, *, drawing: bool) -> AsyncIterator[int]:
    """The bot, up and warm, until the context closes; the number of its process."""
    context = get_context("spawn")
    warm = context.Event()
    process = context.Process(target=serve, args=(sandbox.url, sandbox.token, database, drawing, warm))
    process.start()
    try:
        await asyncio.to_thread(warm.wait)
        await is_up(sandbox)
        assert process.pid is not None
        yield process.pid
    finally:
        process.terminate()
        process.join()


def serve(url: str, token: str, database: Path, drawing: bool, warm: Event) -> None:
    """Main loop of the other process: the bot, until it is ended."""
    from bot.cli.logs import set_up_logs
    from bot.cli.running import run_until_stopped
    from bot.gateway.client import Emberkeep
    from engine.campaigns import Campaigns
    from engine.table import fair

    async def work() -> None:
        campaigns = await Campaigns.open(database, chance=fair(Random(1)))
        studio = Studio([GAME]) if drawing else NothingDrawn()
        try:
            if drawing:
                await studio.start()
            warm.set()
            with point_discord_at(url):
                async with Emberkeep(campaigns, studio) as bot:
                    await bot.start(token)
        finally:
            await studio.close()
            await campaigns.close()

    set_up_logs(logging.ERROR)
    run_until_stopped(work())


async def is_up(sandbox: Sandbox) -> None:
    for _ in range(TRIES):
        try:
            await sandbox.user("Ana").slash("help", channel="games")
            return
        except (NotPossible, NoAnswer):
            await asyncio.sleep(PAUSE)
    raise TimeoutError("the bot does not come up")


def seconds_of(process: int) -> float:
    """Returns its CPU seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
