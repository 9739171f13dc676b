"""A database on a server: who has it, what is said where it cannot be opened, copies, and servers that go away."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlmodel import SQLModel
from typer.testing import CliRunner

from bot.cli.app import app
from engine.campaigns import Actor, Campaigns, Person
from engine.storage import CannotOpen, Database, InUse, Unreachable, back_up, notes, place_of, restore
from engine.storage.seal import key_path
from engine.table import fair
from tests import postgres
from tests.campaigns.tables import ANA, StillClock, bid
from tests.seating import find, seat_and_start

LARGE = 2**62 + 1  # as numbers of Discord may be


@pytest.fixture
def url(server: postgres.Server, tmp_path: Path) -> str:
    """A database with empty tables."""
    return server.url(tmp_path / "house")


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    database = await Database.open(url)
    yield database
    await database.close()


async def noted(database: Database, key: str) -> str | None:
    return await database.read(notes.value_of, key)


async def test_the_migrations_make_the_tables_of_today(database: Database) -> None:
    differences = await database.read(
        lambda connection: compare_metadata(MigrationContext.configure(connection), SQLModel.metadata)
    )
    assert differences == []


async def test_what_is_acknowledged_is_on_the_disk(database: Database) -> None:
    """Whatever the server's settings are."""
    seen: list[str] = []
    begin = database._led().writer._begin

    def watched(connection: object) -> None:
        begin(connection)  # type: ignore[arg-type]
        seen.append(connection.exec_driver_sql("SHOW synchronous_commit").scalar())  # type: ignore[attr-defined]

    database._led().writer._begin = watched
    await database.write(notes.put("a", "1"))
    assert seen == ["on"]


async def test_a_read_sees_one_moment(database: Database) -> None:
    await database.write(notes.put("a", "1"))
    loop = asyncio.get_running_loop()

    def twice(connection: object) -> list[str | None]:
        before = notes.value_of(connection, "a")  # type: ignore[arg-type]
        asyncio.run_coroutine_threadsafe(database.write(notes.put("a", "2")), loop).result(30)
        return [before, notes.value_of(connection, "a")]  # type: ignore[arg-type]

    assert await database.read(twice) == ["1", "1"]
    assert await noted(database, "a") == "2"


# ---------------------------------------------------------------- a server that goes away


async def test_a_server_that_was_away_is_written_to_again(
    server: postgres.Server, database: Database, url: str
) -> None:
    await database.write(notes.put("a", "1"))
    assert await noted(database, "a") == "1"
    with server.away(url):
        for _ in range(2):
            with pytest.raises(Unreachable, match=r"not currently accepting connections|terminat"):
                await database.write(notes.put("a", "2"))
            with pytest.raises(Unreachable, match="not currently accepting connections"):
                await noted(database, "a")
    await database.write(notes.put("a", "3"))
    assert await noted(database, "a") == "3"


async def test_a_server_that_was_away_meanwhile_is_noticed_by_nobody(
    server: postgres.Server, database: Database, url: str
) -> None:
    await database.write(notes.put("a", "1"))
    server.drop_connections(url)
    await database.write(notes.put("a", "2"))
    assert await noted(database, "a") == "2"


async def test_a_connection_that_is_lost_within_a_transaction_leaves_nothing_of_it(
    server: postgres.Server, database: Database, url: str
) -> None:
    lose = (text("SELECT pg_terminate_backend(pg_backend_pid())"), [])
    with pytest.raises(Unreachable, match="terminat"):
        await database.write([*notes.put("a", "1"), lose, *notes.put("b", "1")])
    assert [await noted(database, key) for key in ("a", "b")] == [None, None]
    await database.write(notes.put("a", "2"))
    assert await noted(database, "a") == "2"


# ---------------------------------------------------------------- what is said


def test_a_password_is_told_to_nobody() -> None:
    assert str(place_of("postgresql://emberkeep:hunter2@host/house")) == "postgresql://emberkeep:***@host/house"


async def test_a_server_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=r"cannot be opened: .*EMBERKEEP_DATABASE and whether its server runs"):
        await Database.open(f"postgresql://emberkeep:hunter2@/house?host={tmp_path}")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "was written by a newer version"),
        ("DROP TABLE alembic_version", "belongs to another program"),
    ],
)
async def test_tables_of_others_are_left_alone(url: str, change: str, said: str) -> None:
    with postgres.connect(url) as connection:
        connection.execute(change)
    with pytest.raises(CannotOpen, match=said):
        await Database.open(url)


# ---------------------------------------------------------------- campaigns, copies and the commands of hosts


async def played(url: str) -> tuple[Campaigns, int]:
    campaigns = await Campaigns.open(url, chance=fair(Random(1)), clock=StillClock(), find=find)
    table = await seat_and_start(campaigns, "toy")
    await bid(campaigns, table.id)
    return campaigns, table.id


async def test_people_with_large_numbers_play_and_are_forgotten(url: str) -> None:
    campaigns, table = await played(url)
    await campaigns.seats.give(table, 0, Person(LARGE, "Uma"), Actor(99, moderator=True))
    await campaigns.nudges.call_organiser(table, LARGE)
    assert [each.id for each in await campaigns.lookup.seated(LARGE)] == [table]
    assert (await campaigns.people.data_of(LARGE))["campaigns"][0]["seats"]
    assert await campaigns.people.forget(LARGE) == 1
    assert (await campaigns.people.data_of(LARGE))["campaigns"] == []
    await campaigns.close()


async def test_a_backup_is_put_back_with_its_key(url: str, tmp_path: Path) -> None:
    campaigns, table = await played(url)
    before = await campaigns.lookup.situation(table)
    await campaigns.upkeep.backup(tmp_path / "monday.dump")  # while it is open
    with pytest.raises(FileExistsError, match=r"monday\.dump"):
        back_up(url, tmp_path / "monday.dump")
    token = campaigns._context.database.seal.close(b"hands")
    await campaigns.lifecycle.pause(table, Actor(ANA), "")
    with pytest.raises(InUse):
        restore(tmp_path / "monday.dump", url)
    await campaigns.close()
    kept = restore(tmp_path / "monday.dump", url)
    assert kept is not None and kept.is_file() and key_path(kept).is_file()
    again = await Campaigns.open(url, chance=fair(Random(1)), clock=StillClock(), find=find)
    now = await again.lookup.situation(table)
    assert (now.n, now.facts.pause) == (before.n, None)
    assert again._context.database.seal.open(token) == b"hands"
    await again.close()


async def test_a_backup_that_cannot_be_put_back_changes_nothing(url: str, tmp_path: Path) -> None:
    campaigns, table = await played(url)
    await campaigns.upkeep.backup(tmp_path / "monday.dump")
    await campaigns.close()
    whole = (tmp_path / "monday.dump").read_bytes()
    (tmp_path / "monday.dump").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(CannotOpen, match="refuses"):
        restore(tmp_path / "monday.dump", url)
    again = await Campaigns.open(url, chance=fair(Random(1)), clock=StillClock(), find=find)
    assert (await again.lookup.situation(table)).stage == "playing"
    await again.close()


def test_the_commands_of_hosts_keep_a_database_on_a_server(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        campaigns = await Campaigns.open(url, chance=fair(Random(1)))
        await campaigns.close()

    asyncio.run(play())
    copy = str(tmp_path / "monday.dump")
    said = [
        CliRunner().invoke(app, arguments)
        for arguments in (
            ["backup", copy, "--database", url],
            ["restore", copy, "--database", url],
            ["doctor", copy],
            ["restore", copy, "--database", "house.sqlite3"],
        )
    ]
    assert [each.exit_code for each in said] == [0, 0, 1, 1], [each.output for each in said]
    assert "What stood there before is kept in" in said[1].output and "0 campaigns looked at" in said[1].output
    assert "is a copy from PostgreSQL" in said[2].output


async def test_without_its_driver_a_server_is_refused_with_a_remedy(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotOpen, match="requirements-postgresql"):
        await Database.open(url)


@pytest.mark.parametrize("wrong", ["mysql://host/house", "postgresql://host:door/house", "sqlite://"])
async def test_what_is_no_place_is_refused_with_what_would_be(wrong: str) -> None:
    with pytest.raises(CannotOpen, match="EMBERKEEP_DATABASE is a file, sqlite:"):
        await Database.open(wrong)


def test_the_doctor_examines_it(url: str) -> None:
    async def lost() -> None:
        database = await Database.open(url)
        await database.close()

    asyncio.run(lost())
    found = CliRunner().invoke(app, ["doctor", url])
    assert (found.exit_code, "is in order" in found.output) == (0, True), found.output
    with postgres.connect(url) as connection:
        connection.execute(
            "INSERT INTO seat (campaign, seat, name, ready, autopilot) VALUES (7, 0, 'Uma', true, false)"
        )
    found = CliRunner().invoke(app, ["doctor", url])
    assert (found.exit_code, "1 rows belong to nothing: seat" in found.output) == (1, True), found.output
