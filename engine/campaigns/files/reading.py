"""Reads, validates and replays a campaign file; runs in the process started by `engine.campaigns.files.reader`.

Never call this in the bot's process with a file from outside: any part of it may take as much time and memory as the
file demands.
"""

from __future__ import annotations

import zlib
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from gzip import GzipFile
from io import BytesIO
from itertools import groupby
from typing import Any, TypeVar

import orjson
import zstandard
from pydantic import BaseModel, ValidationError

from engine.campaigns.files.contents import (
    FORMAT,
    LARGEST_FILE,
    LARGEST_STATE,
    LARGEST_UNPACKED,
    MOST,
    VERSION,
    Body,
    BranchPart,
    CheckpointPart,
    DecisionPart,
    File,
    ResultPart,
    TellPart,
)
from engine.campaigns.files.copies import redealt
from engine.campaigns.model.errors import WrongFile, WrongOption
from engine.campaigns.model.lineage import Branch, Lineage
from engine.campaigns.runtime.live import CHAPTER
from engine.campaigns.runtime.recording import plain_result
from engine.campaigns.seats.new_campaigns import checked_name, checked_settings
from engine.campaigns.seats.options import checked_options
from engine.games import UnknownGame, find
from engine.storage import Seal, WrongKey
from engine.storage.schema.codec import checkpoint_row, decision_row, read_mark, tell_row
from engine.table import BadCheckpoint, Chance, Checkpoint, Decision, Game, Saved, Session, Tell, Text
from engine.table.checkpoint import explain
from engine.words import Words

Part = TypeVar("Part", bound=BaseModel)
GZIP = b"\x1f\x8b"
NOTES = ("told-chosen", "told-late", "told-late-table", "told-order", "told-plan", "told-usual", "told-vote")
"""Log lines of the campaign rather than the game; the texts inside them are the game's."""


@dataclass(frozen=True, slots=True)
class Proved:
    """The validated contents of a file. `standing` is the checkpoint from which its branch continues."""

    game: Game
    name: str
    body: Body
    standing: Checkpoint


def read(data: bytes, seal: Seal, chance: Chance) -> Proved:
    """Reads a file and proves it. Raises WrongFile."""
    return prove(*parse(data, seal), chance)


def prove(file: File, body: Body, chance: Chance) -> Proved:
    """Replays everything in a file by the rules; an unfinished chapter is dealt again. Raises WrongFile."""
    try:
        game = find(file.game)
    except UnknownGame:
        raise WrongFile("game", file.game) from None
    try:
        return _proved(game, file, body, chance)
    except WrongFile:
        raise
    except BadCheckpoint as error:
        raise WrongFile("content", str(error)[:300]) from None
    except WrongOption as error:
        where = "" if error.reason.partition(" ")[0].endswith(":") else f"{error.name}: "
        raise WrongFile("content", f"{where}{error.reason}"[:300]) from None
    except Exception as error:  # if a state from outside makes the rules raise anything, the file is at fault
        raise WrongFile("content", f"state: the rules cannot go on from it: {type(error).__name__}") from None


@contextmanager
def _blamed(where: str, wrong: str) -> Iterator[None]:
    """Raises WrongFile, naming this part of the file, for anything that the rules raise in the block."""
    try:
        yield
    except (WrongFile, BadCheckpoint, WrongOption):
        raise
    except Exception as error:
        raise WrongFile("content", f"{where}: {wrong}: {type(error).__name__}") from None


# ---------------------------------------------------------------- shape


def parse(data: bytes, seal: Seal) -> tuple[File, Body]:
    """Reads the parts of a file, unsealing its body, and validates their shape. Raises WrongFile."""
    file = parse_unsealed(data)
    if file.open is not None:
        return file, file.open
    body = _json(_unsealed(file.sealed or "", seal))
    _expect_bounded(body)
    return file, _validated(Body, body)


def parse_unsealed(data: bytes) -> File:
    """Reads a file and validates the shape of everything that is not sealed. Raises WrongFile."""
    if len(data) > LARGEST_FILE:
        raise WrongFile("size", f"a file has at most {LARGEST_FILE // 1024**2} MiB")
    plain = _json(_decompressed(data).removeprefix(BOM_UTF8))  # some editors add it
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise WrongFile("damaged", "this is not a campaign's file")
    if isinstance(version := plain.get("version"), int) and version > VERSION:
        raise WrongFile("version", f"the file has a later version than {VERSION}")
    _expect_bounded(plain)
    _expect_bounded(plain.get("open"))
    return _validated(File, plain)


def _decompressed(data: bytes) -> bytes:
    """Decompresses a file that is compressed as a whole, up to the maximum size."""
    if not data.startswith(GZIP):
        return data
    try:
        with GzipFile(fileobj=BytesIO(data)) as packed:
            plain = packed.read(LARGEST_UNPACKED + 1)
    except (OSError, EOFError, zlib.error):
        raise WrongFile("damaged", "it cannot be decompressed") from None
    if len(plain) > LARGEST_UNPACKED:
        raise WrongFile("size", f"unpacked it has more than {LARGEST_UNPACKED // 1024**2} MiB")
    return plain


def _json(data: bytes) -> Any:
    try:
        return orjson.loads(data)
    except orjson.JSONDecodeError:
        raise WrongFile("damaged", "this is not JSON") from None


def _expect_bounded(body: Any) -> None:
    """Raises WrongFile if there is more of anything than a file may hold, before any of it is processed."""
    for name, most in MOST.items() if isinstance(body, dict) else ():
        if isinstance(body.get(name), list) and len(body[name]) > most:
            raise WrongFile("size", f"{name}: a file holds at most {most}, not {len(body[name])}")


def _validated(part: type[Part], plain: Any) -> Part:
    try:
        return part.model_validate(plain)
    except ValidationError as error:
        raise WrongFile("content", explain(error)[:300]) from None


def _unsealed(token: str, seal: Seal) -> bytes:
    """Opens a sealed body, unpacked up to the maximum size."""
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


# ---------------------------------------------------------------- what belongs together


def _proved(game: Game, file: File, body: Body, chance: Chance) -> Proved:
    name, options = checked_name(file.name), checked_options(game, dict(body.options))
    settings = checked_settings(dict(body.settings)).model_dump()
    body = body.model_copy(update={"options": options, "settings": settings})
    if len(body.seats) not in game.seat_counts or [each.seat for each in body.seats] != list(range(body.size)):
        raise WrongFile("content", f"seats: {game.key} is for {game.seat_counts} seats, counted from 0")
    _check_lines(body)
    _check_rows(body)
    _check_texts(game, body)
    ended = _try_out(game, body, chance)
    body = body.model_copy(update={"results": list(_results(game, body, ended))})
    line = _current_lineage(body)
    base = _base(body, line)
    tail = _tail(body, line, base)
    session = Session.load(game, Saved(base.checkpoint, tail), chance)
    _show_to_everybody(game, session)
    if session.result is None:
        body = _without_running_chapter(body, line, base, redealt(game, base.checkpoint, chance))
        base = _base(body, _current_lineage(body))
        _show_to_everybody(game, Session.load(game, Saved(base.checkpoint), chance))
    return Proved(game, name, body, base.checkpoint)


def _check_lines(body: Body) -> None:
    """Raises WrongFile unless each branch follows its parent and every row belongs to a branch."""
    known: set[int] = set()
    for branch in body.branches:
        before = {branch.parent, branch.left_branch} - {None}
        if branch.id in known or not before <= known or branch.base_branch not in known | {branch.id}:
            raise WrongFile("content", f"branches: {branch.id} does not follow from the ones before it")
        known.add(branch.id)
    rows = (body.decisions, body.tells, body.checkpoints, body.results)
    if body.branch not in known or not {row.branch for each in rows for row in each} <= known:
        raise WrongFile("content", "branches: a row belongs to no branch")


def _check_rows(body: Body) -> None:
    """Raises WrongFile for duplicate rows, missing decisions, or seats that do not exist."""
    for branch, rows in _by_branch(body.decisions).items():
        if [row.n for row in rows] != list(range(rows[0].n, rows[0].n + len(rows))):
            raise WrongFile("content", f"decisions: some of line {branch} are missing or duplicated")
    for name, rows in (("checkpoints", body.checkpoints), ("results", body.results)):
        if len({(row.branch, row.n) for row in rows}) != len(rows):
            raise WrongFile("content", f"{name}: two have the same moment")
    if len({(row.branch, row.n, row.serial) for row in body.tells}) != len(body.tells):
        raise WrongFile("content", "tells: two have the same moment")
    for part in body.checkpoints:
        checkpoint = part.checkpoint
        if (checkpoint.n, checkpoint.seats) != (part.n, body.size):
            raise WrongFile("content", "checkpoints: one belongs to another moment or campaign")
        if len(checkpoint.to_bytes()) > LARGEST_STATE:
            raise WrongFile("size", f"checkpoints: one has more than {LARGEST_STATE} bytes")
        if part.kind == "turn" and part.value not in map(str, range(body.size)):
            raise WrongFile("content", "checkpoints.value: this seat does not exist")


def _by_branch(rows: Iterable[Any]) -> Mapping[int, Sequence[Any]]:
    ordered = sorted(rows, key=lambda row: (row.branch, row.n))
    return {branch: list(those) for branch, those in groupby(ordered, key=lambda row: row.branch)}


# ---------------------------------------------------------------- trying out


def _try_out(game: Game, body: Body, chance: Chance) -> Mapping[tuple[int, int], Session]:
    """Loads every checkpoint and replays every decision. Returns the sessions of finished chapters by branch and n."""
    ended = {}
    for part in body.checkpoints:
        with _blamed("checkpoints.chapter", f"{part.checkpoint.chapter} cannot be set up"):
            _check_chapter(game, part.checkpoint)
        with _blamed("checkpoints.state", f"the rules cannot go on from the one at {part.n}"):
            game.check_state(part.checkpoint)
            session = Session.load(game, Saved(part.checkpoint), chance)
            _show_to_everybody(game, session)
        if part.kind == "over":
            ended[part.branch, part.n] = session
    for part, tail in _stretches(body):
        with _blamed("decisions", f"the rules cannot play those from {part.n} to {tail[-1].n}"):
            _show_to_everybody(game, Session.load(game, Saved(part.checkpoint, tail), chance))
    return ended


def departures(game: Game, body: Body, chance: Chance) -> Iterator[str]:
    """Yields where the decisions of a proved file do not follow from the rules: they were changed, or the rules were
    corrected since.
    """
    for part, tail in _stretches(body):
        session = Session.load(game, Saved(part.checkpoint, tail), chance)
        if session.diverged:
            yield f"branch {part.branch}, {session.diverged}"


def _stretches(body: Body) -> Iterator[tuple[CheckpointPart, list[Decision]]]:
    """Yields each checkpoint with the decisions up to the next one of its branch."""
    checkpoints = {(part.branch, part.n): part for part in body.checkpoints}
    decisions = _by_branch(body.decisions)
    for branch in body.branches:
        base = checkpoints.get((branch.base_branch, branch.base_n))
        own = [part for part in body.checkpoints if part.branch == branch.id]
        marks = {part.n: part for part in ([base, *own] if base else own)}
        yield from _of_branch(decisions.get(branch.id, ()), marks)


def _of_branch(
    rows: Sequence[DecisionPart], marks: Mapping[int, CheckpointPart]
) -> Iterator[tuple[CheckpointPart, list[Decision]]]:
    """Yields each checkpoint of a branch with the decisions up to the next one."""
    part, tail = None, list[Decision]()
    for row in rows:
        if row.n in marks or row.key == CHAPTER:
            if part is not None and tail:
                yield part, tail
            part, tail = marks.get(row.n) if row.key != CHAPTER else None, []
        if part is not None:
            tail.append(_decision(row))
    if part is not None and tail:
        yield part, tail


def _check_chapter(game: Game, checkpoint: Checkpoint) -> None:
    """Raises BadCheckpoint, or anything the game raises, if the chapter cannot be set up."""
    _set_up(game.key, checkpoint.chapter, checkpoint.seats, orjson.dumps(checkpoint.options), b"{}")


@cache
def _set_up(key: str, chapter: str, seats: int, options: bytes, carried: bytes) -> None:
    game = find(key)
    state = game.setup(chapter, seats, game.read_options(orjson.loads(options)), orjson.loads(carried))
    for fault in game.faults(state):
        raise BadCheckpoint(f"chapter: {chapter} cannot be played: {fault}")


def _results(game: Game, body: Body, ended: Mapping[tuple[int, int], Session]) -> Iterator[ResultPart]:
    """Yields the results, computed by the rules from the final state if the file has it.

    Raises WrongFile, or anything the game raises if a result does not lead to a playable next chapter.
    """
    options = orjson.dumps(dict(body.options))
    for row in body.results:
        session = ended.get((row.branch, row.n))
        if session is not None and session.result is not None:
            row = row.model_copy(update=plain_result(session.result))
        carried = orjson.dumps(row.carried)
        if len(row.scores) != body.size or not set(row.winners) <= set(range(body.size)):
            raise WrongFile("content", "results: there is one score for each seat")
        if len(carried) > LARGEST_STATE:
            raise WrongFile("size", "results.carried: it is too large")
        with _blamed("results.carried", f"no chapter can be played with that of the result at {row.n}"):
            for chapter in game.chapters(game.read_options(dict(body.options)), row.carried):
                _set_up(game.key, chapter, body.size, options, carried)
        yield row


def _show_to_everybody(game: Game, session: Session) -> None:
    """Shows a session to every seat once. Raises anything that makes the rules raise, BadCheckpoint for a fault."""
    for fault in game.faults(session.state):
        raise BadCheckpoint(f"state.{fault}")
    words = Words.of_game(game, "en", game.seat_names(session.state), options=session.base.options, strict=True)
    for seat in (None, *range(session.base.seats)):
        view = game.view(session.state, seat)
        if seat is not None:
            words.say(game.status(session.state, seat))
    for line in game.describe(view):
        words.say(line)
    for ask in session.asks:
        words.say(ask.text)
        for option in ask.options:
            words.say(option.text)
    if session.result is not None:
        words.say(session.result.reason)


def _check_texts(game: Game, body: Body) -> None:
    """Raises WrongFile for a log line that cannot be rendered."""
    words = Words.of_game(game, "en", options=body.options, strict=True)
    for row in body.tells:
        with _blamed("tells.text", f"the line at {row.n} cannot be said"):
            _say(words, Text.from_plain(row.text))
    for each in body.results:
        with _blamed("results.reason", f"the one at {each.n} cannot be said"):
            words.say(Text.from_plain(each.reason))


def _say(words: Words, text: Text) -> None:
    if text.key not in NOTES:
        words.say(text)
        return
    for value in text.args.values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Text):
                words.say(each)


# ---------------------------------------------------------------- the current branch


def _current_lineage(body: Body) -> Lineage:
    branches = {part.id: Branch(campaign=0, **part.model_dump()) for part in body.branches}
    ends = [row.n + 1 for row in body.decisions if row.branch == body.branch]
    return Lineage(branches, body.branch, max([branches[body.branch].from_n, *ends]))


def _base(body: Body, line: Lineage) -> CheckpointPart:
    """Returns the checkpoint from which the end of this branch is loaded."""
    branch = line.branches[body.branch]
    own = [row for row in body.checkpoints if row.branch == branch.id]
    bases = [row for row in body.checkpoints if (row.branch, row.n) == (branch.base_branch, branch.base_n)]
    if not own and not bases:
        raise WrongFile("content", "checkpoints: the current branch has none")
    return max(own or bases, key=lambda row: row.n)


def _tail(body: Body, line: Lineage, base: CheckpointPart) -> list[Decision]:
    rows = sorted(
        (row for row in body.decisions if row.branch == body.branch and row.n >= base.n), key=lambda row: row.n
    )
    if [row.n for row in rows] != list(range(base.n, line.end)):
        raise WrongFile("content", f"decisions: some are missing between {base.n} and {line.end}")
    return [_decision(row) for row in rows]


def _without_running_chapter(body: Body, line: Lineage, base: CheckpointPart, copy: Checkpoint) -> Body:
    """Returns the body with only the finished chapters of the current branch, continuing from the redealt
    checkpoint.
    """
    spans = {each.branch: each.high for each in line.segments}
    starts = [row.n for row in body.decisions if row.key == CHAPTER and row.n < spans.get(row.branch, 0)]
    start = max(starts, default=-1)

    def stands(branch: int, n: int, last: int = start) -> bool:
        return branch in spans and n <= min(last, spans[branch])

    branch = _branch_from(body, line, copy.n)
    checkpoint = CheckpointPart(branch=branch.id, n=copy.n, kind=base.kind, value=base.value, checkpoint=copy)
    kept = [row for row in body.checkpoints if stands(row.branch, row.n, start + 1)]
    return body.model_copy(
        update={
            "branch": branch.id,
            "branches": [*(part for part in body.branches if part.id in spans), branch],
            "decisions": [row for row in body.decisions if stands(row.branch, row.n)],
            "tells": [row for row in body.tells if stands(row.branch, row.n)],
            "checkpoints": [*kept, checkpoint],
            "results": [row for row in body.results if stands(row.branch, row.n)],
        }
    )


def _branch_from(body: Body, line: Lineage, n: int) -> BranchPart:
    """Returns a new branch that forks at a decision and has only its own checkpoint to load from."""
    number = max(part.id for part in body.branches) + 1
    return BranchPart(
        id=number,
        parent=line.branch_at(n).id,
        from_n=n,
        base_branch=number,
        base_n=n,
        left_branch=None,
        left_n=None,
        why="import",
        user=None,
        at=max(part.at for part in body.branches),
    )


# ---------------------------------------------------------------- rows


def rows_of(body: Body) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields every row of the log by table, with the file's own branch ids."""
    for branch in body.branches:
        yield "branch", branch.model_dump()
    for row in body.decisions:
        yield "decision", decision_row(row.branch, _decision(row), row.user, row.by, row.final, row.at)
    for tell in body.tells:
        yield "tell", tell_row(tell.branch, tell.serial, _read_tell(tell))
    for part in body.checkpoints:
        yield "checkpoint", checkpoint_row(part.branch, part.checkpoint, [read_mark(part.kind, part.value)])
    for result in body.results:
        yield "result", result.model_dump()


def _decision(part: DecisionPart) -> Decision:
    return Decision(part.n, part.seat, part.key, part.fingerprint, part.pick, part.final in ("dice", "card"))


def _read_tell(part: TellPart) -> Tell:
    return Tell(part.n, Text.from_plain(part.text), None if part.to is None else tuple(part.to))
