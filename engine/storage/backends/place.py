"""Where a database is. Whatever its two kinds differ in is said by them; nothing else asks which one it is."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import ClassVar, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import ArgumentError

from engine.storage.backends.addresses import ON_A_SERVER, server_url
from engine.storage.backends.opening import real_path
from engine.storage.backends.postgres import PostgreSQL
from engine.storage.backends.sqlite import SQLite, path_of
from engine.storage.backends.turns import Turns
from engine.storage.leadership.leases import Lease
from engine.storage.schema.errors import CannotOpen
from engine.storage.schema.shards import Shards

FILES = Path("emberkeep")
"""After this the files of a database on a server are named, such as its key, in the folder in which the bot runs."""


class Place(Protocol):
    """A kind of database, and where it is; as a string it is told to hosts."""

    begin_reading: ClassVar[str]

    @property
    def beside(self) -> Path:
        """Where files lie that belong to it: this path with another ending added."""

    @property
    def key(self) -> Path:
        """Where the key of sealed exports lies."""

    @property
    def shares_key(self) -> bool:
        """Whether other processes may have that key."""

    def held(self) -> AbstractContextManager[None]:
        """Keeps other processes out, and explains what keeps the database from being opened meanwhile."""

    def leading(self, shards: Shards) -> AbstractContextManager[Lease]:
        """To be entered while the tables are brought up to date; the lease counts once that was left. Raises Led where
        another process leads these very shards, InUse where it leads some of them, CannotOpen."""

    def expect_alone(self, connection: Connection) -> None:
        """Raises InUse where another process works on the tables."""

    def begin_writing(self, connection: Connection) -> None:
        """Begins the transaction of somebody who has no lease."""

    def engine(self, connections: int = 1) -> Engine:
        """So many connections; they begin nothing by themselves."""

    def turns(self) -> Turns | None:
        """Turns that all processes of this database take; None where it is one process's."""

    def next_campaign(self, connection: Connection) -> int | None:
        """A number that no campaign has had, where several processes hand them out; else None."""

    def last_campaign(self, connection: Connection) -> int:
        """The last number of a campaign that was given beside those that are noted; 0 where all are."""

    def expect_campaigns_after(self, connection: Connection, last: int) -> None:
        """Lets the numbers that are given begin after this one; to be called where nobody else brings campaigns in."""

    def explained(self) -> AbstractContextManager[None]:
        """Whatever keeps the database from being opened in here is raised as CannotOpen."""

    def faults(self, connection: Connection) -> list[str]:
        """What is wrong with the database itself, a few faults at most."""

    def megabytes(self, connection: Connection) -> float:
        """How large the database is."""

    def expect_sound(self, connection: Connection) -> None:
        """Raises CannotOpen where the database is damaged."""


def place_of(url: str | Path | Place, key: Path | None = None) -> Place:
    """The place of a path, a `sqlite:///` URL or a `postgresql://` URL, whose key lies in the file `key` where the host
    says so. Raises CannotOpen for another kind."""
    if not isinstance(url, str | Path):
        return url
    try:
        if isinstance(url, str) and url.startswith(ON_A_SERVER):
            return PostgreSQL(server_url(url), FILES.resolve(), key and real_path(key))
        return SQLite(path_of(url), key and real_path(key))
    except (ValueError, ArgumentError):
        raise CannotOpen(
            "EMBERKEEP_DATABASE is a file, sqlite:///FOLDER/FILE or postgresql://USER:PASSWORD@HOST/DATABASE. "
            "Put one of these there."
        ) from None  # which may show a password
