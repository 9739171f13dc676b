"""The page's websocket, as the page speaks it."""

import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.local_discord import Sandbox
from bot.local_discord.model.permissions import Permission
from tests.patience import PATIENCE, time_is_up
from tests.sandbox.small_bot import SmallBot


class Page:
    """One open page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def do(self, deed: str, **fields: Any) -> None:
        await self.socket.send_json({"do": deed, **fields})

    async def see(self, kind: str) -> dict[str, Any]:
        """Returns the next frame of a kind; others are passed over."""
        while (frame := await self.socket.receive_json(timeout=PATIENCE))["t"] != kind:
            pass
        return frame

    async def sees_nothing(self) -> None:
        with pytest.raises(TimeoutError):
            await self.socket.receive_json(timeout=0.05)


@asynccontextmanager
async def page(sandbox: Sandbox, name: str) -> AsyncIterator[tuple[Page, dict[str, Any]]]:
    address = f"{sandbox.url}/page/socket?user={sandbox.user(name).id}"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        opened = Page(socket)
        yield opened, await opened.see("hello")


def games(sandbox: Sandbox) -> str:
    return sandbox.channel("games")["id"]


async def test_greeting_has_all_that_this_user_sees(sandbox: Sandbox, bot: SmallBot):
    await sandbox.user("bjorn").slash("whisper", words="for bjorn")
    await sandbox.user("ana").slash("echo", words="for all")
    async with page(sandbox, "ana") as (_, hello):
        assert hello["user"] == sandbox.user("ana").id
        assert [user["name"] for user in hello["users"]] == ["Ana", "Bjorn", "Rui", "Mei", "Frank", "Olga"]
        assert hello["guilds"] == [{"id": sandbox.world.home.id, "name": "The Long Table"}]
        assert [channel["name"] for channel in hello["channels"]] == ["games", "tavern"]
        assert [message["content"] for message in hello["messages"][games(sandbox)]] == ["for all"]
        assert "echo" in [command["name"] for command in hello["commands"][sandbox.world.home.id]]
        assert "purge" not in [command["name"] for command in hello["commands"][sandbox.world.home.id]]


async def test_without_a_known_user_the_first_one_looks(sandbox: Sandbox):
    async with aiohttp.ClientSession() as session:
        for query in ("", "?user=12345"):
            async with session.ws_connect(f"{sandbox.url}/page/socket{query}") as socket:
                assert (await socket.receive_json())["user"] == sandbox.user("ana").id


async def test_command_from_the_page(sandbox: Sandbox, bot: SmallBot):
    async with page(sandbox, "ana") as (ana, _), page(sandbox, "bjorn") as (bjorn, _):
        options = [{"name": "words", "type": 3, "value": "hey"}]
        await ana.do("command", nonce="1", channel_id=games(sandbox), name="echo", options=options)
        assert (await ana.see("message"))["message"]["content"] == "hey"
        assert await ana.see("acknowledged") == {"t": "acknowledged", "nonce": "1", "kind": "message"}
        assert (await bjorn.see("message"))["message"]["content"] == "hey"


async def test_command_with_a_file(sandbox: Sandbox, bot: SmallBot):
    async with page(sandbox, "ana") as (ana, _):
        options = [{"name": "member", "type": 6, "value": sandbox.user("bjorn").id}]
        file = {"file": {"filename": "a.txt", "data": base64.b64encode(b"five!").decode()}}
        await ana.do("command", nonce="1", channel_id=games(sandbox), name="inspect", options=options, attachments=file)
        assert (await ana.see("message"))["message"]["content"] == "Bjorn None 5 en-US"


async def test_ephemeral_answer_reaches_one_page_only(sandbox: Sandbox, bot: SmallBot):
    async with page(sandbox, "ana") as (ana, _), page(sandbox, "bjorn") as (bjorn, _):
        options = [{"name": "words", "type": 3, "value": "secret"}]
        await ana.do("command", nonce=1, channel_id=games(sandbox), name="whisper", options=options)
        assert (await ana.see("message"))["message"]["flags"] & 64
        await bjorn.sees_nothing()


async def test_completion_button_menu_and_form(sandbox: Sandbox, bot: SmallBot):
    here = {"channel_id": games(sandbox)}
    panel = (await sandbox.user("bjorn").slash("panel")).message
    there = here | {"message_id": panel["id"]}
    async with page(sandbox, "ana") as (ana, _):
        options = [{"name": "choice", "type": 3, "value": "bli", "focused": True}]
        await ana.do("complete", nonce="a", name="act", options=options, **here)
        choices = [{"name": "Blingdenstone", "value": "blingdenstone"}]
        assert await ana.see("choices") == {"t": "choices", "nonce": "a", "choices": choices}
        await ana.do("component", nonce="b", custom_id="pick:9", values=["chaulssin"], **there)
        assert (await ana.see("message"))["message"]["content"] == "picked chaulssin"
        await ana.do("component", nonce="c", custom_id="orders", **there)
        assert await ana.see("acknowledged")
        modal = await ana.see("modal")
        assert (modal["nonce"], modal["modal"]["custom_id"], modal["modal"]["title"]) == (
            "c",
            modal["modal"]["custom_id"],
            "Orders",
        )
        parts = [
            {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "army", "value": "drow"}},
            {"type": 18, "id": 3, "component": {"type": 3, "id": 4, "custom_id": "place", "values": ["chaulssin"]}},
        ]
        await ana.do("modal", nonce="d", custom_id=modal["modal"]["custom_id"], components=parts, **there)
        assert (await ana.see("message"))["message"]["content"] == "drow to chaulssin"
        await ana.do("component", nonce="e", custom_id="move:1", **there)
        assert (await ana.see("message"))["message"]["content"] == "moved 1 by Ana"
        assert await ana.see("acknowledged") == {"t": "acknowledged", "nonce": "e", "kind": "update"}
        said = sandbox.user("bjorn").say("games", "gg")
        await ana.do("menu", nonce="f", message_id=said["id"], name="History from here", **here)
        assert (await ana.see("acknowledged"))["nonce"] == "f"


async def test_talk_language_and_earlier_messages(sandbox: Sandbox):
    for number in range(60):
        sandbox.user("bjorn").say("games", str(number))
    async with page(sandbox, "ana") as (ana, hello):
        shown = hello["messages"][games(sandbox)]
        assert [shown[0]["content"], shown[-1]["content"], len(shown)] == ["10", "59", 50]
        await ana.do("more", channel_id=games(sandbox), before=shown[0]["id"])
        earlier = (await ana.see("earlier"))["messages"]
        assert [message["content"] for message in earlier] == [str(number) for number in range(10)]
        await ana.do("say", channel_id=games(sandbox), content="hello")
        assert (await ana.see("message"))["message"]["author"]["global_name"] == "Ana"
        await ana.do("locale", locale="pt-BR")
        await ana.do("say", channel_id=games(sandbox), content="olá")
        await ana.see("message")
        assert sandbox.user("ana").locale == "pt-BR"


async def test_pings_edits_deletions_and_typing(sandbox: Sandbox, bot: SmallBot):
    channel = bot.guilds[0].text_channels[0]
    async with page(sandbox, "ana") as (ana, _):
        message = await channel.send(sandbox.user("ana").mention)
        ping = {"t": "ping", "channel_id": str(channel.id), "message_id": str(message.id)}
        assert await ana.see("ping") == ping
        await message.edit(content="never mind")
        assert (await ana.see("message"))["message"]["content"] == "never mind"
        await message.delete()
        assert (await ana.see("message_gone"))["id"] == str(message.id)
        await channel.typing()
        assert (await ana.see("typing"))["channel_id"] == str(channel.id)
        await bot.tree.sync()
        assert await ana.see("commands")


async def test_mentions_stay_unread_until_their_person_looks(sandbox: Sandbox, bot: SmallBot):
    channel = bot.guilds[0].text_channels[0]
    kept, deleted = [await channel.send(sandbox.user("ana").mention) for _ in range(2)]
    await deleted.delete()
    async with page(sandbox, "ana") as (ana, hello):
        assert hello["pings"] == {str(channel.id): [str(kept.id)]}
        await ana.do("read", channel_id=str(channel.id))
        await ana.do("say", channel_id=str(channel.id), content="I am here")
        await ana.see("message")
    later = await channel.send(sandbox.user("ana").mention)
    async with page(sandbox, "ana") as (_, hello):
        assert hello["pings"] == {str(channel.id): [str(later.id)]}


async def test_channels_appear_and_disappear_with_visibility(sandbox: Sandbox, bot: SmallBot):
    channel = bot.guilds[0].text_channels[0]
    async with page(sandbox, "ana") as (ana, _):
        thread = await channel.create_thread(name="plans", type=discord.ChannelType.private_thread)
        await thread.send("before you came")
        await thread.add_user(discord.Object(int(sandbox.user("ana").id)))
        assert (await ana.see("channel"))["channel"]["name"] == "plans"
        assert (await ana.see("message"))["message"]["content"] == "before you came"
        await thread.edit(name="schemes")
        assert (await ana.see("channel"))["channel"]["name"] == "schemes"
        await thread.remove_user(discord.Object(int(sandbox.user("ana").id)))
        assert (await ana.see("channel_gone"))["id"] == str(thread.id)
        await thread.send("now that she is gone")
        sandbox.owner.overwrite("tavern", sandbox.user("ana").id, deny=Permission.VIEW_CHANNEL)
        assert (await ana.see("channel_gone"))["id"] == sandbox.channel("tavern")["id"]


HERE = "the channel's id"

NONSENSE: list[Any] = [
    [],
    7,
    None,
    {"do": "fly"},
    {"do": "command"},
    {"do": "command", "nonce": "1", "channel_id": "1", "name": "echo"},
    {"do": "command", "nonce": "1", "channel_id": HERE, "name": "echo", "options": [{"name": "words", "value": [1]}]},
    {"do": "command", "nonce": "1", "channel_id": HERE, "name": "echo", "options": [{"name": "words"}]},
    {
        "do": "command",
        "nonce": "1",
        "channel_id": HERE,
        "name": "inspect",
        "attachments": {"file": {"filename": "a", "data": "?"}},
    },
    {"do": "complete", "nonce": "1", "channel_id": 5, "name": []},
    {"do": "complete", "nonce": "1", "channel_id": HERE, "name": "act", "options": []},
    {"do": "component", "nonce": {"a": 1}, "channel_id": "1", "message_id": "1", "custom_id": "x"},
    {"do": "component", "nonce": "1", "channel_id": "1", "message_id": "1", "custom_id": "x"},
    {"do": "modal", "nonce": "1", "channel_id": "1", "custom_id": "x", "components": [{"component": 3}]},
    {"do": "modal", "nonce": "1", "channel_id": "1", "custom_id": "x", "components": []},
    {"do": "menu", "nonce": "1", "channel_id": "1", "message_id": "1", "name": "x"},
    {"do": "say", "channel_id": "1", "content": "x"},
    {"do": "say", "channel_id": HERE, "content": ""},
    {"do": "say", "channel_id": HERE, "content": "x" * 2001},
    {"do": "locale", "locale": "<script>"},
    {"do": "more", "channel_id": HERE, "before": "x"},
    {"do": "read", "channel_id": "1"},
]


@pytest.mark.parametrize("nonsense", ["{oops", *map(json.dumps, NONSENSE)])
async def test_nonsense_is_answered_and_survived(sandbox: Sandbox, bot: SmallBot, nonsense: str):
    async with page(sandbox, "ana") as (ana, _):
        await ana.socket.send_str(nonsense.replace(HERE, games(sandbox)))
        assert (await ana.see("failed"))["text"]
        await ana.socket.send_bytes(b"\x00\xff")
        await ana.do("say", channel_id=games(sandbox), content="still here")
        assert (await ana.see("message"))["message"]["content"] == "still here"


async def test_silent_bot_is_reported(sandbox: Sandbox):
    sandbox.world.commands["1"] = {"id": "1", "name": "act", "type": 1, "description": "d"}
    async with page(sandbox, "ana") as (ana, _):
        await ana.do("command", nonce="9", channel_id=games(sandbox), name="act")
        await time_is_up(sandbox)
        message = await ana.see("failed")
        assert message["nonce"] == "9"
        assert "within 3 seconds" in message["text"]
