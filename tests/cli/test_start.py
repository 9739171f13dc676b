"""Limits on the work of a start: a killed bot should answer again soon, even on a busy machine."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

from bot.commands.syncing import payload_of
from bot.gateway.client import Emberkeep
from engine.campaigns import Campaigns
from engine.games import REGISTERED
from engine.table import fair
from renders.pool import Studio
from tests.processes.process import Process

UNNEEDED = ("alembic", *(game.removesuffix(".about") for game in REGISTERED.values()))


async def test_start_imports_neither_games_nor_migrations(tmp_path: Path) -> None:
    database, errors = tmp_path / "house.sqlite3", tmp_path / "errors"
    await (await Campaigns.open(database, chance=fair(Random(1)))).close()
    process = Process(begin, database, folder=tmp_path, errors=errors)
    await asyncio.to_thread(process.join)
    assert (errors.read_text(), process.exitcode) == ("", 0)


def begin(database: Path) -> None:
    """Opens the database and builds the commands that are registered with Discord."""
    asyncio.run(_begin(database))
    imported = [each for each in UNNEEDED if each in sys.modules]
    if imported:
        sys.exit(f"imported: {', '.join(imported)}")


async def _begin(database: Path) -> None:
    campaigns = await Campaigns.open(database, chance=fair(Random(1)))
    bot = Emberkeep(campaigns, Studio([]))
    await bot.setup_hook()
    await payload_of(bot.tree)
    await campaigns.close()
