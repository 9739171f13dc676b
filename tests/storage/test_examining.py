"""A large file is examined beside the answers, and only if its last process was killed."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from engine.storage import CannotOpen, Database
from engine.storage.backends import opening, sqlite


@pytest.fixture
def examined(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The results of examinations. Every file counts as large."""
    found: list[str] = []
    usual = opening.expect_sound

    def note(*given: object) -> None:
        try:
            usual(*given)  # type: ignore[arg-type]
        except CannotOpen as error:
            found.append(str(error))
            raise
        found.append("sound")

    monkeypatch.setattr(sqlite, "expect_sound", note)
    monkeypatch.setattr(sqlite, "SOON_EXAMINED", 0)
    yield found


async def killed(path: Path, folder: Path) -> Path:
    """Returns a copy of a database as a killed process leaves it."""
    database = await Database.open(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        for number in range(200):
            other.execute("INSERT INTO note VALUES (?, ?)", [f"filler {number}", "x" * 900])
        other.execute("PRAGMA wal_checkpoint")
        other.execute("INSERT INTO note VALUES ('last', '')")
        for each in path.parent.glob("house.db*"):
            if not each.name.endswith(".lock"):
                shutil.copy(each, folder / each.name)
    await database.close()
    return folder / path.name


async def test_file_that_was_closed_is_not_examined(tmp_path: Path, examined: list[str]) -> None:
    await (await Database.open(tmp_path / "house.db")).close()
    examined.clear()
    await (await Database.open(tmp_path / "house.db")).close()
    assert examined == []


async def test_file_of_a_killed_process_is_examined(tmp_path: Path, examined: list[str]) -> None:
    (tmp_path / "copy").mkdir()
    left = await killed(tmp_path / "house.db", tmp_path / "copy")
    database = await Database.open(left)
    assert database._examination is not None
    await asyncio.to_thread(database._examination._thread.join)
    assert examined == ["sound"]
    await database.close()


async def test_damage_ends_the_process_with_a_remedy(tmp_path: Path, examined: list[str]) -> None:
    (tmp_path / "copy").mkdir()
    left = await killed(tmp_path / "house.db", tmp_path / "copy")
    with closing(sqlite3.connect(f"file:{tmp_path / 'house.db'}?immutable=1", uri=True)) as other:
        leaves = "SELECT pgoffset, pgsize FROM dbstat WHERE name = 'note' AND pagetype = 'leaf' ORDER BY path"
        offset, size = other.execute(leaves).fetchall()[9]
    with left.open("r+b") as file:
        file.seek(offset)
        file.write(b"damaged " * (size // 8))
    database = await Database.open(left)
    with pytest.raises(CannotOpen, match="is damaged"):
        await asyncio.wait_for(database.lost(), 10)
    await database.close()
