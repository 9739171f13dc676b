"""How states of earlier versions become states of today: one plain dict to dict function a version."""

from __future__ import annotations

from engine.table.game import Migration

MIGRATIONS: tuple[Migration, ...] = ()
