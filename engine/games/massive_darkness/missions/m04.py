"""M04 Goblin War Drums: the dungeon collapses behind the Heroes (MD-M04)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.games.massive_darkness.asking.players import ask_table
from engine.games.massive_darkness.board.zones import tile_level, tile_zones
from engine.games.massive_darkness.heroes.damage import hurt_hero, kill_enemy
from engine.games.massive_darkness.missions.written import Written
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.outcome import lose
from engine.games.massive_darkness.model.state import State
from engine.games.massive_darkness.model.tactics import Tactics
from engine.table import Option, Table, Text

TOKENS_TO_LEAVE_AT = 3  # number of Damage tokens at which Heroes leave a tile


class GoblinWarDrumsTactics(Tactics):
    """Leaves collapsing tiles."""

    def doomed(self, view: State) -> Collection[str]:
        """Returns the next tile to fall, unless it is the last, as soon as few Damage tokens are left on it."""
        tokens = damage_tokens(view)
        tile = lowest_tiles(view)[0]
        return tile_zones(view, tile) if len(tokens) > 1 and tokens[tile] <= TOKENS_TO_LEAVE_AT else ()


class GoblinWarDrums(Written):
    """A tile falls when its last Damage token is removed."""

    tactics = GoblinWarDrumsTactics()

    def counters(self, state: State) -> Mapping[str, range]:
        """Returns the counters, with the Damage tokens left on each tile."""
        laid = content().missions[state.mission].damage_tokens
        return {**super().counters(state), **{_counter(tile): range(count) for tile, count in laid.items()}}

    def perils(self, state: State) -> Sequence[Text]:
        """Names the collapse of the dungeon."""
        return [self.note(state, "collapse")]

    def figures(self, state: State) -> dict[str, object]:
        """Returns the next tile to fall, by its first Zone, and its number of Damage tokens."""
        tile = lowest_tiles(state)[0]
        return {"zone": tile_zones(state, tile)[0], "tokens": damage_tokens(state)[tile]}

    async def first_player_passed(self, table: Table, state: State) -> None:
        """Removes a token from the tile of the lowest Level; the players choose among equals (MD-M04-04, MD-Q-60)."""
        options = [
            Option(f"tile:{tile}", Text("mission-tile", zone=tile_zones(state, tile)[0]), tile)
            for tile in lowest_tiles(state)
        ]
        tile = await ask_table(table, state, "mission.collapse", options, options[0].id)
        zone, left = tile_zones(state, tile)[0], max(damage_tokens(state)[tile] - 1, 0)
        state.progress[_counter(tile)] = left
        table.tell(Text("mission-crumbles", zone=zone, tokens=left))
        if not left:
            await _collapse(table, state, tile)


async def _collapse(table: Table, state: State, tile: str) -> None:
    """Removes the tile with everything on it. No one gains XP, and a Hero on it, dead or alive, loses the Mission
    (MD-M04-05 to MD-M04-07, MD-Q-60)."""
    zones = tile_zones(state, tile)
    table.tell(Text("mission-collapses", zone=zones[0]))
    for enemy in [each for each in state.enemies if each.zone in zones]:
        await kill_enemy(table, state, enemy)
    buried = [hero for hero in state.heroes if hero.zone in zones]
    for hero in buried:
        await hurt_hero(table, state, hero, hero.life)
    if buried:
        lose(table, state, "end-buried")
    state.removed_zones += zones
    state.level_tokens = [token for token in state.level_tokens if token.zone not in zones]
    state.doors = {door: each for door, each in state.doors.items() if not set(door.split("-")) & set(zones)}
    state.objectives = [each for each in state.objectives if each.zone not in zones]
    state.pillars = [pillar for pillar in state.pillars if pillar.zone not in zones]
    for zone in zones:
        state.treasure.pop(zone, None)


def lowest_tiles(state: State) -> list[str]:
    """Returns the tiles with the lowest Level, those with the fewest Heroes first."""
    levels = {tile: tile_level(state, *tile_zones(state, tile)) or 0 for tile in damage_tokens(state)}
    lowest = [tile for tile, level in levels.items() if level == min(levels.values())]
    return sorted(lowest, key=lambda tile: sum(hero.zone in tile_zones(state, tile) for hero in state.heroes))


def damage_tokens(state: State) -> dict[str, int]:
    """Returns the Damage tokens on each remaining tile; one that buries Heroes ends the Mission (MD-M04-03)."""
    laid = content().missions[state.mission].damage_tokens
    there = [tile for tile in laid if not {*tile_zones(state, tile)} & {*state.removed_zones}]
    return {tile: state.progress.get(_counter(tile), laid[tile]) for tile in there}


def _counter(tile: str) -> str:
    return f"damage_{tile}"
