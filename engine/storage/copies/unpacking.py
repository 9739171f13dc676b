"""Reading a backup of a PostgreSQL database without a server: its rows go into a temporary SQLite file."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO, Any

from sqlalchemy import Boolean, Connection, Integer, LargeBinary, inspect
from sqlalchemy.types import TypeEngine

from engine.storage.backends.opening import explained
from engine.storage.backends.sqlite import SQLite
from engine.storage.copies.tools import missing, refused
from engine.storage.database.migrate import expect_version, migrate, upgrade
from engine.storage.schema.errors import CannotOpen

COPY = re.compile(rb'COPY (?:\w+\.)?"?(\w+)"? \((.+)\) FROM stdin;\n')
END = b"\\.\n"
NULL = b"\\N"
ESCAPED = re.compile(rb"\\(.)", re.DOTALL)
CONTROLS = {b"b": b"\b", b"f": b"\f", b"n": b"\n", b"r": b"\r", b"t": b"\t", b"v": b"\v"}
VERSION_TABLE = "alembic_version"

Read = Callable[[bytes], Any]


@contextmanager
def unpacked(backup: Path) -> Iterator[Connection]:
    """A connection to the rows of a backup, in the tables of today. Raises CannotOpen, also for a backup that is not
    whole, was made by a newer version or holds the tables of another program."""
    version = _version_of(backup)
    expect_version(version, backup)
    if version is None:
        raise CannotOpen(f"{backup} holds no tables of Emberkeep. Name another backup.")
    with TemporaryDirectory(prefix="emberkeep-look-") as folder:  # no one else may read it
        place = SQLite(Path(folder) / "unpacked.db")
        engine = place.engine()
        try:
            with engine.connect() as connection, explained(backup):
                connection.exec_driver_sql("BEGIN")
                migrate(connection, version)
                with _restored(backup) as lines:
                    _fill(connection, lines)
                connection.exec_driver_sql("COMMIT")
            upgrade(engine, place)
            with engine.connect() as connection:
                connection.exec_driver_sql(place.begin_reading)
                yield connection
                connection.exec_driver_sql("ROLLBACK")
        finally:
            engine.dispose()


def _version_of(backup: Path) -> str | None:
    """Returns the version of a backup's tables; None without tables of ours."""
    with _restored(backup, f"--table={VERSION_TABLE}") as lines:
        for _, rows in _tables(lines):
            return next((row[0].decode() for row in rows if row[0]), None)
    return None


@contextmanager
def _restored(backup: Path, *options: str) -> Iterator[IO[bytes]]:
    """Yields the rows that pg_restore writes. Raises CannotOpen if it fails."""
    command = ["pg_restore", "--data-only", "--file=-", *options, str(backup)]
    with TemporaryFile() as errors:
        try:
            running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors)
        except FileNotFoundError as error:
            raise missing(command[0]) from error
        with running:
            assert running.stdout is not None
            try:
                yield running.stdout
                running.stdout.read()  # skips everything after the wanted rows
            except BaseException:
                running.kill()
                raise
        if running.returncode:
            errors.seek(0)
            raise refused(command[0], errors.read())


def _tables(lines: IO[bytes]) -> Iterator[tuple[tuple[str, Sequence[str]], Iterator[list[bytes | None]]]]:
    """Yields the name, the columns and the rows of each table. The rows have to be read before the next table."""
    for line in lines:
        if begun := COPY.fullmatch(line):
            columns = [name.strip(' "') for name in begun[2].decode().split(",")]
            yield (begun[1].decode(), columns), _rows(lines)


def _rows(lines: IO[bytes]) -> Iterator[list[bytes | None]]:
    for line in lines:
        if line == END or not line.endswith(b"\n"):  # pg_restore fails after a row that is cut off
            return
        yield [None if field == NULL else ESCAPED.sub(_control, field) for field in line[:-1].split(b"\t")]


def _control(found: re.Match[bytes]) -> bytes:
    return CONTROLS.get(found[1], found[1])


def _fill(connection: Connection, lines: IO[bytes]) -> None:
    """Adds all rows to the tables, which have the shape of the backup's version."""
    ours = set(inspect(connection).get_table_names()) - {VERSION_TABLE}
    driver: Any = connection.connection.driver_connection
    for (table, columns), rows in _tables(lines):
        if table not in ours:
            for _ in rows:
                pass
            continue
        types = {column["name"]: column["type"] for column in inspect(connection).get_columns(table)}
        read = [_reading(types[name]) for name in columns]
        names = ", ".join(f'"{name}"' for name in columns)
        driver.executemany(
            f'INSERT INTO "{table}" ({names}) VALUES ({", ".join("?" for _ in columns)})',
            ([None if value is None else of(value) for of, value in zip(read, row, strict=True)] for row in rows),
        )


def _reading(kind: TypeEngine[Any]) -> Read:
    """How to read the values of a column."""
    match kind:
        case LargeBinary():
            return lambda value: bytes.fromhex(value[2:].decode())  # after \x
        case Boolean():
            return lambda value: int(value == b"t")
        case Integer():
            return int
        case _:  # texts, and JSON as it was written
            return bytes.decode
