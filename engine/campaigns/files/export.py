"""Exports a whole campaign as one file: a readable header, and a body that is sealed, or open if nothing is secret."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import sleep
from typing import Any

import orjson
import zstandard

from engine.campaigns.files.contents import (
    FORMAT,
    LARGEST_FILE,
    LARGEST_UNPACKED,
    MOST,
    VERSION,
    BranchPart,
    CheckpointPart,
    DecisionPart,
    Plain,
    ResultPart,
    SeatPart,
    TellPart,
)
from engine.campaigns.files.keys_shown import keys_shown
from engine.campaigns.model.errors import NotOver, SeatedModerator, TooLargeForFile
from engine.campaigns.model.lineage import Branch, Lineage
from engine.campaigns.model.situation import Actor, Facts
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.fair_dice import read_keys
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.loading import Stored, lineage_of, read_result, with_level
from engine.campaigns.runtime.recording import plain_result
from engine.storage import Connection
from engine.storage.queries import chance, log
from engine.storage.schema import rows
from engine.storage.schema.codec import FINAL, MADE_BY, read_checkpoint, unpack_pick, unpack_seats

BREAK_SECONDS = 0.001  # after each page, for other threads
ZSTD_LEVEL = 9  # for files: small rather than fast


async def open_up(context: Context, live: Live, by: Actor) -> None:
    """Tells the players that an open file is being handed out. Raises NotOver or SeatedModerator if that is not
    allowed.
    """
    over = live.session is not None and live.session.result is not None
    if not over and not by.moderator:
        raise NotOver
    if not over and live.seats_of(by.user):
        raise SeatedModerator
    change = context.change_of_any(live)
    change.note_act(by, "export")
    change.post("exported", author=Author(by.user), over=over)
    await context.commit(change)


COUNTED = {"branch": "branches", "decision": "decisions", "tell": "tells", "result": "results"}
"""The part of a file that holds the rows of a table."""


def expect_importable(connection: Connection, campaign: int) -> None:
    """Raises TooLargeForFile if the log of a campaign has more rows than a file may hold."""
    for table, count in log.count(connection, campaign).items():
        if count > MOST[COUNTED[table]]:
            raise TooLargeForFile(COUNTED[table])


def _within(most: int, pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Yields the pieces. Raises TooLargeForFile when they have more bytes than this."""
    for piece in pieces:
        most -= len(piece)
        if most < 0:
            raise TooLargeForFile("bytes")
        yield piece


def file_of(context: Context, connection: Connection, stored: Stored, open_file: bool) -> bytes:
    """Returns the file of a campaign, its body sealed or open. Everything is read and written in pages, so that other
    threads can run in between. A file that would be too large to import is compressed as a whole (gzip). Raises
    TooLargeForFile if import would refuse it anyway."""
    expect_importable(connection, stored.facts.id)
    facts = with_level(stored.facts, context.find(stored.facts.game))
    line = lineage_of(connection, stored.branches, stored.branch)
    account = Joined()
    if open_file:
        body = b"".join(_within(LARGEST_UNPACKED, _body(connection, stored, facts, line, account)))
        sealed = b"null"
    else:
        packer = zstandard.ZstdCompressor(ZSTD_LEVEL).compressobj()
        pieces = _within(LARGEST_UNPACKED, _body(connection, stored, facts, line, account))
        packed = b"".join([*(packer.compress(each) for each in pieces), packer.flush()])
        body, sealed = b"null", orjson.dumps(context.database.seal.close(packed))
    head = {"format": FORMAT, "version": VERSION, "game": stored.facts.game, "name": stored.facts.name}
    head["seats"] = [each.name for each in stored.seats]
    parts = (orjson.dumps(head)[:-1], b',"account":[', *account.parts, b'],"sealed":', sealed, b',"open":', body, b"}")
    data = b"".join(_within(LARGEST_UNPACKED, parts))
    return data if len(data) <= LARGEST_FILE else b"".join(_within(LARGEST_FILE, [gzip.compress(data)]))


@dataclass(slots=True)
class Joined:
    """Pages of a JSON list, separated by commas."""

    parts: list[bytes] = field(default_factory=list)

    def add(self, rows: Sequence[Any]) -> None:
        """Adds a page."""
        if rows:
            self.parts += [b","] * bool(self.parts) + [orjson.dumps(rows)[1:-1]]


def _body(connection: Connection, stored: Stored, facts: Facts, line: Lineage, account: Joined) -> Iterator[bytes]:
    """Yields the body in pieces, and adds the public lines of `line` to the account on the way."""
    branches = stored.branches.values()
    head = {
        "settings": facts.settings.model_dump(mode="json"),
        "options": dict(facts.options),
        "size": len(stored.seats),
        "seats": [
            SeatPart(seat=each.seat, user=each.user, name=each.name, autopilot=each.autopilot).model_dump(mode="json")
            for each in stored.seats
        ],
        "branch": stored.branch,
        "branches": [_branch_part(each).model_dump(mode="json") for each in branches],
    }
    yield orjson.dumps(head)[:-1]
    last = log.last_checkpoints(connection, facts.id)
    spans = {each.branch: each for each in line.segments}

    def pages(table: str) -> Iterator[Sequence[Any]]:
        for page in log.pages_of(connection, facts.id, table):
            yield page
            sleep(BREAK_SECONDS)

    def tells() -> Iterator[Sequence[Any]]:
        for page in pages("tell"):
            told = [row for row in page if row.seats is None and row.branch in spans]
            account.add(
                [orjson.Fragment(row.text) for row in told if spans[row.branch].low <= row.n < spans[row.branch].high]
            )
            yield [_tell_part(row) for row in page]

    parts: dict[str, Iterator[Sequence[Plain]]] = {
        "decisions": ([_decision_part(row) for row in rows] for rows in pages("decision")),
        "tells": tells(),
        "checkpoints": (
            [_checkpoint_part(row) for row in _beginnings(rows, branches, last)] for rows in pages("checkpoint")
        ),
        "results": ([_result_part(row) for row in rows] for rows in pages("result")),
        "keys": iter([keys_shown([read_keys(row) for row in chance.of_campaign(connection, facts.id)])]),
    }
    for name, those in parts.items():
        yield f',"{name}":['.encode()
        written = 0
        for page in those:
            if written + len(page) > MOST[name]:
                raise TooLargeForFile(name)
            if page:
                yield b"," * bool(written) + orjson.dumps([each.model_dump(mode="json") for each in page])[1:-1]
                written += len(page)
        yield b"]"
    yield b"}"


def _beginnings(
    checkpoints: Sequence[rows.Checkpoint], branches: Iterable[Branch], last: Mapping[int, int]
) -> list[rows.Checkpoint]:
    """Returns the checkpoints at which a branch or chapter begins or ends; replay reaches the ones between."""
    bases = {(branch.base_branch, branch.base_n) for branch in branches}
    return [
        row
        for row in checkpoints
        if row.kind in ("chapter", "over") or (row.branch, row.n) in bases or last[row.branch] == row.n
    ]


def _branch_part(branch: Branch) -> BranchPart:
    return BranchPart(**{name: getattr(branch, name) for name in BranchPart.model_fields})


def _decision_part(row: rows.Decision) -> DecisionPart:
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


def _tell_part(row: rows.Tell) -> TellPart:
    seats = unpack_seats(row.seats)
    to = None if seats is None else list(seats)
    return TellPart(branch=row.branch, n=row.n, serial=row.serial, text=orjson.loads(row.text), to=to)


def _checkpoint_part(row: rows.Checkpoint) -> CheckpointPart:
    checkpoint = read_checkpoint(row.state)
    return CheckpointPart(branch=row.branch, n=row.n, kind=row.kind, value=row.value, checkpoint=checkpoint)


def _result_part(row: rows.Result) -> ResultPart:
    plain = plain_result(read_result(row).result)
    return ResultPart(branch=row.branch, n=row.n, chapter=row.chapter, at=row.at, **plain)
