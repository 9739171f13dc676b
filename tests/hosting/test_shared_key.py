"""The key of sealed exports in a file that the host names: all processes have the same one, or do not start."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import Result
from cryptography.fernet import Fernet
from typer.testing import CliRunner

from bot.cli.app import app
from engine.storage import CannotOpen, Database, Shards, place_of
from engine.storage.leadership.seal import key_path
from tests import postgres

FIRST, SECOND = Shards(0, 3, 8), Shards(4, 7, 8)


def ran(database: str | Path, key: Path, *command: str) -> Result:
    return CliRunner().invoke(app, command, env={"EMBERKEEP_DATABASE": str(database), "EMBERKEEP_KEY_FILE": str(key)})


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    server: postgres.Server = request.getfixturevalue("server")
    return server.url(tmp_path / "house")


async def test_copies_include_key_from_its_place(database: str, tmp_path: Path) -> None:
    key, copy = tmp_path / "secrets" / "shared.key", tmp_path / "monday.db"
    key.parent.mkdir()
    opened = await Database.open(place_of(database, key))
    token = opened.seal.close(b"hands")
    await opened.close()
    assert key.is_file() and not key_path(tmp_path / "house.db").exists()
    assert ran(database, key, "doctor").exit_code == 0
    assert ran(database, key, "backup", str(copy)).exit_code == 0
    assert key_path(copy).read_bytes() == key.read_bytes()
    key.unlink()
    assert "cannot be read" in ran(database, key, "doctor").output
    put_back = ran(database, key, "restore", str(copy))
    assert put_back.exit_code == 0, put_back.output
    again = await Database.open(place_of(database, key))
    assert again.seal.open(token) == b"hands"
    await again.close()


async def test_two_processes_have_the_same_key(server: postgres.Server, tmp_path: Path) -> None:
    url, key = server.url(tmp_path / "house"), tmp_path / "shared.key"
    first = await Database.open(place_of(url, key), FIRST)
    second = await Database.open(place_of(url, key), SECOND)
    assert second.seal.open(first.seal.close(b"hands")) == b"hands"
    await second.close()
    other = tmp_path / "other.key"
    with pytest.raises(CannotOpen, match=r"The key of .* is not at .*other.key. Copy it there .*EMBERKEEP_KEY_FILE"):
        await Database.open(place_of(url, other), SECOND)
    assert not other.exists()
    other.write_bytes(Fernet.generate_key())
    with pytest.raises(CannotOpen, match="is the key of another database"):
        await Database.open(place_of(url, other), SECOND)
    other.write_bytes(key.read_bytes() + b"\n")  # as a person writes it
    third = await Database.open(place_of(url, other), SECOND)
    assert third.seal.open(first.seal.close(b"hands")) == b"hands"
    await third.close()
    await first.close()


async def test_key_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=r"The key .*shared.key cannot be read or written: No such file or directory"):
        await Database.open(place_of(tmp_path / "house.db", tmp_path / "nowhere" / "shared.key"))
