"""The real client finds its way in, and back in."""

import discord
import pytest

from bot.gateway.pointing import point_discord_at
from bot.local_discord import Cast, Sandbox
from tests.sandbox.conftest import connected, eventually
from tests.sandbox.small_bot import SmallBot


async def test_client_logs_in_and_sees_the_guild(sandbox: Sandbox, bot: SmallBot):
    guild = bot.guilds[0]
    assert bot.user.name == "emberkeep"
    assert [channel.name for channel in guild.text_channels] == ["games", "tavern"]
    assert guild.owner_id == int(sandbox.owner.id)
    assert guild.me.guild_permissions.manage_threads
    assert not guild.me.guild_permissions.manage_messages


async def test_commands_are_synced_with_ids_of_the_server(sandbox: Sandbox, bot: SmallBot):
    fetched = await bot.tree.fetch_commands()
    assert {command.name for command in fetched} >= {"echo", "campaign", "act", "History from here"}
    assert all(command.id > 0 and command.application_id == bot.application_id for command in fetched)
    assert len(await bot.tree.fetch_commands(guild=bot.guilds[0])) == 0


async def test_wrong_token_is_refused_at_login(sandbox: Sandbox):
    with point_discord_at(sandbox.url):
        async with SmallBot() as bot:
            with pytest.raises(discord.LoginFailure):
                await bot.login("something else")


async def test_pointing_ends_with_its_context(sandbox: Sandbox):
    before, gateway_before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    with point_discord_at(sandbox.url):
        during = discord.http.Route.BASE
    assert during == f"{sandbox.url}/api/v10"
    assert before == discord.http.Route.BASE == "https://discord.com/api/v10"
    assert gateway_before == discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY


async def test_client_that_asks_for_members_gets_them_in_chunks(sandbox: Sandbox):
    intents = discord.Intents.default()
    intents.members = True
    async with connected(sandbox, intents) as bot:
        guild = bot.guilds[0]
        assert {member.name for member in await guild.query_members("an")} == {"ana"}
        assert {member.display_name for member in guild.members} >= {"Ana", "Bjorn", "Frank", "Olga", "Emberkeep"}


async def test_compressed_frames_are_understood():
    async with Sandbox(compressed=True) as sandbox, connected(sandbox) as bot:
        assert (await sandbox.user("ana").slash("echo", words="squeezed")).text == "squeezed"
        assert bot.guilds[0].name == "The Long Table"


async def test_another_cast():
    cast = Cast(players=("Zoe",), moderator="Max", owner="Eve", channels=("hall",))
    async with Sandbox(cast) as sandbox, connected(sandbox) as bot:
        assert [person.name for person in sandbox.people.values()] == ["Zoe", "Max", "Eve"]
        assert bot.guilds[0].text_channels[0].name == "hall"
        with pytest.raises(LookupError, match="there are: Zoe, Max, Eve"):
            sandbox.user("ana")


async def test_client_resumes_after_dropped_connection(sandbox: Sandbox):
    intents = discord.Intents.default()
    intents.message_content = True
    async with connected(sandbox, intents) as bot:
        await sandbox.gateway.close_connections(4000)
        sandbox.user("ana").say("games", "while you were away")
        await eventually(lambda: bot.resumed)
        await eventually(lambda: [message.content for message in bot.heard] == ["while you were away"])
        assert (await sandbox.user("ana").slash("echo", words="back")).text == "back"


async def test_buttons_work_after_restart(sandbox: Sandbox):
    ana = sandbox.user("ana")
    async with connected(sandbox):
        panel = await ana.slash("panel")
    async with connected(sandbox):
        assert (await ana.click(panel, "Move 2")).text == "moved 2 by Ana"


async def test_many_clients_start_after_another(sandbox: Sandbox):
    for _ in range(5):
        async with connected(sandbox):
            pass
