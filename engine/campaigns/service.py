"""The service that bots and tests call: everything that can be done to campaigns, one lock and one commit at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from engine import games
from engine.campaigns.clock import Clock, SystemClock
from engine.campaigns.files.files import Files
from engine.campaigns.history.history import History
from engine.campaigns.history.moments import Moments
from engine.campaigns.lifecycle.lifecycle import Lifecycle
from engine.campaigns.lifecycle.nudges import Nudges
from engine.campaigns.lifecycle.openings import Openings
from engine.campaigns.lifecycle.servers import Servers
from engine.campaigns.lifecycle.unreadable import Unreadable
from engine.campaigns.lookup import Lookup
from engine.campaigns.outbox import Outbox
from engine.campaigns.people.people import People
from engine.campaigns.play import autopilots
from engine.campaigns.play.play import Play
from engine.campaigns.play.rescue import Rescue
from engine.campaigns.requests.requests import Requests
from engine.campaigns.runtime.context import Context
from engine.campaigns.seats.lobby import Lobby
from engine.campaigns.seats.seats import Seats
from engine.campaigns.upkeep import absence, stuck, ticker
from engine.campaigns.upkeep.upkeep import Upkeep
from engine.storage import Database
from engine.table import Chance, Game


class Campaigns:
    """All campaigns of one database, open once. What can be done stands in its rooms: `lobby`, `seats`, `play` and so
    on; every method of theirs may be called at the same time as any other."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.lobby = Lobby(context)
        self.seats = Seats(context)
        self.play = Play(context)
        self.requests = Requests(context)
        self.lookup = Lookup(context)
        self.history = History(context)
        self.moments = Moments(context)
        self.lifecycle = Lifecycle(context)
        self.nudges = Nudges(context)
        self.rescue = Rescue(context)
        self.openings = Openings(context)
        self.servers = Servers(context)
        self.unreadable = Unreadable(context)
        self.files = Files(context)
        self.people = People(context)
        self.outbox = Outbox(context)
        self.upkeep = Upkeep(context)

    @property
    def changed(self) -> asyncio.Event:
        """Set whenever a post or a card waits for the deliverer, who clears it."""
        return self._context.changed

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        chance: Chance,
        clock: Clock | None = None,
        find: Callable[[str], Game] = games.find,
        most_open: int | None = None,
    ) -> Campaigns:
        """Opens the database, made if it is not there; a server may have `most_open` campaigns that are not over.

        Raises InUse when another process has it.
        """
        database = await Database.open(path)
        async with AsyncExitStack() as opened:
            opened.push_async_callback(database.close)
            context = Context(database, chance, clock or SystemClock(), find, most_open)
            opened.callback(context.computing.close)
            await stuck.look_back(context)
            await autopilots.wake_all(context)
            opened.pop_all()
        return cls(context)

    async def close(self) -> None:
        """Finishes what is being written and lets go of the database."""
        await asyncio.gather(*self._context.calls, return_exceptions=True)
        self._context.computing.close()
        await self._context.database.close()

    async def run(self) -> None:
        """Plays for autopilots and does scheduled jobs, until cancelled."""
        await absence.keep_time(self._context)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(autopilots.serve(self._context))
            tasks.create_task(stuck.serve(self._context))
            tasks.create_task(ticker.serve(self._context))

    def time_has_passed(self) -> None:
        """To be called when the clock was moved on for people to see what comes of it: nobody was away, and what is due
        is done at the next tick."""
        self._context.awake = self._context.clock.now()

    def looking_never_ended(self, campaign: int) -> None:
        """To be called when whatever was shown of a campaign was broken off: it is paused, and nothing of its state is
        shown until something is changed."""
        self._context.hide(campaign)
