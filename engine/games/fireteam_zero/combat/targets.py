"""What a hero's attack may be aimed at (FZ-ATTACK-03, FZ-ATTACK-32, FZ-ATTACK-38, FZ-BOSS-17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
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
    return list(_within(state, hero, card_range(state, hero, attack, printed)))


def attack_options(state: State, hero: Hero) -> Sequence[Option]:
    """What the hero can attack with the cards of his hand, by type (FZ-ATTACK-01, FZ-ATTACK-02, FZ-ATTACK-28,
    FZ-ATTACK-29)."""
    parts = [content().cards[card].attack for card in set(hero.hand)]
    reach = {each.type: max(other.range for other in parts if other.type == each.type) for each in parts}
    types = [each for each in ATTACK_TYPES if each in reach]
    found = (_within(state, hero, card_range(state, hero, each, reach[each]), each) for each in types)
    return in_menus([*chain.from_iterable(found)])


def _within(state: State, hero: Hero, reach: int, type: AttackType | None = None) -> Iterator[Option]:
    """What lies within reach; of an action the `type` is part of the choice."""
    lay = board_of(state)
    reached = lay.reached(hero.location, reach)
    creatures = [
        each
        for each in state.creatures
        if each.location in reached and may_target(state, each, lay.distance(hero.location, each.location))
    ]
    for name, each in told_apart(creatures).items():
        target = Target(each.location, creature=each.number, type=type)
        yield _option(name, creature_text("attack-creature", each), target)
    for thing in {(thing.name, thing.location): thing for thing in mission().things(state)}.values():
        if thing.location in reached:
            target = Target(thing.location, thing=thing.name, type=type)
            text = Text("attack-thing", thing=thing.name, place=thing.location)
            yield _option(f"{thing.name}:{place_id(thing.location)}", text, target)


def _option(name: str, text: Text, target: Target) -> Option:
    if target.type is None:
        return Option(f"attack:{name}", text, target, group="attack", places=(target.location,))
    detail = Text("attack-type", type=target.type)
    return Option(f"attack:{target.type}:{name}", text, target, detail, "attack", (target.location,))


def reaches(state: State, hero: Hero, attack: AttackType, printed: int, target: Target) -> bool:
    """Whether an attack of this type and printed range reaches a target (FZ-ATTACK-03, FZ-ATTACK-04)."""
    reach = card_range(state, hero, attack, printed)
    return board_of(state).in_range(hero.location, target.location, reach)
