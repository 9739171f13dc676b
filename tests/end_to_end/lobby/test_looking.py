"""People say what they want to play, and accept a proposed table with one press
(docs/behaviour.md#looking-for-a-table)."""

from __future__ import annotations

from bot.delivery.proposals import Proposals
from bot.local_discord import Person
from bot.local_discord.model.errors import JsonObject
from engine.campaigns import Actor
from engine.campaigns.lifecycle.purge import delete_all
from engine.campaigns.model.clock import to_milliseconds
from engine.storage.queries import habits
from tests.end_to_end.house import menu
from tests.end_to_end.lanterns import Table
from tests.end_to_end.lobby.test_openings import open_and_end
from tests.end_to_end.playing import delivered, press, public, text_of
from tests.sampled import at_most

MOMENTS = range(1, 40, at_most(4, whole=1))
"""Writes and requests after which the bot is killed."""


async def look(table: Table, person: Person) -> str:
    """Looks for a game of Tyrants in the tavern; returns what the panel says."""
    context = table.bot.campaigns._context
    at = to_milliseconds(context.clock.now())
    await context.database.write([habits.put(int(person.id), [7] * 24, at - 7 * 86_400_000, at)])
    shown = await person.slash("tables", channel="tavern", looking=True)
    assert shown.ephemeral and "Pick the games" in shown.text
    picked = await person.select(shown, menu(shown.message, "seek_games")["custom_id"], ["tyrants"])
    return picked.text


def proposals(table: Table) -> list[JsonObject]:
    tavern = table.sandbox.channel("tavern")
    return [each for each in public(table.ana, tavern["id"]) if "look for a table" in text_of(each)]


async def test_proposed_table_is_opened_by_the_first_press_and_joined_by_the_next(table: Table) -> None:
    assert "You look for Tyrants" in await look(table, table.ana)
    await Proposals(table.bot.services).update_all()
    assert proposals(table) == []
    await look(table, table.rui)
    await Proposals(table.bot.services).update_all()
    (proposal,) = proposals(table)
    assert all(f"<@{each.id}>" in text_of(proposal) for each in (table.ana, table.rui))
    assert len(await table.bot.campaigns.lookup.of_server(table.guild)) == 1  # nothing is opened without a press
    mei = table.sandbox.user("Mei")
    assert "proposed to other people" in (await press(mei, proposal, "seek_join")).text
    assert "You have a seat" in (await press(table.rui, proposal, "seek_join")).text
    assert "You have a seat" in (await press(table.ana, proposal, "seek_join")).text
    await delivered(table.bot)
    (opened,) = [each for each in await table.bot.campaigns.lookup.of_server(table.guild) if each.stage == "lobby"]
    assert {seat.user for seat in opened.seats if seat.user} == {table.ana_id, table.rui_id}
    assert opened.facts.organiser == table.rui_id and opened.facts.game == "tyrants"
    await Proposals(table.bot.services).update_all()
    (proposal,) = proposals(table)
    assert f"<#{opened.facts.thread}>" in text_of(proposal)


async def test_proposal_is_sent_once_whenever_the_bot_stops(table: Table) -> None:
    """The message was sent, and the bot stopped before it could note that."""
    await look(table, table.ana)
    await look(table, table.rui)
    await Proposals(table.bot.services).update_all()
    (proposal,) = await table.bot.campaigns.looking.proposals()
    await table.bot.campaigns.looking._put(proposal, message=None)
    await table.restart()
    await Proposals(table.bot.services).update_all()
    assert len(proposals(table)) == 1
    (noted,) = await table.bot.campaigns.looking.proposals()
    assert noted.message == proposal.message


async def test_killed_join_opens_one_table(table: Table) -> None:
    """Also if the process ends after the table exists and before its thread does: the next press joins that table."""
    reached = True
    for at in MOMENTS:
        known = {each.id for each in await table.bot.campaigns.lookup.of_server(table.guild)}
        await look(table, table.ana)
        await look(table, table.rui)
        await Proposals(table.bot.services).update_all()
        proposal = proposals(table)[-1]
        reached = await open_and_end(table, at, press(table.rui, proposal, "seek_join"))
        for person in (table.rui, table.ana):
            assert "You have a seat" in (await press(person, proposal, "seek_join")).text, at
        (made,) = [each for each in await table.bot.campaigns.lookup.of_server(table.guild) if each.id not in known]
        assert {seat.user for seat in made.seats if seat.user} == {table.ana_id, table.rui_id}, at
        await table.bot.campaigns.lifecycle.archive(made.id, Actor(made.facts.organiser))
        if not reached:
            break
    assert not reached, "the table, its lobby message, thread, front page and places, the seat, the answer"


async def test_proposal_outlives_its_deleted_table(table: Table) -> None:
    await look(table, table.ana)
    await look(table, table.rui)
    await Proposals(table.bot.services).update_all()
    (proposal,) = proposals(table)
    await press(table.rui, proposal, "seek_join")
    (noted,) = await table.bot.campaigns.looking.proposals()
    assert noted.campaign is not None
    async with table.bot.campaigns._context.hold(noted.campaign):
        await delete_all(table.bot.campaigns._context, noted.campaign, table.guild)
    assert "You have a seat" in (await press(table.ana, proposal, "seek_join")).text
    (again,) = await table.bot.campaigns.looking.proposals()
    assert again.campaign not in (None, noted.campaign)


async def test_declined_proposal_ends_when_too_few_are_left(table: Table) -> None:
    await look(table, table.ana)
    await look(table, table.rui)
    await Proposals(table.bot.services).update_all()
    (proposal,) = proposals(table)
    assert "no longer asked" in (await press(table.ana, proposal, "seek_decline")).text
    await Proposals(table.bot.services).update_all()
    assert proposals(table) == [] and await table.bot.campaigns.looking.proposals() == []
    tavern = table.sandbox.channel("tavern")
    assert any("has ended" in text_of(each) for each in public(table.rui, tavern["id"]))


async def test_avoided_people_are_picked_in_private(table: Table) -> None:
    shown = await table.ana.slash("me", channel="tavern")
    page = await table.ana.click(shown, "Other people")
    picked = await table.ana.select(page, menu(page.message, "me_avoid")["custom_id"], [table.rui.id])
    assert picked.ephemeral and "no table is proposed to you with this person" in picked.text
    assert (await table.bot.campaigns.people.preferences(table.ana_id)).avoid == (table.rui_id,)
    await look(table, table.ana)
    await look(table, table.rui)
    await Proposals(table.bot.services).update_all()
    assert proposals(table) == []
