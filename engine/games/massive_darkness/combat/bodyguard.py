"""A Hero takes the place of an attacked Ally, before the dice are rolled (MD-SIG-06, MD-Q-27)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.massive_darkness.board.zones import sight
from engine.games.massive_darkness.combat.attacks import FARTHEST
from engine.games.massive_darkness.heroes.abilities import is_untargetable, usable_at
from engine.games.massive_darkness.heroes.signature import Payment, pay, ways_to_pay
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.effects_skills import BecomeTarget
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import CombatType, Enemy, Hero, State, Targeted
from engine.table import Option, Question, Seat, Table, Text

DECLINE = Option("no", Text("combat-skill-no"))


async def who_steps_in(table: Table, state: State, attacker: Enemy, target: Hero, type: CombatType) -> Hero:
    """Returns the defender against an Enemy's attack: its target, or a Hero who takes the target's place. All Heroes
    who can are asked concurrently; the first to accept closes the window."""
    guards = {hero.seat: ability for hero, ability in _guards(state, target, type)}
    if not guards:
        return target
    attacked = Targeted(attacker.id, target.id, type)

    def offers() -> Mapping[int, Sequence[Option]]:
        if attacked.guard is not None:
            return {}
        ways = {seat: ways_to_pay(state, state.heroes[seat], ability) for seat, ability in guards.items()}
        return {seat: options for seat, options in ways.items() if options}

    async def resolve(seat: int, way: Payment) -> None:
        attacked.guard, hero = seat, state.heroes[seat]
        pay(table, hero, guards[seat], way)
        await place(table, state, hero, target.zone)

    names = {"ally": Seat(target.seat), "enemy": attacker.card, "ability": next(iter(guards.values())).id}
    text = Text(f"ask-combat-bodyguard-{type}", **names)
    await table.window(attacked, offers, resolve, Question("combat.bodyguard", text=text), decline=DECLINE)
    return target if attacked.guard is None else state.heroes[attacked.guard]


def _guards(state: State, target: Hero, type: CombatType) -> Iterator[tuple[Hero, Ability]]:
    """Yields the Allies in range that can act and may be attacked this way, with the Skill that lets them."""
    for hero in state.living:
        if hero is target or hero.stunned:
            continue
        for held in usable_at(state, hero, "ally_attacked"):
            away = sight(state, hero.zone).get(target.zone, FARTHEST)
            reaches = any(isinstance(effect, BecomeTarget) and away <= effect.range for effect in held.ability.effect)
            if reaches and not is_untargetable(state, hero, type):
                yield hero, held.ability


async def place(table: Table, state: State, hero: Hero, zone: str) -> None:
    """Puts a Hero into a Zone without a move."""
    if hero.zone != zone:
        hero.zone = zone
        table.tell(Text("combat-placed", hero=Seat(hero.seat), zone=zone))
        await rules_of(state).hero_moved(table, state, hero)
