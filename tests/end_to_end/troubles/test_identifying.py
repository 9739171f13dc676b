"""Shards of one bucket identify one after the other, in whichever process they are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.gateway.client import Emberkeep
from bot.interactions import connection
from bot.local_discord import Sandbox
from engine.storage import Shards, Turns
from tests import postgres
from tests.end_to_end.playing import bot_on, until

PACE = 0.5


@pytest.fixture
async def paced(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    monkeypatch.setattr(connection, "SECONDS_BETWEEN_IDENTIFIES", PACE)
    async with Sandbox(identify_seconds=PACE * 0.9) as sandbox:
        yield sandbox


async def test_two_processes_share_a_bucket(paced: Sandbox, server: postgres.Server, tmp_path: Path) -> None:
    """Without that, the second would be sent back."""
    place = server.place(tmp_path / "house")
    async with AsyncExitStack() as running:
        with capture_logs() as said:
            for name in ("one.db", "other.db"):
                turns = place.turns()
                running.push_async_callback(turns.close)
                await running.enter_async_context(bot_on(paced, tmp_path / name, shards=Shards(0, 1, 2), turns=turns))
        assert len(paced.gateway.session_ids) == 4
        assert paced.gateway.sent_back == 0 and not [each for each in said if each["event"].startswith("turn to")]


async def test_database_that_is_away_keeps_no_shard_away(paced: Sandbox, tmp_path: Path) -> None:
    class Away(Turns):
        async def take(self, of: int, pace: float) -> None:
            raise ConnectionRefusedError

    bot: Emberkeep
    async with bot_on(paced, tmp_path / "house.db", turns=Away.__new__(Away)) as bot:
        await until(bot.is_ready, "the bot that comes all the same")
