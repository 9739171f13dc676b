"""Which abilities a Participant has now, and whether their conditions hold (MD-SKILL, MD-COND, MD-CLASS)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.games.massive_darkness.board import is_dark, sees
from engine.games.massive_darkness.content import Ability, Card, Effect, Operation, content
from engine.games.massive_darkness.state import STARTING_LIFE, CombatType, Enemy, Hero, State

MOVEMENT_POINTS = 2  # of a Movement Action (MD-ACT-11)


@dataclass(frozen=True, slots=True)
class Held:
    """An ability and what it is printed on: an Equipment card, or nothing of the kind (None)."""

    ability: Ability
    card: Card | None = None

    @property
    def id(self) -> str:
        """The ability's id."""
        return self.ability.id


# ---------------------------------------------------------------- Heroes


def held_by_hero(state: State, hero: Hero) -> tuple[Held, ...]:
    """All that a Hero can use at the Current Level: Hero card, Class, Skills, Equipment, and what other Heroes in its
    Zone share (MD-HERO-03 to 05, MD-CLASS-02 to 07, MD-LEVEL-10)."""
    own = _own(hero.hero, hero.hero_class, tuple(hero.skills), usable_cards(state, hero), state.level)
    shared = [
        held
        for other in state.heroes_in(hero.zone)
        if other is not hero
        for held in _own(other.hero, other.hero_class, tuple(other.skills), usable_cards(state, other), state.level)
        if held.ability.aura == "zone"
    ]
    return (*own, *shared) if shared else own


@lru_cache(maxsize=4096)
def _own(hero: str, hero_class: str, skills: tuple[str, ...], cards: tuple[str, ...], level: int) -> tuple[Held, ...]:
    everything = content()
    sheet = everything.classes[hero_class]
    printed = [*everything.heroes[hero].abilities, *sheet.free.abilities, *sheet.signature.abilities]
    for line in sheet.lines:
        usable = [step for step in line.steps if step.id in skills and step.level <= level]
        printed += usable[-1].abilities if usable else ()
    worn = [Held(ability, everything.cards[card]) for card in cards for ability in everything.cards[card].abilities]
    return (*map(Held, printed), *worn)


def usable_cards(state: State, hero: Hero) -> tuple[str, ...]:
    """The cards that count as Equipped: those in the slots, and all without a slot (MD-EQUIP-06); in Story Mode none
    above the Current Level (MD-STORY-15)."""
    return _usable(tuple(hero.equipped), tuple(hero.pack), state.level if state.story else None)


@lru_cache(maxsize=4096)
def _usable(equipped: tuple[str, ...], pack: tuple[str, ...], level: int | None) -> tuple[str, ...]:
    cards = content().cards
    slotless = [card for card in pack if cards[card].slot == "none"]
    return tuple(card for card in (*equipped, *slotless) if level is None or cards[card].level <= level)


def always_effects(state: State, hero: Hero, operation: Operation) -> Iterator[Effect]:
    """The effects of one kind that are permanently active, their conditions met."""
    for held in held_by_hero(state, hero):
        if held.ability.when == "always" and conditions_hold(state, hero, held.ability):
            yield from (effect for effect in held.ability.effect if effect.do == operation)


def amount(effect: Effect) -> int:
    """The number of an effect."""
    assert isinstance(effect.value, int)
    return int(effect.value)


def maximum_life(state: State, hero: Hero) -> int:
    """Of a Hero at the Current Level (MD-LIFE-02, MD-SKILL-05)."""
    return STARTING_LIFE + sum(map(amount, always_effects(state, hero, "max_life")))


def movement_points(state: State, hero: Hero) -> int:
    """Of each of its Movement Actions (MD-ACT-11, MD-SKILL-07, MD-Q-44)."""
    return MOVEMENT_POINTS + sum(map(amount, always_effects(state, hero, "movement_points")))


def is_elusive(state: State, hero: Hero) -> bool:
    """Whether a Hero can leave Zones that hold Enemies (MD-SKILL-10)."""
    return any(True for _ in always_effects(state, hero, "elusive"))


def has_taunt(state: State, hero: Hero) -> bool:
    """Whether a Hero always counts as the one with the most XP (MD-SKILL-13)."""
    return any(True for _ in always_effects(state, hero, "taunt"))


def retaliation(state: State, hero: Hero) -> int:
    """The Damage that an Attacker suffers from a strong defense (MD-SKILL-15)."""
    return sum(map(amount, always_effects(state, hero, "retaliate")))


def regeneration(state: State, hero: Hero) -> int:
    """The Damage healed at the start of each Activation (MD-SKILL-14)."""
    skills = [each.ability for each in held_by_hero(state, hero) if each.ability.when == "activation_start"]
    usable = [ability for ability in skills if conditions_hold(state, hero, ability)]
    return sum(amount(effect) for ability in usable for effect in ability.effect if effect.do == "regeneration")


def is_untargetable(state: State, hero: Hero, type_: CombatType) -> bool:
    """Whether attacks of a type cannot be made against a Hero."""
    return any(effect.value == type_ for effect in always_effects(state, hero, "untargetable"))


def healing_factor(state: State, hero: Hero) -> int:
    """By how much each healing of a Hero is multiplied: its own doing, or that of an Ally in line of sight."""
    factor = 1
    for other in state.living:
        if other is hero or sees(state, other.zone, hero.zone):
            for effect in always_effects(state, other, "heal_multiplier"):
                factor *= amount(effect)
    return factor


# ---------------------------------------------------------------- Enemies


def held_by_enemy(enemy: Enemy) -> tuple[Held, ...]:
    """What is printed on an Enemy card, then on its Equipment (MD-ENEMY-08, MD-GUARD-08), and on a borrowed monster."""
    everything = content()
    printed = [*everything.enemy(enemy.card).abilities]
    if enemy.borrowed:
        printed += everything.enemy(enemy.borrowed).abilities
    worn = [
        Held(ability, everything.cards[card])
        for card in enemy.equipment
        for ability in everything.cards[card].abilities
    ]
    return (*map(Held, printed), *worn)


# ---------------------------------------------------------------- conditions


def conditions_hold(state: State, who: Hero | Enemy, ability: Ability) -> bool:
    """Whether the conditions that do not depend on a combat hold; voluntary Damage is none of them, for it is asked."""
    return all(_holds(state, who, condition) for condition in ability.condition)


def _holds(state: State, who: Hero | Enemy, condition: str) -> bool:
    name, _, number = condition.partition(":")
    if name == "shadow_mode":
        return is_dark(state, who.zone)
    if name in ("bloodthirst", "blood_tribute", "after_reroll", "target_single", "distance_1_plus"):
        return True
    if isinstance(who, Enemy):
        return name == "two_handed" and any(content().cards[card].slot == "two_hands" for card in who.equipment)
    if name == "wounded":
        return who.max_life - who.life >= int(number)
    worn = [content().cards[card] for card in usable_cards(state, who)]
    return _worn_as(name, worn)


def _worn_as(condition: str, worn: Sequence[Card]) -> bool:
    """Whether what a Hero wears meets a condition; cards carry tags, names are never read (MD-Q-51)."""
    weapons = [card for card in worn if card.is_weapon and card.slot != "none"]
    tags = {tag for card in weapons for tag in card.tags}
    return {
        "two_weapons": len(weapons) >= 2,
        "two_handed": any(card.slot == "two_hands" for card in weapons),
        "mace_or_hammer": bool(tags & {"mace", "hammer"}),
        "sword": "sword" in tags,
        "shield_bearer": any("shield" in card.tags for card in worn),
        "no_armor": all("armor" not in card.tags for card in worn),
    }[condition]
