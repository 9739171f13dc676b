"""Emberkeep on Discord: everything that players meet."""
