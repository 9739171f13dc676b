"""Texts for players: the short log, names, the board in words, and help with a choice."""
