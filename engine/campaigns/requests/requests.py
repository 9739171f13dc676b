"""Requests: asking the table, agreeing, refusing, withdrawing, deciding."""

from __future__ import annotations

from engine.campaigns.model.errors import NotConcerned
from engine.campaigns.model.requests import Request, Wish
from engine.campaigns.model.situation import Actor
from engine.campaigns.requests.consent import Asked, ask_table, carry_out, close, find, hold_open, may_answer, settle
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.rights import expect_unseated
from engine.campaigns.runtime.room import Room, uncancellable


def _as_elector(live: Live, request: Request, user: int) -> Request:
    """The request, which this user may answer. Raises NotConcerned."""
    if user == request.user or not may_answer(live, request, user):
        raise NotConcerned
    return request.asking(user)


class Requests(Room):
    """Requests that the table must agree to."""

    @uncancellable
    async def ask(
        self,
        campaign: int,
        by: Actor,
        wish: Wish,
        reason: str = "",
    ) -> Request:
        """Asks the table for something. It is agreed at once if nobody else has a say, or for a moderator. Raises
        VoteOpen, NothingToUndo, NotYourSeat, NotStalled, SeatedModerator."""
        async with self._context.hold(campaign) as live:
            return await ask_table(self._context, live, Asked(by, wish, reason))

    async def find(self, campaign: int, request: int) -> Request:
        """A request of a campaign as it stands. Raises RequestClosed if there is no such request."""
        return await find(self._context, campaign, request)

    @uncancellable
    async def agree(self, campaign: int, request: int, user: int) -> Request:
        """Gives consent; the last one carries it out. Raises RequestClosed, NotConcerned."""
        async with hold_open(self._context, campaign, request) as (live, present):
            present = _as_elector(live, present, user)
            return await settle(self._context, self._context.change(live), present.agreeing(user), user)

    @uncancellable
    async def refuse(self, campaign: int, request: int, user: int) -> Request:
        """Refuses it for the table. Raises RequestClosed, NotConcerned."""
        async with hold_open(self._context, campaign, request) as (live, present):
            present = _as_elector(live, present, user)
            return await settle(self._context, self._context.change(live), present.refusing(user), user)

    @uncancellable
    async def withdraw(self, campaign: int, request: int, user: int) -> Request:
        """The asker takes the request back. Raises RequestClosed, NotConcerned."""
        async with hold_open(self._context, campaign, request) as (live, present):
            if user != present.user:
                raise NotConcerned
            return await close(self._context, self._context.change(live), present, "withdrawn", user)

    @uncancellable
    async def decide(self, campaign: int, request: int, moderator: int, accept: bool) -> Request:
        """A moderator (the caller has checked that) decides alone. Raises RequestClosed, SeatedModerator."""
        async with hold_open(self._context, campaign, request) as (live, present):
            expect_unseated(live, moderator)
            change = self._context.change(live)
            if accept:
                return await carry_out(self._context, change, present, moderator)
            return await close(self._context, change, present, "refused", moderator)
