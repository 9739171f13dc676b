"""Savings of a reaction: cards that hits would cost, and knock-outs, from its player's view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.board.figures import creature, hero, kind_of
from engine.games.fireteam_zero.board.numbers import attack_range, speed, strength
from engine.games.fireteam_zero.combat.creature_attack import target_of
from engine.games.fireteam_zero.combat.dice import dice_of, of_dice
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.notation import (
    BecomeTarget,
    Cancel,
    ChangeDice,
    Draw,
    Effect,
    MakeAttack,
    ShutDown,
    Skip,
    SpecialMove,
    StayUp,
    Stop,
)
from engine.games.fireteam_zero.model.state import Creature, Event, OfCreature, OfHero, State
from engine.kit.dice import Spread

LIKELY = 0.25  # chance from which a knock-out before the roll counts as one


def saves(view: State, event: Event, card: str, reacting: str) -> int:
    """Returns how many cards a reaction is likely to save from the creature concerned."""
    effects = _effects(card)
    if isinstance(event, OfCreature):
        return _by_stopping(view, event, effects)
    if event.trigger == "targeted":
        return _before_the_dice(view, effects)
    if event.trigger == "hit":
        return min(event.hits or 0, _spared(effects))
    return 0


def prevents_knock_out(view: State, event: Event, card: str, reacting: str) -> bool:
    """True if it prevents a knock-out that is at least likely."""
    effects = _effects(card)
    if not isinstance(event, OfHero):
        return False
    held = len(hero(view, event.hero).hand)
    if event.trigger == "knock_out":
        return any(isinstance(each, StayUp) for each in effects)
    if event.trigger == "hit":
        left = held - (event.hero == reacting)
        return (event.hits or 0) > held and (event.hits or 0) - _spared(effects) <= left
    return event.trigger == "targeted" and _before_the_dice(view, effects) > 0 and falls(view) >= LIKELY


def _effects(card: str) -> Sequence[Effect]:
    reaction = content().cards[card].reaction
    return reaction.do if reaction else ()


def _spared(effects: Sequence[Effect]) -> int:
    """Returns cancelled hits, and cards that join the hand before it is counted."""
    return sum(each.n for each in effects if isinstance(each, Cancel | Draw))


# ---------------------------------------------------------------- before the dice


def hits_to_come(view: State) -> Spread:
    """Returns the chance of each number of hits in the running attack of a creature."""
    attack, activation = view.creature_attack, view.activation
    attacker = creature(view, attack.creature) if attack else None
    if attack is None or attacker is None:
        return {0: 1.0}
    dice = strength(view, attacker) + attack.dice + (activation.dice if activation else 0)
    damage = activation.damage if activation else 0
    return {hits + damage: chance for hits, chance in of_dice(dice_of(dice), attack.type).items()}


def falls(view: State) -> float:
    """Returns the chance that the running attack knocks its target out."""
    attack = view.creature_attack
    if attack is None:
        return 0.0
    held = len(hero(view, attack.target).hand) + attack.cancelled.get(attack.target, 0)
    return sum(chance for hits, chance in hits_to_come(view).items() if hits > held)


def _before_the_dice(view: State, effects: Sequence[Effect]) -> int:
    """Estimates one hit for each die on average (FZ-ATTACK-25)."""
    mean = round(sum(hits * chance for hits, chance in hits_to_come(view).items()))
    if any(isinstance(each, ShutDown) for each in effects):
        return mean
    fewer = sum(-each.n for each in effects if isinstance(each, ChangeDice))
    spared = sum(each.n for each in effects if isinstance(each, Cancel))
    taken = any(isinstance(each, BecomeTarget) for each in effects)
    return min(mean, fewer + spared) if fewer + spared else mean * taken


# ---------------------------------------------------------------- creatures on their way


def _by_stopping(view: State, event: OfCreature, effects: Sequence[Effect]) -> int:
    """Returns what a stopped, moved or killed creature would have done if it can reach anyone."""
    there = creature(view, event.creature)
    helps = any(isinstance(each, Skip | Stop | MakeAttack | SpecialMove) for each in effects)
    if there is None or not helps or event.trigger in ("survives", "killed"):
        return 0
    return strength(view, there) if threatens(view, there) else 0


def threatens(view: State, there: Creature) -> bool:
    """True if a creature reaches a hero in this activation without a symbol of its die."""
    if not kind_of(there).attack.strength:
        return False
    reach = attack_range(view, there)
    near = target_of(view, there, reach) is not None
    from_here = target_of(view, there, speed(view, there) + reach) is not None
    return near or from_here
