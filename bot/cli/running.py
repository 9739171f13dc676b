"""The running bot: its database, its pictures and its connection, opened and closed together. Imports Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory
from typing import Any

from discord import VoiceClient

from bot.cli.leftovers import DATABASE, PREFIX, take_away_leftovers
from bot.client import Emberkeep
from bot.collector import spare_what_stays
from bot.health import served
from bot.sandbox import Sandbox, point_discord_at
from bot.settings import Settings
from bot.watchdog import watched
from engine.campaigns import Campaigns
from engine.games import keys
from engine.table import fair
from renders.pool import Studio


class PortRefused(Exception):
    """The page cannot be served at this port."""


@asynccontextmanager
async def bot_of(settings: Settings) -> AsyncIterator[Emberkeep]:
    """A bot that is not logged in yet, and its health where a port is set. Raises InUse when another process has the
    database, PortTaken."""
    VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # Emberkeep does not speak
    async with AsyncExitStack() as opened:
        campaigns = await Campaigns.open(
            settings.database, chance=fair(SystemRandom()), most_open=settings.campaigns_per_server
        )
        opened.push_async_callback(campaigns.close)
        studio = Studio(keys(), workers=settings.render_workers)
        opened.push_async_callback(studio.close)
        bot = Emberkeep(campaigns, studio, commands_per_minute=settings.commands_per_minute)
        await opened.enter_async_context(bot)
        if settings.metrics_port is not None:
            await opened.enter_async_context(
                served(bot, settings.metrics_host, settings.metrics_port, settings.names_of_metrics)
            )
        await opened.enter_async_context(watched())
        bot.keep_running("studio", lambda: _warm(bot, studio))
        yield bot


async def _warm(bot: Emberkeep, studio: Studio) -> None:
    """Sprites are warmed behind the login: the first answers must not wait for them."""
    await bot.wait_until_ready()
    await studio.start()


async def run_on_discord(token: str, settings: Settings) -> None:
    """The bot on the real Discord, until it is stopped. Raises discord.LoginFailure for a token that is refused."""
    async with bot_of(settings) as bot:
        await bot.start(token)


async def play_locally(port: int, say: Callable[[str], None], *, browser: bool) -> None:
    """The bot on a local Discord, until it is stopped; both forget everything. Raises PortRefused."""
    take_away_leftovers()
    sandbox = Sandbox()
    try:
        await sandbox.start(port)
    except OSError as error:
        raise PortRefused(f"Port {port} cannot be used: {error.strerror}. Another is taken with --port.") from error
    try:
        with TemporaryDirectory(prefix=PREFIX) as folder, point_discord_at(sandbox.url):
            settings = Settings.model_construct(database=Path(folder) / DATABASE, render_workers=1)
            async with bot_of(settings) as bot, asyncio.TaskGroup() as beside:
                beside.create_task(_invite(bot, sandbox.url, say, browser=browser))
                await bot.start(sandbox.token)
    finally:
        await sandbox.stop()


async def _invite(bot: Emberkeep, url: str, say: Callable[[str], None], *, browser: bool) -> None:
    """Says where to play, once one can."""
    await bot.wait_until_ready()
    say(f"Emberkeep plays at {url} (Ctrl+C ends it, and everything is forgotten then)")
    if browser and _has_screen():
        await asyncio.to_thread(webbrowser.open, url)


def _has_screen() -> bool:
    """Whether a browser would open in a window; one in the terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run_until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Runs to the end, or until Ctrl+C or a SIGTERM, which close everything in order."""

    async def main() -> None:
        task = asyncio.create_task(work)
        with suppress(NotImplementedError):  # Windows knows no signal handlers
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        await task

    spare_what_stays()
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(main())
