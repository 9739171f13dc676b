"""Imports: circles of modules and folders, large folders and imports by name are found. `make check` looks for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.imports import (
    LARGEST_FOLDER,
    circles,
    dynamic,
    folders,
    imports,
    large_folders,
    modules,
    packages,
)


def _written(root: Path, **modules: str) -> Path:
    (root / "engine").mkdir()
    for name, text in modules.items():
        (root / "engine" / f"{name}.py").write_text(text)
    return root


def test_import_inside_a_function_or_for_types_closes_a_circle(tmp_path: Path) -> None:
    first = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from engine.second import name\n"
    second = "def name():\n    from engine import third\n"
    root = _written(tmp_path, __init__="", first=first, second=second, third="import engine.first\n", fourth="")
    assert circles(imports(modules(root))) == [["engine.first", "engine.second", "engine.third"]]


def test_import_by_name_is_found(tmp_path: Path) -> None:
    root = _written(tmp_path, __init__="", first="import importlib\nimportlib.import_module('engine')\n")
    assert dynamic(modules(root)) == ["engine.first"]


def test_import_in_both_directions_makes_a_circle_of_folders(tmp_path: Path) -> None:
    for folder, text in {"low": "from engine.high import top\n", "high": "from engine.low import base\n"}.items():
        (tmp_path / "engine" / folder).mkdir(parents=True)
        (tmp_path / "engine" / folder / "__init__.py").write_text("")
        (tmp_path / "engine" / folder / "user.py").write_text(text)
    (tmp_path / "engine" / "low" / "base.py").write_text("")
    (tmp_path / "engine" / "high" / "top.py").write_text("")
    graph = imports(modules(tmp_path))
    assert circles(graph) == []
    assert circles(folders(graph, packages(tmp_path))) == [["engine.high", "engine.low"]]


@pytest.mark.parametrize("package", ["engine", "tests"])
def test_folder_with_too_many_modules_is_reported(tmp_path: Path, package: str) -> None:
    (tmp_path / package).mkdir()
    for name in ("__init__", *(f"module{number}" for number in range(LARGEST_FOLDER))):
        (tmp_path / package / f"{name}.py").write_text("")
    assert list(large_folders(tmp_path)) == []
    (tmp_path / package / "another.py").write_text("")
    assert list(large_folders(tmp_path)) == [(package, LARGEST_FOLDER + 1)]
