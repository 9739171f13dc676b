"""Group choices of an Enemy or a Zone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.asking.players import ask_table
from engine.games.massive_darkness.asking.wording import enemy_figures
from engine.games.massive_darkness.board.zones import distances
from engine.games.massive_darkness.model.state import Enemy, State
from engine.table import Option, Table, Text


async def choose_enemy(
    table: Table, state: State, key: str, enemies: Sequence[Enemy], text: Text | None = None
) -> Enemy:
    """Asks for one of several Enemies, by default the one that came first. A single one is returned at once."""
    if len(enemies) == 1:
        return enemies[0]
    default = min(enemies, key=lambda enemy: enemy.number)
    chosen: Enemy = await ask_table(table, state, key, enemy_options(enemies), default.id, text)
    return chosen


def enemy_options(enemies: Sequence[Enemy]) -> list[Option]:
    """Returns each Enemy as an option, with its living figures."""
    return [
        Option(
            each.id,
            Text("enemies-choice", enemy=each.card, zone=each.zone),
            each,
            enemy_figures(each),
            places=(each.zone,),
        )
        for each in enemies
    ]


async def choose_zone(table: Table, state: State, key: str, zones: Sequence[str], default: str) -> str:
    """Asks for one of several Zones. A single one is returned at once."""
    if len(zones) == 1:
        return zones[0]
    options = [Option(zone, Text("enemies-zone", zone=zone), zone, places=(zone,)) for zone in zones]
    chosen: str = await ask_table(table, state, key, options, default)
    return chosen


async def choose_token_zone(table: Table, state: State, zones: Sequence[str]) -> str:
    """Asks for one of several Zones with a Level token, in which Enemies will spawn; by default the farthest from the
    Heroes."""

    def away(zone: str) -> int:
        steps = distances(state, zone)
        return min((steps[hero.zone] for hero in state.living if hero.zone in steps), default=0)

    return await choose_zone(table, state, "enemies.token", zones, max(zones, key=away))
