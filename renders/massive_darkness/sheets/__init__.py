"""Pictures other than the board: Heroes, Enemies, the Mission, its end, and choices in the lobby."""
