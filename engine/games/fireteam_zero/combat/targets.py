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


class Seen(NamedTuple):
    """A target: what it is called in the id of an option, and its words."""

    name: str
    text: Text
    target: Target


BY_TYPE = {each: Text("attack-type", type=each) for each in ATTACK_TYPES}


def may_target(state: State, creature: Creature, origin: str) -> bool:
    """Whether an attack from a location may be aimed at a creature at all."""
    if class_of(creature) == "boss" and mission().boss_immune(state):
        return False
    short = has_rule(state, creature, "short_sight")
    return short is None or board_of(state).distance(origin, creature.location) <= (short.n or 0)


def targets(state: State, hero: Hero, attack: AttackType, printed: int) -> list[Option]:
    """Everything that an attack of this type and printed range reaches from where the hero stands."""
    return [
        Option(f"attack:{name}", text, target, group="attack", places=(target.location,))
        for name, text, target in _seen(state, hero, card_range(state, hero, attack, printed))
    ]


def attack_options(state: State, hero: Hero) -> Sequence[Option]:
    """What the hero can attack with the cards of his hand, by type (FZ-ATTACK-01, FZ-ATTACK-02, FZ-ATTACK-28,
    FZ-ATTACK-29)."""
    reach = _reach(state, hero)
    found, lay = _seen(state, hero, max(reach.values(), default=0)), board_of(state)
    return in_menus(
        [
            _option(attack, each)
            for attack, most in reach.items()
            for each in found
            if lay.in_range(hero.location, each.target.location, most)
        ]
    )


def _reach(state: State, hero: Hero) -> dict[AttackType, int]:
    """How far the cards of a hand reach, by type."""
    printed: dict[AttackType, int] = {}
    for card in hero.hand:
        part = content().cards[card].attack
        printed[part.type] = max(part.range, printed.get(part.type, 0))
    return {each: card_range(state, hero, each, printed[each]) for each in ATTACK_TYPES if each in printed}


def _seen(state: State, hero: Hero, reach: int) -> list[Seen]:
    """What lies within reach."""
    here = hero.location
    reached = board_of(state).reached(here, reach)
    creatures = [each for each in state.creatures if each.location in reached and may_target(state, each, here)]
    found = [
        Seen(name, creature_text("attack-creature", each), Target(each.location, each.number))
        for name, each in told_apart(creatures).items()
    ]
    things = dict.fromkeys((thing.name, thing.location) for thing in mission().things(state))
    return found + [
        Seen(f"{name}:{place_id(place)}", Text("attack-thing", thing=name, place=place), Target(place, thing=name))
        for name, place in things
        if place in reached
    ]


def _option(attack: AttackType, seen: Seen) -> Option:
    location, creature, thing, _ = seen.target
    target = Target(location, creature, thing, attack)
    return Option(f"attack:{attack}:{seen.name}", seen.text, target, BY_TYPE[attack], "attack", (location,))


def reaches(state: State, hero: Hero, attack: AttackType, printed: int, target: Target) -> bool:
    """Whether an attack of this type and printed range reaches a target (FZ-ATTACK-03, FZ-ATTACK-04)."""
    reach = card_range(state, hero, attack, printed)
    return board_of(state).in_range(hero.location, target.location, reach)
