"""A pytest plugin that notes which ledger ids the tests show, and whether they pass."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


class Recorder:
    """`passed` and `failed` hold the ids named by `@pytest.mark.rule`; `broken` the tests and files that failed."""

    def __init__(self) -> None:
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.broken: list[str] = []
        self._ids: dict[str, set[str]] = {}

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        """Notes the ids of a test."""
        self._ids[item.nodeid] = {each for mark in item.iter_markers("rule") for each in mark.args}

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Notes a file that cannot be read: its tests would be missing without a word."""
        if report.failed:
            self.broken.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notes how a test went; set-up and clearing away may fail it, too."""
        if report.failed:
            self.failed |= self._ids[report.nodeid]
            self.broken.append(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed |= self._ids[report.nodeid]

    @property
    def shown(self) -> set[str]:
        """The ids with a passing test and none that fails."""
        return self.passed - self.failed

    def unknown(self, known: Iterable[str]) -> set[str]:
        """Returns the ids that tests name and no ledger has."""
        return (self.passed | self.failed) - set(known)
