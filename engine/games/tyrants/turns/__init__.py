"""A player's turn: its actions and its end."""
