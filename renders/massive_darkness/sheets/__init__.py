"""Sheets beside the board: Heroes, Enemies, the Mission, its end, and what is chosen in the lobby."""
