"""The levels of autopilot. None blunders on purpose: weaker levels leave out parts of the decision.

In games that can be searched, and in those that look ahead, the strongest level also plays imagined worlds on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from engine.kit.computer.lookahead import look_ahead, may_look_ahead
from engine.kit.computer.search import Budget, search
from engine.table import Ask, Game, HasLevels, Level, Session

BUDGET = Budget(candidates=24, worlds=1)

LEVELS: tuple[Level, ...] = get_args(Level)
"""The strongest level first."""


def pick_of(level: Level, game: Game, session: Session, ask: Ask, seat: int) -> Sequence[str]:
    """Returns the answer of a level, however long it takes."""
    if may_look_ahead(level, game, session, ask):
        return look_ahead(game, session, ask, seat)
    return quick_pick(level, game, session, ask, seat)


def quick_pick(level: Level, game: Game, session: Session, ask: Ask, seat: int) -> Sequence[str]:
    """Returns the answer of a level without looking ahead."""
    found = search(game, session, ask, seat, BUDGET) if level == "strong" else None
    return found.pick if found else rules_pick(level, game, game.view(session.state, seat), ask, seat)


def rules_pick(level: Level, game: Game, view: object, ask: Ask, seat: int) -> Sequence[str]:
    """Returns the answer of a level's rules; games without levels have one set of rules."""
    return game.choose_at(view, ask, seat, level) if isinstance(game, HasLevels) else game.choose(view, ask, seat)
