"""The pictures of Massive Darkness. Importing any of them registers the game's symbols."""

from renders.massive_darkness.symbols import enemy_faces, hero_emblems, symbols

__all__ = ["enemy_faces", "hero_emblems", "symbols"]
