"""`/server`: what a moderator chooses is used where tables open and chapters end.

See docs/behaviour.md#server-settings.
"""

from __future__ import annotations

from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.permissions import Permission
from tests.campaigns.tables import play_to_end
from tests.end_to_end.house import menu
from tests.end_to_end.lanterns import Table
from tests.end_to_end.playing import delivered, labels, links, press, public, text_of, until


async def choose(table: Table, name: str, *values: str, page: str = "") -> str:
    """The owner sets this up; returns what is answered."""
    owner = table.sandbox.owner
    shown = await owner.slash("server", channel="games")
    if page:
        shown = await owner.click(shown, page)
    found = menu(shown.message, "server_set", f"/{name}")
    return text_of((await owner.select(shown, found["custom_id"], values)).message)


async def end_chapter(table: Table) -> None:
    """Ends the chapter by the service, as its last answer would."""
    situation = await table.bot.campaigns.lookup.of_thread(int(table.thread))
    assert situation is not None
    await play_to_end(table.bot.campaigns, situation.id)
    await delivered(table.bot)


async def test_tables_open_in_the_chosen_channel_and_language(table: Table) -> None:
    tavern = table.sandbox.channel("tavern")
    await choose(table, "place", tavern["id"])
    await choose(table, "locale", "es")
    await choose(table, "pace", "relaxed", page="Pace and undo")
    await table.ana.slash("campaign new", channel="games", game="toy", name="Far Lights")
    lobby = await until(
        lambda: next((each for each in public(table.ana, tavern["id"]) if "Far Lights" in text_of(each)), None), "lobby"
    )
    assert "Español" in text_of(lobby)
    assert "72" in text_of(lobby)


async def test_lacking_permissions_in_the_chosen_channel_are_said(table: Table) -> None:
    tavern = table.sandbox.channel("tavern")
    table.sandbox.owner.overwrite(tavern, table.sandbox.world.bot_id, deny=Permission.CREATE_PUBLIC_THREADS)
    assert "Create Public Threads" in await choose(table, "place", tavern["id"])
    answer = await table.ana.slash("campaign new", channel="games", game="toy", name="Far Lights")
    assert "Create Public Threads" in answer.text
    assert len(await table.bot.campaigns.lookup.of_server(table.guild)) == 1


async def test_only_people_with_a_role_may_open_tables(table: Table) -> None:
    world = table.sandbox.world
    role = next(each for each, known in world.home.roles.items() if known["name"] == "Moderator")
    await choose(table, "openers", role)
    refused = await table.ana.slash("campaign new", channel="games", game="toy", name="Far Lights")
    assert "moderators open tables" in refused.text
    allowed = await table.sandbox.moderator.slash("campaign new", channel="games", game="toy", name="Far Lights")
    assert "moderators open tables" not in allowed.text
    assert len(await table.bot.campaigns.lookup.of_server(table.guild)) == 2


def chronicle(table: Table) -> list[JsonObject]:
    return public(table.ana, table.sandbox.channel("tavern")["id"])


async def test_ended_chapter_is_in_the_chronicle_with_a_link_and_notifies_no_one(table: Table) -> None:
    await choose(table, "chronicle", table.sandbox.channel("tavern")["id"], page="Posts")
    before = len(table.ana.notifications)
    await end_chapter(table)
    (post,) = chronicle(table)
    last = next(each for each in reversed(public(table.ana, table.thread)) if "statistics" in str(each["components"]))
    assert links(post) == [f"https://discord.com/channels/{table.guild}/{table.thread}/{last['id']}"]
    assert "Low Lanterns" in text_of(post)
    assert "Ana" in text_of(post)
    assert all(each.channel_id == table.thread for each in table.ana.notifications[before:])


async def test_chronicle_that_refuses_holds_up_nothing(table: Table) -> None:
    tavern = table.sandbox.channel("tavern")
    await choose(table, "chronicle", tavern["id"], page="Posts")
    table.sandbox.owner.overwrite(tavern, table.sandbox.world.bot_id, deny=Permission.SEND_MESSAGES)
    await end_chapter(table)
    assert chronicle(table) == []
    assert "Rematch" in str([labels(each) for each in public(table.ana, table.thread)])


async def test_post_interrupted_on_its_way_to_the_chronicle_is_found_there(table: Table) -> None:
    await choose(table, "chronicle", table.sandbox.channel("tavern")["id"], page="Posts")
    await end_chapter(table)
    situation = await table.bot.campaigns.lookup.of_thread(int(table.thread))
    assert situation is not None
    campaigns = table.bot.campaigns
    number = max([number for number in range(1, 100) if await campaigns.outbox.find_post(situation.id, number)])
    post = await campaigns.outbox.find_post(situation.id, number)
    assert post is not None
    assert post.kind == "chronicle"
    table.sandbox.world.nonces.clear()
    await campaigns.outbox.mark_sending(post)
    campaigns.outbox.look_at()
    campaigns.changed.set()
    await delivered(table.bot)
    assert len(chronicle(table)) == 1


async def test_undone_end_is_struck_out_in_the_chronicle(table: Table) -> None:
    await choose(table, "chronicle", table.sandbox.channel("tavern")["id"], page="Posts")
    await end_chapter(table)
    moderator = table.sandbox.moderator
    asked = await moderator.slash("history reset", channel=table.thread, what="chapter")
    await press(moderator, asked, "request_send")
    await delivered(table.bot)
    assert "~~" in text_of(chronicle(table)[0])
