"""A bounded LRU cache."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(OrderedDict[Key, Value]):
    """Keeps a limited number of values; the least recently used one makes room."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: Key, value: Value) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)

    def __getitem__(self, key: Key) -> Value:
        value = super().__getitem__(key)
        self.move_to_end(key)
        return value
