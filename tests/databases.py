"""Databases for tests: the tables are made once, and a new database is a copy of them.

`EMBERKEEP_TESTS_ON=postgresql` uses a database on a server in place of each file.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Engine

from engine.storage.backends.place import Place, place_of
from engine.storage.backends.sqlite import SQLite
from engine.storage.database import database, migrate
from tests import postgres

ON = os.environ.get("EMBERKEEP_TESTS_ON", "sqlite")


def upgrade(made: sqlite3.Connection, engine: Engine, place: Place) -> None:
    """Brings the tables to the shape of today, those of an empty database by copying them."""
    with engine.connect() as connection:
        raw = connection.connection.driver_connection
        if isinstance(raw, sqlite3.Connection) and raw.execute("SELECT name FROM sqlite_master").fetchone() is None:
            made.backup(raw)
            return
    migrate.upgrade(engine, place)


@pytest.fixture(autouse=True, scope="session")
def _tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    kinds = {"sqlite": _files, "postgresql": _on_a_server}
    with kinds[ON](tmp_path_factory.mktemp("tables")):
        yield


@contextmanager
def _files(folder: Path) -> Iterator[None]:
    place = SQLite(folder / "empty.sqlite3")
    engine = place.engine()
    migrate.upgrade(engine, place)
    engine.dispose()
    made = sqlite3.connect(place.beside, check_same_thread=False)
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(database, "upgrade", partial(upgrade, made))
        yield
    made.close()


@contextmanager
def _on_a_server(_folder: Path) -> Iterator[None]:
    with (
        postgres.started() as server,
        pytest.MonkeyPatch.context() as monkeypatch,
    ):

        def on_server(url: str | Path) -> Place:
            place = place_of(url)
            return server.place(place.beside) if isinstance(place, SQLite) else place

        monkeypatch.setattr(database, "place_of", on_server)
        yield
