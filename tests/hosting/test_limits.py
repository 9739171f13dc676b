"""Limits of servers and users, and their messages."""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from bot.gateway.client import Emberkeep
from bot.gateway.limits import MOST_USERS, Pace
from bot.local_discord import Cast, Sandbox
from engine.campaigns import Actor, Campaigns, Person
from engine.campaigns.model.errors import TooManyCampaigns
from engine.storage import Shards
from engine.table import fair
from renders.pool import Studio
from tests import postgres, toy
from tests.end_to_end.house import shown
from tests.end_to_end.playing import bot_on
from tests.hosting.tables import between_chapters
from tests.seating import CHANNEL, FIRST_USER, GUILD, find, seat_and_start

ANA, RUI = Person(FIRST_USER, "Ana"), Person(FIRST_USER + 1, "Rui")


class Hands:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_burst_is_followed_by_steady_rate() -> None:
    clock = Hands()
    pace = Pace(6, clock)
    assert [pace.seconds_to_wait(1) for _ in range(6)] == [0] * 6
    assert pace.seconds_to_wait(1) == pytest.approx(10)
    clock.seconds = 4
    assert pace.seconds_to_wait(1) == pytest.approx(6)  # asking too early costs nothing
    clock.seconds = 10.001
    assert pace.seconds_to_wait(1) == 0
    assert pace.seconds_to_wait(1) > 9


def test_users_do_not_spend_each_others_commands() -> None:
    pace = Pace(1, Hands())
    assert (pace.seconds_to_wait(1), pace.seconds_to_wait(2)) == (0, 0)
    assert pace.seconds_to_wait(1) > 0


def test_rest_fills_the_bucket_and_no_more() -> None:
    clock = Hands()
    pace = Pace(2, clock)
    assert [pace.seconds_to_wait(1) for _ in range(2)] == [0, 0]
    clock.seconds = 3600
    assert [pace.seconds_to_wait(1) > 0 for _ in range(3)] == [False, False, True]


def test_memory_is_bounded() -> None:
    pace = Pace(1, Hands())
    for user in range(MOST_USERS + 1):
        pace.seconds_to_wait(user)
    assert pace.seconds_to_wait(1) > 0  # remembered
    assert pace.seconds_to_wait(0) == 0  # seen longest ago, and forgotten


async def test_open_campaigns_per_server_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.register(monkeypatch)  # for the reader of the file
    campaigns = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(1)), find=find, most_open=2)
    table = await seat_and_start(campaigns, "toy")
    await between_chapters(campaigns)
    data = await campaigns.files.export(table.id, Actor(ANA.user))
    for attempt in (
        seat_and_start(campaigns, "toy"),
        campaigns.files.fork(table.id, RUI),
        campaigns.files.import_(data, RUI, GUILD, CHANNEL),
    ):
        with pytest.raises(TooManyCampaigns) as refusal:
            await attempt
        assert refusal.value.most == 2
    assert len(await campaigns.lookup.of_server(GUILD)) == 2
    elsewhere = await campaigns.files.import_(data, RUI, GUILD + 1, CHANNEL)  # another server has room
    assert elsewhere.facts.guild == GUILD + 1
    await campaigns.close()


async def test_too_fast_user_is_asked_to_wait(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, bot_on(sandbox, tmp_path / "house.sqlite3") as bot:
        bot.pace = Pace(2, Hands())
        olga, ana = sandbox.user("Olga"), sandbox.user("Ana")
        for _ in range(2):
            assert "faster" not in shown(await olga.slash("help", channel="games"))
        said = shown(await olga.slash("help", channel="games"))
        assert said == "That was faster than I can follow. Try again in 30 seconds."
        assert "faster" not in shown(await ana.slash("help", channel="games"))


async def test_completions_are_counted_for_each_user(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, bot_on(sandbox, tmp_path / "house.sqlite3") as bot:
        bot.completion_pace = Pace(2, Hands())
        olga, ana = sandbox.user("Olga"), sandbox.user("Ana")
        offered = [len(await olga.complete("rule", channel="games", words="spy")) > 0 for _ in range(3)]
        assert offered == [True, True, False]
        assert await ana.complete("rule", channel="games", words="spy")


async def test_completions_have_fourfold_limit(tmp_path: Path) -> None:
    campaigns = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(1)))
    async with Emberkeep(campaigns, Studio(workers=1), commands_per_minute=3) as bot:
        assert bot.pace and bot.completion_pace
        assert [bot.completion_pace.seconds_to_wait(7) == 0 for _ in range(13)] == [True] * 12 + [False]
        assert [bot.pace.seconds_to_wait(7) == 0 for _ in range(4)] == [True] * 3 + [False]
    await campaigns.close()


async def test_each_process_has_its_own_rate_limit(server: postgres.Server, tmp_path: Path) -> None:
    """It protects the process: who is too fast in a server of one shard is heard in a server of the other."""
    url = server.url(tmp_path / "house")
    async with Sandbox(Cast(guilds=("One", "Other"))) as sandbox, AsyncExitStack() as running:
        bots = [await running.enter_async_context(bot_on(sandbox, url, shards=Shards(n, n, 2))) for n in (0, 1)]
        assert [len(bot.guilds) for bot in bots] == [1, 1]
        for bot in bots:
            bot.pace = Pace(1, Hands())
        for bot in bots:
            channel = sandbox.channel("games", str(bot.guilds[0].id))
            said = [shown(await sandbox.user("Ana").slash("help", channel=channel)) for _ in range(2)]
            assert ["faster" in each for each in said] == [False, True]


async def test_campaigns_of_a_server_are_counted_by_whichever_process_has_it(
    server: postgres.Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Limits count stored campaigns, also those created earlier by another process, and no one else's."""
    toy.register(monkeypatch)
    url, other = server.url(tmp_path / "house"), 1 << 22

    async def opened(shard: int) -> Campaigns:
        return await Campaigns.open(url, chance=fair(Random(1)), find=find, most_open=1, shards=Shards(shard, shard, 2))

    here, there = await opened(0), await opened(1)
    await seat_and_start(here, "toy")
    await seat_and_start(there, "toy", guild=other)
    await here.close()
    again = await opened(0)
    for house, guild in ((again, GUILD), (there, other)):
        with pytest.raises(TooManyCampaigns):
            await seat_and_start(house, "toy", guild=guild)
        await house.close()


async def test_full_server_is_announced_in_channel(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, bot_on(sandbox, tmp_path / "house.sqlite3") as bot:
        limited(bot, 1)
        olga = sandbox.user("Olga")
        await olga.slash("campaign new", channel="games", game="tyrants", name="One")
        said = shown(await olga.slash("campaign new", channel="games", game="tyrants", name="Two"))
        assert said.startswith("This server has 1 open campaign")
        assert len(await bot.campaigns.lookup.of_server(int(sandbox.world.home.id))) == 1


def limited(bot: Emberkeep, most_open: int) -> None:
    bot.campaigns._context.most_open = most_open
