"""Hints: what to choose and why, from what the seat may see.

A game that can be searched compares options in imagined worlds. In other games the hint is autopilot's pick, with
facts from the view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine.kit.computer.levels import rules_pick
from engine.kit.computer.search import STRONGEST, Budget, search
from engine.table import Ask, Explains, Game, Saved, Session, Text, fair

HINT = Budget(candidates=12, worlds=4)
REASONS = 2
EVEN = 0.25  # a smaller gain, in the unit of `worth`, makes either option as good
VISIBLE = 0.2  # a smaller difference of a source is not a reason


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice on a question.

    `compared` is True if options were played to the end of the turn: `gain` is then the advantage over `second`, and
    with `even` both are as good. Otherwise `pick` is autopilot's habit.
    """

    pick: tuple[str, ...]
    reasons: tuple[Text, ...] = ()
    compared: bool = False
    second: tuple[str, ...] = ()
    gain: float = 0.0

    @property
    def even(self) -> bool:
        """True if the second option is as good."""
        return self.compared and self.gain < EVEN


def hint(game: Game, session: Session, ask: Ask, seat: int) -> Hint:
    """Returns the advice for a seat. Positions that look the same to the seat get the same hint."""
    found = search(game, session, ask, seat, HINT)
    if found is not None:
        return Hint(tuple(found.pick), sources(found.by_source), True, tuple(found.second), round(found.gain, 1))
    view = game.view(session.state, seat)
    pick = tuple(rules_pick(STRONGEST, game, view, ask, seat))
    facts = game.reasons(view, ask, seat, pick) if isinstance(game, Explains) else ()
    return Hint(pick, tuple(facts[:REASONS]))


def hint_at(game: Game, saved: Saved, seat: int) -> Hint | None:
    """Returns the hint for a seat at a saved moment; None if it is not asked anything."""
    session = Session.load(game, saved, fair(Random(0)))
    ask = session.ask_of(seat)
    return None if ask is None else hint(game, session, ask, seat)


def sources(by_source: Mapping[str, float]) -> tuple[Text, ...]:
    """Returns the largest differences by source of the value, worded as in the game's scores."""
    largest = sorted(by_source.items(), key=lambda each: (-abs(each[1]), each[0]))
    seen: Sequence[tuple[str, float]] = [each for each in largest if abs(each[1]) >= VISIBLE][:REASONS]
    return tuple(
        Text("hint-more" if gain > 0 else "hint-less", source=Text(f"score-{source}"), gain=round(abs(gain), 1))
        for source, gain in seen
    )
