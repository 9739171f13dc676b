"""The levels of autopilot, in games that can be searched. None blunders on purpose.

The strongest level looks a turn ahead, the next plays by the same rules without looking ahead, the third by simple
rules. The weakest does the same kinds of things as the third, but with the first option of each kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.search import Budget, search
from engine.table import Ask, Game, Searches, Session

BUDGET = Budget(candidates=24, worlds=1)

STRONG, STEADY, SIMPLE, BEGINNER = LEVELS = ("strong", "steady", "simple", "beginner")
"""The strongest level first."""


def pick_of(level: str, game: Game, session: Session, ask: Ask, seat: int) -> Sequence[str] | None:
    """Returns the answer of a level; None for a question that it decides by the simple rules."""
    if not isinstance(game, Searches) or level == SIMPLE:
        return None
    if level == BEGINNER:
        return _first_of_its_kind(game, session, ask, seat) if ask.pick == (1, 1) else None
    found = search(game, session, ask, seat, BUDGET) if level == STRONG else None
    return found.pick if found else game.play_on(game.view(session.state, seat), ask, seat)


def _first_of_its_kind(game: Game, session: Session, ask: Ask, seat: int) -> Sequence[str]:
    usual = game.choose(game.view(session.state, seat), ask, seat)[0]
    kind = usual.partition(":")[0]
    return [next(option.id for option in ask.options if option.id.partition(":")[0] == kind)]
