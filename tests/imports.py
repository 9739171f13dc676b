"""Finds modules that import each other in a circle, and imports that only the running program knows.

    python -m tests.imports     # part of `make check`

Every import counts: at the top of a module, inside a function and under TYPE_CHECKING. A module that imports a name
from a package depends on the module with that name, or else on the package itself.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "renders", "bot")
REGISTRIES = frozenset({"engine.games", "renders"})
"""Only these look a module up by its name: they find the folders of a game by its key."""
DYNAMIC = frozenset({"import_module", "__import__"})

Imports = Mapping[str, frozenset[str]]


def modules(root: Path) -> dict[str, ast.Module]:
    """Every module of the project, parsed, by its dotted name."""
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
    """The groups of modules that import each other, directly or through others, the largest first."""
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


def dynamic(parsed: Mapping[str, ast.Module]) -> list[str]:
    """The modules that import others by a name made at run time, without being a registry."""
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
    """A sentence for each circle and each dynamic import."""
    parsed = modules(root)
    for group in circles(imports(parsed)):
        yield f"{len(group)} modules import each other: {', '.join(group)}"
    for name in dynamic(parsed):
        yield f"{name} imports by a name made at run time"


def main() -> int:
    """Prints what there is; returns 1 if there is anything."""
    found = list(faults(ROOT))
    print("\n".join(found) or "No import circles.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
