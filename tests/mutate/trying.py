"""Tries changes in forked processes, which find everything imported but the game and its tests."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import orjson
import pytest

from engine.kit.content import Folder
from tests.mutate.places import KIT, ROOT, Change, rules

NO_TESTS, INTERNAL_ERROR, BROKEN = 5, 3, 70  # exit codes: two of pytest, and of a process that could not even try
FOREVER = 240  # seconds of computing after which a change counts as noticed: the rules never end


@dataclass(frozen=True)
class Known:
    """What a run of all tests without any change has shown: how long each takes, and which run a line of the rules."""

    seconds: Mapping[str, float]
    tests: Mapping[str, Mapping[int, Sequence[str]]]

    def first(self, change: Change) -> list[str]:
        """The tests that run what is changed, those that run least first."""
        lines = self.tests.get(change.path, {})
        found = {test for line in change.lines for test in lines.get(line, ())}
        if change.subject:
            found |= {test for test in self.seconds if change.subject in test}
        return sorted(found, key=lambda test: self.seconds[test])

    def then(self, change: Change) -> list[str]:
        """All others: what is cached is run for the first test alone."""
        first = set(self.first(change))
        return sorted(set(self.seconds) - first, key=lambda test: self.seconds[test])


class Watch:
    """A plugin that notes which lines of the rules each test runs, and how long it takes."""

    def __init__(self, game: str) -> None:
        self._folder = str(rules(game))
        self._lines: set[tuple[str, int]] = set()
        self.seconds: dict[str, float] = {}
        self.tests: dict[str, dict[int, list[str]]] = {}

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
                here = self.tests.setdefault(str(Path(path).relative_to(ROOT)), {})
                here.setdefault(line, []).append(item.nodeid)

    def _call(self, frame: FrameType, _event: str, _value: Any) -> Any:
        return self._line if frame.f_code.co_filename.startswith(self._folder) else None

    def _line(self, frame: FrameType, event: str, _value: Any) -> Any:
        if event == "line":
            self._lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line


class Only:
    """A plugin that leaves these tests, in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._order = {test: number for number, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (each for each in items if each.nodeid in self._order), key=lambda each: self._order[each.nodeid]
        )


class OfGame:
    """A plugin that leaves the tests of this game."""

    def __init__(self, game: str) -> None:
        self._game = game

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [each for each in items if self._game in each.nodeid]


def targets(game: str) -> list[str]:
    """The folders with a game's tests."""
    if game == KIT:
        return [f"tests/{KIT}"]
    kinds = [f"rules/{game}", f"games/{game}", "contract/test_play.py", "contract/test_invariants.py", "recorded"]
    return [f"tests/{kind}" for kind in kinds if (ROOT / "tests" / kind).exists()]


def learn(game: str) -> Known:
    """Runs all tests without any change; raises RuntimeError where they fail. Imports here what they have imported, but
    for the game and the tests."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.json"

        def work() -> int:
            watch = Watch(game)
            code = pytest.main(_arguments(targets(game)), plugins=[OfGame(game), watch])
            modules = [name for name in sys.modules if not _is_tested(name, game)]
            tests = {path: {str(line): each for line, each in lines.items()} for path, lines in watch.tests.items()}
            found.write_bytes(orjson.dumps({"seconds": watch.seconds, "tests": tests, "modules": modules}))
            return int(code)

        if wait(start(work, Path(folder) / "said.txt", limited=False)):
            raise RuntimeError((Path(folder) / "said.txt").read_text()[-3_000:])
        read = orjson.loads(found.read_bytes())
    for name in read["modules"]:
        with contextlib.suppress(ImportError):
            import_module(name)
    tests = {path: {int(line): each for line, each in lines.items()} for path, lines in read["tests"].items()}
    known = Known(read["seconds"], tests)
    unchanged = Change(next(iter(tests)), -1, 0, frozenset(), "nothing")
    if not _passed(wait(start(tried(unchanged, known.then(unchanged))))):
        raise RuntimeError("They fail in a process that has everything imported.")
    return known


def _is_tested(module: str, game: str) -> bool:
    parts = module.split(".")
    return game in parts or parts[0] in ("__main__", "tests", "conftest")


def tried(change: Change, tests: Sequence[str]) -> Callable[[], int]:
    """Work for a process: runs these tests with the change made; 0 or NO_TESTS where none fails."""

    def work() -> int:
        _make(change)
        files = sorted({test.partition("::")[0] for test in tests})
        return int(pytest.main(["-x", *_arguments(files)], plugins=[Only(tests)])) if tests else NO_TESTS

    return work


def _arguments(files: Sequence[str]) -> list[str]:
    return [
        "-q",
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


def _make(change: Change) -> None:
    """The modules and the content that are loaded from now on are changed; content keeps its hash."""
    path = ROOT / change.path
    changed = change.changed(path.read_text(encoding="utf-8"))
    get_code, text, of_content = SourceFileLoader.get_code, Folder.text, Folder.hash

    def changed_code(loader: SourceFileLoader, name: str) -> Any:
        return (
            compile(changed, loader.path, "exec", dont_inherit=True)
            if loader.path == str(path)
            else get_code(loader, name)
        )

    def changed_text(folder: Folder, named: str) -> str:
        return changed if ROOT / folder.package.replace(".", "/") / named == path else text(folder, named)

    def same_hash(folder: Folder, paths: Any) -> str:
        Folder.text = text  # type: ignore[method-assign]
        try:
            return of_content(folder, paths)
        finally:
            Folder.text = changed_text  # type: ignore[method-assign]

    SourceFileLoader.get_code = changed_code  # type: ignore[method-assign, assignment]
    Folder.text, Folder.hash = changed_text, same_hash  # type: ignore[method-assign, assignment]


def start(work: Callable[[], int], said: Path = Path(os.devnull), *, limited: bool = True) -> int:
    """Forks a process that does the work and exits with its outcome; its id."""
    sys.stdout.flush()
    process = os.fork()
    if process:
        return process
    os.setsid()
    if limited:
        _limit()
    output = os.open(said, os.O_WRONLY | os.O_CREAT)
    os.dup2(output, 1)
    os.dup2(output, 2)
    code = BROKEN
    try:
        code = work()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _limit() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (FOREVER, FOREVER))


def wait(process: int) -> int:
    """The outcome of a process; what it has left running is ended."""
    _, status = os.waitpid(process, 0)
    _end(process)
    return os.waitstatus_to_exitcode(status)


def _passed(outcome: int) -> bool:
    """Whether no test has failed; raises RuntimeError where none was tried."""
    if outcome in (BROKEN, INTERNAL_ERROR):
        raise RuntimeError("a change could not be tried")
    return outcome in (0, NO_TESTS)


def _end(process: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process, signal.SIGKILL)


def survivors(drawn: Sequence[Change], known: Known, workers: int) -> Iterator[tuple[Change, bool]]:
    """Each change as soon as it is known whether it survives all tests."""
    waiting = [(change, known.first) for change in reversed(drawn)]
    running: dict[int, tuple[Change, Callable[[Change], list[str]]]] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            change, tests = waiting.pop()
            running[start(tried(change, tests(change)))] = change, tests
        process, status = os.wait()
        change, tests = running.pop(process)
        _end(process)
        survived = _passed(os.waitstatus_to_exitcode(status))
        if survived and tests == known.first:
            waiting.append((change, known.then))
        else:
            yield change, survived
