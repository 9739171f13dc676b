"""A bot in many servers keeps several connections to Discord; each server belongs to one of them."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.gateway.client import Emberkeep
from engine.storage import Shards
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import bot_on, delivered, press, turn_cards, until
from tests.hurry import hurry

__all__ = ["hurry"]

SHARDS = Shards(0, 2, 3)


@pytest.fixture
async def bot(table: Table, hurry: None) -> Emberkeep:
    """The bot of a game of Lanterns, started again with three shards."""
    await table.stop()
    table.bot = await table.running.enter_async_context(bot_on(table.sandbox, table.database, shards=SHARDS))
    return table.bot


def shard_of(table: Table) -> int:
    return next(shard for shard in SHARDS.ids if table.bot.belongs_to(shard, table.guild))


async def test_game_is_played_over_the_shard_of_its_server(table: Table, bot: Emberkeep) -> None:
    assert len(table.sandbox.gateway.session_ids) == SHARDS.count and not bot.lost_shards
    assert [guild.shard_id for guild in bot.guilds] == [shard_of(table)]
    await table.whole_turn(table.ana)
    await delivered(bot)
    assert "What do you do?" in (await table.panel(table.rui)).text


async def test_lost_shard_returns_and_others_stay(table: Table, bot: Emberkeep) -> None:
    sessions = table.sandbox.gateway.session_ids
    await table.sandbox.gateway.close_connections(4000)
    await until(lambda: bot.lost_shards, "shards that are lost")
    await until(lambda: not bot.lost_shards, "shards that are back")
    assert table.sandbox.gateway.session_ids == sessions
    assert "What do you do?" in (await table.panel(table.ana)).text


async def test_shard_leaves_the_servers_of_others_alone(table: Table, bot: Emberkeep) -> None:
    """A shard whose session is new looks for servers that were left; those of others are not its own to judge."""
    campaigns = bot.campaigns
    for guild in bot.guilds:
        bot._connection._remove_guild(guild)
    other = (shard_of(table) + 1) % SHARDS.count
    await bot._notice_servers(other)
    assert await campaigns.servers.besides([]) == [table.guild]
    with capture_logs() as said:
        await bot._notice_servers(shard_of(table))
    assert [each["event"] for each in said if each["event"] == "server left"] == ["server left"]
    assert await campaigns.servers.besides([]) == []


async def test_new_session_of_shard_retries_waiting_work(
    table: Table, bot: Emberkeep, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[object] = []

    async def try_again(guild: int | None = None) -> None:
        tried.append(guild)

    monkeypatch.setattr(bot.delivery, "try_again", try_again)
    table.sandbox.gateway.invalidate(resumable=False)
    await until(lambda: len(tried) == SHARDS.count, "three new sessions")
    await until(lambda: not bot.lost_shards, "all shards back")
    card = turn_cards(table.ana, table.thread)[-1]
    assert "What do you do?" in (await press(table.ana, card, "act")).text
