"""The base of all effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Literal, get_args

from engine.games.massive_darkness.model.state import Colour
from engine.kit.content import Piece
from engine.kit.wording import dashed, joined
from engine.table import Text

When = Literal[
    "attack",
    "melee",
    "ranged",
    "magic",
    "defense",
    "melee_defense",
    "ranged_defense",
    "magic_defense",
    "damaged",
    "killed_guardian",
    "ally_attacked",
    "always",
    "activation_start",
    "own_activation",
    "action",
    "drawn",
    "drawn_from_token",
    "event",
]
COMBAT: frozenset[When] = frozenset(get_args(When)[:8])
USED: frozenset[When] = frozenset({"own_activation", "action"})
ALWAYS: frozenset[When] = frozenset({"always"})

Moment = Literal["before_roll", "reroll", "final_roll", "numbers", "cancel"]
Per = Literal["set_king", "set_knight", "damage_suffered", "shadow_zone_between"]
Mean = Callable[[Iterable[tuple[Colour, int]]], float]
"""The average Hits or Shields of dice."""


class Effect(Piece):
    """One effect of an ability. `do` names it in the content, where a short form is used: `{hits: 2, per: set_king}`
    means `do: hits, value: 2, per: set_king`."""

    works: ClassVar[frozenset[When]]
    """The triggers with which an ability may have this effect."""
    only_helps: ClassVar[bool] = False
    """True if a Hero with enough symbols uses it automatically."""
    is_keyword: ClassVar[bool] = False
    """True if the rules have a term for it, so that cards need not explain it."""
    point: ClassVar[float] = 0.4
    """Its value for autopilot, or that of each point, in Hits and Shields."""

    do: str

    @property
    def moment(self) -> Moment:
        """The step of a combat in which it acts."""
        return "numbers"

    @property
    def counted_per(self) -> Per | None:
        """Returns what multiplies it, if anything."""
        return None

    @property
    def rolls(self) -> bool:
        """True if dice are rolled for it outside of a combat."""
        return False

    @property
    def size(self) -> int:
        """Returns the amount, without a sign."""
        return 1

    @property
    def choice_id(self) -> str:
        """Its part of the id of an option, where it is one of several choices."""
        return self.do

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of()

    def text_of(self, *further: str, **arguments: object) -> Text:
        """Returns the message of this effect, or of one of its variants."""
        return Text("-".join(("ability", dashed(self.do), *map(dashed, further))), **arguments)

    def text(self) -> Text:
        """Returns the text, with what it counts."""
        if self.counted_per is None:
            return self.words()
        return Text(f"ability-per-{dashed(self.counted_per)}", effect=self.words())

    def worth(self, mean: Mean) -> float:
        """Returns its value for autopilot, in Hits and Shields."""
        return self.point * self.size


class Counted(Effect):
    """An effect with a number. Reductions are worded, so the number has no sign."""

    value: int = 1

    @property
    def size(self) -> int:
        """Returns the amount, without a sign."""
        return abs(self.value)

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(count=self.size)


class Switch(Effect):
    """An effect that is present or not."""

    value: Literal[True] = True


def texts(effects: Iterable[Effect]) -> Text:
    """Joins several effects."""
    return joined("ability-then", (effect.text() for effect in effects))
