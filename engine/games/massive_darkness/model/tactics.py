"""The decisions of autopilot that a Mission may change: where to go, which figures to spare or protect.

A Mission's own tactics are beside its rules.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.massive_darkness.model.state import Hero, Pillar, State


class Tactics:
    """The default tactics: the objectives suffice."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns the Zones in which a Hero advances the next objective; empty if the objectives define them."""
        return ()

    def doomed(self, view: State) -> Collection[str]:
        """Returns the Zones that Heroes should leave."""
        return ()

    def spares(self, view: State, pillar: Pillar) -> bool:
        """True if Heroes should not attack a Pillar yet."""
        return False

    def should_act(self, view: State, hero: Hero, chosen: str) -> bool:
        """True if one of the Mission's own Actions is worth taking now."""
        return True

    def is_precious(self, view: State, hero: Hero) -> bool:
        """True if a Hero's life matters more than others'."""
        return False
