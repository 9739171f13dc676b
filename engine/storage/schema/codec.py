"""Packs the log into rows and reads it back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from threading import local
from typing import Literal, cast, get_args

import orjson
import zstandard

from engine.storage.schema import rows
from engine.storage.schema.writes import Row
from engine.table import CHANCE, Checkpoint, Decision, Mark, MarkKind, Seat, Tell, Text, canonical

MadeBy = Literal[
    "player", "autopilot", "order", "vote", "automatic", "deadline", "moderator", "chance", "table", "run", "plan"
]
"""The right with which a decision was made. A `run` follows the same player's previous decision in one go."""
MADE_BY: tuple[MadeBy, ...] = get_args(MadeBy)
"""All rights. Rows hold the index, so the list only ever grows."""

WhyFinal = Literal[None, "dice", "card", "turn", "sealed"]
FINAL: tuple[WhyFinal, ...] = get_args(WhyFinal)
"""Why a decision cannot be taken back freely (`sealed`: several seats answered at once). Rows hold the index."""

LEVEL = 3  # zstd: about a tenth of a millisecond for each state


class _Zstd(local):
    """A compressor for each thread: creating one is slower than using it, and threads must not share it."""

    def __init__(self) -> None:
        self.compressor = zstandard.ZstdCompressor(level=LEVEL)
        self.decompressor = zstandard.ZstdDecompressor()


_zstd = _Zstd()


def pack_pick(seat: int, pick: Sequence[str] | Sequence[int]) -> bytes:
    """Packs a pick: ids separated by spaces, or one byte for each result of chance (piles of at most 256)."""
    if seat == CHANCE:
        return bytes(int(index) for index in pick)
    return " ".join(str(each) for each in pick).encode()


def unpack_pick(seat: int, packed: bytes) -> tuple[str, ...] | tuple[int, ...]:
    """Returns the inverse of `pack_pick`."""
    return tuple(packed) if seat == CHANCE else tuple(packed.decode().split())


def decision_row(branch: int, decision: Decision, user: int | None, made_by: str, final: str | None, at: int) -> Row:
    """Returns the row of a decision."""
    return {
        "branch": branch,
        "n": decision.n,
        "seat": decision.seat,
        "user": user,
        "made_by": MADE_BY.index(made_by),
        "key": decision.key,
        "fingerprint": decision.fingerprint,
        "pick": pack_pick(decision.seat, decision.pick),
        "final": FINAL.index(final),
        "at": at,
    }


def read_decision(row: rows.Decision) -> Decision:
    """Returns the decision of a row."""
    reveals = FINAL[row.final] in ("dice", "card")
    return Decision(row.n, row.seat, row.key, row.fingerprint, unpack_pick(row.seat, row.pick), reveals)


def tell_row(branch: int, serial: int, tell: Tell) -> Row:
    """Returns the row of a log line, the `serial`-th of its decision."""
    text = canonical(tell.text.to_plain()).decode()
    return {"branch": branch, "n": tell.n, "serial": serial, "text": text, "seats": pack_seats(tell.to)}


def pack_seats(seats: Iterable[int] | None) -> int | None:
    """Returns seats as bits; None (everyone) stays None."""
    return None if seats is None else sum(1 << seat for seat in set(seats))


def unpack_seats(packed: int | None) -> tuple[int, ...] | None:
    """Returns the inverse of `pack_seats`."""
    return None if packed is None else tuple(seat for seat in range(packed.bit_length()) if packed >> seat & 1)


def checkpoint_row(branch: int, checkpoint: Checkpoint, marks: Sequence[Mark]) -> Row:
    """Returns the row of a checkpoint with these marks: the last one and the round that starts."""
    plain = checkpoint.to_bytes()
    return {
        "branch": branch,
        "n": checkpoint.n,
        "kind": marks[-1].kind,
        "value": str(marks[-1].value),
        "round": next((mark.value for mark in marks if mark.kind == "round"), None),
        "hash": _hash(plain),
        "state": _zstd.compressor.compress(plain),
    }


def _hash(plain: bytes) -> str:
    return blake2b(plain, digest_size=16).hexdigest()


def is_undamaged(packed: bytes, expected: str) -> bool:
    """True if the `state` of a checkpoint's row still matches its `hash`."""
    return _hash(_zstd.decompressor.decompress(packed)) == expected


def read_checkpoint(packed: bytes) -> Checkpoint:
    """Returns the checkpoint of a row's `state`. Raises BadCheckpoint."""
    return Checkpoint.from_bytes(_zstd.decompressor.decompress(packed))


def read_mark(kind: str, value: int | str) -> Mark:
    """Returns a stored mark: the seat of a turn, the number of a round, the name of a phase or chapter."""
    read = {"turn": Seat, "round": int}.get(kind, str)
    return Mark(cast(MarkKind, kind), read(value))


def read_marks(row: rows.Checkpoint | rows.Marked) -> list[Mark]:
    """Returns the stored marks of a checkpoint's row: the round that starts there, and the last mark."""
    last = read_mark(row.kind, row.value)
    return [last] if row.round is None or last.kind == "round" else [Mark("round", row.round), last]


def read_text(stored: str) -> Text:
    """Returns the text of a log line's row."""
    return Text.from_plain(orjson.loads(stored))
