"""Copies and files of campaigns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace

from engine.campaigns.files.copies import copied_facts, fork_rows, kept_for
from engine.campaigns.files.export import expect_importable, file_of, open_up
from engine.campaigns.files.imports import drop_forgotten, imported_facts, write_import
from engine.campaigns.files.reader import Reader
from engine.campaigns.model.errors import NothingToUndo, WrongStage
from engine.campaigns.model.situation import Actor, Person, Situation
from engine.campaigns.runtime.context import Context, expect_not_archived
from engine.campaigns.runtime.loading import base_at, read_campaign
from engine.campaigns.runtime.service import Service, uncancellable
from engine.campaigns.seats.new_campaigns import new_campaign
from engine.storage import Connection


class Files(Service):
    """Copies and files of campaigns."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._reader = Reader()
        self._exporting = asyncio.Lock()

    @uncancellable
    async def fork(
        self,
        campaign: int,
        organiser: Person,
        *,
        at: int | None = None,
        name: str | None = None,
        channel: int | None = None,
        asked: str | None = None,
    ) -> Situation:
        """Creates a campaign of `organiser`, in its lobby, from the last checkpoint at or before decision `at` (now).

        Hidden information is dealt again unless the chapter is over there. Raises NothingToUndo if there is no such
        moment, TooManyCampaigns. `asked` as in `Lobby.create`.
        """
        async with self._context.hold(campaign) as live, self._context.within_quota(live.facts.guild):
            expect_not_archived(live)
            if not live.branch:
                raise WrongStage(live.facts.stage)
            n = live.n if at is None else at
            if not 0 < n <= live.n:
                raise NothingToUndo
            facts = await copied_facts(self._context, live, organiser, name, channel)
            await self._context.write(await fork_rows(self._context, facts, live, n, asked))
        async with self._context.hold(facts.id) as copy:
            return copy.situation()

    async def copied_from(self, campaign: int, at: int) -> int:
        """Returns the decision before which a copy from moment `at` begins: that of the last checkpoint until then.

        Raises NothingToUndo if there is none.
        """
        async with self._context.hold(campaign) as live:
            if not live.branch:
                raise NothingToUndo
            line = live.lineage
        base = await self._context.database.read(base_at, line, min(at, line.end))
        return int(base.checkpoint.n)

    @uncancellable
    async def begin_again(
        self, campaign: int, organiser: Person, channel: int, *, asked: str | None = None
    ) -> Situation:
        """Creates a campaign with the same game, options and settings and a seat reserved for each player.

        Raises TooManyCampaigns.
        """
        async with self._context.hold(campaign) as live, self._context.within_quota(live.facts.guild):
            facts = replace(await copied_facts(self._context, live, organiser, None, channel), size=None, fork_of=None)
            await self._context.database.write(new_campaign(facts, kept_for(live.seats), asked=asked))
        async with self._context.hold(facts.id) as again:
            return again.situation()

    @uncancellable
    async def export(self, campaign: int, by: Actor, *, open_file: bool = False) -> bytes:
        """Returns the whole campaign as a file, sealed or open. Raises NotOver when it may not be open,
        and TooLargeForFile when import would refuse it.

        The campaign is held until the snapshot is taken; play goes on while the file is written. One file is written at
        a time, because everyone shares the database's readers.
        """
        async with self._exporting, AsyncExitStack() as held:
            live = await held.enter_async_context(self._context.hold(campaign))
            if not live.branch:
                raise WrongStage(live.facts.stage)
            await self._context.database.read(expect_importable, campaign)
            if open_file:
                await open_up(self._context, live, by)
            begun = asyncio.Event()
            reading = asyncio.create_task(self._read_file(campaign, open_file, begun))
            reading.add_done_callback(lambda _: begun.set())
            await begun.wait()
            await held.aclose()  # the reader now sees a fixed snapshot, whatever is played later
            return await reading

    async def _read_file(self, campaign: int, open_file: bool, begun: asyncio.Event) -> bytes:
        """Returns the file of a campaign as it is when `begun` is set."""
        loop = asyncio.get_running_loop()

        def read(connection: Connection) -> bytes:
            stored = read_campaign(connection, campaign)
            loop.call_soon_threadsafe(begun.set)
            return file_of(self._context, connection, stored, open_file)

        return await self._context.database.read(read)

    @uncancellable
    async def import_(
        self,
        file: bytes | Callable[[], Awaitable[bytes]],
        organiser: Person,
        guild: int,
        channel: int,
        *,
        asked: str | None = None,
    ) -> Situation:
        """Creates a campaign from a file, in its lobby, with an unfinished chapter dealt again.

        A file given as a download is fetched only if this user may import one now. Raises WrongFile, TooManyFiles,
        TooManyCampaigns.
        """
        self._reader.admit(organiser.user, self._context.clock.now())
        data = file if isinstance(file, bytes) else await file()
        read = await self._reader.read(data, self._context.database.seal.key)
        users = await drop_forgotten(self._context, read)
        async with self._context.within_quota(guild):
            facts = await imported_facts(self._context, read, organiser, guild, channel)
        await write_import(self._context, facts, read, users, asked)
        async with self._context.hold(facts.id) as live:
            return live.situation()
