"""The rules of Massive Darkness, first edition (docs/rules/massive_darkness.md)."""

# registers the Missions for `rules_of`, whatever part is imported
from engine.games.massive_darkness.missions import registered

__all__ = ["registered"]
