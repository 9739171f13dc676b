"""Hooks for scenarios, and the end of the game.

The rules call the scenario through `scenario()`, and `play.py` registers the implementation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.games.keep_the_heroes_out.model.state import State
from engine.kit.hooks import Hooks
from engine.table import Table

Trigger = Literal[
    "setup",
    "turn_start",
    "invasion_start",
    "invasion_end",
    "wave_2",
    "plundered",
    "hero_defeated",
    "portal_completed",
    "built",
]


@dataclass(frozen=True, slots=True)
class Event:
    """The trigger of a scenario's rule: the room (KH-SCEN-09), and the class of the hero."""

    room: str | None = None
    hero_class: str | None = None


NOWHERE = Event()


class Scenario:
    """A scenario without special rules. Each method is called by the rule it extends."""

    async def happen(self, table: Table, state: State, trigger: Trigger, event: Event = NOWHERE) -> None:
        """Carries out the rules of the scenario with this trigger (KH-SCEN-10 to KH-SCEN-13)."""

    async def guild_card(self, table: Table, state: State, card: str) -> None:
        """Carries out a scenario card (KH-GUILD-02, KH-HERO-1-08)."""

    async def check_end(self, table: Table, state: State) -> None:
        """Ends the game if one of the scenario's own conditions is met (KH-WIN-05, KH-WIN-08, KH-SCEN-32)."""

    def requirements_met(self, state: State) -> bool:
        """True if the scenario's requirements for a victory are met (KH-WIN-07)."""
        return True

    def activations(self, state: State, player: int) -> Sequence[tuple[str, str]]:
        """Returns the activations and rooms for one Activate of this player (KH-SCEN-30, KH-SCEN-31)."""
        return ()

    async def activate(self, table: Table, state: State, player: int, activation: str, room: str) -> None:
        """Pays for one of `activations`, counts it in the turn, and carries it out."""


scenario = Hooks(Scenario())
"""The hooks of the current scenario."""
