"""Checks imports: no circle of modules or of folders, no large folder, no import by a name made at run time.

    python -m tests.imports     # part of `make check`

Every import counts: at the top of a module, inside a function and under TYPE_CHECKING. A module that imports a name
from a package depends on the module with that name, or else on the package itself. A folder depends on the folders of
the modules that its own modules import.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "renders", "bot")
REGISTRIES = frozenset({"engine.games", "renders"})
"""Only these look a module up by its name: they find the folders of a game by its key."""
LARGEST_FOLDER = 25
"""Modules in a folder, its `__init__.py` not counted. More than that is a sign that a layer is missing."""
DYNAMIC = frozenset({"import_module", "__import__"})

Imports = Mapping[str, frozenset[str]]


def modules(root: Path) -> dict[str, ast.Module]:
    """Returns every module of the project, parsed, by its dotted name."""
    files = [file for package in PACKAGES for file in sorted((root / package).rglob("*.py"))]
    return {_name(file.relative_to(root)): ast.parse(file.read_text(encoding="utf-8")) for file in files}


def _name(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(parsed: Mapping[str, ast.Module]) -> dict[str, frozenset[str]]:
    """Which modules of the project each module imports, anywhere in it."""
    return {name: frozenset(_within(tree, parsed)) - {name} for name, tree in parsed.items()}


def _within(tree: ast.Module, known: Mapping[str, ast.Module]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            inner = [f"{node.module}.{each.name}" for each in node.names]
            yield from (each if each in known else node.module for each in inner)


def circles(graph: Imports) -> list[list[str]]:
    """Returns the groups of modules that import each other, directly or through others, the largest first."""
    reached = {name: _reachable(graph, name) for name in graph}
    groups = {frozenset({name, *(each for each in reached[name] if name in reached[each])}) for name in graph}
    return sorted((sorted(group) for group in groups if len(group) > 1), key=lambda group: (-len(group), group))


def _reachable(graph: Imports, start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def folders(graph: Imports, packages: frozenset[str]) -> dict[str, frozenset[str]]:
    """Returns the folders that each folder imports from."""

    def folder(module: str) -> str:
        return module if module in packages else module.rpartition(".")[0]

    found: dict[str, set[str]] = {folder(module): set() for module in graph}
    for module, imported in graph.items():
        found[folder(module)] |= {folder(each) for each in imported} - {folder(module)}
    return {name: frozenset(each) for name, each in found.items()}


def packages(root: Path, parts: Sequence[str] = PACKAGES) -> frozenset[str]:
    """Returns the dotted names of all packages below `parts`."""
    return frozenset(_name(file.relative_to(root)) for part in parts for file in (root / part).rglob("__init__.py"))


def large_folders(root: Path) -> Iterator[tuple[str, int]]:
    """The folders with more than `LARGEST_FOLDER` modules, those of tests too, and how many they have."""
    for package in sorted(packages(root, (*PACKAGES, "tests"))):
        count = sum(file.name != "__init__.py" for file in root.joinpath(*package.split(".")).glob("*.py"))
        if count > LARGEST_FOLDER:
            yield package, count


def dynamic(parsed: Mapping[str, ast.Module]) -> list[str]:
    """Returns the modules that import others by a name made at run time, without being a registry."""
    return [
        name
        for name, tree in parsed.items()
        if name not in REGISTRIES and any(_name_of(node) in DYNAMIC for node in ast.walk(tree))
    ]


def _name_of(node: ast.AST) -> str | None:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else None


def faults(root: Path) -> Iterator[str]:
    """Yields a sentence for each problem."""
    parsed = modules(root)
    graph = imports(parsed)
    for group in circles(graph):
        yield f"{len(group)} modules import each other: {', '.join(group)}"
    for group in circles(folders(graph, packages(root))):
        yield f"{len(group)} folders import each other: {', '.join(group)}"
    for package, count in large_folders(root):
        yield f"{package} has {count} modules; {LARGEST_FOLDER} is the limit"
    for name in dynamic(parsed):
        yield f"{name} imports by a name made at run time"


def main() -> int:
    """Prints what there is; returns 1 if there is anything."""
    found = list(faults(ROOT))
    print("\n".join(found) or "No circles of modules or folders.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
