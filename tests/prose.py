"""Reports docstrings, comments, names of tests, docs and commit subjects that break the style rules of CONTRIBUTING.

    python -m tests.prose [paths]

Without paths it checks every Python file, the Markdown files and the commits made since `FIRST_COMMIT`.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
# Earlier subjects are not checked: history is not rewritten.
FIRST_COMMIT = "d42c3b26"
LONGEST_SUBJECT = 72
LONGEST_LINE = 120

OPENING = re.compile(
    r"(what|who|whoever|whatever|whom|whose|whether|those|so that|to be|lets?"
    r"|of (a|an|the|those|what|whom|each|every|all|one|cards|games))\b",
    re.IGNORECASE,
)
WORDS = re.compile(
    r"\b(anew|amid|besides|whoever|whomever|nobody|storeys?|the house|for naught|of one's own|told|comes? to"
    r"|come of it|lets? (?:\w+ ){0,4}stand|is said|are said|so many as|so much of)\b",
    re.IGNORECASE,
)
NAMES = re.compile(
    r"_(amid|anew|besides|meanwhile|whoever|nobody|wherever|whatever|ones_own|anothers|own_one|of_before|no_further"
    r"|is_told|are_told|comes?_to|goes_by|but_by|but_one|(?:is|are)_looked|of_their_own)(?=_|$)"
)


class Finding(NamedTuple):
    """A sentence to rewrite, and the rule it breaks."""

    place: str
    rule: str
    text: str


def main(names: list[str]) -> int:
    """Prints every finding and returns the exit status."""
    found = [each for path in files(names) for each in in_file(path)]
    if not names:
        found += in_commits()
    for each in found:
        print(f"{each.place}: {each.rule}: {each.text[:100]}")
    return 1 if found else 0


def files(names: list[str]) -> Iterator[Path]:
    """Yields the Python and Markdown files below `names`, by default below the repository's own folders."""
    paths = [Path(name).resolve() for name in names]
    paths = paths or [*(ROOT / name for name in ("bot", "engine", "renders", "tests", "docs")), *ROOT.glob("*.md")]
    for path in paths:
        if path.is_dir():
            yield from sorted([*path.rglob("*.py"), *path.rglob("*.md")])
        else:
            yield path


def in_file(path: Path) -> Iterator[Finding]:
    """Yields the findings in one file."""
    name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        if path == Path(__file__):
            return
        tree = ast.parse(text)
        for line, sentence in sorted([*docstrings(tree), *comments(text)]):
            for rule in habits(sentence):
                yield Finding(f"{name}:{line}", rule, " ".join(sentence.split()))
        for line, test in names_of_tests(tree):
            for match in NAMES.finditer(test):
                yield Finding(f"{name}:{line}", f"“{match[1]}” in the name of a test", test)
    else:
        literal = False
        for number, line_text in enumerate(text.splitlines(), 1):
            literal ^= line_text.lstrip().startswith("```")
            # A table row, a link or a literal cannot be wrapped. A ledger has one statement per line.
            wraps = not literal and not re.match(r"\s*(\||\[|`|!)", line_text) and not name.startswith("docs/rules/")
            if wraps and len(line_text) > LONGEST_LINE:
                yield Finding(f"{name}:{number}", f"longer than {LONGEST_LINE}", line_text)


def habits(text: str) -> Iterator[str]:
    """Yields the rules that a docstring or comment breaks."""
    if match := OPENING.match(text):
        yield f"opens with “{match[0]}”"
    plain = re.sub(r"`[^`]*`|\"[^\"]*\"|“[^”]*”|‘[^’]*’", "", text)
    for match in WORDS.finditer(plain):
        yield f"“{match[0]}”"


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yields line and text of every docstring, those below attributes included."""
    for node in statements(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for each in node.body:
            if (
                isinstance(each, ast.Expr)
                and isinstance(each.value, ast.Constant)
                and isinstance(each.value.value, str)
            ):
                yield each.lineno, each.value.value.strip()


def names_of_tests(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yields line and name of every test."""
    for node in statements(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.lineno, node.name


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yields a module and its statements at every depth. Expressions are nine tenths of a tree; they hold no others."""
    yield node
    for inner in ("body", "orelse", "finalbody", "handlers", "cases"):
        for each in getattr(node, inner, ()):
            yield from statements(each)


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Yields line and text of every comment; consecutive comment lines are one comment."""
    if "#" not in source:
        return  # reading tokens takes longer than all else here
    start, last, text = 0, -1, ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        words, line = token.string.lstrip("#: "), token.start[0]
        alone = not token.line[: token.start[1]].strip()
        if alone and line == last + 1:
            text += f" {words}"
        else:
            if text:
                yield start, text
            start, text = line, words
        last = line if alone else -1
    if text:
        yield start, text


def in_commits() -> Iterator[Finding]:
    """Yields the long subjects since `FIRST_COMMIT`; none if the history is not here (an archive, a shallow clone)."""
    command = ["git", "-C", str(ROOT), "log", "--no-merges", "--format=%h %s", f"{FIRST_COMMIT}..HEAD"]
    try:
        log = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return
    for line in log.splitlines():
        commit, subject = line.split(" ", 1)
        if len(subject) > LONGEST_SUBJECT:
            yield Finding(f"commit {commit}", f"subject of {len(subject)} letters", subject)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
