"""`/tables`: people find lobbies and open seats, take one with one press, and a channel keeps the list up to date."""

from __future__ import annotations

from bot.delivery.tables import TablesMessages
from bot.local_discord import Person
from bot.local_discord.model.permissions import Permission
from engine.campaigns import Actor
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import MENU, delivered, entries, parts, public, text_of, until


async def opened(table: Table, name: str = "Far Lights") -> None:
    """Ana opens a lobby in which seats are free."""
    await table.ana.slash("campaign new", channel="games", game="toy", name=name)
    await delivered(table.bot)


async def take(person: Person, table: Table, name: str) -> str:
    """Takes the first listed seat of a table; returns what is answered."""
    shown = await person.slash("tables", channel="tavern")
    found = next(each for each in entries(shown.message) if each["label"].startswith(name))
    menu = next(parts(shown.message, MENU))
    return text_of((await person.select(shown, menu["custom_id"], [found["value"]])).message)


async def test_lobby_is_found_from_another_channel_and_joined_with_one_press(table: Table) -> None:
    await opened(table)
    mei = table.sandbox.user("Mei")
    shown = await mei.slash("tables", channel="tavern")
    assert "Far Lights" in shown.text
    assert "You have a seat" in await take(mei, table, "Far Lights")
    found = await table.bot.campaigns.lookup.of_server(table.guild)
    assert any(seated.name == "Mei" for each in found for seated in each.seats)


async def test_organiser_is_asked_for_a_seat_in_play(table: Table) -> None:
    found = await table.bot.campaigns.lookup.of_thread(int(table.thread))
    assert found is not None
    await table.bot.campaigns.seats.leave(found.id, table.rui_id)
    mei = table.sandbox.user("Mei")
    assert "asked the organiser" in await take(mei, table, found.facts.name)
    assert (await table.bot.campaigns.lookup.situation(found.id)).seats[1].user is None


async def test_tables_are_filtered_and_hidden_channels_are_not_shown(table: Table) -> None:
    await opened(table)
    mei = table.sandbox.user("Mei")
    assert "Far Lights" in (await mei.slash("tables", channel="tavern", pace="daily")).text
    assert "Far Lights" not in (await mei.slash("tables", channel="tavern", pace="fast")).text
    games = table.sandbox.channel("games")
    table.sandbox.owner.overwrite(games, mei.id, deny=Permission.VIEW_CHANNEL)
    assert "Far Lights" not in (await mei.slash("tables", channel="tavern")).text


async def test_list_in_a_channel_is_one_message_that_stays_up_to_date(table: Table) -> None:
    tavern = table.sandbox.channel("tavern")
    await table.bot.campaigns.server_settings.change(table.guild, "tables", int(tavern["id"]), int(table.ana.id))
    await TablesMessages(table.bot.services).update_all()
    await opened(table)
    await TablesMessages(table.bot.services).update_all()
    (listed,) = await until(lambda: public(table.ana, tavern["id"]), "the list")
    assert "Far Lights" in text_of(listed)
    lobby = next(each for each in await table.bot.campaigns.lookup.of_server(table.guild) if each.stage == "lobby")
    await table.bot.campaigns.lifecycle.archive(lobby.id, Actor(lobby.facts.organiser))
    await TablesMessages(table.bot.services).update_all()
    (listed,) = public(table.ana, tavern["id"])
    assert "Far Lights" not in text_of(listed)
