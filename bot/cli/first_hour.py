"""Commands for a host's first hour: from a token to a bot that is known to work."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.hosting import discord_explained, fail, read_settings, token_of

if TYPE_CHECKING:
    import discord

EXAMPLE = Path(".env.example")


def setup(
    replace: Annotated[bool, typer.Option("--replace", help="Replace a token that is already there.")] = False,
) -> None:
    """Ask for the bot's token, check it with Discord, write it to .env (readable by you alone), and print the link that
    invites the bot."""
    from bot.cli.invite import application_with
    from bot.cli.setup import SHAPE, with_token, without_token, write_private
    from bot.host.settings import FILE

    source = FILE if FILE.is_file() else EXAMPLE
    try:
        text = source.read_text(encoding="utf-8-sig") if source.is_file() else ""
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{source} cannot be read: {error}. Give yourself permission to read it, or move it away.")
    if not (replace or without_token(text)):
        fail(f"{FILE} already has a token. Nothing was changed; --replace replaces it.")
    typer.echo("The token is in the developer portal (discord.com/developers/applications): Bot, Reset Token.")
    token = typer.prompt("Token (it is not shown)", hide_input=True).strip()
    if not SHAPE.fullmatch(token):
        fail("That is not a token: it has three parts separated by dots. Nothing was changed.")
    with discord_explained():
        application = application_with(token, read_settings().discord_proxy)
    try:
        write_private(FILE, with_token(text, token))
    except OSError as error:
        fail(f"{FILE} cannot be written: {error.strerror}. Run this in a folder that you may write to.")
    typer.echo(f"{application.name} is ready, and its token is in {FILE}.")
    for advice in _advice(application):
        typer.echo(f"- {advice}")
    say_invite(application.id)
    typer.echo("Next: open that link, start the bot with `make run`, and try `emberkeep check-discord CHANNEL`.")


def _advice(application: discord.AppInfo) -> list[str]:
    """Returns what the host may want to change in the developer portal."""
    flags = application.flags
    unneeded = [
        name
        for name, given in (
            ("Message Content", flags.gateway_message_content or flags.gateway_message_content_limited),
            ("Server Members", flags.gateway_guild_members or flags.gateway_guild_members_limited),
            ("Presence", flags.gateway_presence or flags.gateway_presence_limited),
        )
        if given
    ]
    told = [f"Bot, Privileged Gateway Intents: {' and '.join(unneeded)} may be off. Nothing here uses it."]
    return told if unneeded else []


def say_invite(application: int) -> None:
    """Prints the link that invites the bot, and its permissions."""
    from bot.discord.permissions import OF_SOME_FEATURES, TO_OPEN_A_TABLE, in_words, invite_link

    typer.echo(invite_link(application))
    typer.echo(f"Needed: {', '.join(map(in_words, TO_OPEN_A_TABLE))}.")
    for permission, feature in OF_SOME_FEATURES.items():
        typer.echo(f"Optional: {in_words(permission)} ({feature}).")


def emojis() -> None:
    """Upload the emojis that messages use, or replace those that have changed. Emojis of the application that are not
    from this command stay."""
    import asyncio

    from bot.cli.emojis import upload_to_discord

    settings = read_settings()
    token = token_of(settings)
    typer.echo("Drawing and uploading. The first time takes some minutes, because Discord limits it.")
    with discord_explained():
        done = asyncio.run(upload_to_discord(token, settings.discord_proxy))
    typer.echo(f"Added {len(done.added)}, removed {len(done.removed)}, {done.kept} were there already.")
    if done.left_out:
        fail(f"{len(done.left_out)} are missing, because Discord holds 2,000. Delete others in the developer portal.")
    if done.added:
        typer.echo("A running bot uses them within ten minutes.")


def check_discord(
    channel: Annotated[
        int, typer.Argument(help="The id of a text channel of your own server (Developer Mode, Copy Channel ID).")
    ],
    alone: Annotated[bool, typer.Option("--alone", help="Leave out the steps for which you have to press.")] = False,
) -> None:
    """Try on Discord everything that the bot needs, in a channel of your own server; stop the bot before. Exits with 1
    if anything failed, and says what it needs."""
    import asyncio

    from bot.cli.self_test import NoSuchChannel
    from bot.cli.self_test import check_discord as check

    settings = read_settings()
    token = token_of(settings)
    with discord_explained():
        try:
            passed = asyncio.run(check(token, channel, typer.echo, proxy=settings.discord_proxy, people=not alone))
        except NoSuchChannel:
            fail(
                f"The bot sees no text channel with the id {channel}. Invite it with `emberkeep invite`, and give it"
                " View Channel there."
            )
        except TimeoutError:
            fail("Discord did not let the bot connect in time. See discordstatus.com, and try again later.")
    typer.echo("Everything works." if passed else "Something did not work; see above.")
    raise typer.Exit(0 if passed else 1)
