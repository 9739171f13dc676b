"""The `emberkeep` command in processes of their own, as a person runs it."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from tests.patience import PATIENCE
from tests.processes.process import Process, emberkeep

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-c", "from bot.cli import main; main()")


@dataclass(frozen=True)
class Said:
    """A command's output and exit status."""

    returncode: int | None
    stdout: str
    stderr: str


def environment(**more: str) -> dict[str, str]:
    """Without the host's own settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("EMBERKEEP_", "DISCORD_"))}
    return kept | {"PYTHONPATH": str(ROOT)} | more


@contextmanager
def running(folder: Path, *arguments: str, **settings: str) -> Iterator[tuple[Process, Path, Path]]:
    """A command, started in a folder, so that no `.env` of the host is read; and the file with its output."""
    with TemporaryDirectory() as elsewhere:
        output, errors = Path(elsewhere) / "output", Path(elsewhere) / "errors"
        process = Process(
            emberkeep, *arguments, folder=folder, environment=environment(**settings), output=output, errors=errors
        )
        try:
            yield process, output, errors
        finally:
            process.kill()
            process.join()


def said_by(folder: Path, *arguments: str, **settings: str) -> Said:
    """Returns the output of a command that ends by itself."""
    with running(folder, *arguments, **settings) as (process, output, errors):
        process.join(PATIENCE)
        return Said(process.exitcode, output.read_text(), errors.read_text())


@contextmanager
def playing(folder: Path, *arguments: str, **settings: str) -> Iterator[Process]:
    """`emberkeep play` while it runs, once it has named its address."""
    keeps = [] if "--folder" in arguments else ["--forget"]
    with running(folder, "play", "--no-browser", "--port", "0", *keeps, *arguments, **settings) as (
        process,
        output,
        errors,
    ):
        end = monotonic() + PATIENCE
        while not (output.exists() and ADDRESS.search(output.read_text())):
            assert process.is_alive() and monotonic() < end, errors.read_text()
            sleep(0.01)
        yield process


def end(process: Process) -> None:
    """Ends it as Ctrl+C does."""
    os.kill(process.pid, signal.SIGINT)
    process.join(PATIENCE)
    assert process.exitcode == 0
