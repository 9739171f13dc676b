"""Changes of `make mutate` in a running process: functions in place and nothing else. Endless tests fail."""

from __future__ import annotations

import gc
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.mutate import processes
from tests.mutate.places import Change, Changer, ast
from tests.mutate.processes import Limited
from tests.mutate.warm import change_functions, clear_caches

MODULE = """
from functools import cache

LIMIT = 3


def reached(count, bonus=0):
    return count + bonus >= LIMIT


@cache
def most():
    return 7


class Hero:
    def dies(self, harm):
        return any(each > 2 for each in harm)
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    path = tmp_path / "rules.py"
    path.write_text(MODULE, encoding="utf-8")
    spec = spec_from_file_location("tests.rules_of_nothing", path)
    assert spec and spec.loader
    loaded = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, loaded)
    spec.loader.exec_module(loaded)
    return loaded


def changed(module: ModuleType, said: str) -> bool:
    """Makes the change with these words."""
    places = Changer()
    places.visit(ast.parse(MODULE))
    (number,) = [number for number, (_, _, each) in enumerate(places.found) if each.startswith(said)]
    return change_functions(Change(str(module.__file__), number, 0, frozenset(), said))


def test_function_that_others_hold_is_changed(module: ModuleType) -> None:
    """Also one that the collector of garbage has put aside, as it does with all that was collected."""
    held = module.reached
    gc.freeze()
    assert held(3) and changed(module, "count + bonus >= LIMIT ->")
    assert not held(3) and held(4)


def test_method_mutation_covers_its_callees(module: ModuleType) -> None:
    hero = module.Hero()
    assert not hero.dies([2]) and changed(module, "each > 2 ->")
    assert hero.dies([2])


def test_earlier_results_are_recomputed(module: ModuleType) -> None:
    assert module.most() == 7 and changed(module, "7 -> 8")
    clear_caches()
    assert module.most() == 8


@pytest.mark.parametrize("said", ["3 -> 4 in `LIMIT", "0 -> 1"])
def test_import_time_mutations_use_new_process(module: ModuleType, said: str) -> None:
    assert not changed(module, said)
    assert module.reached(3) and not module.reached(2)


def test_test_that_never_ends_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stopped by what it computes, not by the clock."""
    monkeypatch.setattr(processes, "AT_LEAST", 0.05)
    item: Any = SimpleNamespace(nodeid="tests/test_rules.py::test_rule")
    running = Limited({}).pytest_runtest_call(item)
    next(running)
    with pytest.raises(pytest.fail.Exception, match="it does not end"):
        while True:
            pass
    with pytest.raises(StopIteration):
        running.send(None)
