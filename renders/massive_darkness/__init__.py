"""The pictures of Massive Darkness. Whichever of them is drawn first, the symbols of the game are known."""

from renders.massive_darkness.symbols import enemy_faces, hero_emblems, symbols

__all__ = ["enemy_faces", "hero_emblems", "symbols"]
