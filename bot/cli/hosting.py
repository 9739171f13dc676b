"""Shared parts of the host's commands: settings, and exits with one sentence."""

from __future__ import annotations

import os
import re
from collections.abc import Container, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NoReturn

import typer
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from engine.kit.own import HOST_FOLDER

if TYPE_CHECKING:
    from bot.host.settings import Settings

MOST_SHOWN = 60
# Discord closes a connection for good with these codes, and with 4010 and 4011 for its shards
BAD_TOKEN, BAD_INTENTS = 4004, 4014
CLOSED_FOR_GOOD = {
    BAD_TOKEN: "Discord refuses the token in DISCORD_TOKEN. Get a new one: Developer Portal, Bot, Reset Token.",
    4010: "Discord has no such shard as EMBERKEEP_SHARDS says. Use the same count in all processes of the bot.",
    4011: "The bot is in more servers than EMBERKEEP_SHARDS can serve. Use one shard for each 1,000 servers.",
}


def read_settings(**options: Any) -> Settings:
    """Reads the host's settings, some of them given as options of the command. Reports unknown variables; exits with an
    explanation of invalid ones."""
    from bot.host.settings import FILE, Settings

    try:
        for variable in _unknown():
            typer.echo(variable, err=True)
        settings = Settings(**options)
    except ValidationError as error:
        fail("\n".join(_wrong(fault, options) for fault in error.errors()))
    except UnicodeDecodeError:
        fail(f"{FILE} is not UTF-8 text. Save it as UTF-8, or copy .env.example again.")
    except OSError as error:
        fail(f"{FILE} cannot be read: {error.strerror}. Give the bot's user permission to read it.")
    if settings.content:  # games read it when they load their content, in every process
        os.environ[HOST_FOLDER] = str(settings.content.resolve())
    return settings


def _wrong(fault: ErrorDetails, options: Container[str]) -> str:
    """Explains an invalid setting: its value, what is expected, and the reason if that is not obvious."""
    from bot.host.settings import FILE, PREFIX, WHY, Settings

    place = str(fault["loc"][0])
    variable = place if place in Settings.variables() else f"{PREFIX}{place.upper()}"
    field = Settings.variables()[variable]
    shown = f' "{_shortened(str(fault["input"]))}"' if field.repr else " something else"
    whence = "the environment" if variable in map(str.upper, os.environ) else FILE
    named, whence = (f"--{place}", "the command") if place in options else (variable, whence)
    why = f": {fault['msg']}" if fault["type"] == WHY else ""
    return f"{named} should be {field.description}, but is{shown} in {whence}{why}."


def _shortened(text: str) -> str:
    """Returns a value on one line, without a password in an address."""
    text = re.sub(r"//[^/@]*@", "//***@", text)
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[: MOST_SHOWN + 1])
    return plain if len(plain) <= MOST_SHOWN else f"{plain[: MOST_SHOWN - 1]}…"


def _unknown() -> Iterator[str]:
    """Yields a sentence for each unknown variable that looks like a setting."""
    from dotenv.parser import parse_stream

    from bot.host.settings import FILE, PREFIX, Settings

    given = set(map(str.upper, os.environ))
    if FILE.is_file():
        with FILE.open(encoding="utf-8-sig") as lines:
            given |= {each.key.upper() for each in parse_stream(lines) if each.key}
    by_name = {name: each for each in Settings.variables() for name in (each.partition("_")[2], each)}
    for variable in sorted(given - Settings.variables().keys()):
        if variable.startswith(PREFIX):
            close = get_close_matches(variable.removeprefix(PREFIX), by_name, n=1, cutoff=0.5)
            meant = f" Did you mean {by_name[close[0]]}?" if close else ""
            yield f"There is no setting {_shortened(variable)}.{meant}"


@contextmanager
def discord_explained() -> Iterator[None]:
    """Exits with one sentence if Discord rejects the bot or cannot be reached."""
    import aiohttp
    import discord

    try:
        yield
    except discord.LoginFailure:
        fail(closed_for_good(BAD_TOKEN))
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        fail(closed_for_good(getattr(error, "code", BAD_INTENTS)))
    except discord.HTTPException as error:
        fail(f"Discord reported an error: {error}. See discordstatus.com, and try again later.")
    except aiohttp.ClientConnectionError as error:
        fail(f"Discord cannot be reached: {error}. Check this machine's network, and try again.")


def token_of(settings: Settings) -> str:
    """Returns the bot's token, or exits with where to put one."""
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    return token or fail(
        "There is no token. Put DISCORD_TOKEN=... into .env in this folder; README.md says where to get one."
    )


def reports_errors(settings: Settings) -> bool:
    """Starts sending errors to Sentry if the host has set an address for that. Exits with what is missing."""
    from bot.cli.error_reports import NotInstalled, send_errors

    if settings.sentry_dsn is None:
        return False
    try:
        send_errors(settings.sentry_dsn.get_secret_value())
    except NotInstalled:
        fail("SENTRY_DSN is set, but its package is missing: pip install --requirement requirements-sentry.txt")
    except ValueError as error:
        fail(f"SENTRY_DSN is no address of a Sentry project: {error}.")
    return True


def closed_for_good(code: int) -> str:
    """Explains why Discord closed the connection for good, and what to do."""
    other = f"Discord rejects this version ({code}). Install a newer version of Emberkeep, or report it."
    return CLOSED_FOR_GOOD.get(code, other)


def fail(why: str) -> NoReturn:
    """Exits with an error message."""
    typer.echo(why, err=True)
    raise typer.Exit(1)
