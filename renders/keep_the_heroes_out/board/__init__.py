"""The dungeon: its rooms, what stands in them, what happened, and the words around it."""
