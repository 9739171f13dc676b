"""What all tests share."""

import pytest

from engine.campaigns.files import reader
from tests.end_to_end import chromium


@pytest.fixture(autouse=True)
def _files_of_the_toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that reads files knows the toy game, too."""
    monkeypatch.setattr(reader, "WORKER", "tests.toy.reading_worker")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The soak takes as long as it takes."""
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(pytest.mark.timeout(0))


def pytest_report_header() -> list[str]:
    """Say at once which tests this machine cannot run."""
    return chromium.report()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it again where it is read."""
    for line in chromium.report():
        terminalreporter.section("left out")
        terminalreporter.line(line, yellow=True)
