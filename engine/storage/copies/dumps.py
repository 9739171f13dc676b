"""Copies of a server database with the server's tools: pg_dump, pg_restore and psql."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, inspect

from engine.storage.backends.addresses import without_password
from engine.storage.backends.opening import explained
from engine.storage.backends.postgres import PostgreSQL
from engine.storage.copies.tools import missing, refused
from engine.storage.database.migrate import expect_known, expect_ours, revision, revisions
from engine.storage.leadership.seal import key_path, put_key, read_key, write_key
from engine.storage.schema.errors import CannotOpen

MAGIC = b"PGDMP"  # the beginning of every copy
WHOLE = ("--format=custom", "--no-owner", "--no-privileges", "--no-password")
AT_ONCE = ("--quiet", "--no-psqlrc", "--no-password", "--single-transaction", "--set=ON_ERROR_STOP=1")


def back_up(place: PostgreSQL, target: Path) -> None:
    """Copies the database and its key to `target` and `target`.key, a consistent snapshot, while play goes on.

    Raises FileNotFoundError without a key, FileExistsError if `target` exists, CannotOpen if the tools or the server
    refuse.
    """
    _copy(place, target, read_key(place.key))


def _copy(place: PostgreSQL, target: Path, key: bytes | None) -> None:
    for path in (target, key_path(target)):
        if path.exists():
            raise FileExistsError(f"{path} exists already; name a new file")
    fresh = target.with_name(f"{target.name}.new")
    with explained(target):
        fresh.touch(mode=0o600)  # it holds every hand
        _run(place, ["pg_dump", *WHOLE, f"--file={fresh}", without_password(place.url)])
        if key is not None:
            write_key(key_path(target), key)
        fresh.rename(target)


def restore(backup: Path, place: PostgreSQL) -> Path | None:
    """Replaces a database that no bot has open with a backup and its key, all or nothing.

    Returns the file with a copy of the previous contents, if there were any. A kill may leave the old key beside the
    new database, which the next start reports; restoring again fixes it. Raises CannotOpen, also for tables of another
    program; FileNotFoundError without a key.
    """
    key = read_key(key_path(backup))
    script = _run(place, ["pg_restore", "--no-owner", "--no-privileges", "--file=-", str(backup)])
    with place.held():
        tables, kept = _tables_of_ours(place), None
        if tables:
            kept = place.beside.with_name(f"{place.beside.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
            _copy(place, kept, read_key(place.key) if place.key.exists() else None)
        gone = f"DROP TABLE IF EXISTS {', '.join(tables)};\n" if tables else ""
        _run(place, ["psql", *AT_ONCE, without_password(place.url)], gone.encode() + script)
        put_key(place.key, key)
    return kept


@contextmanager
def looked_at(place: PostgreSQL) -> Iterator[Connection]:
    """Opens a read-only connection with a consistent snapshot.

    Raises CannotOpen, also for tables of an earlier version: starting this version migrates them in place.
    """
    with place.explained():
        engine = place.engine()
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql(place.begin_reading)
                expect_known(connection, place)
                if revision(connection) != revisions()[0]:
                    raise CannotOpen(f"{place} has no tables of this version yet. Start the bot once, then look again.")
                yield connection
                connection.exec_driver_sql("ROLLBACK")
        finally:
            engine.dispose()


def _tables_of_ours(place: PostgreSQL) -> Sequence[str]:
    """Returns all tables of the database. Raises CannotOpen if they belong to another program."""
    engine = place.engine()
    try:
        with engine.connect() as connection:
            expect_ours(connection, place)
            return [f'"{name}"' for name in inspect(connection).get_table_names()]
    finally:
        engine.dispose()


def _run(place: PostgreSQL, arguments: Sequence[str], given: bytes | None = None) -> bytes:
    password = {"PGPASSWORD": str(place.url.password)} if place.url.password else {}
    try:
        done = subprocess.run(arguments, input=given, capture_output=True, check=True, env=os.environ | password)
    except FileNotFoundError as error:
        raise missing(arguments[0]) from error
    except subprocess.CalledProcessError as error:
        raise refused(arguments[0], error.stderr) from error
    return done.stdout
