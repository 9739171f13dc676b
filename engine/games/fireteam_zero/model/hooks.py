"""Hooks that the rules call for the mission, and the end of a mission.

The rules call the mission by `mission()`, and `missions/registered.py` provides the implementation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.games.fireteam_zero.model.pieces import AttackType
from engine.games.fireteam_zero.model.state import Creature, Hero, State
from engine.kit.hooks import Hooks
from engine.table import Table


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can be attacked and is no creature: a discovery or a board token, by its name (FZ-TASK-11)."""

    name: str
    location: str
    life: int
    resist: Mapping[AttackType, int]


@dataclass(frozen=True, slots=True)
class Kill:
    """A creature killed by a hero, and the attack that killed it; `excess` is None without attack dice
    (FZ-ATTACK-39)."""

    creature: Creature
    type: AttackType
    excess: int | None


class Mission:
    """A mission without rules of its own. Each method is called by the rule it extends."""

    def things(self, state: State) -> Sequence[Thing]:
        """Returns the attackable things other than creatures."""
        return ()

    async def destroyed(self, table: Table, state: State, thing: Thing) -> None:
        """Called after a thing was destroyed (FZ-TASK-11, FZ-TASK-13)."""

    async def killed(self, table: Table, state: State, kill: Kill) -> None:
        """Called after a hero has killed a creature, which has left the board (FZ-OBJ-13)."""

    def most_excess(self, state: State, creature: Creature, attack: AttackType) -> int | None:
        """Returns the maximum number of surplus hits for a kill of this creature to count for an objective; None if it
        does not matter (FZ-ATTACK-39)."""
        return None

    async def left(self, table: Table, state: State, creature: Creature) -> None:
        """Called after a creature has left the board, killed or not (FZ-TASK-10)."""

    async def boss_down(self, table: Table, state: State) -> None:
        """Called after the boss is defeated (FZ-BOSS-10)."""

    def boss_immune(self, state: State) -> bool:
        """True if attacks cannot target the boss yet (FZ-BOSS-17)."""
        return False

    async def moved(self, table: Table, state: State, hero: Hero) -> None:
        """Called when a hero enters another location: carry tasks are done, the exit may be reached (FZ-TASK-06,
        FZ-WIN-02).
        """

    async def knocked_out(self, table: Table, state: State, hero: Hero) -> None:
        """Called when a hero goes down and drops items (FZ-TASK-04)."""


mission = Hooks(Mission())
"""The hooks of the current mission."""
