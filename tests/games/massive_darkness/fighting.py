"""Combats of Massive Darkness with dice that are written down.

A die is written as its colour and its Hits or Shields, such as `R2` or `B0`; that says its symbols, too: 2 come with a
Bam, 3 with a Diamond. Attack dice come first, red before yellow, then Defense dice, green before blue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.massive_darkness.combat.combat import attack
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import Colour, Combat, CombatType, Pillar, Side, State
from engine.table import Table
from tests.games.massive_darkness.position import Play, enemy, hero, position

COLOURS: Mapping[str, Colour] = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
FACES = {"R": (0, 1, 3, 5), "Y": (0, 1, 5), "G": (0, 2, 3, 5), "B": (0, 2, 5)}

# A row of Zones of Mission 1: two in Light, with one in Shadow between them
LIGHT, SHADOW, FAR = "c2", "d2", "e2"


def faces(dice: str) -> list[int]:
    """Written dice as the numbers of their faces."""
    return [FACES[die[0]][int(die[1])] for die in dice.split()]


def colours(side: Side) -> str:
    """Returns the dice of one side by the letters of their colours."""
    return "".join(letter for die in side.dice for letter, colour in COLOURS.items() if colour == die.colour)


def ability(when: str, *effects: Mapping[str, Any], **more: Any) -> Ability:
    """An ability for an attack of the tests, written as in the data; named after its first effect unless it says so."""
    name = f"test.{next(iter(effects[0]))}"
    return Ability.model_validate({"id": name, "when": when, "effect": list(effects), **more})


class Fought(Play):
    """An attack in play. `rolls` are the dice of the combat; `rerolls` those that are rolled again, roll by roll."""

    def __init__(
        self,
        state: State,
        attacker: str,
        defender: str,
        type: CombatType,
        rolls: str | Sequence[str],
        *,
        weapons: Sequence[str] | None = None,
        granted: Sequence[Ability] = (),
        rerolls: Sequence[str] = (),
    ) -> None:
        if weapons is None:
            weapons = state.heroes[int(attacker[1:])].hands if attacker[0] == "h" else ()
        self.rolls = [rolls] if isinstance(rolls, str) else list(rolls)

        async def rule(table: Table, state: State) -> Any:
            one, other = state.target(attacker), state.target(defender)
            assert not isinstance(one, Pillar)
            return await attack(table, state, one, other, type, weapons=weapons, granted=granted)

        rolled = [faces(dice) for dice in self.rolls]
        super().__init__(state, rule, {"combat.roll": rolled, "combat.reroll": [faces(dice) for dice in rerolls]})

    @property
    def combat(self) -> Combat:
        """The combat that is resolved, or the last one."""
        combat = self.state.combat or self.state.dice
        assert combat is not None
        return combat

    @property
    def pools(self) -> tuple[str, str]:
        """The dice of both sides by their colours."""
        return colours(self.combat.attack), colours(self.combat.defense)

    @property
    def dealt(self) -> int:
        """The Damage of the attack, which must be over."""
        assert self.over, f"{self.key} is asked: {self.ids}"
        return self.combat.dealt


__all__ = ["FAR", "LIGHT", "SHADOW", "Fought", "ability", "colours", "enemy", "faces", "hero", "position"]
