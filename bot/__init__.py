"""Emberkeep on Discord: everything that players interact with."""
