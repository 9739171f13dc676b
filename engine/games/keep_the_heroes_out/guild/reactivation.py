"""Reactivation of exhausted heroes (KH-HERO-4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.keep_the_heroes_out.model.state import Hero, State
from engine.table import Table, Text


def reactivate(table: Table, state: State, heroes: Iterable[Hero]) -> None:
    """Makes the exhausted ones of these heroes active. They continue with step 5 where they are (KH-HERO-4-05)."""
    by_room: dict[str, list[Hero]] = {}
    for hero in heroes:
        if not hero.active:
            hero.active, hero.stage = True, "acting"
            by_room.setdefault(hero.room, []).append(hero)
    for room, turned in by_room.items():
        table.tell(Text("reactivated", heroes=tuple(each.hero_class for each in turned), room=room))
