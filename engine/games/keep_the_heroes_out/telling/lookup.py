"""Lookups: rooms, changes in them, and piles of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import State


def places(view: State) -> Sequence[str]:
    """Every room of the dungeon by its number."""
    return sorted(view.rooms, key=lambda room: content().rooms[room].number)


def changed(before: State, after: State) -> frozenset[str]:
    """The rooms in which something stands, lies or is otherwise than before."""
    return frozenset(room for room in after.rooms if _contents(before, room) != _contents(after, room))


def _contents(view: State, room: str) -> tuple[object, ...]:
    heroes = sorted((hero.hero_class, hero.active, hero.wounds) for hero in view.heroes if hero.room == room)
    monsters = sorted(
        (player.clan, monster.wounds) for player in view.players for monster in player.monsters if monster.room == room
    )
    return view.rooms.get(room), heroes, monsters


def piles(view: State, seat: int) -> Mapping[str, Sequence[str]]:
    """Hand, played cards and discard pile of a seat, of both its clans where it has two; then the guild cards that have
    been resolved and the loot row, which are everybody's."""
    own = [player for player in view.players if player.seat == seat]
    own.sort(key=lambda player: player is not view.player)
    found: dict[str, Sequence[str]] = {}
    for player, of_clan in zip(own, ("", "-second"), strict=False):
        found |= {f"hand{of_clan}": player.hand, f"played{of_clan}": player.played, f"discard{of_clan}": player.discard}
    return {**found, "row": [card for card in view.row if card], "guild": view.guild_discard}
