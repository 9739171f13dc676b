"""`emberkeep doctor` on a backup of a PostgreSQL database, which it examines without a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from click.testing import Result
from cryptography.fernet import Fernet
from sqlalchemy import Connection
from sqlmodel import SQLModel
from typer.testing import CliRunner

from bot.cli.app import app
from engine.campaigns import Campaigns
from engine.campaigns.upkeep.doctor import examine
from engine.storage import back_up, looked_at
from engine.storage.backends.postgres import PostgreSQL
from engine.storage.copies.bulk import bulk_of
from engine.storage.copies.unpacking import unpacked
from engine.storage.leadership.seal import key_path
from engine.table import fair
from tests import postgres, toy
from tests.campaigns.tables import StillClock
from tests.hosting.store import FIXTURES
from tests.hosting.tables import furnish
from tests.seating import find
from tests.storage.test_migrations import copy_rows, make_tables

NAMES = [
    "tab\there",
    "line\nbreak\r",
    r"back\slash \n \\ \N",
    r"\.",
    "\\x41",
    "Zoë 🎲",
    '"; DROP TABLE seat; --',
    "",
    "\\N",
]


@pytest.fixture(scope="module")
def furnished(_server: postgres.Server, tmp_path_factory: pytest.TempPathFactory) -> PostgreSQL:
    """A database on a server with one campaign of each kind and names that a text format might garble."""
    place = _server.place(tmp_path_factory.mktemp("furnished") / "house")

    async def make() -> None:
        campaigns = await Campaigns.open(place, chance=fair(Random(3)), clock=StillClock(), find=find)
        await furnish(campaigns)
        await campaigns.close()

    asyncio.run(make())
    with postgres.connect(url_of(place)) as connection:
        for number, name in enumerate(NAMES):
            connection.execute(
                "INSERT INTO seat (campaign, seat, name, ready, autopilot, lender_name) "
                "VALUES (1, %s, %s, true, false, %s)",
                (100 + number, name, name),
            )
    return place


def url_of(place: PostgreSQL) -> str:
    return place.url.render_as_string(hide_password=False)


@pytest.fixture
def copy(furnished: PostgreSQL, server: postgres.Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    toy.register(monkeypatch)
    back_up(furnished, tmp_path / "monday.dump")
    return tmp_path / "monday.dump"


def doctor(copy: Path) -> Result:
    return CliRunner().invoke(app, ["doctor", str(copy)])


def rows_of(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    bulk = bulk_of(connection)
    tables = {table.name: table for table in SQLModel.metadata.sorted_tables}
    return {name: sorted(bulk.rows(table), key=repr) for name, table in tables.items()}


def test_every_row_is_read_as_the_server_has_it(furnished: PostgreSQL, copy: Path) -> None:
    with looked_at(furnished) as connection:
        stored = rows_of(connection)
    with unpacked(copy) as connection:
        assert rows_of(connection) == stored
    assert sum(map(len, stored.values())) > 100


def test_sound_backup_is_reported_as_sound(copy: Path, tmp_path: Path) -> None:
    before = sorted(tmp_path.iterdir())
    done = doctor(copy)
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    assert "monday.dump.key is its key" in done.stdout and "6 campaigns looked at" in done.stdout
    assert done.stdout.endswith("monday.dump is in order.\n")
    assert sorted(tmp_path.iterdir()) == before


def test_missing_key_is_a_fault(copy: Path) -> None:
    key_path(copy).unlink()
    done = doctor(copy)
    assert done.exit_code == 1 and "monday.dump.key" in done.stderr


def test_damaged_campaign_is_named(server: postgres.Server, tmp_path: Path, copy: Path) -> None:
    damaged = server.place(tmp_path / "damaged")
    assert CliRunner().invoke(app, ["restore", str(copy), "--database", url_of(damaged)]).exit_code == 0
    with postgres.connect(url_of(damaged)) as connection:
        connection.execute(
            "UPDATE checkpoint SET state = (SELECT state FROM checkpoint WHERE campaign = 1 LIMIT 1) "
            "WHERE campaign = 3 AND n = (SELECT max(n) FROM checkpoint WHERE campaign = 3)"
        )
    key_path(tmp_path / "damaged").write_bytes(key_path(copy).read_bytes())
    back_up(damaged, tmp_path / "tuesday.dump")
    done = doctor(tmp_path / "tuesday.dump")
    assert done.exit_code == 1 and "Campaign 3 " in done.stderr and "does not load" in done.stderr
    refused = CliRunner().invoke(app, ["restore", str(tmp_path / "tuesday.dump"), "--database", url_of(damaged)])
    assert refused.exit_code == 1 and "--despite-faults" in refused.stderr


@pytest.mark.parametrize("part", [0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.95])
def test_backup_that_is_cut_off_is_refused(copy: Path, part: float) -> None:
    whole = copy.read_bytes()
    copy.write_bytes(whole[: int(len(whole) * part)])
    done = doctor(copy)
    assert done.exit_code == 1 and "pg_restore refuses" in done.stderr and "Traceback" not in done.output
    assert isinstance(done.exception, SystemExit)


def test_backup_of_an_earlier_version_is_examined(server: postgres.Server, tmp_path: Path) -> None:
    place = server.place(tmp_path / "old", "TEMPLATE template0")
    engine = place.engine()
    make_tables(engine, "0006")
    copy_rows(engine, FIXTURES / "0006.sqlite3")
    engine.dispose()
    place.key.write_bytes(Fernet.generate_key())
    back_up(place, tmp_path / "old.dump")
    found = examine(tmp_path / "old.dump", find)
    assert found.faults == []
    assert "0 campaigns looked at" not in found.notes


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "was written by a newer version"),
        ("DROP TABLE alembic_version", "holds no tables of Emberkeep"),
        ("UPDATE alembic_version SET version_num = '1975ea83b712'", "belongs to another program"),
    ],
)
def test_backup_of_other_tables_is_refused(server: postgres.Server, tmp_path: Path, change: str, said: str) -> None:
    place = server.place(tmp_path / "other")
    with postgres.connect(url_of(place)) as connection:
        connection.execute(change)
    place.key.write_bytes(Fernet.generate_key())
    back_up(place, tmp_path / "other.dump")
    done = doctor(tmp_path / "other.dump")
    assert done.exit_code == 1 and said in done.stderr


def test_missing_program_is_named(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    done = doctor(copy)
    assert done.exit_code == 1 and "pg_restore is missing. Install" in done.stderr
