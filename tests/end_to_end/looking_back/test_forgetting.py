"""[My data] and [Forget me] of `/me`, and servers that the bot leaves."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import orjson

from bot.local_discord.model.state import Event
from engine.campaigns import Campaigns, Person
from engine.table import fair
from tests.campaigns.people.test_people import everything
from tests.end_to_end.lanterns import Table, opened, sandbox, table
from tests.end_to_end.playing import delivered, text_of, turn_text, until, until_so
from tests.seating import find

__all__ = ["opened", "sandbox", "table"]


async def test_data_export_is_private(table: Table) -> None:
    panel = await table.ana.slash("me", channel=table.thread)
    given = await table.ana.click(panel, "My data")
    await until(lambda: given.message.get("attachments"), "the file")
    data = orjson.loads(table.sandbox.world.files[given.message["attachments"][0]["id"]].data)
    assert data["user"] == table.ana.id
    assert [each["name"] for each in data["campaigns"][0]["seats"]] == ["Ana"]
    assert given.ephemeral


async def test_forgotten_person_is_not_named_again(table: Table) -> None:
    """It is Ana's turn; autopilot plays it, and Rui plays on with a former player."""
    said: list[Event] = []
    panel = await table.ana.slash("me", channel=table.thread)
    question = await table.ana.click(panel, "Forget me")
    assert "cannot be taken back" in text_of(question.message)
    await delivered(table.bot)
    table.sandbox.world.listeners.append(said.append)
    done = await table.ana.click(question, "Forget me for good")
    await until(lambda: "in one campaign" in text_of(done.message), "the answer")
    await until(lambda: "your turn" in turn_text(table.rui, table.thread), "Rui's turn")
    await table.whole_turn(table.rui)
    await table.rui.slash("history list", channel=table.thread)
    await table.rui.slash("log", channel=table.thread)
    await delivered(table.bot)
    shown = [(each.data.get("content"), each.data.get("components"), each.data.get("mentions")) for each in said]
    public = orjson.dumps(shown, default=str).decode()
    assert "asked to be forgotten" in public
    assert table.ana.id not in public and "Ana" not in public
    stored = await everything(table.bot.campaigns)
    assert table.ana.id not in stored and '"Ana"' not in stored


async def test_server_that_sends_the_bot_away_is_archived_and_back_with_it(table: Table) -> None:
    (campaign,) = [each.id for each in await table.bot.campaigns.lookup.seated(table.rui_id)]
    guild: Any = SimpleNamespace(id=table.guild)
    await table.bot.on_guild_remove(guild)
    assert (await table.bot.campaigns.lookup.situation(campaign)).facts.archived is not None
    await table.bot.on_guild_join(guild)
    assert (await table.bot.campaigns.lookup.situation(campaign)).facts.archived is None


async def test_server_that_was_left_while_the_bot_was_away_is_noticed(table: Table) -> None:
    await table.stop()
    campaigns = await Campaigns.open(table.database, chance=fair(Random(1)), find=find)
    elsewhere = await campaigns.lobby.create(
        game="toy", name="Far away", organiser=Person(5, "Far"), guild=77, channel=2
    )
    await campaigns.openings.set_places(elsewhere.id, thread=78)
    await campaigns.close()
    await table.restart()

    async def archived() -> bool:
        return (await table.bot.campaigns.lookup.situation(elsewhere.id)).facts.archived is not None

    await until_so(archived, "the archive")
    (here,) = await table.bot.campaigns.lookup.seated(table.rui_id)
    assert here.facts.archived is None
