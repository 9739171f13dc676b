"""One database and the process that has it: connections, migrations, the lock and the key."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import orjson
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.pool import QueuePool

from engine.storage.errors import Closed, InUse
from engine.storage.ids import Ids, Numbered, keeping
from engine.storage.migrate import upgrade
from engine.storage.opening import expect_place, expect_sound, explained
from engine.storage.seal import Seal, bring_key
from engine.storage.writer import Write, Writer

Asked = ParamSpec("Asked")
Found = TypeVar("Found")

READERS = 4
BUSY_TIMEOUT_MILLISECONDS = 10_000  # that another program may keep the file locked


class Database:
    """An open database. All writing goes through `write`, all reading through `read`."""

    def __init__(self, named: Path) -> None:
        self.path = path = named.resolve()  # whatever links lead to it: one file has one lock and one key
        self._reading: set[asyncio.Future[Any]] = set()
        self._closed = False
        expect_place(path)
        with ExitStack() as opened:
            opened.enter_context(explained(path))
            opened.enter_context(closing(lock(path)))
            engine = _engine(path)
            opened.callback(engine.dispose)
            upgrade(engine, path)
            bring_key(named, path)
            with engine.connect() as connection:
                expect_sound(connection, path)
                self.seal = Seal.of(connection, path)
                self._ids = Ids(connection)
            self._reading_engine = _engine(path, connections=READERS)
            opened.callback(self._reading_engine.dispose)
            self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="emberkeep-reader")
            self._writer = Writer(engine)
            self._opened = opened.pop_all()

    @classmethod
    async def open(cls, url: str | Path) -> Database:
        """Opens the database at this path or `sqlite:///` URL, and makes or migrates it. Raises InUse, or CannotOpen
        with what to do, ValueError for a URL of another kind.

        Cancelling the caller does not cancel the opening, but it is closed again before they go on.
        """
        opening = asyncio.ensure_future(asyncio.to_thread(cls, path_of(url)))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            await asyncio.wait([opening])
            if opening.exception() is None:
                await opening.result().close()
            raise

    async def close(self) -> None:
        """Writes what waits, lets the readers end, then lets go."""
        await asyncio.to_thread(self._writer.close)
        self._closed = True
        await asyncio.gather(*self._reading, return_exceptions=True)
        await asyncio.to_thread(self._readers.shutdown)
        self._opened.close()

    async def write(self, writes: Sequence[Write]) -> None:
        """Returns when all of it is on the disk. Raises Conflict when a row exists already; then none of it is."""
        last = self._ids.unkept()
        await self._writer.write([*writes, *keeping(last)])
        self._ids.note_kept(last)

    async def read(
        self, query: Callable[Concatenate[Connection, Asked], Found], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Found:
        """Returns what `query` finds with these arguments, in a thread with a connection of its own; it sees one moment
        of the database. Cancelling the caller does not cancel it. Raises Closed."""
        if self._closed:
            raise Closed("the database is closed; nothing was read")
        reading = asyncio.get_running_loop().run_in_executor(
            self._readers, self._read, lambda connection: query(connection, *args, **kwargs)
        )
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    def _read(self, query: Callable[[Connection], Found]) -> Found:
        with self._reading_engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            try:
                return query(connection)
            finally:
                connection.exec_driver_sql("ROLLBACK")

    def new_id(self, of: Numbered) -> int:
        """A number that no campaign, branch or request has had: one process alone hands them out."""
        return self._ids.new(of)


def path_of(url: str | Path) -> Path:
    """The file of a path or `sqlite:///` URL. Raises ValueError for another kind of database."""
    if isinstance(url, Path) or "://" not in url:
        return Path(url)
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise ValueError(f"{parsed.get_backend_name()} is not kept here; give sqlite:///FOLDER/FILE")
    return Path(parsed.database)


def _read_json(stored: str | bytes) -> Any:
    """A stored value; None where it is damaged, so that its row fails by itself and not the query of many."""
    try:
        return orjson.loads(stored)
    except orjson.JSONDecodeError:
        return None


SETTINGS: dict[str, Any] = {
    "isolation_level": "AUTOCOMMIT",
    "hide_parameters": True,
    "json_serializer": lambda value: orjson.dumps(value).decode(),  # in the order given: scores are read out in theirs
    "json_deserializer": _read_json,
}


def _engine(path: Path, *, connections: int = 1) -> Engine:
    """Connections that begin nothing by themselves: the writer's, which waits for the disk at every commit, or those of
    readers, who wait for nobody in WAL mode."""
    arguments = {"check_same_thread": False, "isolation_level": None}
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=QueuePool,
        pool_size=connections,
        pool_reset_on_return=None,  # whoever takes one ends what they have begun
        connect_args=arguments,
        **SETTINGS,
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for setting in (f"busy_timeout={BUSY_TIMEOUT_MILLISECONDS}", "journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def lock(database: Path) -> sqlite3.Connection:
    """Keeps other processes out until it is closed or this process dies. SQLite's own lock works on every system.
    Raises InUse where another process holds it, sqlite3.Error where there can be no lock."""
    held = sqlite3.connect(lock_path(database), timeout=0, isolation_level=None, check_same_thread=False)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise InUse(
            f"Another process has {database.name} open, and only one may. Stop that bot first "
            "(systemctl status emberkeep, docker ps)."
        ) from error
    return held


def lock_path(database: Path) -> Path:
    """Where the lock of a database lies."""
    return database.with_name(f"{database.name}.lock")
