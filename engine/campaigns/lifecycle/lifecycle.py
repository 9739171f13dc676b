"""Pauses, archives and restores campaigns (docs/behaviour.md#waiting)."""

from __future__ import annotations

from dataclasses import replace

from engine.campaigns.lifecycle.stopping import archive, resume, stop, unarchive
from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.errors import NotYourSeat
from engine.campaigns.model.requests import LONGEST_REASON
from engine.campaigns.model.situation import Actor, Pause, Situation
from engine.campaigns.model.typed import one_line
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.clocks import start_again
from engine.campaigns.runtime.context import ARCHIVED_FOR
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.rights import expect_steward
from engine.campaigns.runtime.service import Service, uncancellable

DAY = 86_400_000  # milliseconds
MOST_DAYS = 60


def _was(live: Live, state: str) -> bool:
    return live.facts.clock is not None and live.facts.clock.state == state


def _expect_may_go_on(live: Live, by: Actor) -> None:
    """Raises unless this user may end the pause: after its time any player may."""
    overdue = _was(live, "paused") and live.facts.clock is not None and live.facts.clock.step > 0
    if not (overdue and live.seats_of(by.user)):
        expect_steward(live, by)


class Lifecycle(Service):
    """Pauses, archives and restores campaigns."""

    @uncancellable
    async def pause(self, campaign: int, by: Actor, reason: str = "", days: int = 0) -> Situation:
        """Stops play and all deadlines; after these days (default: 14) players are asked if play should go on.

        Raises NotOrganiser, SeatedModerator, WrongStage.
        """
        async with self._context.changing(campaign) as change:
            live = change.live
            live.expect("lobby", "playing", "between")
            expect_steward(live, by)
            change.note_act(by, "pause")
            until = change.at + min(days, MOST_DAYS) * DAY if days > 0 else 0
            stop(change, Pause(by.user, one_line(reason)[:LONGEST_REASON], until=until))
        return change.live.situation()

    @uncancellable
    async def resume(self, campaign: int, by: Actor) -> Situation:
        """Ends a pause; deadlines start again. Raises NotOrganiser, SeatedModerator."""
        async with self._context.changing(campaign) as change:
            live = change.live
            _expect_may_go_on(live, by)
            if live.facts.pause is not None:
                change.note_act(by, "resume")
                resume(change)
                change.post("resumed", author=Author(by.user))
        return change.live.situation()

    @uncancellable
    async def pause_longer(self, campaign: int, by: Actor) -> Situation:
        """Prolongs a pause by 14 days. Raises NotOrganiser, SeatedModerator."""
        async with self._context.changing(campaign) as change:
            pause = change.live.facts.pause
            _expect_may_go_on(change.live, by)
            if pause is not None:
                change.note_act(by, "longer")
                change.update(pause=replace(pause, until=0))
                start_again(change)
                change.post("clock", author=Author(by.user), what="longer", closes=change.at + 14 * DAY)
        return change.live.situation()

    @uncancellable
    async def keep_lobby(self, campaign: int, user: int) -> Situation:
        """Keeps a lobby open: its clock starts again. Raises NotYourSeat, WrongStage."""
        async with self._context.changing(campaign) as change:
            live = change.live
            live.expect("lobby")
            if user != live.facts.organiser and not live.seats_of(user):
                raise NotYourSeat
            start_again(change)
        return change.live.situation()

    @uncancellable
    async def archive(self, campaign: int, by: Actor) -> Situation:
        """Archives a campaign; it is deleted after 30 days. Raises NotOrganiser, SeatedModerator."""
        async with self._context.changing(campaign) as change:
            live = change.live
            expect_steward(live, by)
            change.note_act(by, "archive")
            archive(change)
            change.post(
                "away", author=Author(by.user), until=to_milliseconds(from_milliseconds(change.at) + ARCHIVED_FOR)
            )
        return change.live.situation()

    @uncancellable
    async def unarchive(self, campaign: int, by: Actor) -> Situation:
        """Restores an archived campaign; any player may, if its clock has archived it.

        Raises NotOrganiser, SeatedModerator.
        """
        async with self._context.hold(campaign) as live:
            if not (_was(live, "closed") and live.seats_of(by.user)):
                expect_steward(live, by)
            if live.facts.archived is not None:
                change = self._context.change_of_any(live)
                change.note_act(by, "unarchive")
                unarchive(change)
                change.post("back", author=Author(by.user))
                await self._context.commit(change)
            return live.situation()
