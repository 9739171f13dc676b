"""Migrates the tables of a database to the current schema."""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect

from engine.storage.backends.place import Place
from engine.storage.schema.errors import CannotOpen

log = logging.getLogger(__name__)

OURS = re.compile(r"\d{4}")
"""The format of our migration numbers; other programs that use alembic leave its names unchanged."""
MIGRATIONS = Path(__file__).parents[1] / "migrations"


def upgrade(engine: Engine, place: Place) -> None:
    """Runs the missing migrations, all or none.

    Raises CannotOpen for tables of a newer version or another program, InUse if a process uses them; messages name
    `place`.
    """
    with engine.connect() as connection:
        place.begin_writing(connection)
        expect_known(connection, place)
        found, newest = revision(connection), revisions()[0]
        if found != newest:
            place.expect_alone(connection)
            migrate(connection)
        connection.exec_driver_sql("COMMIT")
    if found is None:
        log.info("database tables created (version %s)", newest)
    elif found != newest:
        log.info("database tables updated from version %s to %s", found, newest)


def expect_known(connection: Connection, place: object) -> None:
    """Raises CannotOpen unless the tables are of this or an earlier version, or there are none."""
    expect_ours(connection, place)
    expect_version(revision(connection), place)


def expect_version(found: str | None, place: object) -> None:
    """Raises CannotOpen unless tables of this version are known. None counts as known: there are no tables yet."""
    known = revisions()
    if found is not None and not OURS.fullmatch(found):
        raise _foreign(place)
    if found is not None and found not in known:
        raise CannotOpen(
            f"{place} was written by a newer version of Emberkeep (tables {found}; this version knows {known[0]}). "
            "Install that version again, or restore a backup from before the upgrade: emberkeep restore FILE."
        )


def expect_ours(connection: Connection, place: object) -> None:
    """Raises CannotOpen if there are tables that are not of any of our versions."""
    found = revision(connection)
    if not OURS.fullmatch(found or "") and (found or inspect(connection).get_table_names()):
        raise _foreign(place)


def _foreign(place: object) -> CannotOpen:
    return CannotOpen(f"{place} belongs to another program. Name another file or database in EMBERKEEP_DATABASE.")


def revision(connection: Connection) -> str | None:
    """Returns the last migration of a database; None without our tables."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


@cache
def revisions() -> tuple[str, ...]:
    """Returns the numbers of all known migrations, newest first."""
    return tuple(sorted((file.name[:4] for file in MIGRATIONS.glob("versions/[0-9]*.py")), reverse=True))


def migrate(connection: Connection, to: str = "head") -> None:
    """Runs the missing migrations up to one of them, in the caller's transaction."""
    from alembic import command  # most starts do not need it, and the import is slow
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, to)
