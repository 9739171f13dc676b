"""Permanent effects of Skills and cards (MD-SKILL, MD-ITEM)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.games.massive_darkness.model.effects import ALWAYS, Counted, Effect, Switch, When
from engine.games.massive_darkness.model.state import CombatType
from engine.table import Text


class MaxLife(Counted):
    """Maximum Life (MD-SKILL-05)."""

    works: ClassVar[frozenset[When]] = ALWAYS
    point: ClassVar[float] = 0.7
    do: Literal["max_life"]


class MovementPoints(Counted):
    """Points of each Movement Action (MD-SKILL-07)."""

    works: ClassVar[frozenset[When]] = ALWAYS
    do: Literal["movement_points"]


class Elusive(Switch):
    """Enemies do not hold the bearer (MD-SKILL-10)."""

    works: ClassVar[frozenset[When]] = ALWAYS
    is_keyword: ClassVar[bool] = True
    point: ClassVar[float] = 0.8
    do: Literal["elusive"]


class Taunt(Switch):
    """The bearer always counts as the Hero with the most XP (MD-SKILL-13)."""

    works: ClassVar[frozenset[When]] = ALWAYS
    is_keyword: ClassVar[bool] = True
    do: Literal["taunt"]


class Regeneration(Counted):
    """Heals at the start of each Activation (MD-SKILL-14)."""

    works: ClassVar[frozenset[When]] = frozenset({"activation_start"})
    is_keyword: ClassVar[bool] = True
    point: ClassVar[float] = 1.2
    do: Literal["regeneration"]


class Retaliate(Counted):
    """Damage for an attacker with fewer Hits than Shields (MD-SKILL-15)."""

    works: ClassVar[frozenset[When]] = ALWAYS
    is_keyword: ClassVar[bool] = True
    do: Literal["retaliate"]


class Untargetable(Effect):
    """Attacks of a type cannot be made against the bearer."""

    works: ClassVar[frozenset[When]] = ALWAYS
    do: Literal["untargetable"]
    value: CombatType

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(self.value)


class HealMultiplier(Counted):
    """Multiplies each healing of the bearer and of Allies in line of sight."""

    works: ClassVar[frozenset[When]] = ALWAYS
    do: Literal["heal_multiplier"]
    who: Literal["self_or_ally_in_los"]


class TransmuteAs(Counted):
    """The card counts as several in a Transmute (MD-ITEM-05)."""

    works: ClassVar[frozenset[When]] = ALWAYS
    do: Literal["transmute_as"]


class ExtraActivation(Counted):
    """More Activations for killing a Guardian with this weapon (MD-Q-81)."""

    works: ClassVar[frozenset[When]] = frozenset({"killed_guardian"})
    do: Literal["extra_activation"]


class BecomeTarget(Switch):
    """The bearer takes the place of an attacked Ally within a Range (MD-SIG-06)."""

    works: ClassVar[frozenset[When]] = frozenset({"ally_attacked"})
    do: Literal["become_target"]
    range: int

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(count=self.range)


SkillEffect = (
    BecomeTarget
    | MovementPoints
    | MaxLife
    | Elusive
    | Taunt
    | Regeneration
    | Retaliate
    | Untargetable
    | HealMultiplier
    | ExtraActivation
    | TransmuteAs
)
"""Permanent effects."""
