"""Reads the players of a server's chapters that have ended (docs/behaviour.md#statistics).

Everything is read from the log, so undone ends do not count, and earlier campaigns do. Chapters that came with a copy
or a file do not count: their originals do.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from datetime import datetime
from itertools import pairwise
from typing import Protocol, TypeVar

from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.played import Key, Known, PlayedChapter, PlayedSeat, ServerRecord
from engine.campaigns.model.situation import ChapterResult
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.loading import read_branch, standing_results
from engine.storage import Connection
from engine.storage.queries import log, played
from engine.storage.schema.codec import MADE_BY

AUTOPILOT = MADE_BY.index("autopilot")
LAST_PART = 4  # the last quarter of a chapter says who finished it


async def server_record(context: Context, guild: int, since: datetime | None = None) -> ServerRecord:
    """Reads the chapters of a server that have ended, since a time or ever."""
    erased, known = context.played.known()
    found, read = await context.database.read(_read, guild, to_milliseconds(since) if since else 0, known)
    context.played.keep(erased, read)
    return found


def _read(connection: Connection, guild: int, since: int, known: Known) -> tuple[ServerRecord, Known]:
    own = {row.id: row for row in played.campaigns_of(connection, guild)}
    results = _by_campaign(played.results_of(connection, own))
    branches = _by_campaign(played.branches_of(connection, results))
    chapters: list[PlayedChapter] = []
    read: dict[Key, tuple[PlayedSeat, ...]] = {}
    for campaign, ended in results.items():
        row = own[campaign]
        if row.branch is None:
            continue
        line = Lineage({each.id: read_branch(each) for each in branches[campaign]}, row.branch, log.ALL)
        standing = standing_results(ended, line)
        first = line.branches[line.segments[-1].branch].from_n  # a copy begins there
        for low, each in pairwise([None, *standing]):
            assert each is not None
            if each.n <= first or to_milliseconds(each.at) < max(row.created, since):
                continue
            key = (campaign, line.branch_at(each.n - 1).id, each.n)
            seats = known.get(key)
            if seats is None:
                seats = read[key] = _seats(connection, line, low.n if low else first, each)
            chapters.append(PlayedChapter(campaign, row.game, each, seats))
    chapters.sort(key=lambda each: (each.ended.at, each.campaign, each.ended.n))
    seated = _by_campaign(played.seats_of(connection, own))
    return ServerRecord(own, chapters, seated), read


def _seats(connection: Connection, line: Lineage, low: int, ended: ChapterResult) -> tuple[PlayedSeat, ...]:
    count = len(ended.result.scores)
    late = ended.n - (ended.n - low) // LAST_PART
    users: defaultdict[int, Counter[int]] = defaultdict(Counter)
    last: defaultdict[int, Counter[int | None]] = defaultdict(Counter)
    automatic: Counter[int] = Counter()
    for part in line.segments:
        within = log.Segment(part.branch, max(low, part.low), min(ended.n, part.high))
        if within.low >= within.high:
            continue
        for row in played.choices_in(connection, line.campaign, within, late):
            by_itself = row.made_by == AUTOPILOT or row.user is None
            automatic[row.seat] += row.count if row.made_by == AUTOPILOT else 0
            last[row.seat][None if by_itself else row.user] += row.late
            if not by_itself:
                users[row.seat][row.user] += row.count
    return tuple(_seat(users[seat], last[seat], automatic[seat]) for seat in range(count))


def _seat(users: Counter[int], last: Counter[int | None], automatic: int) -> PlayedSeat:
    finisher = max(last, key=lambda user: last[user]) if last.total() else next(iter(users), None)
    return PlayedSeat(tuple(users.most_common()), finisher or None, automatic > users.total())


class _OfCampaign(Protocol):
    campaign: int


Row = TypeVar("Row", bound=_OfCampaign)


def _by_campaign(rows: Iterable[Row]) -> Mapping[int, list[Row]]:
    found: defaultdict[int, list[Row]] = defaultdict(list)
    for row in rows:
        found[row.campaign].append(row)
    return found
