"""Effects on the numbers of a combat, or on their consequences (MD-DMG)."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from engine.games.massive_darkness.model.effects import COMBAT, Counted, Effect, Moment, Per, Switch, When
from engine.table import Text


class Bonus(Counted):
    """Hits or Shields of one side, for each of something if `per` is set."""

    works: ClassVar[frozenset[When]] = COMBAT
    only_helps: ClassVar[bool] = True
    per: Per | None = None

    @property
    def counted_per(self) -> Per | None:
        """Returns what multiplies it, if anything."""
        return self.per


class Hits(Bonus):
    """Hits of the bearer (MD-DMG-01)."""

    point: ClassVar[float] = 1.0
    do: Literal["hits"]


class AttackerHits(Bonus):
    """Hits of the attacker (MD-DMG-02)."""

    point: ClassVar[float] = 1.0
    do: Literal["attacker_hits"]


class Shields(Bonus):
    """Shields of the bearer (MD-DMG-03)."""

    point: ClassVar[float] = 1.2
    do: Literal["shields"]


class DefenderShields(Bonus):
    """Shields of the defender (MD-DMG-04)."""

    point: ClassVar[float] = 0.7
    do: Literal["defender_shields"]


class CombatNumber(Counted):
    """A number of one side of a combat."""

    works: ClassVar[frozenset[When]] = COMBAT
    only_helps: ClassVar[bool] = True


class Bam(CombatNumber):
    """Bams of the bearer (MD-DMG-05)."""

    do: Literal["bam"]


class Diamond(CombatNumber):
    """Diamonds of the bearer (MD-DMG-05)."""

    do: Literal["diamond"]


class Damage(CombatNumber):
    """Damage to the defender that no Shield stops (MD-DMG-06)."""

    point: ClassVar[float] = 1.4
    do: Literal["damage"]


class AttackerDamage(CombatNumber):
    """Damage that the attacker suffers at the end."""

    point: ClassVar[float] = 0.8
    do: Literal["attacker_damage"]


class CounterattackDice(CombatNumber):
    """Dice removed from or added to the defender's Counterattack in this Activation."""

    do: Literal["counterattack_dice"]


class DoubleHits(Switch):
    """The Hits on the dice count twice."""

    works: ClassVar[frozenset[When]] = COMBAT
    only_helps: ClassVar[bool] = True
    do: Literal["double_hits"]


class HitBoss(Switch):
    """The Damage may go to a Boss despite its Minions (MD-MOB-08)."""

    works: ClassVar[frozenset[When]] = COMBAT
    only_helps: ClassVar[bool] = True
    do: Literal["hit_boss"]


class HalveDamage(Effect):
    """Half of the Damage, rounded up (MD-Q-40)."""

    works: ClassVar[frozenset[When]] = COMBAT
    only_helps: ClassVar[bool] = True
    do: Literal["halve_damage"]
    value: Literal["up"] = "up"

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(self.value)


class Splash(Effect):
    """Other Heroes in the defender's Zone suffer the Damage as well."""

    works: ClassVar[frozenset[When]] = COMBAT
    do: Literal["splash"]
    value: Literal["others_in_target_zone"]

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(self.value)


class AttackAgain(Effect):
    """One more attack on the same target."""

    works: ClassVar[frozenset[When]] = COMBAT
    do: Literal["attack_again"]
    value: Literal["same_target"]

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(self.value)


class PlaceTarget(Effect):
    """The defender is placed in the attacker's Zone."""

    works: ClassVar[frozenset[When]] = COMBAT
    do: Literal["place_target"]
    value: Literal["own_zone"]

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(self.value)


class Cancel(Effect):
    """Removes up to `n` Bams or Diamonds, or all of both, from a result before they are spent (MD-DMG-16 to
    MD-DMG-19)."""

    works: ClassVar[frozenset[When]] = COMBAT
    only_helps: ClassVar[bool] = True
    do: Literal["cancel"]
    value: Literal["bam", "diamond", "all"]
    n: int = 1
    origin: Literal["attack", "defense"] = Field(default="attack", alias="from")

    @property
    def moment(self) -> Moment:
        """Returns the step of a combat in which it acts."""
        return "cancel"

    def words(self) -> Text:
        """Returns the text."""
        roll = Text(f"ability-roll-{self.origin}")
        return (
            self.text_of("all", roll=roll) if self.value == "all" else self.text_of(self.value, roll=roll, count=self.n)
        )


NumbersEffect = (
    Hits
    | Shields
    | Damage
    | Bam
    | Diamond
    | AttackerHits
    | DefenderShields
    | AttackerDamage
    | DoubleHits
    | HalveDamage
    | HitBoss
    | Splash
    | AttackAgain
    | CounterattackDice
    | Cancel
    | PlaceTarget
)
"""Effects on the numbers and the outcome of a combat."""
