"""What all tests share."""

import pytest

from tests.end_to_end import chromium


def pytest_report_header() -> list[str]:
    """Say at once which tests this machine cannot run."""
    return chromium.report()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it again where it is read."""
    for line in chromium.report():
        terminalreporter.section("left out")
        terminalreporter.line(line, yellow=True)
