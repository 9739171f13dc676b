"""Texts for players: names, the log, the board in words."""
