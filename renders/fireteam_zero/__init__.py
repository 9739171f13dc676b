"""The pictures of Fireteam Zero. Importing it registers the game's symbols."""

from renders.fireteam_zero.symbols import creatures, people, places

__all__ = ["creatures", "people", "places"]
