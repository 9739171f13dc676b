"""Everything that people reach from a running campaign is accepted by the local Discord, which checks each limit.

A player and a moderator who organises use the commands, press every button, open every menu and send every form. The
campaign has every seat taken, and the longest names that Discord takes.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from bot.gateway.client import Emberkeep
from bot.local_discord import Answer, Person, Sandbox, Upload
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.objects import walk
from bot.local_discord.people.inputs import NotPossible
from engine.campaigns import Actor, Situation
from engine.campaigns import Person as User
from engine.games import find, keys
from engine.words import LOCALES
from renders.job import Job
from renders.pool import Studio
from tests.end_to_end.house import shown
from tests.end_to_end.playing import BUTTON, MENU, bot_on, delivered, parts, public
from tests.sampled import some
from tests.words.positions import FIRST_USER, LONGEST_NAME

CLIENTS = {"en": "en-US", "es": "es-ES", "pt-BR": "pt-BR"}
CHOICES_BEFORE = 25
TIMES = 2  # each kind of button and menu is used
MOST = 160  # steps of one person; about 60 kinds of button are within reach
COMMANDS: Mapping[str, Mapping[str, str]] = {
    "campaign settings": {},
    "act": {},
    "hand": {},
    "board": {},
    "log": {},
    "undo": {},
    "help": {},
    "orders": {},
    "turns": {},
    "me": {},
    "rule": {"words": "a"},
    "history list": {},
    "history show": {"moment": "1"},
    "history reset": {"what": "round"},
    "campaign list": {},
    "campaign rescue": {},
}
ENDING = ("over", "put_away", "leave", "forg", "pause", "reset", "delete", "rescue_auto", "rescue_pick", "rescue_went")
"""Parts of verbs that change what else can be reached. They are pressed last."""
TEXT_INPUT, FILE_UPLOAD = 4, 19
ALWAYS = {"history_choose", "log_page", "me_pick", "order_pick", "rescue_answer", "request_why", "rule_pick", "step"}
"""Some of the kinds of pages that must be within reach in every game."""


class Undrawn(Studio):
    """Gives every picture as one byte: their sizes are tested in `test_limits.py`."""

    async def picture(self, job: Job, *, awaited: bool = True) -> bytes | None:
        return b"\x89"


async def running(bot: Emberkeep, sandbox: Sandbox, game: str, locale: str) -> Situation:
    """A campaign in play that Frank, a moderator, organises. Ana has the first seat."""
    frank, ana = sandbox.user("Frank"), sandbox.user("Ana")
    await frank.slash("campaign new", channel="games", game=game, name="W" * 60, language=locale)
    (made,) = await bot.campaigns.lookup.of_server(int(sandbox.world.home.id))
    for seat in range(max(find(game).seat_counts)):
        user = User(FIRST_USER + seat if seat else int(ana.id), LONGEST_NAME)
        await bot.campaigns.seats.join(made.id, user, seat)
        await bot.campaigns.lobby.ready(made.id, user.user)
    await bot.campaigns.play.start(made.id, int(frank.id))
    for number in range(CHOICES_BEFORE + 100):
        situation = await bot.campaigns.lookup.situation(made.id)
        if number >= CHOICES_BEFORE and 0 in situation.waiting_for:
            break
        await chosen_by_autopilot(bot, situation, situation.waiting_for[-1], frank)
    await delivered(bot)
    return situation


async def chosen_by_autopilot(bot: Emberkeep, situation: Situation, seat: int, by: Person) -> None:
    """Makes one choice for a seat."""
    ask = situation.ask_of(seat)
    assert ask is not None
    await bot.campaigns.rescue.answer_for(
        situation.id, branch=situation.branch, n=ask.n, seat=seat, by=Actor(int(by.id), moderator=True), pick=None
    )


def verb_of(custom_id: str) -> str:
    return custom_id.split("/")[1]


class Walk:
    """A person's walk through the bot: the components used so far, and those left."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.used: Counter[str] = Counter()
        self.left: deque[tuple[JsonObject, str, list[str] | None]] = deque()
        self.forms = 0
        self.wrong: list[str] = []

    def found(self, message: JsonObject) -> None:
        """Notes the buttons and menus of a message."""
        for part in [*parts(message, BUTTON), *parts(message, MENU)]:
            if "custom_id" in part and not part.get("disabled"):
                values = [part["options"][-1]["value"]] if part["type"] == MENU else None
                self.left.append((message, part["custom_id"], values))

    async def command(self, name: str, thread: str) -> None:
        await self.answered(name, await self.person.slash(name, channel=thread, **COMMANDS[name]))

    async def go(self) -> None:
        """Uses the rest, each kind a few times; what ends something, last."""
        later = []
        while (self.left or later) and self.used.total() < MOST:
            if not self.left:
                self.left.extend(later)
                later.clear()
                message, custom_id, values = self.left.popleft()
            else:
                message, custom_id, values = self.left.popleft()
                if any(each in verb_of(custom_id) for each in ENDING):
                    later.append((message, custom_id, values))
                    continue
            if self.used[verb_of(custom_id)] >= TIMES:
                continue
            self.used[verb_of(custom_id)] += 1
            try:
                if values is None:
                    answer = await self.person.click(message, custom_id)
                else:
                    answer = await self.person.select(message, custom_id, values)
            except (NotPossible, LookupError):
                continue  # the message has changed or gone since
            await self.answered(custom_id, answer)

    async def answered(self, what: str, answer: Answer) -> None:
        """Reads the answer, and sends the form that opened with the longest text that it takes."""
        if answer.interaction.modal is not None:
            self.forms += 1
            filled: dict[str, Any] = {}
            for _, part in walk(answer.modal["components"]):
                if part["type"] == TEXT_INPUT:
                    filled[part["custom_id"]] = "W" * part.get("max_length", 4000)
                elif part["type"] == FILE_UPLOAD:
                    filled[part["custom_id"]] = [Upload("W.json", b"{}")]
            answer = await self.person.submit(answer, filled)
        if "went wrong on my side" in shown(answer):
            self.wrong.append(what)
        if answer.interaction.response_id is not None:
            self.found(answer.message)


async def walked(game: str, locale: str, database: Path) -> int:
    """Uses all that Ana and Frank reach; returns the number of messages and forms that were checked."""
    async with Sandbox() as sandbox, bot_on(sandbox, database, studio=Undrawn()) as bot:
        bot.pace = bot.completion_pace = None
        situation = await running(bot, sandbox, game, locale)
        walks = [Walk(sandbox.user(name)) for name in ("Ana", "Frank")]
        for walk in walks:
            walk.person.locale = CLIENTS.get(locale, locale)
            for command in COMMANDS:
                await walk.command(command, str(situation.facts.thread))
            for message in public(walk.person, str(situation.facts.thread)):
                walk.found(message)
            await walk.go()
            assert walk.wrong == []
        await delivered(bot)
        assert [str(each) for each in sandbox.failures] == []
        used = {verb for walk in walks for verb in walk.used}
        assert used >= ALWAYS, sorted(ALWAYS - used)
        assert sum(walk.forms for walk in walks) >= 4
        return len(sandbox.requests)


EACH = list(zip(keys(), cycle(LOCALES), strict=False))


@pytest.mark.parametrize(("game", "locale"), some([*EACH[1:], EACH[0]], 2))
async def test_everything_within_reach_is_accepted(game: str, locale: str, tmp_path: Path) -> None:
    """Two games in one language each. The whole suite tries each game, `tests/soak` each in every language."""
    assert await walked(game, locale, tmp_path / "reach.db") > 150
