"""The rules of Massive Darkness, first edition (docs/rules/massive_darkness.md)."""

from engine.games.massive_darkness.missions import registered  # `rules_of` finds them, whatever part is imported

__all__ = ["registered"]
