"""Mistakes of hosts with the database: each gives one sentence with the remedy, and exit code 1."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest
from click.testing import Result
from cryptography.fernet import Fernet
from typer.testing import CliRunner

from bot.cli.app import app
from bot.cli.running import run_on_discord
from engine.storage import Database, InUse
from engine.storage.leadership.lock import lock_path
from engine.storage.leadership.seal import key_path

assert run_on_discord  # all is imported before rights are given up
NOBODY = 65534


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that is in order, of some size, and closed."""
    path = tmp_path_factory.mktemp("sound") / "emberkeep.db"

    async def make() -> None:
        await (await Database.open(path)).close()

    asyncio.run(make())
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for number in range(200):
            database.execute("INSERT INTO note VALUES (?, ?)", [f"filler {number}", "x" * 900])
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


@pytest.fixture
def path(sound: Path, tmp_path: Path) -> Path:
    """A copy of it with its key."""
    shutil.copy(key_path(sound), key_path(tmp_path / "emberkeep.db"))
    return Path(shutil.copy(sound, tmp_path / "emberkeep.db"))


@contextmanager
def newer(path: Path) -> Iterator[Path]:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    yield path


@contextmanager
def damaged_header(path: Path) -> Iterator[Path]:
    with path.open("r+b") as file:
        file.write(b"damaged " * 12)
    yield path


@contextmanager
def damaged_middle(path: Path) -> Iterator[Path]:
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"damaged " * 2500)
    yield path


@contextmanager
def cut_short(path: Path) -> Iterator[Path]:
    os.truncate(path, path.stat().st_size // 3)
    yield path


@contextmanager
def text(path: Path) -> Iterator[Path]:
    path.write_text("DISCORD_TOKEN=...\n" * 100)
    yield path


@contextmanager
def of_another_program(path: Path) -> Iterator[Path]:
    path.unlink()
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE bookmarks (url)")
    yield path


@contextmanager
def folder(path: Path) -> Iterator[Path]:
    yield path.parent


@contextmanager
def link_in_a_circle(path: Path) -> Iterator[Path]:
    link = path.parent / "circle.db"
    link.symlink_to(link)
    yield link


@contextmanager
def long_name(path: Path) -> Iterator[Path]:
    yield path.parent / ("x" * 300)


@contextmanager
def pipe(path: Path) -> Iterator[Path]:
    os.mkfifo(path.parent / "pipe")
    yield path.parent / "pipe"


@contextmanager
def in_a_file(path: Path) -> Iterator[Path]:
    yield path / "emberkeep.db"


@contextmanager
def missing_folder(path: Path) -> Iterator[Path]:
    yield path.parent / "not mounted" / "emberkeep.db"


@contextmanager
def locked(path: Path) -> Iterator[Path]:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("BEGIN EXCLUSIVE")
        yield path


@contextmanager
def in_use(path: Path) -> Iterator[Path]:
    with closing(sqlite3.connect(lock_path(path), isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield path


@contextmanager
def key_of_another(path: Path) -> Iterator[Path]:
    key_path(path).write_bytes(Fernet.generate_key())
    yield path


@contextmanager
def no_key_at_all(path: Path) -> Iterator[Path]:
    key_path(path).write_text("my key")
    yield path


@contextmanager
def key_is_a_folder(path: Path) -> Iterator[Path]:
    key_path(path).unlink()
    key_path(path).mkdir()
    yield path


@contextmanager
def key_is_a_pipe(path: Path) -> Iterator[Path]:
    key_path(path).unlink()
    os.mkfifo(key_path(path))
    yield path


@contextmanager
def key_never_ends(path: Path) -> Iterator[Path]:
    key_path(path).unlink()
    key_path(path).symlink_to("/dev/zero")
    yield path


@contextmanager
def empty_key(path: Path) -> Iterator[Path]:
    key_path(path).write_bytes(b"")
    yield path


@contextmanager
def long_key(path: Path) -> Iterator[Path]:
    """A file that is larger than memory, but holds nothing."""
    with key_path(path).open("r+b") as file:
        file.truncate(2**40)
    yield path


@contextmanager
def read_only(path: Path) -> Iterator[Path]:
    """As it is for a user who may read everything and write nothing."""
    with tempfile.TemporaryDirectory() as readable:
        Path(readable).chmod(0o755)
        for each in (path, key_path(path)):
            Path(shutil.copy(each, readable)).chmod(0o644)
        user = os.geteuid()
        if user == 0:
            os.seteuid(NOBODY)
        else:
            Path(readable).chmod(0o555)
            (Path(readable) / path.name).chmod(0o444)
        try:
            yield Path(readable) / path.name
        finally:
            os.seteuid(user)
            Path(readable).chmod(0o755)


@contextmanager
def full_disk(path: Path) -> Iterator[Path]:
    """A small disk without room, where one may be mounted; else files that may not grow."""
    disk = path.parent / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(disk)], capture_output=True)
    if mounted.returncode:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
        try:
            yield disk / "new.db"
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        return
    try:
        for each in (path, key_path(path)):
            shutil.copy(each, disk)
        with pytest.raises(OSError), (disk / "filler").open("wb", buffering=0) as filler:
            while True:
                filler.write(bytes(4096))
        yield disk / path.name
    finally:
        subprocess.run(["umount", str(disk)], check=True)


MISTAKES: dict[Callable[[Path], AbstractContextManager[Path]], str] = {
    newer: "was written by a newer version of Emberkeep (tables 9999",
    damaged_header: "is no database, or its beginning is damaged. Name the right file",
    damaged_middle: "is damaged. Stop the bot and put a backup in its place: emberkeep restore FILE.",
    cut_short: "is damaged. Stop the bot and put a backup in its place: emberkeep restore FILE.",
    text: "is no database, or its beginning is damaged. Name the right file",
    of_another_program: "belongs to another program. Name another file",
    folder: "is a folder. Name a file in it, such as EMBERKEEP_DATABASE=",
    link_in_a_circle: "circle.db back to it. Name a file in EMBERKEEP_DATABASE.",
    long_name: "is too long a name for its disk. Name another file",
    pipe: "pipe is a device or a pipe. Name a file in EMBERKEEP_DATABASE.",
    in_a_file: "emberkeep.db is a file and no folder. Name another file",
    missing_folder: "There is no folder",
    locked: "Another program has",
    in_use: "Another process has emberkeep.db open, and only one may. Stop that bot first",
    key_of_another: "emberkeep.db.key is the key of another database. Put back the key",
    no_key_at_all: "emberkeep.db.key is no key of Emberkeep. Put back the key",
    empty_key: "emberkeep.db.key is no key of Emberkeep. Put back the key",
    long_key: "emberkeep.db.key is the key of another database. Put back the key",
    key_is_a_folder: "emberkeep.db.key cannot be read or written: Is a directory. Let the user of the bot own it",
    key_is_a_pipe: "emberkeep.db.key cannot be read or written: It is a device or a pipe. Let the user",
    key_never_ends: "emberkeep.db.key cannot be read or written: It is a device or a pipe. Let the user",
    read_only: "cannot be written. Mount its disk for writing",
    full_disk: "The disk that holds",
}


def ran(path: Path, *command: str) -> Result:
    return CliRunner().invoke(app, command, env={"DISCORD_TOKEN": "none", "EMBERKEEP_DATABASE": str(path)})


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda each: each.__name__)
def test_each_mistake_is_one_sentence_with_remedy(
    mistake: Callable[[Path], AbstractContextManager[Path]], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.logs.set_up_logs", lambda *_, **__: None)
    monkeypatch.setattr("engine.storage.backends.sqlite.BUSY_TIMEOUT_MILLISECONDS", 50)
    with mistake(path) as wrong:
        done = ran(wrong, "run")
    assert done.exit_code == 1 and isinstance(done.exception, SystemExit)
    assert MISTAKES[mistake] in done.stderr and done.stdout == ""
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", [["doctor"], ["backup", "copy.db"], ["restore", "?"], ["move", "?", "new.db"]])
@pytest.mark.parametrize("mistake", [link_in_a_circle, long_name, pipe, in_a_file], ids=lambda each: each.__name__)
def test_every_command_explains_problems_with_files(
    mistake: Callable[[Path], AbstractContextManager[Path]],
    command: Sequence[str],
    path: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with mistake(path) as wrong:
        named = wrong if "?" not in command else tmp_path / "other.db"
        done = ran(named, *(str(wrong) if each == "?" else each for each in command))
    assert done.exit_code == 1 and isinstance(done.exception, SystemExit)
    assert MISTAKES[mistake] in done.output


async def test_link_leads_to_the_same_lock_and_key(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "house.db"
    link.parent.mkdir()
    link.symlink_to(path)
    database = await Database.open(path)
    token = database.seal.close(b"hands")
    with pytest.raises(InUse):
        await Database.open(link)
    await database.close()
    again = await Database.open(link)
    assert again.seal.open(token) == b"hands"
    await again.close()
    assert [each.name for each in link.parent.iterdir()] == ["house.db"]


async def test_key_beside_link_is_copied(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "house.db"
    link.parent.mkdir()
    link.symlink_to(path)
    key_path(path).rename(key_path(link))
    kept = key_path(link).read_bytes()
    await (await Database.open(link)).close()
    assert key_path(path).read_bytes() == kept and not key_path(link).exists()


async def test_lost_key_is_recreated_and_stale_lock_is_ignored(path: Path) -> None:
    lock_path(path).touch()
    key_path(path).unlink()
    for _ in range(2):
        await (await Database.open(path)).close()
