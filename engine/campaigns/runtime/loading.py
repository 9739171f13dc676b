"""From rows to a campaign in memory: a fixed number of queries, whatever its length and however often it was undone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, func, select

from engine.campaigns.clock import from_milliseconds
from engine.campaigns.errors import NothingToUndo, UnknownCampaign
from engine.campaigns.model.lineage import Branch, Lineage, rows_of
from engine.campaigns.model.requests import Request, read_request
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import ChapterResult, Facts, Pause, Seated, StandingOrder
from engine.campaigns.runtime.live import CHAPTER, RecentDecision
from engine.campaigns.runtime.scheduled_jobs import ANSWERS, WAITS
from engine.storage import tables
from engine.storage.codec import FINAL, MADE_BY, read_checkpoint, read_decision, read_text, unpack_pick
from engine.table import CHANCE, Result, Saved, Text

PLAY_POSTS = ("start", "turn", "over")
REMEMBERED = 64  # decisions kept in memory for undo
LONGEST_RUN = 512  # decisions of chance, or sealed ones, that follow each other without an ask between

_campaign = select(tables.campaigns).where(tables.campaigns.c.id == bindparam("campaign"))
_seats = select(tables.seats).where(tables.seats.c.campaign == bindparam("campaign")).order_by(tables.seats.c.seat)
_branches = select(tables.branches).where(tables.branches.c.campaign == bindparam("campaign"))
_sealed = select(tables.sealed).where(tables.sealed.c.campaign == bindparam("campaign"))
_orders = (
    select(tables.standing_orders)
    .where(tables.standing_orders.c.campaign == bindparam("campaign"))
    .order_by(tables.standing_orders.c.seat, tables.standing_orders.c.key, tables.standing_orders.c.lasts)
)
_jobs = select(tables.scheduled_jobs.c.what, tables.scheduled_jobs.c.at).where(
    tables.scheduled_jobs.c.what.in_((ANSWERS, *WAITS)), tables.scheduled_jobs.c.id == bindparam("campaign")
)
_request = select(tables.requests).where(
    tables.requests.c.campaign == bindparam("campaign"), tables.requests.c.status == "open"
)
_results = (
    select(tables.results)
    .join(tables.branches, tables.branches.c.id == tables.results.c.branch)
    .where(tables.branches.c.campaign == bindparam("campaign"))
)
_last_number = select(func.max(tables.posts.c.number)).where(tables.posts.c.campaign == bindparam("campaign"))
_last_post = (
    select(tables.posts.c.n, tables.posts.c.serial)
    .where(
        tables.posts.c.campaign == bindparam("campaign"),
        tables.posts.c.kind.in_((*PLAY_POSTS, "copy")),  # what a copy brings along was told in the original
        tables.posts.c.undone.is_(False),
    )
    .order_by(tables.posts.c.number.desc())
    .limit(1)
)
_last_decision = select(func.max(tables.decisions.c.n)).where(tables.decisions.c.branch == bindparam("line"))
_checkpoint_before = (
    select(tables.checkpoints)
    .where(tables.checkpoints.c.branch == bindparam("line"), tables.checkpoints.c.n <= bindparam("high"))
    .order_by(tables.checkpoints.c.n.desc())
    .limit(1)
)
_tail = (
    select(tables.decisions)
    .where(
        tables.decisions.c.branch == bindparam("line"),
        tables.decisions.c.n >= bindparam("low"),
        tables.decisions.c.n < bindparam("high"),
    )
    .order_by(tables.decisions.c.n)
)


@dataclass(frozen=True, slots=True)
class Base:
    """From where a moment is loaded: the checkpoint's row, and the rows of the decisions after it."""

    checkpoint: Any
    tail: Sequence[Any]

    @property
    def n(self) -> int:
        """The number of decisions made until then."""
        return int(self.checkpoint.n) + len(self.tail)

    @property
    def turn(self) -> int | None:
        """The seat whose turn began with the checkpoint, if one did."""
        return int(self.checkpoint.value) if self.checkpoint.kind == "turn" else None

    @property
    def saved(self) -> Saved:
        """The same for the kernel."""
        return Saved(read_checkpoint(self.checkpoint.state), [read_decision(row) for row in self.tail])


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything about a campaign that is read before it is played on."""

    facts: Facts
    seats: list[Seated]
    branches: dict[int, Branch]
    branch: int
    base: Base | None
    held: dict[int, tuple[str, ...]]
    recent: list[RecentDecision]
    last_at: int | None
    pending: list[Text]
    next_post: int
    request: Request | None
    results: list[ChapterResult]
    orders: list[StandingOrder]
    answers_at: datetime | None
    watched: bool


def read_campaign(connection: Connection, campaign: int) -> Stored:
    """Reads what is stored of a campaign. Raises UnknownCampaign."""
    which = {"campaign": campaign}
    row = connection.execute(_campaign, which).one_or_none()
    if row is None:
        raise UnknownCampaign(campaign)
    branches = {each.id: read_branch(each) for each in connection.execute(_branches, which)}
    lineage = lineage_of(connection, branches, row.branch) if row.branch else None
    base = base_at(connection, lineage, lineage.end) if lineage else None
    recent = recent_decisions(connection, lineage) if lineage else []
    request = connection.execute(_request, which).one_or_none()
    jobs = {each.what: each.at for each in connection.execute(_jobs, which)}
    return Stored(
        facts=_facts(row),
        seats=[_seat(each) for each in connection.execute(_seats, which)],
        branches=branches,
        branch=row.branch or 0,
        base=base,
        held={each.seat: _ids(each.pick) for each in connection.execute(_sealed, which)},
        recent=[_made(each) for each in recent],
        last_at=recent[-1].at if recent else None,
        pending=_pending(connection, campaign, lineage) if lineage else [],
        next_post=(connection.scalar(_last_number, which) or 0) + 1,
        request=read_request(request) if request else None,
        results=_standing_results(connection.execute(_results, which).all(), lineage),
        orders=[
            StandingOrder(each.seat, each.key, each.choice, each.lasts) for each in connection.execute(_orders, which)
        ],
        answers_at=_moment(jobs.get(ANSWERS)),
        watched=not jobs.keys().isdisjoint(WAITS),
    )


def lineage_of(connection: Connection, branches: dict[int, Branch], tip: int) -> Lineage:
    """The whole line of a branch, to its last decision."""
    last = connection.scalar(_last_decision, {"line": tip})
    return Lineage(branches, tip, branches[tip].from_n if last is None else max(last + 1, branches[tip].from_n))


def base_at(connection: Connection, lineage: Lineage, n: int) -> Base:
    """From where the moment before decision `n` of this line is loaded. Raises NothingToUndo if it is not kept."""
    branch = lineage.branch_at(n)
    checkpoint = connection.execute(_checkpoint_before, {"line": branch.id, "high": n}).one_or_none()
    if checkpoint is None:
        where = {"line": branch.base_branch, "high": branch.base_n}
        checkpoint = connection.execute(_checkpoint_before, where).one_or_none()
    if checkpoint is None or checkpoint.n > n:
        raise NothingToUndo
    tail = connection.execute(_tail, {"line": branch.id, "low": checkpoint.n, "high": n}).all()
    if len(tail) != n - checkpoint.n:
        raise NothingToUndo
    return Base(checkpoint, tail)


def recent_decisions(connection: Connection, lineage: Lineage, limit: int = REMEMBERED) -> list[Any]:
    """The rows of the last decisions of a line, in order."""
    rows = rows_of(connection, tables.decisions, lineage, 0, lineage.end, newest_first=True, limit=limit)
    return list(rows)[::-1]


def ask_boundary(connection: Connection, lineage: Lineage, n: int) -> int:
    """The last moment at or before decision `n` at which a seat was asked: not amid dice, nor amid sealed answers.

    Right behind the start of a chapter there is such a moment too, the one that a reset goes back to.
    """
    following, boundary = None, n
    for row in rows_of(connection, tables.decisions, lineage, 0, n + 1, newest_first=True, limit=LONGEST_RUN):
        if row.n == n:
            following = row
        elif row.n != boundary - 1:
            break
        elif row.key == CHAPTER:
            return boundary
        elif following is None:
            break
        elif not _amid(row, following):
            return boundary
        else:
            following, boundary = row, row.n
    branch = lineage.branch_at(boundary)
    if following is None or (branch.base_branch, branch.base_n) != (branch.id, boundary):
        raise NothingToUndo
    return boundary  # where a copy begins


def _amid(row: Any, following: Any) -> bool:
    """Whether between these two decisions no seat was asked."""
    if following.seat == CHANCE:
        return True
    together = FINAL[row.final] == FINAL[following.final] == "sealed" and row.key == following.key
    return bool(together and row.seat < following.seat)


def read_branch(row: Any) -> Branch:
    """The branch of a row."""
    return Branch(
        row.id,
        row.parent,
        row.from_n,
        row.base_branch,
        row.base_n,
        row.left_branch,
        row.left_n,
        row.why,
        row.user,
        row.at,
    )


def read_result(row: Any) -> ChapterResult:
    """The chapter's result of a row."""
    result = Result(tuple(row.winners), tuple(row.scores), Text.from_plain(row.reason), row.carried)
    return ChapterResult(row.n, row.chapter, result, from_milliseconds(row.at))


def _standing_results(rows: Sequence[Any], lineage: Lineage | None) -> list[ChapterResult]:
    spans = {each.branch: each for each in lineage.segments} if lineage else {}
    stand = [row for row in rows if row.branch in spans and row.n <= spans[row.branch].high]
    return [read_result(row) for row in sorted(stand, key=lambda row: row.n)]


def _pending(connection: Connection, campaign: int, lineage: Lineage) -> list[Text]:
    """The public tells after the last one that a post has told."""
    post = connection.execute(_last_post, {"campaign": campaign}).one_or_none()
    told = (post.n - 1, post.serial) if post else (-1, -1)
    rows = rows_of(connection, tables.tells, lineage, max(0, told[0]), lineage.end)
    return [read_text(row.text) for row in rows if row.seats is None and (row.n, row.serial) > told]


def _made(row: Any) -> RecentDecision:
    pick = unpack_pick(row.seat, row.pick)
    by, final = MADE_BY[row.made_by], FINAL[row.final]
    return RecentDecision(row.n, row.seat, row.user, by, row.key, pick, final, row.n, row.at)


def _ids(packed: bytes) -> tuple[str, ...]:
    return tuple(packed.decode().split())


def _seat(row: Any) -> Seated:
    return Seated(**{name: getattr(row, name) for name in Seated.__slots__})


def _facts(row: Any) -> Facts:
    return Facts(
        id=row.id,
        name=row.name,
        game=row.game,
        organiser=row.organiser,
        guild=row.guild,
        channel=row.channel,
        thread=row.thread,
        lobby_message=row.lobby_message,
        front_message=row.front_message,
        stage=row.stage,
        settings=_settings(row.settings),
        options=row.options,
        size=row.size,
        fork_of=row.fork_of,
        created=from_milliseconds(row.created),
        pause=Pause(**row.pause) if row.pause else None,
        archived=_moment(row.archived),
        waits_from=_moment(row.waits_from),
    )


def _moment(stored: int | None) -> datetime | None:
    return None if stored is None else from_milliseconds(stored)


def _settings(stored: Mapping[str, Any]) -> Settings:
    """The settings of a campaign; one that older versions knew is left out."""
    return Settings.model_validate({name: stored[name] for name in Settings.model_fields if name in stored})
