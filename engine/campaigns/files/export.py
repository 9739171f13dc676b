"""A whole campaign as one file: a header that anybody may read, the rest sealed, or open where nothing is secret."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import orjson
import zstandard

from engine.campaigns.errors import NotOver, SeatedModerator
from engine.campaigns.files.contents import (
    Body,
    BranchPart,
    CheckpointPart,
    DecisionPart,
    File,
    Plain,
    ResultPart,
    SeatPart,
    TellPart,
)
from engine.campaigns.model.lineage import Branch
from engine.campaigns.model.situation import Actor
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.loading import Stored, lineage_of, read_campaign, read_result
from engine.campaigns.runtime.recording import plain_result
from engine.storage import Connection, log
from engine.storage.codec import FINAL, MADE_BY, read_checkpoint, unpack_pick, unpack_seats

ZSTD_LEVEL = 9  # for files: small rather than fast


async def open_up(context: Context, live: Live, by: Actor) -> None:
    """Tells the table that its file is handed out open. Raises NotOver or SeatedModerator where it may not be."""
    over = live.session is not None and live.session.result is not None
    if not over and not by.moderator:
        raise NotOver
    if not over and live.seats_of(by.user):
        raise SeatedModerator
    change = context.change_of_any(live)
    change.post("exported", author=Author(by.user), over=over)
    await context.commit(change)


def file_of(context: Context, connection: Connection, campaign: int, open_file: bool) -> bytes:
    """Returns the file of a campaign, its body sealed or open."""
    stored = read_campaign(connection, campaign)
    line = lineage_of(connection, stored.branches, stored.branch)
    tells = log.tells_of(connection, line, 0, line.end)
    body = _body(connection, stored)
    file = File(
        game=stored.facts.game,
        name=stored.facts.name,
        seats=[each.name for each in stored.seats],
        account=[orjson.loads(row.text) for row in tells if row.seats is None],
        sealed=None if open_file else context.database.seal.close(zstandard.compress(_json(body), ZSTD_LEVEL)),
        open=body if open_file else None,
    )
    return _json(file)


def _json(part: Plain) -> bytes:
    return orjson.dumps(part.model_dump(mode="json"))


def _body(connection: Connection, stored: Stored) -> Body:
    facts, branches = stored.facts, stored.branches.values()
    whole = log.whole(connection, facts.id)
    return Body(
        settings=facts.settings.model_dump(),
        options=dict(facts.options),
        size=len(stored.seats),
        seats=[
            SeatPart(seat=each.seat, user=each.user, name=each.name, autopilot=each.autopilot) for each in stored.seats
        ],
        branch=stored.branch,
        branches=[_branch_part(each) for each in branches],
        decisions=[_decision_part(row) for row in whole.decisions],
        tells=[_tell_part(row) for row in whole.tells],
        checkpoints=[_checkpoint_part(row) for row in _beginnings(whole.checkpoints, branches)],
        results=[_result_part(row) for row in whole.results],
    )


def _beginnings(checkpoints: Sequence[Any], branches: Iterable[Branch]) -> list[Any]:
    """Keeps the checkpoints at which a branch or chapter begins or ends; what lies between can be played to."""
    bases = {(branch.base_branch, branch.base_n) for branch in branches}
    last = {row.branch: row.n for row in checkpoints}
    return [
        row
        for row in checkpoints
        if row.kind in ("chapter", "over") or (row.branch, row.n) in bases or last[row.branch] == row.n
    ]


def _branch_part(branch: Branch) -> BranchPart:
    return BranchPart(**{name: getattr(branch, name) for name in BranchPart.model_fields})


def _decision_part(row: Any) -> DecisionPart:
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


def _tell_part(row: Any) -> TellPart:
    seats = unpack_seats(row.seats)
    to = None if seats is None else list(seats)
    return TellPart(branch=row.branch, n=row.n, serial=row.serial, text=orjson.loads(row.text), to=to)


def _checkpoint_part(row: Any) -> CheckpointPart:
    checkpoint = read_checkpoint(row.state)
    return CheckpointPart(branch=row.branch, n=row.n, kind=row.kind, value=row.value, checkpoint=checkpoint)


def _result_part(row: Any) -> ResultPart:
    plain = plain_result(read_result(row).result)
    return ResultPart(branch=row.branch, n=row.n, chapter=row.chapter, at=row.at, **plain)
