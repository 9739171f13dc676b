"""Opens and closes the running bot with its database, pictures and connection. Imports Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from itertools import product
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory
from typing import Any

from discord import VoiceClient

from bot.cli.leftovers import DATABASE, PREFIX, remove_leftovers
from bot.cli.saved_play import PretendClock, forget
from bot.discord.emojis import load, upload
from bot.gateway.client import Emberkeep
from bot.gateway.health import served
from bot.gateway.pointing import DISCORD, point_discord_at
from bot.host.collector import spare_what_stays
from bot.host.settings import Settings
from bot.host.watchdog import watched
from bot.live_messages.lobby import read_ahead
from bot.local_discord import Sandbox
from bot.local_discord.model.state import Cast, Event
from bot.messages.pictures import BOARD, has_picture
from bot.text.rulebook import index
from engine.campaigns import Campaigns, Clock
from engine.games import find, keys
from engine.table import fair
from engine.words import LOCALES
from renders.emojis import drawn
from renders.pool import Studio

IDENTIFY_SECONDS, REQUESTS_PER_SECOND = 5.0, 50  # as on the real Discord


class PortRefused(Exception):
    """Raised if the page cannot be served on this port."""


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


async def serve_discord(port: int, servers: int, say: Callable[[str], None], *, folder: Path | None = None) -> None:
    """Serves only the local Discord with the real one's limits until stopped. Saved in `folder`. Raises PortRefused,
    Unreadable."""
    guilds = ("The Long Table", *(f"Table {number}" for number in range(2, servers + 1)))
    sandbox = Sandbox(Cast(guilds=guilds), identify_seconds=IDENTIFY_SECONDS, requests_per_second=REQUESTS_PER_SECOND)
    sandbox.world.alone = True
    keeper = sandbox.keeper(folder) if folder else None
    if keeper:
        keeper.restore()
    await _serve(sandbox, port)
    try:
        say(f"The local Discord is at {sandbox.url} (Ctrl+C stops it). Connect a bot with:")
        say(f"EMBERKEEP_DISCORD_PROXY={sandbox.url} DISCORD_TOKEN={sandbox.token} emberkeep run")
        await (keeper.keep() if keeper else asyncio.Event().wait())
    finally:
        await sandbox.stop()


async def _serve(sandbox: Sandbox, port: int) -> None:
    try:
        await sandbox.start(port)
    except OSError as error:
        raise PortRefused(f"Port {port} cannot be used: {error.strerror}. Choose another with --port.") from error


async def play_locally(port: int, say: Callable[[str], None], *, browser: bool, folder: Path | None = None) -> None:
    """Runs the bot on a local Discord until stopped. Both are saved in `folder` for the next time; without one,
    everything is deleted at the end. Raises PortRefused, Unreadable, and CannotOpen if another process plays there."""
    remove_leftovers()
    while True:
        with ExitStack() as opened:
            kept = folder or Path(opened.enter_context(TemporaryDirectory(prefix=PREFIX)))
            try:
                await _play_in(kept, port, say, browser=browser, forgets=folder is None)
                return
            except BeginAnew as begun:
                port, browser = begun.port, False
                if folder:
                    forget(folder)


class BeginAnew(Exception):
    """Raised to delete everything and start again. The page stays at its address."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port


async def _play_in(folder: Path, port: int, say: Callable[[str], None], *, browser: bool, forgets: bool) -> None:
    sandbox = Sandbox()
    keeper = sandbox.keeper(folder)
    if not forgets:
        keeper.restore()
    await _serve(sandbox, port)
    try:
        with point_discord_at(sandbox.url), unwrapped(BeginAnew):
            settings = Settings.model_construct(database=folder / DATABASE, render_workers=1)
            async with bot_of(settings, PretendClock(sandbox.clock)) as bot, asyncio.TaskGroup() as beside:
                sandbox.world.listeners.append(lambda event: _time_passed(bot, event))
                if not forgets:
                    beside.create_task(keeper.keep())
                beside.create_task(_begin_anew(sandbox))
                beside.create_task(_upload_emojis(bot))
                beside.create_task(_invite(bot, sandbox.url, say, browser=browser, folder=None if forgets else folder))
                await bot.start(sandbox.token)
    finally:
        await sandbox.stop()


@contextmanager
def unwrapped(kind: type[Exception]) -> Iterator[None]:
    """Raises an error of this kind by itself if a group of tasks has wrapped it."""
    try:
        yield
    except BaseExceptionGroup as group:
        found = group.subgroup(kind)
        if found is None:
            raise
        raise found.exceptions[0] from None


def _time_passed(bot: Emberkeep, event: Event) -> None:
    if event.name == "TIME":
        bot.campaigns.time_has_passed()


async def _begin_anew(sandbox: Sandbox) -> None:
    """Raises BeginAnew when a user requests it."""
    await sandbox.world.wants_to_begin_anew.wait()
    raise BeginAnew(sandbox.port)


async def _upload_emojis(bot: Emberkeep) -> None:
    """Gives the local Discord the emojis, and the bot uses them from then on."""
    await bot.wait_until_ready()
    await upload(bot, drawn(keys()))
    await load(bot)


async def _invite(bot: Emberkeep, url: str, say: Callable[[str], None], *, browser: bool, folder: Path | None) -> None:
    """Prints the address of the page once it works, and where data is saved."""
    await bot.wait_until_ready()
    say(f"Emberkeep runs at {url} (Ctrl+C stops it{'' if folder else ', and everything is deleted then'})")
    if folder:
        say(f"Games are saved in {folder}; [Begin anew] in the page's list of channels deletes them")
    if browser and _has_screen():
        await asyncio.to_thread(webbrowser.open, url)


def _has_screen() -> bool:
    """True if a browser would open in a window instead of the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


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
