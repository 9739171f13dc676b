"""The pictures of Tyrants of the Underdark. Importing any of them registers the game's symbols."""

from renders.tyrants import symbols

__all__ = ["symbols"]
