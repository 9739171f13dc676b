"""The decisions of autopilot that a Mission may change: where to go, which figures to spare or protect.

A Mission's own tactics are beside its rules.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.massive_darkness.model.state import ACTIONS, Hero, Pillar, State


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

    def leaving(self, view: State) -> Sequence[Hero]:
        """Returns the Heroes who win by reaching the Exit, once the escape is the next objective."""
        return view.heroes

    def spawns_best(self, view: State, zone: str) -> int:
        """Returns how well new Enemies are placed in a Zone; of equal ones the default is chosen."""
        return 0

    def is_precious(self, view: State, hero: Hero) -> bool:
        """True if a Hero's life matters more than others'."""
        return False


POINTS = 2  # Movement Points of an Action


def points_left(view: State, hero: Hero) -> int:
    """Returns the Movement Points that a Hero may still have in this Round; 0 after its Activation."""
    if view.phase == "heroes" and view.active == hero.seat and view.activation is not None:
        return POINTS * view.activation.actions + (view.activation.movement_points or 0)
    return POINTS * ACTIONS if view.phase != "heroes" or hero.seat in view.waiting else 0
