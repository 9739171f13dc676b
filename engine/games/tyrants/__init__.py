"""Tyrants of the Underdark: two to four houses fight for the map, recruit minions and scheme."""

from engine.games.tyrants.cards import effects  # declares the effects of cards for every import of the game

__all__ = ["effects"]
