"""Moves granted by a Skill or card: Teleport, and the moves before the attack of Charge and Sure Shot (MD-SKILL-11,
MD-SKILL-16, MD-SKILL-17)."""

from __future__ import annotations

from dataclasses import replace

from engine.games.massive_darkness.actions.movement import free_steps, step, steps
from engine.games.massive_darkness.combat.combat import attack, attack_choices
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import CombatType, Hero, State
from engine.kit.maps import Way, shortest_ways
from engine.table import Option, Question, Table, Text

CHARGE_MOVES = 2  # Zones at most (MD-SKILL-11)
SURE_SHOT_MOVES = 1  # Zone exactly (MD-SKILL-17)
MELEE: tuple[CombatType, ...] = ("melee",)
RANGED: tuple[CombatType, ...] = ("ranged",)


def reachable_zones(state: State, hero: Hero, most: int, *, elusive: bool) -> dict[str, list[Way]]:
    """Returns the Zones within `most` moves, and all shortest paths there. Enemies hold a Hero that is not `elusive`,
    also on the way (MD-Q-46, MD-Q-48)."""

    if elusive:
        return shortest_ways(free_steps(state), hero.zone, most)
    return shortest_ways(lambda zone: steps(state, at(hero, zone)), hero.zone, most)


def at(hero: Hero, zone: str) -> Hero:
    """Returns the Hero as it would be in another Zone."""
    return replace(hero, zone=zone)


def charges(state: State, hero: Hero) -> list[str]:
    """Returns the Zones to which a Hero can Charge: those with an Enemy that it can attack there (MD-SKILL-11,
    MD-Q-46)."""
    zones = [zone for zone in reachable_zones(state, hero, CHARGE_MOVES, elusive=False) if state.enemies_in(zone)]
    return [zone for zone in zones if attack_choices(state, at(hero, zone), MELEE)]


def sure_shots(state: State, hero: Hero) -> list[str]:
    """Returns the Zones from which a Hero can shoot after one move (MD-SKILL-17, MD-Q-49)."""
    return [
        zone
        for zone in reachable_zones(state, hero, SURE_SHOT_MOVES, elusive=True)
        if attack_choices(state, at(hero, zone), RANGED)
    ]


async def travel(table: Table, state: State, hero: Hero, zone: str, *, most: int, elusive: bool) -> None:
    """Moves a Hero to one of the Zones of its `reachable_zones`, on a path that it chooses."""
    ways = reachable_zones(state, hero, most, elusive=elusive)[zone]
    options = [Option(f"way:{'-'.join(way)}", Text("use-way", zones=way), way, places=way) for way in ways]
    way: Way = await table.ask(hero.seat, Question("use.way", text=Text("ask-use-way", zone=zone)), options)
    for each in way:
        if not hero.dead:
            await step(table, state, hero, each)


async def free_attack(table: Table, state: State, hero: Hero, type_: CombatType, granted: tuple[Ability, ...]) -> None:
    """Carries out a Combat Action of one kind that is already paid, with these granted abilities (MD-SKILL-12,
    MD-SKILL-18)."""
    choices = [] if hero.dead else attack_choices(state, hero, (type_,))
    if choices:
        target, _, weapons = await table.ask(hero.seat, f"use.{type_}", choices)
        await attack(table, state, hero, state.target(target), type_, weapons=weapons, granted=granted)
