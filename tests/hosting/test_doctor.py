"""`emberkeep doctor` and `emberkeep restore`: what is wrong is named with what to do, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from click.testing import Result
from cryptography.fernet import Fernet
from typer.testing import CliRunner

from bot.cli.app import app
from engine.campaigns import Actor, Campaigns, Person
from engine.campaigns.upkeep.doctor import examine
from engine.storage.leadership.seal import key_path
from engine.table import fair
from tests import toy
from tests.campaigns.tables import ANA, KIM, StillClock, hash_of
from tests.hosting.tables import furnish, in_mid_match
from tests.seating import find

FIXTURES = Path(__file__).parent / "fixtures"


async def open_house(path: Path) -> Campaigns:
    return await Campaigns.open(path, chance=fair(Random(3)), clock=StillClock(), find=find)


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a stopped deployment with one campaign of each kind."""
    path = tmp_path_factory.mktemp("furnished") / "emberkeep.db"

    async def make() -> None:
        campaigns = await open_house(path)
        await furnish(campaigns)
        await campaigns.close()

    asyncio.run(make())
    return path


@pytest.fixture
def path(furnished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    toy.register(monkeypatch)
    shutil.copy(key_path(furnished), key_path(tmp_path / "emberkeep.db"))
    return Path(shutil.copy(furnished, tmp_path / "emberkeep.db"))


def changed(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def ran(*command: object) -> Result:
    return CliRunner().invoke(app, [str(each) for each in command])


def what_is_in(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


def test_sound_database_is_reported_and_untouched(path: Path, tmp_path: Path) -> None:
    before = what_is_in(tmp_path)
    done = ran("doctor", path)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "emberkeep.db.key is its key" in done.stdout and "6 campaigns looked at" in done.stdout
    assert done.stdout.endswith("is in order.\n")
    assert what_is_in(tmp_path) == before


async def test_database_in_use_is_checked_up_to_last_answer(path: Path) -> None:
    house = await open_house(path)
    assert path.with_name("emberkeep.db-wal").exists()
    found = await asyncio.to_thread(examine, path, find)
    await house.close()
    assert found.faults == [] and "6 campaigns looked at" in found.notes


async def test_running_game_that_came_by_a_file_is_in_order(path: Path) -> None:
    """It begins with hidden cards that were dealt again, so no earlier decisions lead to them."""
    house = await open_house(path)
    table = await in_mid_match(house, people=2, autopilots=0)
    file = await house.files.export(table, Actor(ANA))
    copy = await house.files.import_(file, Person(KIM, "Kim"), guild=5, channel=6)
    assert copy.n > 20
    found = await asyncio.to_thread(examine, path, find)
    await house.close()
    assert found.faults == []


@pytest.mark.parametrize("stored", sorted(FIXTURES.glob("*.sqlite3")), ids=lambda each: each.stem)
def test_older_database_is_checked_without_migration(stored: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(stored, tmp_path / "old.db"))
    key_path(copy).write_bytes(Fernet.generate_key())
    before = what_is_in(tmp_path)
    assert examine(copy, find).faults == []
    assert what_is_in(tmp_path) == before


def lost_key(path: Path) -> None:
    key_path(path).unlink()


def damaged_checkpoint(path: Path) -> None:
    """The newest one of the third campaign, which is in mid-match."""
    changed(
        path,
        "UPDATE checkpoint SET state = (SELECT state FROM checkpoint WHERE campaign = 1 LIMIT 1) "
        "WHERE campaign = 3 AND n = (SELECT max(n) FROM checkpoint WHERE campaign = 3)",
    )


def another_choice(path: Path) -> None:
    """One decision of the third campaign is another than the one that was made."""
    changed(
        path,
        "UPDATE decision SET fingerprint = fingerprint + 1 WHERE campaign = 3 AND n = "
        "(SELECT max(n) - 1 FROM checkpoint WHERE campaign = 3)",
    )


def lost_decision(path: Path) -> None:
    changed(path, "DELETE FROM decision WHERE campaign = 3 AND n = (SELECT max(n) FROM decision WHERE campaign = 3)")
    changed(
        path, "DELETE FROM decision WHERE campaign = 3 AND n = (SELECT max(n) - 2 FROM decision WHERE campaign = 3)"
    )


def rows_of_nothing(path: Path) -> None:
    changed(path, "DELETE FROM campaign WHERE id = 2")


def rows_of_no_line(path: Path) -> None:
    changed(path, "UPDATE decision SET branch = 7 WHERE campaign = 2 AND n = 1")


def damaged_middle(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"damaged " * 2500)


def emptied(path: Path) -> None:
    """As a copy is that was broken off at its beginning."""
    path.write_bytes(b"")


ILLNESSES: dict[Callable[[Path], None], tuple[str, str]] = {
    lost_key: ("emberkeep.db.key cannot be read", "Put it there"),
    damaged_checkpoint: ("Campaign 3 (tyrants) does not load: its last checkpoint is damaged.", "All others play on."),
    another_choice: ("Campaign 3 (tyrants) does not load: its decisions do not lead", "All others play on."),
    lost_decision: ("Campaign 3 (tyrants) does not load: its decisions do not lead", "All others play on."),
    rows_of_nothing: ("rows belong to nothing: post", "emberkeep restore FILE"),
    rows_of_no_line: ("1 rows belong to nothing: decision WHERE (campaign, branch)", "emberkeep restore FILE"),
    damaged_middle: ("is damaged", "emberkeep restore FILE"),
    emptied: ("is empty", "so it is not a usable backup"),
}


@pytest.mark.parametrize("illness", ILLNESSES, ids=lambda each: each.__name__)
def test_faults_are_named_with_remedies(illness: Callable[[Path], None], path: Path) -> None:
    illness(path)
    done = ran("doctor", path)
    fault, remedy = ILLNESSES[illness]
    assert done.exit_code == 1 and isinstance(done.exception, SystemExit)
    assert fault in done.stderr and remedy in done.stderr and "is in order" not in done.stdout


async def hashes(path: Path) -> dict[int, str]:
    """The state of every campaign in play."""
    house = await open_house(path)
    found = {each: await hash_of(house, each) for each in range(1, 6)}
    await house.close()
    return found


def test_restore_replaces_database_and_keeps_old_one(path: Path, tmp_path: Path) -> None:
    assert ran("backup", tmp_path / "monday.db", "--database", path).exit_code == 0
    before, old_key = asyncio.run(hashes(path)), key_path(path).read_bytes()
    changed(path, "DELETE FROM decision")
    key_path(path).write_bytes(b"no key")
    done = ran("restore", tmp_path / "monday.db", "--database", path)
    assert done.exit_code == 0 and "is kept in" in done.stdout
    assert asyncio.run(hashes(path)) == before and key_path(path).read_bytes() == old_key
    (kept,) = tmp_path.glob("emberkeep.db.before-*[0-9]")
    assert key_path(kept).read_bytes() == b"no key"
    with closing(sqlite3.connect(kept)) as database:
        assert database.execute("SELECT count(*) FROM decision").fetchone() == (0,)


def test_restore_takes_the_place_of_a_damaged_file_and_of_none(path: Path, tmp_path: Path) -> None:
    ran("backup", tmp_path / "monday.db", "--database", path)
    before = asyncio.run(hashes(path))
    path.write_bytes(os.urandom(5000))
    assert ran("restore", tmp_path / "monday.db", "--database", path).exit_code == 0
    assert ran("restore", tmp_path / "monday.db", "--database", tmp_path / "new.db").exit_code == 0
    assert asyncio.run(hashes(path)) == asyncio.run(hashes(tmp_path / "new.db")) == before


def test_wal_of_old_database_is_not_mixed_into_copy(path: Path, tmp_path: Path) -> None:
    """A killed bot leaves a `-wal`, which belongs to the old file."""
    ran("backup", tmp_path / "monday.db", "--database", path)
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("PRAGMA wal_autocheckpoint=0")
        writer.execute("UPDATE campaign SET name = 'after the copy'")
        left = path.with_name("emberkeep.db-wal").read_bytes()
    path.with_name("emberkeep.db-wal").write_bytes(left)
    assert ran("restore", tmp_path / "monday.db", "--database", path).exit_code == 0
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT count(*) FROM campaign WHERE name = 'after the copy'").fetchone() == (0,)


async def test_restore_waits_for_the_bot_to_be_stopped(path: Path, tmp_path: Path) -> None:
    ran("backup", tmp_path / "monday.db", "--database", path)
    house = await open_house(path)
    done = await asyncio.to_thread(ran, "restore", tmp_path / "monday.db", "--database", path)
    await house.close()
    assert done.exit_code == 1 and "Another process has emberkeep.db open" in done.stderr
    assert [each for each in what_is_in(tmp_path) if "before" in each] == []


def test_copy_with_faults_is_put_back_only_if_that_is_wished(path: Path, tmp_path: Path) -> None:
    damaged_checkpoint(path)
    ran("backup", tmp_path / "monday.db", "--database", path)
    before = path.read_bytes()
    done = ran("restore", tmp_path / "monday.db", "--database", path)
    assert done.exit_code == 1 and "Nothing was changed." in done.stderr and path.read_bytes() == before
    assert ran("restore", tmp_path / "monday.db", "--database", path, "--despite-faults").exit_code == 0


def test_without_its_key_a_copy_is_not_put_back(path: Path, tmp_path: Path) -> None:
    ran("backup", tmp_path / "monday.db", "--database", path)
    key_path(tmp_path / "monday.db").unlink()
    done = ran("restore", tmp_path / "monday.db", "--database", path, "--despite-faults")
    assert done.exit_code == 1 and "monday.db.key" in done.stderr
    assert list(tmp_path.glob("*.before-*")) == []


def test_empty_copy_is_not_put_back(path: Path, tmp_path: Path) -> None:
    ran("backup", tmp_path / "monday.db", "--database", path)
    emptied(tmp_path / "monday.db")
    before = path.read_bytes()
    done = ran("restore", tmp_path / "monday.db", "--database", path)
    assert done.exit_code == 1 and "monday.db is empty" in done.stderr and path.read_bytes() == before


def test_copy_that_is_not_there_is_named(tmp_path: Path) -> None:
    for command in (["doctor", tmp_path / "none.db"], ["restore", tmp_path / "none.db", "--database", tmp_path / "x"]):
        done = ran(*command)
        assert done.exit_code == 1 and "There is no database at" in done.stderr
