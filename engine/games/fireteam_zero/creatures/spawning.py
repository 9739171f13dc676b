"""Step 3 of the threat phase: creatures of the pool come back (FZ-SPAWN)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.asking.players import ask_team
from engine.games.fireteam_zero.board.figures import place_id, secured
from engine.games.fireteam_zero.board.numbers import has_rule
from engine.games.fireteam_zero.creatures.entering import put_creature
from engine.games.fireteam_zero.model.content import mission_of
from engine.games.fireteam_zero.model.pieces import CreatureClass
from engine.games.fireteam_zero.model.state import SpawnToken, State
from engine.table import Option, Table, Text

SPAWNED: tuple[CreatureClass, ...] = ("minion", "elite")


async def spawn(table: Table, state: State) -> None:
    """Rolls a location for every creature of the pool, unless a boss is in play (FZ-SPAWN-01, FZ-SPAWN-07, FZ-BOSS-07,
    FZ-BOSS-08)."""
    if state.boss == "here":
        return
    await _breed(table, state)
    for creature_class in SPAWNED:
        for _ in range(state.pool.get(creature_class, 0)):
            if state.pool[creature_class]:  # another may have brought it along (FZ-SPAWN-13)
                await _spawn_one(table, state, creature_class)


async def _spawn_one(table: Table, state: State, creature_class: CreatureClass) -> None:
    token = await _rolled(table, state)
    if token is None:
        return
    put_creature(table, state, creature_class, token.location, how="spawned")
    if token.searched and has_rule(state, None, "double_spawn"):
        put_creature(table, state, "minion", token.location, how="spawned")


async def _rolled(table: Table, state: State) -> SpawnToken | None:
    """Rolls a spawn token, again while its location is secured. Returns None if all are (FZ-SPAWN-02, FZ-SPAWN-04,
    FZ-SPAWN-05, FZ-SPAWN-08, FZ-SPAWN-11)."""
    closed = secured(state)
    free = {each.number: each for each in state.spawn if each.location not in closed}
    if not free:
        return None
    while True:
        (number,) = await table.roll("spawn.die", [each.number for each in state.spawn])
        if number in free:
            return free[number]


async def _breed(table: Table, state: State) -> None:
    """Gives each breeding token a minion of the pool; if there are too few, the players choose which (FZ-SPAWN-12)."""
    places = breeding(state)
    while places and state.pool.get("minion", 0):
        enough = state.pool["minion"] >= len(places)
        place = places[0] if enough else await _choose(table, state, places)
        places.remove(place)
        put_creature(table, state, "minion", place, how="spawned")


def breeding(state: State) -> list[str]:
    """Returns the locations of tokens that breed now; secured ones stop only under a ruling option (FZ-Q-33)."""
    mission = mission_of(state)
    places = [each.location for each in state.tokens if mission.tokens_called(each.name).breeds]
    if state.rulings.breeding_can_be_secured:
        closed = secured(state)
        return [each for each in places if each not in closed]
    return places


async def _choose(table: Table, state: State, places: Sequence[str]) -> str:
    options = [
        Option(f"place:{place_id(each)}", Text("place-name", place=each), each, places=(each,))
        for each in dict.fromkeys(places)
    ]
    chosen: str = await ask_team(table, state, "fire.breeding", options)
    return chosen
