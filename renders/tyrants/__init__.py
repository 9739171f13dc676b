"""The pictures of Tyrants of the Underdark. Whichever of them is drawn first, the symbols of the game are known."""

from renders.tyrants import symbols

__all__ = ["symbols"]
