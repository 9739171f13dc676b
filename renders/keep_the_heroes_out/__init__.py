"""The pictures of Keep the Heroes Out! Whichever of them is drawn first, the symbols of the game are known."""

from renders.keep_the_heroes_out.symbols import actions, clans, heroes, rooms

__all__ = ["actions", "clans", "heroes", "rooms"]
