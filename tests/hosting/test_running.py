"""The whole bot as `emberkeep run` starts it, on the local Discord: settings, health, and an end in order."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import aiohttp
import orjson
import pytest
from pydantic import AnyHttpUrl

from bot.cli.running import PortRefused, run_on_discord, serve_discord
from bot.host.health import PortTaken
from bot.host.settings import Settings
from bot.sandbox import Sandbox
from bot.sandbox.saving import STATE
from engine.storage import Database, InUse
from tests.end_to_end.playing import until, until_so


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def settings_of(folder: Path, **more: Any) -> Settings:
    return Settings.model_construct(database=folder / "house.sqlite3", render_workers=1, **more)


async def asked(port: int) -> tuple[int, Any]:
    try:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/health") as answer:
            return answer.status, await answer.json()
    except aiohttp.ClientConnectionError:
        return 0, None


async def test_it_gets_well_and_ends_in_order(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        settings = settings_of(
            tmp_path,
            metrics_port=free_port(),
            campaigns_per_server=7,
            commands_per_minute=9,
            discord_proxy=AnyHttpUrl(sandbox.url),
        )
        running = asyncio.create_task(run_on_discord(sandbox.token, settings))

        async def well() -> bool:
            return (await asked(settings.metrics_port or 0))[0] == 200

        await until_so(well, "a healthy bot", seconds=30)
        with pytest.raises(InUse):
            await Database.open(settings.database)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
    assert await asked(settings.metrics_port or 0) == (0, None)
    database = await Database.open(settings.database)  # the lock is gone
    await database.close()


async def test_a_port_that_is_taken_ends_it_before_it_logs_in(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = settings_of(tmp_path, metrics_port=taken.getsockname()[1])
        with pytest.raises(PortTaken, match="cannot be used"):
            await run_on_discord("a token that is never sent", settings)


async def test_a_bot_joins_a_local_discord_that_is_served_alone(tmp_path: Path) -> None:
    said: list[str] = []
    serving = asyncio.create_task(serve_discord(0, 2, said.append, folder=tmp_path / "discord"))
    await until(lambda: len(said) == 2, "how to join")
    given = dict(word.split("=", 1) for word in said[1].split() if "=" in word)
    proxy, token = AnyHttpUrl(given["EMBERKEEP_DISCORD_PROXY"]), given["DISCORD_TOKEN"]
    settings = settings_of(tmp_path, metrics_port=free_port(), discord_proxy=proxy)
    running = asyncio.create_task(run_on_discord(token, settings))

    async def well() -> bool:
        return (await asked(settings.metrics_port or 0))[0] == 200

    await until_so(well, "a healthy bot", seconds=30)
    for task in (running, serving):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert {each["name"] for each in orjson.loads((tmp_path / "discord" / STATE).read_bytes())["commands"].values()}
    with pytest.raises(PortRefused), socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        await serve_discord(taken.getsockname()[1], 1, said.append)
