"""Converts states to plain data, several times as fast as pydantic, using code generated from the types.

The result equals `TypeAdapter(type).dump_python(value, mode="json")` (a contract test compares them). Unknown types are
left to pydantic.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

Write = Callable[[Any], Any]

SCALARS = (str, int, float, bool, NoneType)


def as_it_is(value: Any) -> Any:
    """Returns a value that is plain already."""
    return value


_writers: dict[Any, Write] = {}


def writer(kind: Any) -> Write:
    """Returns the function that converts values of a type to plain data. Cached."""
    if kind not in _writers:
        _writers[kind] = _writer(kind)
    return _writers[kind]


def _writer(kind: Any) -> Write:
    """Handles dataclasses, lists, tuples, dictionaries with string keys, and unions of these."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in SCALARS or origin is Literal:
        return as_it_is
    if origin is Annotated:
        return writer(inner[0])
    if is_dataclass(kind):
        return _of_dataclass(kind)
    if origin is list or (origin is tuple and inner[1:] == (...,)):
        return _of_list(writer(inner[0]))
    if origin is dict and _is_text(inner[0]):
        return _of_dictionary(writer(inner[1]))
    if origin in (Union, UnionType):
        return _of_union(kind, inner)
    return _by_pydantic(kind)


def _is_text(kind: Any) -> bool:
    return kind is str or (get_origin(kind) is Literal and all(isinstance(each, str) for each in get_args(kind)))


def _by_pydantic(kind: Any) -> Write:
    adapter: TypeAdapter[Any] = TypeAdapter(kind)
    return lambda value: adapter.dump_python(value, mode="json")


def _of_dataclass(kind: Any) -> Write:
    """Generates a function for the type, as dataclasses do for their methods: looping over the names takes four times
    as long.

    Generated at the first use, because a type may contain itself.
    """
    known: dict[str, Any] = {}

    def write(value: Any) -> Any:
        if "write" not in known:  # not even half made, if another thread was interrupted
            _define(kind, known)
        return known["write"](value)

    return write


def _define(kind: Any, known: dict[str, Any]) -> None:
    """Defines `write(value)` in the namespace `known`."""
    exec(f"def write(value): return {_entries(kind, 'value', known, (kind,))}", known)


def _entries(kind: Any, value: str, known: dict[str, Any], within: tuple[Any, ...]) -> str:
    """Returns the code of a dictionary of the fields of `value`. Functions that it calls are added to `known`."""
    hints = get_type_hints(kind, include_extras=True)
    names = [field.name for field in fields(kind)]
    written = [f"{name!r}: {_code(hints[name], f'{value}.{name}', known, within)}" for name in names]
    return f"{{{', '.join(written)}}}"


def _code(kind: Any, value: str, known: dict[str, Any], within: tuple[Any, ...]) -> str:
    """Returns the code that converts `value`.

    Lists, dictionaries, dataclasses and optional values are inlined, because a call takes as long as the conversion.
    Everything else, and a type nested in itself (`within`), is left to its own writer.
    """
    write, origin, inner = writer(kind), get_origin(kind), get_args(kind)
    if write is as_it_is:
        return value
    if write in (list, dict):  # copies what is plain already
        return f"[*{value}]" if write is list else f"{{**{value}}}"
    if origin is list:
        return f"[{_code(inner[0], 'each', known, within)} for each in {value}]"
    if origin is dict and _is_text(inner[0]):
        return f"{{key: {_code(inner[1], 'each', known, within)} for key, each in {value}.items()}}"
    if optional := _optional(kind):
        return f"None if {value} is None else {_code(optional, value, known, within)}"
    if is_dataclass(kind) and kind not in within:
        return _entries(kind, value, known, (*within, kind))
    name = f"write_{len(known)}"
    known[name] = write
    return f"{name}({value})"


def _optional(kind: Any) -> Any:
    """Returns the other type of a union with None, or None for any other type."""
    others = [each for each in get_args(kind) if each is not NoneType]
    return others[0] if get_origin(kind) in (Union, UnionType) and len(others) == 1 else None


def _of_list(write: Write) -> Write:
    return list if write is as_it_is else lambda values: [write(each) for each in values]


def _of_dictionary(write: Write) -> Write:
    return dict if write is as_it_is else lambda values: {key: write(each) for key, each in values.items()}


def _of_union(kind: Any, inner: tuple[Any, ...]) -> Write:
    """Handles an optional type, or several dataclasses by the class of the value."""
    writers = {each: writer(each) for each in inner}
    if all(write is as_it_is for write in writers.values()):
        return as_it_is
    if optional := _optional(kind):
        write = writers[optional]
        return lambda value: None if value is None else write(value)
    others = {each: write for each, write in writers.items() if each is not NoneType}
    if all(is_dataclass(each) for each in others):
        return lambda value: None if value is None else others[type(value)](value)
    return _by_pydantic(kind)
