"""Hostile files for `/campaign import`: a kind error, no change, and no delay for others."""

from __future__ import annotations

import asyncio
import gzip
import zipfile
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import orjson
import pytest
import zstandard

from bot.local_discord import Answer, Person, Upload
from engine.campaigns import Actor
from engine.campaigns.files.contents import LARGEST_FILE, LARGEST_UNPACKED
from engine.campaigns.files.reader import Reader
from tests.campaigns.tables import sql
from tests.end_to_end.house import shown
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import card_for, text_of
from tests.hurry import hurry

__all__ = ["hurry"]

pytestmark = pytest.mark.usefixtures("hurry")

MEBIBYTE = 1024**2
LARGE = "This file is too large or too much work: at most 10 MiB"
DAMAGED = "This file is damaged, or no file of mine. Nothing was made."
STRANGER = 999


def zipped(data: bytes) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("campaign.json", data)
    return packed.getvalue()


def no_files_of_ours() -> Mapping[str, tuple[bytes, str]]:
    """Files imported by mistake or with malice, and the expected errors."""
    return {
        "25 MiB": (bytes(25 * MEBIBYTE), LARGE),
        "one byte too many": (bytes(LARGEST_FILE + 1), LARGE),
        "a zip bomb": (zipped(bytes(20 * MEBIBYTE)), DAMAGED),
        "a gzip bomb": (gzip.compress(bytes(20 * MEBIBYTE)), DAMAGED),
        "lists within lists": (b"[" * 9_000_000, DAMAGED),
        "objects within objects": (b'{"a":' * 1_500_000, DAMAGED),
        "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(100), DAMAGED),
        "nothing": (b"", DAMAGED),
        "a list": (b"[]", DAMAGED),
        "half a file": (b'{"format":"emberkeep-campaign","version":1,"ga', DAMAGED),
        "a later version": (
            b'{"format":"emberkeep-campaign","version":2}',
            "This file was made by a newer version of me.",
        ),
        "no version": (b'{"format":"emberkeep-campaign","version":"one"}', "something that cannot be, at version."),
    }


async def handed_in(person: Person, data: bytes, name: str = "campaign.json") -> Answer:
    return await person.slash("campaign import", channel="games", file=Upload(name, data))


async def stored(table: Table) -> list[Any]:
    """Returns the campaigns that there are, and their posts."""
    return [await sql(table.bot.campaigns, f"SELECT * FROM {each} ORDER BY 1, 2") for each in ("campaign", "post")]


async def open_file(table: Table) -> dict[str, Any]:
    """Returns the file of the campaign that is being played, with nothing sealed."""
    (here,) = await table.bot.campaigns.lookup.of_server(table.guild)
    return dict(
        orjson.loads(await table.bot.campaigns.files.export(here.id, Actor(STRANGER, moderator=True), open_file=True))
    )


async def test_foreign_files_are_refused_without_changes(table: Table) -> None:
    people = [table.sandbox.user(name) for name in ("Ana", "Rui", "Mei")]
    before = await stored(table)
    for number, (what, (data, said)) in enumerate(no_files_of_ours().items()):
        answer = await handed_in(people[number % len(people)], data)
        assert said in shown(answer), what
    assert await stored(table) == before


async def test_import_limit_says_when_next_is_possible(table: Table) -> None:
    said = [shown(await handed_in(table.rui, b"{}")) for _ in range(7)]
    assert said[:6] == [DAMAGED] * 6
    assert "six for each person in an hour" in said[6]
    assert shown(await handed_in(table.ana, b"{}")) == DAMAGED


async def test_names_in_file_cannot_ping_or_break_lines(table: Table) -> None:
    file = await open_file(table)
    file["name"] = file["open"]["seats"][0]["name"] = "x\u202ey\n# @everyone\x1b[2J <@&1> **z**"
    rung = {person.id: len(person.notifications) for person in table.sandbox.people.values()}
    answer = await handed_in(table.rui, orjson.dumps(file), "../../e\u202e\n.json")
    assert "is open again" in shown(answer)
    made = max(await table.bot.campaigns.lookup.of_server(table.guild), key=lambda each: each.id)
    channel = str(table.sandbox.channel("games")["id"])
    card = table.sandbox.world.messages[channel][str(made.facts.lobby_message)]
    for told in (shown(answer), text_of(card)):
        assert "@everyone" not in told and "\n#" not in told
        assert not {"\u202e", "\x1b", "\x00"} & set(told)
    rung_since = {person.id: len(person.notifications) for person in table.sandbox.people.values()}
    assert rung_since == rung


@pytest.mark.usefixtures("reading_process")
async def test_play_continues_during_imports(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two at once, of a game that goes on; one was sealed by this very bot, around more than a file may hold."""
    played, exchange = asyncio.Event(), Reader._exchange

    async def slowly(*given: Any) -> Any:
        await played.wait()
        return await exchange(*given)

    monkeypatch.setattr(Reader, "_exchange", slowly)
    file, seal = await open_file(table), table.bot.campaigns._context.database.seal
    bomb = file | {"open": None, "sealed": seal.close(zstandard.compress(bytes(LARGEST_UNPACKED + 1)))}
    reading = [
        asyncio.create_task(handed_in(table.sandbox.user(name), orjson.dumps(data)))
        for name, data in (("Mei", bomb), ("Rui", file))
    ]
    await table.whole_turn(table.ana)
    await card_for(table.rui, table.thread)
    played.set()
    refused, made = [shown(each) for each in await asyncio.gather(*reading)]
    assert LARGE in refused and "is open again" in made
    await table.whole_turn(table.rui)
    assert len(await table.bot.campaigns.lookup.of_server(table.guild)) == 2
