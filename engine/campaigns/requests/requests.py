"""Requests: asking, agreeing, refusing, withdrawing, deciding."""

from __future__ import annotations

from engine.campaigns.model.errors import NotConcerned
from engine.campaigns.model.requests import Request, Wish
from engine.campaigns.model.situation import Actor
from engine.campaigns.requests.consent import Asked, ask_table, carry_out, close, find, hold_open, may_answer, settle
from engine.campaigns.runtime.changes import Change
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.rights import expect_unseated
from engine.campaigns.runtime.service import Service, uncancellable


def _as_elector(live: Live, request: Request, user: int) -> Request:
    """Returns the request, which this user may answer. Raises NotConcerned."""
    if user == request.user or not may_answer(live, request, user):
        raise NotConcerned
    return request.asking(user)


class Requests(Service):
    """Requests that need the consent of other players."""

    @uncancellable
    async def ask(
        self,
        campaign: int,
        by: Actor,
        wish: Wish,
        reason: str = "",
    ) -> Request:
        """Asks the players for consent.

        Agreed at once if no one else has a say, or for a moderator. Raises VoteOpen, NothingToUndo, NotYourSeat,
        NotStalled, SeatedModerator.
        """
        async with self._context.hold(campaign) as live:

            def noted(change: Change) -> None:
                change.note_act(by, wish.kind)

            return await ask_table(self._context, live, Asked(by, wish, reason), noted)

    async def find(self, campaign: int, request: int) -> Request:
        """Returns the current state of a request. Raises RequestClosed if it does not exist."""
        return await find(self._context, campaign, request)

    @uncancellable
    async def agree(self, campaign: int, request: int, user: int) -> Request:
        """Gives consent; the last one carries it out. Raises RequestClosed, NotConcerned."""
        async with hold_open(self._context, campaign, request) as (live, present):
            present = _as_elector(live, present, user)
            return await settle(self._context, self._context.change(live), present.agreeing(user), user)

    @uncancellable
    async def refuse(self, campaign: int, request: int, user: int) -> Request:
        """Refuses the request for everyone. Raises RequestClosed, NotConcerned."""
        async with hold_open(self._context, campaign, request) as (live, present):
            present = _as_elector(live, present, user)
            return await settle(self._context, self._context.change(live), present.refusing(user), user)

    @uncancellable
    async def withdraw(self, campaign: int, request: int, user: int) -> Request:
        """Withdraws the asker's own request. Raises RequestClosed, NotConcerned."""
        async with hold_open(self._context, campaign, request) as (live, present):
            if user != present.user:
                raise NotConcerned
            return await close(self._context, self._context.change(live), present, "withdrawn", user)

    @uncancellable
    async def decide(self, campaign: int, request: int, moderator: int, accept: bool) -> Request:
        """Decides alone as a moderator, which the caller has verified. Raises RequestClosed, SeatedModerator."""
        async with hold_open(self._context, campaign, request) as (live, present):
            expect_unseated(live, moderator)
            change = self._context.change(live)
            change.note_act(Actor(moderator, moderator=True), "allow" if accept else "deny", about=present.user)
            if accept:
                return await carry_out(self._context, change, present, moderator)
            return await close(self._context, change, present, "refused", moderator)
