"""The whole bot as `emberkeep run` starts it, on the local Discord: settings, health, and an end in order."""

from __future__ import annotations

import asyncio
import socket
import tomllib
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import aiohttp
import discord
import orjson
import pytest
from pydantic import AnyHttpUrl
from structlog.testing import capture_logs
from typer.testing import CliRunner

from bot.cli.app import app
from bot.cli.hosting import closed_for_good
from bot.cli.playing import PortRefused, serve_discord
from bot.cli.running import run_on_discord
from bot.discord.permissions import invite_link
from bot.gateway.health import PortTaken
from bot.host.settings import Settings
from bot.host.version import VERSION
from bot.local_discord import Sandbox
from bot.local_discord.saving import STATE
from engine.storage import Database, InUse, Shards
from tests.end_to_end.playing import until, until_so
from tests.patience import PATIENCE
from tests.processes.bot import free_port


def settings_of(folder: Path, **more: Any) -> Settings:
    return Settings.model_construct(database=folder / "house.sqlite3", render_workers=1, **more)


async def asked(port: int) -> tuple[int, Any]:
    try:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/health") as answer:
            return answer.status, await answer.json()
    except aiohttp.ClientConnectionError:
        return 0, None


async def test_bot_becomes_healthy_and_stops_cleanly(tmp_path: Path) -> None:
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


async def test_port_that_is_taken_ends_it_before_it_logs_in(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = settings_of(tmp_path, metrics_port=taken.getsockname()[1])
        with pytest.raises(PortTaken, match="cannot be used"):
            await run_on_discord("a token that is never sent", settings)


async def test_bot_joins_a_local_discord_that_is_served_alone(tmp_path: Path) -> None:
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
    assert len(orjson.loads((tmp_path / "discord" / STATE).read_bytes())["guilds"]) == 2
    with pytest.raises(PortRefused), socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        await serve_discord(taken.getsockname()[1], 1, said.append)


async def connected(sandbox: Sandbox, running: asyncio.Task[None]) -> None:
    await until(lambda: sandbox.gateway.session_ids or running.done(), "a session")


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4013, 4014])
async def test_permanent_close_is_explained(code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox() as sandbox:
        settings = settings_of(tmp_path, discord_proxy=AnyHttpUrl(sandbox.url))
        running = asyncio.create_task(run_on_discord(sandbox.token, settings))
        await connected(sandbox, running)
        await sandbox.gateway.close_connections(code)
        await asyncio.wait([running], timeout=PATIENCE)
        raised = running.exception()
    assert isinstance(raised, discord.ConnectionClosed | discord.PrivilegedIntentsRequired), raised

    def ended(work: Coroutine[Any, Any, None]) -> None:
        work.close()
        raise raised

    monkeypatch.setattr("bot.cli.running.run_until_stopped", ended)
    monkeypatch.setattr("bot.cli.logs.set_up_logs", lambda *_, **__: None)
    done = CliRunner().invoke(app, ["run"], env={"DISCORD_TOKEN": "x"})
    assert done.exit_code == 1 and done.stderr == f"{closed_for_good(code)}\n" and done.stdout == ""


@pytest.mark.parametrize("code", [1000, 1001, 4000, 4009])
async def test_after_any_other_close_it_connects_again(code: int, tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        settings = settings_of(tmp_path, discord_proxy=AnyHttpUrl(sandbox.url))
        running = asyncio.create_task(run_on_discord(sandbox.token, settings))
        await connected(sandbox, running)
        await sandbox.gateway.close_connections(code)
        await until(lambda: running.done() or sandbox.gateway._connections, "a connection")
        assert not running.done()
        running.cancel()
        await asyncio.wait([running])


@pytest.mark.parametrize("seconds", [0.0, 60.0])
async def test_bot_stops_at_once_while_identifying_or_waiting(seconds: float, tmp_path: Path) -> None:
    """As a SIGTERM ends it; the lock is gone afterwards."""
    async with Sandbox(identify_seconds=seconds) as sandbox:
        settings = settings_of(tmp_path, discord_proxy=AnyHttpUrl(sandbox.url), shards=Shards(0, 2, 3))
        running = asyncio.create_task(run_on_discord(sandbox.token, settings))
        await connected(sandbox, running)
        running.cancel()
        await asyncio.wait([running], timeout=PATIENCE)
        assert running.cancelled()
    await (await Database.open(settings.database)).close()


async def test_ready_bot_logs_its_invite_link(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        settings = settings_of(tmp_path, discord_proxy=AnyHttpUrl(sandbox.url))
        with capture_logs() as lines:
            running = asyncio.create_task(run_on_discord(sandbox.token, settings))
            await until(lambda: running.done() or any(each["event"] == "ready" for each in lines), "ready")
            running.cancel()
            await asyncio.wait([running])
        (ready,) = [each for each in lines if each["event"] == "ready"]
        assert ready["invite"] == invite_link(int(sandbox.world.application["id"]))


async def test_invite_prints_the_link_of_the_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with Sandbox() as sandbox:
        asked, refused = [
            await asyncio.to_thread(
                CliRunner().invoke,
                app,
                ["invite"],
                env={"DISCORD_TOKEN": token, "EMBERKEEP_DISCORD_PROXY": sandbox.url},
            )
            for token in (sandbox.token, "wrong")
        ]
        link = invite_link(int(sandbox.world.application["id"]))
    assert (asked.exit_code, asked.stdout.splitlines()[0]) == (0, link), asked.output
    assert "Optional: Pin Messages" in asked.stdout
    assert (refused.exit_code, refused.stdout) == (1, "") and "refuses the token" in refused.stderr


def test_invite_needs_no_token_for_a_named_application() -> None:
    done = CliRunner().invoke(app, ["invite", "77"], env={"DISCORD_TOKEN": ""})
    assert (done.exit_code, done.stdout.splitlines()[0]) == (0, invite_link(77))


def test_version_is_that_of_the_package() -> None:
    written = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    done = CliRunner().invoke(app, ["--version"])
    assert (done.exit_code, done.stdout, written) == (0, f"emberkeep {written}\n", VERSION)
