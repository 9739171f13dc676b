"""What a hero's attack may be aimed at (FZ-ATTACK-03, FZ-ATTACK-32, FZ-ATTACK-38, FZ-BOSS-17)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.games.fireteam_zero.board.figures import class_of, place_id
from engine.games.fireteam_zero.board.layout import board
from engine.games.fireteam_zero.cards.numbers import card_range, has_rule
from engine.games.fireteam_zero.content import content
from engine.games.fireteam_zero.hooks import mission
from engine.games.fireteam_zero.pieces import ATTACK_TYPES, AttackType
from engine.games.fireteam_zero.state import Creature, Hero, State
from engine.games.fireteam_zero.threat.entering import creature_text, told_apart
from engine.kit.choices import groups
from engine.table import Option, Text


@dataclass(frozen=True, slots=True)
class Target:
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
    return _within(state, hero, card_range(state, hero, attack, printed))


def attack_options(state: State, hero: Hero) -> Sequence[Option]:
    """What the hero can attack with the cards of his hand, by type (FZ-ATTACK-01, FZ-ATTACK-02, FZ-ATTACK-28,
    FZ-ATTACK-29)."""
    parts = [content().cards[card].attack for card in set(hero.hand)]
    reach = {each.type: max(other.range for other in parts if other.type == each.type) for each in parts}
    found = [
        replace(
            option,
            id=option.id.replace("attack", f"attack:{each}", 1),
            detail=Text("attack-type", type=each),
            value=replace(option.value, type=each),
        )
        for each in ATTACK_TYPES
        if each in reach
        for option in targets(state, hero, each, reach[each])
    ]
    menus = groups([option.group for option in found])
    return [replace(option, group=menu) for option, menu in zip(found, menus, strict=True)]


def _within(state: State, hero: Hero, reach: int) -> list[Option]:
    lay = board(state.mission)
    reached = lay.reached(hero.location, reach)
    creatures = [
        each
        for each in state.creatures
        if each.location in reached and may_target(state, each, lay.distance(hero.location, each.location))
    ]
    return [*_creatures(creatures), *_things(state, reached)]


def _creatures(creatures: Sequence[Creature]) -> Iterator[Option]:
    for name, each in told_apart(creatures).items():
        target = Target(each.location, creature=each.number)
        text = creature_text("attack-creature", each)
        yield Option(f"attack:{name}", text, target, group="attack", places=(each.location,))


def _things(state: State, reached: Collection[str]) -> Iterator[Option]:
    for each in {(thing.name, thing.location): thing for thing in mission().things(state)}.values():
        if each.location in reached:
            target = Target(each.location, thing=each.name)
            text = Text("attack-thing", thing=each.name, place=each.location)
            name = f"attack:{each.name}:{place_id(each.location)}"
            yield Option(name, text, target, group="attack", places=(each.location,))


def reaches(state: State, hero: Hero, attack: AttackType, printed: int, target: Target) -> bool:
    """Whether an attack of this type and printed range reaches a target (FZ-ATTACK-03, FZ-ATTACK-04)."""
    reach = card_range(state, hero, attack, printed)
    return board(state.mission).in_range(hero.location, target.location, reach)
