"""Checkpoints: the whole state as plain data when no rule is half done, and its hash."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import orjson
from pydantic import BaseModel, ConfigDict, JsonValue, TypeAdapter, ValidationError

from engine.table.errors import BadCheckpoint


def canonical(value: Any) -> bytes:
    """Returns JSON with sorted keys and no spaces, so that equal values give equal bytes."""
    return orjson.dumps(value, default=_plain, option=orjson.OPT_SORT_KEYS)


def as_json(value: Any) -> bytes:
    """Returns JSON that keeps the order of each mapping, because rules that iterate over one must see the same after a
    restart. The classes of a state have no slots: with them this takes four times as long."""
    return orjson.dumps(value, default=_plain)


def digest(value: Any) -> str:
    """Returns a short hash of the canonical JSON of `value`."""
    return blake2b(canonical(value), digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    if isinstance(value, WrittenState):
        return orjson.Fragment(value.written)
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    raise TypeError(f"a state must be plain data, not {type(value).__name__}")


class WrittenState(Mapping[str, JsonValue]):
    """A state as it was when it was written, parsed at the first look.

    Every turn and phase writes one and few are read again, so writing is all that they cost.
    """

    __slots__ = ("_parsed", "written")

    def __init__(self, state: Any) -> None:
        self.written = as_json(state)
        self._parsed: dict[str, JsonValue] | None = None

    def _plain(self) -> dict[str, JsonValue]:
        if self._parsed is None:
            self._parsed = orjson.loads(self.written)
        return self._parsed

    def __getitem__(self, name: str) -> JsonValue:
        return self._plain()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._plain())

    def __len__(self) -> int:
        return len(self._plain())

    def __repr__(self) -> str:
        return repr(self._plain())


@dataclass(slots=True)
class Checkpoint:
    """The data needed to resume play: no coroutine, no generator, no seed.

    Immutable by convention and not frozen, like `Option`: every turn and phase makes one.
    """

    __pydantic_config__ = ConfigDict(extra="forbid")

    game: str
    chapter: str
    seats: int
    options: dict[str, JsonValue]
    n: int
    rules_version: str
    schema_version: int
    state: Mapping[str, JsonValue]

    def to_bytes(self) -> bytes:
        """Returns it as JSON."""
        return as_json(self)

    @staticmethod
    def from_bytes(data: bytes | str) -> Checkpoint:
        """Returns the inverse of `to_bytes`. Raises BadCheckpoint, which names the wrong field."""
        try:
            return _adapter.validate_json(data)
        except ValidationError as error:
            raise BadCheckpoint(explain(error)) from error


_adapter = TypeAdapter(Checkpoint)


@dataclass(slots=True)
class Decision:
    """An answered question.

    `pick` holds option ids, or indices if `seat` is chance. `reveals` is True if the answer showed dice or a hidden
    card, so that it cannot be taken back freely.
    """

    n: int
    seat: int
    key: str
    fingerprint: int
    pick: Sequence[str] | Sequence[int]
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Saved:
    """A checkpoint, the decisions since, and the sealed answers that are waiting (seat to option ids)."""

    checkpoint: Checkpoint
    decisions: Sequence[Decision] = ()
    held: Mapping[int, Sequence[str]] = field(default_factory=dict)


def explain(error: ValidationError, within: str | None = None) -> str:
    """Returns the first validation error in one line: the field below `within`, and what is wrong with it."""
    fault = error.errors()[0]
    named = [str(part) for part in (within, *fault["loc"]) if part is not None]
    place = (
        ".".join(part for part in named if "[" not in part) or "the whole"
    )  # brackets mark a pydantic type, not a field
    more = f" (and {error.error_count() - 1} more)" if error.error_count() > 1 else ""
    unknown = fault["type"] in ("extra_forbidden", "unexpected_keyword_argument")
    return f"{place}: {'there is no such field' if unknown else fault['msg'].removeprefix('Value error, ')}{more}"
