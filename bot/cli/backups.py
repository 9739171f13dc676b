"""The commands that keep a database: copy it, examine it, put a copy back, and move it elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.hosting import fail, read_settings

if TYPE_CHECKING:
    from engine.storage import Place

Where = Annotated[str | None, typer.Option("--database", help="The database, if not the one of the settings.")]


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; its key goes beside it, as FILE.key.")],
    database: Where = None,
) -> None:
    """Copy the database, and the key of its sealed exports, while the bot runs."""
    from engine.storage import StorageError, back_up

    try:
        back_up(_place(database), file)
    except (StorageError, OSError) as error:
        fail(_said(error))
    typer.echo(f"Copied to {file}, with its key in {file}.key. Keep the two together.")


def doctor(
    file: Annotated[
        str | None, typer.Argument(help="A database, or a backup that is a file; the database of the settings.")
    ] = None,
) -> None:
    """Examine a database or a backup: is it sound, is its key its own, does every campaign load? Writes nothing. For a
    backup of a PostgreSQL database, pg_restore has to be installed; a server is not needed."""
    place = _place(file)
    if not _is_sound(place):
        raise typer.Exit(1)
    typer.echo(f"{place} is in order.")


def restore(
    file: Annotated[Path, typer.Argument(help="The copy; its key stands beside it, as FILE.key.")],
    database: Where = None,
    despite_faults: Annotated[
        bool, typer.Option("--despite-faults", help="Also a copy in which single campaigns do not load.")
    ] = False,
) -> None:
    """Put a backup in the place of the database, which is kept under another name. The bot must be stopped."""
    from engine.storage import StorageError
    from engine.storage import restore as put_back

    target = _place(database)
    if not _is_sound(file) and not despite_faults:
        fail("Nothing was changed. Try an earlier backup, or this one with --despite-faults.")
    try:
        kept = put_back(file, target)
    except (StorageError, OSError) as error:
        fail(_said(error))
    typer.echo(f"{target} is now as {file} was." + (f" What stood there before is kept in {kept}." if kept else ""))
    typer.echo("Start the bot. What people chose after the copy was made is lost: tell them.")


def move(
    source: Annotated[str, typer.Argument(help="The database as it is: a file or postgresql://… .")],
    target: Annotated[str, typer.Argument(help="Where it goes: an empty database, or a file that is not there yet.")],
) -> None:
    """Copy a whole database from a file to a PostgreSQL server, or back, with its key. The bot must be stopped."""
    from engine.storage import StorageError
    from engine.storage.copies.moving import move as copy_all

    try:
        done = copy_all(_place(source), _place(target), lambda told: typer.echo(f"  {told}"))
    except (StorageError, OSError) as error:
        fail(_said(error))
    speed = done.megabytes / done.seconds
    typer.echo(
        f"{done.campaigns} campaigns, {done.rows} rows, {done.megabytes:.1f} MB in {done.seconds:.1f} s "
        f"({speed:.1f} MB/s); every campaign's rows have the same hash on both sides."
    )
    typer.echo(f"Now let EMBERKEEP_DATABASE be {_place(target)}, and start the bot. The source is as it was: keep it.")


def _place(database: str | None) -> Place:
    """The place of this database or that of the settings, with the key of the settings."""
    from engine.storage import StorageError

    settings = read_settings()
    try:
        return settings.place_of(settings.database if database is None else database)
    except StorageError as error:
        fail(str(error))


def _said(error: Exception) -> str:
    """Why it was not done; of what the machine refuses, also what is needed."""
    if isinstance(error, OSError) and error.filename:
        needed = "A database needs its key beside it, and a copy a folder that can be written."
        return f"{error.filename} cannot be opened ({error.strerror}). {needed}"
    return str(error)


def _is_sound(place: Path | Place) -> bool:
    """Examines a database, and says what was found."""
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
