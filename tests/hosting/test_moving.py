"""`emberkeep move`: a whole database from a file to a server and back, or not at all."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import Result
from cryptography.fernet import Fernet
from sqlalchemy import Table
from typer.testing import CliRunner

from bot.cli.app import app
from engine.campaigns import Campaigns
from engine.storage import Database, InUse, place_of
from engine.storage.copies.bulk import OnServer
from engine.storage.copies.moving import move
from engine.storage.leadership.seal import key_path
from engine.table import fair
from tests import postgres, toy
from tests.campaigns.tables import StillClock, answer, hash_of
from tests.hosting.store import FIXTURES
from tests.hosting.tables import furnish
from tests.seating import find

SEALED_BID = 1


async def opened(url: str | Path) -> Campaigns:
    return await Campaigns.open(url, chance=fair(Random(3)), clock=StillClock(), find=find)


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A closed file with one campaign of each kind."""
    toy.register(monkeypatch)
    campaigns = await opened(tmp_path / "house.db")
    await furnish(campaigns)
    await campaigns.close()
    return tmp_path / "house.db"


@pytest.fixture
def url(server: postgres.Server) -> str:
    """An empty database on a server."""
    return server.empty()


def moved(source: str | Path, target: str | Path) -> Result:
    return CliRunner().invoke(app, ["move", str(source), str(target)])


def content(path: Path) -> dict[str, list[Any]]:
    """Returns every row of a file, by table."""
    with closing(sqlite3.connect(path)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(database.execute(f'SELECT * FROM "{name}"'), key=repr) for name in tables}


async def test_there_and_back_gives_the_same_database(house: Path, url: str, tmp_path: Path) -> None:
    before, back = content(house), tmp_path / "back.db"
    there = moved(house, url)
    assert there.exit_code == 0, there.output
    assert "6 campaigns" in there.output and "MB/s" in there.output
    assert CliRunner().invoke(app, ["doctor", url]).exit_code == 0
    again = moved(url, back)
    assert again.exit_code == 0, again.output
    assert content(house) == content(back) == before
    assert key_path(back).read_bytes() == key_path(house).read_bytes()


async def test_play_goes_on_where_it_was_moved_to(house: Path, url: str) -> None:
    here = await opened(house)
    stood, sealed = [await hash_of(here, each) for each in range(1, 6)], here._context.database.seal.close(b"hands")
    await here.close()
    assert moved(house, url).exit_code == 0
    there = await opened(url)
    assert [await hash_of(there, each) for each in range(1, 6)] == stood
    assert (await answer(there, SEALED_BID, 1)).situation.n == 4
    assert there._context.database.seal.open(sealed) == b"hands"
    await furnish(there)  # with new numbers
    await there.close()


async def test_number_that_a_server_has_given_is_not_given_again_in_a_file(url: str, tmp_path: Path) -> None:
    there = await Database.open(url)
    given = [await there.new_campaign() for _ in range(3)][-1]
    await there.close()
    assert moved(url, tmp_path / "back.db").exit_code == 0
    here = await Database.open(tmp_path / "back.db")
    assert await here.new_campaign() == given + 1
    await here.close()


async def test_file_of_an_earlier_version_arrives_in_todays_shape(url: str, tmp_path: Path) -> None:
    old = Path(shutil.copy(FIXTURES / "0004.sqlite3", tmp_path / "old.db"))
    key_path(old).write_bytes(Fernet.generate_key())
    before = content(old)
    assert moved(old, url).exit_code == 0
    there = await opened(url)
    assert (await answer(there, SEALED_BID, 1)).situation.n == 4
    await there.close()
    assert content(old) == before


async def test_nothing_takes_the_place_of_campaigns(house: Path, url: str, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    assert moved(house, other).exit_code == 0
    assert moved(house, url).exit_code == 0
    before = content(other)
    for target in (url, other):
        refused = moved(house, target)
        assert refused.exit_code == 1 and "holds 6 campaigns already" in refused.output
    assert content(other) == before
    assert "cannot be moved to itself" in moved(house, house).output


async def test_database_in_use_is_not_moved(house: Path, url: str) -> None:
    campaigns = await opened(house)
    refused = moved(house, url)
    assert refused.exit_code == 1 and "Another process has house.db open" in refused.output
    await campaigns.close()
    assert moved(house, url).exit_code == 0
    with_tables = await Database.open(url)
    with pytest.raises(InUse):
        move(place_of(url), place_of(house.with_name("back.db")), print)
    await with_tables.close()


MISTAKES = {
    "no source": (lambda house: house.unlink(), "There is no database at"),
    "no key": (lambda house: key_path(house).unlink(), "cannot be read (No such file or directory). Put it there"),
    "another key": (lambda house: key_path(house).write_bytes(Fernet.generate_key()), "is the key of another database"),
    "a key in the way": (
        lambda house: Path("emberkeep.key").write_text("mine"),
        "is not the key of the source",
    ),
    "a folder in the way": (
        lambda house: Path("emberkeep.key").mkdir(),
        "emberkeep.key cannot be read (Is a directory)",
    ),
    "a target that is not there": (lambda house: None, "cannot be opened: "),
}


@pytest.mark.parametrize("mistake", MISTAKES)
async def test_problems_are_explained_in_a_sentence(mistake: str, house: Path, url: str) -> None:
    done, said = MISTAKES[mistake]
    done(house)
    result = moved(house, url.replace("/n", "/missing") if mistake == "a target that is not there" else url)
    assert result.exit_code == 1 and said in result.output, result.output


async def test_value_that_a_server_does_not_take_is_named_by_its_table(house: Path, url: str) -> None:
    with closing(sqlite3.connect(house, isolation_level=None)) as database:
        database.execute("UPDATE post SET payload = 'my cards are ' WHERE campaign = 2")
    refused = moved(house, url)
    assert refused.exit_code == 1 and "holds in post" in refused.output and "my cards" not in refused.output
    assert await campaigns_in(url) == 0


async def campaigns_in(url: str) -> int:
    with closing(postgres.connect(url)) as connection:
        return int(connection.execute("SELECT count(*) FROM campaign").fetchone()[0])


def left_of(file: Path) -> list[Path]:
    """Returns a database's files except its lock."""
    return [each for each in file.parent.glob(f"{file.name}*") if each.suffix != ".lock"]


@pytest.mark.parametrize("direction", ["to a server", "to a file"])
async def test_interrupted_move_leaves_nothing_and_can_be_repeated(
    direction: str, house: Path, url: str, tmp_path: Path
) -> None:
    file = tmp_path / "other.db"
    target = place_of(url if direction == "to a server" else file)

    def stop(said: str) -> None:
        if said.startswith("decision"):
            raise KeyboardInterrupt

    before = content(house)
    with pytest.raises(KeyboardInterrupt):
        move(place_of(house), target, stop)
    assert not left_of(file)
    assert content(house) == before
    assert move(place_of(house), target, lambda said: None).campaigns == 6


async def test_row_that_arrives_otherwise_is_noticed(house: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fill = OnServer.fill

    def carelessly(self: OnServer, table: Table, rows: Iterable[tuple[Any, ...]]) -> None:
        def changed() -> Iterator[tuple[Any, ...]]:
            for row in rows:
                yield (*row[:-1], row[-1] + 1) if table.name == "decision" and row[:3] == (3, 1, 7) else row

        fill(self, table, changed())

    monkeypatch.setattr(OnServer, "fill", carelessly)
    refused = moved(house, url)
    assert refused.exit_code == 1 and "decision is not the same in" in refused.output
    assert "number 3" in refused.output and await campaigns_in(url) == 0
