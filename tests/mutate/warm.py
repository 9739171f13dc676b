"""Tries changes in forks of a process that has collected all tests: functions and content are changed in place. Values
computed at import are unchanged, so changes that take effect before the first test, and all survivors, are tried again
in a new process."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from functools import _lru_cache_wrapper, partial
from itertools import zip_longest
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.mutate.afresh import change_content
from tests.mutate.learning import Known, OfGame, arguments, targets
from tests.mutate.places import ROOT, Change
from tests.mutate.processes import Limited, start, wait, work_off

UNCHANGED = -1  # the number of a first job without any change
NONE = ""  # in place of the test that fails


def tried(game: str, drawn: Sequence[Change], known: Known, workers: int) -> Iterator[tuple[int, str]]:
    """Yields the number of each change that can be made here, and the first failing test, or NONE. Raises RuntimeError
    if one fails without any change."""
    reading, writing = os.pipe()

    def work() -> int:
        os.close(reading)
        plugins = [OfGame(game), Limited(known.seconds), Warm(drawn, known, workers, writing)]
        return int(pytest.main(arguments(targets(game)), plugins=plugins))

    process = start(work)
    os.close(writing)
    with os.fdopen(reading) as lines:
        for line in lines:
            number, _, failed = line.rstrip("\n").partition(" ")
            if int(number) != UNCHANGED:
                yield int(number), failed
            elif failed:
                raise RuntimeError(f"{failed} fails in a process that has everything collected.")
    wait(process)


class Warm:
    """A plugin that tries changes instead of running the tests, and reports what came of each."""

    def __init__(self, drawn: Sequence[Change], known: Known, workers: int, report: int) -> None:
        self._drawn, self._known, self._workers, self._report = drawn, known, workers, report

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        first, *_, last = session.items  # shared fixtures are set up once
        first.config.hook.pytest_runtest_protocol(item=first, nextitem=last)
        self._items = {item.nodeid: item for item in session.items}
        for _ in work_off(self._jobs(session), self._workers):
            pass
        return True

    def _jobs(self, session: pytest.Session) -> Iterator[tuple[int, Callable[[], int]]]:
        yield UNCHANGED, partial(self._run, session, UNCHANGED, self._known.by_seconds(self._items))
        for number, change in enumerate(self._drawn):
            yield number, partial(self._try, session, number, change)

    def _try(self, session: pytest.Session, number: int, change: Change) -> int:
        if change.in_rules:
            return self._run(session, number, self._known.first(change)) if change_functions(change) else 0
        change_content(change)
        return self._run(session, number, self._known.all(change))

    def _run(self, session: pytest.Session, number: int, tests: Sequence[str]) -> int:
        clear_caches()
        items = [self._items[test] for test in tests]
        for item, following in zip_longest(items, items[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                break
        os.write(self._report, f"{number} {item.nodeid if session.testsfailed else NONE}\n".encode())
        return 0


def change_functions(change: Change) -> bool:
    """Gives the functions of a module the code that they have with the change; False where none is changed by it."""
    path = ROOT / change.path
    text = path.read_text(encoding="utf-8")
    before = compile(text, str(path), "exec", dont_inherit=True)
    after = compile(change.tree(text), str(path), "exec", dont_inherit=True)
    codes = list(_codes(before))
    changed = {old: new for old, new in _pairs(before, after) if codes.count(old) == 1}
    functions = [each for each in everything(FunctionType) if each.__code__ in changed]
    for function in functions:
        function.__code__ = changed[function.__code__]
    return bool(functions)


def everything(kind: type) -> list[Any]:
    """Returns all objects of a type, including those frozen after collection."""
    gc.unfreeze()
    return [each for each in gc.get_objects() if type(each) is kind]


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)


def _pairs(before: CodeType, after: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Yields the code of functions that differs, from outside in."""
    inner, others = ([each for each in code.co_consts if isinstance(each, CodeType)] for code in (before, after))
    if len(inner) == len(others):
        for one, other in zip(inner, others, strict=True):
            if one != other:
                yield one, other
                yield from _pairs(one, other)


def clear_caches() -> None:
    """Clears values computed before the change."""
    for cache in everything(_lru_cache_wrapper):
        if cache.__module__ and cache.__module__.startswith(("engine.", "tests.")):
            cache.cache_clear()
