"""Current numbers of figures: printed ones, changed by abilities, traits, threats and played cards (FZ-EFFECT-03,
FZ-CREATURE-21, FZ-THREAT-11).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from engine.games.fireteam_zero.board.figures import class_of, kind_of
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.notation import Condition, Effect, Modify, Rule, RuleName, Stat, of_kind
from engine.games.fireteam_zero.model.pieces import CREATURE_CLASSES, AttackType, CreatureClass, HeroId
from engine.games.fireteam_zero.model.state import Creature, Hero, State

WHILE_DOWN = ("tactic_keeps_draw", "standing_draw")  # applies to a hero who is knocked out (FZ-KO-14)
NEAR = 1
WHOM: Mapping[CreatureClass, tuple[str, ...]] = {each: ("creature", each) for each in CREATURE_CLASSES}
"""The words with which effects refer to creatures of a class."""
MOST_KEPT = 10_000  # cached numbers, by the threat cards in force


@cache
def _abilities(hero_id: HeroId, focus: tuple[str, ...]) -> tuple[Effect, ...]:
    cards = (effect for card in focus for effect in content().focus[card].always)
    return (*content().heroes[hero_id].abilities, *cards)


def abilities(hero: Hero) -> tuple[Effect, ...]:
    """Returns the permanent effects of a hero: abilities and focus cards (FZ-CARD-05, FZ-CARD-10)."""
    return _abilities(hero.id, tuple(hero.focus))


# ---------------------------------------------------------------- rules that break a rule


@cache
def _rules_of_hero(hero_id: HeroId, focus: tuple[str, ...]) -> dict[RuleName, Rule]:
    return {rule.rule: rule for rule in of_kind(_abilities(hero_id, focus), Rule)}


@cache
def _rules_of_kind(kind: str) -> dict[RuleName, Rule]:
    return {rule.rule: rule for rule in of_kind(content().creatures[kind].traits, Rule)}


@lru_cache(maxsize=MOST_KEPT)
def _rules_of_threats(cards: tuple[str, ...]) -> dict[RuleName, Rule]:
    return {rule.rule: rule for card in reversed(cards) for rule in of_kind(content().threats[card].does, Rule)}


def has_rule(state: State, who: Hero | Creature | None, rule: RuleName) -> Rule | None:
    """Returns the named rule of a hero or creature; for None that of a threat card in force."""
    if isinstance(who, Hero):
        counts = not who.down or rule in WHILE_DOWN
        return _rules_of_hero(who.id, tuple(who.focus)).get(rule) if counts else None
    if who is not None:
        return _rules_of_kind(who.kind).get(rule)
    return _rules_of_threats(tuple(state.threats)).get(rule)


# ---------------------------------------------------------------- changes of a number


@cache
def _hero_changes(hero_id: HeroId, focus: tuple[str, ...], stat: Stat, type: AttackType | None) -> tuple[Modify, ...]:
    return _changes(_abilities(hero_id, focus), stat, type)


@cache
def _changed_by_traits() -> frozenset[Stat]:
    """Returns the numbers that any creature's traits change."""
    return frozenset(each.stat for kind in content().creatures.values() for each in of_kind(kind.traits, Modify))


@cache
def _trait_changes(kind: str, stat: Stat) -> tuple[Modify, ...]:
    return _changes(content().creatures[kind].traits, stat, None)


@lru_cache(maxsize=MOST_KEPT)
def _by_threats(cards: tuple[str, ...], whom: tuple[str, ...], stat: Stat, type: AttackType | None) -> int:
    """Returns the changes of a number by the threat cards in force."""
    changes = (each for card in cards for each in _changes(content().threats[card].does, stat, type))
    return sum(each.n for each in changes if each.who in whom)


def _changes(effects: Sequence[Effect], stat: Stat, type: AttackType | None) -> tuple[Modify, ...]:
    return tuple(each for each in of_kind(effects, Modify) if each.stat == stat and each.type in (None, type))


# ---------------------------------------------------------------- creatures


def _on_creature(state: State, creature: Creature, stat: Stat, type: AttackType | None = None) -> int:
    """Returns the changes of a creature's number by threat cards and the traits of other creatures."""
    whom = WHOM[class_of(creature)]
    changed = _by_threats(tuple(state.threats), whom, stat, type)
    if stat not in _changed_by_traits():
        return changed
    return changed + sum(
        [
            each.n
            for other in state.creatures
            for each in _trait_changes(other.kind, stat)
            if each.who in whom and other is not creature and _reaches(state, other, each, creature.location)
        ]
    )


def _reaches(state: State, creature: Creature, trait: Modify, location: str) -> bool:
    return trait.range is None or board_of(state).distance(creature.location, location) <= trait.range


def life(state: State, creature: Creature) -> int:
    """Returns the damage that kills or wounds it (FZ-ATTACK-15, FZ-BOSS-02)."""
    return kind_of(creature).life + _on_creature(state, creature, "life")


def resistance(state: State, creature: Creature, type: AttackType) -> int:
    """Returns its resistance against a type of attack (FZ-ATTACK-14)."""
    return max(0, kind_of(creature).resistance(type) + _on_creature(state, creature, "resist", type))


def strength(state: State, creature: Creature) -> int:
    """Returns the dice of its attacks, before terrain (FZ-CREATURE-15)."""
    line = kind_of(creature).attack
    return line.strength + _on_creature(state, creature, "strength", line.type)


def attack_range(state: State, creature: Creature) -> int:
    """Returns the range of its attacks (FZ-CREATURE-13)."""
    line = kind_of(creature).attack
    return max(0, line.range + _on_creature(state, creature, "attack_range", line.type))


# ---------------------------------------------------------------- heroes


def speed(state: State, figure: Hero | Creature) -> int:
    """Returns the movement points of a hero's turn (FZ-MOVE-03), or the steps of a creature's movement
    (FZ-CREATURE-05).
    """
    if isinstance(figure, Creature):
        return kind_of(figure).speed + _on_creature(state, figure, "speed")
    return max(0, content().heroes[figure.id].speed + _own(state, figure, "speed") + _played(state, figure, "speed"))


def hand_size(state: State, hero: Hero) -> int:
    """Returns the hand size up to which a hero draws (FZ-TAC-11)."""
    printed = content().heroes[hero.id].hand
    return max(0, printed + _own(state, hero, "hand") + _of_allies(state, hero, "hand") + _played(state, hero, "hand"))


def draws(state: State, cards: int) -> int:
    """Returns how many of these cards a hero draws in step 3 of the tactics phase: at least 1 under a threat card
    (FZ-EFFECT-03).
    """
    less = _by_threats(tuple(state.threats), ("heroes",), "draws", None)
    return max(1, cards + less) if cards > 0 else 0


def card_range(state: State, hero: Hero, type: AttackType, printed: int) -> int:
    """Returns the range of a hero's attack."""
    return max(0, printed + _own(state, hero, "attack_range", type))


def card_strength(state: State, hero: Hero, type: AttackType, origin: str, target: str) -> int:
    """Returns the dice that abilities, and creatures on the hero's location, add to or take from a hero's attack."""
    far = board_of(state).distance(origin, target) >= 2
    own = sum(
        each.n
        for each in _hero_changes(hero.id, tuple(hero.focus), "strength", type)
        if all(far if name == "distance_2" else holds(state, hero, name) for name in each.conditions)
    )
    return own + sum(
        [
            each.n
            for other in state.creatures
            for each in _trait_changes(other.kind, "strength")
            if each.who == "heroes" and _reaches(state, other, each, hero.location)
        ]
    )


def reaction_range(state: State, hero: Hero, printed: int) -> int:
    """Returns the range of a hero's reaction; abilities extend only a range above 0 (FZ-REACT-04)."""
    return printed + _own(state, hero, "reaction_range") if printed else 0


def cancelled(state: State, hero: Hero) -> int:
    """Returns how many hits of an attack a hero's abilities cancel (FZ-EFFECT-15)."""
    return _own(state, hero, "cancel")


# ---------------------------------------------------------------- changes of a hero's number


def _own(state: State, hero: Hero, stat: Stat, type: AttackType | None = None) -> int:
    """Returns changes by the hero's own abilities and focus cards; while down only of the hand (FZ-KO-14)."""
    changes = _hero_changes(hero.id, tuple(hero.focus), stat, type)
    if not changes or (hero.down and stat != "hand"):
        return 0
    return sum(
        each.n
        for each in changes
        if each.who == "self" and all(holds(state, hero, condition) for condition in each.conditions)
    )


def _of_allies(state: State, hero: Hero, stat: Stat) -> int:
    """Returns changes by the abilities of other active heroes (FZ-KO-15)."""
    return sum(
        each.n
        for other in state.heroes
        if other is not hero and not other.down
        for each in _hero_changes(other.id, tuple(other.focus), stat, None)
        if each.who == "allies" and ("same_location" not in each.conditions or other.location == hero.location)
    )


def _played(state: State, hero: Hero, stat: Stat) -> int:
    """Returns changes by cards played this turn or tactics phase."""
    return sum([each.n for each in state.modifiers if each.stat == stat and hero.id in each.heroes])


def holds(state: State, hero: Hero, condition: Condition) -> bool:
    """True if a condition about a hero alone holds now."""
    match condition:
        case "elevated":
            return "elevated" in board_of(state).terrain[hero.location]
        case "no_creature_near":
            near = board_of(state).within(hero.location, NEAR)
            return all(each.location not in near for each in state.creatures)
        case "first_attack":
            return not hero.first_attack
    raise ValueError(f"{condition} is not about a hero alone")
