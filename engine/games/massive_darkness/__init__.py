"""The rules of Massive Darkness, first edition (docs/rules/massive_darkness.md)."""

from engine.games.massive_darkness.missions import registered  # `rules_of` finds them, whoever imports any part

__all__ = ["registered"]
