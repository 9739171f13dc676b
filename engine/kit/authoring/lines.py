"""Reads YAML and remembers the line of every value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import yaml
from yaml.constructor import ConstructorError

from engine.table import Mistake

Place = tuple[str | int, ...]  # such as ("doors", 3, "between")
DEEPEST = 40  # levels of nested lists and mappings
MOST_BITS = 63  # for whole numbers; numbers with thousands of digits cannot even be printed


class Unreadable(Exception):
    """The text is not YAML; `mistake` says why."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(mistake.wrong)
        self.mistake = mistake


@dataclass(frozen=True)
class Written:
    """Parsed YAML: plain data, the line of each place, and duplicate keys."""

    data: Any
    lines: Mapping[Place, int]
    twice: tuple[Place, ...]

    def line(self, place: Place) -> int:
        """Returns the line of a place, or of the innermost enclosing place that exists.

        Parts that were not written, such as the union tags in pydantic's places, are skipped.
        """
        there: Place = ()
        for part in place:
            if (*there, part) in self.lines:
                there = (*there, part)
        return self.lines.get(there, 1)


class _Loader(yaml.CSafeLoader):
    """Adds the line to errors about numbers and dates that Python rejects."""

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        """Returns the value of a node. Raises ConstructorError if it looks like a value but is not valid."""
        try:
            value = super().construct_object(node, deep)
        except (ValueError, OverflowError) as error:
            raise ConstructorError(None, None, "there is no such number or date", node.start_mark) from error
        if isinstance(value, int) and value.bit_length() > MOST_BITS:
            raise ConstructorError(None, None, "this number is too large", node.start_mark)
        return value


def read(text: str) -> Written:
    """Parses a YAML text with lines. Raises Unreadable, also if the data would become too large or too deep."""
    lines: dict[Place, int] = {}
    twice: list[Place] = []
    try:
        _expect_plain(text)
        loader = _Loader(text)
        node = loader.get_single_node()
        if node is not None:
            _note(node, (), lines, twice)
        data = None if node is None else loader.construct_document(node)
    except yaml.YAMLError as error:
        why = getattr(error, "problem", None) or getattr(error, "reason", None) or str(error)
        remedy = "Mind the indentation, and close what is opened: brackets, braces and quotation marks."
        line = _line(getattr(error, "problem_mark", None))
        raise Unreadable(Mistake(line, f"this cannot be read: {why}", remedy)) from error
    return Written(data, lines, tuple(twice))


def _expect_plain(text: str) -> None:
    """Raises Unreadable for aliases, a few lines of which can expand to gigabytes, and for data that is nested too
    deep.
    """
    depth = 0
    for event in yaml.parse(text, yaml.CSafeLoader):
        if isinstance(event, yaml.AliasEvent):
            remedy = "Write out here what stands there: references are not read."
            raise Unreadable(Mistake(_line(event.start_mark), f"`*{event.anchor}` refers to another place", remedy))
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            wrong = f"more than {DEEPEST} levels stand within one another"
            raise Unreadable(Mistake(_line(event.start_mark), wrong, "Write it flatter."))


def _line(mark: Any) -> int:
    """Returns the line of a YAML mark, the first if there is none."""
    return mark.line + 1 if mark else 1


def _note(node: yaml.Node, place: Place, lines: dict[Place, int], twice: list[Place]) -> None:
    lines.setdefault(place, node.start_mark.line + 1)
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            inner = (*place, str(key.value))
            if inner in lines:
                twice.append(inner)
            lines[inner] = key.start_mark.line + 1
            _note(value, inner, lines, twice)
    elif isinstance(node, yaml.SequenceNode):
        for number, value in enumerate(node.value):
            _note(value, (*place, number), lines, twice)
