"""Fixtures of all tests."""

import gc
import os
import shutil
from pathlib import Path

import pytest
import structlog

from bot.host.collector import load_without_collections, spare_what_stays
from engine.words.missing import raise_missing
from tests import postgres
from tests.databases import ON, _tables
from tests.pages import chromium
from tests.patience import _patience
from tests.postgres import _server, server
from tests.reading import _reading, reading_process

load_without_collections()  # while the tests are imported

__all__ = ["_patience", "_reading", "_server", "_tables", "reading_process", "server"]


TESTS = Path(__file__).parent
HEAVY = (
    "pages",
    "cli",
    "end_to_end",
    "games",
    "renders",
    "contract",
    "words",
    "campaigns",
    "hosting",
    "safety",
    "storage",
)

MEMORY = "/dev/shm"  # a disk in the memory of Linux, where nothing waits for a commit
ROOM = 2 * 1024**3

if Path(MEMORY).is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)

RARELY = (100_000, 20, 100)
"""How many new objects there are between collections of garbage: tests make more than the bot does, and soon end."""

gc.set_threshold(*RARELY)

raise_missing(True)  # the bot says plain words instead


# Errors as Python tells them: to frame and colour one with the values of all its variables takes more than a second.
structlog.configure(
    processors=[
        structlog.stdlib.add_log_level,
        structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
    ]
)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Imports no test of the soak for a run that leaves all of them out."""
    return True if collection_path == TESTS / "soak" and config.option.markexpr == "not soak" else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The soak takes as long as it takes; what is of files is left out where databases are on a server."""
    if ON != "sqlite":
        config.hook.pytest_deselected(items=[item for item in items if "sqlite" in item.keywords])
        items[:] = [item for item in items if "sqlite" not in item.keywords]
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(pytest.mark.timeout(0))
    items.sort(key=_weight)


def _weight(item: pytest.Item) -> int:
    """The heavy folders come first, so that what remains for the last processes is short; tests that need a server
    or a browser are next to each other, so that few processes start one."""
    if "_server" in getattr(item, "fixturenames", ()):
        return 0
    folder = item.path.relative_to(TESTS).parts[0]
    return HEAVY.index(folder) + 1 if folder in HEAVY else len(HEAVY) + 1


def pytest_collection_finish() -> None:
    """Leaves what all tests share out of garbage collections, as the bot does. They took a fifth of the time."""
    spare_what_stays()
    gc.set_threshold(*RARELY)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """Leaves everything out of the collections at the end of a process: they took six seconds of processor time."""
    gc.freeze()


def pytest_report_header() -> list[str]:
    """Say at once which tests this machine cannot run."""
    return [f"databases: {ON}", *postgres.report(), *chromium.report()]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it again where it is read."""
    for line in postgres.report():
        terminalreporter.section("databases")
        terminalreporter.line(line)
    for line in chromium.report():
        terminalreporter.section("left out")
        terminalreporter.line(line, yellow=True)
