"""The drill of docs/hosting.md: back up a running deployment, restore the backup elsewhere, and continue exactly
there."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from engine.campaigns import Actor, Campaigns
from engine.campaigns.model.errors import WrongFile
from engine.table import fair
from tests.campaigns.tables import ANA, StillClock, answer, hash_of
from tests.end_to_end.lanterns import Table, opened, sandbox, table
from tests.end_to_end.playing import bot_on, card_for, posts, until
from tests.hosting.tables import Standing, furnish
from tests.processes.commands import said_by
from tests.seating import CHANNEL, GUILD, Person, find, seat_and_start

__all__ = ["opened", "sandbox", "table"]

LONG = {"rounds": 1000}


async def open_house(path: Path, seed: int = 3) -> Campaigns:
    path.parent.mkdir(exist_ok=True)
    return await Campaigns.open(path, chance=fair(Random(seed)), clock=StillClock(), find=find)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Campaigns]:
    campaigns = await open_house(tmp_path / "house" / "emberkeep.db")
    yield campaigns
    await campaigns.close()


def back_up(database: Path, target: Path) -> None:
    """The command, in a process of its own, as a host or cron runs it."""
    target.parent.mkdir(exist_ok=True)
    done = said_by(target.parent, "backup", str(target), "--database", str(database))
    assert done.returncode == 0, done.stderr


def restore(copy: Path, database: Path) -> None:
    """The command, on another machine with a new folder."""
    database.parent.mkdir(exist_ok=True)
    done = CliRunner().invoke(app, ["restore", str(copy), "--database", str(database), "--despite-faults"])
    assert done.exit_code == 0, done.output


async def play_on(campaigns: Campaigns, campaign: int, generator: Random, hashes: dict[int, str]) -> None:
    """Random answers until cancelled; after each, what stood then."""
    while True:
        situation = await campaigns.lookup.situation(campaign)
        seat = generator.choice(situation.waiting_for)
        ask = situation.ask_of(seat)
        assert ask is not None
        made = await answer(campaigns, campaign, seat, generator.choice(list(ask.options)).id)
        if not made.held:
            hashes[made.situation.n] = await hash_of(campaigns, campaign)


async def test_restored_deployment_continues_exactly(house: Campaigns, tmp_path: Path) -> None:
    """Each of four campaigns is restored at a moment that existed, and none before its last answer at the start."""
    tables = [(await seat_and_start(house, "toy", options=LONG)).id for _ in range(4)]
    hashes: dict[int, dict[int, str]] = {each: {} for each in tables}
    playing = [asyncio.create_task(play_on(house, each, Random(each), hashes[each])) for each in tables]
    await until(lambda: min(map(len, hashes.values())) >= 20, "twenty answers at each table")
    before = {each: max(hashes[each]) for each in tables}
    await asyncio.to_thread(back_up, tmp_path / "house" / "emberkeep.db", tmp_path / "copies" / "monday.db")
    during = {each: max(hashes[each]) for each in tables}
    for task in playing:
        task.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*playing)
    assert all(during[each] > before[each] for each in tables)  # answers arrived in the meantime
    restore(tmp_path / "copies" / "monday.db", tmp_path / "new" / "emberkeep.db")
    again = await open_house(tmp_path / "new" / "emberkeep.db")
    for each in tables:
        situation = await again.lookup.situation(each)
        assert situation.n >= before[each]
        assert await hash_of(again, each) == hashes[each][situation.n]
        seat = situation.waiting_for[0]
        assert (await answer(again, each, seat)).situation.n >= situation.n
    await again.close()


async def test_every_kind_of_campaign_is_unchanged(house: Campaigns, tmp_path: Path) -> None:
    campaigns = await furnish(house)
    stood = [(Standing.of(await house.lookup.situation(each)), await hash_or_none(house, each)) for each in campaigns]
    await asyncio.to_thread(back_up, tmp_path / "house" / "emberkeep.db", tmp_path / "copies" / "monday.db")
    restore(tmp_path / "copies" / "monday.db", tmp_path / "new" / "emberkeep.db")
    again = await open_house(tmp_path / "new" / "emberkeep.db")
    stands = [(Standing.of(await again.lookup.situation(each)), await hash_or_none(again, each)) for each in campaigns]
    assert stands == stood
    assert await again.outbox.next_posts() == await house.outbox.next_posts()
    await again.close()


async def hash_or_none(campaigns: Campaigns, campaign: int) -> str | None:
    in_play = (await campaigns.lookup.situation(campaign)).stage != "lobby"
    return await hash_of(campaigns, campaign) if in_play else None


async def test_sealed_exports_open_only_in_restored_deployment(
    house: Campaigns, tmp_path: Path, reading_process: None
) -> None:
    played = await seat_and_start(house, "toy")
    sealed = await house.files.export(played.id, Actor(ANA))
    await asyncio.to_thread(back_up, tmp_path / "house" / "emberkeep.db", tmp_path / "copies" / "monday.db")
    restore(tmp_path / "copies" / "monday.db", tmp_path / "new" / "emberkeep.db")
    again = await open_house(tmp_path / "new" / "emberkeep.db")
    copied = await again.files.import_(sealed, Person(ANA, "Ana"), GUILD, CHANNEL)
    assert copied.facts.name == f"{played.facts.name} (2)", "the original is in the restored database too"
    await again.close()
    stranger = await open_house(tmp_path / "stranger" / "emberkeep.db")
    with pytest.raises(WrongFile) as refusal:
        await stranger.files.import_(sealed, Person(ANA, "Ana"), GUILD, CHANNEL)
    assert refusal.value.reason == "key"
    await stranger.close()


async def test_backup_is_readable_by_its_owner_only_and_replaces_nothing(house: Campaigns, tmp_path: Path) -> None:
    target = tmp_path / "monday.db"
    await house.upkeep.backup(target)
    for file in (target, target.with_name("monday.db.key")):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = target.read_bytes()
    with pytest.raises(FileExistsError, match="name a new file"):
        await house.upkeep.backup(target)
    assert target.read_bytes() == kept


async def test_bot_plays_on_in_its_threads_from_a_restored_copy(table: Table, tmp_path: Path) -> None:
    """The machine is lost in the middle of Ana's turn; another one takes over with last night's copy."""
    await table.bot.campaigns.upkeep.backup(tmp_path / "night.db")
    before = [each["id"] for each in posts(table.ana, table.thread)]
    await table.stop()
    restore(tmp_path / "night.db", tmp_path / "new" / "emberkeep.db")
    async with bot_on(table.sandbox, tmp_path / "new" / "emberkeep.db"):
        await table.whole_turn(table.ana)
        await card_for(table.rui, table.thread)
        after = [each["id"] for each in posts(table.ana, table.thread)]
        assert after[: len(before)] == before and len(after) == len(before) + 1
