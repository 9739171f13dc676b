"""Every kind of channel in which a person can use commands: what is personal works in all of them, and a table opens
or the answer says where it can (docs/behaviour.md#forums, docs/behaviour.md#user-install).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local_discord import Sandbox
from bot.local_discord.actions import channels, threads
from bot.local_discord.actions.situations import Situation, try_out
from bot.local_discord.model import objects
from bot.local_discord.people.inputs import NotPossible
from tests.end_to_end.house import House, house_at, shown
from tests.end_to_end.lobby.test_user_install import ANYWHERE
from tests.end_to_end.playing import press, until

KINDS = {"announcement": objects.ANNOUNCEMENT, "voice": objects.VOICE, "stage": objects.STAGE}
OPEN, ELSEWHERE = "Your table is open", "text channels and forums"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path / "play.db") as running:
        yield running
        assert [str(each) for each in sandbox.failures] == []


def channel_of(house: House, kind: str) -> str:
    """Returns the id of a channel of this kind, in which Ana can use commands."""
    world, ana = house.sandbox.world, house.user("Ana")
    if kind == "text":
        return str(house.sandbox.channel("games")["id"])
    if kind == "post":
        return try_out(world, ana.id, world.visible_channels(ana.id)[0]["id"], Situation.FORUM)
    if kind == "direct":
        return str(channels.direct_messages(world, ana.id)["id"])
    if kind == "thread":
        message = ana.say("games", "Who plays?")

        return str(threads.open_on_message(world, ana.id, message["channel_id"], message["id"], {"name": "Talk"})["id"])
    made = channels.create(world, world.home, world.owner_id, {"name": kind, "type": KINDS[kind]})
    return str(made["id"])


@pytest.mark.parametrize("kind", ["text", "thread", "post", "direct", *KINDS])
async def test_personal_commands_work_everywhere(house: House, kind: str) -> None:
    ana, where = house.user("Ana"), channel_of(house, kind)
    for name in ANYWHERE:
        options = {"words": "spy", "game": "tyrants"} if name == "rule" else {}
        answer = await ana.slash(name, channel=where, **options)
        assert shown(answer) and "on my side" not in shown(answer), name
    lesson = await ana.slash("learn", channel=where, game="tyrants")
    assert "went wrong" not in shown(await press(ana, lesson, "lesson_next"))


@pytest.mark.parametrize("kind", ["text", "thread", "post", *KINDS])
async def test_table_opens_or_the_answer_says_where(house: House, kind: str) -> None:
    ana, where = house.user("Ana"), channel_of(house, kind)
    opened = await ana.slash("campaign new", channel=where, game="tyrants", name="Low Fires")
    assert (ELSEWHERE if kind in KINDS else OPEN) in shown(opened)
    assert len(await house.campaigns.lookup.of_server(house.guild)) == int(kind not in KINDS)


async def test_direct_messages_have_no_commands_of_a_table(house: House) -> None:
    with pytest.raises(NotPossible):
        await house.user("Ana").slash("campaign new", channel=channel_of(house, "direct"), game="tyrants")


@pytest.mark.parametrize("kind", ["thread", "post"])
async def test_commands_work_in_a_table_that_was_archived(house: House, kind: str) -> None:
    ana = house.user("Ana")
    await ana.slash("campaign new", channel=channel_of(house, kind), game="tyrants", name="Low Fires")
    (made,) = await house.campaigns.lookup.of_server(house.guild)
    await until(lambda: str(made.facts.thread) in house.sandbox.world.channels, "the thread")
    try_out(house.sandbox.world, ana.id, str(made.facts.thread), Situation.ARCHIVED)
    answer = await ana.slash("board", channel=str(made.facts.thread))
    assert "on my side" not in shown(answer)
