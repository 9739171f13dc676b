"""The shared context of all services: the database, chance, the clock, and the campaigns in memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from engine import storage
from engine.campaigns.model.clock import Clock, from_milliseconds, to_milliseconds
from engine.campaigns.model.errors import Archived, Elsewhere, Refused, RuleFailed, TooManyCampaigns, UnknownCampaign
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.played import PlayedSeats
from engine.campaigns.model.server import ServerSettings
from engine.campaigns.model.situation import Situation, Waiting
from engine.campaigns.runtime.absences import Absences
from engine.campaigns.runtime.automatic_answers import answers_itself, schedule, votes_in
from engine.campaigns.runtime.branching import Past, open_branch
from engine.campaigns.runtime.calendars import Calendars
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.clocks import follow_clock
from engine.campaigns.runtime.computing import Computing, NeverEnded
from engine.campaigns.runtime.fair_dice import chance_in, chance_on, on_branch, read_keys
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.loading import REMEMBERED, Base, Stored, base_at, read_campaign, with_level
from engine.campaigns.runtime.recording import record, rules_of
from engine.campaigns.runtime.thinking import Thinking
from engine.campaigns.runtime.undelivered import Undelivered
from engine.campaigns.runtime.waits import follow
from engine.recent import Recent
from engine.storage import Database, Write
from engine.table import Chance, Game, Session
from engine.table.fair_dice import Keys

MOST_LIVE = 2_048  # campaigns in memory, of about 100 KB each,
MOST_WAITING = 16_384  # campaigns whose waiting players are cached, about 1 KB each
SUSPECT = "unended {}"  # note: a campaign had a running computation when the process ended
SECONDS_PER_REPLAYED_DECISION = 0.01  # at most
Done = TypeVar("Done")
ARCHIVED_FOR = timedelta(days=30)  # then a campaign is deleted permanently


def never(situation: Situation) -> bool:
    """Returns False."""
    return False


def expect_not_archived(live: Live) -> None:
    """Raises Archived if the campaign is archived."""
    if live.facts.archived is not None:
        raise Archived(live.facts.archived + ARCHIVED_FOR)


def _beside(database: Database, what: str) -> Path:
    """Returns a file of this process, distinct from those of other processes with the same database."""
    place, shards = database.place.beside, database.shards
    part = "" if shards.whole else f".{shards.first}-{shards.last}"
    return place.with_name(f"{place.name}{part}.{what}")


def _set_times(change: Change) -> None:
    """Schedules the next automatic answers, the next step of the wait and that of the campaign."""
    follow_clock(change)
    schedule(change)
    follow(change)


class Context:
    """Holds campaigns: one caller at a time each, loaded when needed, dropped after errors.

    `chance` shuffles copies, and decides chapters without keys; new chapters get keys if chance is `provable`.
    Autopilots look `ahead` in another process, if they do at all; `thoughts` are those in progress, by campaign.
    `may_wait` says whether the turn message may stay as it is at a change without a post. `awake` is when this
    deployment was last noted as up, `absences` when it was not. `servers` are the settings of servers that have any.
    `automatic` holds campaigns that may have automatic answers, `stuck` those with an interrupted computation, `hidden`
    those of them whose state is not read until something changes, and `suspects` those with a running computation when
    the previous process ended. `calls` must run to their end. `searching` is held while everything stored is searched.
    """

    def __init__(
        self,
        database: Database,
        chance: Chance,
        clock: Clock,
        find: Callable[[str], Game],
        most_open: int | None,
        *,
        provable: bool = False,
        looks_ahead: bool = False,
    ) -> None:
        self.database = database
        self.shards = database.shards
        self.chance = chance
        self.provable = provable
        self.clock = clock
        self.find = find
        self.most_open = most_open
        self.awake: datetime | None = None
        self.absences = Absences()
        self.servers: dict[int, ServerSettings] = {}
        self.automatic: asyncio.Queue[int] = asyncio.Queue()
        self.stuck: asyncio.Queue[int] = asyncio.Queue()
        self.hidden: set[int] = set()
        self.suspects: set[int] = set()
        self.calls: set[asyncio.Future[Any]] = set()
        self.computing = Computing(_beside(database, "computing"))
        self.thinking = Thinking()
        self.ahead = Thinking() if looks_ahead else None
        self.thoughts: dict[int, asyncio.Task[None]] = {}
        self.undelivered = Undelivered(database)
        database.watch = self.undelivered.watching
        self.may_wait: Callable[[Situation], bool] = never
        self.calendars = Calendars(shared=not self.shards.whole)
        self.played = PlayedSeats()
        self._live: Recent[int, Live] = Recent(MOST_LIVE)
        self._waiting: Recent[int, Waiting] = Recent(MOST_WAITING)
        self._reading: dict[int, object] = {}  # by campaign: who is reading its waiting players
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.searching = asyncio.Lock()
        self._making = asyncio.Lock()

    @asynccontextmanager
    async def alone_with(self, campaign: int) -> AsyncIterator[None]:
        """Keeps all other callers from this campaign, without loading it."""
        lock = self._locks.get(campaign) or asyncio.Lock()
        self._locks[campaign] = lock
        async with lock:
            yield

    @asynccontextmanager
    async def hold(self, campaign: int) -> AsyncIterator[Live]:
        """Loads a campaign for one caller at a time. Any error drops it from memory, except a refusal before a
        change.
        """
        async with self.alone_with(campaign):
            live = await self.find_live(campaign)
            live.looked_at = self.clock.now()
            await self.calendars.know(self.database, live.users)
            try:
                yield live
                self._note_waiting(campaign)
            except BaseException as error:
                if live.changing or not isinstance(error, Refused):
                    self.forget(campaign)
                raise

    def _note_waiting(self, campaign: int) -> None:
        """Caches who the campaign waits for if it is in memory; if that fails, the change still counts."""
        live = self._live.get(campaign)
        self._forget_waiting(campaign)
        if live is not None:
            with suppress(Exception):
                self._waiting[campaign] = live.situation().waiting

    async def waiting(self, campaign: int) -> Waiting:
        """Returns who a campaign waits for without holding it, from the cache or the database.

        A result is not cached if the campaign changed during the read or another process may change it.
        """
        if campaign in self._waiting:
            return self._waiting[campaign]
        reading = self._reading[campaign] = object()
        live = await self._as_it_lies(campaign)
        found = live.situation().waiting
        if self._reading.get(campaign) is reading:
            del self._reading[campaign]
            if self.shards.holds(live.facts.guild):
                self._waiting[campaign] = found
        return self._waiting.get(campaign, found)

    async def situation(self, campaign: int) -> Situation:
        """Returns the situation of a campaign; for another process's campaign, as stored. Raises UnknownCampaign."""
        try:
            async with self.hold(campaign) as live:
                return live.situation()
        except Elsewhere:
            return (await self._as_it_lies(campaign)).situation()

    async def _as_it_lies(self, campaign: int) -> Live:
        """Loads a campaign for reading only, without caching it."""
        stored = await self.database.read(read_campaign, campaign)
        live = self._live_of(stored)
        await self.calendars.know(self.database, live.users)
        if stored.base is not None:
            live.session = await self.session(live, stored.base, stored.held)
            live.votes = votes_in(live.session, stored.held)
        return live

    def _forget_waiting(self, campaign: int) -> None:
        """Discards the cached waiting players and any pending read. Call it when the campaign changes."""
        self._waiting.pop(campaign, None)
        self._reading.pop(campaign, None)

    @asynccontextmanager
    async def hold_unloaded(self, campaign: int) -> AsyncIterator[Live]:
        """Holds a campaign without its session, for changes to one that may not load. Raises UnknownCampaign,
        Elsewhere.
        """
        async with self.alone_with(campaign):
            self.forget(campaign)
            try:
                yield self._live_of(await self._own(campaign))
            finally:
                self.forget(campaign)

    @asynccontextmanager
    async def hold_unread(self, campaign: int) -> AsyncIterator[None]:
        """Holds a campaign by its number alone, for work on its rows. Its game need not exist and its rows need not
        load. Raises UnknownCampaign, Elsewhere."""
        async with self.alone_with(campaign):
            self.forget(campaign)
            found = await self.database.read(storage.campaigns.columns_of, campaign, ["guild"])
            if found is None:
                raise UnknownCampaign(campaign)
            if not self.shards.holds(found.guild):
                raise Elsewhere
            try:
                yield
            finally:
                self.forget(campaign)

    @asynccontextmanager
    async def within_quota(self, guild: int) -> AsyncIterator[None]:
        """Holds the capacity of a server while a campaign is created. Raises TooManyCampaigns, Elsewhere."""
        if not self.shards.holds(guild):
            raise Elsewhere
        async with self._making:
            if self.most_open is not None:
                found = await self.database.read(storage.campaigns.open_in, guild)
                if len(found) >= self.most_open and await self._that_load(found) >= self.most_open:
                    raise TooManyCampaigns(self.most_open)
            yield

    async def _that_load(self, found: Sequence[int]) -> int:
        """Returns how many of these campaigns load: others can be neither played nor ended by players.

        None of them is held, because their holders may be waiting for capacity.
        """
        count = 0
        for campaign in found:
            with suppress(Exception):
                if campaign not in self._live:
                    await self._try_to_load(campaign)
                count += 1
        return count

    async def _try_to_load(self, campaign: int) -> None:
        stored = await self.database.read(read_campaign, campaign)
        if stored.base is not None:
            await self.session(self._live_of(stored), stored.base)

    def change(self, live: Live) -> Change:
        """Returns an empty commit of this moment. Raises Archived."""
        expect_not_archived(live)
        return self.change_of_any(live)

    def change_of_any(self, live: Live) -> Change:
        """Returns an empty commit; the campaign may be archived."""
        return Change(
            live, to_milliseconds(max(self.clock.now(), live.decided))
        )  # the log stays in order even if the clock does not

    @asynccontextmanager
    async def changing(self, campaign: int) -> AsyncIterator[Change]:
        """Yields a change of the campaign, for one caller at a time; committed when the block ends."""
        async with self.hold(campaign) as live:
            change = self.change(live)
            yield change
            await self.commit(change)

    async def commit(self, change: Change) -> None:
        """Commits the change; returns when it is on disk."""
        live = change.live
        if change.decisions:
            live.decided = from_milliseconds(change.at)
            self._clear(change)
        if live.orders:
            await self.compute(live, lambda: _set_times(change))
        else:
            _set_times(change)
        waits = not change.posts and self.may_wait(live.settled())
        await self.write(change.writes(shown=not waits))
        live.changing = False
        self.hidden.discard(live.facts.id)
        live.hidden = False
        if answers_itself(live):
            self.automatic.put_nowait(live.facts.id)

    def _clear(self, change: Change) -> None:
        """Clears the campaign of suspicion after a decision."""
        campaign = change.live.facts.id
        if campaign in self.suspects:
            self.suspects.discard(campaign)
            change.add(*storage.notes.drop([SUSPECT.format(campaign)]))

    async def write(self, writes: Sequence[Write]) -> None:
        """Writes to the database; returns when it is on disk. A cancelled caller still waits, and holds the
        campaign.
        """
        writing = asyncio.ensure_future(self.database.write(writes))
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.wait([writing])
            raise

    async def commit_and_reload(self, change: Change) -> Live:
        """Commits a change of branch and loads the campaign again."""
        await self.commit(change)
        self._live.pop(change.live.facts.id, None)
        return await self.find_live(change.live.facts.id)

    def forget(self, campaign: int) -> None:
        """Drops a campaign from memory."""
        self._live.pop(campaign, None)
        self._forget_waiting(campaign)

    async def forget_all(self) -> None:
        """Drops all campaigns from memory, each when no one holds it."""
        self._waiting.clear()
        self._reading.clear()
        for campaign in list(self._live):
            async with self.alone_with(campaign):
                self.forget(campaign)

    async def find_live(self, campaign: int) -> Live:
        """Returns the campaign in memory, for the caller that holds it."""
        if campaign not in self._live:
            self._forget_waiting(campaign)  # a campaign that does not load waits for no one
            self._live[campaign] = await self._load(campaign)
        return self._live[campaign]

    async def past(self, live: Live, lineage: Lineage, n: int) -> Past:
        """Returns the session before decision `n` of a lineage. Raises NothingToUndo if it is not stored."""
        base = await self.database.read(base_at, lineage, n)
        keys = on_branch(live.keys, live.next_branch, n) if live.keys else None
        return Past(lineage, base, await self.session(live, base, keys=keys), keys)

    async def session(
        self, live: Live, base: Base, held: dict[int, tuple[str, ...]] | None = None, keys: Keys | None = None
    ) -> Session:
        """Loads the session from a checkpoint, with the held answers sealed again.

        What the keys decide meanwhile, such as a shuffle after the start of a chapter, belongs to their branch.
        """
        saved = replace(base.saved, held=held or {})
        chance = chance_on(keys, keys.branch) if keys else chance_in(live, self.chance)

        def load() -> Session:
            with rules_of(live):
                return Session.load(live.game, saved, chance)

        session = await self.compute(live, load, longer=len(saved.decisions) * SECONDS_PER_REPLAYED_DECISION)
        session.chance = chance_in(live, self.chance)
        return session

    async def compute(self, live: Live, work: Callable[[], Done], longer: float = 0.0) -> Done:
        """Returns the result of `work`, computed off the event loop while the caller holds the campaign.

        It has `longer` extra seconds. Raises RuleFailed if it never ends; the campaign is then paused.
        """
        try:
            return await self.computing.run(live.facts.id, work, longer)
        except NeverEnded as error:
            self.stuck.put_nowait(live.facts.id)
            raise RuleFailed(live.facts.id, live.facts.game, error) from None

    def hide(self, campaign: int) -> None:
        """Stops all reads of a campaign's state after one was interrupted, until something changes, and pauses it."""
        self.hidden.add(campaign)
        if campaign in self._live:
            self._live[campaign].hidden = True
        self.stuck.put_nowait(campaign)

    async def _own(self, campaign: int) -> Stored:
        """Returns the stored rows of a campaign that this process may change. Raises UnknownCampaign, Elsewhere."""
        stored = await self.database.read(read_campaign, campaign)
        if not self.shards.holds(stored.facts.guild):
            raise Elsewhere
        return stored

    async def _load(self, campaign: int) -> Live:
        stored = await self._own(campaign)
        live = self._live_of(stored)
        if stored.base is not None:
            live.session = await self.session(live, stored.base, stored.held)
            live.votes = votes_in(live.session, stored.held)
            if live.session.diverged:
                await self._correct(live, stored.base)
                return await self._load(campaign)
            if live.session.first.decisions:
                await self._begin(live, live.session)
            await self._put_in_words(live)
        return live

    def _live_of(self, stored: Stored) -> Live:
        game = self.find(stored.facts.game)
        decided = stored.facts.created if stored.last_at is None else from_milliseconds(stored.last_at)
        return Live(
            facts=with_level(stored.facts, game),
            game=game,
            seats=stored.seats,
            branches=stored.branches,
            branch=stored.branch,
            session=None,
            decided=decided,
            recent=deque(stored.recent, REMEMBERED),
            pending=stored.pending,
            next_post=stored.next_post,
            request=stored.request,
            results=stored.results,
            absences=self.absences,
            turn=stored.base.turn if stored.base else None,
            turn_from=stored.base.checkpoint.n if stored.base else 0,
            orders=stored.orders,
            plans=stored.plans,
            answers_at=stored.answers_at,
            next_wait=stored.next_wait,
            keys=read_keys(stored.keys) if stored.keys else None,
            hidden=stored.facts.id in self.hidden,
            calendars=self.calendars.known,
            habits=self.calendars.habits,
            servers=self.servers,
        )

    async def _begin(self, live: Live, session: Session) -> None:
        """Decides and stores the roll or shuffle with which a copy begins."""
        change = self.change_of_any(live)
        record(change, session, session.first, Author(None, "table"), {})
        await self.commit(change)

    async def _correct(self, live: Live, base: Base) -> None:
        """Handles changed rules: keeps what still fits, reopens the turn there, and tells the players."""
        line = Lineage(live.branches, live.branch, base.checkpoint.n + len(base.tail))
        past = await self.past(live, line, line.end)
        change, author = self.change_of_any(live), Author(None, "table")
        open_branch(change, past, "corrected", author, left=line)
        change.post("corrected", author=author)
        await self.commit(change)

    async def _put_in_words(self, live: Live) -> None:
        """Adds the texts of the step that can be undone, by replaying the moments of its choices."""
        for made in live.free_run():
            if made.texts is None:
                ask = (await self.past(live, live.lineage, made.n)).session.ask_of(made.seat)
                made.shared = ask is not None and len(ask.seats) > 1
                made.texts = [ask.by_id[str(each)].text for each in made.pick if str(each) in ask.by_id] if ask else []
