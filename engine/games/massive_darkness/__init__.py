"""The rules of Massive Darkness, first edition (docs/rules/massive_darkness.md)."""
