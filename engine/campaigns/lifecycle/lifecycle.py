"""Looking after a campaign: pause, put away, remind, hand over, and repair what is stuck (ux 2.15 and 2.17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy import func, select, update

from engine.campaigns.clock import from_milliseconds, to_milliseconds
from engine.campaigns.errors import (
    AskedBefore,
    NobodyWaited,
    NothingToUndo,
    NotLegal,
    NotYourSeat,
    NotYourTurn,
    SeatedOrganiser,
    StaleAsk,
    TooSoon,
    VoteOpen,
)
from engine.campaigns.model.lineage import rows_of
from engine.campaigns.model.posts import PostKind
from engine.campaigns.model.requests import Request
from engine.campaigns.model.situation import Pause, Situation
from engine.campaigns.play.answers import put_answer
from engine.campaigns.play.public_options import public_options
from engine.campaigns.requests.consent import Asked, ask_table, postpone, put_request
from engine.campaigns.runtime.automatic_answers import autopilot_pick
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import KEPT, Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.scheduled_jobs import PURGE, scheduled, unscheduled
from engine.campaigns.runtime.waits import begin_anew, stop_watching
from engine.campaigns.seats.lobby import alter, hand_over
from engine.campaigns.seats.seat_changes import expect_steward
from engine.storage import tables
from engine.table import Option

BETWEEN_REMINDERS = timedelta(hours=6)
BETWEEN_CALLS = timedelta(hours=1)
LONGEST_REASON = 100  # characters


# ---------------------------------------------------------------- pausing and putting away


def pause(change: Change, user: int, reason: str, *, moderator: bool) -> None:
    """See `Campaigns.pause`."""
    live = change.live
    live.expect("lobby", "playing", "between")
    expect_steward(live, user, moderator=moderator)
    stop(change, Pause(user, " ".join(reason.split())[:LONGEST_REASON]))


def stop(change: Change, pause: Pause) -> None:
    """Stops play, deadlines and requests, and says so."""
    change.update(pause=pause)
    stop_watching(change)
    if change.live.request is not None:
        postpone(change, change.live.request, None)
    change.post("paused", author=Author(pause.user), reason=pause.reason, why=pause.why)


def resume(change: Change, user: int, *, moderator: bool) -> None:
    """See `Campaigns.resume`."""
    live = change.live
    expect_steward(live, user, moderator=moderator)
    if live.facts.pause is None:
        return
    change.update(pause=None)
    begin_anew(change)
    now, wait = from_milliseconds(change.at), live.facts.settings.time_for_votes
    if live.request is not None and wait is not None:
        postpone(change, live.request, now + wait)
    change.post("resumed", author=Author(user))


def put_away(change: Change, user: int, *, moderator: bool) -> None:
    """See `Campaigns.put_away`."""
    live = change.live
    expect_steward(live, user, moderator=moderator)
    archive(change)
    change.post("away", author=Author(user), until=to_milliseconds(from_milliseconds(change.at) + KEPT))


def archive(change: Change) -> None:
    """Takes a campaign out of play, to be purged when `KEPT` is over; tells nobody."""
    live = change.live
    if live.request is not None:
        put_request(change, replace(live.request, status="withdrawn"))
    now = from_milliseconds(change.at)
    change.update(put_away=now)
    stop_watching(change)
    change.add(*scheduled(PURGE, live.facts.id, now + KEPT))


def restore(change: Change) -> None:
    """Puts an archived campaign back into play; tells nobody."""
    change.update(put_away=None)
    begin_anew(change)
    change.add(unscheduled(change.live.facts.id, PURGE))


async def bring_back(context: Context, campaign: int, user: int, *, moderator: bool) -> Situation:
    """See `Campaigns.bring_back`."""
    async with context.hold(campaign) as live:
        expect_steward(live, user, moderator=moderator)
        if live.facts.put_away is not None:
            change = context.change_of_any(live)
            restore(change)
            change.post("back", author=Author(user))
            await context.commit(change)
        return live.situation()


# ---------------------------------------------------------------- waking people


async def remind(context: Context, campaign: int, user: int) -> Situation:
    """See `Campaigns.remind`."""
    async with context.hold(campaign) as live:
        live.expect("playing")
        live.expect_running()
        if not live.seats_of(user):
            raise NotYourSeat
        situation = live.situation()
        if not set(situation.waiting_users) - {user}:
            raise NobodyWaited
        await _expect_not_since(context, campaign, "reminder", BETWEEN_REMINDERS)
        change = context.change(live)
        change.post("reminder", author=Author(user), seats=list(situation.waiting_for))
        recall_card(change)
        await context.commit(change)
        return live.situation()


def here(change: Change, user: int) -> None:
    """See `Campaigns.here`."""
    live, waited = change.live, change.live.situation().waiting_users
    live.expect("playing")
    live.expect_running()
    if live.request is not None:
        raise VoteOpen(live.request)
    if user not in waited:
        raise NotYourTurn(live.session.waiting_for if live.session else ())
    begin_anew(change)


async def take_time(context: Context, campaign: int, user: int, hours: int) -> Situation:
    """See `Campaigns.take_time`."""
    async with context.hold(campaign) as live:
        live.expect("playing")
        live.expect_running()
        situation = live.situation()
        wait = live.facts.settings.time_for_turns
        if user not in situation.waiting_users or situation.due is None or wait is None:
            raise NotYourTurn(situation.waiting_for)
        if (await _last(context, campaign, "extended", user) or situation.since) > situation.since:
            raise AskedBefore
        change = context.change(live)
        begin_anew(change)
        change.update(waits_from=max(situation.due, from_milliseconds(change.at)) - wait + timedelta(hours=hours))
        change.post("extended", author=Author(user), seat=live.seats_of(user)[0], hours=hours)
        await context.commit(change)
        return live.situation()


async def call_organiser(context: Context, campaign: int, user: int) -> Situation:
    """See `Campaigns.call_organiser`."""
    async with context.hold(campaign) as live:
        await _expect_not_since(context, campaign, "called", BETWEEN_CALLS)
        change = context.change(live)
        change.post("called", author=Author(user), told=[live.facts.organiser])
        await context.commit(change)
        return live.situation()


async def _expect_not_since(context: Context, campaign: int, kind: PostKind, span: timedelta) -> None:
    """Raises TooSoon where such a post was made less than that ago."""
    last = await _last(context, campaign, kind)
    if last is not None and context.clock.now() < last + span:
        raise TooSoon(last, last + span)


async def _last(context: Context, campaign: int, kind: PostKind, user: int | None = None) -> datetime | None:
    """When the last such post was made, by this user if one is named."""
    posts = tables.posts
    query = select(func.max(posts.c.at)).where(posts.c.campaign == campaign, posts.c.kind == kind)
    if user is not None:
        query = query.where(posts.c.payload["user"].as_integer() == user)
    last = await context.database.read(lambda connection: connection.scalar(query))
    return None if last is None else from_milliseconds(last)


def recall_card(change: Change) -> None:
    """Lets the turn card be sent anew, as if nobody had been told yet."""
    change.add(update(tables.cards).where(tables.cards.c.campaign == change.live.facts.id).values(mentioned=[]))


# ---------------------------------------------------------------- rescue


def send_card(change: Change, user: int, *, moderator: bool) -> None:
    """See `Campaigns.send_card`."""
    expect_steward(change.live, user, moderator=moderator)
    recall_card(change)
    _told(change, user, "card", moderator=moderator)


def moved(change: Change, user: int, *, moderator: bool) -> None:
    """See `Campaigns.moved`."""
    expect_steward(change.live, user, moderator=moderator)
    _told(change, user, "moved", moderator=moderator)


def appoint(change: Change, user: int, to: int, *, moderator: bool) -> None:
    """See `Campaigns.appoint`."""
    live = change.live
    expect_steward(live, user, moderator=moderator)
    if not live.seats_of(to):
        raise NotYourSeat
    _told(change, user, "appointed", moderator=moderator)
    hand_over(change, live.seats[live.seats_of(to)[0]])


def expect_rescuer(live: Live, user: int, *, moderator: bool) -> None:
    """Raises unless this user may act for others: among rivals nobody who has a seat. Raises also SeatedOrganiser."""
    expect_steward(live, user, moderator=moderator)
    if live.game.rivals and live.seats_of(user):
        raise SeatedOrganiser


async def public_options_of(
    context: Context, campaign: int, seat: int, user: int, *, moderator: bool
) -> Sequence[Option]:
    """See `Campaigns.public_options`."""
    async with context.hold(campaign) as live:
        expect_rescuer(live, user, moderator=moderator)
        ask = live.session.ask_of(seat) if live.session else None
        if ask is None:
            raise NotYourTurn(live.session.waiting_for if live.session else ())
        return public_options(live, ask, seat)


async def answer_for(
    context: Context, campaign: int, branch: int, n: int, seat: int, user: int, pick: str | None, *, moderator: bool
) -> Situation:
    """See `Campaigns.answer_for`."""
    async with context.hold(campaign) as live:
        live.expect("playing")
        live.expect_running()
        expect_rescuer(live, user, moderator=moderator)
        session = live.session
        ask = session.ask_of(seat) if session else None
        if session is None or ask is None or seat in session.held:
            raise NotYourTurn(session.waiting_for if session else ())
        if (branch, n) != (live.branch, ask.n):
            raise StaleAsk(live.branch, ask.n)
        offered = public_options(live, ask, seat)
        if pick is not None and pick not in [option.id for option in offered]:
            raise NotLegal([option.id for option in offered], (1, 1))
        change = context.change(live)
        author = Author(user, "moderator") if pick is not None else Author(None, "autopilot")
        _told(change, user, "answered" if pick is not None else "autopilot answered", seat, moderator=moderator)

        def give() -> None:
            picked = [pick] if pick is not None else autopilot_pick(live, session, ask, seat)
            put_answer(change, session, seat, author, picked)

        await context.compute(live, give)
        await context.commit(change)
        return live.situation()


def _told(change: Change, user: int, what: str, seat: int | None = None, *, moderator: bool) -> None:
    """One line to the table: who did what."""
    right = "moderator" if moderator else "organiser"
    change.post("rescue", author=Author(user), seat=seat, what=what, right=right)


async def back_to_save(context: Context, campaign: int, user: int, *, moderator: bool) -> Request:
    """See `Campaigns.back_to_save`."""
    to = await last_save(context, campaign)

    def work(change: Change) -> None:
        expect_rescuer(change.live, user, moderator=moderator)
        _told(change, user, "back", moderator=moderator)

    await alter(context, campaign, work)
    return await ask_table(context, campaign, Asked(user, "undo", to, alone=True))


async def last_save(context: Context, campaign: int) -> int:
    """See `Campaigns.last_save`."""
    async with context.hold(campaign) as live:
        if not live.branch:
            raise NothingToUndo
        line = live.lineage
    saved = partial(rows_of, table=tables.checkpoints, lineage=line, low=1, high=line.end, newest_first=True, limit=1)
    found = await context.database.read(lambda connection: next(saved(connection), None))
    if found is None:
        raise NothingToUndo
    return int(found.n)
