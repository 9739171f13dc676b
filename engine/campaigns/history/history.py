"""Looking back: the account, moments of the current branch, lines that can be restored, past boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from itertools import groupby
from typing import Any, Literal

from sqlalchemy import Connection

from engine.campaigns.clock import from_milliseconds
from engine.campaigns.errors import NothingToUndo
from engine.campaigns.model.lineage import Branch, Lineage, rows_of
from engine.campaigns.model.situation import Told
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.loading import Base, ask_boundary, base_at, lineage_of
from engine.campaigns.runtime.recording import rules_of
from engine.storage import tables
from engine.storage.codec import FINAL, MADE_BY, read_checkpoint, read_marks, read_text, unpack_pick, unpack_seats
from engine.table import Mark, MarkKind, Text

Since = Literal["turn", "round", "chapter", "start"]
Stretch = Literal["turn", "round", "chapter"]
TOLD_AS_UNDONE = ("undo", "reset", "restore", "corrected")  # a step taken back freely is not told
WIDEST: tuple[MarkKind, ...] = ("over", "chapter", "round", "turn", "phase")
PAGE_DECISIONS = 200  # read at a time while looking back


@dataclass(frozen=True, slots=True)
class Moment:
    """Just before decision `n`, which `seat` made by `by`. `texts` are the public tells that it led to; `mark` is the
    widest of what begins there, or the phase that ended; `final` says what it revealed (`dice`, `card`), that it ended
    a `turn`, or that several seats answered at once (`sealed`).

    What is known only by playing there again stands in `question`, what was asked, `choice`, what the ids in `pick`
    are called, and `round`; see `picked.put_in_words`."""

    n: int
    branch: int
    seat: int
    user: int | None
    by: str
    at: datetime
    texts: Sequence[Text]
    mark: Mark | None
    final: str | None
    pick: Sequence[str] = ()
    question: Text | None = None
    choice: Sequence[Text] = ()
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play that was left and can be restored: it ends at decision `n`, and was left by `why` at `at`.
    `choices` of it do not stand now."""

    branch: int
    n: int
    why: str
    user: int | None
    at: datetime
    choices: int


@dataclass(frozen=True, slots=True)
class PastBoard:
    """A public view of an earlier moment."""

    branch: int
    n: int
    chapter: str
    view: Any
    seat_names: Sequence[Text]
    description: Sequence[Text]


# ---------------------------------------------------------------- moments


async def moments(context: Context, campaign: int, words: str, before: int | None, limit: int) -> list[Moment]:
    """See `Campaigns.moments`."""
    async with context.hold(campaign) as live:
        line, end = live.lineage if live.branch else None, live.n if before is None else min(before, live.n)
    read: list[Moment] = []
    found: list[Moment] = []
    while line is not None and end > 0 and len(found) <= limit:
        page, end, mark = await context.database.read(partial(_page, line=line, high=end))
        if read:
            read[-1] = replace(read[-1], mark=_widest(mark, read[-1].mark))
        read += page
        found = [each for each in read if _matches(each, words.lower().split())]
    return found[:limit]


def _matches(moment: Moment, words: Sequence[str]) -> bool:
    said = " ".join(repr(text) for text in moment.texts).lower()
    return all(word in said for word in words)


def _page(connection: Connection, line: Lineage, high: int) -> tuple[list[Moment], int, Mark | None]:
    """Moments at which a seat was asked, the newest first; where they begin; and a mark passed after the last of them.

    What chance did after a choice belongs to it.
    """
    low = _page_start(connection, line, high)
    tells = rows_of(connection, tables.tells, line, low, high)
    texts = {n: [read_text(row.text) for row in told if row.seats is None] for n, told in groupby(tells, _number)}
    marks = {row.n: _widest(*read_marks(row)) for row in rows_of(connection, tables.checkpoints, line, low, high)}
    found: list[Moment] = []
    mark: Mark | None = None
    for row in rows_of(connection, tables.decisions, line, low, high):
        mark = _widest(mark, marks.get(row.n))
        if row.seat >= 0:
            found.append(_moment(row, texts.get(row.n, []), mark))
            mark = None
        elif found:
            found[-1] = _with(found[-1], texts.get(row.n, []), FINAL[row.final])
    return found[::-1], low, mark


def _widest(*marks: Mark | None) -> Mark | None:
    """Of several passed one after the other: the last of the widest kind."""
    return min(filter(None, reversed(marks)), key=lambda mark: WIDEST.index(mark.kind), default=None)


def _page_start(connection: Connection, line: Lineage, high: int) -> int:
    if high <= PAGE_DECISIONS:
        return 0
    try:
        return ask_boundary(connection, line, high - PAGE_DECISIONS)
    except NothingToUndo:  # a copy: what was decided before it is not kept
        return 0


def _number(row: Any) -> int:
    return int(row.n)


def _moment(row: Any, texts: Sequence[Text], mark: Mark | None) -> Moment:
    at = from_milliseconds(row.at)
    pick = [str(each) for each in unpack_pick(row.seat, row.pick)]
    by, final = MADE_BY[row.made_by], FINAL[row.final]
    return Moment(row.n, row.branch, row.seat, row.user, by, at, texts, mark, final, pick)


def _with(moment: Moment, texts: Sequence[Text], final: str | None) -> Moment:
    return replace(moment, texts=[*moment.texts, *texts], final=moment.final or final)


async def moment_numbers(context: Context, campaign: int) -> list[int]:
    """See `Campaigns.moment_numbers`."""
    async with context.hold(campaign) as live:
        if not live.branch:
            return []
        line = live.lineage
    newest = partial(rows_of, table=tables.decisions, lineage=line, low=0, high=line.end, newest_first=True)
    return await context.database.read(lambda connection: [int(row.n) for row in newest(connection) if row.seat >= 0])


async def moment_at(context: Context, campaign: int, n: int, branch: int | None) -> Moment | None:
    """See `Campaigns.moment_at`."""
    async with context.hold(campaign) as live:
        line = await line_of(context, live, branch)
    found, _, _ = await context.database.read(partial(_page, line=line, high=min(n + 1, line.end)))
    return found[0] if found and found[0].n == n else None


# ---------------------------------------------------------------- lines of play and past boards


async def lines(context: Context, campaign: int) -> list[Line]:
    """See `Campaigns.lines`."""
    async with context.hold(campaign) as live:
        present = live.lineage if live.branch else None
        branches = dict(live.branches)
    if present is None:
        return []
    leavings = {each.left_branch: each for each in branches.values() if each.left_branch is not None}
    found = []
    for left, leaving in leavings.items():
        if left == present.segments[0].branch or left is None or leaving.left_n is None:
            continue
        choices = leaving.left_n - Lineage(branches, left, leaving.left_n).divergence(present)
        if choices > 0:
            at = from_milliseconds(leaving.at)
            found.append(Line(left, leaving.left_n, leaving.why, leaving.user, at, choices))
    return sorted(found, key=lambda line: line.at, reverse=True)


async def board_at(context: Context, campaign: int, n: int, branch: int | None) -> PastBoard:
    """See `Campaigns.board_at`. Amid dice it is the board before the choice that led to them."""
    async with context.hold(campaign) as live:
        line = await line_of(context, live, branch)
        if not 0 < n <= line.end:
            raise NothingToUndo
        base = await context.database.read(lambda connection: _board_base(connection, line, n))
        checkpoint, game = read_checkpoint(base.checkpoint.state), live.game
        amid = base.n != line.end and not base.tail
        state = game.read_state(checkpoint) if amid else (await context.session(live, base)).state
        with rules_of(live):
            view = game.view(state, None)
            names, description = game.seat_names(state), game.describe(view)
    return PastBoard(line.segments[0].branch, base.n, checkpoint.chapter, view, names, description)


async def view_before_undo(context: Context, campaign: int, seat: int) -> Any:
    """See `Campaigns.view_before_undo`."""
    async with context.hold(campaign) as live:
        opened = _opened_by_consent(live)
        if opened is None or opened.left_branch is None or opened.left_n is None:
            return None
        if any(made.seat == seat and made.n >= opened.from_n for made in live.recent):
            return None
        left = await context.past(live, Lineage(live.branches, opened.left_branch, opened.left_n), opened.left_n)
        with rules_of(live):
            return live.game.view(left.session.state, seat)


def _opened_by_consent(live: Live) -> Branch | None:
    """The newest branch of the current branch which was not opened by a step that was taken back freely."""
    if not live.branch:
        return None
    line = (live.branches[each.branch] for each in live.lineage.segments)
    return next((branch for branch in line if branch.why in TOLD_AS_UNDONE), None)


def _board_base(connection: Connection, line: Lineage, n: int) -> Base:
    base = base_at(connection, line, n)
    if not base.tail or n == line.end:
        return base
    return base_at(connection, line, ask_boundary(connection, line, n))


async def line_of(context: Context, live: Live, branch: int | None) -> Lineage:
    """Another line of play, or the current branch (None). Raises NothingToUndo where there is none."""
    if branch is None or branch == live.branch:
        if not live.branch:
            raise NothingToUndo
        return live.lineage
    if branch not in live.branches:
        raise NothingToUndo
    return await context.database.read(lambda connection: lineage_of(connection, live.branches, branch))


async def start_of(context: Context, campaign: int, stretch: Stretch) -> int:
    """See `Campaigns.start_of`."""
    async with context.hold(campaign) as live:
        if not live.branch:
            raise NothingToUndo
        line, start = live.lineage, live.chapter_start
    if stretch == "chapter":
        begun: int | None = start
    else:
        begun = await context.database.read(
            lambda connection: _begun(connection, line, start - 1, line.end + 1, stretch)
        )
    if begun is None or begun >= line.end:
        raise NothingToUndo
    return begun


def _begun(connection: Connection, line: Lineage, chapter: int, end: int, stretch: Stretch) -> int | None:
    """Where the last turn or round before `end` began. A round from before rounds were marked began
    with a turn of the seat that had the chapter's first."""
    rows = rows_of(connection, tables.checkpoints, line, chapter, end, newest_first=True)
    marks = [(int(row.n), mark) for row in rows for mark in reversed(read_marks(row))]
    if marked := next((n for n, mark in marks if mark.kind == stretch), None):
        return marked
    turns = [(n, mark.value) for n, mark in marks if mark.kind == "turn"]
    return next((n for n, seat in turns if seat == turns[-1][1]), None)


# ---------------------------------------------------------------- the account


async def account(context: Context, campaign: int, since: Since, seat: int | None) -> list[Told]:
    """See `Campaigns.account`."""
    async with context.hold(campaign) as live:
        if not live.branch:
            return []
        line, branches = live.lineage, dict(live.branches)
        chapter = live.chapter_start - 1
    return await context.database.read(lambda connection: _account(connection, line, branches, since, seat, chapter))


async def since_own_turn(context: Context, campaign: int, seat: int) -> list[Told]:
    """See `Campaigns.since_own_turn`."""
    async with context.hold(campaign) as live:
        if not live.branch:
            return []
        line, chapter = live.lineage, live.chapter_start
        start = next((made.n + 1 for made in reversed(live.recent) if made.seat == seat), None)
    if start == line.end:  # as amid a turn: nothing has happened since
        return []
    return await context.database.read(lambda connection: _since_own_turn(connection, line, seat, chapter, start))


def _since_own_turn(connection: Connection, line: Lineage, seat: int, chapter: int, start: int | None) -> list[Told]:
    if start is None:
        rows = rows_of(connection, tables.decisions, line, chapter, line.end, newest_first=True, limit=PAGE_DECISIONS)
        start = next((int(row.n) + 1 for row in rows if row.seat == seat), None)
    if start is None or start <= chapter:
        return []
    marks = rows_of(connection, tables.checkpoints, line, start, line.end + 1, newest_first=True)
    if all(("turn", seat) not in read_marks(row) for row in marks):
        return []
    return _told(connection, line, start, line.end, None, undone=False)


def _account(
    connection: Connection, line: Lineage, branches: dict[int, Branch], since: Since, seat: int | None, chapter: int
) -> list[Told]:
    start = since_when(connection, line, since, seat, chapter)
    told = _told(connection, line, start, line.end, seat, undone=False)
    for branch in (branches[each.branch] for each in line.segments):
        if branch.why in TOLD_AS_UNDONE and branch.left_branch is not None and branch.left_n is not None:
            left = Lineage(branches, branch.left_branch, branch.left_n)
            told += _told(connection, left, max(start, left.divergence(line)), branch.left_n, seat, undone=True)
    return sorted(told, key=lambda each: each.at)


def since_when(connection: Connection, line: Lineage, since: Since, seat: int | None, chapter: int) -> int:
    """The decision with which such a stretch begins; `chapter` is the one that started the chapter."""
    if since == "turn":
        return _own_turn(connection, line, seat, chapter)
    if since == "round":
        return _round(connection, line, chapter)
    return chapter if since == "chapter" else 0


def _told(connection: Connection, line: Lineage, low: int, high: int, seat: int | None, *, undone: bool) -> list[Told]:
    """The tells of a stretch that are for everybody or for this seat."""
    times = {row.n: row.at for row in rows_of(connection, tables.decisions, line, low, high)}
    rows = rows_of(connection, tables.tells, line, low, high)
    return [
        Told(row.n, read_text(row.text), unpack_seats(row.seats), from_milliseconds(times[row.n]), undone)
        for row in rows
        if row.seats is None or (seat is not None and row.seats >> seat & 1)
    ]


def _own_turn(connection: Connection, line: Lineage, seat: int | None, chapter: int) -> int:
    """Right after the last decision of this seat."""
    for row in rows_of(connection, tables.decisions, line, chapter, line.end, newest_first=True):
        if row.seat == seat:
            return int(row.n) + 1
    return chapter


def _round(connection: Connection, line: Lineage, chapter: int) -> int:
    """Where the round began that is played; the one before where it has only just begun."""
    return _begun(connection, line, chapter, line.end, "round") or chapter
