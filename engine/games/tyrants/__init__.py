"""Tyrants of the Underdark: two to four houses fight for the map, recruit minions and scheme."""
