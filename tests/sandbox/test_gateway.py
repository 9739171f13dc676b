"""The gateway frame by frame, and the check of what it sends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.local_discord import ManualClock, Sandbox
from bot.local_discord.model.dispatches import checked
from tests.patience import PATIENCE
from tests.sandbox.conftest import Api

GUILDS_AND_MESSAGES = 1 | 1 << 9


class Line:
    """A raw connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def say(self, op: int, data: Any = None) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def hear(self) -> dict[str, Any]:
        return await self.socket.receive_json(timeout=PATIENCE)

    async def hear_event(self, name: str) -> dict[str, Any]:
        while (frame := await self.hear())["t"] != name:
            pass
        return frame

    async def closed_with(self) -> int:
        message = await self.socket.receive(timeout=PATIENCE)
        assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        return self.socket.close_code


@asynccontextmanager
async def line(sandbox: Sandbox) -> AsyncIterator[Line]:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.world.gateway_url) as socket:
        opened = Line(socket)
        assert (await opened.hear())["op"] == 10
        yield opened


def identity(sandbox: Sandbox, intents: int = GUILDS_AND_MESSAGES) -> dict[str, Any]:
    return {"token": sandbox.token, "intents": intents, "properties": {}}


async def test_hello_heartbeat_ready_guild(sandbox: Sandbox):
    async with line(sandbox) as bot:
        await bot.say(1, None)
        assert (await bot.hear())["op"] == 11
        await bot.say(2, identity(sandbox) | {"shard": [0, 1]})
        ready = await bot.hear()
        assert (ready["t"], ready["s"], ready["d"]["shard"]) == ("READY", 1, [0, 1])
        guild = await bot.hear()
        assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
        assert guild["d"]["member_count"] == len(guild["d"]["members"]) == 7


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("no json", 4002),
        ("[]", 4002),
        ('{"d": 1}', 4002),
        ('{"op": 99}', 4001),
        ('{"op": 8, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": "wrong"}}', 4004),
        ('{"op": 6, "d": {"token": "wrong"}}', 4004),
    ],
)
async def test_frames_that_end_the_connection(sandbox: Sandbox, frame: str, code: int):
    async with line(sandbox) as bot:
        await bot.socket.send_str(frame)
        assert await bot.closed_with() == code


async def test_identifying_twice_ends_the_connection(sandbox: Sandbox):
    async with line(sandbox) as bot:
        await bot.say(2, identity(sandbox))
        await bot.hear_event("GUILD_CREATE")
        await bot.say(2, identity(sandbox))
        assert await bot.closed_with() == 4005


async def test_resume_replays_exactly_missed_events(sandbox: Sandbox):
    ana = sandbox.user("ana")
    async with line(sandbox) as bot:
        await bot.say(2, identity(sandbox))
        session = (await bot.hear())["d"]["session_id"]
        await bot.hear_event("GUILD_CREATE")
        ana.say("games", "one")
        seen = (await bot.hear_event("MESSAGE_CREATE"))["s"]
        ana.say("games", "two")
        await bot.socket.close(code=4000)
    ana.say("games", "three")
    async with line(sandbox) as bot:
        await bot.say(6, {"token": sandbox.token, "session_id": session, "seq": seen})
        frames = [await bot.hear() for _ in range(3)]
        assert [(frame["t"], frame["s"]) for frame in frames] == [
            ("MESSAGE_CREATE", seen + 1),
            ("MESSAGE_CREATE", seen + 2),
            ("RESUMED", seen + 3),
        ]


@pytest.mark.parametrize("session", ["unknown", "closed for good"])
async def test_unresumable_session_is_invalid(sandbox: Sandbox, session: str):
    async with line(sandbox) as bot:
        await bot.say(2, identity(sandbox))
        ended = (await bot.hear())["d"]["session_id"]
        await bot.socket.close(code=1000)
    async with line(sandbox) as bot:
        chosen = ended if session == "closed for good" else session
        await bot.say(6, {"token": sandbox.token, "session_id": chosen, "seq": 1})
        frame = await bot.hear()
        assert (frame["op"], frame["d"]) == (9, False)
        await bot.say(2, identity(sandbox))
        assert (await bot.hear())["t"] == "READY"


async def test_events_without_their_intent_stay_away(sandbox: Sandbox):
    async with line(sandbox) as bot:
        await bot.say(2, identity(sandbox, intents=1))
        await bot.hear_event("GUILD_CREATE")
        sandbox.user("ana").say("games", "nobody listens")
        sandbox.owner.edit_channel("games", topic="quiet")
        assert (await bot.hear())["t"] == "CHANNEL_UPDATE"


async def test_members_by_name_and_by_id(sandbox: Sandbox):
    async with line(sandbox) as bot:
        await bot.say(2, identity(sandbox))
        guild = int(sandbox.world.home.id)
        await bot.say(8, {"guild_id": guild, "query": "bj", "limit": 5, "nonce": "n"})
        chunk = (await bot.hear_event("GUILD_MEMBERS_CHUNK"))["d"]
        assert ([one["user"]["username"] for one in chunk["members"]], chunk["nonce"]) == (["bjorn"], "n")
        await bot.say(8, {"guild_id": guild, "user_ids": [int(sandbox.user("rui").id)], "limit": 0})
        chunk = (await bot.hear_event("GUILD_MEMBERS_CHUNK"))["d"]
        assert [one["user"]["username"] for one in chunk["members"]] == ["rui"]


@pytest.mark.parametrize(
    ("name", "data", "lacking"),
    [
        ("MESSAGE_DELETE", {"id": "1"}, "channel_id"),
        (
            "READY",
            {"user": {}, "session_id": "s", "guilds": [], "application": {}, "shard": [0, 1]},
            "resume_gateway_url",
        ),
    ],
)
def test_payload_that_would_end_the_client_is_never_sent(name: str, data: dict[str, Any], lacking: str):
    with pytest.raises(ValueError, match=f"{name} lacks {lacking}"):
        checked(name, data)


def interaction(**fields: Any) -> dict[str, Any]:
    common = dict.fromkeys(
        ("id", "application_id", "token", "version", "attachment_size_limit", "channel", "channel_id"), "1"
    )
    return common | {"type": 3, "member": {}, "data": {"custom_id": "x", "component_type": 2}} | fields


def test_button_without_its_message_is_never_sent():
    whole = interaction(message={"components": [], "flags": 0})
    assert checked("INTERACTION_CREATE", whole) is whole
    with pytest.raises(ValueError, match=r"lacks message\.components, message\.flags"):
        checked("INTERACTION_CREATE", interaction())
    with pytest.raises(ValueError, match=r"lacks data\.component_type"):
        checked("INTERACTION_CREATE", whole | {"data": {"custom_id": "x"}})
    del whole["member"]
    with pytest.raises(ValueError, match="lacks member or user"):
        checked("INTERACTION_CREATE", whole)


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0], "0/2", [0.5, 2]])
async def test_shard_that_there_is_not_ends_the_connection(sandbox: Sandbox, shard: object):
    async with line(sandbox) as bot:
        await bot.say(2, identity(sandbox) | {"shard": shard})
        assert await bot.closed_with() == 4010


async def test_each_shard_hears_of_its_own_servers_and_the_first_of_direct_messages(sandbox: Sandbox, api: Api):
    intents = GUILDS_AND_MESSAGES | 1 << 12
    home = (int(sandbox.world.home.id) >> 22) % 2
    async with line(sandbox) as at_home, line(sandbox) as elsewhere:
        await at_home.say(2, identity(sandbox, intents) | {"shard": [home, 2]})
        await elsewhere.say(2, identity(sandbox, intents) | {"shard": [1 - home, 2]})
        assert len((await at_home.hear_event("READY"))["d"]["guilds"]) == 1
        assert (await elsewhere.hear_event("READY"))["d"]["guilds"] == []
        ana = sandbox.user("ana")
        _, channel = await api("POST", "/users/@me/channels", {"recipient_id": ana.id})
        ana.say("games", "to all")
        await api("POST", f"/channels/{channel['id']}/messages", {"content": "to you alone"})
        assert (await at_home.hear_event("MESSAGE_CREATE"))["d"]["guild_id"] == sandbox.world.home.id
        first = elsewhere if home else at_home
        assert "guild_id" not in (await first.hear_event("MESSAGE_CREATE"))["d"]


async def test_shards_that_identify_too_quickly_have_to_wait(clock: ManualClock):
    async with Sandbox(clock=clock, identify_seconds=5) as sandbox, line(sandbox) as one, line(sandbox) as other:
        await one.say(2, identity(sandbox) | {"shard": [0, 2]})
        await one.hear_event("READY")
        await other.say(2, identity(sandbox) | {"shard": [1, 2]})
        assert (await other.hear())["op"] == 9
        clock.skip(5)
        await other.say(2, identity(sandbox) | {"shard": [1, 2]})
        assert (await other.hear())["t"] == "READY"
