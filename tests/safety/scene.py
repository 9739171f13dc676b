"""Campaigns at every stage in one thread, made by the service in no time; the newest is played there."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.gateway.client import Emberkeep
from bot.local_discord import Answer, Person, Sandbox
from bot.local_discord.model.errors import JsonObject
from bot.messages.ids import Press
from engine.campaigns import Actor, Campaigns, Situation
from engine.campaigns import Person as User
from engine.campaigns.model.requests import GoBack
from tests import toy
from tests.campaigns.tables import answer, bid, play_to_end, sql
from tests.end_to_end.playing import bot_on, public, time_passes, until_so
from tests.safety.forging import forge

PEOPLE = {
    "seated": "Ana",
    "organiser": "Rui",
    "seated moderator": "Olga",
    "moderator": "Frank",
    "watcher": "Mei",
    "elsewhere": "Bjorn",
}
"""The roles in a competitive campaign, and who has them; Bjorn acts from another channel."""

SAVED = {
    "server": "*",
    "campaign": "*",
    "seat": 'seat, "user", name, ready, autopilot, invited, lender, lender_name, taken, missed, stand_in',
    "branch": "*",
    "decision": "*",
    "tell": "*",
    "checkpoint": "branch, n",
    "result": "*",
    "sealed": "*",
    "request": "*",
    "application": "*",
    "waitlist": "*",
    "standing_order": "*",
    "post": "campaign, number, kind, undone",
}
"""Tables and columns that a refusal must not change."""


async def saved(campaigns: Campaigns) -> dict[str, Counter[Any]]:
    """Everything that has been accepted so far."""
    return await campaigns._context.database.read(
        lambda connection: {
            table: Counter(connection.exec_driver_sql(f"SELECT {what} FROM {table}").all())
            for table, what in SAVED.items()
        }
    )


@dataclass
class Scene:
    """The running bot, and a thread with campaigns of Lanterns for up to four: Ana has seat A, Rui, who organises, B,
    Olga, who may manage threads, C, and Bjorn D."""

    sandbox: Sandbox
    bot: Emberkeep
    thread: str
    monkeypatch: pytest.MonkeyPatch
    campaign: int = 0

    @property
    def campaigns(self) -> Campaigns:
        return self.bot.campaigns

    def person(self, role: str) -> Person:
        """Returns the person in a role."""
        return self.sandbox.user(PEOPLE[role])

    def user(self, name: str) -> User:
        """Returns a person as the service knows them."""
        return User(int(self.sandbox.user(name).id), name)

    def message(self, role: str = "") -> JsonObject:
        """Returns a public message to press on: in the thread, or elsewhere."""
        where = "tavern" if role == "elsewhere" else self.thread
        return public(self.sandbox.user("Olga"), where)[0]

    async def situation(self) -> Situation:
        return await self.campaigns.lookup.situation(self.campaign)

    async def press(self, role: str, press: Press, values: list[str] | None = None) -> Answer:
        """Presses a button of the bot or, with `values`, selects in a menu."""
        kind = "b" if values is None else "m"
        return await forge(self.sandbox, self.person(role), self.message(role), f"{kind}/{press.custom_id}", values)

    # ---------------------------------------------------------------- stages

    async def lobby(self) -> None:
        """Opens a lobby: Ana, Rui and Olga have seats and are ready; D is open."""
        guild, channel = int(self.sandbox.world.home.id), int(self.sandbox.channel("games")["id"])
        options = {"rounds": 1, "hand": 2}
        made = await self.campaigns.lobby.create(
            game="toy", name="Low Fires", organiser=self.user("Rui"), guild=guild, channel=channel, options=options
        )
        self.campaign = made.id
        await self.campaigns.openings.set_places(made.id, thread=int(self.thread))
        for seat, name in enumerate(("Ana", "Rui", "Olga")):
            await self.campaigns.seats.join(made.id, self.user(name), seat)
            await self.campaigns.lobby.ready(made.id, self.user(name).user)

    async def bids(self) -> None:
        """Starts the game: all four are asked for a sealed bid."""
        await self.lobby()
        await self.campaigns.seats.join(self.campaign, self.user("Bjorn"), 3)
        await self.campaigns.lobby.ready(self.campaign, self.user("Bjorn").user)
        await self.campaigns.play.start(self.campaign, self.user("Rui").user)

    async def turn(self) -> None:
        """Plays to Ana's turn, in which she has lit a lantern."""
        await self.bids()
        await bid(self.campaigns, self.campaign)
        await answer(self.campaigns, self.campaign, 0, "light")

    async def turn_end(self) -> None:
        """Ana has made both her actions."""
        await self.turn()
        await answer(self.campaigns, self.campaign, 0, "light")

    async def lobby_autopilot(self) -> None:
        """Autopilot has seat D."""
        await self.lobby()
        await self.campaigns.seats.set_autopilot(self.campaign, 3, True, Actor(self.user("Rui").user))

    async def sealed(self) -> None:
        """Ana has laid her bid, the others have not."""
        await self.bids()
        await answer(self.campaigns, self.campaign, 0)

    async def reaction(self) -> None:
        """Bjorn has played a card that the others let be, and Ana may block it."""
        await self.bids()
        await bid(self.campaigns, self.campaign)
        for seat in range(3):
            for choice in ("light", "light", "end"):
                await answer(self.campaigns, self.campaign, seat, choice)
        ask = (await self.situation()).ask_of(3)
        assert ask is not None
        await answer(self.campaigns, self.campaign, 3, next(each for each in ask.by_id if each.startswith("play:")))
        for seat in (1, 2):
            await answer(self.campaigns, self.campaign, seat, "let")

    async def reminded(self) -> None:
        """Half of the time of Ana's turn is over."""
        await self.turn()
        await self._told_after(timedelta(hours=12, minutes=1), "reminder")

    async def stalled(self) -> None:
        """Expires the time of Ana's turn."""
        await self.reminded()
        await self._told_after(timedelta(days=1, minutes=2), "stalled")

    async def _told_after(self, span: timedelta, kind: str) -> None:
        """Advances the clock, after which the bot posts on its own."""
        time_passes(self.campaigns, span)

        async def told() -> bool:
            posts = [await self.campaigns.outbox.find_post(self.campaign, number) for number in range(1, 20)]
            return any(post and post.kind == kind for post in posts)

        await until_so(told, f"the post of a {kind}")

    async def undone(self) -> None:
        """Goes back to the bids; the abandoned branch can be restored."""
        await self.asked()
        request = (await self.situation()).request
        assert request is not None
        for name in ("Rui", "Olga", "Bjorn"):
            await self.campaigns.requests.agree(request.campaign, request.id, self.user(name).user)

    async def opened(self) -> None:
        """Bjorn has left seat D in play."""
        await self.turn()
        await self.campaigns.seats.leave(self.campaign, self.user("Bjorn").user)

    async def applied(self) -> None:
        """Bjorn has left, and asks for the seat again."""
        await self.opened()
        await self.campaigns.seats.apply_for(self.campaign, self.user("Bjorn"), 3)

    async def lent(self) -> None:
        """Hands over Ana's seat, whose turn is over, to autopilot."""
        await self.turn_end()
        await answer(self.campaigns, self.campaign, 0, "end")
        await self.campaigns.seats.set_autopilot(self.campaign, 0, True, Actor(self.user("Ana").user))

    async def asked(self) -> None:
        """Ana asks the table to go back to the bids."""
        await self.turn()
        await self.campaigns.requests.ask(self.campaign, Actor(self.user("Ana").user), GoBack("undo", 2))

    async def paused(self) -> None:
        """Rui has paused the campaign."""
        await self.turn()
        await self.campaigns.lifecycle.pause(self.campaign, Actor(self.user("Rui").user))

    async def away(self) -> None:
        """Rui has put the campaign away."""
        await self.turn()
        await self.campaigns.lifecycle.archive(self.campaign, Actor(self.user("Rui").user))

    async def between(self) -> None:
        """Ends the first chapter."""
        await self.turn()
        await play_to_end(self.campaigns, self.campaign)

    async def over(self) -> None:
        """Ends the campaign: no chapter follows."""
        await self.turn()
        self.monkeypatch.setitem(
            vars((await self.situation()).game), "chapters", lambda options, carried: () if carried else ("first",)
        )
        await play_to_end(self.campaigns, self.campaign)

    async def post(self, kind: str) -> Press:
        """The press of a button on the newest post of a kind, its verb left open."""
        number = (
            await sql(
                self.campaigns, f"SELECT max(number) FROM post WHERE campaign = {self.campaign} AND kind = '{kind}'"
            )
        )[0][0]
        post = await self.campaigns.outbox.find_post(self.campaign, number)
        assert post is not None
        return Press("", post.campaign, post.branch, post.n, what=str(post.number))


@dataclass
class Scenes:
    """The running bot for many tests. Those that only look share one campaign for each stage."""

    sandbox: Sandbox
    bot: Emberkeep
    monkeypatch: pytest.MonkeyPatch
    made: dict[str, Scene] = field(default_factory=dict)

    async def at(self, stage: str) -> Scene:
        """Returns the scene at this stage."""
        if stage not in self.made:
            self.made[stage] = await self.fresh(stage, stage)
        return self.made[stage]

    async def fresh(self, stage: str, name: str) -> Scene:
        """Returns a scene at this stage that no other test uses, in a thread of this name."""
        scene = Scene(self.sandbox, self.bot, await thread_in(self.sandbox, name), self.monkeypatch)
        await getattr(scene, stage)()
        return scene


async def thread_in(sandbox: Sandbox, name: str) -> str:
    """Returns the thread of a new campaign of this name, in which everything takes place."""
    await sandbox.user("Rui").slash("campaign new", channel="games", game="toy", name=name)
    sandbox.user("Olga").say("tavern", "Hello")
    return str(sandbox.channel(name)["id"])


@pytest.fixture
async def scene(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """The bot is there, with an open table."""
    toy.register(monkeypatch)
    async with bot_on(sandbox, tmp_path / "scene.db") as bot:
        yield Scene(sandbox, bot, await thread_in(sandbox, "Low Fires"), monkeypatch)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scenes(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scenes]:
    """The bot is there."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        toy.register(monkeypatch)
        async with Sandbox() as sandbox, bot_on(sandbox, tmp_path_factory.mktemp("scenes") / "scenes.db") as bot:
            yield Scenes(sandbox, bot, monkeypatch)
        assert [str(each) for each in sandbox.failures] == []
