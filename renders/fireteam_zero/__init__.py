"""The pictures of Fireteam Zero. Whichever of them is drawn first, the symbols of the game are known."""

from renders.fireteam_zero.symbols import creatures, people, places

__all__ = ["creatures", "people", "places"]
