"""What a hero's attack may be aimed at (FZ-ATTACK-03, FZ-ATTACK-32, FZ-ATTACK-38, FZ-BOSS-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.fireteam_zero.board.figures import class_of, place_id
from engine.games.fireteam_zero.board.layout import board_of
from engine.games.fireteam_zero.cards.numbers import card_range, has_rule
from engine.games.fireteam_zero.content import content
from engine.games.fireteam_zero.hooks import mission
from engine.games.fireteam_zero.pieces import ATTACK_TYPES, AttackType
from engine.games.fireteam_zero.state import Creature, Hero, State
from engine.games.fireteam_zero.threat.entering import creature_text, told_apart
from engine.kit.choices import in_menus
from engine.table import Option, Text


class Target(NamedTuple):
    """A creature by its number, a thing by its name, or whatever is on a location; `type` is how an action attacks
    it."""

    location: str
    creature: int | None = None
    thing: str | None = None
    type: AttackType | None = None


def may_target(state: State, creature: Creature, distance: int) -> bool:
    """Whether an attack from so far away may be aimed at a creature at all."""
    if class_of(creature) == "boss" and mission().boss_immune(state):
        return False
    short = has_rule(state, creature, "short_sight")
    return short is None or distance <= (short.n or 0)


def targets(state: State, hero: Hero, attack: AttackType, printed: int) -> list[Option]:
    """Everything that an attack of this type and printed range reaches from where the hero stands."""
    reach = card_range(state, hero, attack, printed)
    return [_option(name, text, target) for name, text, target in _within(state, hero, reach)]


def attack_options(state: State, hero: Hero) -> Sequence[Option]:
    """What the hero can attack with the cards of his hand, by type (FZ-ATTACK-01, FZ-ATTACK-02, FZ-ATTACK-28,
    FZ-ATTACK-29)."""
    parts = [content().cards[card].attack for card in set(hero.hand)]
    reach = {each.type: max(other.range for other in parts if other.type == each.type) for each in parts}
    types = [each for each in ATTACK_TYPES if each in reach]
    ranges = {each: card_range(state, hero, each, reach[each]) for each in types}
    found, lay = _within(state, hero, max(ranges.values(), default=0)), board_of(state)
    return in_menus(
        [
            _option(name, text, target._replace(type=each))
            for each in types
            for name, text, target in found
            if lay.in_range(hero.location, target.location, ranges[each])
        ]
    )


def _within(state: State, hero: Hero, reach: int) -> list[tuple[str, Text, Target]]:
    """What lies within reach: what it is called in the id of an option, its words, and what to aim at."""
    lay = board_of(state)
    reached = lay.reached(hero.location, reach)
    creatures = [
        each
        for each in state.creatures
        if each.location in reached and may_target(state, each, lay.distance(hero.location, each.location))
    ]
    found = [
        (name, creature_text("attack-creature", each), Target(each.location, creature=each.number))
        for name, each in told_apart(creatures).items()
    ]
    things = dict.fromkeys((thing.name, thing.location) for thing in mission().things(state))
    return found + [
        (f"{name}:{place_id(place)}", Text("attack-thing", thing=name, place=place), Target(place, thing=name))
        for name, place in things
        if place in reached
    ]


def _option(name: str, text: Text, target: Target) -> Option:
    if target.type is None:
        return Option(f"attack:{name}", text, target, group="attack", places=(target.location,))
    detail = Text("attack-type", type=target.type)
    return Option(f"attack:{target.type}:{name}", text, target, detail, "attack", (target.location,))


def reaches(state: State, hero: Hero, attack: AttackType, printed: int, target: Target) -> bool:
    """Whether an attack of this type and printed range reaches a target (FZ-ATTACK-03, FZ-ATTACK-04)."""
    reach = card_range(state, hero, attack, printed)
    return board_of(state).in_range(hero.location, target.location, reach)
