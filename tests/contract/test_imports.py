"""No module imports itself by a detour, also not inside a function or for types alone."""

from __future__ import annotations

from pathlib import Path

from tests.imports import ROOT, circles, dynamic, faults, imports, modules


def _written(root: Path, **modules: str) -> Path:
    (root / "engine").mkdir()
    for name, text in modules.items():
        (root / "engine" / f"{name}.py").write_text(text)
    return root


def test_no_import_circle_and_no_import_by_a_name_made_at_run_time() -> None:
    assert list(faults(ROOT)) == []


def test_an_import_inside_a_function_or_for_types_closes_a_circle(tmp_path: Path) -> None:
    first = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from engine.second import name\n"
    second = "def name():\n    from engine import third\n"
    root = _written(tmp_path, __init__="", first=first, second=second, third="import engine.first\n", fourth="")
    assert circles(imports(modules(root))) == [["engine.first", "engine.second", "engine.third"]]


def test_an_import_by_name_is_found(tmp_path: Path) -> None:
    root = _written(tmp_path, __init__="", first="import importlib\nimportlib.import_module('engine')\n")
    assert dynamic(modules(root)) == ["engine.first"]
