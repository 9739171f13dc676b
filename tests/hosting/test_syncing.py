"""Commands are registered with Discord only when they have changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import app_commands

from bot.commands.syncing import sync
from bot.gateway.routes import COMMANDS
from bot.local_discord import Sandbox
from tests.end_to_end import playing
from tests.end_to_end.playing import bot_on


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running


@pytest.fixture(autouse=True)
def _whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "register", lambda _, *given: sync(*given))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of commands in each registration."""
    times: list[int] = []
    sync = app_commands.CommandTree.sync

    async def counted(tree: app_commands.CommandTree) -> list[app_commands.AppCommand]:  # type: ignore[type-arg]
        times.append(len(tree.get_commands()))
        return await sync(tree)

    monkeypatch.setattr(app_commands.CommandTree, "sync", counted)
    return times


async def test_restart_registers_nothing_again(sandbox: Sandbox, tmp_path: Path, told: list[int]) -> None:
    for _ in range(3):
        async with bot_on(sandbox, tmp_path / "house.sqlite3"):
            assert len(sandbox.world.commands) == len(COMMANDS)
    assert told == [len(COMMANDS)]


async def test_changed_command_is_registered(
    sandbox: Sandbox, tmp_path: Path, told: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bot_on(sandbox, tmp_path / "house.sqlite3"):
        pass
    to_dict = app_commands.Command.to_dict
    monkeypatch.setattr(
        app_commands.Command, "to_dict", lambda self, tree: to_dict(self, tree) | {"description": "Another"}
    )
    async with bot_on(sandbox, tmp_path / "house.sqlite3"):
        assert len(told) == 2
    async with bot_on(sandbox, tmp_path / "house.sqlite3"):
        assert len(told) == 2


async def test_lost_commands_are_registered_again(sandbox: Sandbox, tmp_path: Path, told: list[int]) -> None:
    """As after a new token, or in a local Discord that has just been started."""
    async with bot_on(sandbox, tmp_path / "house.sqlite3"):
        pass
    sandbox.world.commands.clear()
    async with bot_on(sandbox, tmp_path / "house.sqlite3"):
        assert len(sandbox.world.commands) == len(COMMANDS)
    assert len(told) == 2
