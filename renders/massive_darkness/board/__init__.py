"""The board of a Mission: its map, what lies on it, and what is written beside it."""
