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
from bot.cli.hosting import discord_explained, fail, read_settings, token_of

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(content, name="content")
for command in (backups.backup, backups.doctor, backups.restore, backups.move):
    app.command()(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        from bot.host.version import VERSION

        typer.echo(f"emberkeep {VERSION}")
        raise typer.Exit


@app.callback()
def emberkeep(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version, and exit.")
    ] = False,
) -> None:
    """Emberkeep: long board-game campaigns on Discord, played in work breaks."""


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
def play(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Where the page is served; 0 takes any free port.")
    ] = 8420,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    folder: Annotated[
        Path | None, typer.Option(help="Where what is played is kept; left out, where this system keeps such things.")
    ] = None,
    forget: Annotated[bool, typer.Option("--forget", help="Keep nothing: what is played is gone at the end.")] = False,
    anew: Annotated[bool, typer.Option("--anew", help="Forget what was played before, and begin anew.")] = False,
) -> None:
    """Play on a pretend Discord on this machine, with the real bot in it."""
    from bot.cli import saved_play
    from bot.cli.logs import set_up_logs
    from bot.cli.running import PortRefused, play_locally, run_until_stopped
    from bot.local_discord.saving import Unreadable
    from engine.storage import CannotOpen, InUse

    set_up_logs(logging.WARNING)
    chosen = folder or saved_play.usual_folder()
    kept = None if forget else saved_play.made(chosen)
    if kept is None and not forget:
        if folder:
            fail(f"Nothing can be written in {folder}. Choose another --folder, or keep nothing with --forget.")
        typer.echo(f"Nothing can be written in {chosen}: what is played now is forgotten at the end.", err=True)
    try:
        if anew and kept:
            saved_play.forget(kept)
        run_until_stopped(play_locally(port, typer.echo, browser=browser, folder=kept))
    except InUse:
        fail(f"Somebody plays in {kept} already. Play there, or take another --folder or --forget.")
    except Unreadable as error:
        fail(f"{error} Begin with an empty table by --anew, or take another --folder.")
    except (CannotOpen, PortRefused) as error:
        fail(str(error))


@app.command("local-discord")
def local_discord(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Where its page and its API are served; 0 takes any free port.")
    ] = 8420,
    servers: Annotated[int, typer.Option(min=1, max=100, help="How many servers it has.")] = 1,
    folder: Annotated[
        Path | None, typer.Option(help="Where it is kept from one time to the next; left out, it is forgotten.")
    ] = None,
) -> None:
    """Serve the pretend Discord alone, with the real one's limits, for bots that are run in processes of their own."""
    from bot.cli import saved_play
    from bot.cli.logs import set_up_logs
    from bot.cli.running import PortRefused, run_until_stopped, serve_discord
    from bot.local_discord.saving import Unreadable

    set_up_logs(logging.WARNING)
    if folder and saved_play.made(folder) is None:
        fail(f"Nothing can be written in {folder}. Choose another --folder, or leave it out.")
    try:
        run_until_stopped(serve_discord(port, servers, typer.echo, folder=folder))
    except (PortRefused, Unreadable) as error:
        fail(str(error))


@app.command()
def run(
    shards: Annotated[
        str | None,
        typer.Option(help="Those of Discord's shards that this process serves, such as 0-7/32; as EMBERKEEP_SHARDS."),
    ] = None,
) -> None:
    """Run the bot on the real Discord, with the token of DISCORD_TOKEN."""
    settings = read_settings(**({"shards": shards} if shards is not None else {}))
    token = token_of(settings)

    from bot.cli.logs import set_up_logs
    from bot.cli.running import run_on_discord, run_until_stopped
    from bot.gateway.health import PortTaken
    from engine.storage import CannotOpen

    set_up_logs(logging.INFO, as_json=settings.json_logs)
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
    from bot.discord.permissions import OF_SOME_FEATURES, TO_OPEN_A_TABLE, invite_link

    if application is None:
        from bot.cli.invite import application_of

        settings = read_settings()
        token = token_of(settings)
        with discord_explained():
            application = application_of(token, settings.discord_proxy)
    typer.echo(invite_link(application))
    typer.echo(f"Needed: {', '.join(map(_in_words, TO_OPEN_A_TABLE))}.")
    for permission, feature in OF_SOME_FEATURES.items():
        typer.echo(f"May be left out: {_in_words(permission)} ({feature}).")


def _in_words(permission: str) -> str:
    return permission.replace("_", " ").title().replace(" In ", " in ")


@app.command()
def health() -> None:
    """Ask the running bot how it is; ends with 1 unless all is well. Needs EMBERKEEP_METRICS_PORT."""
    from urllib.error import HTTPError
    from urllib.request import urlopen

    settings = read_settings()
    if settings.metrics_port is None:
        fail("EMBERKEEP_METRICS_PORT is not set, so the bot does not say how it is.")
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
        fail(f"The bot does not answer at {host}:{settings.metrics_port}: {why}. Look whether it runs with that port.")


def main() -> None:
    """The entry point of the `emberkeep` command."""
    app()
