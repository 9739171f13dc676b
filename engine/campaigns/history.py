"""Looking back: moments of the line that stands, lines that can be restored, past boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.table import Text


@dataclass(frozen=True, slots=True)
class Moment:
    """Just before decision `n`, which `seat` made by `by`. `texts` are the public tells that it led to; `mark` is set
    where a turn or phase begins there; `final` says what it revealed (`dice`, `card`) or that it ended a `turn`."""

    n: int
    branch: int
    seat: int
    user: int | None
    by: str
    at: datetime
    texts: Sequence[Text]
    mark: tuple[str, int | str] | None
    final: str | None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play that was left and can be restored: it ends at decision `n`, and was left by `why` at `at`; `choices`
    of it do not stand now."""

    branch: int
    n: int
    why: str
    user: int | None
    at: datetime
    choices: int


@dataclass(frozen=True, slots=True)
class PastBoard:
    """A public view of an earlier moment."""

    branch: int
    n: int
    chapter: str
    view: Any
    seat_names: Sequence[Text]
    texts: Sequence[Text]
