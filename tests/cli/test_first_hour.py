"""The commands for a host's first hour, against the local Discord: docs/hosting.md."""

from __future__ import annotations

import asyncio
import re
import stat
from pathlib import Path

import pytest
from pydantic import AnyHttpUrl
from typer.testing import CliRunner

from bot.cli.app import app
from bot.cli.self_test import ANSWER, COMMAND, NoSuchChannel, check_discord
from bot.cli.setup import with_token
from bot.local_discord import Sandbox
from bot.local_discord.model.errors import JsonObject
from tests.patience import PATIENCE
from tests.processes.commands import ROOT

EPHEMERAL = 1 << 6
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


async def pressed(sandbox: Sandbox, channel: str) -> None:
    """Does what the test asks of its host, in its order."""
    owner = sandbox.owner

    async def shown(part: str) -> JsonObject:
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in owner.messages(channel):
                    if part in str(message.get("components")):
                        return message
                await asyncio.sleep(0.01)

    await owner.click(await shown("Press me"), "Press me")
    message = await shown("second entry")
    await owner.select(message, next(each for each in str(message).split("'") if "test_menu" in each), ["2"])
    form = await owner.click(await shown("Open the form"), "Open the form")
    await owner.submit(form, {"word": ANSWER})
    await owner.complete(COMMAND, channel=channel, word="Em")


async def test_self_test_passes_and_leaves_nothing_behind() -> None:
    async with Sandbox() as sandbox:
        channel = next(each["id"] for each in sandbox.owner.channels if each["type"] == 0)
        said: list[str] = []
        host = asyncio.create_task(pressed(sandbox, channel))
        async with asyncio.timeout(PATIENCE):
            passed = await check_discord(
                sandbox.token, int(channel), said.append, proxy=AnyHttpUrl(sandbox.url), people=True
            )
        await host
        assert passed, said
        assert sum(each.startswith("ok") for each in said) == 11
        left = [each for each in sandbox.owner.messages(channel) if not each.get("flags", 0) & EPHEMERAL]
        assert left == []
        assert not sandbox.failures


async def test_self_test_names_missing_permissions() -> None:
    async with Sandbox() as sandbox:
        channel = next(each["id"] for each in sandbox.owner.channels if each["type"] == 0)
        threads = (1 << 35) | (1 << 51)  # create public threads, pin messages
        sandbox.owner.overwrite(channel, sandbox.world.application_id, deny=threads)
        said: list[str] = []
        assert not await check_discord(
            sandbox.token, int(channel), said.append, proxy=AnyHttpUrl(sandbox.url), people=False
        )
        assert any("missing  permission Create Public Threads" in each for each in said)
        assert any("failed   open a thread" in each for each in said)
        assert any("ok       post a message" in each for each in said)


async def test_self_test_needs_a_channel_that_the_bot_sees() -> None:
    async with Sandbox() as sandbox:
        with pytest.raises(NoSuchChannel):
            await check_discord(sandbox.token, 5, print, proxy=AnyHttpUrl(sandbox.url), people=False)


def test_setup_keeps_other_settings() -> None:
    example = (ROOT / ".env.example").read_text()
    written = with_token(example, TOKEN)
    assert written.replace(TOKEN, "") == example
    assert with_token("EMBERKEEP_SHARDS=2\n", TOKEN) == f"DISCORD_TOKEN={TOKEN}\nEMBERKEEP_SHARDS=2\n"


async def test_setup_writes_a_private_file_and_prints_the_invitation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with Sandbox() as sandbox:
        monkeypatch.setenv("EMBERKEEP_DISCORD_PROXY", sandbox.url)
        monkeypatch.setattr("bot.cli.setup.SHAPE", re.compile(".+"))
        told = await asyncio.to_thread(CliRunner().invoke, app, ["setup"], input=f"{sandbox.token}\n")
    assert told.exit_code == 0, told.output
    file = tmp_path / ".env"
    assert f"DISCORD_TOKEN={sandbox.token}" in file.read_text()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "https://discord.com/oauth2/authorize" in told.output
    assert sandbox.token not in told.output
    assert not (tmp_path / ".env.new").exists()
    again = CliRunner().invoke(app, ["setup"], input=f"{TOKEN}\n")
    assert again.exit_code == 1 and "already has a token" in again.output


def test_setup_refuses_strings_that_are_not_tokens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = CliRunner().invoke(app, ["setup"], input="my password\n")
    assert told.exit_code == 1 and "not a token" in told.output
    assert list(tmp_path.iterdir()) == []
