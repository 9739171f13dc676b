"""Changes the rules of a game in one place at a time, and lists the changes that no test notices.

    make mutate GAME=tyrants            # 300 places drawn at random, the same ones for the same SEED
    make mutate GAME=tyrants COUNT=40 SEED=7

A place is a comparison, a number, `and` or `or`, a `not`, or a statement that can be dropped; in rules, not in words,
names or autopilot. Each change is tried in a copy of the project by the tests of the game's rules, which stop at the
first failure. What survives is either a rule without a test or a change that means the same.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from random import Random

ROOT = Path(__file__).parents[1]
NO_RULES = frozenset(
    {
        *("about", "card_counts", "content", "file", "invariants", "migrations", "odds", "options", "state", "view"),
        *("vocabulary", "words"),
    }
)
"""Modules that hold no rules: words, names, autopilot, the shape of data, and what is asked about states."""
NO_RULES_IN = frozenset({"autopilot", "checking", "telling"})
"""Folders that hold no rules."""
WORDS = frozenset({"notes", "figures", "objectives"})
"""Functions of the same kind among the rules."""
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
SLOWEST = 600  # seconds for the tests of one change; more counts as noticed: the rules hang


@dataclass(frozen=True)
class Change:
    """One place of a module, counted among all that can be changed there, and what is done to it."""

    module: Path
    number: int
    line: int
    said: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.said}"


class Changer(ast.NodeTransformer):
    """Counts the places of a module, and changes the one with this number; `said` is what was done."""

    def __init__(self, number: int = -1) -> None:
        self.number = number
        self.found: list[tuple[int, str]] = []

    def _at(self, node: ast.expr | ast.stmt, other: Callable[[], ast.AST]) -> ast.AST:
        self.generic_visit(node)
        before = ast.unparse(node).partition("\n")[0]
        changed = other()
        after = "dropped" if isinstance(changed, ast.Pass) else ast.unparse(changed)
        self.found.append((node.lineno, f"{before} -> {after}"))
        return ast.copy_location(changed, node) if len(self.found) - 1 == self.number else node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """The opposite, or the border on the other side."""
        first, *others = node.ops
        return self._at(node, lambda: ast.Compare(node.left, [OTHER[type(first)](), *others], node.comparators))

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """The other of `and` and `or`."""
        return self._at(node, lambda: ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """What was denied."""
        return self._at(node, lambda: node.operand) if isinstance(node.op, ast.Not) else self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """One more."""
        return self._at(node, lambda: ast.Constant(node.value + 1)) if type(node.value) is int else node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """Nothing; tells are words, docstrings as well."""
        if isinstance(node.value, ast.Constant) or ".tell(" in ast.unparse(node):
            return node
        return self._at(node, ast.Pass)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """Nothing."""
        return self._at(node, ast.Pass)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """What is said stays, and what autopilot thinks of it."""
        return node if node.name in WORDS or node.name.endswith(("_text", "_value")) else self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        """What an effect is worth to autopilot stays."""
        return node if node.arg == "value" else self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Options and texts are words; what they hold stays."""
        return (
            node if isinstance(node.func, ast.Name) and node.func.id in ("Text", "Option") else self.generic_visit(node)
        )


def changes(game: str) -> Iterator[Change]:
    """All changes of a game, in the order of its files."""
    folder = ROOT / "engine" / "games" / game
    for path in sorted(folder.rglob("*.py")):
        if path.stem not in NO_RULES and not NO_RULES_IN & set(path.relative_to(folder).parts):
            places = Changer()
            places.visit(ast.parse(path.read_text(encoding="utf-8")))
            for number, (line, said) in enumerate(places.found):
                yield Change(path.relative_to(ROOT), number, line, said)


def survives(change: Change, game: str, tree: Path) -> bool:
    """Whether the game's tests pass in this copy of the project with the change made, which is taken back."""
    path = tree / change.module
    before = path.read_text(encoding="utf-8")
    module = Changer(change.number).visit(ast.parse(before))
    path.write_text(ast.unparse(ast.fix_missing_locations(module)), encoding="utf-8")
    try:
        return _tests_pass(game, tree)
    finally:
        path.write_text(before, encoding="utf-8")


def _tests_pass(game: str, tree: Path) -> bool:
    tests = [f"tests/{kind}/{game}" for kind in ("rules", "games") if (tree / "tests" / kind / game).is_dir()]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        return subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=SLOWEST).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def copies(count: int, under: Path) -> Iterator[Path]:
    """So many copies of the project, each for one worker."""
    ignored = shutil.ignore_patterns(".*", "__pycache__", "*.egg-info")
    for number in range(count):
        yield Path(shutil.copytree(ROOT, under / str(number), ignore=ignored))


def main() -> int:
    """Lists the survivors; returns 1 where the tests fail without any change."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    every = list(changes(chosen.game))
    drawn = Random(chosen.seed).sample(every, min(chosen.count, len(every)))
    with tempfile.TemporaryDirectory() as under:
        trees: Queue[Path] = Queue()
        for tree in copies(chosen.workers, Path(under)):
            trees.put(tree)
        if not _tests_pass(chosen.game, trees.queue[0]):
            print("The tests fail without any change.", file=sys.stderr)
            return 1

        def tried(change: Change) -> bool:
            tree = trees.get()
            try:
                return survives(change, chosen.game, tree)
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(chosen.workers) as pool:
            survivors = 0
            for change, survived in zip(drawn, pool.map(tried, drawn), strict=True):
                survivors += survived
                print(f"survived {change}" if survived else f"noticed  {change}", flush=True)
    share = survivors / max(len(drawn), 1)
    print(f"{chosen.game}: {survivors} of {len(drawn)} changes survived ({share:.1%}), {len(every)} places in all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
