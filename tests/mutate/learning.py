"""Measures a game's tests before any change: how long each takes and which lines of the rules it runs."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import orjson
import pytest

from tests.mutate.places import KIT, ROOT, Change, rules
from tests.mutate.processes import start, wait


@dataclass(frozen=True)
class Known:
    """The results of a run of all tests without changes: the duration of each, the tests that run each line of the
    rules, the lines run before the first test, and the imported modules that are neither the game's nor tests.
    """

    seconds: Mapping[str, float]
    tests: Mapping[str, Mapping[int, Sequence[str]]]
    early: Mapping[str, frozenset[int]]
    modules: Sequence[str]

    def first(self, change: Change) -> list[str]:
        """Returns the tests that run the changed code, the fastest first."""
        lines = self.tests.get(change.path, {})
        found = {test for line in change.lines for test in lines.get(line, ())}
        if change.subject:
            found |= {test for test in self.seconds if change.subject in test}
        return self.by_seconds(found)

    def all(self, change: Change) -> list[str]:
        """Returns these and all others: cached code is only run for the first test."""
        first = self.first(change)
        return [*first, *self.by_seconds(set(self.seconds) - set(first))]

    def by_seconds(self, tests: Iterable[str]) -> list[str]:
        """Sorts tests by duration."""
        return sorted(tests, key=self.seconds.__getitem__)

    def runs_early(self, change: Change) -> bool:
        """True if the change already takes effect while tests are collected."""
        return not change.in_rules or bool(change.lines & self.early.get(change.path, frozenset()))


class Watch:
    """A plugin that notes which lines of the rules each test runs, and how long it takes."""

    def __init__(self, game: str) -> None:
        self._folder = str(rules(game))
        self._lines: set[tuple[str, int]] = set()
        self.seconds: dict[str, float] = {}
        self.tests: dict[str, dict[int, list[str]]] = {}
        self.early: dict[str, list[int]] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection(self) -> Iterator[None]:
        sys.settrace(self._call)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            for path, line in self._lines:
                self.early.setdefault(_relative(path), []).append(line)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = process_time()
        self._lines = set()
        sys.settrace(self._call)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.seconds[item.nodeid] = process_time() - began
            for path, line in self._lines:
                self.tests.setdefault(_relative(path), {}).setdefault(line, []).append(item.nodeid)

    def _call(self, frame: FrameType, _event: str, _value: Any) -> Any:
        return self._line if frame.f_code.co_filename.startswith(self._folder) else None

    def _line(self, frame: FrameType, event: str, _value: Any) -> Any:
        if event == "line":
            self._lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line


def _relative(path: str) -> str:
    return str(Path(path).relative_to(ROOT))


class OfGame:
    """A plugin that leaves the tests of this game. Files write its name with hyphens: `massive-darkness-00`."""

    def __init__(self, game: str) -> None:
        self._names = (game, game.replace("_", "-"))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [each for each in items if any(name in each.nodeid for name in self._names)]


def targets(game: str) -> list[str]:
    """Returns the folders with a game's tests."""
    if game == KIT:
        return [f"tests/{KIT}"]
    kinds = [f"rules/{game}", f"games/{game}", "contract/test_play.py", "contract/test_invariants.py", "recorded"]
    return [f"tests/{kind}" for kind in kinds if (ROOT / "tests" / kind).exists()]


def arguments(files: Sequence[str]) -> list[str]:
    """Returns the arguments of pytest."""
    return [
        "-q",
        "--capture=no",
        "-W",
        "ignore::pytest.PytestAssertRewriteWarning",
        "-p",
        "no:cacheprovider",
        "-o",
        "addopts=--import-mode=importlib",
        "-m",
        "not soak",
        *files,
    ]


def learn(game: str) -> Known:
    """Runs all tests without any change. Raises RuntimeError if they fail."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.json"

        def work() -> int:
            watch = Watch(game)
            code = pytest.main(arguments(targets(game)), plugins=[OfGame(game), watch])
            modules = [name for name in sys.modules if not _is_tested(name, game)]
            tests = {path: {str(line): each for line, each in lines.items()} for path, lines in watch.tests.items()}
            read = {"seconds": watch.seconds, "tests": tests, "early": watch.early, "modules": modules}
            found.write_bytes(orjson.dumps(read))
            return int(code)

        if wait(start(work, Path(folder) / "said.txt")):
            raise RuntimeError((Path(folder) / "said.txt").read_text()[-3_000:])
        read = orjson.loads(found.read_bytes())
    tests = {path: {int(line): each for line, each in lines.items()} for path, lines in read["tests"].items()}
    early = {path: frozenset(lines) for path, lines in read["early"].items()}
    return Known(read["seconds"], tests, early, read["modules"])


def _is_tested(module: str, game: str) -> bool:
    parts = module.split(".")
    return game in parts or parts[0] in ("__main__", "tests", "conftest")
