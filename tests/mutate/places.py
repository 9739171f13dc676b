"""Where a game's rules can be changed: in its modules and in the effects of its content."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from engine.kit.authoring import read

ROOT = Path(__file__).parents[2]
KIT = "kit"  # instead of a game whose tests are in tests/kit
NO_RULES = frozenset({"autopilot", "telling", "checking", "authoring"})
"""Folders without rules: autopilot, texts, and the reading and checking of files."""
NO_RULES_ON_TOP = frozenset(
    {"about", "state", "content", "options", "view", "migrations", "invariants", "pieces", "asking", "card_counts"}
)
"""Modules at the top of a game's folder without rules: data models and queries of states."""
FOR_OTHERS = re.compile(
    r"(.*_)?(text|texts|text_of|words|said|worth|value|point|notes|figures|objectives|marker|size)|heads_for|doomed|spares|should_act|is_precious"
)
"""Functions, fields and arguments among the rules that say something in words or to autopilot."""
EFFECTS: Mapping[str, frozenset[str]] = {
    "fireteam_zero": frozenset(
        (
            "attack",
            "reaction",
            "tactical",
            "always",
            "abilities",
            "traits",
            "special",
            "does",
            "do",
            "now",
            "on_complete",
        )
    )
}
"""The names of a game's effect lists in its content; `effect` for games not listed."""
OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


@dataclass(frozen=True)
class Change:
    """One change of one file, counted among all that can be made there, and the lines that show whether it is run."""

    path: str
    number: int
    line: int
    lines: frozenset[int]
    said: str
    subject: str = ""

    @property
    def name(self) -> str:
        """The change without its current line number."""
        return f"{self.path}: {self.said}"

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.said}"

    def changed(self, text: str) -> str:
        """Returns the file with the change made."""
        if self.in_rules:
            return ast.unparse(self.tree(text))
        return _content(text, _effects(Path(self.path).parts[1]))[self.number][3]()

    def tree(self, text: str) -> ast.Module:
        """Returns the module with the change made, everything on its line."""
        tree: ast.Module = ast.fix_missing_locations(Changer(self.number).visit(ast.parse(text)))
        return tree

    @property
    def in_rules(self) -> bool:
        """True if it changes a module, False if it changes content."""
        return self.path.endswith(".py")


class Changer(ast.NodeTransformer):
    """Finds the places of a module, and changes the one with this number."""

    def __init__(self, number: int = -1) -> None:
        self.number = number
        self.found: list[tuple[int, frozenset[int], str]] = []
        self._statement, self._text = 0, ""

    def visit(self, node: ast.AST) -> Any:
        """Notes the statement: its first line is the one that counts as run."""
        if isinstance(node, ast.stmt):
            self._statement = node.lineno
            self._text = ast.unparse(node).partition("\n")[0]
        return super().visit(node)

    def _at(self, node: ast.expr | ast.stmt, other: Callable[[], ast.AST]) -> ast.AST:
        statement, where = self._statement, f" in `{self._text}`" if isinstance(node, ast.Constant) else ""
        self.generic_visit(node)
        before = ast.unparse(node).partition("\n")[0]
        changed = other()
        after = "dropped" if isinstance(changed, ast.Pass) else ast.unparse(changed)
        lines = frozenset({statement, *range(node.lineno, (node.end_lineno or node.lineno) + 1)})
        self.found.append((node.lineno, lines, f"{before} -> {after}{where}"))
        return ast.copy_location(changed, node) if len(self.found) - 1 == self.number else node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Returns the opposite, or the border on the other side."""
        first, *others = node.ops
        return self._at(node, lambda: ast.Compare(node.left, [OTHER[type(first)](), *others], node.comparators))

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """Returns the other of `and` and `or`."""
        return self._at(node, lambda: ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """Returns the negated expression."""
        return self._at(node, lambda: node.operand) if isinstance(node.op, ast.Not) else self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Increases a constant."""
        number = node.value
        return self._at(node, lambda: ast.Constant(number + 1)) if type(number) is int else node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """Skips tells and docstrings, which are texts, and instructions, which cannot be loaded without their
        declaration."""
        said = ast.unparse(node)
        if isinstance(node.value, ast.Constant) or ".tell(" in said:
            return node
        return self.generic_visit(node) if ".declare(" in said else self._at(node, ast.Pass)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """Skips augmented assignments."""
        return self._at(node, ast.Pass)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """Skips assignments to a state: a name without its value fails anyway."""
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            return self._at(node, ast.Pass)
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Returns the value; types are checked, not run."""
        if node.value and not (isinstance(node.target, ast.Name) and FOR_OTHERS.fullmatch(node.target.id)):
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Messages, hints to the autopilot, and types are not changed."""
        if not FOR_OTHERS.fullmatch(node.name):
            node.args.defaults = [self.visit(each) for each in node.args.defaults]
            node.body = [self.visit(each) for each in node.body]
        return node

    visit_AsyncFunctionDef = visit_FunctionDef  # type: ignore[assignment]

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Skips options and texts; their contents are visited."""
        if isinstance(node.func, ast.Name) and node.func.id in ("Text", "Option", "Field"):
            return node
        node.args = [self.visit(each) for each in node.args]
        for keyword in node.keywords:
            if not FOR_OTHERS.fullmatch(keyword.arg or ""):
                keyword.value = self.visit(keyword.value)
        node.func = self.visit(node.func)
        return node


def rules(game: str) -> Path:
    """Returns the folder with the rules of a game, or with what games share."""
    return ROOT / "engine" / (KIT if game == KIT else f"games/{game}")


def changes(game: str) -> Iterator[Change]:
    """Returns all changes of a game, in the order of its files."""
    folder = rules(game)
    for path in sorted(folder.rglob("*.py")):
        inner = path.relative_to(folder)
        if not NO_RULES & set(inner.parts) and not (len(inner.parts) == 1 and path.stem in NO_RULES_ON_TOP):
            places = Changer()
            places.visit(ast.parse(path.read_text(encoding="utf-8")))
            for number, (line, lines, said) in enumerate(places.found):
                yield Change(str(path.relative_to(ROOT)), number, line, lines, said)
    data = ROOT / "data" / game
    for path in [each for each in sorted(data.rglob("*.yaml")) if each.relative_to(data).parts[0] != "rules"]:
        found = _content(path.read_text(encoding="utf-8"), _effects(game))
        for number, (line, subject, said, _) in enumerate(found):
            yield Change(str(path.relative_to(ROOT)), number, line, frozenset(), f"{subject}: {said}", subject)


def _effects(game: str) -> frozenset[str]:
    return EFFECTS.get(game, frozenset({"effect"}))


def _content(text: str, effects: frozenset[str]) -> list[tuple[int, str, str, Callable[[], str]]]:
    """Returns the changes of the effects in a file of content: a number is one more, an effect of several is
    dropped."""
    written = read(text)
    return [
        (written.line(tuple(place)), subject, said, lambda place=place, drop=drop: _made(written.data, place, drop))
        for place, subject, said, drop in _places(written.data, effects, [], "", inside=False)
    ]


def _places(
    data: Any, effects: frozenset[str], place: list[Any], subject: str, *, inside: bool
) -> Iterator[tuple[list[Any], str, str, bool]]:
    if isinstance(data, dict):
        subject = str(data.get("id", subject))
        for key, value in data.items():
            yield from _places(value, effects, [*place, key], subject, inside=inside or key in effects)
    elif isinstance(data, list):
        for index, value in enumerate(data):
            if inside and len(data) > 1 and isinstance(value, dict):
                yield [*place, index], subject, f"{value} -> dropped", True
            yield from _places(value, effects, [*place, index], subject, inside=inside)
    elif inside and type(data) is int:
        yield place, subject, f"{place[-1]}: {data} -> {data + 1}", False


def _made(data: Any, place: list[Any], drop: bool) -> str:
    changed = deepcopy(data)
    holder = changed
    for key in place[:-1]:
        holder = holder[key]
    if drop:
        del holder[place[-1]]
    else:
        holder[place[-1]] += 1
    return yaml.safe_dump(changed, allow_unicode=True, sort_keys=False)
