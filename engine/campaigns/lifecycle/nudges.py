"""Reminders, and requests for more time (docs/behaviour.md#waiting)."""

from __future__ import annotations

from datetime import datetime, timedelta

from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.errors import (
    AskedBefore,
    NobodyWaited,
    NotYourSeat,
    NotYourTurn,
    TooManyReminders,
    TooSoon,
    VoteOpen,
)
from engine.campaigns.model.posts import PostKind
from engine.campaigns.model.situation import Situation
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.service import Service, uncancellable
from engine.campaigns.runtime.waits import begin_anew, charge_waiting, resend_turn_message
from engine.storage.queries import posts

BETWEEN_REMINDERS = timedelta(hours=6)
BETWEEN_CALLS = timedelta(hours=1)
REMINDERS_PER = timedelta(days=1)
"""The time in which a server may limit the reminders of a campaign."""


class Nudges(Service):
    """Reminders, and requests for more time."""

    @uncancellable
    async def remind(self, campaign: int, user: int) -> Situation:
        """Reminds the waiting players once more. Raises NotYourSeat, NobodyWaited, TooSoon, Paused."""
        async with self._context.hold(campaign) as live:
            live.expect("playing")
            live.expect_running()
            if not live.seats_of(user):
                raise NotYourSeat
            situation = live.situation()
            if not set(situation.waiting_users) - {user}:
                raise NobodyWaited
            await _expect_not_since(self._context, campaign, "reminder", BETWEEN_REMINDERS)
            if await reminders_left(self._context, live) == 0:
                raise TooManyReminders(live.server.most_reminders or 0)
            change = self._context.change(live)
            change.post("reminder", author=Author(user), seats=list(situation.waiting_for))
            resend_turn_message(change)
            await self._context.commit(change)
            return live.situation()

    @uncancellable
    async def here(self, campaign: int, user: int) -> Situation:
        """Restarts the time of the turn because a waiting player has come back. Raises NotYourTurn, VoteOpen,
        Paused.
        """
        async with self._context.changing(campaign) as change:
            live, waited = change.live, change.live.situation().waiting_users
            live.expect("playing")
            live.expect_running()
            if live.request is not None:
                raise VoteOpen(live.request)
            if user not in waited:
                raise NotYourTurn(live.session.waiting_for if live.session else ())
            charge_waiting(change)
            begin_anew(change)
        return change.live.situation()

    @uncancellable
    async def take_time(self, campaign: int, user: int, hours: int) -> Situation:
        """Gives a waiting player more time, once a turn, and tells the others. Raises NotYourTurn, AskedBefore,
        Paused.
        """
        async with self._context.hold(campaign) as live:
            live.expect("playing")
            live.expect_running()
            situation = live.situation()
            wait = live.facts.settings.time_for_turns
            if user not in situation.waiting_users or situation.due is None or wait is None:
                raise NotYourTurn(situation.waiting_for)
            if (await _last_post(self._context, campaign, "extended", user) or situation.since) > situation.since:
                raise AskedBefore
            change = self._context.change(live)
            charge_waiting(change)
            now, rest = from_milliseconds(change.at), situation.due - live.began
            begin_anew(change)
            began = max(situation.due, now) - rest + timedelta(hours=hours)
            if live.facts.settings.pace == "bank":
                began = now + timedelta(hours=hours)
            change.update(waits_from=live.absences.earlier(began, live.facts.guild))
            change.post("extended", author=Author(user), seat=live.seats_of(user)[0], hours=hours)
            await self._context.commit(change)
            return live.situation()

    @uncancellable
    async def call_organiser(self, campaign: int, user: int) -> Situation:
        """Asks the organiser, in the thread, for help. Raises TooSoon."""
        async with self._context.hold(campaign) as live:
            await _expect_not_since(self._context, campaign, "called", BETWEEN_CALLS)
            change = self._context.change(live)
            change.post("called", author=Author(user), told=[live.facts.organiser])
            await self._context.commit(change)
            return live.situation()


async def reminders_left(context: Context, live: Live) -> int | None:
    """Returns how many reminders the server allows this campaign now; None: any number."""
    most = live.server.most_reminders
    if not most:
        return most
    since = to_milliseconds(context.clock.now() - REMINDERS_PER)
    return max(0, most - len(await context.database.read(posts.times_made, live.facts.id, "reminder", since)))


async def _expect_not_since(context: Context, campaign: int, kind: PostKind, span: timedelta) -> None:
    """Raises TooSoon if such a post was made within `span`."""
    last = await _last_post(context, campaign, kind)
    if last is not None and context.clock.now() < last + span:
        raise TooSoon(last, last + span)


async def _last_post(context: Context, campaign: int, kind: PostKind, user: int | None = None) -> datetime | None:
    """Returns when the last such post was made, by this user if one is given."""
    last = await context.database.read(posts.last_made, campaign, kind, user)
    return None if last is None else from_milliseconds(last)
