"""Ambushes (FZ-AMBUSH)."""

from __future__ import annotations

from engine.games.fireteam_zero.creatures.entering import farthest, in_pool, put_creature
from engine.games.fireteam_zero.creatures.steps import record
from engine.games.fireteam_zero.model.pieces import CreatureClass
from engine.games.fireteam_zero.model.state import Creature, Hero, State, Step
from engine.games.fireteam_zero.threat.activation import activate
from engine.table import Table, Text


async def ambush(table: Table, state: State, hero: Hero, creature_class: CreatureClass) -> None:
    """Puts a creature of the class on the hero's location and activates it at once, without reactions (FZ-AMBUSH-01,
    FZ-AMBUSH-02, FZ-AMBUSH-05, FZ-AMBUSH-08)."""
    if creature_class == "elite" and not in_pool(state, "elite"):
        creature = await _elite_of_reserve(table, state, hero) or await _comer(table, state, hero, "minion")
    else:
        creature = await _comer(table, state, hero, creature_class)
    if creature is not None:
        await activate(table, state, creature, ambush=True)


async def _elite_of_reserve(table: Table, state: State, hero: Hero) -> Creature | None:
    """Returns an elite of the reserve, only with the optional ruling (FZ-AMBUSH-09, FZ-Q-31)."""
    if not state.rulings.elite_from_reserve:
        return None
    return put_creature(table, state, "elite", hero.location, reserve=True, how="ambushed")


async def _comer(table: Table, state: State, hero: Hero, creature_class: CreatureClass) -> Creature | None:
    """Returns a creature from the pool, or the farthest one on the board (FZ-AMBUSH-03, FZ-AMBUSH-10)."""
    creature = put_creature(table, state, creature_class, hero.location, how="ambushed")
    if creature is not None:
        return creature
    creature = await farthest(table, state, creature_class, hero.location)
    if creature is not None:
        record(state, Step("ambushed", creature.kind, hero.location, creature.location))
        creature.location = hero.location
        table.tell(Text("creature-ambushed", creature=creature.kind, place=hero.location))
    return creature
