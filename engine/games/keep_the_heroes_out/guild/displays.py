"""Displays of heroes when they are summoned, by class (KH-HERO-2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.keep_the_heroes_out.dungeon import tokens
from engine.games.keep_the_heroes_out.dungeon.pieces import heroes_in, is_guarded
from engine.games.keep_the_heroes_out.guild.attacks import damage_after_defence
from engine.games.keep_the_heroes_out.guild.choices import choose_monster, choose_resource
from engine.games.keep_the_heroes_out.guild.reactivation import reactivate
from engine.games.keep_the_heroes_out.model.layout import Dungeon, dungeon
from engine.games.keep_the_heroes_out.model.pieces import CELLS
from engine.games.keep_the_heroes_out.model.state import TRAP, Attack, Hero, State, Step
from engine.table import Table, Text

SMASHED = 2  # resources discarded by a Warrior


async def display(table: Table, state: State, hero: Hero) -> None:
    """Carries out the display of the hero's class. Without a target it does nothing (KH-HERO-2-01, KH-HERO-2-10)."""
    if hero.hero_class in DISPLAYS:
        await DISPLAYS[hero.hero_class](table, state, hero)


async def archer(table: Table, state: State, hero: Hero) -> None:
    """Deals 1 damage to a monster in the adjacent room nearest to the Vault (KH-HERO-2-04, KH-HERO-2-05, KH-Q-05,
    KH-Q-26)."""
    rooms = in_sight(state, hero.room)
    if rooms:
        player, index = await choose_monster(table, state, "table.shot", rooms)
        owner = state.players[player]
        room = owner.monsters[index].room
        state.steps.append(Step("shot", hero.room, room, hero.hero_class))
        table.tell(Text("archer-shoots", room=hero.room, clan=owner.clan, to=room))
        shot = Attack(hero.number, hero.hero_class, room, player, index)
        await damage_after_defence(table, state, shot, defendable=state.rulings.archer_defendable)


def in_sight(state: State, room: str) -> Sequence[str]:
    """Returns the rooms that an Archer may shoot into: of the adjacent rooms, or if her range permits, of those one
    passage further, the nearest to the Vault (KH-SCEN-35)."""
    lying = dungeon(state)
    near = [each for each in lying.passages[room] if is_guarded(state, each)]
    if not near and state.modifiers.archer_reach > 1:
        near = [each for each in _one_further(lying, room) if is_guarded(state, each)]
    return lying.nearest(near)


def _one_further(lying: Dungeon, room: str) -> Sequence[str]:
    near = lying.passages[room]
    return [each for each in dict.fromkeys(far for next in near for far in lying.passages[next]) if each != room]


async def warrior(table: Table, state: State, hero: Hero) -> None:
    """Discards up to 2 resources of the room (KH-HERO-2-06, KH-Q-14, KH-Q-15)."""
    for _ in range(SMASHED):
        token = await choose_resource(table, state, "table.smashed", hero.room)
        if token is None:
            return
        table.tell(Text("warrior-discards", room=hero.room, token=token))
        tokens.discard(table, state, hero.room, token)


async def rogue(table: Table, state: State, hero: Hero) -> None:
    """Discards a trap of the room (KH-HERO-2-07)."""
    if tokens.discard(table, state, hero.room, TRAP):
        table.tell(Text("rogue-disarms", room=hero.room))


async def mage(table: Table, state: State, hero: Hero) -> None:
    """Reactivates all heroes in the Cells, including the Mage (KH-HERO-2-08, KH-HERO-2-09, KH-CELLS-09)."""
    if hero.room == CELLS:
        table.tell(Text("mage-frees", room=hero.room))
        reactivate(table, state, heroes_in(state, hero.room))


DISPLAYS = {"archer": archer, "warrior": warrior, "rogue": rogue, "mage": mage}
