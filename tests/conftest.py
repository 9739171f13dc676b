"""What all tests share."""

import os
import shutil
from pathlib import Path

import pytest
import structlog

from bot.host.collector import spare_what_stays
from tests.databases import _tables
from tests.pages import chromium
from tests.patience import _patience
from tests.reading import _reading, reading_process

__all__ = ["_patience", "_reading", "_tables", "reading_process"]


MEMORY = "/dev/shm"  # a disk in the memory of Linux, where nothing waits for a commit
ROOM = 2 * 1024**3

if Path(MEMORY).is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)


# Errors as Python tells them: to frame and colour one with the values of all its variables takes more than a second.
structlog.configure(
    processors=[
        structlog.stdlib.add_log_level,
        structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
    ]
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The soak takes as long as it takes."""
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(pytest.mark.timeout(0))


def pytest_collection_finish() -> None:
    """Leaves what all tests share out of garbage collections, as the bot does: they took a tenth of the time."""
    spare_what_stays()


def pytest_report_header() -> list[str]:
    """Say at once which tests this machine cannot run."""
    return chromium.report()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it again where it is read."""
    for line in chromium.report():
        terminalreporter.section("left out")
        terminalreporter.line(line, yellow=True)
