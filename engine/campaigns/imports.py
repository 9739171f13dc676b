"""A campaign from a file: measured, checked, and tried out before anything is made."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from io import BytesIO
from typing import Any, TypeVar

import orjson
import zstandard
from pydantic import BaseModel, ValidationError
from sqlalchemy import insert

from engine.campaigns.context import Context
from engine.campaigns.copies import copy_post, resealed
from engine.campaigns.errors import WrongFile, WrongOption
from engine.campaigns.files import (
    FORMAT,
    LARGEST_FILE,
    LARGEST_UNPACKED,
    VERSION,
    Body,
    BranchPart,
    CheckpointPart,
    DecisionPart,
    File,
    TellPart,
)
from engine.campaigns.lineage import Branch, Lineage
from engine.campaigns.live import CHAPTER
from engine.campaigns.options import checked_options
from engine.campaigns.seats import checked_name, checked_settings, new_campaign
from engine.campaigns.situation import Facts, Person, Seated, Situation
from engine.storage import Seal, Write, WrongKey, tables
from engine.storage.codec import checkpoint_row, decision_row, pack_pick, read_mark, tell_row
from engine.table import Chance, Checkpoint, Decision, Game, Saved, Session, Tell, Text
from engine.table.checkpoint import explain

Part = TypeVar("Part", bound=BaseModel)


async def import_file(context: Context, data: bytes, organiser: Person, guild: int, channel: int) -> Situation:
    """See `Campaigns.import_`."""
    file, body = await asyncio.to_thread(read_file, data, context.database.seal)
    try:
        game = context.find(file.game)
    except LookupError:
        raise WrongFile("game", file.game) from None
    body = await asyncio.to_thread(_ready_to_play, game, body, context.chance)
    facts = _facts(context, game, file, body, organiser, guild, channel)
    async with context.room(guild):
        await context.database.write(_rows(context, facts, body))
    async with context.hold(facts.id) as live:
        return live.situation()


# ---------------------------------------------------------------- reading


def read_file(data: bytes, seal: Seal) -> tuple[File, Body]:
    """The parts of a file, their shape checked. Raises WrongFile."""
    if len(data) > LARGEST_FILE:
        raise WrongFile("size", f"a file has at most {LARGEST_FILE // 1024**2} MiB")
    plain = _parse(data)
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise WrongFile("damaged", "this is not a campaign's file")
    if plain.get("version") != VERSION:
        raise WrongFile("version", f"the file has version {plain.get('version')}, read is {VERSION}")
    file = _validated(File, plain)
    if file.open is not None:
        return file, file.open
    return file, _validated(Body, _parse(_unsealed(file.sealed or "", seal)))


def _parse(data: bytes) -> Any:
    try:
        return orjson.loads(data)
    except orjson.JSONDecodeError:
        raise WrongFile("damaged", "this is not JSON") from None


def _validated(part: type[Part], plain: Any) -> Part:
    try:
        return part.model_validate(plain)
    except ValidationError as error:
        raise WrongFile("content", explain(error)) from None


def _unsealed(token: str, seal: Seal) -> bytes:
    """What was sealed, unpacked no further than to its largest size."""
    try:
        with zstandard.ZstdDecompressor().stream_reader(BytesIO(seal.open(token))) as reader:
            unpacked = reader.read(LARGEST_UNPACKED + 1)
    except WrongKey:
        raise WrongFile("key", "sealed by another bot, or changed since") from None
    except zstandard.ZstdError:
        raise WrongFile("damaged", "it cannot be unpacked") from None
    if len(unpacked) > LARGEST_UNPACKED:
        raise WrongFile("size", f"unpacked it has more than {LARGEST_UNPACKED // 1024**2} MiB")
    return unpacked


# ---------------------------------------------------------------- checking and trying out


def _ready_to_play(game: Game, body: Body, chance: Chance) -> Body:
    """The same, proved to load; of an unfinished chapter only a resealed checkpoint is left. Raises WrongFile."""
    _check_lines(body)
    if len(body.seats) not in game.seat_counts or [each.seat for each in body.seats] != list(range(body.size)):
        raise WrongFile("content", f"seats: {game.key} is for {game.seat_counts} seats, counted from 0")
    line = _line(body)
    base = _base(body, line)
    try:
        for part in body.checkpoints:
            game.read_state(part.checkpoint)
        for row in body.decisions:
            pack_pick(row.seat, row.pick)
        session = Session.load(game, Saved(base.checkpoint, _tail(body, line, base)), chance)
        if session.result is not None:
            return body
        return _without_running_chapter(body, line, base, resealed(game, base.checkpoint, chance))
    except Exception as error:  # whatever a state from outside makes the rules do, it is the file's fault
        raise WrongFile("content", f"the saved game cannot be played on: {type(error).__name__}") from None


def _check_lines(body: Body) -> None:
    """Raises WrongFile unless each line comes after the one that it leaves, and every row belongs to a line."""
    known: set[int] = set()
    for branch in body.branches:
        before = {branch.parent, branch.left_branch} - {None}
        if branch.id in known or not before <= known or branch.base_branch not in known | {branch.id}:
            raise WrongFile("content", f"branches: {branch.id} does not follow from the ones before it")
        known.add(branch.id)
    rows = (body.decisions, body.tells, body.checkpoints, body.results)
    if body.branch not in known or not {row.branch for each in rows for row in each} <= known:
        raise WrongFile("content", "branches: a row belongs to none of them")


def _line(body: Body) -> Lineage:
    branches = {part.id: Branch(**part.model_dump()) for part in body.branches}
    ends = [row.n + 1 for row in body.decisions if row.branch == body.branch]
    return Lineage(branches, body.branch, max([branches[body.branch].from_n, *ends]))


def _base(body: Body, line: Lineage) -> CheckpointPart:
    """The checkpoint from which the end of this line is loaded."""
    branch = line.branches[body.branch]
    own = [row for row in body.checkpoints if row.branch == branch.id]
    bases = [row for row in body.checkpoints if (row.branch, row.n) == (branch.base_branch, branch.base_n)]
    if not own and not bases:
        raise WrongFile("content", "checkpoints: the line that stands has none")
    return max(own or bases, key=lambda row: row.n)


def _tail(body: Body, line: Lineage, base: CheckpointPart) -> list[Decision]:
    rows = sorted(
        (row for row in body.decisions if row.branch == body.branch and row.n >= base.n), key=lambda row: row.n
    )
    if [row.n for row in rows] != list(range(base.n, line.end)):
        raise WrongFile("content", f"decisions: some are missing between {base.n} and {line.end}")
    return [_decision(row) for row in rows]


def _without_running_chapter(body: Body, line: Lineage, base: CheckpointPart, copy: Checkpoint) -> Body:
    """Keeps the chapters that are over, on the line that stands, and goes on from the resealed checkpoint."""
    spans = {each.branch: each.high for each in line.segments}
    starts = [row.n for row in body.decisions if row.key == CHAPTER and row.n < spans.get(row.branch, 0)]
    start = max(starts, default=-1)

    def stands(branch: int, n: int, last: int) -> bool:
        return branch in spans and n <= min(last, spans[branch])

    number = max(part.id for part in body.branches) + 1
    branch = BranchPart(
        id=number,
        parent=line.branch_at(copy.n).id,
        from_n=copy.n,
        base_branch=number,
        base_n=copy.n,
        left_branch=None,
        left_n=None,
        why="import",
        user=None,
        at=max(part.at for part in body.branches),
    )
    checkpoint = CheckpointPart(branch=number, n=copy.n, kind=base.kind, value=base.value, checkpoint=copy)
    kept = [row for row in body.checkpoints if stands(row.branch, row.n, start + 1)]
    return body.model_copy(
        update={
            "branch": number,
            "branches": [*(part for part in body.branches if part.id in spans), branch],
            "decisions": [row for row in body.decisions if stands(row.branch, row.n, start)],
            "tells": [row for row in body.tells if stands(row.branch, row.n, start)],
            "checkpoints": [*kept, checkpoint],
            "results": [row for row in body.results if stands(row.branch, row.n, start)],
        }
    )


# ---------------------------------------------------------------- writing


def _facts(context: Context, game: Game, file: File, body: Body, organiser: Person, guild: int, channel: int) -> Facts:
    try:
        name, settings = checked_name(file.name), checked_settings(dict(body.settings))
        options = checked_options(game, dict(body.options))
    except WrongOption as error:
        raise WrongFile("content", f"{error.name}: {error.reason}") from None
    return Facts(
        id=context.database.new_id(tables.campaigns),
        name=name,
        game=game.key,
        organiser=organiser.user,
        guild=guild,
        channel=channel,
        thread=None,
        lobby_message=None,
        front_message=None,
        stage="lobby",
        settings=settings,
        options=options,
        size=body.size,
        fork_of=None,
        created=context.clock.now(),
    )


def _rows(context: Context, facts: Facts, body: Body) -> list[Write]:
    """The rows of the new campaign, its lines under new ids; nobody sits, each seat is kept for who had it."""
    new = {part.id: context.database.new_id(tables.branches) for part in body.branches}
    seats = [
        Seated(part.seat, None, part.name, False, part.autopilot and part.user is None, part.user)
        for part in body.seats
    ]
    log = {
        tables.branches: [_branch_row(part, new, facts.id) for part in body.branches],
        tables.decisions: [
            decision_row(new[part.branch], _decision(part), part.user, part.by, part.final, part.at)
            for part in body.decisions
        ],
        tables.tells: [tell_row(new[part.branch], part.serial, _tell(part)) for part in body.tells],
        tables.checkpoints: [
            checkpoint_row(new[part.branch], part.checkpoint, [read_mark(part.kind, part.value)])
            for part in body.checkpoints
        ],
        tables.results: [part.model_dump() | {"branch": new[part.branch]} for part in body.results],
        tables.posts: [copy_post(facts, new[body.branch], _base(body, _line(body)).checkpoint, None, facts.name)],
    }
    written = [(insert(table), rows) for table, rows in log.items() if rows]
    return [*new_campaign(facts, seats, new[body.branch]), *written]


def _branch_row(part: BranchPart, new: Mapping[int, int], campaign: int) -> dict[str, Any]:
    ids = {name: getattr(part, name) for name in ("id", "parent", "base_branch", "left_branch")}
    mapped = {name: None if value is None else new.get(value) for name, value in ids.items()}
    return part.model_dump() | mapped | {"campaign": campaign}


def _decision(part: DecisionPart) -> Decision:
    return Decision(part.n, part.seat, part.key, part.fingerprint, part.pick, part.final in ("dice", "card"))


def _tell(part: TellPart) -> Tell:
    return Tell(part.n, Text.from_plain(part.text), None if part.to is None else tuple(part.to))
