"""Tables of an earlier version, brought to the shape of today."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from random import Random

import orjson
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, MetaData, Table, insert, inspect

from bot.cli.logs import set_up_logs
from engine.campaigns import Actor, Campaigns, Person
from engine.campaigns.lifecycle.purge import purge
from engine.storage import Database
from engine.storage.backends.place import place_of
from engine.storage.database.migrate import MIGRATIONS, migrate, revisions
from engine.table import fair
from tests import postgres
from tests.campaigns.people.test_looking import looks, proposed
from tests.campaigns.tables import ANA, RUI, StillClock, answer
from tests.hosting.store import FIXTURES
from tests.hosting.tables import Standing
from tests.processes.process import Process
from tests.seating import GUILD, find

BEFORE = "0006"
SEALED_BID = 1


def test_migrations_follow_each_other_as_their_files_are_numbered() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    chain = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert list(revisions()) == chain


async def test_older_campaigns_are_unchanged_and_playable(server: postgres.Server) -> None:
    url = server.empty()
    engine = place_of(url).engine()
    make_tables(engine, BEFORE)
    copy_rows(engine, FIXTURES / f"{BEFORE}.sqlite3")
    engine.dispose()
    house = await Campaigns.open(url, chance=fair(Random(5)), clock=StillClock(), find=find)
    standings = orjson.loads((FIXTURES / f"{BEFORE}.json").read_bytes())
    found = {each: Standing.of(await house.lookup.situation(int(each))).plain for each in standings}
    assert found == standings
    assert (await answer(house, SEALED_BID, 1)).situation.n == 4
    await house.close()


@pytest.mark.parametrize("before", ["0020", "0021", "0022", "0023", "0024", "0025"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_older_database_gets_searches_for_tables_and_keeps_meetings(
    kind: str, before: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Versions 0021 to 0023 added actions of moderators, meetings, people who look for a table, and proposals; 0024 the
    requests that created campaigns, 0025 counts of deleted ones, 0026 the levels of takeovers."""
    server = request.getfixturevalue("server") if kind == "postgresql" else None
    url = server.empty() if server else str(tmp_path / "house.sqlite3")
    engine = place_of(url).engine()
    make_tables(engine, "0010")
    copy_rows(engine, FIXTURES / "0010.sqlite3")
    make_tables(engine, before)
    present = {"0021": "audit", "0022": "meeting", "0023": "looking", "0025": "server_count"}
    there = set(inspect(engine).get_table_names())
    assert {revision for revision, table in present.items() if table in there} == {r for r in present if r <= before}
    engine.dispose()
    clock = StillClock()
    house = await Campaigns.open(url, chance=fair(Random(5)), clock=clock, find=find)
    standings = orjson.loads((FIXTURES / "0010.json").read_bytes())
    assert {each: Standing.of(await house.lookup.situation(int(each))).plain for each in standings} == standings
    await looks(house, clock, ANA, RUI)
    assert await proposed(house) == [[ANA, RUI]]
    (proposal,) = await house.looking.proposals()
    await house.looking.sent(proposal, 77)
    rui = Person(RUI, "Rui")
    made = await house.lobby.create(game="toy", name="Asked", organiser=rui, guild=GUILD, channel=2, asked="key")
    planned = await house.meetings.plan(SEALED_BID, Actor(ANA, moderator=True), clock.now() + timedelta(days=2))
    await house.close()
    house = await Campaigns.open(url, chance=fair(Random(5)), clock=clock, find=find)
    assert [each.message for each in await house.looking.proposals()] == [77]
    assert await house.looking.of_person(GUILD, ANA) is None
    assert await house.meetings.of(SEALED_BID) == planned
    assert await house.lobby.made_for("key") == made.id
    await house.lobby.answered(made.id)
    assert await house.lobby.made_for("key") is None
    await house.lifecycle.archive(made.id, Actor(RUI))
    clock.turn(days=31)
    await purge(house._context, made.id)
    await house.close()
    house = await Campaigns.open(url, chance=fair(Random(5)), clock=clock, find=find)
    counts = orjson.loads(await house.server_settings.export(GUILD, RUI))["counts"]
    assert {"campaigns": 1, "closed": 1}.items() <= {each["what"]: each["total"] for each in counts}.items()
    await house.close()


def make_tables(engine: Engine, revision: str) -> None:
    """The tables as an earlier version had them."""
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN")
        migrate(connection, revision)
        connection.exec_driver_sql("COMMIT")


def copy_rows(engine: Engine, stored: Path) -> None:
    """Returns the rows of a stored deployment."""
    metadata = MetaData()
    metadata.reflect(engine)
    with engine.connect() as connection, closing(sqlite3.connect(stored)) as house:
        house.row_factory = sqlite3.Row
        for name, table in metadata.tables.items():
            rows = [_row(table, row) for row in house.execute(f'SELECT * FROM "{name}"')]
            if rows and name != "alembic_version":
                connection.execute(insert(table), rows)


def _row(table: Table, row: sqlite3.Row) -> dict[str, object]:
    """Values as the server's types take them: a file keeps JSON as text and truth as a number."""
    kinds = {"JSON": orjson.loads, "BOOLEAN": bool}
    read = {each.name: kinds.get(str(each.type)) for each in table.c}
    return {
        name: value if value is None or read[name] is None else read[name](row[name])
        for name, value in zip(row.keys(), row, strict=True)
    }


@pytest.mark.parametrize(
    ("earlier", "said"),
    [
        (None, f"database tables created (version {revisions()[0]})"),
        ("0001", f"database tables updated from version 0001 to {revisions()[0]}"),
    ],
)
async def test_start_says_one_line_about_migrations(earlier: str | None, said: str, tmp_path: Path) -> None:
    """A later start says nothing about them."""
    database = tmp_path / "emberkeep.db"
    if earlier:
        shutil.copy(FIXTURES / f"{earlier}.sqlite3", database)
    logged = []
    for errors in (tmp_path / "first", tmp_path / "second"):
        process = Process(start, database, folder=tmp_path, errors=errors)
        await asyncio.to_thread(process.join)
        assert process.exitcode == 0
        logged.append([orjson.loads(line) for line in errors.read_text().splitlines()])
    assert [each["event"] for each in logged[0]] == [said]
    assert logged[1] == []


def start(database: Path) -> None:
    """Opens a database with the logs of `emberkeep run`."""
    set_up_logs(logging.INFO, as_json=True)

    async def opened() -> None:
        await (await Database.open(database)).close()

    asyncio.run(opened())
