"""A campaign from a file: read and proved elsewhere, then written in slices."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any

from engine.campaigns.files.copies import copy_post, first_post, free_name
from engine.campaigns.files.reader import FileRead
from engine.campaigns.lifecycle.purge import delete_partial
from engine.campaigns.model.lineage import FIRST_BRANCH
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import Facts, Person, Seated
from engine.campaigns.people.privacy import forgotten_among, neutral_name
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.scheduled_jobs import FORGET, scheduled
from engine.campaigns.seats.new_campaigns import new_campaign
from engine.storage import Write
from engine.storage.queries import partial
from engine.storage.queries.erasing import FORMER, mentions


async def drop_forgotten(context: Context, read: FileRead) -> set[int]:
    """Takes people who asked to be forgotten out of what was read, so that no older file brings them back. Returns the
    users who are left."""
    users = await asyncio.to_thread(_users_of, read)
    forgotten = await forgotten_among(context, users)
    await asyncio.to_thread(_drop, read, forgotten)
    return users - forgotten


def _users_of(read: FileRead) -> set[int]:
    return {row["user"] for row in _rows_with_users(read) if row["user"]}


def _rows_with_users(read: FileRead) -> list[dict[str, Any]]:
    return [*read.seats, *read.rows.get("branch", ()), *read.rows.get("decision", ())]


def _drop(read: FileRead, forgotten: Collection[int]) -> None:
    names = {each["name"] for each in read.seats if each["user"] in forgotten}
    if mentions(read.name, names):
        read.name = neutral_name(read.game)
    for row in _rows_with_users(read):
        if row["user"] in forgotten:
            row["user"] = None if "name" in row else FORMER
            if "name" in row:
                row["name"] = ""


async def imported_facts(context: Context, read: FileRead, organiser: Person, guild: int, channel: int) -> Facts:
    """Returns the facts of a file's campaign, in its lobby."""
    return Facts(
        id=await context.database.new_campaign(),
        name=await free_name(context, guild, read.name),
        game=read.game,
        organiser=organiser.user,
        guild=guild,
        channel=channel,
        thread=None,
        lobby_message=None,
        front_message=None,
        stage="lobby",
        settings=Settings.model_validate(read.settings),
        options=read.options,
        size=len(read.seats),
        fork_of=None,
        created=context.clock.now(),
    )


async def write_import(
    context: Context, facts: Facts, read: FileRead, users: Collection[int], asked: str | None
) -> None:
    """Writes the campaign of a file that names these users. Its log comes first, in slices between which others write;
    the last transaction adds the campaign itself. What is written when that fails is deleted, at the latest at the next
    start. Raises TooManyCampaigns."""
    slices, last = await asyncio.to_thread(imported_rows, context, facts, read, asked)
    await context.write(partial.begin(facts.id, facts.guild))
    try:
        for some in slices:
            await context.write(some)
        now, forgotten = context.clock.now(), await forgotten_among(context, users)
        last += [scheduled(FORGET, facts.id, now, user) for user in forgotten]
        async with context.within_quota(facts.guild):
            await context.write([*last, *partial.end(facts.id)])
    except BaseException:
        with suppress(Exception):
            await delete_partial(context, facts.id)
        raise


def imported_rows(
    context: Context, facts: Facts, read: FileRead, asked: str | None
) -> tuple[list[list[Write]], list[Write]]:
    """Returns the writes of the log in slices with renumbered branches, and those that add the new campaign.

    Each seat is empty and reserved for its former player.
    """
    new = {row["id"]: number for number, row in enumerate(read.rows["branch"], FIRST_BRANCH)}
    seats = [
        Seated(each["seat"], None, each["name"], False, each["autopilot"] and each["user"] is None, each["user"])
        for each in read.seats
    ]
    read.rows["branch"] = [_branch_row(row, new) for row in read.rows["branch"]]
    for name, rows in read.rows.items():
        for row in rows if name != "branch" else ():
            row["branch"] = new[row["branch"]]
    told = max((row["serial"] for row in read.rows.get("tell", ()) if row["n"] == read.n - 1), default=-1)
    post = copy_post(facts, new[read.branch], read.n, read.chapter, None, facts.name, told)
    slices = list(partial.slices(facts.id, read.rows))
    return slices, [*new_campaign(facts, seats, new[read.branch], asked=asked), *first_post(context, facts, post)]


def _branch_row(row: dict[str, Any], new: Mapping[int, int]) -> dict[str, Any]:
    ids = {name: row[name] for name in ("id", "parent", "base_branch", "left_branch")}
    return row | {name: None if value is None else new.get(value) for name, value in ids.items()}
