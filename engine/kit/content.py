"""Content of a game: checked models, and the folder of YAML files that they are read from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any, Protocol, TypeVar, get_args
from zlib import crc32

import yaml
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from engine.kit.authoring import Unreadable, explained, read, twice
from engine.table import Mistake

LOCALES = ("en", "pt-BR", "es")
"""The languages in which the house speaks, by their codes."""

Shape = TypeVar("Shape")


class _Entry(Protocol):
    @property
    def id(self) -> str: ...


Entry = TypeVar("Entry", bound=_Entry)


class Piece(BaseModel):
    """A piece of content: it never changes, and has no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class BadContent(ValueError):
    """A file of content does not have its shape; the message lists every mistake as `file:line: wrong. remedy`."""

    def __init__(self, path: str, mistakes: Iterable[Mistake]) -> None:
        super().__init__("\n".join(f"{path}:{each.line}: {each.wrong}. {each.remedy}" for each in mistakes))


class Folder:
    """The content files of a game, by their paths below a package such as `data.toy`."""

    def __init__(self, package: str) -> None:
        self.package = package

    def text(self, path: str) -> str:
        """A file as it was written."""
        return (files(self.package) / path).read_text("utf-8")

    def load(self, path: str, shape: type[Shape] | Any) -> Shape:
        """A file in the shape of a model, or of any type that pydantic knows; raises BadContent for anything else."""
        text = self.text(path)
        try:
            loaded: Shape = TypeAdapter(shape).validate_python(yaml.load(text, yaml.CSafeLoader))
        except (ValidationError, yaml.YAMLError) as error:
            raise BadContent(path, mistakes(text, error, words(shape))) from error
        return loaded

    def hash(self, paths: Iterable[str]) -> str:
        """Tells whether any of these files has changed since a checkpoint was made: eight hexadecimal digits."""
        return f"{crc32(''.join(map(self.text, paths)).encode()):08x}"


def mistakes(text: str, error: ValidationError | yaml.YAMLError, known: list[str]) -> Iterator[Mistake]:
    """Why a text could not be loaded, each mistake with its line; `known` are the words that it may use."""
    try:
        written = read(text)
    except Unreadable as unreadable:
        yield unreadable.mistake
        return
    yield from twice(written)
    if isinstance(error, ValidationError):
        yield from explained(error, written, known, f"The words here are {', '.join(known)}.")


def words(shape: Any) -> list[str]:
    """Every field of a model and of the models within it, in alphabetical order."""
    return sorted({name for model in _models(shape, set()) for name in _written_names(model)})


def _models(shape: Any, seen: set[Any]) -> set[Any]:
    """The models from which a type is made."""
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
    """Entries by their `id`; raises ValueError where two have the same."""
    found: dict[str, Entry] = {}
    for entry in entries:
        if entry.id in found:
            raise ValueError(f"two entries have the id {entry.id!r}")
        found[entry.id] = entry
    return found


def name_in(locale: str, names: Mapping[str, str]) -> str:
    """What something is called in a language; in English where that has no name for it."""
    return names.get(locale, names["en"])
