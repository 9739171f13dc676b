"""Opens and closes the running bot with its database, pictures and connection. Imports Discord."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import product
from random import SystemRandom
from typing import Any

from discord import VoiceClient

from bot.gateway.client import Emberkeep
from bot.gateway.health import served
from bot.gateway.pointing import DISCORD, point_discord_at
from bot.host.collector import spare_what_stays
from bot.host.settings import Settings
from bot.host.watchdog import watched
from bot.live_messages.lobby import read_ahead
from bot.messages.pictures import BOARD, has_picture
from bot.text.rulebook import index
from engine.campaigns import Campaigns, Clock
from engine.games import find, keys
from engine.table import fair
from engine.words import LOCALES
from renders.pool import Studio


@asynccontextmanager
async def bot_of(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Emberkeep]:
    """Yields a bot that is not logged in yet, and serves its health if a port is set. It stands by while another
    process of its shards leads; a database file has only one process. Raises InUse if another process has the file,
    CannotOpen, PortTaken."""
    VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # Emberkeep has no voice
    async with AsyncExitStack() as opened:
        campaigns = Campaigns.standing_by(
            settings.place,
            chance=fair(SystemRandom()),
            provable=True,
            clock=clock,
            most_open=settings.campaigns_per_server,
            shards=settings.shards,
            looks_ahead=True,
        )
        opened.push_async_callback(campaigns.close)
        turns = settings.place.turns()
        if turns is None:
            await campaigns.lead(waits=False)
        else:
            opened.push_async_callback(turns.close)
        studio = Studio(keys(), workers=settings.render_workers)
        opened.push_async_callback(studio.close)
        bot = Emberkeep(campaigns, studio, commands_per_minute=settings.commands_per_minute, turns=turns)
        if settings.metrics_port is not None:
            await opened.enter_async_context(
                served(bot, settings.metrics_host, settings.metrics_port, settings.names_of_metrics)
            )
        await opened.enter_async_context(watched())
        await opened.enter_async_context(bot)  # last, to be closed first: other processes wait for its handover
        bot.keep_running("studio", lambda: _warm(bot, studio))
        yield bot


async def _warm(bot: Emberkeep, studio: Studio) -> None:
    """Imports games, reads their rules and warms sprites after the login, so that no answer waits for it."""
    await bot.wait_until_ready()
    for game in keys():
        await asyncio.to_thread(read_game, game)
    await asyncio.gather(studio.start(), _read_rules())


def read_game(game: str) -> None:
    """Reads a game's rules, content, words and pictures: the first person to open its lobby does not wait for that."""
    read_ahead(find(game))
    has_picture(game, BOARD)


async def _read_rules() -> None:
    for game, locale in product(keys(), LOCALES):
        await asyncio.to_thread(index, game, locale)


async def run_on_discord(token: str, settings: Settings) -> None:
    """Runs the bot on Discord until stopped. Raises discord.LoginFailure for a rejected token."""
    with point_discord_at(str(settings.discord_proxy or DISCORD)):
        async with bot_of(settings) as bot:
            await bot.start(token)


def run_until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Runs to the end, or until Ctrl+C or a SIGTERM, which shut down cleanly."""

    async def main() -> None:
        task = asyncio.create_task(work)
        with suppress(NotImplementedError):  # Windows has no signal handlers
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        await task

    spare_what_stays()
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(main())
