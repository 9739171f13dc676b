"""Several servers, sessions and processes of one bot."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.local_discord import Cast, ManualClock, Sandbox
from bot.local_discord.model.errors import DiscordError
from tests.sandbox.conftest import connected, eventually
from tests.sandbox.test_gateway import identity, line

NAMES = ("The Long Table", "The Low Fires", "The Third")


@pytest.fixture
async def several() -> AsyncIterator[Sandbox]:
    async with Sandbox(Cast(guilds=NAMES)) as sandbox:
        yield sandbox


def channel_of(sandbox: Sandbox, guild: int) -> str:
    return sandbox.channel("games", list(sandbox.world.guilds)[guild])["id"]


def test_guilds_are_shared_out_evenly():
    guilds = [int(each) for each in Sandbox(Cast(guilds=tuple(map(str, range(8))))).world.guilds]
    assert sorted((guild >> 22) % 8 for guild in guilds) == list(range(8))


async def test_each_session_hears_of_the_guilds_of_its_shard_alone(several: Sandbox):
    async with line(several) as even, line(several) as odd:
        lines = {0: even, 1: odd}
        for shard, bot in lines.items():
            await bot.say(2, identity(several) | {"shard": [shard, 2]})
        here = {shard: [guild for guild in several.world.guilds if (int(guild) >> 22) % 2 == shard] for shard in lines}
        assert sorted(map(len, here.values())) == [1, 2]
        for shard, bot in lines.items():
            told = [guild["id"] for guild in (await bot.hear_event("READY"))["d"]["guilds"]]
            assert told == here[shard] == [(await bot.hear_event("GUILD_CREATE"))["d"]["id"] for _ in told]
        for guild in range(3):
            several.user("ana").say(channel_of(several, guild), str(guild))
        for shard, bot in lines.items():
            heard = [(await bot.hear_event("MESSAGE_CREATE"))["d"]["guild_id"] for _ in here[shard]]
            assert heard == here[shard]


async def test_two_sessions_of_one_shard_both_hear_everything(sandbox: Sandbox):
    async with line(sandbox) as one, line(sandbox) as other:
        for bot in (one, other):
            await bot.say(2, identity(sandbox) | {"shard": [0, 1]})
            await bot.hear_event("GUILD_CREATE")
        sandbox.user("ana").say("games", "to both")
        for bot in (one, other):
            assert (await bot.hear_event("MESSAGE_CREATE"))["d"]["author"]["username"] == "ana"


async def test_guilds_are_separate(several: Sandbox):
    one, other = list(several.world.guilds.values())[:2]
    async with connected(several) as bot:
        assert sorted(guild.name for guild in bot.guilds) == sorted(NAMES)
        for guild in bot.guilds:
            assert sorted(each.name for each in guild.text_channels) == ["games", "tavern"]
        role = await bot.get_guild(int(one.id)).fetch_roles()
        assert {str(each.id) for each in role} == set(one.roles) and not set(one.roles) & set(other.roles)
        ana, channel = several.user("ana"), channel_of(several, 1)
        answer = await ana.slash("whisper", words="hush", channel=channel)
        assert answer.message["channel_id"] == channel
        several.owner.overwrite(channel, other.id, deny=1 << 10)
        assert [each["guild_id"] for each in ana.channels].count(other.id) == 1
        assert [each["guild_id"] for each in ana.channels].count(one.id) == 2
    with pytest.raises(DiscordError):
        several.world.guild("1")


async def test_interaction_is_answered_once_though_two_processes_hear_of_it(several: Sandbox):
    async with connected(several), connected(several):
        await several.user("ana").slash("whisper", words="hush", channel=channel_of(several, 2))
        asked = several.requests
        callbacks = await eventually(
            lambda: len(found := [each for each in asked if each.template.endswith("/callback")]) == 2 and found
        )
        assert [each.answer["code"] for each in callbacks if each.status == 400] == [40060]


async def test_buckets_of_identification_do_not_wait_for_each_other(clock: ManualClock):
    async with (
        Sandbox(clock=clock, identify_seconds=5, max_concurrency=2) as sandbox,
        line(sandbox) as one,
        line(sandbox) as other,
        line(sandbox) as third,
    ):
        for bot, shard in ((one, 0), (other, 1)):
            await bot.say(2, identity(sandbox) | {"shard": [shard, 4]})
            assert (await bot.hear())["t"] == "READY"
        await third.say(2, identity(sandbox) | {"shard": [2, 4]})
        assert (await third.hear())["op"] == 9
        clock.skip(5)
        await third.say(2, identity(sandbox) | {"shard": [2, 4]})
        assert (await third.hear())["t"] == "READY"


async def test_more_requests_a_second_than_the_global_limit_have_to_wait(clock: ManualClock):
    async with Sandbox(clock=clock, requests_per_second=3) as sandbox, aiohttp.ClientSession() as session:

        async def ask() -> aiohttp.ClientResponse:
            return await session.get(
                f"{sandbox.url}/api/v10/users/@me", headers={"Authorization": f"Bot {sandbox.token}"}
            )

        assert [(await ask()).status for _ in range(3)] == [200, 200, 200]
        refused = await ask()
        assert (refused.status, refused.headers["X-RateLimit-Global"]) == (429, "true")
        told = await refused.json()
        assert told["global"] is True and 0 < told["retry_after"] <= 1
        clock.skip(told["retry_after"])
        assert (await ask()).status == 200


async def test_answers_to_interactions_are_not_bound_to_the_global_limit(clock: ManualClock):
    async with Sandbox(clock=clock, requests_per_second=20) as sandbox, connected(sandbox):
        while not sandbox.limit.seconds_to_wait():
            pass
        answer = await sandbox.user("ana").slash("whisper", words="still heard")
        assert answer.ephemeral and sandbox.limit.refused == 1
