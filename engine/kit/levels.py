"""The levels of autopilot, in games that can be searched. None blunders on purpose.

The strongest level looks a turn ahead at every decision, the next at some, the third at none. The weakest does the
same kinds of things as the third, but with the first option of each kind. Decisions are chosen by their number, so that
a position gets the same answer after a restart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

from engine.kit.search import Budget, search
from engine.table import Ask, Game, Searches, Session

BUDGET = Budget(candidates=6, worlds=4)

SHARES: Mapping[str, int] = {"strong": 100, "steady": 10, "simple": 0, "beginner": 0}
"""Decisions that each level searches, in per cent; the strongest level first."""

BEGINNER = "beginner"


def pick_of(level: str, game: Game, session: Session, ask: Ask, seat: int) -> Sequence[str] | None:
    """Returns the answer of a level; None for a question that it decides by autopilot's rules."""
    if not isinstance(game, Searches) or ask.pick != (1, 1):
        return None
    if level == BEGINNER:
        return _first_of_its_kind(game, session, ask, seat)
    if crc32(str(ask.n).encode()) % 100 >= SHARES[level]:
        return None
    found = search(game, session, ask, seat, BUDGET)
    return found.pick if found else None


def _first_of_its_kind(game: Game, session: Session, ask: Ask, seat: int) -> Sequence[str]:
    usual = game.choose(game.view(session.state, seat), ask, seat)[0]
    kind = usual.partition(":")[0]
    return [next(option.id for option in ask.options if option.id.partition(":")[0] == kind)]
