"""Moves of campaigns to another thread: stored before the first call to Discord, so that a restart can finish them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from engine.campaigns.model.errors import NoThreadYet
from engine.campaigns.model.moves import Left, Move
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import Actor, Situation
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.outbox import Outbox
from engine.campaigns.runtime.rights import expect_steward
from engine.campaigns.runtime.service import Service, uncancellable
from engine.storage.queries import campaigns, turn_messages


class Moves(Service):
    """Moves to another thread. Between `begin` and `end` the campaign's facts hold its `moving`."""

    @uncancellable
    async def begin(self, campaign: int, by: Actor | None = None, channel: int | None = None) -> Situation:
        """Stores that a campaign moves to another thread of its channel, or of another `channel`; the campaign's log
        names `by` once it has. Raises NotOrganiser, SeatedModerator, and NoThreadYet if it is moving or has no
        thread."""
        async with self._context.changing(campaign) as change:
            facts = change.live.facts
            if facts.thread is None or facts.moving:
                raise NoThreadYet
            move = Move(facts.channel if channel is None else channel)
            if by is not None:
                expect_steward(change.live, by)
                change.note_act(by, "move")
                move = replace(move, user=by.user, right=by.right)
            change.update(moving=move)
        return change.live.situation()

    @uncancellable
    async def begin_reopening(self, campaign: int, channel: int) -> Situation:
        """Stores that a campaign whose thread is gone gets a new thread and lobby message in this channel. Raises
        NoThreadYet if it is moving or has never had a thread."""
        async with self._context.changing(campaign) as change:
            if change.live.facts.thread is None or change.live.facts.moving:
                raise NoThreadYet
            change.update(moving=Move(channel, reopened=True))
        return change.live.situation()

    async def unfinished(self) -> Sequence[int]:
        """Returns the campaigns that are being moved, or were when a process was killed."""
        return await self._context.database.read(campaigns.moving, self._context.shards)

    def expect_to_lead(self) -> None:
        """Call before each step on Discord. Raises Unreachable if another process may finish the move by now."""
        self._context.database.expect_to_lead()

    @uncancellable
    async def note_thread(self, campaign: int, thread: int) -> None:
        """Stores the new thread."""
        async with self._moving(campaign) as (change, move):
            change.update(moving=replace(move, thread=thread))

    @uncancellable
    async def arrive(
        self, campaign: int, *, thread: int, front_message: int, lobby_message: int | None = None
    ) -> Situation:
        """Makes the new thread the campaign's place, for posts and turn message, and stores what it leaves."""
        async with self._moving(campaign) as (change, move):
            facts = change.live.facts
            left_message = await self._context.database.read(turn_messages.of_campaign, campaign)
            left = Left(facts.thread or 0, left_message.message, facts.front_message, facts.channel)
            if move.needs_lobby_message(facts.channel):
                left = replace(left, lobby_message=facts.lobby_message)
                change.update(lobby_message=lobby_message, channel=move.channel)
            change.update(thread=thread, front_message=front_message, moving=replace(move, thread=thread, left=left))
            change.add(turn_messages.put(campaign, None, left_message.shown, ()))
            if move.user is not None:
                by = Actor(move.user, moderator=move.right == "moderator")
                change.post("rescue", author=Author(by.user), what="moved", right=by.right)
        await Outbox(self._context).retry(campaign)
        return change.live.situation()

    @uncancellable
    async def end(self, campaign: int) -> Situation:
        """Ends a move: the old thread is left, or the move has failed. A failed move restores the thread setting."""
        async with self._moving(campaign) as (change, move):
            if move.left is None and move.before is not None:
                settings = change.live.facts.settings.model_dump() | {"thread": move.before}
                change.update(settings=Settings.model_validate(settings))
            change.update(moving=None)
        return change.live.situation()

    @asynccontextmanager
    async def _moving(self, campaign: int) -> AsyncIterator[tuple[Change, Move]]:
        """Changes a campaign that is moving, even an archived one. Raises NoThreadYet if it is not moving."""
        async with self._context.hold(campaign) as live:
            if live.facts.moving is None:
                raise NoThreadYet
            change = self._context.change_of_any(live)
            yield change, live.facts.moving
            await self._context.commit(change)
