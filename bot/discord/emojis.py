"""Uploads and reads the application's emojis."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta

import aiohttp
import discord
import structlog
from discord.utils import snowflake_time

from bot.host.clock import utcnow
from bot.messages import emojis
from renders.emojis import Emoji as Drawn

MOST = 2_000  # emojis that an application may have
SECONDS_TO_READ = 5.0  # the start of a bot does not wait longer
SECONDS_BETWEEN_LOOKS = 600.0
UNUSED_AFTER = timedelta(hours=1)  # until every process shows the one that replaces it

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Uploaded:
    """The result of an upload: names of emojis added and removed, and how many were there already. `left_out` could
    not be added because the application has too many."""

    added: tuple[str, ...]
    removed: tuple[str, ...]
    kept: int
    left_out: tuple[str, ...] = ()


async def keep_up_to_date(client: discord.Client) -> None:
    """Reads the emojis again from time to time, because Discord does not announce an upload."""
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        await load(client)


async def load(client: discord.Client) -> None:
    """Uses the emojis that the application has. Without them, or if Discord does not answer, messages have words
    alone."""
    try:
        async with asyncio.timeout(SECONDS_TO_READ):
            found = await client.fetch_application_emojis()
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
        log.warning("emojis not read", reason=repr(error))
        return
    emojis.use({each.name: each.id for each in found})


async def upload(client: discord.Client, drawn: Iterable[Drawn]) -> Uploaded:
    """Adds the drawings that the application lacks, and removes ours that nothing shows any more. An emoji that was
    replaced within the last hour stays until the next upload, because running bots still show it. Those of others
    stay. Raises discord.HTTPException."""
    wanted = {emojis.name_of(each): each for each in await asyncio.to_thread(list, drawn)}
    there = {each.name: each for each in await client.fetch_application_emojis()}
    missing = [name for name in wanted if name not in there]
    room = MOST - len(there)
    added = missing[:room]
    for name in added:
        await client.create_application_emoji(name=name, image=wanted[name].data)
    newest = max((each.id for name, each in there.items() if name in wanted), default=0)
    replaced_lately = bool(added) or utcnow() - snowflake_time(newest) < UNUSED_AFTER
    ours = [each for name, each in there.items() if emojis.NAME.fullmatch(name) and name not in wanted]
    removed = [] if replaced_lately else ours
    for each in removed:
        await each.delete()
    return Uploaded(
        tuple(added), tuple(each.name for each in removed), len(wanted) - len(missing), tuple(missing[room:])
    )
