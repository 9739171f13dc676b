"""The location of a database. All differences between the two kinds are here; no other code asks for the kind."""

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
"""The prefix of the files of a server database, such as its key, in the bot's working directory."""


class Place(Protocol):
    """A kind of database and its location. As a string it is shown to hosts."""

    begin_reading: ClassVar[str]

    @property
    def beside(self) -> Path:
        """Returns the path for related files, which add a suffix."""

    @property
    def key(self) -> Path:
        """Returns the path of the key of sealed exports."""

    @property
    def shares_key(self) -> bool:
        """True if other processes may have that key."""

    def held(self) -> AbstractContextManager[None]:
        """Keeps other processes out, and explains errors while opening the database."""

    def leading(self, shards: Shards) -> AbstractContextManager[Lease]:
        """Claims a lease; migrate the tables inside the block, after which the lease is valid.

        Raises Led if another process leads the same shards, InUse if one leads some of them, CannotOpen.
        """

    def expect_alone(self, connection: Connection) -> None:
        """Raises InUse if another process uses the tables."""

    def begin_writing(self, connection: Connection) -> None:
        """Begins a write transaction without a lease."""

    def together(self, connection: Connection) -> AbstractContextManager[None]:
        """Sends the statements of the block in one go; their errors come at its end. Read no results in it."""

    def engine(self, connections: int = 1) -> Engine:
        """Returns a pool of `connections`, which begin no transaction by themselves."""

    def turns(self) -> Turns | None:
        """Returns the turns shared by all processes of this database; None if there is a single process."""

    def next_campaign(self, connection: Connection) -> int | None:
        """Returns a new campaign number if several processes allocate them; otherwise None."""

    def last_campaign(self, connection: Connection) -> int:
        """Returns the last allocated campaign number that is not in the tables; 0 if all are."""

    def expect_campaigns_after(self, connection: Connection, last: int) -> None:
        """Makes new campaign numbers begin after `last`. Call it while no one else adds campaigns."""

    def explained(self) -> AbstractContextManager[None]:
        """Raises CannotOpen for anything that keeps the database from being opened in the block."""

    def faults(self, connection: Connection) -> list[str]:
        """Returns a few faults of the database itself."""

    def megabytes(self, connection: Connection) -> float:
        """Returns the size of the database."""

    @property
    def is_to_examine(self) -> bool:
        """True if `examine` should look for damage after the start. Ask before opening the database."""

    def expect_sound(self, connection: Connection) -> None:
        """Raises CannotOpen if the database is damaged, as far as that is soon seen."""

    def examine(self, connection: Connection) -> None:
        """Raises CannotOpen if the database is damaged. It may take long."""


def place_of(url: str | Path | Place, key: Path | None = None) -> Place:
    """Returns the place of a path, a `sqlite:///` URL or a `postgresql://` URL, with its key in the file `key` if
    given.

    Raises CannotOpen for other kinds.
    """
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
        ) from None  # it may show a password
