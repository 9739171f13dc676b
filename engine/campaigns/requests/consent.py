"""How a request is created, agreed to, refused and carried out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

from engine import storage
from engine.campaigns.model.clock import from_milliseconds, to_milliseconds
from engine.campaigns.model.errors import (
    NothingToUndo,
    NotStalled,
    NotYourSeat,
    RequestClosed,
    VoteOpen,
)
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.losses import losses
from engine.campaigns.model.requests import (
    LONGEST_REASON,
    ChangeUndoRule,
    Contents,
    GoBack,
    Losses,
    PlayByAutopilot,
    Request,
    RequestStatus,
    Restore,
    Rewind,
    Wish,
    contents_row,
    plain_losses,
    read_request,
)
from engine.campaigns.model.situation import Actor, Situation
from engine.campaigns.model.typed import one_line
from engine.campaigns.results.levels import levels_of
from engine.campaigns.runtime.branching import Past, open_branch
from engine.campaigns.runtime.changes import Author, Change
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import CHAPTER, Live
from engine.campaigns.runtime.loading import ask_boundary, lineage_of
from engine.campaigns.runtime.presence import hand_over, is_present, level_said
from engine.campaigns.runtime.rights import expect_unseated
from engine.campaigns.runtime.scheduled_jobs import CLOSE_REQUEST, scheduled, unscheduled
from engine.campaigns.runtime.seen import expect_unseen
from engine.campaigns.runtime.waits import vote_over
from engine.storage import Connection


@dataclass(frozen=True, slots=True)
class Asked:
    """A wish and its reason; a moderator decides alone."""

    by: Actor
    wish: Wish
    reason: str = ""

    @property
    def user(self) -> int:
        """Returns the id of the asker."""
        return self.by.user


async def ask_table(
    context: Context, live: Live, asked: Asked, announce: Callable[[Change], None] | None = None
) -> Request:
    """Asks the players of a campaign that the caller holds; carried out at once if no one else has a say.

    See `Requests.ask`. `announce` runs only if the request is allowed.
    """
    _expect_may_ask(live, asked)
    if isinstance(asked.wish, PlayByAutopilot):
        _expect_stalled(live.situation(), asked.wish.seat, asked.user, context.clock.now())
    change = context.change(live)
    if announce is not None:
        announce(change)
    request = await _request(context, live, asked)
    _open(change, request)
    return await settle(context, change, request, alone=asked.by.moderator)


def _expect_may_ask(live: Live, asked: Asked) -> None:
    """Raises the reason if this request is not allowed."""
    live.expect("playing", "between", "over")
    if not asked.by.moderator:
        live.expect_running()
    if live.request is not None:
        raise VoteOpen(live.request)
    if asked.by.moderator:
        expect_unseated(live, asked.user)
    elif not live.seats_of(asked.user) and asked.user != live.facts.organiser:
        raise NotYourSeat


def _expect_stalled(situation: Situation, seat: int, user: int, now: datetime) -> None:
    """Raises NotStalled unless someone else has this seat and their time is over."""
    stalled = situation.due is not None and now >= situation.due
    waited = [each for each in situation.seats if each.seat in situation.waiting_for and not each.autopilot]
    if not stalled or all(each.seat != seat or each.user in (None, user) for each in waited):
        raise NotStalled


async def _request(context: Context, live: Live, asked: Asked) -> Request:
    """Returns the request before any vote. Raises NothingToUndo, SeenInFile, so that no one votes in vain."""
    contents = await _contents(context, live, asked)
    last = await context.database.read(storage.requests.last_number, live.facts.id)
    lost = await context.database.read(_losses, live, contents)
    settings, now = live.facts.settings, context.clock.now()
    present = [each.user for each in live.seats if is_present(live, each, now)]
    organiser = live.facts.organiser
    deciding = [organiser] if settings.undo == "organiser" and organiser not in live.users else []
    wait = None if live.facts.pause else settings.time_for_votes
    return Request(
        id=last + 1,
        campaign=live.facts.id,
        contents=contents,
        user=asked.user,
        reason=one_line(asked.reason)[:LONGEST_REASON],
        losses=lost,
        asked=[each for each in dict.fromkeys([*present, *deciding]) if each not in (None, asked.user)],
        agreed=(),
        refused=(),
        rule=settings.undo,
        status="open",
        opened=now,
        closes=now + wait if wait else None,
        post=live.next_post,
    )


async def _contents(context: Context, live: Live, asked: Asked) -> Contents:
    """Returns the wish with its target moment resolved. Raises NothingToUndo, SeenInFile."""
    wish = asked.wish
    if not isinstance(wish, GoBack | Restore):
        return wish
    target = await context.database.read(_target, live, wish, asked.user)
    await _past(context, live, target)
    return Rewind(wish.kind, target.segments[0].branch, target.end)


def _losses(connection: Connection, live: Live, contents: Contents) -> Losses:
    """Returns the players' losses; none unless it goes back."""
    lost_from = live.n
    if isinstance(contents, Rewind):
        target = Lineage(live.branches, contents.branch, contents.to)
        lost_from = live.lineage.divergence(target) if contents.kind == "restore" else contents.to
    return losses(connection, live.lineage, lost_from)


async def _past(context: Context, live: Live, target: Lineage) -> Past:
    """Returns the target moment. Raises NothingToUndo, SeenInFile."""
    past = await context.past(live, target, target.end)
    await expect_unseen(context, live, past)
    return past


def _target(connection: Connection, live: Live, wish: GoBack | Restore, user: int) -> Lineage:
    """Returns the lineage that would become current. Raises NothingToUndo if there is none."""
    if isinstance(wish, Restore):
        if wish.branch not in live.branches or wish.branch == live.branch:
            raise NothingToUndo
        return lineage_of(connection, live.branches, wish.branch)
    to = wish.to
    if to is None:
        to = live.chapter_start if wish.kind == "reset" else _last_choice(live, user)
    if to >= live.n:
        raise NothingToUndo
    boundary = ask_boundary(connection, live.lineage, to)
    return Lineage(live.branches, live.lineage.branch_at(boundary).id, boundary)


def _last_choice(live: Live, user: int) -> int:
    own = [made.n for made in live.recent if made.user == user and made.key != CHAPTER]
    if not own:
        raise NothingToUndo
    return own[-1]


def _open(change: Change, request: Request) -> None:
    """Writes the request, its post and its closing time."""
    live = change.live
    live.request = request
    change.add(storage.requests.add(_row(request)))
    if request.closes is not None:
        change.add(scheduled(CLOSE_REQUEST, request.campaign, request.closes))
    seats = live.seats_of(request.user)
    change.post("request", author=Author(request.user), seat=seats[0] if seats else None, request=request.id)


def _row(request: Request) -> dict[str, Any]:
    row = {name: getattr(request, name) for name in Request.__slots__ if name != "contents"}
    row |= contents_row(request.contents)
    closes = None if request.closes is None else to_milliseconds(request.closes)
    row |= {"opened": to_milliseconds(request.opened), "closes": closes, "losses": plain_losses(request.losses)}
    return row | {name: list(getattr(request, name)) for name in ("asked", "agreed", "refused")}


async def settle(
    context: Context, change: Change, request: Request, user: int | None = None, *, alone: bool = False
) -> Request:
    """Carries the request out once enough have agreed or `alone` is set, closes it once they cannot, or keeps it open.

    `user` made the decisive vote.
    """
    outcome = "agreed" if alone else change.live.tally(request).outcome
    if outcome == "agreed":
        return await carry_out(context, change, request)
    if outcome == "refused":
        return await close(context, change, request, "refused", user)
    put_request(change, request)
    await context.commit(change)
    return request


async def reseat(context: Context, campaign: int, work: Callable[[Change], None]) -> Situation:
    """Changes who has which seat. Requests no longer wait for players who left, and end with their asker."""
    async with context.hold(campaign) as live:
        change, request, before = context.change(live), live.request, live.users
        work(change)
        gone = [user for user in before if user not in live.users]
        if request is None or not gone:
            await context.commit(change)
        elif request.user in gone:
            await close(context, change, request, "withdrawn", request.user)
        else:
            for user in gone:
                request = request.without(user)
            await settle(context, change, request)
        return (await context.find_live(campaign)).situation()


def postpone(change: Change, request: Request, closes: datetime | None) -> None:
    """Keeps an open request open until `closes`, or without limit."""
    put_request(change, replace(request, closes=closes))
    change.add(unscheduled(request.campaign, CLOSE_REQUEST))
    if closes is not None:
        change.add(scheduled(CLOSE_REQUEST, request.campaign, closes))


async def close_late(context: Context, campaign: int) -> None:
    """Closes a request that was not decided in time: play goes on."""
    async with context.hold(campaign) as live:
        request = live.request
        if request is not None and request.closes is not None and request.closes <= context.clock.now():
            await close(context, context.change(live), request, "late", None)


async def find(context: Context, campaign: int, request: int) -> Request:
    """Returns the current state of a request. Raises RequestClosed if it does not exist."""
    row = await context.database.read(storage.requests.find, campaign, request)
    if row is None:
        raise RequestClosed("unknown")
    return read_request(row)


@asynccontextmanager
async def hold_open(context: Context, campaign: int, request: int) -> AsyncIterator[tuple[Live, Request]]:
    """Holds a campaign with this open request. Raises RequestClosed."""
    async with context.hold(campaign) as live:
        present = await find(context, campaign, request)
        if present.status != "open":
            raise RequestClosed(present.status)
        yield live, present


def may_answer(live: Live, request: Request, user: int) -> bool:
    """True if this user may agree or refuse: they were asked, or have come back to a seat that they play themselves."""
    return user in request.asked or any(each.user == user and not each.autopilot for each in live.seats)


def put_request(change: Change, request: Request) -> None:
    """Writes the request; once it is decided, play no longer waits for it."""
    change.live.request = request if request.status == "open" else None
    answers = {name: list(getattr(request, name)) for name in ("asked", "agreed", "refused")}
    closes = None if request.closes is None else to_milliseconds(request.closes)
    change.add(storage.requests.put(request.campaign, request.id, **answers, status=request.status, closes=closes))
    if request.status != "open":
        change.add(unscheduled(request.campaign, CLOSE_REQUEST))
        vote_over(change)


async def close(context: Context, change: Change, request: Request, status: RequestStatus, user: int | None) -> Request:
    """Closes a request without carrying it out; `user` decided that."""
    closed = replace(request, status=status)
    put_request(change, closed)
    change.post("decided", author=Author(user), request=request.id, status=status)
    await context.commit(change)
    return closed


async def carry_out(context: Context, change: Change, request: Request, moderator: int | None = None) -> Request:
    """Makes the requested branch current, or does what was requested."""
    live = change.live
    agreed = replace(request, status="agreed")
    author = Author(request.user if moderator is None else moderator)
    contents = request.contents
    if not isinstance(contents, Rewind):
        put_request(change, agreed)
        change.post("decided", author=author, request=request.id, status="agreed")
        await _change(context, change, agreed, contents)
        await context.commit(change)
        return agreed
    past = await _past(context, live, Lineage(live.branches, contents.branch, contents.to))
    put_request(change, agreed)
    used = timedelta() if contents.kind == "restore" else await _time_used(context, live, request, past)
    open_branch(change, past, contents.kind, author, left=live.lineage)
    began = from_milliseconds(change.at) - used
    change.update(waits_from=live.absences.earlier(began, live.facts.guild))
    change.post("decided", author=author, request=request.id, status="agreed")
    await context.commit_and_reload(change)
    return agreed


async def _time_used(context: Context, live: Live, request: Request, past: Past) -> timedelta:
    """Returns how much time the players asked again have already used: going back gives no new time.

    Each taken-back choice counts as at most one turn's time, because play may have been paused.
    """
    wait, session = live.facts.settings.time_for_turns, live.session
    if wait is None or session is None:
        return timedelta()
    line, asked = live.lineage, set(past.session.waiting_for)
    rows = await context.database.read(
        lambda connection: list(storage.log.decisions_of(connection, line, max(0, past.lineage.end - 1), line.end))
    )
    taken = (min(timedelta(milliseconds=b.at - a.at), wait) for a, b in pairwise(rows) if b.seat in asked)
    used = sum(taken, timedelta())
    if asked & set(session.waiting_for):
        used += max(timedelta(), request.opened - live.began)
    return used


async def _change(
    context: Context, change: Change, request: Request, contents: ChangeUndoRule | PlayByAutopilot
) -> None:
    """Changes the setting, or makes autopilot play the seat."""
    live = change.live
    if isinstance(contents, ChangeUndoRule):
        change.update(settings=live.facts.settings.model_copy(update={"undo": contents.rule}))
        return
    seated = live.seats[contents.seat]
    told = [] if seated.user is None else [seated.user]
    level = next(iter((await levels_of(context, live, told)).values()), None)
    hand_over(change, replace(seated, missed=0, stand_in=""), level)
    change.post(
        "seat", author=Author(request.user), seat=seated.seat, what="autopilot on", told=told, **level_said(level)
    )
