"""Adds a language to a copy of the project, as CONTRIBUTING tells a translator: accents, and 30 % longer than English.

`python -m tests.soak.fifth_language FOLDER` writes files of messages, names and words of rules, and changes one line of
code: the list of languages.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

CODE = "eo"
LAST = '"es": "Español"}'
ACCENTS = str.maketrans("aeioucnAEIOUCN", "àéîõüçñÀÉÎÕÜÇÑ")
KEPT = re.compile(r"(\{[^}]*\}|<[^>]*>|https?:\S+|:\w+:|/\w+|`[^`]*`|\\u\w+)")
"""Variables, mentions, links, symbols, commands and code, which stay as they are."""
LONGER = 0.3


def said(text: str) -> str:
    """Returns English words with accents, and longer."""
    parts = KEPT.split(text)
    return "".join(part if index % 2 else _longer(part) for index, part in enumerate(parts))


def _longer(words: str) -> str:
    left, found = 0.0, []
    for letter in words.translate(ACCENTS):
        found.append(letter)
        left += LONGER
        if letter.isalpha() and left >= 1:
            found.append(letter.lower())
            left -= 1
    return "".join(found)


class _Accents(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = said(node.value)


def messages(text: str) -> str:
    """Returns a file of messages in the language."""
    resource = FluentParser().parse(text)
    _Accents().visit(resource)
    return FluentSerializer().serialize(resource)


def names(text: str) -> str:
    """Returns a file of names in the language."""
    lines = (line.partition(" = ") for line in text.splitlines())
    return "".join(f"{key}{equal}{said(words)}\n" for key, equal, words in lines)


def rules(text: str) -> str:
    """Returns the words of a topic of rules in the language."""
    read = yaml.safe_load(text)
    entries = {
        key: {"title": said(each["title"])[:50], "names": each.get("names", []), "text": said(each["text"])[:790] + "."}
        for key, each in read["entries"].items()
    }
    return yaml.safe_dump({"topic": said(read["topic"]), "entries": entries}, allow_unicode=True, width=110)


def _written(root: Path) -> Iterator[tuple[Path, str]]:
    for file in [*root.glob("bot/locales/en*.ftl"), *root.glob("data/*/texts/en*.ftl")]:
        yield file.with_name(f"{CODE}{file.name.removeprefix('en')}"), messages(file.read_text("utf-8"))
    for file in root.glob("data/*/names/en.ftl"):
        yield file.with_name(f"{CODE}.ftl"), names(file.read_text("utf-8"))
    for file in root.glob("data/*/rules/en/*.yaml"):
        yield file.parent.parent / CODE / file.name, rules(file.read_text("utf-8"))


def add_language(root: Path) -> None:
    """Writes the language into a copy of the project, and adds it to the list of languages."""
    for file, text in list(_written(root)):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    listed = root / "engine/kit/names.py"
    text = listed.read_text("utf-8")
    assert LAST in text
    listed.write_text(text.replace(LAST, f'{LAST[:-1]}, "{CODE}": "Esperanto"}}'), "utf-8")


if __name__ == "__main__":
    add_language(Path(sys.argv[1]))
