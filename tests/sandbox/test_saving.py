"""A local Discord that is kept in a folder is there again, but for what only its reader saw."""

from __future__ import annotations

from pathlib import Path

import orjson
import pytest

from bot.local_discord import Sandbox
from bot.local_discord.actions import threads
from bot.local_discord.saving import STATE, Unreadable


def named(sandbox: Sandbox) -> list[tuple[str, str]]:
    return [(one.id, one.name) for one in sandbox.people.values()]


async def test_everything_that_all_saw_is_there_again(tmp_path: Path) -> None:
    first = Sandbox()
    ana = first.user("Ana")
    ana.say("games", "Shall we play?")
    ana.locale = "pt-BR"
    first.user("Rui").read("games")
    first.world.let_time_pass(3600)
    stored = first.world.messages
    first.keeper(tmp_path)._write(first.keeper(tmp_path)._state(), first.world.files)
    second = Sandbox()
    assert second.keeper(tmp_path).restore()
    assert second.world.messages == stored
    assert second.world.channels == first.world.channels
    assert [(one.id, one.name) for one in second.people.values()] == [
        (one.id, one.name) for one in first.people.values()
    ]
    assert second.user("Ana").locale == "pt-BR"
    assert second.user("Rui").read_up_to == first.user("Rui").read_up_to
    assert second.world.clock.ahead == 3600
    second.user("Mei").say("games", "With me.")
    assert [each["content"] for each in second.user("Ana").messages("games")] == ["Shall we play?", "With me."]


async def test_first_message_of_a_thread_follows_a_new_name(tmp_path: Path) -> None:
    first = Sandbox()
    ana = first.user("Ana")
    message = ana.say("games", "Shall we play?")
    thread = threads.open_on_message(first.world, ana.id, message["channel_id"], message["id"], {"name": "chess"})
    first.keeper(tmp_path)._write(first.keeper(tmp_path)._state(), first.world.files)
    second = Sandbox()
    assert second.keeper(tmp_path).restore()
    threads.edit(second.world, ana.id, thread["id"], {"name": "chess · Rui"})
    (seen,) = second.user("Ana").messages("games")
    assert seen["thread"]["name"] == "chess · Rui"


async def test_file_of_the_time_of_one_server_is_read(tmp_path: Path) -> None:
    first = Sandbox()
    keeper = first.keeper(tmp_path)
    state = orjson.loads(keeper._state())
    [[guild, members, roles, _]] = state.pop("guilds")
    (tmp_path / STATE).write_bytes(
        orjson.dumps(state | {"guild_id": guild["id"], "guild": guild, "members": members, "roles": roles})
    )
    second = Sandbox()
    assert second.keeper(tmp_path).restore()
    assert second.world.home == first.world.home
    assert second.user("Ana").channels == first.user("Ana").channels


async def test_empty_folder_is_a_new_discord(tmp_path: Path) -> None:
    assert not Sandbox().keeper(tmp_path).restore()


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"guild_id": 5}'])
async def test_broken_file_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / STATE).write_text(text)
    with pytest.raises(Unreadable, match=r"discord\.json cannot be read"):
        Sandbox().keeper(tmp_path).restore()
