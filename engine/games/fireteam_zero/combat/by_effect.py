"""Attacks by effects without a card: reactions and responses, watches and charges (FZ-ATTACK-38, FZ-ATTACK-40,
FZ-EFFECT-09, FZ-EFFECT-10).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.board.figures import creature, creatures_at, hero, place_id
from engine.games.fireteam_zero.board.numbers import card_range
from engine.games.fireteam_zero.cards.carrying_out import Context, choose, declare, player_of
from engine.games.fireteam_zero.combat.attack import resolve
from engine.games.fireteam_zero.combat.targets import Target, may_target, reaches, targets
from engine.games.fireteam_zero.creatures.entering import creature_text, told_apart
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.notation import Effect, MakeAttack
from engine.games.fireteam_zero.model.state import Charge, Creature, Hero, HeroAttack, OfCreature, State, Watch
from engine.kit.choices import groups
from engine.table import Option, Table, Text


async def _make_attack(table: Table, state: State, effect: MakeAttack, context: Context) -> None:
    """Makes an attack of the owner with the card's figures."""
    attacker = player_of(state, context)
    if effect.at == "each_here":
        await _attack_each(table, state, attacker, effect, context)
        return
    options = (
        _locations(state, attacker, effect) if effect.at == "location" else _targets(state, attacker, effect, context)
    )
    if options:
        target = await choose(table, state, "fire.target", options, context)
        await _attack(table, state, attacker, effect, target)


async def _attack_each(table: Table, state: State, attacker: Hero, effect: MakeAttack, context: Context) -> None:
    """Attacks each creature on the attacker's location with one roll each, in the order the player chooses."""
    left = creatures_at(state, attacker.location)
    while left := [each for each in left if _stays_target(state, attacker, each)]:
        options = [
            Option(f"creature:{name}", creature_text("attack-creature", each), each)
            for name, each in told_apart(left).items()
        ]
        each: Creature = await choose(table, state, "fire.target", options, context)
        left.remove(each)
        await _attack(table, state, attacker, effect, Target(each.location, creature=each.number))


def _stays_target(state: State, attacker: Hero, each: Creature) -> bool:
    return each in creatures_at(state, attacker.location) and may_target(state, each, attacker.location)


def _targets(state: State, attacker: Hero, effect: MakeAttack, context: Context) -> Sequence[Option]:
    """Returns all targets in reach, first the creature to which it is a reaction."""
    found = targets(state, attacker, effect.type, effect.range)
    subject = context.subject.creature if isinstance(context.subject, OfCreature) else None
    return sorted(found, key=lambda option: option.value.creature != subject)


def _locations(state: State, attacker: Hero, effect: MakeAttack) -> Sequence[Option]:
    """Returns each location within range and line of fire, those with most creatures first (FZ-ATTACK-40)."""
    lay = board_of(state)
    reach = card_range(state, attacker, effect.type, effect.range)
    reached = lay.reached(attacker.location, reach)
    found = sorted(
        (each for each in lay.locations if each in reached), key=lambda each: -len(creatures_at(state, each))
    )
    return [
        Option(f"at:{place_id(each)}", Text("attack-location", place=each), Target(each), group=group, places=(each,))
        for each, group in zip(found, groups(["place"] * len(found)), strict=True)
    ]


async def _attack(table: Table, state: State, attacker: Hero, effect: MakeAttack, target: Target) -> None:
    attack = HeroAttack(
        attacker.id,
        effect.type,
        attacker.location,
        target.location,
        target.creature,
        target.thing,
        strength=effect.strength,
        bonus=effect.bonus,
    )
    await _resolve(table, state, attack, effect.rider)


async def _resolve(table: Table, state: State, attack: HeroAttack, rider: Sequence[Effect] = ()) -> None:
    aimed = creature(state, attack.target) if attack.target is not None else None
    name = aimed.kind if aimed else attack.thing or ""
    table.tell(Text("attacks-by-effect", hero=attack.hero, target=name, place=attack.location))
    state.hero_attacks.append(attack)
    await resolve(table, state, attack, rider)
    state.hero_attacks.pop()


async def fire_watch(table: Table, state: State, watch: Watch, entered: Creature) -> None:
    """Attacks the first creature that enters a watched location, if the hero can (FZ-EFFECT-09)."""
    state.watches.remove(watch)
    attacker = hero(state, watch.hero)
    target = Target(entered.location, creature=entered.number)
    if attacker.down or not may_target(state, entered, attacker.location):
        return
    if reaches(state, attacker, watch.type, watch.range, target):
        attack = HeroAttack(
            watch.hero, watch.type, attacker.location, entered.location, entered.number, strength=watch.strength
        )
        await _resolve(table, state, attack)


async def explode(table: Table, state: State, charge: Charge) -> None:
    """Explodes a charge where it is, as an attack of its owner made from there (FZ-EFFECT-10)."""
    state.charges.remove(charge)
    attack = HeroAttack(charge.hero, charge.type, charge.location, charge.location, strength=charge.strength)
    await _resolve(table, state, attack)


declare(MakeAttack, _make_attack)
