"""One file, one process, one key: opening, migrating, sealing and copying a database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from cryptography.fernet import Fernet
from sqlalchemy import delete, insert
from sqlmodel import SQLModel

from engine.storage import CannotOpen, Database, InUse, Seal, WrongKey, back_up, path_of
from engine.storage.leadership.seal import key_path
from engine.storage.schema.tables import notes, scheduled_jobs
from tests.end_to_end.playing import until
from tests.processes.process import Process, python


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite3"


async def test_migrations_make_the_tables_of_today(path: Path) -> None:
    database = await Database.open(path)
    differences = await database.read(
        lambda connection: compare_metadata(MigrationContext.configure(connection), SQLModel.metadata)
    )
    await database.close()
    assert differences == []


async def test_opening_again_finds_everything(path: Path) -> None:
    first = await Database.open(path)
    assert [await first.new_campaign(), await first.new_campaign()] == [1, 2]
    token = first.seal.close(b"hands")
    await first.close()
    again = await Database.open(f"sqlite:///{path}")
    assert again.seal.open(token) == b"hands"
    await again.close()


async def test_no_number_is_handed_out_twice_though_its_row_is_purged(path: Path) -> None:
    """Old buttons would point to another campaign."""
    first = await Database.open(path)
    number = await first.new_campaign()
    await first.write([(insert(scheduled_jobs), [{"what": "purge", "campaign": number, "user": 0, "at": 0}])])
    await first.write([(delete(scheduled_jobs), ())])
    await first.close()
    again = await Database.open(path)
    assert await again.new_campaign() == number + 1
    await again.close()


async def test_failed_upgrade_releases_the_database(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("engine.storage.database.database.upgrade", fail)
        with pytest.raises(CannotOpen, match="full") as failed:
            await Database.open(path)
    again = await Database.open(path)
    await again.close()
    assert failed.value.__traceback__ is not None  # it still holds the first one's frames, and with them its lock


@pytest.mark.sqlite
async def test_commits_wait_for_the_disk(path: Path) -> None:
    database = await Database.open(path)

    def pragmas(connection: object) -> list[object]:
        return [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()  # type: ignore[attr-defined]
            for name in ("journal_mode", "synchronous")
        ]

    assert await database.read(pragmas) == ["wal", 2]  # 2 is FULL
    await database.close()


@pytest.mark.sqlite
async def test_one_process_owns_a_database(path: Path) -> None:
    database = await Database.open(path)
    with pytest.raises(InUse, match=r"house\.sqlite3"):
        await Database.open(path)
    await database.close()
    await (await Database.open(path)).close()


@pytest.mark.sqlite
async def test_killed_process_leaves_no_lock(path: Path) -> None:
    script = (
        "import asyncio, sys\nfrom pathlib import Path\nfrom engine.storage import Database\n"
        "async def main():\n    kept = await Database.open(Path(sys.argv[1]))\n    print('open', flush=True)\n"
        "    await asyncio.sleep(60)\nasyncio.run(main())"
    )
    output = path.with_name("output")
    process = Process(python, script, str(path), folder=path.parent, output=output)
    await until(lambda: output.exists() and output.read_text() == "open\n", "an open database")
    with pytest.raises(InUse):
        await Database.open(path)
    process.kill()
    process.join()
    await (await Database.open(path)).close()


def test_only_sqlite_urls_are_taken() -> None:
    assert path_of("sqlite:///var/house.sqlite3") == Path("var/house.sqlite3")
    assert path_of("var/house.sqlite3") == Path("var/house.sqlite3")
    for url in ("postgresql://host/house", "sqlite://"):
        with pytest.raises(ValueError, match="sqlite:///FOLDER/FILE"):
            path_of(url)


async def test_seal_opens_its_own_only(path: Path) -> None:
    database = await Database.open(path)
    seal = database.seal
    await database.close()
    assert stat.S_IMODE(key_path(path).stat().st_mode) == 0o600
    token = seal.close(b"hands")
    assert "hands" not in token and Seal(key_path(path).read_bytes()).open(token) == b"hands"
    for wrong in (token[:-4], token.replace(token[20], "A" if token[20] != "A" else "B", 1), "", "hands"):
        with pytest.raises(WrongKey):
            seal.open(wrong)
    with pytest.raises(WrongKey):
        Seal(Fernet.generate_key()).open(token)


@pytest.mark.sqlite
async def test_backup_is_a_whole_database_with_its_key(path: Path, tmp_path: Path) -> None:
    database = await Database.open(path)
    token, copy = database.seal.close(b"hands"), tmp_path / "copy.sqlite3"
    await asyncio.to_thread(back_up, path, copy)  # while it is open
    with pytest.raises(FileExistsError, match=r"copy\.sqlite3"):
        back_up(path, copy)
    await database.close()
    opened = await Database.open(copy)
    assert opened.seal.open(token) == b"hands"
    await opened.close()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.sqlite
def test_without_a_database_there_is_no_backup(path: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"house\.sqlite3"):
        back_up(path, tmp_path / "copy.sqlite3")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.sqlite
async def test_backup_shows_one_moment_despite_concurrent_writes(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables are written together all the time; the copy, made in many steps, never has one without the other."""
    monkeypatch.setattr("engine.storage.copies.backup.PAGES_AT_A_TIME", 1)
    database = await Database.open(path)

    some = asyncio.Event()

    async def write() -> None:
        for number in range(10_000):
            key = {"key": f"note {number}", "value": "x" * 5_000}
            job = {"what": "request", "campaign": number, "user": 0, "at": 0}
            await database.write([(insert(notes), [key]), (insert(scheduled_jobs), [job])])
            some.set()

    writing = asyncio.create_task(write())
    await some.wait()
    for number in range(3):
        copy = tmp_path / f"copy-{number}.sqlite3"
        await asyncio.to_thread(back_up, path, copy)
        with closing(sqlite3.connect(copy)) as copied:
            counts = "SELECT (SELECT count(*) FROM note WHERE key LIKE 'note %'), (SELECT count(*) FROM job)"
            written, due = copied.execute(counts).fetchone()
            assert 0 < written == due
    writing.cancel()
    with suppress(asyncio.CancelledError):
        await writing
    await database.close()


async def test_database_files_are_private(tmp_path: Path) -> None:
    path = tmp_path / "private.db"
    path.touch(0o644)
    database = await Database.open(path)
    try:
        files = [path, path.with_name("private.db-wal")]
        assert [stat.S_IMODE(each.stat().st_mode) for each in files] == [0o600, 0o600]
    finally:
        await database.close()
