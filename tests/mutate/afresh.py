"""Tries changes in forked processes that import the game and its tests afresh."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

import pytest

from engine.kit.content import Folder
from tests.mutate.learning import Known, arguments
from tests.mutate.places import ROOT, Change
from tests.mutate.processes import Limited

NO_TESTS = 5  # exit code of pytest


class Only:
    """A plugin that leaves these tests, in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._order = {test: number for number, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (each for each in items if each.nodeid in self._order), key=lambda each: self._order[each.nodeid]
        )


def prepare(known: Known) -> None:
    """Imports what the tests have imported, except the game and the tests."""
    for name in known.modules:
        with contextlib.suppress(ImportError):
            import_module(name)


def tried(change: Change, tests: Sequence[str], known: Known) -> Callable[[], int]:
    """Work for a process: runs these tests with the change made; 0 or NO_TESTS where none fails."""

    def work() -> int:
        (change_module if change.in_rules else change_content)(change)
        files = sorted({test.partition("::")[0] for test in tests})
        plugins = [Only(tests), Limited(known.seconds)]
        return int(pytest.main(["-x", *arguments(files)], plugins=plugins)) if tests else NO_TESTS

    return work


def change_module(change: Change) -> None:
    """Applies the change to a module imported from now on."""
    path = str(ROOT / change.path)
    get_code = SourceFileLoader.get_code
    code = compile(change.tree(Path(path).read_text(encoding="utf-8")), path, "exec", dont_inherit=True)

    def changed_code(loader: SourceFileLoader, name: str) -> Any:
        return code if loader.path == path else get_code(loader, name)

    SourceFileLoader.get_code = changed_code  # type: ignore[method-assign, assignment]


def change_content(change: Change) -> None:
    """Content that is read from now on has the change; it keeps its hash."""
    path = ROOT / change.path
    changed = change.changed(path.read_text(encoding="utf-8"))
    text, of_content = Folder.text, Folder.hash

    def changed_text(folder: Folder, named: str) -> str:
        return changed if ROOT / folder.package.replace(".", "/") / named == path else text(folder, named)

    def same_hash(folder: Folder, paths: Any) -> str:
        Folder.text = text  # type: ignore[method-assign]
        try:
            return of_content(folder, paths)
        finally:
            Folder.text = changed_text  # type: ignore[method-assign]

    Folder.text, Folder.hash = changed_text, same_hash  # type: ignore[method-assign, assignment]
