"""Export and import: finished campaigns lose nothing, unfinished ones reveal nothing."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import orjson
import pytest
import zstandard

from engine.campaigns import Actor, Campaigns, Person, Situation
from engine.campaigns.files import reader, reading
from engine.campaigns.files.contents import LARGEST_FILE, LARGEST_UNPACKED
from engine.campaigns.files.reader import Reader
from engine.campaigns.files.reading import read
from engine.campaigns.model.errors import (
    NothingToUndo,
    NotOver,
    SeatedModerator,
    SeenInFile,
    TooManyFiles,
    WrongFile,
    WrongStage,
)
from engine.campaigns.model.requests import GoBack, Restore
from engine.campaigns.people.privacy import forgotten_among
from engine.storage import Seal
from engine.table import fair
from tests import toy
from tests.campaigns.tables import ANA, KIM, RUI, StillClock, answer, bid, hash_of, play_to_end, sql, state_of
from tests.playing import varied
from tests.seating import find, seat_and_start
from tests.toy.game import CARDS

KIM_HERSELF = Person(KIM, "Kim")


async def brought_in(campaigns: Campaigns, data: bytes) -> Situation:
    return await campaigns.files.import_(data, KIM_HERSELF, guild=5, channel=6)


def unseen(state: Any) -> list[str]:
    """Returns all cards that are hidden from someone."""
    return sorted([*state.deck, *(card for hand in state.hands for card in hand)])


async def test_file_resaved_by_editor_is_accepted(campaigns: Campaigns, table: Situation) -> None:
    """Some put a byte order mark in front of it."""
    over = await play_to_end(campaigns, table.id)
    data = await campaigns.files.export(table.id, Actor(ANA), open_file=True)
    copy = await brought_in(campaigns, b"\xef\xbb\xbf" + data)
    assert (copy.n, copy.results) == (over.n, over.results)


@pytest.mark.usefixtures("reading_process")
async def test_finished_campaign_is_restored_completely(campaigns: Campaigns, table: Situation) -> None:
    """With its history, and the lines that can be restored."""
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    await campaigns.play.undo(table.id, ANA)
    over = await play_to_end(campaigns, table.id)
    copy = await brought_in(campaigns, await campaigns.files.export(table.id, Actor(ANA)))
    assert (copy.n, copy.results, copy.stage) == (over.n, over.results, "lobby")
    assert await hash_of(campaigns, copy.id) == await hash_of(campaigns, table.id)
    before, after = [
        [
            (each.n, each.user, each.texts, each.final, each.at)
            for each in await campaigns.moments.find(which, limit=1000)
        ]
        for which in (table.id, copy.id)
    ]
    assert before == after
    assert [each.n for each in await campaigns.history.left_branches(copy.id)] == [
        each.n for each in await campaigns.history.left_branches(table.id)
    ]
    middle = over.n // 2
    boards = [(await campaigns.history.board_at(which, middle)).view for which in (table.id, copy.id)]
    assert boards[0] == boards[1]


async def test_running_chapter_is_redealt_and_its_past_left_out(campaigns: Campaigns, table: Situation) -> None:
    await play_to_end(campaigns, table.id)
    second = await campaigns.play.start(table.id, ANA, "second")
    turn = await bid(campaigns, table.id)
    copy = await brought_in(campaigns, await campaigns.files.export(table.id, Actor(ANA)))
    assert (copy.n, copy.chapter, copy.results) == (turn.n, "second", second.results)
    original, state = await state_of(campaigns, table.id), await state_of(campaigns, copy.id)
    assert (state.lanterns, state.discard, state.round) == (original.lanterns, original.discard, original.round)
    assert unseen(state) == unseen(original)
    assert (state.deck, state.hands) != (original.deck, original.hands)
    assert await sql(campaigns, f"SELECT n FROM decision WHERE campaign = {copy.id} AND n >= {second.n - 1}") == []
    with pytest.raises(NothingToUndo):
        await campaigns.history.board_at(copy.id, second.n)
    first = await campaigns.history.board_at(copy.id, 5)
    assert first.view == (await campaigns.history.board_at(table.id, 5)).view


async def test_copy_of_a_copy_can_be_exported(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    fork = await campaigns.files.fork(table.id, KIM_HERSELF)
    copy = await brought_in(campaigns, await campaigns.files.export(fork.id, Actor(KIM)))
    again = await brought_in(campaigns, await campaigns.files.export(copy.id, Actor(KIM)))
    assert (again.n, again.chapter) == (fork.n, "first")


async def test_imported_campaign_has_no_players(campaigns: Campaigns, table: Situation) -> None:
    copy = await brought_in(campaigns, await campaigns.files.export(table.id, Actor(ANA)))
    assert [(each.user, each.invited) for each in copy.seats] == [(None, ANA), (None, RUI)]
    assert (copy.facts.guild, copy.facts.channel, copy.facts.organiser) == (5, 6, KIM)
    assert copy.facts.thread is None


async def test_sealed_file_shows_public_things_only(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    state = await state_of(campaigns, table.id)
    file = orjson.loads(await campaigns.files.export(table.id, Actor(ANA)))
    assert file["open"] is None and (file["game"], file["seats"]) == ("toy", ["User 0", "User 1"])
    shown = repr({name: part for name, part in file.items() if name != "sealed"})
    assert not any(card in shown for card in set(CARDS) - set(state.discard))
    assert [each["key"] for each in file["account"]] == ["toy-bid-won"]


async def test_permission_for_open_file(campaigns: Campaigns, table: Situation) -> None:
    with pytest.raises(NotOver):
        await campaigns.files.export(table.id, Actor(ANA), open_file=True)
    with pytest.raises(SeatedModerator):
        await campaigns.files.export(table.id, Actor(ANA, moderator=True), open_file=True)
    early = orjson.loads(await campaigns.files.export(table.id, Actor(KIM, moderator=True), open_file=True))
    assert early["sealed"] is None and early["open"]["decisions"]
    told = await campaigns.outbox.find_post(table.id, 2)
    assert told is not None and (told.kind, told.user) == ("exported", KIM)
    over = await play_to_end(campaigns, table.id)
    copy = await brought_in(campaigns, await campaigns.files.export(table.id, Actor(ANA), open_file=True))
    assert copy.results == over.results


async def test_open_file_with_piles_cannot_be_continued(
    campaigns: Campaigns, table: Situation, clock: StillClock
) -> None:
    """Once someone has an open file, no vote goes back into the chapter that it shows, except to its start."""
    over = await play_to_end(campaigns, table.id)
    await campaigns.files.export(table.id, Actor(ANA), open_file=True)
    post = await campaigns.outbox.find_post(table.id, (await sql(campaigns, "SELECT max(number) FROM post"))[0][0])
    assert post is not None and (post.kind, post.user) == ("exported", ANA)
    with pytest.raises(SeenInFile):
        await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", over.n - 1))
    assert (await campaigns.lookup.situation(table.id)).request is None
    clock.turn(minutes=1)
    again = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("reset"))
    await campaigns.requests.agree(again.campaign, again.id, RUI)
    await bid(campaigns, table.id)
    regretted = await campaigns.requests.ask(table.id, Actor(ANA), GoBack("undo", table.n))
    await campaigns.requests.withdraw(regretted.campaign, regretted.id, ANA)
    finished = await campaigns.requests.ask(table.id, Actor(ANA), Restore(over.branch))
    assert (await campaigns.requests.agree(finished.campaign, finished.id, RUI)).status == "agreed"


async def test_file_of_nonplayer_does_not_block_undo(campaigns: Campaigns, table: Situation) -> None:
    await bid(campaigns, table.id)
    await answer(campaigns, table.id, 0, "light")
    await campaigns.files.export(table.id, Actor(KIM, moderator=True), open_file=True)
    assert (await campaigns.play.undo(table.id, ANA)).n == table.n + 2


async def test_lobby_has_nothing_to_export(campaigns: Campaigns) -> None:
    lobby = await campaigns.lobby.create(game="toy", name="x", organiser=Person(ANA, "Ana"), guild=1, channel=2)
    with pytest.raises(WrongStage):
        await campaigns.files.export(lobby.id, Actor(ANA))


async def test_other_deployment_cannot_read_sealed_file(campaigns: Campaigns, table: Situation, tmp_path: Path) -> None:
    data = await campaigns.files.export(table.id, Actor(ANA))
    other = await Campaigns.open(tmp_path / "other.sqlite3", chance=fair(Random(1)), find=find)
    with pytest.raises(WrongFile) as refused:
        await brought_in(other, data)
    assert refused.value.reason == "key"
    await other.close()


def spoil(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Sets one field of an open file, named by its path."""

    def work(file: dict[str, Any]) -> None:
        *steps, last = [int(step) if step.isdecimal() else step for step in path.split("/")]
        part: Any = file
        for step in steps:
            part = part[step]
        part[last] = value

    return work


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Seal]:
    """An open file of a campaign after both bids, which can be read, and the key of its deployment."""

    async def made() -> tuple[bytes, Seal]:
        house = tmp_path_factory.mktemp("exported") / "house.sqlite3"
        campaigns = await Campaigns.open(house, chance=fair(Random(7)), clock=StillClock(), find=find)
        campaign = (await seat_and_start(campaigns, "toy")).id
        for seat in (0, 1):
            await answer(campaigns, campaign, seat)
        data = await campaigns.files.export(campaign, Actor(KIM, moderator=True), open_file=True)
        seal = campaigns._context.database.seal
        read(data, seal, fair(Random(1)))
        await campaigns.close()
        return data, seal

    with pytest.MonkeyPatch.context() as monkeypatch:
        toy.register(monkeypatch)
        return asyncio.run(made())


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (spoil("format", "something"), "damaged"),
        (spoil("version", 2), "version"),
        (spoil("version", "1"), "content"),
        (spoil("version", 0), "content"),
        (spoil("game", "chess"), "game"),
        (spoil("name", ""), "content"),
        (spoil("name", "Low\0Lanterns"), "content"),
        (spoil("open", None), "key"),
        (spoil("extra", 1), "content"),
        (spoil("open/size", 3), "content"),
        (spoil("open/seats", []), "content"),
        (spoil("open/options", {"rounds": 0}), "content"),
        (spoil("open/settings", {"pace": "hasty"}), "content"),
        (spoil("open/branch", 99), "content"),
        (spoil("open/branches/0/parent", 99), "content"),
        (spoil("open/branches/0/base_branch", 99), "content"),
        (spoil("open/decisions/3/n", 77), "content"),
        (spoil("open/decisions/3/pick", [1.5]), "content"),
        (spoil("open/decisions/3/by", "nobody"), "content"),
        (spoil("open/decisions/3/user", 2**70), "content"),
        (spoil("open/decisions/1/pick", ["card-01"]), "content"),
        (spoil("open/decisions/1/pick", [256]), "content"),
        (spoil("open/tells/0/branch", 99), "content"),
        (spoil("open/tells/0/text", {"words": "hello"}), "content"),
        (spoil("open/checkpoints", []), "content"),
        (spoil("open/checkpoints/0/checkpoint/state", {}), "content"),
        (spoil("open/checkpoints/0/checkpoint/state/turn", "seven"), "content"),
        (spoil("open/checkpoints/0/checkpoint/state/nothing", 1), "content"),
        (spoil("open/checkpoints/0/checkpoint/state/round", 7), "content"),
        (spoil("open/checkpoints/0/checkpoint/state/lanterns", [2**62, 0]), "content"),
        (spoil("open/checkpoints/0/checkpoint/state/hands", [["card-01"] * 20_000, []]), "size"),
        (spoil("open/checkpoints/0/checkpoint/n", 7), "content"),
        (spoil("open/checkpoints/0/checkpoint/seats", 3), "content"),
        (spoil("open/decisions/3/at", 10**18), "content"),
        (spoil("open/decisions/3/n", 10**18), "content"),
        (spoil("open/decisions", [{}] * 50_001), "size"),
        (spoil("open/seats/0/name", "x" * 900_000), "content"),
        (spoil("open/seats/0/name", "An\0a"), "content"),
        (spoil("open/checkpoints/0/value", "fir\0st"), "content"),
        (spoil("name", "x" * 900_000), "content"),
        (spoil("open/tells/0/text/key", "no-such-text"), "content"),
        (spoil("open/tells/0/text/args/seat", {"seat": 1000}), "content"),
        (spoil("open/tells/0/serial", 10**18), "content"),
    ],
)
def test_file_with_a_fault_is_refused(
    exported: tuple[bytes, Seal],
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[dict[str, Any]], None],
    reason: str,
) -> None:
    """Read here and not in its own process, which is as strict: that is shown below."""
    toy.register(monkeypatch)
    data, seal = exported
    file = orjson.loads(data)
    fault(file)
    with pytest.raises(WrongFile) as refused:
        read(json.dumps(file).encode(), seal, fair(Random(1)))
    assert refused.value.reason == reason
    assert reason != "content" or re.fullmatch(r"[\w.]+", refused.value.where), refused.value


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (spoil("open/tells/0/text/key", ["x"]), r"open\.tells\.0\.text: this is not a text with a key and arguments.*"),
        (spoil("open/tells/0/text/key", "no-such-text"), r"tells\.text: the line at \d+ cannot be said: MissingText"),
        (spoil("open/options", {"rounds": 0}), r"options\.rounds: Input should be .*"),
        (spoil("open/settings", {"pace": "hasty"}), r"pace: Input should be .*"),
        (spoil("name", ""), r"name: a name has 1 to .*"),
    ],
)
async def test_error_in_file_names_its_place(
    campaigns: Campaigns, table: Situation, fault: Callable[[dict[str, Any]], None], said: str
) -> None:
    await answer(campaigns, table.id, 0)
    await answer(campaigns, table.id, 1)
    file = orjson.loads(await campaigns.files.export(table.id, Actor(KIM, moderator=True), open_file=True))
    fault(file)
    with pytest.raises(WrongFile) as refused:
        read(orjson.dumps(file), campaigns._context.database.seal, fair(Random(1)))
    assert re.fullmatch(said, refused.value.detail), refused.value.detail


@pytest.mark.parametrize(
    ("patched", "said"),
    [
        ("status", r"checkpoints\.state: the rules cannot go on from the one at \d+: KeyError"),
        ("describe", r"checkpoints\.state: the rules cannot go on from the one at \d+: KeyError"),
        ("setup", r"checkpoints\.chapter: .* cannot be set up: KeyError"),
    ],
)
async def test_rule_error_from_file_names_its_place(
    campaigns: Campaigns, table: Situation, monkeypatch: pytest.MonkeyPatch, patched: str, said: str
) -> None:
    def broken(*_: Any) -> NoReturn:
        raise KeyError("a hand")

    file = await campaigns.files.export(table.id, Actor(KIM, moderator=True), open_file=True)
    game = varied(find("toy"), **{patched: broken})
    monkeypatch.setattr(reading, "find", lambda _: game)
    reading._set_up.cache_clear()
    with pytest.raises(WrongFile) as refused:
        read(file, campaigns._context.database.seal, fair(Random(1)))
    assert re.fullmatch(said, refused.value.detail), refused.value.detail
    assert "hand" not in refused.value.detail


async def test_file_that_is_refused_makes_nothing(campaigns: Campaigns, table: Situation) -> None:
    file = orjson.loads(await campaigns.files.export(table.id, Actor(KIM, moderator=True), open_file=True))
    spoil("open/checkpoints/0/checkpoint/state/round", 7)(file)
    before = await everything(campaigns)
    with pytest.raises(WrongFile) as refused:
        await brought_in(campaigns, orjson.dumps(file))
    assert (refused.value.reason, refused.value.where) == ("content", "state.round")
    assert await everything(campaigns) == before


@pytest.mark.usefixtures("reading_process")
async def test_reading_that_takes_too_long_is_given_up(campaigns: Campaigns, table: Situation) -> None:
    """Its process is gone with it, and the next file is read as if nothing had been."""
    data = await campaigns.files.export(table.id, Actor(ANA))
    hasty = Reader(seconds=0.01)
    with pytest.raises(WrongFile) as refused:
        await hasty.read(data, campaigns._context.database.seal.key)
    assert refused.value.reason == "size"
    assert (await brought_in(campaigns, data)).n == table.n


@pytest.mark.usefixtures("reading_process")
async def test_abandoned_reading_ends_with_output_pending(
    campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its output is still in the pipe, unread; the reader of the next file would wait forever."""
    (tmp_path / "talkative.py").write_text("print('x' * 2**20, flush=True)")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(reader, "WORKER", "talkative")
    monkeypatch.setattr(reader, "_received", lambda _: asyncio.Event().wait())
    async with asyncio.timeout(60):
        with pytest.raises(WrongFile):
            await Reader(seconds=1).read(b"{}", campaigns._context.database.seal.key)


@pytest.mark.usefixtures("reading_process")
async def test_reading_that_takes_too_much_memory_is_stopped(campaigns: Campaigns, table: Situation) -> None:
    file = orjson.loads(await campaigns.files.export(table.id, Actor(KIM, moderator=True), open_file=True))
    file["account"] = [[]] * 1_500_000
    narrow = Reader(memory=190 * 1024**2)
    with pytest.raises(WrongFile) as refused:
        await narrow.read(orjson.dumps(file), campaigns._context.database.seal.key)
    assert refused.value.reason == "size" and "takes more" in str(refused.value.detail)


async def test_imports_per_hour_are_limited(
    campaigns: Campaigns, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "FILES_PER_HOUR", 2)
    for _ in range(2):
        with pytest.raises(WrongFile):
            await brought_in(campaigns, b"")
        clock.turn(minutes=10)
    with pytest.raises(TooManyFiles) as refused:
        await brought_in(campaigns, b"")
    assert (refused.value.next - clock.now()).total_seconds() == 40 * 60
    with pytest.raises(WrongFile):  # others are not kept from it
        await campaigns.files.import_(b"", Person(ANA, "Ana"), guild=5, channel=6)
    clock.turn(minutes=40)
    with pytest.raises(WrongFile):
        await brought_in(campaigns, b"")


@pytest.mark.usefixtures("reading_process")
async def test_reading_process_has_no_secrets(
    campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its environment has neither the token nor the database's address, under any name."""
    secrets = ("DISCORD_TOKEN", "EMBERKEEP_DATABASE", "DATABASE_URL", "PGPASSWORD", "EMBERKEEP_ANYTHING")
    for name in secrets:
        monkeypatch.setenv(name, "secret words")
    seen = tmp_path / "environment"
    (tmp_path / "curious.py").write_text(f"import os; open({str(seen)!r}, 'w').write(repr(dict(os.environ)))")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(reader, "WORKER", "curious")
    with pytest.raises(WrongFile):
        await Reader().read(b"{}", campaigns._context.database.seal.key)
    environment = seen.read_text()
    assert "PATH" in environment
    assert not [each for each in (*secrets, "secret words") if each in environment]


async def test_forgotten_people_among_very_many_are_found(campaigns: Campaigns, table: Situation) -> None:
    """A file may name more people than a statement has room for."""
    await campaigns.people.forget(40_000)
    assert await forgotten_among(campaigns._context, range(1, 260_001)) == {40_000}


async def test_quota_is_asked_before_a_file_is_fetched(campaigns: Campaigns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "FILES_PER_HOUR", 2)
    fetched: list[int] = []

    async def fetch() -> bytes:
        await asyncio.sleep(0)
        fetched.append(1)
        return b"{}"

    tried = [campaigns.files.import_(fetch, KIM_HERSELF, guild=5, channel=6) for _ in range(25)]
    refused = await asyncio.gather(*tried, return_exceptions=True)
    assert len(fetched) == 2
    assert sum(isinstance(each, TooManyFiles) for each in refused) == 23


async def test_events_of_copy_are_not_posted_again(campaigns: Campaigns, table: Situation) -> None:
    """The first post of play after an import reports events since then, not those of the original."""
    over = await play_to_end(campaigns, table.id)
    assert over.results
    copy = await brought_in(campaigns, await campaigns.files.export(table.id, Actor(ANA)))
    live = await campaigns._context.find_live(copy.id)
    assert live.pending == []


async def everything(campaigns: Campaigns) -> list[int]:
    tables = ("campaign", "seat", "branch", "decision", "tell", "checkpoint", "result", "post", "turn_message")
    return [(await sql(campaigns, f"SELECT count(*) FROM {name}"))[0][0] for name in tables]


@pytest.mark.parametrize("data", [b"", b"[]", b"\xff\x00", b'{"format":', b"null", b"[" * 100_000])
async def test_invalid_files_are_rejected(campaigns: Campaigns, data: bytes) -> None:
    with pytest.raises(WrongFile) as refused:
        read(data, campaigns._context.database.seal, fair(Random(1)))
    assert refused.value.reason == "damaged"


async def test_too_large_files_are_not_even_read(campaigns: Campaigns) -> None:
    with pytest.raises(WrongFile) as refused:
        await brought_in(campaigns, b" " * (LARGEST_FILE + 1))
    assert refused.value.reason == "size"


async def test_unpacking_stops_at_its_limit(campaigns: Campaigns, table: Situation) -> None:
    """A small file that would unpack to far too much is given up while unpacking."""
    file = orjson.loads(await campaigns.files.export(table.id, Actor(ANA)))
    bomb = zstandard.compress(b"[" * (LARGEST_UNPACKED + 1))
    file["sealed"] = campaigns._context.database.seal.close(bomb)
    assert len(file["sealed"]) < 100_000
    with pytest.raises(WrongFile) as refused:
        read(orjson.dumps(file), campaigns._context.database.seal, fair(Random(1)))
    assert refused.value.reason == "size"


async def test_long_campaign_fits_into_a_file(campaigns: Campaigns) -> None:
    """Only the checkpoints at which something begins are in it; any moment can still be played to."""
    table = await seat_and_start(campaigns, "toy", options={"rounds": 20})
    over = await play_to_end(campaigns, table.id)
    stored = (await sql(campaigns, "SELECT count(*) FROM checkpoint"))[0][0]
    file = orjson.loads(await campaigns.files.export(table.id, Actor(ANA), open_file=True))
    assert len(file["open"]["checkpoints"]) == 2 < stored
    copy = await brought_in(campaigns, orjson.dumps(file))
    for n in (over.n // 3 + 1, over.n // 2 + 1):  # during a turn: a mark shows its checkpoint
        assert (await campaigns.history.board_at(copy.id, n)).view == (
            await campaigns.history.board_at(table.id, n)
        ).view


@pytest.mark.sqlite
async def test_backup_plays_on_elsewhere(campaigns: Campaigns, table: Situation, tmp_path: Path) -> None:
    """The host's own way to another machine: everything is unchanged, and files sealed here open there."""
    await bid(campaigns, table.id)
    data = await campaigns.files.export(table.id, Actor(ANA))
    await campaigns.upkeep.backup(tmp_path / "copy.sqlite3")
    with pytest.raises(FileExistsError):
        await campaigns.upkeep.backup(tmp_path / "copy.sqlite3")
    other = await Campaigns.open(tmp_path / "copy.sqlite3", chance=fair(Random(1)), find=find)
    assert await hash_of(other, table.id) == await hash_of(campaigns, table.id)
    await answer(other, table.id, 0, "light")
    assert (await brought_in(other, data)).chapter == "first"
    await other.close()
