"""The commands of `emberkeep` and their options."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import orjson
import typer

app = typer.Typer(
    help="Emberkeep: long board-game campaigns on Discord, played in work breaks.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.command()
def lab(
    game: Annotated[str, typer.Option(help="The game's key.")],
    seats: Annotated[int, typer.Option(help="How many seats play.")],
    seed: Annotated[int, typer.Option(help="Seeds dice and shuffles that are not dictated.")],
    chapter: Annotated[str | None, typer.Option(help="The chapter to play; the usual first one if left out.")] = None,
    options: Annotated[str, typer.Option(help="What a lobby would choose, as a JSON object.")] = "{}",
) -> None:
    """Play a game as JSON Lines on standard input and output."""
    from bot.cli.lab import Lab, serve
    from engine.games import UnknownGame, find
    from engine.table import TableError

    try:
        chosen = orjson.loads(options)
        if not isinstance(chosen, dict):
            raise typer.BadParameter("--options must be a JSON object, such as {}")
        table = Lab(find(game), seats, seed, chapter, chosen)
    except orjson.JSONDecodeError as error:
        raise typer.BadParameter(f"--options is not JSON: {error}") from error
    except (UnknownGame, TableError, ValueError) as error:
        raise typer.BadParameter(str(error)) from error
    serve(table, sys.stdin.buffer, sys.stdout.buffer)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; its key goes beside it, as FILE.key.")],
    database: Annotated[Path | None, typer.Option(help="The database, if not the one of the settings.")] = None,
) -> None:
    """Copy the database, and the key of its sealed exports, while the bot runs."""
    from bot.settings import Settings
    from engine.storage import StorageError, back_up

    try:
        back_up(database or Settings().database, file)
    except (StorageError, OSError) as error:
        fail(str(error))
    typer.echo(f"Copied to {file}, with its key in {file}.key. Keep the two together.")


def fail(why: str) -> NoReturn:
    """Ends the command with one line of what was wrong."""
    typer.echo(why, err=True)
    raise typer.Exit(1)


def main() -> None:
    """The entry point of the `emberkeep` command."""
    app()
