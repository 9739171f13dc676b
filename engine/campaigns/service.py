"""The service that bots and tests call: every operation on campaigns, with one lock and one commit at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime
from pathlib import Path
from typing import Required, TypedDict, Unpack

from engine import games
from engine.campaigns.files.files import Files
from engine.campaigns.history.history import History
from engine.campaigns.history.moments import Moments
from engine.campaigns.lifecycle import server_settings
from engine.campaigns.lifecycle.lifecycle import Lifecycle
from engine.campaigns.lifecycle.meetings import Meetings
from engine.campaigns.lifecycle.moderation import Moderation
from engine.campaigns.lifecycle.moves import Moves
from engine.campaigns.lifecycle.nudges import Nudges
from engine.campaigns.lifecycle.openings import Openings
from engine.campaigns.lifecycle.purge import delete_left_behind
from engine.campaigns.lifecycle.server_settings import ServerSettingsService
from engine.campaigns.lifecycle.servers import Servers
from engine.campaigns.lifecycle.unreadable import Unreadable
from engine.campaigns.model.clock import Clock, SystemClock
from engine.campaigns.people.lessons import Lessons
from engine.campaigns.people.looking import LookingForTables
from engine.campaigns.people.people import People
from engine.campaigns.people.ratings import Ratings
from engine.campaigns.people.tallies import Tallies
from engine.campaigns.play import autopilots
from engine.campaigns.play.dice import Dice
from engine.campaigns.play.hints import Hints
from engine.campaigns.play.play import Play
from engine.campaigns.play.rescue import Rescue
from engine.campaigns.play.turn_plans import TurnPlans
from engine.campaigns.requests.requests import Requests
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.lookup import Lookup
from engine.campaigns.runtime.outbox import Outbox
from engine.campaigns.seats.lobby import Lobby
from engine.campaigns.seats.seats import Seats
from engine.campaigns.upkeep import absence, cleaning, clocks, stuck, ticker
from engine.campaigns.upkeep.upkeep import Upkeep
from engine.storage import Database, Place, Shards
from engine.table import Chance, Game


class Given(TypedDict, total=False):
    """The parameters with which campaigns are opened."""

    chance: Required[Chance]
    provable: bool
    clock: Clock | None
    find: Callable[[str], Game]
    most_open: int | None
    shards: Shards | None
    looks_ahead: bool


class Campaigns:
    """All campaigns of one database, opened once.

    Operations are grouped by service: `lobby`, `seats`, `play` and so on. All their methods may be called concurrently.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self.lobby = Lobby(context)
        self.seats = Seats(context)
        self.play = Play(context)
        self.plans = TurnPlans(context)
        self.dice = Dice(context)
        self.hints = Hints(context)
        self.requests = Requests(context)
        self.lookup = Lookup(context)
        self.history = History(context)
        self.moments = Moments(context)
        self.lifecycle = Lifecycle(context)
        self.nudges = Nudges(context)
        self.rescue = Rescue(context)
        self.openings = Openings(context)
        self.moves = Moves(context)
        self.servers = Servers(context)
        self.meetings = Meetings(context)
        self.moderation = Moderation(context)
        self.server_settings = ServerSettingsService(context)
        self.unreadable = Unreadable(context)
        self.files = Files(context)
        self.people = People(context)
        self.tallies = Tallies(context)
        self.ratings = Ratings(context)
        self.looking = LookingForTables(context)
        self.lessons = Lessons(context)
        self.outbox = Outbox(context)
        self.upkeep = Upkeep(context)

    @property
    def changed(self) -> asyncio.Event:
        """Returns the event set when a post or turn message waits for the deliverer, which clears it."""
        return self._context.undelivered.changed

    @classmethod
    def standing_by(
        cls,
        path: str | Path | Place,
        *,
        chance: Chance,
        provable: bool = False,
        clock: Clock | None = None,
        find: Callable[[str], Game] = games.find,
        most_open: int | None = None,
        shards: Shards | None = None,
        looks_ahead: bool = False,
    ) -> Campaigns:
        """Returns the campaigns of these shards' servers (default: all) for a process that will `lead` them.

        If chance is `provable`, players can check it afterwards (`engine.table.fair_dice`); otherwise `chance` alone
        decides. A server may have `most_open` unfinished campaigns. Autopilots of the strongest level look ahead in
        another process if `looks_ahead`. Raises CannotOpen.
        """
        database = Database.standing_by(path, shards)
        context = Context(
            database, chance, clock or SystemClock(), find, most_open, provable=provable, looks_ahead=looks_ahead
        )
        return cls(context)

    @classmethod
    async def open(cls, path: str | Path | Place, **given: Unpack[Given]) -> Campaigns:
        """Opens and leads the campaigns; creates the database if needed. Raises InUse if another process leads."""
        campaigns = cls.standing_by(path, **given)
        try:
            await campaigns.lead(waits=False)
        except BaseException:
            await campaigns.close()
            raise
        return campaigns

    async def lead(self, *, waits: bool = True) -> frozenset[int] | None:
        """Returns once this process leads its shards; with `waits` it waits for another leader to end.

        Until then nothing can be read or done here. Returns the interactions that the previous leader took; None if it
        left no handover record. Raises InUse, CannotOpen.
        """
        context = self._context
        taken = await context.database.lead(waits=waits)
        context.computing.open()
        await delete_left_behind(context)
        await absence.recall(context)
        await server_settings.recall(context)
        await stuck.look_back(context)
        await clocks.repair(context)
        await autopilots.wake_all(context)
        return taken

    @property
    def shards(self) -> Shards:
        """Returns the shards whose campaigns are served here."""
        return self._context.database.shards

    @property
    def leads(self) -> bool:
        """True if no other process can lead these shards now; False if unsure. Costs nothing."""
        return self._context.database.leads

    async def lost(self) -> None:
        """Returns once another process has taken over; memory is then no longer reliable."""
        await self._context.database.lost()

    async def hand_over(self, taken: Collection[int] = ()) -> None:
        """Finishes running calls and hands leadership over, together with the interactions that were taken here.

        Later calls raise Closed; `close` must still be called.
        """
        await asyncio.gather(*self._context.calls, return_exceptions=True)
        await self._context.database.hand_over(taken)

    async def close(self) -> None:
        """Finishes pending writes and closes the database."""
        await asyncio.gather(*self._context.calls, return_exceptions=True)
        for thought in self._context.thoughts.values():
            thought.cancel()
        await asyncio.gather(*self._context.thoughts.values(), return_exceptions=True)
        await self._context.thinking.close()
        if self._context.ahead is not None:
            await self._context.ahead.close()
        self._context.computing.close()
        await self._context.database.close()

    async def run(self) -> None:
        """Runs automatic play and scheduled jobs, until cancelled."""
        await absence.keep_time(self._context)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(autopilots.serve(self._context))
            tasks.create_task(stuck.serve(self._context))
            tasks.create_task(ticker.serve(self._context))
            tasks.create_task(cleaning.serve(self._context))

    def now(self) -> datetime:
        """Returns the current time of the clock that sets deadlines."""
        return self._context.clock.now()

    def time_has_passed(self) -> None:
        """Call after advancing the clock by hand: no absence is assumed, and everything due is done at the next
        tick.
        """
        self._context.awake = self._context.clock.now()

    def looking_never_ended(self, campaign: int) -> None:
        """Pauses a campaign after reading its state was interrupted; nothing of it is shown until something changes."""
        self._context.hide(campaign)
