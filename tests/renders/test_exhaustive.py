"""A kind of effect or action that is not drawn is an error, never a silent gap or another kind's symbol."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import renders

SOURCES = sorted(Path(next(iter(renders.__path__))).rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_match_ends_with_assert_never(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Match):
            assert ast.unparse(node.cases[-1].body[-1]).startswith("assert_never("), f"{path}:{node.lineno}"
