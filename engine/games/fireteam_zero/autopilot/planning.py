"""A hero's turn: where to go and what to do there, or what to do first and where to go then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.games.fireteam_zero.autopilot.danger import expected_hits, loss
from engine.games.fireteam_zero.autopilot.goals import TASK, TOKEN, Goal, goals, pull, search_worth
from engine.games.fireteam_zero.autopilot.odds import NO_VOLLEY, Aim, Volley, volley
from engine.games.fireteam_zero.board.figures import active_at, class_of, creatures_at
from engine.games.fireteam_zero.board.layout import board
from engine.games.fireteam_zero.board.moving import cost
from engine.games.fireteam_zero.cards.numbers import card_range, card_strength, has_rule, life, resistance
from engine.games.fireteam_zero.combat.dice import terrain_dice
from engine.games.fireteam_zero.combat.targets import may_target
from engine.games.fireteam_zero.content import content
from engine.games.fireteam_zero.hooks import Thing, mission
from engine.games.fireteam_zero.missions.file import KillWay
from engine.games.fireteam_zero.pieces import ATTACK_TYPES, AttackType, CreatureClass
from engine.games.fireteam_zero.state import Creature, Hero, State

WORTH = {"minion": 2.2, "elite": 4.5, "boss": 8.0}
BESIDE, GUARD, CLEAN = 0.8, 8.0, 5.0  # what a kill is worth besides: it stands by a hero, it is marked, it brings intel
DONE = 2.0  # what it is worth to do a thing, over being where it can be done
HAZARD = 1.0


class Deed(NamedTuple):
    """What may be done on a location: how the options begin that mean it, its value and how many cards it takes."""

    option: str
    value: float
    cards: int = 0


class Plan(NamedTuple):
    """How good it is, and the first thing to do for it: an option, or a step to a location."""

    score: float
    option: str = "end"
    step: str = ""


REST = Deed("end", 0.0)


def plan(view: State, hero: Hero) -> Plan:
    """The best of moving and then acting, and of acting here and then moving."""
    wanted = goals(view, hero)
    ways = reached(view, hero)
    ends = {place: pull(view, hero, wanted, place) - _hazards(view, place) for place in ways}
    hits = {place: expected_hits(view, hero, place) for place in ways}

    def end(place: str, cards: int) -> float:
        return ends[place] - loss(view, hits[place], len(hero.hand) - cards)

    def plans() -> Iterator[Plan]:
        for place, first in ways.items():
            for deed in (REST, *(() if view.turn.acted else deeds(view, hero, place))):
                yield Plan(deed.value + end(place, deed.cards), deed.option, first)
        if not view.turn.acted:
            for deed in deeds(view, hero, hero.location):
                best = max(end(place, deed.cards) for place in ways)
                yield Plan(deed.value + best, deed.option)

    return max(plans(), key=lambda each: each.score)


def _hazards(view: State, place: str) -> float:
    tokens = content().missions[view.mission]
    return HAZARD * sum(tokens.tokens_called(each.name).hazard for each in view.tokens if each.location == place)


def reached(view: State, hero: Hero) -> dict[str, str]:
    """Where the movement that is left leads, each with the first step there ("": he is there)."""
    lay = board(view.mission)
    found, first = {hero.location: view.turn.movement}, {hero.location: ""}
    waiting = [hero.location]
    while waiting:
        here = waiting.pop(0)
        for there in () if _is_held(view, hero, here) else lay.walk[here]:
            left = found[here] - cost(view, there)
            if left >= 0 and left > found.get(there, -1):
                found[there], first[there] = left, first[here] or there
                waiting.append(there)
    return first


def _is_held(view: State, hero: Hero, place: str) -> bool:
    """Whether he could not leave a location again (FZ-MOVE-04, FZ-MOVE-16)."""
    creatures = len(creatures_at(view, place))
    if not creatures or has_rule(view, None, "entangle"):
        return bool(creatures)
    if has_rule(view, hero, "never_pinned"):
        return False
    heroes = 1 + sum(each.id != hero.id for each in active_at(view, place))
    return creatures > heroes + bool(has_rule(view, hero, "slip_pin"))


# ---------------------------------------------------------------- what can be done


def deeds(view: State, hero: Hero, place: str) -> Iterator[Deed]:
    """What a hero may do on a location as his action."""
    yield from _attacks(view, hero, place)
    if not creatures_at(view, place):
        yield from _jobs(view, hero, place)


def _jobs(view: State, hero: Hero, place: str) -> Iterator[Deed]:
    """Search, tasks and tokens."""
    if view.recon_deck and any(each.location == place and not each.searched for each in view.spawn):
        yield Deed("search", search_worth(view) + DONE)
    written = content().missions[view.mission]
    for opened in view.discoveries:
        task = content().discoveries[opened.id].task
        if task.kind == "action" and opened.place == place and task.discard <= len(hero.hand):
            yield Deed(f"task:{opened.id}", TASK + DONE, task.discard)
    for token in view.tokens:
        resolve = written.tokens_called(token.name).resolve
        if resolve.kind == "action" and token.location == place and resolve.discard <= len(hero.hand):
            yield Deed(f"token:{token.name}", TOKEN + DONE, resolve.discard)


def _attacks(view: State, hero: Hero, place: str) -> Iterator[Deed]:
    ghost = replace(hero, location=place)
    for creature in view.creatures:
        best = best_volley(view, ghost, creature)
        if best.value > 0:
            yield Deed(f"attack:{creature.number}:{best.type}", best.value, len(best.cards))
    for thing in mission().things(view):
        best = best_volley(view, ghost, thing)
        if best.value > 0:
            yield Deed(f"attack:{thing.name}:{best.type}", best.value, len(best.cards))


def best_volley(
    view: State, hero: Hero, target: Creature | Thing, types: Sequence[AttackType] = ATTACK_TYPES
) -> Volley:
    """The best cards of one of these types on a target from where the hero stands."""
    lay = board(view.mission)
    away = lay.distance(hero.location, target.location)
    if not lay.can_see(hero.location, target.location):
        return NO_VOLLEY
    if isinstance(target, Creature) and not may_target(view, target, away):
        return NO_VOLLEY
    return max((_volley(view, hero, target, away, attack) for attack in types), key=lambda each: each.value)


def _volley(view: State, hero: Hero, target: Creature | Thing, away: int, attack: AttackType) -> Volley:
    known = content().cards
    held = [known[card] for card in hero.hand if known[card].attack.type == attack]
    fitting = [card.id for card in held if card_range(view, hero, attack, card.attack.range) >= away]
    if not fitting:
        return NO_VOLLEY
    more = card_strength(view, hero, attack, hero.location, target.location)
    more += terrain_dice(view, hero.location, target.location)
    blast = attack == "explosive"
    there = creatures_at(view, target.location) if blast else [target] if isinstance(target, Creature) else []
    aims = [aim(view, each, attack) for each in there]
    if isinstance(target, Thing):
        aims.append(Aim(target.life, target.resist[attack], TOKEN + DONE))
    heroes = len(active_at(view, target.location)) + (hero.location == target.location and blast) if blast else 0
    return volley(tuple(sorted(fitting)), attack, more, tuple(aims), heroes)


def aim(view: State, creature: Creature, attack: AttackType) -> Aim:
    """What a creature takes, and what its death is worth."""
    worth = WORTH[class_of(creature)]
    worth += BESIDE * bool(active_at(view, creature.location)) + GUARD * (creature.guards is not None)
    clean = _clean(view, creature, attack)
    return Aim(life(view, creature), resistance(view, creature, attack), worth, clean, CLEAN if clean >= 0 else 0.0)


def _clean(view: State, creature: Creature, attack: AttackType) -> int:
    """By how many hits too many a kill still brings intel; -1 where it brings none."""
    for objective in content().missions[view.mission].objectives:
        full = objective.per_round is not None and view.this_round.get(objective.id, 0) >= objective.per_round
        for way in () if full or objective.id in view.completed else objective.ways:
            if isinstance(way, KillWay) and _counts(way, attack, class_of(creature)):
                return 99 if way.excess_max is None else way.excess_max
    return -1


def _counts(way: KillWay, attack: AttackType, creature: CreatureClass) -> bool:
    return way.type in (None, attack) and way.creature in ("any", creature)


def worth_of_place(view: State, hero: Hero, wanted: list[Goal], place: str) -> float:
    """How good it is to end on a location."""
    return pull(view, hero, wanted, place) - loss(view, expected_hits(view, hero, place), len(hero.hand))
