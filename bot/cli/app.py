"""The commands of `emberkeep` and their options."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Annotated

import orjson
import typer

from bot.cli import backups
from bot.cli.content import content
from bot.cli.first_hour import check_discord, emojis, say_invite, setup
from bot.cli.hosting import discord_explained, fail, read_settings, reports_errors, token_of
from bot.cli.report import report
from bot.cli.verify import verify
from bot.host.collector import load_without_collections

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(content, name="content")
for command in (backups.backup, backups.doctor, backups.restore, backups.move, report, verify, setup, emojis):
    app.command()(command)
app.command("check-discord")(check_discord)


def _show_version(wanted: bool) -> None:
    if wanted:
        from bot.host.version import VERSION

        typer.echo(f"emberkeep {VERSION}")
        raise typer.Exit


@app.callback()
def emberkeep(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Emberkeep: long board-game campaigns on Discord, played in work breaks."""


@app.command()
def lab(
    game: Annotated[str, typer.Option(help="The game's key.")],
    seats: Annotated[int, typer.Option(help="Number of seats.")],
    seed: Annotated[int, typer.Option(help="Seed for dice and shuffles that are not dictated.")],
    chapter: Annotated[str | None, typer.Option(help="The chapter to play. Default: the usual first one.")] = None,
    options: Annotated[str, typer.Option(help="The game's options, as a JSON object.")] = "{}",
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
def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port of the page; 0 takes any free port.")] = 8420,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    folder: Annotated[
        Path | None, typer.Option(help="Folder for saved games. Default: this system's usual place.")
    ] = None,
    forget: Annotated[bool, typer.Option("--forget", help="Save nothing: games are deleted at the end.")] = False,
    anew: Annotated[bool, typer.Option("--anew", help="Delete earlier games and start again.")] = False,
) -> None:
    """Play on a local Discord on this machine, with the real bot."""
    load_without_collections()
    from bot.cli import saved_play
    from bot.cli.logs import set_up_logs
    from bot.cli.playing import PortRefused, play_locally
    from bot.cli.running import run_until_stopped
    from bot.local_discord.saving import Unreadable
    from engine.storage import CannotOpen, InUse

    set_up_logs(logging.WARNING)
    chosen = folder or saved_play.usual_folder()
    kept = None if forget else saved_play.made(chosen)
    if kept is None and not forget:
        if folder:
            fail(f"{folder} is not writable. Choose another --folder, or save nothing with --forget.")
        typer.echo(f"{chosen} is not writable, so games are deleted at the end.", err=True)
    try:
        if anew and kept:
            saved_play.forget(kept)
        run_until_stopped(play_locally(port, typer.echo, browser=browser, folder=kept))
    except InUse:
        fail(f"Another process already uses {kept}. Play there, or choose another --folder or --forget.")
    except Unreadable as error:
        fail(f"{error} Start again with --anew, or choose another --folder.")
    except (CannotOpen, PortRefused) as error:
        fail(str(error))


@app.command("local-discord")
def local_discord(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port of its page and API; 0 takes any free port.")
    ] = 8420,
    servers: Annotated[int, typer.Option(min=1, max=100, help="Number of servers.")] = 1,
    folder: Annotated[Path | None, typer.Option(help="Folder where it is saved. Default: it is not saved.")] = None,
) -> None:
    """Serve only the local Discord, with the real one's limits, for bots that run in other processes."""
    from bot.cli import saved_play
    from bot.cli.logs import set_up_logs
    from bot.cli.playing import PortRefused, serve_discord
    from bot.cli.running import run_until_stopped
    from bot.local_discord.saving import Unreadable

    set_up_logs(logging.WARNING)
    if folder and saved_play.made(folder) is None:
        fail(f"{folder} is not writable. Choose another --folder, or leave it out.")
    try:
        run_until_stopped(serve_discord(port, servers, typer.echo, folder=folder))
    except (PortRefused, Unreadable) as error:
        fail(str(error))


@app.command()
def run(
    shards: Annotated[
        str | None,
        typer.Option(help="The Discord shards that this process serves, such as 0-7/32. Overrides EMBERKEEP_SHARDS."),
    ] = None,
) -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN."""
    load_without_collections()
    settings = read_settings(**({"shards": shards} if shards is not None else {}))
    token = token_of(settings)

    from bot.cli.logs import set_up_logs
    from bot.cli.running import run_on_discord, run_until_stopped
    from bot.gateway.health import PortTaken
    from engine.storage import CannotOpen

    set_up_logs(logging.INFO, as_json=settings.json_logs, reports=reports_errors(settings))
    with discord_explained():
        try:
            run_until_stopped(run_on_discord(token, settings))
        except (CannotOpen, PortTaken) as error:
            fail(str(error))


@app.command()
def invite(
    application: Annotated[
        int | None,
        typer.Argument(help="The application's id from the developer portal. Default: that of DISCORD_TOKEN."),
    ] = None,
) -> None:
    """Print the link that adds the bot to a server, with exactly the permissions it uses. A running bot logs the same
    link with "ready". Its permissions can be changed later: Server Settings, Integrations."""
    if application is None:
        from bot.cli.invite import application_with

        settings = read_settings()
        token = token_of(settings)
        with discord_explained():
            application = application_with(token, settings.discord_proxy).id
    say_invite(application)


@app.command()
def health() -> None:
    """Ask the running bot for its health; exits with 1 if anything is wrong. Needs EMBERKEEP_METRICS_PORT."""
    from urllib.error import HTTPError
    from urllib.request import urlopen

    settings = read_settings()
    if settings.metrics_port is None:
        fail("EMBERKEEP_METRICS_PORT is not set, so the bot does not report its health.")
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.metrics_host, settings.metrics_host)
    host = f"[{host}]" if ":" in host else host
    try:
        with urlopen(f"http://{host}:{settings.metrics_port}/health", timeout=10) as answer:
            typer.echo(answer.read())
    except HTTPError as error:
        with error:
            fail(error.read().decode())
    except OSError as error:
        why = getattr(error, "reason", None) or error
        fail(f"The bot does not answer at {host}:{settings.metrics_port}: {why}. Check that it runs with that port.")


def main() -> None:
    """Entry point of the `emberkeep` command."""
    app()
