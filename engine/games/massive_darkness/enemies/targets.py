"""Targets and moves of Enemies (MD-EPH-05 to MD-EPH-20, MD-CTR-04 to MD-CTR-06)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.massive_darkness.asking.players import ask_table
from engine.games.massive_darkness.asking.table_choices import choose_zone
from engine.games.massive_darkness.board.zones import board, distances, first_steps, is_dark, sight
from engine.games.massive_darkness.combat.attacks import RANGES
from engine.games.massive_darkness.heroes.abilities import has_taunt, is_untargetable, kit_of_enemy
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects_skills import Elusive
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import CombatType, Enemy, Hero, Pillar, State
from engine.table import Option, Seat, Table, Text

# ---------------------------------------------------------------- attacks


async def choose_target(
    table: Table, state: State, enemy: Enemy, only: Hero | None = None
) -> tuple[Hero | Pillar, CombatType] | None:
    """Returns an Enemy's target and attack: the Hero in Range with the most XP (MD-EPH-05 to MD-EPH-10). In a
    Counterattack only the Hero that attacked it (MD-CTR-04); in the Enemy Phase a Pillar first, if the Mission says so
    (MD-M09-14). Returns None if no target is in Range."""
    types = dict(_in_range(state, enemy, [only] if only else state.living))
    pillars = () if only else _pillars_in_range(state, enemy)
    if pillars:
        return await _choose_pillar(table, state, pillars), "melee"  # the type does not matter: no dice are rolled
    if not types:
        return None
    heroes = most_xp(state, [state.heroes[seat] for seat in types])
    hero = await _choose_hero(table, state, "enemies.target", heroes, max(heroes, key=lambda each: each.life))
    return hero, types[hero.seat]


def _in_range(state: State, enemy: Enemy, heroes: Sequence[Hero]) -> Iterator[tuple[int, CombatType]]:
    """Yields the seats of the Heroes that an Enemy can attack, and the type that reaches them."""
    seen = sight(state, enemy.zone)
    for hero in heroes:
        if hero.zone in seen and not hero.dead:
            type_ = combat_type(enemy, seen[hero.zone])
            if type_ is not None and not is_untargetable(state, hero, type_):
                yield hero.seat, type_


def combat_type(enemy: Enemy, distance: int) -> CombatType | None:
    """Returns the combat type of an Enemy that reaches this distance. Equipment changes no Range (MD-ENEMY-03 to
    MD-ENEMY-05, MD-EPH-06 to MD-EPH-08, MD-Q-85)."""
    dice = content().enemy(enemy.card).dice
    return next((type_ for type_, (near, far) in RANGES.items() if type_ in dice and near <= distance <= far), None)


def _pillars_in_range(state: State, enemy: Enemy) -> Sequence[Pillar]:
    if not rules_of(state).targets_pillars(state):
        return ()
    seen = sight(state, enemy.zone)
    return [
        pillar
        for pillar in state.pillars
        if pillar.standing and pillar.life and pillar.zone in seen and combat_type(enemy, seen[pillar.zone]) is not None
    ]


async def _choose_pillar(table: Table, state: State, pillars: Sequence[Pillar]) -> Pillar:
    options = [Option(each.id, Text("enemies-pillar", zone=each.zone), each, places=(each.zone,)) for each in pillars]
    default = max(pillars, key=lambda pillar: pillar.life or 0)
    chosen: Pillar = await ask_table(table, state, "enemies.target", options, default.id)
    return chosen


def most_xp(state: State, heroes: Sequence[Hero]) -> Sequence[Hero]:
    """Returns the Heroes with the most unspent XP; a Hero with Taunt always counts as such (MD-EPH-09, MD-SKILL-13,
    MD-STORY-05).
    """
    if len(heroes) == 1:
        return heroes
    taunting = [hero for hero in heroes if has_taunt(state, hero)]
    most = max(hero.experience for hero in heroes)
    return taunting or [hero for hero in heroes if hero.experience == most]


async def _choose_hero(table: Table, state: State, key: str, heroes: Sequence[Hero], default: Hero) -> Hero:
    """Asks for one of several Heroes. A single one is returned at once."""
    if len(heroes) == 1:
        return heroes[0]
    options = [
        Option(
            each.id,
            Text("enemies-hero", hero=Seat(each.seat), zone=each.zone),
            each,
            Text("enemies-hero-life", life=each.life, most=each.max_life),
            places=(each.zone,),
            final="dice" if key == "enemies.target" else None,
        )
        for each in heroes
    ]
    chosen: Hero = await ask_table(table, state, key, options, default.id)
    return chosen


# ---------------------------------------------------------------- moves


def is_held(state: State, enemy: Enemy, without: Hero | None = None) -> bool:
    """True if an Enemy cannot leave its Zone (MD-EPH-18, MD-STUN-06, MD-M09-15), ignoring the Hero `without`."""
    rules = rules_of(state)
    if rules.holds(state, enemy):
        return True
    heroes = any(not hero.stunned for hero in state.heroes_in(enemy.zone) if hero is not without)
    return heroes and not (rules.is_elusive(state, enemy) or _is_elusive_by_card(enemy))


def _is_elusive_by_card(enemy: Enemy) -> bool:
    """True if the Enemy's own card makes it Elusive; its Equipment does not."""
    printed = [held.ability for held in kit_of_enemy(enemy).at("always") if held.card is None]
    return any(isinstance(effect, Elusive) for ability in printed for effect in ability.effect)


def is_hidden(state: State, enemy: Enemy, hero: Hero) -> bool:
    """True if a Hero is out of an Enemy's line of sight and in a Shadow Zone (MD-CTR-06)."""
    return is_dark(state, hero.zone) and hero.zone not in sight(state, enemy.zone)


async def choose_step(table: Table, state: State, enemy: Enemy, only: Hero | None = None) -> str | None:
    """Returns the Zone an Enemy moves into now, on a shortest path to its target (MD-EPH-11 to MD-EPH-20); None if it
    stays."""
    if is_held(state, enemy):
        return None
    fixed = None if only else rules_of(state).walks_to(state, enemy)
    goal = only.zone if only else fixed
    steps = first_steps(state, enemy.zone, goal) if goal else await _steps_by_priority(table, state, enemy)
    return await choose_way(table, state, steps)


async def _steps_by_priority(table: Table, state: State, enemy: Enemy) -> Sequence[str]:
    """Returns the first steps toward a Hero in line of sight, else toward one in Light, else on patrol. Unreachable
    Heroes are ignored (MD-EPH-11 to MD-EPH-13, MD-Q-29)."""
    seen, ways = sight(state, enemy.zone), distances(state, enemy.zone)
    near = [hero for hero in state.living if hero.zone in ways]
    in_sight = [hero for hero in near if hero.zone in seen]
    heroes = in_sight or [hero for hero in near if not is_dark(state, hero.zone)]
    if not heroes:
        return _on_patrol(state, enemy)
    enemy.towards_exit = False
    return await _steps_to_one(table, state, enemy, most_xp(state, heroes))


async def _steps_to_one(table: Table, state: State, enemy: Enemy, heroes: Sequence[Hero]) -> Sequence[str]:
    """Returns the steps toward one of the Heroes with the most XP. The players are only asked if they are in different
    directions (MD-EPH-14)."""
    steps = {hero.seat: first_steps(state, enemy.zone, hero.zone) for hero in heroes}
    if len(set(steps.values())) == 1:
        return steps[heroes[0].seat]
    ways = distances(state, enemy.zone)
    default = max(heroes, key=lambda hero: ways[hero.zone])
    hero = await _choose_hero(table, state, "enemies.goal", heroes, default)
    return steps[hero.seat]


def _on_patrol(state: State, enemy: Enemy) -> Sequence[str]:
    """Returns the steps toward the Start Zone; from there, or if it cannot get closer, toward the Exit, and back
    (MD-EPH-19, MD-EPH-20, MD-EPH-24, MD-Q-30, MD-Q-77)."""
    ends = {False: board(state).start, True: board(state).exit}
    for towards_exit in (enemy.towards_exit, not enemy.towards_exit):
        goal = ends[towards_exit]
        steps = first_steps(state, enemy.zone, goal) if goal else ()  # empty if the goal is gone
        if steps:
            enemy.towards_exit = towards_exit
            return steps
    return ()


async def choose_way(table: Table, state: State, steps: Sequence[str]) -> str | None:
    """Asks the players to choose between equal paths, by default the Zone with the fewest Heroes (MD-EPH-16)."""
    if not steps:
        return None
    default = min(steps, key=lambda zone: len(state.heroes_in(zone)))
    return await choose_zone(table, state, "enemies.way", steps, default)
