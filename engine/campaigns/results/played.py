"""Reads the players of a server's chapters that have ended (docs/behaviour.md#statistics).

Everything is read from the log, so undone ends do not count, and earlier campaigns do. Chapters that came with a copy
or a file do not count: their originals do.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Protocol, TypeVar

from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.model.played import Key, Known, PlayedChapter, PlayedSeat, ServerRecord
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.loading import read_branch, standing_results
from engine.storage import Connection
from engine.storage.queries import campaigns, log, seats
from engine.storage.schema.codec import MADE_BY

AUTOPILOT = MADE_BY.index("autopilot")
MOST_IN_PLAY = 100  # campaigns whose chapter in play is read, the newest
LAST_PART = 4  # the last quarter of a chapter says who finished it


async def server_record(
    context: Context, guild: int, since: datetime | None = None, *, in_play: bool = False, game: str = ""
) -> ServerRecord:
    """Reads the chapters of a server that have ended, since a time or ever; with `in_play` also who plays now.

    With `game`, only the campaigns of this game are read.
    """
    erased, known = context.played.known()
    found, read = await context.database.read(
        _read, guild, to_milliseconds(since) if since else 0, known, in_play, game
    )
    context.played.keep(erased, read)
    return found


def _read(
    connection: Connection, guild: int, since: int, known: Known, in_play: bool, game: str
) -> tuple[ServerRecord, dict[Key, tuple[PlayedSeat, ...]]]:
    played = campaigns.played_in(connection, guild)
    own = {row.id: row for row in played if row.branch is not None and game in ("", row.game)}
    results = _by_campaign(log.results_of_all(connection, own))
    seated = _by_campaign(seats.of_campaigns(connection, own))
    playing = [row.id for row in own.values() if in_play and row.stage == "playing"][-MOST_IN_PLAY:]
    branches = _by_campaign(log.branches_of_all(connection, {*results, *playing}))
    chapters: list[PlayedChapter] = []
    now: dict[int, tuple[PlayedSeat, ...]] = {}
    read: dict[Key, tuple[PlayedSeat, ...]] = {}
    for campaign, there in branches.items():
        row = own[campaign]
        line = Lineage({each.id: read_branch(each) for each in there}, row.branch or 0, log.ALL)
        begins = line.branches[line.segments[-1].branch].from_n  # later than 0 in a copy
        for each in standing_results(results.get(campaign, ()), line):
            low, begins = begins, max(begins, each.n)
            if each.n <= low or to_milliseconds(each.at) < max(row.created, since):
                continue
            key = (campaign, line.branch_at(each.n - 1).id, each.n)
            who = known.get(key)
            if who is None:
                who = read[key] = _seats(connection, line, log.Segment(0, low, each.n), len(each.result.scores))
            chapters.append(PlayedChapter(campaign, row.game, each, who))
        if campaign in playing:
            now[campaign] = _seats(connection, line, log.Segment(0, begins, log.ALL), len(seated[campaign]))
    chapters.sort(key=lambda each: (each.ended.at, each.campaign, each.ended.n))
    return ServerRecord(own, chapters, now, seated), read


def _seats(connection: Connection, line: Lineage, chapter: log.Segment, count: int) -> tuple[PlayedSeat, ...]:
    late = chapter.high - (chapter.high - chapter.low) // LAST_PART
    users: defaultdict[int, Counter[int]] = defaultdict(Counter)
    last: defaultdict[int, Counter[int | None]] = defaultdict(Counter)
    first: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    automatic: Counter[int] = Counter()
    for part in line.segments:
        within = log.Segment(part.branch, max(chapter.low, part.low), min(chapter.high, part.high))
        if within.low >= within.high:
            continue
        for row in log.choices_in(connection, line.campaign, within, late):
            by_itself = row.made_by == AUTOPILOT or row.user is None
            automatic[row.seat] += row.count if row.made_by == AUTOPILOT else 0
            last[row.seat][None if by_itself else row.user] += row.late
            if not by_itself:
                users[row.seat][row.user] += row.count
                first[row.seat].append((row.first, row.user))
    return tuple(_seat(users[seat], last[seat], first[seat], automatic[seat]) for seat in range(count))


def _seat(
    users: Counter[int], last: Counter[int | None], first: Sequence[tuple[int, int]], automatic: int
) -> PlayedSeat:
    starter = min(first, default=(0, None))[1]
    finisher = max(last, key=lambda user: last[user]) if last.total() else next(iter(users), None)
    return PlayedSeat(tuple(users.most_common()), starter or None, finisher or None, automatic > users.total())


class _OfCampaign(Protocol):
    campaign: int


Row = TypeVar("Row", bound=_OfCampaign)


def _by_campaign(rows: Iterable[Row]) -> Mapping[int, list[Row]]:
    found: defaultdict[int, list[Row]] = defaultdict(list)
    for row in rows:
        found[row.campaign].append(row)
    return found
