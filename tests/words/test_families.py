"""Every message key that the sources build is in a declared family, and each of its names has a message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.words.families import FAMILIES, NO_KEYS, OPTIONAL, members
from tests.words.messages import PACKAGES, in_any_language
from tests.words.test_usage import SOURCES

SAYING = frozenset({"Text", "message", "say", "said", "has"})
PART = re.compile(r"[a-z0-9_-]*")
GAMES = {package.split(".")[1]: package for package in PACKAGES if package.startswith("data.")}


@cache
def known(scope: str) -> frozenset[str]:
    """Returns the keys that a part of the program can say, in any language."""
    packages = [GAMES[scope]] if scope in GAMES else PACKAGES
    return frozenset().union(*map(in_any_language, packages))


def scope_of(path: Path) -> str:
    return next((game for game in GAMES if game in path.parts), "bot")


def built() -> Iterator[tuple[str, str, str]]:
    """Yields every f-string that may be a key: its place, its part of the program, and its template."""
    for path in SOURCES:
        if "local_discord" in path.parts:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call) and each.args]
        said = {
            id(each.args[0])
            for each in calls
            if (getattr(each.func, "id", None) or getattr(each.func, "attr", None)) in SAYING
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [each.value if isinstance(each, ast.Constant) else None for each in node.values]
                template = "".join("{}" if each is None else str(each) for each in parts)
                if all(PART.fullmatch(str(each)) for each in parts if each) and "-" in template:
                    scope = scope_of(path)
                    if id(node) in said or _matches(scope, template):
                        yield f"{path.name}:{node.lineno}", scope, template


def _matches(scope: str, template: str) -> bool:
    pattern = re.compile(re.escape(template).replace(r"\{\}", "(.+)"))
    return bool(re.search("[a-z]", template)) and any(map(pattern.fullmatch, known(scope)))


def test_every_built_key_is_in_a_declared_family() -> None:
    found = {(scope, template): where for where, scope, template in built() if template not in NO_KEYS}
    declared = {(scope, template) for table in (FAMILIES, OPTIONAL) for scope in table for template in table[scope]}
    assert {found[each]: each for each in found.keys() - declared} == {}
    assert declared - found.keys() - {("massive_darkness", "ability-{}")} == set(), "no longer built"


@pytest.mark.parametrize("scope", FAMILIES)
def test_every_key_of_a_family_has_a_message(scope: str) -> None:
    """Here a key fails that no language has; `test_every_key_is_in_every_language` names the language otherwise."""
    assert sorted({key for template in FAMILIES[scope] for key in members(scope, template)} - known(scope)) == []
