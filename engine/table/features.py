"""Features that only some games have. The lobby and the panels check for them with `isinstance`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Literal, Protocol, runtime_checkable

from engine.table.ask import Ask, Option
from engine.table.extras import Mistake, PickSet, Rolled
from engine.table.game import Game, Shuffled
from engine.table.orders import Plan
from engine.table.text import Text

Level = Literal["strong", "steady", "simple", "beginner"]
"""A level of autopilot; the strongest comes first."""


@runtime_checkable
class HasPlans(Protocol):
    """Phases for which orders may be given in advance."""

    plans: Sequence[Plan]


@runtime_checkable
class ChecksTeam(Protocol):
    """A lobby in which the choices of the seats have to fit the chapter."""

    def needs(self, options: Any, chapter: str, seats: Sequence[int]) -> Sequence[Text]:
        """Returns what the taken seats still lack for a chapter, such as a role. The chapter cannot start before."""
        ...


@runtime_checkable
class LimitsSeats(Protocol):
    """Chapters that do not allow every choice of a seat."""

    def allowed(self, options: Any, chapter: str, name: str) -> Collection[str] | None:
        """Returns the values of an option by seat that a chapter allows; None for all."""
        ...


@runtime_checkable
class Recommends(Protocol):
    """Advice on choices that need knowledge of the game."""

    def recommended(self, view: Any, ask: Ask, seat: int) -> Mapping[str, Text]:
        """Returns the options that a seat should pick, as many as it must, each with a reason; from what the seat may
        see."""
        ...


@runtime_checkable
class Combines(Protocol):
    """Picks that have a joint effect."""

    def together(self, view: Any, ask: Ask, picks: Sequence[str]) -> Text | None:
        """Describes the joint effect of several picks, such as the chance of success. Shown before dice are rolled."""
        ...

    def sets(self, view: Any, ask: Ask, suggested: Sequence[str]) -> Sequence[PickSet]:
        """Returns sets of picks that are worth a button each, the `suggested` one first."""
        ...


@runtime_checkable
class WarnsOfWaste(Protocol):
    """Choices of which a part may be lost without any effect."""

    def wasted(self, view: Any, ask: Ask, pick: str) -> Text | None:
        """Returns what of an option would have no effect now; None if nothing. From what the asked seat may see."""
        ...


@runtime_checkable
class PointsAhead(Protocol):
    """Goals on a map that a player may lose sight of."""

    def ahead(self, view: Any, seat: int) -> Text | None:
        """Returns the next goal of a seat and how far away it is, for its turn; from public information."""
        ...


@runtime_checkable
class WarnsOfEnd(Protocol):
    """Turns whose end brings something upon their seat."""

    def at_end(self, view: Any, seat: int) -> Text | None:
        """Returns what happens to a seat when it ends its turn now; None if nothing. From what the seat may see."""
        ...


@runtime_checkable
class TellsRolls(Protocol):
    """Rolls that change the board, whose result a panel tells before it asks the next question."""

    def rolled(self, view: Any, told: Sequence[Text], seat: int) -> Rolled | None:
        """Returns what the last roll by or against a seat came to, if these log lines and choices have its result; from
        what the seat may see."""
        ...


@runtime_checkable
class Redeals(Protocol):
    """Play that can be imagined from a seat's point of view: everything that it cannot know is dealt again."""

    def redeal_for(self, state: Any, seat: int, shuffled: Shuffled) -> None:
        """Deals everything again, in place, that a seat cannot know. The seat's view stays the same.

        In place, because suspended rules hold references to the piles.
        """
        ...


@runtime_checkable
class PreviewsTurns(Redeals, Protocol):
    """Play whose turns can be planned ahead."""

    def begin_turn(self, state: Any, seat: int) -> bool:
        """Changes the state of a checkpoint so that the seat's next turn begins, and returns True.

        False if the seat cannot have one in this phase.
        """
        ...


@runtime_checkable
class Explains(Protocol):
    """Reasons for a choice, for hints in games whose positions are not valued."""

    def reasons(self, view: Any, ask: Ask, seat: int, pick: Sequence[str]) -> Sequence[Text]:
        """Returns facts that the seat can see and that speak for these options, the most important first."""
        ...


@runtime_checkable
class HasLevels(Protocol):
    """Play that autopilot plays at several levels. The messages `setting-level-<level>-detail` describe them.

    `wins` says what results of a person are like each level: the share of won chapters. In competitive games it is
    multiplied by the number of seats, so that equal players have 1.
    """

    wins: ClassVar[Mapping[Level, float]]

    def choose_at(self, view: Any, ask: Ask, seat: int, level: Level) -> Sequence[str]:
        """Returns the pick of a level by rules, without a search. Weaker levels leave out parts of the decision."""
        ...


@runtime_checkable
class Searches(Redeals, HasLevels, Protocol):
    """Play that a computer player can search: worlds can be imagined, and positions are valued.

    The rules of the strongest level also play imagined worlds on.
    """

    def compared(self, view: Any, ask: Ask, seat: int) -> Sequence[Option]:
        """Returns the options whose values can be compared at the end of the turn.

        Empty for questions whose value shows later.
        """
        ...

    def worth(self, state: Any, seat: int) -> Mapping[str, float]:
        """The value of a position for a seat, by source; the total is what the seat maximises."""
        ...


@runtime_checkable
class LooksAhead(Redeals, HasLevels, Protocol):
    """Play in which the strongest level tries ways to play a turn in imagined worlds, before it begins.

    This takes longer than an answer may wait, so it is computed in another process.
    """

    def looks_ahead(self, ask: Ask) -> bool:
        """True if a question belongs to turns that are played so. The first one of a turn begins it."""
        ...

    def intentions(self, view: Any, ask: Ask, most: int) -> Sequence[str]:
        """Returns ways to play the turn that begins with a question, at most this many, apart from the rules' own."""
        ...

    def pursue(self, view: Any, ask: Ask, intention: str) -> Sequence[str]:
        """Returns the answer that carries out an intention; empty if it is carried out or not possible any more."""
        ...

    def has_shown(self, state: Any, since: int) -> bool:
        """True if the consequences of an answer in round `since` show in the state."""
        ...

    def prospect(self, state: Any) -> float:
        """Returns how well the players are doing."""
        ...


@runtime_checkable
class ChecksContent(Protocol):
    """Content files that people write by hand."""

    def check_content(self, text: str) -> Sequence[Mistake]:
        """Returns the mistakes in such a file."""
        ...


@cache
def plans_of(game: Game) -> Sequence[Plan]:
    """Returns the plans of a game; empty for most."""
    return game.plans if isinstance(game, HasPlans) else ()


def plans_during(game: Game, view: Any) -> Sequence[Plan]:
    """Returns the plans whose phases are being prepared or played in this public view."""
    return [plan for plan in plans_of(game) if plan.during(view)]
