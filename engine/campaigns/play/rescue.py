"""Repairs by organisers and moderators for a campaign that is stuck (docs/behaviour.md#rescue)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.campaigns.model.errors import NothingToUndo, NotLegal, NotYourSeat, NotYourTurn, StaleAsk
from engine.campaigns.model.requests import GoBack, Request
from engine.campaigns.model.situation import Actor, Situation
from engine.campaigns.play.answers import put_answer
from engine.campaigns.play.public_options import public_options
from engine.campaigns.requests.consent import Asked, ask_table
from engine.campaigns.runtime.automatic_answers import autopilot_pick
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.rights import expect_rescuer, expect_steward
from engine.campaigns.runtime.service import Service, uncancellable
from engine.campaigns.runtime.waits import resend_turn_message
from engine.campaigns.seats.seat_changes import hand_over
from engine.storage.queries import log
from engine.table import Option


class Rescue(Service):
    """Repairs by organisers and moderators for a campaign that is stuck."""

    @uncancellable
    async def appoint(self, campaign: int, by: Actor, to: int) -> Situation:
        """Makes another seated player the organiser. Raises NotOrganiser, SeatedModerator, NotYourSeat."""
        async with self._context.changing(campaign) as change:
            live = change.live
            expect_steward(live, by)
            if not live.seats_of(to):
                raise NotYourSeat
            change.note_act(by, "appoint", about=to)
            _tell_table(change, by, "appointed")
            hand_over(change, live.seats[live.seats_of(to)[0]])
        return change.live.situation()

    @uncancellable
    async def send_turn_message(self, campaign: int, by: Actor) -> Situation:
        """Sends the turn message again. Raises NotOrganiser, SeatedModerator."""
        async with self._context.changing(campaign) as change:
            expect_steward(change.live, by)
            resend_turn_message(change)
            change.note_act(by, "turn-message")
            _tell_table(change, by, "card")
        return change.live.situation()

    @uncancellable
    async def answer_for(
        self, campaign: int, *, branch: int, n: int, seat: int, by: Actor, pick: str | None
    ) -> Situation:
        """Answers for a seat using public information; with `pick` None autopilot chooses.

        Raises NotOrganiser, SeatedModerator, SeatedOrganiser, NotYourTurn, StaleAsk, NotLegal.
        """
        async with self._context.hold(campaign) as live:
            live.expect("playing")
            live.expect_running()
            expect_rescuer(live, by)
            session = live.session
            ask = session.ask_of(seat) if session else None
            if session is None or ask is None or seat in session.held:
                raise NotYourTurn(session.waiting_for if session else ())
            if (branch, n) != (live.branch, ask.n):
                raise StaleAsk(live.branch, ask.n)
            offered = public_options(live, ask, seat)
            if pick is not None and pick not in [option.id for option in offered]:
                raise NotLegal([option.id for option in offered], (1, 1))
            change = self._context.change(live)
            change.note_act(by, "answer" if pick is not None else "autopilot-answer", seat=seat)
            author = Author(by.user, "moderator") if pick is not None else Author(None, "autopilot")
            _tell_table(change, by, "answered" if pick is not None else "autopilot answered", seat)

            def give() -> None:
                picked = [pick] if pick is not None else autopilot_pick(live, session, ask, seat)
                put_answer(change, session, seat, author, picked)

            await self._context.compute(live, give)
            await self._context.commit(change)
            return live.situation()

    async def public_options(self, campaign: int, seat: int, by: Actor) -> Sequence[Option]:
        """Returns the options that `answer_for` may pick for a seat; empty if the choice depends on the hand. Raises as
        it does.
        """
        async with self._context.hold(campaign) as live:
            expect_rescuer(live, by)
            ask = live.session.ask_of(seat) if live.session else None
            if ask is None:
                raise NotYourTurn(live.session.waiting_for if live.session else ())
            return public_options(live, ask, seat)

    async def last_save(self, campaign: int) -> int:
        """Returns the decision to which `back_to_save` goes. Raises NothingToUndo."""
        async with self._context.hold(campaign) as live:
            return await _last_save(self._context, live)

    @uncancellable
    async def back_to_save(self, campaign: int, by: Actor) -> Request:
        """Goes back to the last checkpoint without consent.

        Raises NotOrganiser, SeatedModerator, SeatedOrganiser, NothingToUndo, VoteOpen.
        """
        async with self._context.hold(campaign) as live:
            expect_rescuer(live, by)
            to = await _last_save(self._context, live)
            asked = Asked(Actor(by.user, moderator=True), GoBack("undo", to))
            return await ask_table(self._context, live, asked, partial(_go_back, by=by))


async def _last_save(context: Context, live: Live) -> int:
    """Returns the decision at the newest checkpoint of the current branch. Raises NothingToUndo."""
    if not live.branch:
        raise NothingToUndo
    line = live.lineage
    found = await context.database.read(
        lambda connection: [
            int(row.n) for row in log.checkpoints_of(connection, line, 1, line.end, newest_first=True, limit=1)
        ]
    )
    if not found:
        raise NothingToUndo
    return found[0]


def _go_back(change: Change, by: Actor) -> None:
    change.note_act(by, "back")
    _tell_table(change, by, "back")


def _tell_table(change: Change, by: Actor, what: str, seat: int | None = None) -> None:
    """Posts who did what, and by what right."""
    change.post("rescue", author=Author(by.user), seat=seat, what=what, right=by.right)
