"""M06 The Fiend's Treasure: a Hellhound in the last Chamber (MD-M06)."""

from __future__ import annotations

from engine.games.massive_darkness.board.zones import chamber
from engine.games.massive_darkness.missions.written import Written
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import State


class FiendsTreasure(Written):
    """Players may choose that a Door card is drawn for the Hellhound's Chamber, too."""

    def draws_door_card(self, state: State, zone: str) -> bool:
        """False for the Hellhound's Chamber, unless the players have chosen so (MD-M06-13, MD-Q-64)."""
        hellhound = content().missions[state.mission].enemies[0]
        chosen = state.hellhound_door_card and hellhound.zone in chamber(state, zone)
        return chosen or super().draws_door_card(state, zone)
