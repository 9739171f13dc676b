"""A Hero takes the place of an Ally that is attacked, before the dice are rolled (MD-SIG-06, MD-Q-27)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.massive_darkness.abilities import is_untargetable, usable_at
from engine.games.massive_darkness.board import sight
from engine.games.massive_darkness.combat.attacks import FARTHEST
from engine.games.massive_darkness.effects.abilities import Ability
from engine.games.massive_darkness.effects.skills import BecomeTarget
from engine.games.massive_darkness.heroes.signature import pay, ways_to_pay
from engine.games.massive_darkness.missions.hooks import rules_of
from engine.games.massive_darkness.state import CombatType, Enemy, Hero, State
from engine.table import Option, Seat, Table, Text


async def who_steps_in(table: Table, state: State, attacker: Enemy, target: Hero, type: CombatType) -> Hero:
    """Whom an attack of an Enemy meets: its target, or the Hero that puts itself in the target's Zone and place."""
    for hero, ability in _guards(state, target, type):
        options = ways_to_pay(state, hero, ability)
        names = {"ally": Seat(target.seat), "enemy": attacker.card, "ability": ability.id}
        text = Text(f"ask-combat-bodyguard-{type}", **names)
        none = Option("no", Text("combat-skill-no"))
        way = options and await table.ask(
            hero.seat, "combat.bodyguard", [*options, none], text=text, occasion="reaction", default=["no"]
        )
        if way:
            pay(table, hero, ability, way)
            await place(table, state, hero, target.zone)
            return hero
    return target


def _guards(state: State, target: Hero, type: CombatType) -> Iterator[tuple[Hero, Ability]]:
    """The Allies in range that can act and may be attacked so, with the Skill by which they would step in."""
    for hero in state.living:
        if hero is target or hero.stunned or is_untargetable(state, hero, type):
            continue
        away = sight(state, hero.zone).get(target.zone, FARTHEST)
        for held in usable_at(state, hero, "ally_attacked"):
            if any(isinstance(effect, BecomeTarget) and away <= effect.range for effect in held.ability.effect):
                yield hero, held.ability


async def place(table: Table, state: State, hero: Hero, zone: str) -> None:
    """Puts a Hero into a Zone without a move."""
    if hero.zone != zone:
        hero.zone = zone
        table.tell(Text("combat-placed", hero=Seat(hero.seat), zone=zone))
        await rules_of(state).hero_moved(table, state, hero)
