"""Permissions of commands during play: the answer says so, and a refusal changes nothing. See
docs/behaviour.md#permissions.
"""

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
import pytest_asyncio

from bot.local_discord import Answer, Sandbox
from tests.end_to_end.house import House, house_at, shown
from tests.end_to_end.looking_back.test_history import NAME, play, started
from tests.end_to_end.playing import until

NO_SEAT = "You have no seat"
HISTORY = "**History**"
PAST = "**Past:**"
PEOPLE = {"organiser": "Rui", "player": "Ana", "watcher": "Mei", "moderator": "Frank"}
RIGHTS: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "campaign leave": (
        {},
        {"organiser": "Leave House", "player": "Leave House", "watcher": NO_SEAT, "moderator": NO_SEAT},
    ),
    "campaign export": (
        {},
        {"organiser": "sealed file", "player": "sealed file", "watcher": NO_SEAT, "moderator": "open file"},
    ),
    "campaign settings": (
        {},
        {"organiser": "**Settings**", "player": "Rui can change", "watcher": "Rui can", "moderator": "Rui can"},
    ),
    "campaign list": ({}, dict.fromkeys(PEOPLE, "**1 campaign** in this server")),
    "campaign pause": (
        {},
        {"organiser": "Paused", "player": "Only", "watcher": "Only", "moderator": "Paused"},
    ),
    "campaign resume": (
        {},
        {"organiser": "Play goes on", "player": "Only", "watcher": "Only", "moderator": "Play goes on"},
    ),
    "campaign rescue": (
        {},
        {
            "organiser": "is saved",
            "player": "Only",
            "watcher": "Only",
            "moderator": "is saved",
        },
    ),
    "campaign delete": (
        {},
        {"organiser": "Put House", "player": "Only", "watcher": "Only", "moderator": "Put House"},
    ),
    "campaign seat": (
        {"seat": "B", "do": "give"},
        {"organiser": "Say who", "player": "Only", "watcher": "Only", "moderator": "Say who"},
    ),
    "history list": ({}, dict.fromkeys(PEOPLE, HISTORY)),
    "history show": ({"moment": "8"}, dict.fromkeys(PEOPLE, PAST)),
    "history undo": (
        {"to": "8"},
        {"organiser": "Go back to when", "player": "Go back to when", "watcher": NO_SEAT, "moderator": "Go back"},
    ),
    "history reset": (
        {"what": "chapter"},
        {"organiser": "Start this", "player": "Start this", "watcher": NO_SEAT, "moderator": "Start this"},
    ),
    "history fork": (
        {},
        {"organiser": "Copy into", "player": "Copy into", "watcher": NO_SEAT, "moderator": "Copy into"},
    ),
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One table for all: no command here changes the game."""
    async with Sandbox() as sandbox, house_at(sandbox, tmp_path_factory.mktemp("rights") / "play.db") as house:
        await started(house, "Ana")
        await play(house, 10)
        yield house
        assert [str(failure) for failure in sandbox.failures] == []


def _says(answer: Answer, words: str) -> bool:
    return words in shown(answer) + answer.message["content"]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("command", RIGHTS)
async def test_rights(house: House, command: str) -> None:
    options, expected = RIGHTS[command]
    before = await house.situation(NAME)
    for role, name in PEOPLE.items():
        answer = await house.user(name).slash(command, channel=NAME, **options)
        await until(partial(_says, answer, expected[role]), f"{role}: {expected[role]}")
        assert answer.ephemeral
    after = await house.situation(NAME)
    assert (after.n, after.branch, after.seats) == (before.n, before.branch, before.seats)


@pytest.mark.asyncio(loop_scope="module")
async def test_commands_explain_missing_campaign(house: House) -> None:
    commands: dict[str, dict[str, Any]] = {"campaign start": {}, "history list": {}, "history undo": {"to": "1"}}
    for command, options in commands.items():
        answer = await house.user("Rui").slash(command, channel="tavern", **options)
        assert "There is no campaign in this channel." in shown(answer)
