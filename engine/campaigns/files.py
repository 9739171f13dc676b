"""A whole campaign as one file: a header that anybody may read, the rest sealed, or open where nothing is secret."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Annotated, Any, Literal

import orjson
import zstandard
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, model_validator
from sqlalchemy import Connection, Table, select

from engine.campaigns.branching import Past
from engine.campaigns.changes import Author
from engine.campaigns.context import Context
from engine.campaigns.errors import NotOver, SeatedModerator, SeenInFile, WrongStage
from engine.campaigns.lineage import Branch, rows_of
from engine.campaigns.live import CHAPTER, Live
from engine.campaigns.loading import Stored, lineage_of, read_campaign, read_result
from engine.campaigns.record import plain_result
from engine.storage import tables
from engine.storage.codec import FINAL, MADE_BY, MadeBy, WhyFinal, read_checkpoint, unpack_pick, unpack_seats
from engine.table import Checkpoint, MarkKind, Text

FORMAT: Literal["emberkeep-campaign"] = "emberkeep-campaign"
VERSION: Literal[1] = 1
LARGEST_FILE = 10 * 1024 * 1024  # bytes
LARGEST_UNPACKED = 64 * 1024 * 1024  # bytes
NUMBER = re.compile(r"[0-9]{1,9}")  # of a seat or a round
LEVEL = 9  # zstd, for files: small rather than fast
_exported = select(tables.posts.c.at, tables.posts.c.payload).where(tables.posts.c.kind == "exported")


def _checked_text(plain: dict[str, JsonValue]) -> dict[str, JsonValue]:
    try:
        Text.from_plain(plain)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise ValueError("this is no text with a key and arguments") from None
    return plain


Number = Annotated[int, Field(ge=-(2**63), lt=2**63)]  # as wide as a column
PlainText = Annotated[dict[str, JsonValue], AfterValidator(_checked_text)]


class Plain(BaseModel):
    """Part of a file: nothing unknown is accepted."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SeatPart(Plain):
    """A chair and who had it."""

    seat: Number
    user: Number | None
    name: str
    autopilot: bool


class BranchPart(Plain):
    """A line of play; ids are those of the campaign it was exported from."""

    id: Number
    parent: Number | None
    from_n: Number
    base_branch: Number
    base_n: Number
    left_branch: Number | None
    left_n: Number | None
    why: str
    user: Number | None
    at: Number


class DecisionPart(Plain):
    """A decision; results of chance are numbers."""

    branch: Number
    n: Number
    seat: Number
    user: Number | None
    by: MadeBy
    key: str
    fingerprint: Number
    pick: list[str] | list[Annotated[int, Field(ge=0, lt=256)]]
    final: WhyFinal
    at: Number


class TellPart(Plain):
    """A line of the account; `to` null: everybody."""

    branch: Number
    n: Number
    serial: Number
    text: PlainText
    to: list[Annotated[int, Field(ge=0, lt=32)]] | None


class CheckpointPart(Plain):
    """A checkpoint and its mark. Those from which nothing begins are left out: they can be played to."""

    branch: Number
    n: Number
    kind: MarkKind
    value: str
    checkpoint: Checkpoint

    @model_validator(mode="after")
    def _names_what_it_marks(self) -> CheckpointPart:
        if self.kind in ("turn", "round") and not NUMBER.fullmatch(self.value):
            raise ValueError(f"the {self.kind} of a checkpoint is a number, not {self.value[:20]!r}")
        return self


class ResultPart(Plain):
    """How a chapter ended."""

    branch: Number
    n: Number
    chapter: str
    winners: list[int]
    scores: list[dict[str, int]]
    reason: PlainText
    carried: dict[str, JsonValue]
    at: Number


class Body(Plain):
    """Everything about a campaign that can go into another database; `branch` is the line that stands."""

    settings: dict[str, JsonValue]
    options: dict[str, JsonValue]
    size: Number
    seats: list[SeatPart]
    branch: Number
    branches: list[BranchPart]
    decisions: list[DecisionPart]
    tells: list[TellPart]
    checkpoints: list[CheckpointPart]
    results: list[ResultPart]


class File(Plain):
    """The file: `account` are the public tells of the line that stands; the body is `sealed` or `open`."""

    format: Literal["emberkeep-campaign"] = FORMAT
    version: Literal[1] = VERSION
    game: str
    name: str
    seats: list[str]
    account: list[dict[str, JsonValue]]
    sealed: str | None = None
    open: Body | None = None


async def export(context: Context, campaign: int, user: int, *, open_file: bool, moderator: bool) -> bytes:
    """See `Campaigns.export`."""
    async with context.hold(campaign) as live:
        if not live.branch:
            raise WrongStage(live.facts.stage)
        if open_file:
            await _open_up(context, live, user, moderator)
        return await context.database.read(lambda connection: _file(context, connection, campaign, open_file))


async def _open_up(context: Context, live: Live, user: int, moderator: bool) -> None:
    """Raises NotOver or SeatedModerator unless the file may be open; the table is told of it."""
    over = live.session is not None and live.session.result is not None
    if not over and not moderator:
        raise NotOver
    if not over and live.seats_of(user):
        raise SeatedModerator
    change = context.change_of_any(live)
    change.post("exported", author=Author(user), over=over)
    await context.commit(change)


async def expect_unseen(context: Context, live: Live, past: Past) -> None:
    """Raises SeenInFile where somebody who may play has an open file that shows what is hidden at that moment.

    A chapter's start is dealt anew, so that it may be gone back to; whoever had a file during play has no seat.
    """
    if past.session.result is None and await context.database.read(lambda connection: _seen(connection, live, past)):
        raise SeenInFile


def _seen(connection: Connection, live: Live, past: Past) -> bool:
    n = past.base.n
    before = next(rows_of(connection, tables.decisions, past.lineage, n - 1, n), None)
    if before is not None and before.key == CHAPTER:
        return False
    exported = _exported.where(tables.posts.c.campaign == live.facts.id)
    times = [row.at for row in connection.execute(exported) if row.payload["details"].get("over")]
    return any(before is None or at >= before.at for at in times)


def _file(context: Context, connection: Connection, campaign: int, open_file: bool) -> bytes:
    stored = read_campaign(connection, campaign)
    line = lineage_of(connection, stored.branches, stored.branch)
    tells = rows_of(connection, tables.tells, line, 0, line.end)
    body = _body(connection, stored)
    file = File(
        game=stored.facts.game,
        name=stored.facts.name,
        seats=[each.name for each in stored.seats],
        account=[orjson.loads(row.text) for row in tells if row.seats is None],
        sealed=None if open_file else context.database.seal.close(zstandard.compress(_json(body), LEVEL)),
        open=body if open_file else None,
    )
    return _json(file)


def _json(part: Plain) -> bytes:
    return orjson.dumps(part.model_dump(mode="json"))


def _body(connection: Connection, stored: Stored) -> Body:
    facts, branches = stored.facts, stored.branches.values()

    def rows(table: Table) -> list[Any]:
        own = select(table).where(table.c.branch.in_([branch.id for branch in branches]))
        return list(connection.execute(own.order_by(*table.primary_key.columns)))

    return Body(
        settings=facts.settings.model_dump(),
        options=dict(facts.options),
        size=len(stored.seats),
        seats=[
            SeatPart(seat=each.seat, user=each.user, name=each.name, autopilot=each.autopilot) for each in stored.seats
        ],
        branch=stored.branch,
        branches=[BranchPart(**asdict(each)) for each in branches],
        decisions=[_decision(row) for row in rows(tables.decisions)],
        tells=[_tell(row) for row in rows(tables.tells)],
        checkpoints=[_checkpoint(row) for row in _beginnings(rows(tables.checkpoints), branches)],
        results=[_result(row) for row in rows(tables.results)],
    )


def _beginnings(checkpoints: Sequence[Any], branches: Iterable[Branch]) -> list[Any]:
    """The checkpoints at which a line or chapter begins or ends; what lies between can be played to."""
    bases = {(branch.base_branch, branch.base_n) for branch in branches}
    last = {row.branch: row.n for row in checkpoints}
    return [
        row
        for row in checkpoints
        if row.kind in ("chapter", "over") or (row.branch, row.n) in bases or last[row.branch] == row.n
    ]


def _decision(row: Any) -> DecisionPart:
    return DecisionPart(
        branch=row.branch,
        n=row.n,
        seat=row.seat,
        user=row.user,
        by=MADE_BY[row.made_by],
        key=row.key,
        fingerprint=row.fingerprint,
        pick=list(unpack_pick(row.seat, row.pick)),
        final=FINAL[row.final],
        at=row.at,
    )


def _tell(row: Any) -> TellPart:
    seats = unpack_seats(row.seats)
    to = None if seats is None else list(seats)
    return TellPart(branch=row.branch, n=row.n, serial=row.serial, text=orjson.loads(row.text), to=to)


def _checkpoint(row: Any) -> CheckpointPart:
    checkpoint = read_checkpoint(row.state)
    return CheckpointPart(branch=row.branch, n=row.n, kind=row.kind, value=row.value, checkpoint=checkpoint)


def _result(row: Any) -> ResultPart:
    plain = plain_result(read_result(row).result)
    return ResultPart(branch=row.branch, n=row.n, chapter=row.chapter, at=row.at, **plain)
