"""Pauses, archives and restores campaigns (docs/behaviour.md#waiting)."""

from __future__ import annotations

from engine.campaigns.lifecycle.stopping import archive, resume, stop, unarchive
from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.requests import LONGEST_REASON
from engine.campaigns.model.situation import Actor, Pause, Situation
from engine.campaigns.model.typed import one_line
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.context import ARCHIVED_FOR
from engine.campaigns.runtime.rights import expect_steward
from engine.campaigns.runtime.service import Service, uncancellable


class Lifecycle(Service):
    """Pauses, archives and restores campaigns."""

    @uncancellable
    async def pause(self, campaign: int, by: Actor, reason: str = "") -> Situation:
        """Stops play and all deadlines. Raises NotOrganiser, SeatedModerator, WrongStage."""
        async with self._context.changing(campaign) as change:
            live = change.live
            live.expect("lobby", "playing", "between")
            expect_steward(live, by)
            stop(change, Pause(by.user, one_line(reason)[:LONGEST_REASON]))
        return change.live.situation()

    @uncancellable
    async def resume(self, campaign: int, by: Actor) -> Situation:
        """Ends a pause; deadlines start again. Raises NotOrganiser, SeatedModerator."""
        async with self._context.changing(campaign) as change:
            live = change.live
            expect_steward(live, by)
            if live.facts.pause is not None:
                resume(change)
                change.post("resumed", author=Author(by.user))
        return change.live.situation()

    @uncancellable
    async def archive(self, campaign: int, by: Actor) -> Situation:
        """Archives a campaign; it is deleted after 30 days. Raises NotOrganiser, SeatedModerator."""
        async with self._context.changing(campaign) as change:
            live = change.live
            expect_steward(live, by)
            archive(change)
            change.post(
                "away", author=Author(by.user), until=to_milliseconds(from_milliseconds(change.at) + ARCHIVED_FOR)
            )
        return change.live.situation()

    @uncancellable
    async def unarchive(self, campaign: int, by: Actor) -> Situation:
        """Restores an archived campaign. Raises NotOrganiser, SeatedModerator."""
        async with self._context.hold(campaign) as live:
            expect_steward(live, by)
            if live.facts.archived is not None:
                change = self._context.change_of_any(live)
                unarchive(change)
                change.post("back", author=Author(by.user))
                await self._context.commit(change)
            return live.situation()
