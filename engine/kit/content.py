"""Content of a game: checked models, and the YAML files they are read from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any, Protocol, TypeVar, get_args
from zlib import crc32

import yaml
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from engine.kit.authoring import Unreadable, explained, read, twice
from engine.kit.names import named, names_of
from engine.table import Mistake

Shape = TypeVar("Shape")


class _Entry(Protocol):
    @property
    def id(self) -> str: ...


Entry = TypeVar("Entry", bound=_Entry)


class Piece(BaseModel):
    """A piece of content: immutable, without unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class BadContent(ValueError):
    """A content file does not have its shape; the message lists every mistake as `file:line: wrong. remedy`."""

    def __init__(self, path: str, mistakes: Iterable[Mistake]) -> None:
        super().__init__("\n".join(f"{path}:{each.line}: {each.wrong}. {each.remedy}" for each in mistakes))


class Folder:
    """The content files of a game, by path below a package such as `data.toy`."""

    def __init__(self, package: str) -> None:
        self.package = package

    def text(self, path: str) -> str:
        """Returns the raw text of a file."""
        return (files(self.package) / path).read_text("utf-8")

    def load(self, path: str, shape: type[Shape] | Any) -> Shape:
        """Reads a file into a model or any type that pydantic knows. Raises BadContent if it does not fit."""
        text = self.text(path)
        try:
            loaded: Shape = TypeAdapter(shape).validate_python(self.named(yaml.load(text, yaml.CSafeLoader)))
        except (ValidationError, yaml.YAMLError) as error:
            raise BadContent(path, mistakes(text, error, words(shape))) from error
        return loaded

    def named(self, written: Any) -> Any:
        """Returns what a content file says, with the words of `names/<locale>.ftl` wherever it has none of its own."""
        return named(written, names_of(self.package))

    def hash(self, paths: Iterable[str]) -> str:
        """Returns eight hexadecimal digits that change when any of these files changes."""
        return f"{crc32(''.join(map(self.text, paths)).encode()):08x}"


def mistakes(text: str, error: ValidationError | yaml.YAMLError, known: list[str]) -> Iterator[Mistake]:
    """Yields each mistake that kept a text from loading, with its line; `known` are the words that it may use."""
    try:
        written = read(text)
    except Unreadable as unreadable:
        yield unreadable.mistake
        return
    yield from twice(written)
    if isinstance(error, ValidationError):
        yield from explained(error, written, known, f"The words here are {', '.join(known)}.")


def words(shape: Any) -> list[str]:
    """Returns every field of a model and of the models within it, sorted."""
    return sorted({name for model in _models(shape, set()) for name in _written_names(model)})


def _models(shape: Any, seen: set[Any]) -> set[Any]:
    """Returns the models that a type is made of."""
    if isinstance(shape, type) and issubclass(shape, BaseModel):
        if shape not in seen:
            seen.add(shape)
            for field in shape.model_fields.values():
                _models(field.annotation, seen)
    else:
        for inner in get_args(shape):
            _models(inner, seen)
    return seen


def _written_names(model: type[BaseModel]) -> Iterator[str]:
    return (field.alias or name for name, field in model.model_fields.items())


def by_id(entries: Iterable[Entry]) -> dict[str, Entry]:
    """Returns entries by their `id`. Raises ValueError for a duplicate."""
    found: dict[str, Entry] = {}
    for entry in entries:
        if entry.id in found:
            raise ValueError(f"two entries have the id {entry.id!r}")
        found[entry.id] = entry
    return found
