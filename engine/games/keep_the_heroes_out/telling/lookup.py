"""Lookups: rooms, changes in them, and piles of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import State


def places(view: State) -> Sequence[str]:
    """Returns every room of the dungeon by number."""
    return sorted(view.rooms, key=lambda room: content().rooms[room].number)


def changed(before: State, after: State) -> frozenset[str]:
    """Returns the rooms whose contents or state differ."""
    return frozenset(room for room in after.rooms if _contents(before, room) != _contents(after, room))


def _contents(view: State, room: str) -> tuple[object, ...]:
    heroes = sorted((hero.hero_class, hero.active, hero.wounds) for hero in view.heroes if hero.room == room)
    monsters = sorted(
        (player.clan, monster.wounds) for player in view.players for monster in player.monsters if monster.room == room
    )
    return view.rooms.get(room), heroes, monsters


def piles(view: State, seat: int) -> Mapping[str, Sequence[str]]:
    """Returns hand, played cards and discard pile of a seat, of both its clans if it has two; then the resolved guild
    cards and the loot row, which are public."""
    own = [player for player in view.players if player.seat == seat]
    own.sort(key=lambda player: player is not view.player)
    found: dict[str, Sequence[str]] = {}
    for player, of_clan in zip(own, ("", "-second"), strict=False):
        found |= {f"hand{of_clan}": player.hand, f"played{of_clan}": player.played, f"discard{of_clan}": player.discard}
    return {**found, "row": [card for card in view.row if card], "guild": view.guild_discard}


def in_sight(view: State, seat: int | None) -> Sequence[str]:
    """Returns the reader's hand, the loot row, the guild card being resolved, the classes of heroes in the dungeon, the
    scenario and the clans."""
    hands = [card for player in view.players if player.seat == seat for card in player.hand]
    heroes = [hero.hero_class for hero in view.heroes]
    resolved = [view.guild_card] if view.guild_card else []
    clans = [player.clan for player in view.players]
    return [*hands, *filter(None, view.row), *resolved, *heroes, view.scenario, *clans]
