"""A deployment on a virtual clock: the service, its storage and its delivery, with Discord's threads faked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from bot.delivery import outbox as outbox_module
from bot.delivery import turn_messages as turn_messages_module
from bot.delivery.outbox import Outbox
from bot.delivery.turn_messages import TurnMessages
from bot.discord.troubles import Troubles
from bot.interactions.choosing import Choosing
from bot.interactions.readers import Readers
from bot.interactions.services import Services
from bot.messages.layout import Message
from bot.posts.post import Face
from engine.campaigns import Campaigns, Post, Situation
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.play.autopilots import go_on
from engine.campaigns.upkeep import ticker
from engine.storage import Connection
from engine.table import ChanceAsk, fair
from tests.soak.life.inline import run_inline
from tests.soak.life.threads import FakeThreads

BEGINNING = datetime(2026, 1, 5, tzinfo=UTC)
LONG_POSTS = ("start", "turn", "over")
MOST_DELIVERED = 500


class VirtualClock:
    """A clock that is set to the next event."""

    def __init__(self) -> None:
        self.time = BEGINNING

    def now(self) -> datetime:
        """Returns the virtual time."""
        return self.time

    @property
    def day(self) -> float:
        """Days since the beginning."""
        return (self.time - BEGINNING) / timedelta(days=1)


class Chances:
    """Dice and shuffles of each campaign from a seed of its own, so that campaigns do not influence each other.

    Each kind of question has a series of its own. Otherwise another order of two answers would change all later dice,
    and a campaign would not be comparable with the same one with punctual people.
    """

    def __init__(self) -> None:
        self.seeds: dict[int, str] = {}
        self.campaign = 0
        self._chances: dict[tuple[int, str], Any] = {}

    def __call__(self, ask: ChanceAsk) -> Sequence[int]:
        series = self.campaign, ask.key
        if series not in self._chances:
            self._chances[series] = fair(Random(f"{self.seeds.get(self.campaign)} {ask.key}"))
        return cast("Sequence[int]", self._chances[series](ask))


class ShortPosts(Outbox):
    """Sends the posts of turns without composing their text and picture."""

    async def _face(self, posts: Sequence[Post]) -> Face:
        if posts[-1].kind in LONG_POSTS:
            return Face(Message(f"{posts[-1].kind} {posts[-1].number}"))
        return await super()._face(posts)


class ShortTurnMessages(TurnMessages):
    """Sends turn messages without composing their text."""

    async def _layout(self, situation: Situation) -> Message | None:
        facts = situation.facts
        if situation.request and not facts.pause and not facts.archived:
            return await super()._layout(situation)
        if facts.archived or (facts.pause is None and situation.stage not in ("playing", "between")):
            return None
        if situation.stage == "playing" and facts.pause is None and not situation.asks:
            return None
        return Message(f"{situation.branch} {situation.n} {situation.waiting_for}")


class Deployment:
    """Campaigns in a database, and their delivery to fake threads. With `words` all messages are composed."""

    def __init__(self, campaigns: Campaigns, clock: VirtualClock, chances: Chances, *, words: bool) -> None:
        self.campaigns, self.clock, self.chances = campaigns, clock, chances
        self.threads = FakeThreads(self._turn_of)
        setattr(outbox_module, "Thread", self.threads.thread)  # noqa: B010 (a fake gateway)
        setattr(turn_messages_module, "Thread", self.threads.thread)  # noqa: B010
        services = Services(
            client=cast(Any, SimpleNamespace(get_channel=lambda _: None, get_guild=lambda _: None)),
            campaigns=campaigns,
            pictures=cast(Any, NoPictures()),
            readers=Readers(campaigns),
            choosing=Choosing(campaigns.outbox.wish),
            places=cast(Any, None),
            meetings=cast(Any, None),
            refreshing=cast(Any, NoRefreshing()),
            troubles=Troubles(campaigns),
        )
        self.turns = TurnMessages(services) if words else ShortTurnMessages(services)
        self.outbox = (Outbox if words else ShortPosts)(services, self.turns)

    @classmethod
    async def open(cls, file: Path, *, words: bool) -> Deployment:
        """Opens a database with all tables and no rows."""
        clock, chances = VirtualClock(), Chances()
        campaigns = await Campaigns.open(file, chance=chances, clock=clock)
        await run_inline(campaigns, chances)
        return cls(campaigns, clock, chances, words=words)

    async def tick(self) -> None:
        """Runs due jobs."""
        await ticker.tick(self.campaigns._context)

    async def settle(self) -> None:
        """Plays autopilots' turns, and delivers everything."""
        context = self.campaigns._context
        while not context.automatic.empty():
            campaign = context.automatic.get_nowait()
            while await go_on(context, campaign):
                pass
        while due := await self.campaigns.outbox.due(MOST_DELIVERED):
            for campaign, work in due.items():
                if isinstance(work, Post):
                    if await self.outbox.deliver(work):
                        self.turns.outdated(work.campaign)
                    else:
                        self.turns.overtaken(work)
                    self.campaigns.outbox.look_at(campaign)
                else:
                    await self.turns.update(work)

    async def situation(self, campaign: int) -> Situation:
        """Returns the situation of a campaign, without a lock: no one else changes it in the meantime."""
        live = self.campaigns._context._live.get(campaign)
        if live is None:
            return await self.campaigns.lookup.situation(campaign)
        live.looked_at = self.clock.now()
        return live.situation()

    async def due(self) -> Sequence[int]:
        """Returns the campaigns with jobs that are due."""
        return await self.campaigns._context.database.read(_due, to_milliseconds(self.clock.now()))

    async def next_job(self) -> float | None:
        """Returns the day on which the next job is due."""
        at = await self.campaigns._context.database.read(_next_job)
        return None if at is None else (datetime.fromtimestamp(at / 1000, UTC) - BEGINNING) / timedelta(days=1)

    def _turn_of(self, campaign: int) -> object:
        live = self.campaigns._context._live.get(campaign)
        return None if live is None else live.began


async def make_empty(file: Path) -> None:
    """Makes a database with all tables and no rows."""
    await (await Campaigns.open(file, chance=Chances(), clock=VirtualClock())).close()


class NoRefreshing:
    """Neither edits lobbies nor renames threads."""

    def soon(self, campaign: int) -> None:
        """Does nothing."""

    async def rename(self, situation: Situation) -> None:
        """Does nothing."""


class NoPictures:
    """Draws nothing: pictures do not change who is notified."""

    async def draw(self, *given: object, **named: object) -> None:
        """Returns no picture."""


def _due(connection: Connection, now: int) -> Sequence[int]:
    return [campaign for (campaign,) in connection.exec_driver_sql(f"SELECT campaign FROM job WHERE at <= {now:d}")]


def _next_job(connection: Connection) -> int | None:
    found = connection.exec_driver_sql("SELECT min(at) FROM job").scalar()
    return None if found is None else int(found)
