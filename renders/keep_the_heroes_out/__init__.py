"""The pictures of Keep the Heroes Out! Importing any of them registers the game's symbols."""

from renders.keep_the_heroes_out.symbols import actions, clans, heroes, rooms

__all__ = ["actions", "clans", "heroes", "rooms"]
