"""How states of earlier shapes become states of today: one function for each change, the oldest first."""

from __future__ import annotations

from engine.table.game import Migration

MIGRATIONS: tuple[Migration, ...] = ()
