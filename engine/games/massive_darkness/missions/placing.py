"""Puts the Enemies that a Mission names on the board (MD-Q-78)."""

from __future__ import annotations

from engine.games.massive_darkness.enemies.spawn import spawn_guard, spawn_roaming
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Enemy, State
from engine.games.massive_darkness.model.vocabulary import PlacedEnemy
from engine.table import Table


async def place(table: Table, state: State, placed: PlacedEnemy) -> Enemy | None:
    """Places a random Guard of a type and Level, or a Roaming Monster, with its role. Never fails for lack of
    miniatures (MD-ROAM-03, MD-MINI-05)."""
    if placed.level is not None:
        card = await take_guard(table, state, placed.type, placed.level)
        enemy = await spawn_guard(table, state, placed.zone, placed.level, card)
    else:
        enemy = await spawn_roaming(
            table,
            state,
            placed.zone,
            placed.tier,
            placed.type or None,
            placed.role,
            placed.treasure,
            must=True,
        )
    if enemy is not None:
        enemy.role, enemy.hidden_from_events = placed.role, placed.not_for_events
    return enemy


async def take_guard(table: Table, state: State, type_: str, level: int) -> str:
    """Takes a random Guard card of a type out of the deck of its Level (MD-Q-83)."""
    pile = state.decks.guards[level - 1].draw
    card = await table.pick_at_random("mission.guard", [each for each in pile if content().guards[each].type == type_])
    pile.remove(card)
    return card
