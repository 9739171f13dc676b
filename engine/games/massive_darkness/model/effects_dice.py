"""Effects on dice in a combat: more or fewer, rerolled, flipped, filled (MD-DMG-07 to MD-DMG-15, MD-REROLL)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar, Literal, get_args

from pydantic import Field

from engine.games.massive_darkness.model.effects import COMBAT, Effect, Mean, Moment, Per, When
from engine.games.massive_darkness.model.state import Colour, Role
from engine.kit.wording import dashed
from engine.table import Text

MOST_OF_A_COLOUR = 3  # dice in a pool (MD-DICE-06)
ALL_DICE = -2 * MOST_OF_A_COLOUR
Dice = dict[Colour | Role, int]
"""Dice by colour; `attack` or `defense` is any colour."""
Number = Annotated[int, Field(ge=1, le=9)]


def dice_text(dice: Iterable[tuple[str, int]]) -> tuple[Text, ...]:
    """Returns dice by colour, such as 2 yellow dice and 1 red die."""
    return tuple(Text(f"ability-dice-{colour}", count=count) for colour, count in dice)


class AddDice(Effect):
    """Dice added to the bearer's roll, or removed (MD-DMG-07 to MD-DMG-09, MD-DMG-11 to MD-DMG-13)."""

    works: ClassVar[frozenset[When]] = COMBAT
    do: Literal["add_dice"]
    value: Dice
    per: Per | None = None

    @property
    def moment(self) -> Moment:
        """Returns the step of a combat in which it acts."""
        return "before_roll"

    @property
    def counted_per(self) -> Per | None:
        """The counted things that determine its amount; None for a fixed amount."""
        return self.per

    @property
    def choice_id(self) -> str:
        """Its part of the id of an option, if it is one of several choices."""
        return ":".join((self.do, *self.value))

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(dice=dice_text(self.value.items()))

    def worth(self, mean: Mean) -> float:
        """Returns the mean of the dice of a colour."""
        return mean((colour, self.value[colour]) for colour in get_args(Colour) if colour in self.value)


class TakeDice(Effect):
    """Dice removed from one side: of a colour, a number of any colour, or all. Before the roll, or as an Enchantment
    after it, as its user chooses (MD-DMG-08 to MD-DMG-15, MD-ENCH-15)."""

    works: ClassVar[frozenset[When]] = COMBAT
    value: int | Literal["all"] | Dice

    @property
    def moment(self) -> Moment:
        """Returns the step of a combat in which it acts."""
        return "before_roll"

    @property
    def size(self) -> int:
        """Returns the amount, without a sign."""
        return abs(self.value) if isinstance(self.value, int) else 1

    def by_colour(self, whose: Role) -> Mapping[Colour | Role, int]:
        """Returns the dice by colour; dice of any colour have their side's name."""
        if isinstance(self.value, dict):
            return self.value
        return {whose: ALL_DICE if self.value == "all" else int(self.value)}

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(count=self.size) if isinstance(self.value, int) else self.text_of("all")


class AttackerDice(TakeDice):
    """Dice of the attacker."""

    point: ClassVar[float] = 1.0
    do: Literal["attacker_dice"]


class DefenderDice(TakeDice):
    """Dice of the defender."""

    point: ClassVar[float] = 0.8
    do: Literal["defender_dice"]


class Reroll(Effect):
    """Rolls dice again: a whole set, up to a number of them, any of them, or the blank results (MD-REROLL-05 to 07)."""

    works: ClassVar[frozenset[When]] = COMBAT
    do: Literal["reroll"]
    value: Literal["attack", "defense", "attack_or_defense"]
    dice: Literal["all", "any", "blank"] | Number = "all"

    @property
    def moment(self) -> Moment:
        """Returns the step of a combat in which it acts."""
        return "reroll"

    @property
    def most(self) -> int | None:
        """The maximum number of dice, if limited."""
        return self.dice if isinstance(self.dice, int) else None

    def words(self) -> Text:
        """Returns the text."""
        roll = Text(f"ability-roll-{dashed(self.value)}")
        return (
            self.text_of("some", count=self.most, roll=roll) if self.most else self.text_of(str(self.dice), roll=roll)
        )


class OnBlanks(Effect):
    """An effect on remaining blank results: a number of them, or all (MD-REROLL-08 to MD-REROLL-10)."""

    works: ClassVar[frozenset[When]] = COMBAT
    n: Literal["all"] | Number = 1

    @property
    def moment(self) -> Moment:
        """Returns the step of a combat in which it acts."""
        return "final_roll"

    @property
    def most(self) -> int | None:
        """The number of blank results; None for all."""
        return self.n if isinstance(self.n, int) else None

    def blanks(self) -> Text:
        """Describes the blank results."""
        return Text("ability-blanks", count=self.most) if self.most else Text("ability-blanks-all")


class Flip(OnBlanks):
    """Blank results are flipped to the opposite face."""

    do: Literal["flip"]
    value: Literal["blank"]

    def words(self) -> Text:
        """Returns the text."""
        return self.text_of(blanks=self.blanks())


class BlankAdd(OnBlanks):
    """Blank results count as symbols."""

    do: Literal["blank_add"]
    value: dict[Literal["hits", "shields", "bam", "diamond"], Number]

    @property
    def choice_id(self) -> str:
        """Its part of the id of an option, if it is one of several choices."""
        return ":".join((self.do, *self.value))

    def words(self) -> Text:
        """Returns the text."""
        symbols = tuple(Text(f"ability-{symbol}", count=count) for symbol, count in self.value.items())
        return self.text_of(blanks=self.blanks(), symbols=symbols)


DiceEffect = AddDice | AttackerDice | DefenderDice | Reroll | Flip | BlankAdd
"""Effects on dice."""
