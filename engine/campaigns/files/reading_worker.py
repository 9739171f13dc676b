"""The short-lived process that reads one file, limited in memory and time; it returns plain rows or one error.

Run as a module by `engine.campaigns.files.reader`. Standard input: a line of JSON (`key`, the seal's; `memory` in
bytes, `seconds` of CPU time), then the file. Standard output: JSON frames, each preceded by its length in four bytes.
The first describes the file or is `wrong`; `end` is the last.
"""

from __future__ import annotations

import os
import sys
from base64 import b64encode
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import groupby
from random import SystemRandom
from typing import Any, BinaryIO

import orjson

from engine.campaigns.files.reading import Proved, read, rows_of
from engine.campaigns.model.errors import WrongFile
from engine.storage import Seal
from engine.table import fair

LARGEST_FRAME = 64 * 1024  # bytes of rows, which are read in less than a millisecond
PACKED = {"decision": "pick", "checkpoint": "state"}
"""The columns that hold bytes, by table; sent as base64."""


def main() -> None:
    """Reads one file and writes the result."""
    ordered = orjson.loads(sys.stdin.buffer.readline())
    limit(ordered["memory"], ordered["seconds"])
    for frame in frames_of(sys.stdin.buffer.read(), ordered["key"].encode()):
        send(sys.stdout.buffer, frame)
    sys.stdout.buffer.flush()


def frames_of(data: bytes, key: bytes) -> list[bytes]:
    """Returns the frames for a file: its description and rows, or the error."""
    try:
        return list(_frames(read(data, Seal(key), fair(SystemRandom()))))
    except WrongFile as wrong:
        return [orjson.dumps({"wrong": [wrong.reason, wrong.detail]})]
    except (MemoryError, RecursionError) as error:
        return [orjson.dumps({"wrong": ["size", f"it takes more than a file may: {type(error).__name__}"]})]


def limit(memory: int, seconds: int) -> None:
    """Limits memory, CPU time and priority of this process. Not available on Windows."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        os.nice(10)  # last, because a service may not be allowed to


def send(out: BinaryIO, frame: bytes) -> None:
    """Writes a frame preceded by its length."""
    out.write(len(frame).to_bytes(4, "big"))
    out.write(frame)


def _frames(proved: Proved) -> Iterator[bytes]:
    body = proved.body
    yield orjson.dumps(
        {
            "game": proved.game.key,
            "name": proved.name,
            "settings": dict(body.settings),
            "options": dict(body.options),
            "seats": [each.model_dump() for each in body.seats],
            "branch": body.branch,
            "n": proved.standing.n,
            "chapter": proved.standing.chapter,
        }
    )
    for table, rows in groupby(rows_of(body), key=lambda each: each[0]):
        yield from _of_table(table, (row for _, row in rows))
    yield orjson.dumps({"end": True})


def _of_table(table: str, rows: Iterator[Mapping[str, Any]]) -> Iterator[bytes]:
    """Yields the rows of a table in frames of about the maximum size."""
    packed = PACKED.get(table)
    together, size = list[orjson.Fragment](), 0
    for row in rows:
        plain = {**row, packed: b64encode(row[packed]).decode()} if packed else row
        written = orjson.dumps(plain)
        together.append(orjson.Fragment(written))
        size += len(written)
        if size >= LARGEST_FRAME:
            yield orjson.dumps({"table": table, "rows": together})
            together, size = [], 0
    if together:
        yield orjson.dumps({"table": table, "rows": together})


if __name__ == "__main__":
    main()
