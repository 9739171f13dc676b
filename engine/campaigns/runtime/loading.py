"""Loads a campaign from its rows with a fixed number of queries, independent of its length and its undos."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, cast

from engine import storage
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.errors import NothingToUndo, UnknownCampaign
from engine.campaigns.model.lineage import Branch, Lineage
from engine.campaigns.model.moves import read_move
from engine.campaigns.model.requests import Request, read_request
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import ChapterResult, Clock, Facts, Pause, Seated, Stage, StandingOrder
from engine.campaigns.model.turn_plans import TurnPlan
from engine.campaigns.runtime.live import CHAPTER, RecentDecision
from engine.campaigns.runtime.scheduled_jobs import ANSWERS, WAITS, Job
from engine.storage import Connection
from engine.storage.schema import rows
from engine.storage.schema.codec import FINAL, MADE_BY, read_checkpoint, read_decision, read_text, unpack_pick
from engine.table import CHANCE, Game, Result, Saved, Text

REMEMBERED = 64  # decisions kept in memory for undo
LONGEST_RUN = 512  # consecutive decisions by chance or sealed, without a question between


@dataclass(frozen=True, slots=True)
class Base:
    """The data to load a moment: the checkpoint's row, and the rows of the decisions after it."""

    checkpoint: rows.Checkpoint
    tail: Sequence[rows.Decision]

    @property
    def n(self) -> int:
        """Returns the number of decisions up to the moment."""
        return int(self.checkpoint.n) + len(self.tail)

    @property
    def turn(self) -> int | None:
        """Returns the seat whose turn began at the checkpoint, if any."""
        return int(self.checkpoint.value) if self.checkpoint.kind == "turn" else None

    @property
    def saved(self) -> Saved:
        """Returns the kernel's form of this data."""
        return Saved(read_checkpoint(self.checkpoint.state), [read_decision(row) for row in self.tail])


@dataclass(frozen=True, slots=True)
class Stored:
    """All rows that are read before a campaign is played."""

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
    plans: dict[int, TurnPlan]
    answers_at: datetime | None
    next_wait: Job | None
    keys: rows.ChanceKeys | None


def read_campaign(connection: Connection, campaign: int) -> Stored:
    """Reads the stored rows of a campaign. Raises UnknownCampaign."""
    row = storage.campaigns.find(connection, campaign)
    if row is None:
        raise UnknownCampaign(campaign)
    branches = {each.id: read_branch(each) for each in storage.log.branches_of(connection, campaign)}
    lineage = lineage_of(connection, branches, row.branch) if row.branch else None
    base = base_at(connection, lineage, lineage.end) if lineage else None
    recent = recent_decisions(connection, lineage) if lineage else []
    request = storage.requests.open_in(connection, campaign)
    jobs = storage.schedules.times_of(connection, campaign, (ANSWERS, *WAITS))
    return Stored(
        facts=_facts(row),
        seats=[_seat(each) for each in storage.seats.of_campaign(connection, campaign)],
        branches=branches,
        branch=row.branch or 0,
        base=base,
        held={each.seat: _ids(each.pick) for each in storage.seats.sealed_of(connection, campaign)},
        recent=[_made(each) for each in recent],
        last_at=recent[-1].at if recent else None,
        pending=_pending(connection, campaign, lineage) if lineage else [],
        next_post=storage.posts.last_number(connection, campaign) + 1,
        request=read_request(request) if request else None,
        results=standing_results(storage.log.results_of(connection, campaign), lineage),
        orders=[
            StandingOrder(each.seat, each.key, each.choice, each.lasts)
            for each in storage.seats.orders_of(connection, campaign)
        ],
        plans={each.seat: TurnPlan.of_row(each._mapping) for each in storage.plans.of_campaign(connection, campaign)},
        answers_at=_moment(jobs.get(ANSWERS)),
        next_wait=next((job for job in WAITS if job in jobs), None),
        keys=storage.chance.newest(connection, campaign),
    )


def lineage_of(connection: Connection, branches: dict[int, Branch], tip: int) -> Lineage:
    """Returns the whole lineage of a branch, up to its last decision."""
    last = storage.log.last_decision(connection, branches[tip].campaign, tip)
    return Lineage(branches, tip, branches[tip].from_n if last is None else max(last + 1, branches[tip].from_n))


def base_at(connection: Connection, lineage: Lineage, n: int) -> Base:
    """Returns the data to load the moment before decision `n` of this lineage. Raises NothingToUndo if it is not
    stored.
    """
    campaign, branch = lineage.campaign, lineage.branch_at(n)
    checkpoint = storage.log.checkpoint_before(connection, campaign, branch.id, n)
    if checkpoint is None:
        checkpoint = storage.log.checkpoint_before(connection, campaign, branch.base_branch, branch.base_n)
    if checkpoint is None or checkpoint.n > n:
        raise NothingToUndo
    tail = storage.log.decisions_between(connection, campaign, branch.id, checkpoint.n, n)
    if len(tail) != n - checkpoint.n:
        raise NothingToUndo
    return Base(checkpoint, tail)


def recent_decisions(connection: Connection, lineage: Lineage, limit: int = REMEMBERED) -> list[rows.Decision]:
    """Returns the rows of the last decisions of a lineage, in order."""
    rows = storage.log.decisions_of(connection, lineage, 0, lineage.end, newest_first=True, limit=limit)
    return list(rows)[::-1]


def ask_boundary(connection: Connection, lineage: Lineage, n: int) -> int:
    """Returns the last moment at or before decision `n` when a seat was asked: not during a roll or sealed answers.

    The start of a chapter is such a moment too, the target of a reset.
    """
    following, boundary = None, n
    for row in storage.log.decisions_of(connection, lineage, 0, n + 1, newest_first=True, limit=LONGEST_RUN):
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
    return boundary  # the start of a copy


def _amid(row: rows.Decision, following: rows.Decision) -> bool:
    """True if no seat was asked between these two decisions."""
    if following.seat == CHANCE:
        return True
    together = FINAL[row.final] == FINAL[following.final] == "sealed" and row.key == following.key
    return bool(together and row.seat < following.seat)


def read_branch(row: rows.Branch) -> Branch:
    """Returns the branch of a row."""
    return Branch(**{name: getattr(row, name) for name in Branch.__slots__})


def read_result(row: rows.Result) -> ChapterResult:
    """Returns the chapter's result of a row."""
    result = Result(tuple(row.winners), tuple(row.scores), Text.from_plain(row.reason), row.carried)
    return ChapterResult(row.n, row.chapter, result, from_milliseconds(row.at))


def standing_results(rows: Sequence[rows.Result], lineage: Lineage | None) -> list[ChapterResult]:
    """Returns the results that are part of a lineage, in order."""
    spans = {each.branch: each for each in lineage.segments} if lineage else {}
    stand = [row for row in rows if row.branch in spans and row.n <= spans[row.branch].high]
    return [read_result(row) for row in sorted(stand, key=lambda row: row.n)]


def _pending(connection: Connection, campaign: int, lineage: Lineage) -> list[Text]:
    """Returns the public log lines after the last one in a post."""
    told = storage.posts.last_told(connection, campaign)
    rows = storage.log.tells_of(connection, lineage, max(0, told[0]), lineage.end)
    return [read_text(row.text) for row in rows if row.seats is None and (row.n, row.serial) > told]


def _made(row: rows.Decision) -> RecentDecision:
    pick = unpack_pick(row.seat, row.pick)
    by, final = MADE_BY[row.made_by], FINAL[row.final]
    return RecentDecision(row.n, row.seat, row.user, by, row.key, pick, final, row.n, row.at)


def _ids(packed: bytes) -> tuple[str, ...]:
    return tuple(packed.decode().split())


def _seat(row: rows.Seat) -> Seated:
    return Seated(**{name: getattr(row, name) for name in Seated.__slots__})


def _facts(row: rows.Campaign) -> Facts:
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
        stage=cast("Stage", row.stage),
        settings=_settings(row.settings),
        options=row.options,
        size=row.size,
        fork_of=row.fork_of,
        created=from_milliseconds(row.created),
        pause=Pause(**row.pause) if row.pause else None,
        archived=_moment(row.archived),
        waits_from=_moment(row.waits_from),
        clock=Clock(**row.clock) if row.clock else None,
        moving=read_move(row.moving),
    )


def _moment(stored: int | None) -> datetime | None:
    return None if stored is None else from_milliseconds(stored)


def _settings(stored: Mapping[str, Any]) -> Settings:
    """Returns the settings of a campaign, without those that only older versions knew.

    Campaigns older than a setting of autopilot go on without it.
    """
    known = {name: stored[name] for name in Settings.model_fields if name in stored}
    return Settings.model_validate({"autopilot": "never"} | known)


def with_level(facts: Facts, game: Game) -> Facts:
    """Returns the facts with a level of autopilot. In campaigns from before levels, rivals stay simple; partners played
    as the strongest do now."""
    if "level" in facts.settings.model_fields_set or not game.competitive:
        return facts
    return replace(facts, settings=facts.settings.model_copy(update={"level": "simple"}))
