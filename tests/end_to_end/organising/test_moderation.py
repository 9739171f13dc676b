"""The list of a server's tables, with what its moderators do to several at once.

See docs/behaviour.md#moderation.
"""

from __future__ import annotations

from bot.local_discord import Answer
from tests.end_to_end.house import menu
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import press, public, text_of, until_so


async def listed(table: Table) -> Answer:
    """The owner opens the list."""
    owner = table.sandbox.owner
    return await press(owner, await owner.slash("server", channel="games"), "server_tables")


async def test_list_shows_state_organiser_and_size_of_every_table(table: Table) -> None:
    await table.ana.slash("campaign new", channel="games", game="toy", name="Far Lights")
    told = text_of((await listed(table)).message)
    assert "Tables of this server: 2" in told
    assert "**Low Lanterns**" in told and "being played" in told
    assert "**Far Lights**" in told and "in the lobby" in told
    assert told.count(table.ana.mention) == 2


async def test_several_tables_are_put_away_after_one_confirmation(table: Table) -> None:
    for name in ("Far Lights", "Dim Lights"):
        await table.rui.slash("campaign new", channel="games", game="toy", name=name)
    campaigns, owner = table.bot.campaigns, table.sandbox.owner
    found = {each.facts.name: each.id for each in await campaigns.lookup.of_server(table.guild)}
    page = await listed(table)
    chosen = [str(found["Far Lights"]), str(found["Dim Lights"])]
    sure = await owner.select(page, menu(page.message, "server_away")["custom_id"], chosen)
    assert "Far Lights" in text_of(sure.message) and "Low Lanterns" not in text_of(sure.message)
    await press(owner, sure, "server_put_away")

    async def gone() -> bool:
        here = await campaigns.lookup.of_server(table.guild)
        return {each.facts.name for each in here if each.facts.archived} == {"Far Lights", "Dim Lights"}

    await until_so(gone, "the two to be put away")


async def test_all_tables_of_a_person_get_a_new_organiser(table: Table) -> None:
    owner, mei = table.sandbox.owner, table.sandbox.user("Mei")
    page = await listed(table)
    asked = await owner.select(page, menu(page.message, "server_leaver")["custom_id"], [table.ana.id])
    assert table.ana.mention in text_of(asked.message)
    await owner.select(asked, menu(asked.message, "server_heir")["custom_id"], [mei.id])

    async def handed() -> bool:
        found = await table.bot.campaigns.lookup.of_server(table.guild)
        return all(each.facts.organiser == int(mei.id) for each in found)

    await until_so(handed, "the new organiser")

    async def told() -> bool:
        return any(mei.mention in text_of(each) for each in public(table.ana, table.thread))

    await until_so(told, "the post that names Mei")


async def test_page_says_what_a_moderator_did_and_to_which_table(table: Table) -> None:
    owner, mei = table.sandbox.owner, table.sandbox.user("Mei")
    page = await listed(table)
    asked = await owner.select(page, menu(page.message, "server_leaver")["custom_id"], [table.ana.id])
    await owner.select(asked, menu(asked.message, "server_heir")["custom_id"], [mei.id])

    async def said() -> str | None:
        told = text_of((await press(owner, await listed(table), "server_audit")).message)
        return told if "What moderators did here: 1" in told else None

    told = await until_so(said, "the line")
    assert f"{owner.mention}: made {mei.mention} the organiser of **Low Lanterns** <#{table.thread}>" in told
