"""Tyrants of the Underdark: two to four houses fight for the map, recruit minions and scheme."""

from engine.games.tyrants.cards import effects  # declares what cards do, for whoever imports any part of the game

__all__ = ["effects"]
