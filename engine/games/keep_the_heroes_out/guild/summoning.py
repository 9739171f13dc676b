"""How heroes enter the dungeon: steps 1 to 4, and what happens without a token (KH-HERO-1 to KH-HERO-4)."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.dungeon import tokens
from engine.games.keep_the_heroes_out.dungeon.pieces import heroes_in, strike
from engine.games.keep_the_heroes_out.guild.displays import display
from engine.games.keep_the_heroes_out.guild.reactivation import reactivate
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import CELLS, CHAMPION
from engine.games.keep_the_heroes_out.model.state import TRAP, Hero, State, Step
from engine.kit.decks import take
from engine.table import Table, Text

IMPRISONED = ("warrior", "rogue", "archer")  # KH-HERO-3-03; not the Champion (KH-Q-43)


def has_token(state: State, hero_class: str) -> bool:
    """True if there is a token for another hero of the class."""
    if hero_class == CHAMPION:
        return all(hero.hero_class != CHAMPION for hero in state.heroes)
    return state.supply[hero_class] > 0


def put_hero(table: Table, state: State, hero_class: str, room: str, *, active: bool = True) -> Hero | None:
    """Puts a hero from the supply into a room, before its display. Without a token, reactivates others and returns None
    (KH-HERO-1-04 to KH-HERO-1-06)."""
    if not has_token(state, hero_class):
        _shortage(table, state, hero_class)
        return None
    if hero_class != CHAMPION:
        take(state.supply, hero_class)
    state.heroes_so_far += 1
    vitality = state.modifiers.hero_vitality.get(hero_class, content().classes[hero_class].vitality)
    hero = Hero(state.heroes_so_far, hero_class, room, active, vitality=vitality)
    state.heroes.append(hero)
    state.steps.append(Step("summoned", room, hero_class=hero_class))
    table.tell(Text("hero-summoned" if active else "hero-arrives-exhausted", hero=hero_class, room=room))
    return hero


def _shortage(table: Table, state: State, hero_class: str) -> None:
    """Reactivates all exhausted heroes of the class, and all others in their rooms (KH-HERO-1-05, KH-HERO-1-06,
    KH-HERO-1-11, KH-Q-11, KH-Q-30)."""
    table.tell(Text("shortage", hero=hero_class))
    rooms = {hero.room for hero in state.heroes if hero.hero_class == hero_class and not hero.active}
    reactivate(table, state, [hero for hero in state.heroes if hero.room in rooms])


async def summon(table: Table, state: State, hero_class: str, room: str, *, active: bool = True) -> None:
    """Puts a hero into a room, who carries out steps 2 to 4 at once (KH-SCEN-18, KH-SCEN-19)."""
    hero = put_hero(table, state, hero_class, room, active=active)
    if hero is not None:
        await arrive(table, state, hero)


async def arrive(table: Table, state: State, hero: Hero) -> None:
    """Carries out steps 2 to 4 of a summoned hero (KH-HERO-1-10)."""
    await display(table, state, hero)
    await spring_traps(table, state, hero)
    if hero in state.heroes:
        if hero.room == CELLS and hero.hero_class in IMPRISONED:
            hero.active = False
        if hero.active:
            inspire(table, state, hero)
    hero.stage = "acting"


async def spring_traps(table: Table, state: State, hero: Hero) -> None:
    """Damages a hero by the traps of its room, one after the other (KH-HERO-3-01, KH-HERO-3-02, KH-TRAP-01 to
    KH-TRAP-03)."""
    while TRAP in state.rooms[hero.room].tokens and hero in state.heroes:
        table.tell(Text("trap-springs", hero=hero.hero_class, room=hero.room))
        tokens.pick_up(state.rooms[hero.room], TRAP)
        state.supply[TRAP] += 1
        await strike(table, state, hero, by=TRAP)


def inspire(table: Table, state: State, hero: Hero) -> None:
    """Reactivates all exhausted heroes of a room that a hero has entered (KH-HERO-4-01, KH-HERO-4-03, KH-Q-12)."""
    reactivate(table, state, heroes_in(state, hero.room))
