"""The process that computes for `engine.campaigns.runtime.thinking`, at low priority. It imports only what it needs.

Standard input and output: frames of pickled data, each preceded by its length in four bytes. A frame that arrives is a
function and its arguments; the answer is its result, or None if it raised. The process ends with its input.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

LESS_URGENT = 5  # nice level, so that answers get the processor first


def main() -> None:
    """Answers jobs until the bot is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot handles Ctrl+C
    with suppress(AttributeError, OSError):  # Windows has no nice level, and a service may not be allowed to
        os.nice(LESS_URGENT)
    while job := received(sys.stdin.buffer):
        data = pickle.dumps(result_of(job), pickle.HIGHEST_PROTOCOL)
        sys.stdout.buffer.write(len(data).to_bytes(4, "big") + data)
        sys.stdout.buffer.flush()


def received(source: BinaryIO) -> bytes:
    """Returns the next frame; empty at the end."""
    size = source.read(4)
    return source.read(int.from_bytes(size, "big")) if size else b""


def result_of(job: bytes) -> object:
    """Returns the result of a job. Errors are reported by type only, because states hold secrets."""
    try:
        work, given = pickle.loads(job)
        result: object = work(*given)
        return result
    except Exception as error:
        print(f"thinking failed: {type(error).__name__}", file=sys.stderr, flush=True)
        return None


if __name__ == "__main__":
    main()
