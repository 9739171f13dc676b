"""Texts for players: the log, names, the board in words, and help with a choice."""
