"""Targets of a hero's attack (FZ-ATTACK-03, FZ-ATTACK-32, FZ-ATTACK-38, FZ-BOSS-17)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.fireteam_zero.board.figures import class_of, place_id
from engine.games.fireteam_zero.board.numbers import card_range, has_rule
from engine.games.fireteam_zero.creatures.entering import mark_of, told_apart
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.hooks import mission
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.pieces import ATTACK_TYPES, AttackType
from engine.games.fireteam_zero.model.state import Creature, Hero, State
from engine.kit.choices import in_menus
from engine.table import Option, Text

MOST_KEPT = 10_000  # cached options; creatures are distinguished by unbounded numbers
BY_TYPE = {each: Text("attack-type", type=each) for each in ATTACK_TYPES}

Lying = tuple[str, str]  # the name of a thing, and its location


class Target(NamedTuple):
    """A creature by number, a thing by name, or everything on a location; `type` is how an action attacks it."""

    location: str
    creature: int | None = None
    thing: str | None = None
    type: AttackType | None = None


def may_target(state: State, creature: Creature, origin: str) -> bool:
    """True if an attack from a location may target a creature at all."""
    if class_of(creature) == "boss" and mission().boss_immune(state):
        return False
    short = has_rule(state, creature, "short_sight")
    return short is None or board_of(state).distance(origin, creature.location) <= short.reach


def targets(state: State, hero: Hero, attack: AttackType, printed: int) -> list[Option]:
    """Returns everything that an attack of this type and printed range reaches from the hero's location."""
    places = board_of(state).reached(hero.location, card_range(state, hero, attack, printed))
    return list(_on(places, *_within(state, hero, places), None))


def attack_options(state: State, hero: Hero) -> Sequence[Option]:
    """Returns the hero's possible targets with the cards in hand, by type (FZ-ATTACK-01, FZ-ATTACK-02, FZ-ATTACK-28,
    FZ-ATTACK-29).
    """
    printed, lay, here = _printed_ranges(tuple(hero.hand)), board_of(state), hero.location
    ranges = {each: card_range(state, hero, each, printed[each]) for each in printed}
    if not ranges:
        return ()
    creatures, things = _within(state, hero, lay.reached(here, max(ranges.values())))
    return in_menus(
        [
            option
            for attack, reach in ranges.items()
            for option in _on(lay.reached(here, reach), creatures, things, attack)
        ]
    )


@lru_cache(maxsize=MOST_KEPT)
def _printed_ranges(hand: tuple[str, ...]) -> Mapping[AttackType, int]:
    """Returns the printed ranges of a hand, by type."""
    ranges: dict[AttackType, int] = {}
    for card in hand:
        part = content().cards[card].attack
        ranges[part.type] = max(part.range, ranges.get(part.type, 0))
    return {each: ranges[each] for each in ATTACK_TYPES if each in ranges}


def _within(state: State, hero: Hero, places: Collection[str]) -> tuple[Mapping[str, Creature], Collection[Lying]]:
    """Returns the creatures, by name, and the things on these locations."""
    here = hero.location
    creatures = [each for each in state.creatures if each.location in places and may_target(state, each, here)]
    things = [(each.name, each.location) for each in mission().things(state) if each.location in places]
    return told_apart(creatures), dict.fromkeys(things)


def _on(
    places: Collection[str], creatures: Mapping[str, Creature], things: Iterable[Lying], attack: AttackType | None
) -> Iterator[Option]:
    """Yields the creatures and things on these locations as targets of an attack of this type."""
    for name, each in creatures.items():
        if each.location in places:
            yield _at_creature(attack, name, each.number, each.kind, each.location, mark_of(each), each.power)
    for name, location in things:
        if location in places:
            yield _at_thing(attack, name, location)


@lru_cache(maxsize=MOST_KEPT)
def _at_creature(
    attack: AttackType | None, name: str, number: int, kind: str, location: str, mark: str, power: int
) -> Option:
    text = Text("attack-creature", creature=kind, place=location, mark=mark, power=power)
    return _option(name, text, Target(location, creature=number, type=attack))


@lru_cache(maxsize=MOST_KEPT)
def _at_thing(attack: AttackType | None, name: str, location: str) -> Option:
    text = Text("attack-thing", thing=name, place=location)
    return _option(f"{name}:{place_id(location)}", text, Target(location, thing=name, type=attack))


def _option(name: str, text: Text, target: Target) -> Option:
    if target.type is None:
        return Option(f"attack:{name}", text, target, group="attack", places=(target.location,))
    detail = BY_TYPE[target.type]
    return Option(f"attack:{target.type}:{name}", text, target, detail, "attack", (target.location,))


def reaches(state: State, hero: Hero, attack: AttackType, printed: int, target: Target) -> bool:
    """True if an attack of this type and printed range reaches a target (FZ-ATTACK-03, FZ-ATTACK-04)."""
    reach = card_range(state, hero, attack, printed)
    return board_of(state).in_range(hero.location, target.location, reach)
