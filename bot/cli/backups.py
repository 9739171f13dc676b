"""Commands for databases: back up, check, restore and move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.hosting import fail, read_settings

if TYPE_CHECKING:
    from engine.storage import Place

Where = Annotated[str | None, typer.Option("--database", help="The database. Default: that of the settings.")]


def backup(
    file: Annotated[Path, typer.Argument(help="The backup file; its key is saved as FILE.key.")],
    database: Where = None,
) -> None:
    """Back up the database, and the key of its encrypted exports, while the bot runs."""
    from engine.storage import StorageError, back_up

    try:
        back_up(place_for(database), file)
    except (StorageError, OSError) as error:
        fail(_said(error))
    typer.echo(f"Backed up to {file}, with its key in {file}.key. Keep the two together.")


def doctor(
    file: Annotated[
        str | None, typer.Argument(help="A database or backup file. Default: the database of the settings.")
    ] = None,
) -> None:
    """Check a database or a backup: is it intact, is its key the right one, does every campaign load? Writes nothing.
    For a backup of a PostgreSQL database, pg_restore must be installed; a server is not needed."""
    place = place_for(file)
    if not _is_sound(place):
        raise typer.Exit(1)
    typer.echo(f"{place} is in order.")


def restore(
    file: Annotated[Path, typer.Argument(help="The backup file, with its key as FILE.key.")],
    database: Where = None,
    despite_faults: Annotated[
        bool, typer.Option("--despite-faults", help="Accept a backup with campaigns that do not load.")
    ] = False,
) -> None:
    """Replace the database with a backup, and keep the old one under another name. The bot must be stopped."""
    from engine.storage import StorageError
    from engine.storage import restore as put_back

    target = place_for(database)
    if not _is_sound(file) and not despite_faults:
        fail("Nothing was changed. Use an earlier backup, or this one with --despite-faults.")
    try:
        kept = put_back(file, target)
    except (StorageError, OSError) as error:
        fail(_said(error))
    typer.echo(f"{target} was restored from {file}." + (f" The previous database is kept in {kept}." if kept else ""))
    typer.echo("Start the bot. Choices made after the backup are lost: tell your players.")


def move(
    source: Annotated[str, typer.Argument(help="The current database: a file or postgresql://… .")],
    target: Annotated[str, typer.Argument(help="The new database: an empty one, or a file that does not exist yet.")],
) -> None:
    """Copy a whole database with its key from a file to a PostgreSQL server, or back. The bot must be stopped."""
    from engine.storage import StorageError
    from engine.storage.copies.moving import move as copy_all

    try:
        done = copy_all(place_for(source), place_for(target), lambda told: typer.echo(f"  {told}"))
    except (StorageError, OSError) as error:
        fail(_said(error))
    speed = done.megabytes / done.seconds
    typer.echo(
        f"{done.campaigns} campaigns, {done.rows} rows, {done.megabytes:.1f} MB in {done.seconds:.1f} s "
        f"({speed:.1f} MB/s); every campaign's rows have the same hash on both sides."
    )
    typer.echo(
        f"Now set EMBERKEEP_DATABASE to {place_for(target)}, and start the bot. The source is unchanged: keep it."
    )


def place_for(database: str | None) -> Place:
    """Returns the place of this database or that of the settings, with the key of the settings."""
    from engine.storage import StorageError

    settings = read_settings()
    try:
        return settings.place_of(settings.database if database is None else database)
    except StorageError as error:
        fail(str(error))


def _said(error: Exception) -> str:
    """Explains a failure, including what is needed after an error of the operating system."""
    if isinstance(error, OSError) and error.filename:
        needed = "A database needs its key in the same folder, and a backup needs a writable folder."
        return f"{error.filename} cannot be opened ({error.strerror}). {needed}"
    return str(error)


def _is_sound(place: Path | Place) -> bool:
    """Checks a database, and prints what was found. Returns True if there are no faults."""
    from engine.campaigns.upkeep.doctor import examine
    from engine.games import find
    from engine.storage import StorageError

    try:
        found = examine(place, find)
    except StorageError as error:
        fail(str(error))
    for note in found.notes:
        typer.echo(f"  {note}")
    for fault in found.faults:
        typer.echo(fault, err=True)
    return not found.faults
