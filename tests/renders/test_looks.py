"""A look changes all colours: none is kept where the look in force could not reach it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import pytest

import renders.canvas
import renders.massive_darkness
import renders.tyrants
from renders.canvas import palette

COLOUR = re.compile("#[0-9a-f]{6}")
MODULES = [
    import_module(found.name)
    for package in (renders.canvas, renders.massive_darkness, renders.tyrants)
    for found in walk_packages(package.__path__, f"{package.__name__}.")
    if found.name != palette.__name__
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_no_colour_is_a_constant_or_a_default(module: ModuleType) -> None:
    assert [name for name, value in vars(module).items() if any(_colours(value))] == []
    functions = [value for value in vars(module).values() if inspect.isfunction(inspect.unwrap(value))]
    for function in functions:
        parameters = inspect.signature(function).parameters.values()
        assert not any(any(_colours(parameter.default)) for parameter in parameters), function


def test_every_role_has_a_colour_in_each_look() -> None:
    assert set(palette.ROLES) == {name for name, kind in palette.__annotations__.items() if kind == "str"}
    assert all(COLOUR.fullmatch(colour) for colours in palette.ROLES.values() for colour in colours)


def _colours(value: Any) -> Iterator[bool]:
    """For every text in a value, however deep, whether it is a colour."""
    if isinstance(value, str):
        yield bool(COLOUR.fullmatch(value))
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _colours(each)
    elif isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from _colours(each)
