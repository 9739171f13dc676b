"""Large files: read, written and unpacked in small slices, while everyone plays on."""

from __future__ import annotations

import asyncio
import gzip
import threading
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread, current_thread
from typing import Any

import orjson
import pytest

from engine.campaigns import FORMER, Actor, Campaigns, Situation
from engine.campaigns.files import export, imports, reader
from engine.campaigns.files.contents import LARGEST_UNPACKED, MOST
from engine.campaigns.files.reader import Reader
from engine.campaigns.files.reading import read
from engine.campaigns.lifecycle.purge import delete_left_behind
from engine.campaigns.model.errors import (
    TooLargeForFile,
    TooManyCampaigns,
    UnknownCampaign,
    WrongFile,
)
from engine.storage import Unreachable
from engine.storage.queries import log, partial, people
from engine.storage.queries.whole import orphans
from engine.table import fair
from tests.campaigns.files.test_files import KIM_HERSELF, brought_in, everything
from tests.campaigns.tables import ANA, KIM, answer, bid, play_to_end, sql
from tests.seating import find


async def test_rows_of_a_large_file_are_prepared_off_the_loop(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each decision is by a different player, and one player is forgotten."""
    await campaigns.people.forget(10_400)
    data = await campaigns.files.export(table.id, Actor(ANA))
    kept, threads = [0], dict[str, Thread]()

    def watch(name: str) -> None:
        work = getattr(imports, name)

        def noted(*given: Any) -> Any:
            threads[name] = current_thread()
            return work(*given)

        monkeypatch.setattr(imports, name, noted)

    async def unwritten(rows: Any) -> None:
        kept[0] += sum(row["user"] != FORMER for _, each in rows for row in each if "fingerprint" in row)
        if any(statement.table.name == "campaign" for statement, _ in rows if hasattr(statement, "table")):
            raise WrongFile("content")

    much(monkeypatch, 1_200)
    monkeypatch.setattr(campaigns._context.database, "write", unwritten)
    for name in ("_users_of", "_drop", "imported_rows"):
        watch(name)
    with pytest.raises(WrongFile):
        await brought_in(campaigns, data)
    assert kept == [1_199]
    assert len(threads) == 3 and current_thread() not in threads.values()


def much(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """Makes every file hold this many decisions, each by another user."""
    exchange = Reader._exchange

    async def exchanged(*given: Any) -> Any:
        found = await exchange(*given)
        line = found.rows["branch"][0]["id"]
        made = {"seat": 0, "made_by": 0, "key": "bid", "fingerprint": 1, "pick": b"", "final": 0, "at": 1}
        found.rows["decision"] = [
            {**made, "branch": line, "n": 10_000 + each, "user": 10_000 + each} for each in range(count)
        ]
        return found

    monkeypatch.setattr(Reader, "_exchange", exchanged)


class Batches:
    """The batches of writes of a database; one of them can be made to fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, campaigns: Campaigns) -> None:
        self.sizes: list[int] = []
        self.fails_at: int | None = None
        self._one_more = asyncio.Event()
        self._write = campaigns._context.database.write
        monkeypatch.setattr(campaigns._context.database, "write", self.write)

    async def write(self, writes: Any) -> None:
        if self.fails_at is not None and len(self.sizes) >= self.fails_at:
            raise Unreachable("pulled the plug")
        self.sizes.append(sum(max(1, len(rows)) for _, rows in writes))
        await self._write(writes)
        self._one_more.set()

    async def written(self, count: int) -> None:
        """Returns once this many are written."""
        while len(self.sizes) < count:
            self._one_more.clear()
            await self._one_more.wait()


async def test_large_import_is_written_in_small_slices(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two of them the writer takes what others have to write: 500 decisions take it about 10 ms."""
    data = await campaigns.files.export(table.id, Actor(ANA))
    much(monkeypatch, 5_000)
    batches = Batches(monkeypatch, campaigns)
    importing = asyncio.create_task(brought_in(campaigns, data))
    await batches.written(1)
    await answer(campaigns, table.id, 0)
    assert not importing.done()
    copy = await importing
    assert copy.stage == "lobby" and len(batches.sizes) > 10
    assert max(batches.sizes) <= 500
    await campaigns.openings.discard(copy.id)
    assert max(batches.sizes) <= 500
    assert (await sql(campaigns, f"SELECT count(*) FROM decision WHERE campaign = {copy.id}"))[0][0] == 0


async def test_rows_of_a_slice_are_bounded_in_bytes() -> None:
    rows = [{"branch": 1, "n": n, "serial": 0, "text": "x" * 100_000, "seats": None} for n in range(10)]
    sizes = [len(tells) for [(_, tells)] in partial.slices(7, {"tell": rows})]
    assert sizes == [3, 3, 3, 1]


async def found_anywhere(campaigns: Campaigns, campaign: int) -> list[object]:
    """Where a campaign shows: in lists, counts, schedules, what is kept about its people, and to those who name it."""
    context = campaigns._context
    shown: list[object] = []
    shown += [each for each in await campaigns.lookup.of_server(5) if each.id == campaign]
    shown += [each for each in await context.database.read(people.campaigns_with, ANA) if each == campaign]
    shown += [each for each in await campaigns.openings.unopened() if each == campaign]
    shown += await sql(campaigns, f"SELECT 1 FROM campaign WHERE id = {campaign}")
    shown += await sql(campaigns, f"SELECT 1 FROM job WHERE campaign = {campaign}")
    shown += await sql(campaigns, f"SELECT 1 FROM post WHERE campaign = {campaign}")
    for raised in (campaigns.lookup.situation(campaign), campaigns.files.export(campaign, Actor(KIM))):
        with suppress(UnknownCampaign):
            shown.append(await raised)
    return shown


async def test_import_that_ends_after_any_slice_leaves_nothing(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed after each slice in turn: nothing of it shows, and the next start deletes what is left."""
    data = await campaigns.files.export(table.id, Actor(ANA))
    much(monkeypatch, 1_200)
    before = await everything(campaigns)
    batches = Batches(monkeypatch, campaigns)
    left = 0
    for fails_at in range(100):
        batches.sizes, batches.fails_at = [], fails_at
        monkeypatch.setattr(reader, "FILES_PER_HOUR", fails_at + 1)
        try:
            copy = await brought_in(campaigns, data)
            break
        except Unreachable:
            pass
        number = next(iter(await campaigns._context.database.read(partial.noted)), 0)
        left += len(await sql(campaigns, f"SELECT 1 FROM decision WHERE campaign = {number} LIMIT 1"))
        assert await found_anywhere(campaigns, number) == []
        assert await sql(campaigns, "SELECT count(*) FROM campaign") == [(before[0],)]
        assert await campaigns._context.database.read(lambda connection: list(orphans(connection))) == []
        batches.fails_at = None
        await delete_left_behind(campaigns._context)
        assert await everything(campaigns) == before
        assert await sql(campaigns, "SELECT key FROM note WHERE key LIKE 'partial%'") == []
    assert (left, fails_at) == (4, 7)
    assert await found_anywhere(campaigns, copy.id)
    assert await sql(campaigns, "SELECT key FROM note WHERE key LIKE 'partial%'") == []


async def test_killed_import_is_deleted_at_the_next_start(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = await campaigns.files.export(table.id, Actor(ANA))
    much(monkeypatch, 1_200)
    batches = Batches(monkeypatch, campaigns)
    batches.fails_at = 4
    with pytest.raises(Unreachable):
        await brought_in(campaigns, data)
    await campaigns.close()
    other = await Campaigns.open(tmp_path / "house.sqlite3", chance=fair(Random(1)), find=find)
    assert await sql(other, "SELECT DISTINCT campaign FROM decision") == [(table.id,)]
    copy = await brought_in(other, data)
    assert copy.id > table.id + 1
    await other.close()


async def test_refused_import_leaves_nothing_behind(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another campaign took the server's last free place while the log was written."""
    data = await campaigns.files.export(table.id, Actor(ANA))
    before = await everything(campaigns)
    batches = Batches(monkeypatch, campaigns)
    write = batches.write

    async def then_full(writes: Any) -> None:
        await write(writes)
        campaigns._context.most_open = 0

    monkeypatch.setattr(campaigns._context.database, "write", then_full)
    with pytest.raises(TooManyCampaigns):
        await brought_in(campaigns, data)
    assert await everything(campaigns) == before
    assert await sql(campaigns, "SELECT key FROM note WHERE key LIKE 'partial%'") == []


async def test_person_forgotten_during_an_import_is_not_in_it(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = await campaigns.files.export(table.id, Actor(ANA))
    much(monkeypatch, 1_200)
    batches = Batches(monkeypatch, campaigns)
    write = batches.write

    async def third_time_forget(writes: Any) -> None:
        await write(writes)
        if len(batches.sizes) == 3:
            await campaigns.people.forget(10_001)

    monkeypatch.setattr(campaigns._context.database, "write", third_time_forget)
    copy = await brought_in(campaigns, data)
    jobs = await sql(campaigns, f"SELECT what, \"user\" FROM job WHERE what <> 'clock' AND campaign = {copy.id}")
    assert jobs == [("forget", 10_001)]


async def test_campaign_is_played_on_while_its_file_is_written(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file holds the moment at which it was asked for."""
    before = await bid(campaigns, table.id)
    paused, go_on = threading.Event(), threading.Event()

    def wait(_: float) -> None:
        paused.set()
        assert go_on.wait(30)

    monkeypatch.setattr(export, "sleep", wait)
    exporting = asyncio.create_task(campaigns.files.export(table.id, Actor(KIM, moderator=True), open_file=True))
    await asyncio.to_thread(paused.wait, 30)
    async with asyncio.timeout(10):
        await answer(campaigns, table.id, before.waiting_for[0], "light")
    assert not exporting.done()
    go_on.set()
    body = orjson.loads(await exporting)["open"]
    assert max(row["n"] for row in body["decisions"]) == before.n - 1


async def test_pages_of_a_file_are_joined(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file is the same for any page size."""
    await play_to_end(campaigns, table.id)
    files = []
    for size in (1, 2, 7, 10_000):
        monkeypatch.setattr(log, "PAGE", dict.fromkeys(log.PAGE, size))
        files.append(orjson.loads(await campaigns.files.export(table.id, Actor(ANA), open_file=True)))
    assert all(file == files[0] for file in files)
    assert len(files[0]["open"]["decisions"]) > 10
    assert len(files[0]["account"]) > 3


async def test_large_open_files_are_compressed_and_can_be_imported(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = await play_to_end(campaigns, table.id)
    monkeypatch.setattr(export, "LARGEST_FILE", 2_000)
    data = await campaigns.files.export(table.id, Actor(ANA), open_file=True)
    assert data.startswith(b"\x1f\x8b") and orjson.loads(gzip.decompress(data))["open"]
    copy = await brought_in(campaigns, data)
    assert [each.result.winners for each in copy.results] == [each.result.winners for each in over.results]


@pytest.mark.parametrize("part", ["branches", "decisions", "tells", "checkpoints", "results"])
async def test_campaign_beyond_a_limit_of_import_is_not_exported(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """At each limit a file is written and imported. One more row is refused before the thread gets a file."""
    await play_to_end(campaigns, table.id)
    organiser = Actor(ANA)
    count = len(orjson.loads(await campaigns.files.export(table.id, organiser, open_file=True))["open"][part])
    monkeypatch.setitem(MOST, part, count)
    await brought_in(campaigns, await campaigns.files.export(table.id, organiser, open_file=True))
    posts = await sql(campaigns, "SELECT count(*) FROM post")
    monkeypatch.setitem(MOST, part, count - 1)
    for open_file in (False, True):
        with pytest.raises(TooLargeForFile) as refused:
            await campaigns.files.export(table.id, organiser, open_file=open_file)
        assert refused.value.what == part
        if part != "checkpoints":
            assert await sql(campaigns, "SELECT count(*) FROM post") == posts
    fork = await campaigns.files.fork(table.id, KIM_HERSELF, at=1)
    if part == "decisions":
        assert (await brought_in(campaigns, await campaigns.files.export(fork.id, Actor(KIM)))).stage == "lobby"


@pytest.mark.parametrize("limit", ["LARGEST_UNPACKED", "LARGEST_FILE"])
async def test_campaign_of_too_many_bytes_is_not_exported(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    await play_to_end(campaigns, table.id)
    monkeypatch.setattr(export, limit, 500)
    for open_file in (False, True):
        with pytest.raises(TooLargeForFile) as refused:
            await campaigns.files.export(table.id, Actor(ANA), open_file=open_file)
        assert refused.value.what == "bytes"


async def test_compressed_files_are_decompressed_within_bounds(campaigns: Campaigns) -> None:
    for data in (gzip.compress(b" " * (LARGEST_UNPACKED + 1)), gzip.compress(b"{}")[:-9], b"\x1f\x8bnothing"):
        with pytest.raises(WrongFile) as refused:
            read(data, campaigns._context.database.seal, fair(Random(1)))
        assert refused.value.reason in ("size", "damaged")
