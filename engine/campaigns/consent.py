"""How a request is put to the table, agreed to, refused, and carried out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from engine.campaigns.branching import open_branch
from engine.campaigns.changes import Author, Change
from engine.campaigns.clock import to_milliseconds
from engine.campaigns.context import Context
from engine.campaigns.errors import NotConcerned, NothingToUndo, NotYourSeat, RequestClosed, SeatedModerator, VoteOpen
from engine.campaigns.lineage import Lineage
from engine.campaigns.live import CHAPTER, Live
from engine.campaigns.loading import ask_boundary, lineage_of
from engine.campaigns.losses import losses
from engine.campaigns.requests import Request, RequestKind, RequestStatus, plain_losses, read_request
from engine.campaigns.seats import give_up
from engine.campaigns.situation import Situation
from engine.storage import tables

LONGEST_REASON = 100  # characters
LATE = "request"  # the kind of due row that closes a request


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants; `alone`: a moderator, who needs nobody's consent while they have no seat."""

    user: int
    kind: RequestKind
    to: int | None
    line: int | None
    reason: str
    alone: bool


async def ask_table(context: Context, campaign: int, asked: Asked) -> Request:
    """See `Campaigns.request`."""
    async with context.hold(campaign) as live:
        live.expect("playing", "between", "over")
        if live.request is not None:
            raise VoteOpen(live.request)
        seated = bool(live.seats_of(asked.user))
        if not seated and not asked.alone and asked.user != live.facts.organiser:
            raise NotYourSeat
        target = await context.database.read(lambda connection: _target(connection, live, asked))
        lost_from = live.lineage.parting(target) if asked.kind == "restore" else target.end
        lost = await context.database.read(lambda connection: losses(connection, live.lineage, lost_from))
        change = context.change(live)
        now, wait = context.clock.now(), live.facts.settings.time_for_votes
        request = Request(
            id=context.database.new_id(tables.requests),
            campaign=campaign,
            kind=asked.kind,
            user=asked.user,
            branch=target.segments[0].branch,
            to=target.end,
            reason=" ".join(asked.reason.split())[:LONGEST_REASON],
            losses=lost,
            needed=[] if asked.alone and not seated else [each for each in live.users if each != asked.user],
            agreed=(),
            status="open",
            opened=now,
            closes=now + wait if wait else None,
            post=live.next_post,
        )
        _open(change, request)
        if not request.needed:
            return await _carry_out(context, change, request)
        await context.commit(change)
        return request


def _target(connection: Connection, live: Live, asked: Asked) -> Lineage:
    """The line that would stand. Raises NothingToUndo when there is none."""
    if asked.kind == "restore":
        if asked.line not in live.branches or asked.line == live.branch:
            raise NothingToUndo
        return lineage_of(connection, live.branches, asked.line)
    to = asked.to
    if to is None:
        to = live.chapter_start if asked.kind == "reset" else _last_choice(live, asked.user)
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
    """Writes the request, its post, and when it closes."""
    live = change.live
    live.request = request
    change.add(insert(tables.requests), [_row(request)])
    if request.closes is not None:
        change.add(insert(tables.dues), [{"what": LATE, "id": request.id, "at": to_milliseconds(request.closes)}])
    seats = live.seats_of(request.user)
    change.post("request", author=Author(request.user), seat=seats[0] if seats else None, request=request.id)


def _row(request: Request) -> dict[str, Any]:
    row = {name: getattr(request, name) for name in Request.__slots__}
    closes = None if request.closes is None else to_milliseconds(request.closes)
    row |= {"opened": to_milliseconds(request.opened), "closes": closes, "losses": plain_losses(request.losses)}
    return row | {"needed": list(request.needed), "agreed": list(request.agreed)}


async def find(context: Context, request: int) -> Request:
    """See `Campaigns.find_request`."""
    query = select(tables.requests).where(tables.requests.c.id == request)
    row = await context.database.read(lambda connection: connection.execute(query).one_or_none())
    if row is None:
        raise RequestClosed("unknown")
    return read_request(row)


async def agree(context: Context, request: int, user: int) -> Request:
    """See `Campaigns.agree`."""
    campaign = (await find(context, request)).campaign
    async with context.hold(campaign) as live:
        present = _expect_open(live, await find(context, request))
        if user not in present.needed:
            raise NotConcerned
        change = context.change(live)
        agreed = replace(present, agreed=tuple(dict.fromkeys([*present.agreed, user])))
        return await _settle(context, change, agreed)


async def _settle(context: Context, change: Change, request: Request) -> Request:
    """Carries the request out if nobody's consent is missing any more, else keeps it open."""
    if set(request.needed) <= set(request.agreed):
        return await _carry_out(context, change, request)
    _put(change, request)
    await context.commit(change)
    return request


async def leave(context: Context, campaign: int, user: int, seat: int | None) -> Situation:
    """See `Campaigns.leave`. A request waits no longer for somebody who has left, and goes with its asker."""
    async with context.hold(campaign) as live:
        change, request = context.change(live), live.request
        give_up(change, user, seat)
        if request is None or user in live.users:
            await context.commit(change)
        elif request.user == user:
            await _close(context, change, request, "withdrawn", user)
        else:
            needed = [each for each in request.needed if each != user]
            await _settle(context, change, replace(request, needed=needed))
        return (await context.find_live(campaign)).situation()


async def refuse(context: Context, request: int, user: int) -> Request:
    """See `Campaigns.refuse`."""
    campaign = (await find(context, request)).campaign
    async with context.hold(campaign) as live:
        present = _expect_open(live, await find(context, request))
        if user not in present.needed:
            raise NotConcerned
        return await _close(context, context.change(live), present, "refused", user)


async def withdraw(context: Context, request: int, user: int) -> Request:
    """See `Campaigns.withdraw`."""
    campaign = (await find(context, request)).campaign
    async with context.hold(campaign) as live:
        present = _expect_open(live, await find(context, request))
        if user != present.user:
            raise NotConcerned
        return await _close(context, context.change(live), present, "withdrawn", user)


async def decide(context: Context, request: int, moderator: int, accept: bool) -> Request:
    """See `Campaigns.decide`."""
    campaign = (await find(context, request)).campaign
    async with context.hold(campaign) as live:
        present = _expect_open(live, await find(context, request))
        if live.game.rivals and live.seats_of(moderator):
            raise SeatedModerator
        change = context.change(live)
        if accept:
            return await _carry_out(context, change, present, moderator)
        return await _close(context, change, present, "refused", moderator)


async def close_late(context: Context, request: int) -> None:
    """Nobody has decided in time: play goes on."""
    campaign = (await find(context, request)).campaign
    async with context.hold(campaign) as live:
        present = await find(context, request)
        if present.status == "open":
            await _close(context, context.change(live), present, "late", None)


def _expect_open(live: Live, request: Request) -> Request:
    if request.status != "open":
        raise RequestClosed(request.status)
    return request


def _put(change: Change, request: Request) -> None:
    """Writes the request as it is now; once it is decided nothing waits for it."""
    change.live.request = request if request.status == "open" else None
    values = {"needed": list(request.needed), "agreed": list(request.agreed), "status": request.status}
    change.add(update(tables.requests).where(tables.requests.c.id == request.id).values(**values))
    if request.status != "open":
        change.add(delete(tables.dues).where(tables.dues.c.what == LATE, tables.dues.c.id == request.id))


async def _close(
    context: Context, change: Change, request: Request, status: RequestStatus, user: int | None
) -> Request:
    closed = replace(request, status=status)
    _put(change, closed)
    change.post("decided", author=Author(user), request=request.id, status=status)
    await context.commit(change)
    return closed


async def _carry_out(context: Context, change: Change, request: Request, moderator: int | None = None) -> Request:
    """Lets the line that was asked for stand."""
    live = change.live
    agreed = replace(request, status="agreed")
    past = await context.past(live, Lineage(live.branches, request.branch, request.to), request.to)
    branch = context.database.new_id(tables.branches)
    _put(change, agreed)
    author = Author(request.user if moderator is None else moderator)
    open_branch(change, branch, past, request.kind, author, left=live.lineage)
    change.post("decided", author=author, request=request.id, status="agreed")
    await context.commit_and_reload(change)
    return agreed
