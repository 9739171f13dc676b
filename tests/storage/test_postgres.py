"""A database on a server: ownership, errors at opening, copies, and servers that become unavailable."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlmodel import SQLModel
from typer.testing import CliRunner

from bot.cli.app import app
from engine.campaigns import Actor, Campaigns, Person
from engine.storage import CannotOpen, Database, InUse, Unreachable, back_up, place_of, restore
from engine.storage.backends.postgres import PostgreSQL
from engine.storage.copies import dumps
from engine.storage.leadership.seal import key_path
from engine.storage.queries import notes
from engine.table import fair
from tests import postgres
from tests.campaigns.tables import ANA, StillClock, bid
from tests.seating import find, seat_and_start

PASSWORD = "ses:@/?#me%"
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


async def test_migrations_make_the_tables_of_today(database: Database) -> None:
    differences = await database.read(
        lambda connection: compare_metadata(MigrationContext.configure(connection), SQLModel.metadata)
    )
    assert differences == []


async def test_acknowledged_writes_are_on_disk(database: Database) -> None:
    """Independent of the server's settings."""
    seen: list[str] = []
    begin = database._led().writer._begin

    def watched(connection: object) -> None:
        begin(connection)  # type: ignore[arg-type]
        seen.append(connection.exec_driver_sql("SHOW synchronous_commit").scalar())  # type: ignore[attr-defined]

    database._led().writer._begin = watched
    await database.write(notes.put("a", "1"))
    assert seen == ["on"]


async def test_read_sees_one_moment(database: Database) -> None:
    await database.write(notes.put("a", "1"))
    loop = asyncio.get_running_loop()

    def twice(connection: object) -> list[str | None]:
        before = notes.value_of(connection, "a")  # type: ignore[arg-type]
        asyncio.run_coroutine_threadsafe(database.write(notes.put("a", "2")), loop).result(30)
        return [before, notes.value_of(connection, "a")]  # type: ignore[arg-type]

    assert await database.read(twice) == ["1", "1"]
    assert await noted(database, "a") == "2"


# ---------------------------------------------------------------- a server that goes away


async def test_server_that_was_away_is_written_to_again(server: postgres.Server, database: Database, url: str) -> None:
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


async def test_short_server_outage_goes_unnoticed(server: postgres.Server, database: Database, url: str) -> None:
    await database.write(notes.put("a", "1"))
    server.drop_connections(url)
    await database.write(notes.put("a", "2"))
    assert await noted(database, "a") == "2"


async def test_connection_that_is_lost_within_a_transaction_leaves_nothing_of_it(
    server: postgres.Server, database: Database, url: str
) -> None:
    lose = (text("SELECT pg_terminate_backend(pg_backend_pid())"), [])
    with pytest.raises(Unreachable, match=r"terminat|closed the connection"):
        await database.write([*notes.put("a", "1"), lose, *notes.put("b", "1")])
    assert [await noted(database, key) for key in ("a", "b")] == [None, None]
    await database.write(notes.put("a", "2"))
    assert await noted(database, "a") == "2"


async def test_lost_connection_fails_all_writes_of_transaction(database: Database) -> None:
    lose = (text("SELECT pg_terminate_backend(pg_backend_pid())"), [])
    many = 20  # the writer takes most of these together
    told = await asyncio.gather(*(database.write([lose]) for _ in range(many)), return_exceptions=True)
    assert [type(each) for each in told] == [Unreachable] * many


# ---------------------------------------------------------------- messages


@pytest.mark.parametrize(
    "address",
    ["postgresql://emberkeep:hunter2@host/house", "postgresql://emberkeep@host/house?password=hunter2"],
)
def test_password_is_never_shown(address: str) -> None:
    place = place_of(address)
    assert isinstance(place, PostgreSQL) and place.url.password == "hunter2"
    assert str(place) == "postgresql://emberkeep:***@host/house"


async def test_wrong_password_is_said_and_not_shown(server: postgres.Server, tmp_path: Path) -> None:
    url = server.guarded_url(tmp_path / "house", PASSWORD)
    with pytest.raises(CannotOpen, match="password authentication failed") as refused:
        await Database.open(url.replace("ses", "sos"))
    assert "sos" not in str(refused.value)


def test_copies_hide_password_from_process_list(
    server: postgres.Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, run, told = server.guarded_url(tmp_path / "house", PASSWORD), subprocess.run, list[str]()

    def noting(arguments: Sequence[str], **how: Any) -> Any:
        told.extend(map(str, arguments))
        return run(arguments, **how)

    async def made() -> None:
        await (await Database.open(url)).close()

    asyncio.run(made())
    monkeypatch.setattr("engine.storage.copies.dumps.subprocess.run", noting)
    monkeypatch.setenv("EMBERKEEP_DATABASE", url)
    copy = str(tmp_path / "monday.dump")
    for command in (["backup", copy], ["restore", copy], ["doctor"]):
        done = CliRunner().invoke(app, command)
        assert done.exit_code == 0 and "ses" not in done.output, done.output
    assert {"pg_dump", "pg_restore", "psql"} <= set(told) and "ses" not in " ".join(told)


async def test_server_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=r"cannot be opened: .*EMBERKEEP_DATABASE and whether its server runs"):
        await Database.open(f"postgresql://emberkeep:hunter2@/house?host={tmp_path}")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "was written by a newer version"),
        ("DROP TABLE alembic_version", "belongs to another program"),
        ("DELETE FROM alembic_version", "belongs to another program"),
        ("UPDATE alembic_version SET version_num = '1975ea83b712'", "belongs to another program"),
    ],
)
async def test_tables_of_others_are_left_alone(url: str, change: str, said: str) -> None:
    with postgres.connect(url) as connection:
        connection.execute(change)
    with pytest.raises(CannotOpen, match=said):
        await Database.open(url)


@pytest.fixture
async def copy(server: postgres.Server, tmp_path: Path) -> Path:
    """A copy with empty tables, and its key."""
    url = server.url(tmp_path / "copied")
    await (await Database.open(url)).close()
    back_up(url, tmp_path / "monday.dump")
    return tmp_path / "monday.dump"


async def test_backup_is_not_put_in_the_place_of_another_program(url: str, copy: Path) -> None:
    with postgres.connect(url) as connection:
        connection.execute("DROP TABLE alembic_version")
        connection.execute("INSERT INTO note VALUES ('theirs', '1')")
    with pytest.raises(CannotOpen, match="belongs to another program"):
        restore(copy, url)
    with postgres.connect(url) as connection:
        assert connection.execute("SELECT value FROM note WHERE key = 'theirs'").fetchall() == [("1",)]


async def test_backup_is_put_in_the_place_of_a_newer_version(url: str, copy: Path) -> None:
    """It is the way back from an upgrade."""
    with postgres.connect(url) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("CREATE TABLE of_tomorrow (id integer)")
    key_path(copy.with_name("emberkeep")).write_bytes(key_path(copy).read_bytes())
    restore(copy, url)
    await (await Database.open(url)).close()


@pytest.mark.parametrize(
    "broken", [b"", b"PGDMP", b"PGDMP\x01\x0e\x00" + bytes(4000), b"SELECT 1;", b"SQLite format 3\x00"]
)
async def test_incomplete_copy_is_refused_without_changes(url: str, copy: Path, broken: bytes) -> None:
    database = await Database.open(url)
    await database.write(notes.put("a", "1"))
    await database.close()
    await asyncio.to_thread(copy.write_bytes, broken)
    refused = CliRunner().invoke(app, ["restore", str(copy), "--database", url])
    assert refused.exit_code == 1 and refused.output.count("\n") <= 2 and "Traceback" not in refused.output
    assert isinstance(refused.exception, SystemExit)
    again = await Database.open(url)
    assert await noted(again, "a") == "1"
    await again.close()


async def test_rejected_copy_changes_neither_tables_nor_key(
    url: str, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(url)
    await database.write(notes.put("a", "1"))
    await database.close()
    run = dumps._run

    def broken(place: PostgreSQL, arguments: Sequence[str], given: bytes | None = None) -> bytes:
        return run(place, arguments, given + b"SELECT 1 / 0;" if given else None)

    monkeypatch.setattr(dumps, "_run", broken)
    with pytest.raises(CannotOpen, match=r"psql refuses: .*division by zero"):
        restore(copy, url)
    again = await Database.open(url)
    assert await noted(again, "a") == "1"
    await again.close()


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


async def test_backup_is_put_back_with_its_key(url: str, tmp_path: Path) -> None:
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


async def test_backup_that_cannot_be_put_back_changes_nothing(url: str, tmp_path: Path) -> None:
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


def test_commands_of_hosts_keep_a_database_on_a_server(url: str, tmp_path: Path) -> None:
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
    assert [each.exit_code for each in said] == [0, 0, 0, 1], [each.output for each in said]
    assert "The previous database is kept in" in said[1].output and "0 campaigns looked at" in said[1].output
    assert "0 campaigns looked at" in said[2].output
    assert "is a copy from PostgreSQL" in said[3].output


async def test_without_its_driver_a_server_is_refused_with_a_remedy(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotOpen, match="requirements-postgresql"):
        await Database.open(url)


@pytest.mark.parametrize(
    "wrong",
    [
        "mysql://host/house",
        "sqlite://",
        "postgresql://ana:sesame@host:door/house",
        "postgresql:/ana:sesame@host/house",
        " postgresql://ana:sesame@host/house",
        "postgresql+asyncpg://ana:sesame@host/house",
        "host=localhost dbname=house password=sesame",
    ],
)
async def test_invalid_place_is_refused_with_valid_forms(wrong: str) -> None:
    with pytest.raises(CannotOpen, match=r"^EMBERKEEP_DATABASE is a file, sqlite:") as refused:
        await Database.open(wrong)
    assert "sesame" not in str(refused.value)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("postgresql://ana:open@sesame@host/house", "write %40 for @"),
        ("postgresql://host/house?sslpassword=sesame", "takes one password"),
    ],
)
async def test_password_that_would_be_shown_is_refused(wrong: str, said: str) -> None:
    with pytest.raises(CannotOpen, match=said) as refused:
        await Database.open(wrong)
    assert "sesame" not in str(refused.value)


def test_doctor_examines_it(url: str) -> None:
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


# ---------------------------------------------------------------- servers that do not fit


async def test_server_that_is_too_old_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.storage.backends.postgres.OLDEST", 99)
    with pytest.raises(CannotOpen, match=r"is PostgreSQL \d+\. Install PostgreSQL 99 or newer\."):
        await Database.open(url)


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
async def test_database_that_lacks_letters_is_refused_and_gets_no_tables(
    server: postgres.Server, tmp_path: Path, encoding: str
) -> None:
    url = server.url(tmp_path / "narrow", f"ENCODING {encoding} LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
    with pytest.raises(CannotOpen, match=rf"keeps text as {encoding}, .*createdb --encoding UTF8"):
        await Database.open(url)
    with postgres.connect(url) as connection:
        assert connection.execute("SELECT FROM pg_tables WHERE schemaname = 'public'").fetchall() == []


async def test_server_that_is_only_read_is_refused(server: postgres.Server, url: str) -> None:
    server.let(url, "SET default_transaction_read_only TO on")
    with pytest.raises(CannotOpen, match=r"read-only transaction\. It is only read, as a copy is"):
        await Database.open(url)


async def test_connection_notices_that_its_server_is_gone(url: str) -> None:
    engine = place_of(f"{url}&keepalives_idle=7").engine()
    with engine.connect() as connection:
        how = connection.connection.driver_connection.info.get_parameters()  # type: ignore[union-attr]
    engine.dispose()
    assert (how["tcp_user_timeout"], how["keepalives_idle"]) == ("10000", "7")


# ---------------------------------------------------------------- round trips


async def test_a_commit_takes_two_round_trips(database: Database, tmp_path: Path) -> None:
    """One to begin, and one for all statements with the commit."""
    assert database._lead is not None
    connection: Any = database._lead.writer._connection.connection.driver_connection
    with (tmp_path / "trace").open("w+") as trace:

        async def trips(*keys: str) -> int:
            connection.pgconn.trace(trace.fileno())
            try:
                await database.write([write for key in keys for write in notes.put(key, "1")])
            finally:
                connection.pgconn.untrace()
            trace.seek(0)
            return trace.read().count("ReadyForQuery")

        assert await trips("a", "b", "c") == 2
        trace.truncate(0)
        assert await trips("d") == 2
