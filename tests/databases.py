"""Databases for tests: the tables are made once, and a new database is a copy of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Engine

from engine.storage import database, migrate


def upgrade(made: sqlite3.Connection, engine: Engine, path: Path) -> None:
    """Brings the tables to the shape of today, those of an empty database by copying them."""
    with engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        if raw.execute("SELECT name FROM sqlite_master").fetchone() is None:
            made.backup(raw)
            return
    migrate.upgrade(engine, path)


@pytest.fixture(autouse=True, scope="session")
def _tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    path = tmp_path_factory.mktemp("tables") / "empty.sqlite3"
    engine = database._engine(path)
    migrate.upgrade(engine, path)
    engine.dispose()
    made = sqlite3.connect(path, check_same_thread=False)
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(database, "upgrade", partial(upgrade, made))
        yield
    made.close()
