"""Heroes move towards the Vault together (KH-HERO-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.keep_the_heroes_out.guild.choices import choose_hero, choose_room
from engine.games.keep_the_heroes_out.guild.summoning import inspire, spring_traps
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.state import TRAP, Hero, State, Step
from engine.table import Table, Text


async def charge(table: Table, state: State, room: str, heroes: Sequence[Hero]) -> None:
    """Moves all active heroes of a room to the next one. Without a way there they wait (KH-HERO-8-01 to KH-HERO-8-04,
    KH-Q-19, KH-Q-20)."""
    rooms = destinations(state, room)
    if not rooms:
        wait(table, state, room, heroes)
        return
    classes = Counter(hero.hero_class for hero in heroes)
    who = tuple(Text("counted", what=each, count=count) for each, count in classes.items())
    asked = Text("ask-table-charge-of", heroes=who, room=room, count=len(heroes))
    to = await choose_room(table, state, "table.charge", rooms, asked)
    for hero in heroes:
        hero.room = to
    state.steps.append(Step("moved", room, to, count=len(heroes)))
    table.tell(Text("heroes-charge", heroes=tuple(hero.hero_class for hero in heroes), room=room, to=to))
    await enter(table, state, to, list(heroes))


def destinations(state: State, room: str) -> Sequence[str]:
    """Returns where heroes of a room would charge: the adjacent rooms nearest to the Vault, or a portal's if nearer
    (KH-HERO-8-02, KH-PORTAL-04, KH-SCEN-34)."""
    lying = dungeon(state)
    on_foot = lying.toward[room]
    if not state.modifiers.heroes_use_portals or state.rooms[room].portal != "completed":
        return on_foot
    others = [name for name, there in state.rooms.items() if there.portal == "completed" and name != room]
    by_portal = [name for name in lying.nearest(others) if name in lying.steps]
    nearer = by_portal and (not on_foot or lying.steps[by_portal[0]] < lying.steps[on_foot[0]])
    return by_portal if nearer else on_foot


async def enter(table: Table, state: State, room: str, heroes: list[Hero]) -> None:
    """Resolves arriving heroes one after the other: traps, then inspiration. The players choose the order, which only
    matters with traps (KH-HERO-4-04)."""
    while heroes:
        trapped = TRAP in state.rooms[room].tokens
        hero = await choose_hero(table, state, "table.enters", heroes) if trapped else heroes[0]
        heroes.remove(hero)
        await spring_traps(table, state, hero)
        if hero in state.heroes:
            inspire(table, state, hero)


def wait(table: Table, state: State, room: str, heroes: Sequence[Hero]) -> None:
    """Exhausts heroes that can neither plunder nor move (KH-HERO-7-01, KH-Q-19)."""
    for hero in heroes:
        hero.active = False
    state.steps.append(Step("waited", room, count=len(heroes)))
    table.tell(Text("heroes-wait", heroes=tuple(hero.hero_class for hero in heroes), room=room))
