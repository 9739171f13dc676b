"""Plays on the local Discord: serves it, alone or with the bot, until stopped."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.cli.leftovers import DATABASE, PREFIX, remove_leftovers
from bot.cli.running import bot_of
from bot.cli.saved_play import PretendClock, forget
from bot.discord.emojis import load, upload
from bot.gateway.client import Emberkeep
from bot.gateway.pointing import point_discord_at
from bot.host.settings import Settings
from bot.local_discord import Sandbox
from bot.local_discord.model.state import Cast, Event
from engine.games import keys
from renders.emojis import drawn

IDENTIFY_SECONDS, REQUESTS_PER_SECOND = 5.0, 50  # as on the real Discord


class PortRefused(Exception):
    """Raised if the page cannot be served on this port."""


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
