"""The abilities that a Participant has now, and their conditions (MD-SKILL, MD-COND, MD-CLASS)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from engine.games.massive_darkness.board.zones import is_dark, sees
from engine.games.massive_darkness.model.content import Card, content
from engine.games.massive_darkness.model.effects import Effect, When
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.effects_skills import (
    Elusive,
    HealMultiplier,
    MaxLife,
    MovementPoints,
    Regeneration,
    Retaliate,
    Taunt,
    Untargetable,
)
from engine.games.massive_darkness.model.state import STARTING_LIFE, CombatType, Enemy, Hero, State

MOVEMENT_POINTS = 2  # in a Movement Action (MD-ACT-11)
Owned = tuple[str | None, tuple[str, ...], tuple[str, ...], int | None]  # body, hands, pack, highest Level of use
SomeEffect = TypeVar("SomeEffect", bound=Effect)
CACHE_SIZE = 4096  # for recurring sets of Skills and cards


@dataclass(frozen=True, slots=True)
class Held:
    """An ability and the Equipment card it is printed on, if any."""

    ability: Ability
    card: Card | None = None

    @property
    def id(self) -> str:
        """The ability's id."""
        return self.ability.id


class Kit:
    """Everything that a Hero or an Enemy can use. It is created once for the same Skills and cards and caches its
    answers, because every list of options asks again."""

    def __init__(self, held: Iterable[Held]) -> None:
        self.held = tuple(held)
        self._at: dict[tuple[When, ...], tuple[Held, ...]] = {}

    def at(self, *moments: When) -> tuple[Held, ...]:
        """Returns the abilities used at these moments, as printed."""
        if moments not in self._at:
            self._at[moments] = tuple(each for each in self.held if each.ability.when in moments)
        return self._at[moments]

    def always(self, kind: type[SomeEffect]) -> Sequence[tuple[Ability, SomeEffect]]:
        """Returns the permanent effects of one kind, each with its ability."""
        return self._always.get(kind, ())

    @cached_property
    def _always(self) -> dict[type[Effect], list[tuple[Ability, Any]]]:
        """Returns the permanent effects of a kind."""
        found: dict[type[Effect], list[tuple[Ability, Any]]] = defaultdict(list)
        for ability in (each.ability for each in self.at("always")):
            for effect in ability.effect:
                found[type(effect)].append((ability, effect))
        return dict(found)

    @cached_property
    def shared(self) -> tuple[Held, ...]:
        """Returns the abilities that other Heroes in the Zone can use, too."""
        return tuple(each for each in self.held if each.ability.aura == "zone")


# ---------------------------------------------------------------- Heroes


def kit_of_hero(state: State, hero: Hero) -> Kit:
    """Returns everything that a Hero can use at the Current Level: Hero card, Class, Skills, Equipment, and what other
    Heroes in its Zone share (MD-HERO-03 to MD-HERO-05, MD-CLASS-02 to MD-CLASS-07, MD-LEVEL-10)."""
    own = _own_kit(state, hero)
    sharing = [
        kit
        for other in state.heroes
        if other.zone == hero.zone and other is not hero and not other.dead and (kit := _own_kit(state, other)).shared
    ]
    return _joined_kit(own, tuple(sharing)) if sharing else own


def _own_kit(state: State, hero: Hero) -> Kit:
    """Cached by plain values alone, because every list of options asks for it several times."""
    owned = hero.body, tuple(hero.hands), tuple(hero.pack), state.level if state.story else None
    return _kit(hero.hero, hero.hero_class, tuple(hero.skills), state.level, owned)


@lru_cache(maxsize=CACHE_SIZE)
def _kit(hero: str, hero_class: str, skills: tuple[str, ...], level: int, owned: Owned) -> Kit:
    everything = content()
    sheet = everything.classes[hero_class]
    printed = [*everything.heroes[hero].abilities, *sheet.free.abilities, *sheet.signature.abilities]
    for line in sheet.lines:
        usable = [step for step in line.steps if step.id in skills and step.level <= level]
        printed += usable[-1].abilities if usable else ()
    return Kit((*map(Held, printed), *_printed_on(_usable(*owned))))


@lru_cache(maxsize=CACHE_SIZE)
def _joined_kit(own: Kit, sharing: tuple[Kit, ...]) -> Kit:
    return Kit((*own.held, *(held for kit in sharing for held in kit.shared)))


def _printed_on(cards: Iterable[str]) -> Iterator[Held]:
    """Yields the abilities printed on Equipment."""
    for card in cards:
        sheet = content().cards[card]
        yield from (Held(ability, sheet) for ability in sheet.abilities)


def usable_at(state: State, hero: Hero, moment: When) -> Iterator[Held]:
    """Returns the abilities that a Hero can use at this moment, with their conditions met."""
    return (each for each in kit_of_hero(state, hero).at(moment) if conditions_hold(state, hero, each.ability))


def usable_cards(state: State, hero: Hero) -> tuple[str, ...]:
    """Returns the cards that count as Equipped: those in the slots, and all without a slot (MD-EQUIP-06); in Story Mode
    none above the Current Level (MD-STORY-15)."""
    return _usable(hero.body, tuple(hero.hands), tuple(hero.pack), state.level if state.story else None)


@lru_cache(maxsize=CACHE_SIZE)
def _usable(body: str | None, hands: tuple[str, ...], pack: tuple[str, ...], level: int | None) -> tuple[str, ...]:
    cards = content().cards
    slots = (body, *hands) if body else hands
    slotless = [card for card in pack if cards[card].slot == "none"]
    return tuple(card for card in (*slots, *slotless) if level is None or cards[card].level <= level)


def always_effects(state: State, hero: Hero, kind: type[SomeEffect]) -> list[SomeEffect]:
    """Returns the permanent effects of one kind whose conditions are met."""
    active = kit_of_hero(state, hero).always(kind)
    return [effect for ability, effect in active if conditions_hold(state, hero, ability)]


def maximum_life(state: State, hero: Hero) -> int:
    """Returns a Hero's maximum Life at the Current Level (MD-LIFE-02, MD-SKILL-05)."""
    return STARTING_LIFE + sum(effect.value for effect in always_effects(state, hero, MaxLife))


def movement_points(state: State, hero: Hero) -> int:
    """Returns the Movement Points of each Movement Action (MD-ACT-11, MD-SKILL-07, MD-Q-44)."""
    return MOVEMENT_POINTS + sum(effect.value for effect in always_effects(state, hero, MovementPoints))


def is_elusive(state: State, hero: Hero) -> bool:
    """True if a Hero can leave Zones that hold Enemies (MD-SKILL-10)."""
    return bool(always_effects(state, hero, Elusive))


def has_taunt(state: State, hero: Hero) -> bool:
    """True if a Hero always counts as the one with the most XP (MD-SKILL-13)."""
    return bool(always_effects(state, hero, Taunt))


def retaliation(state: State, hero: Hero) -> int:
    """Returns the Damage that an Attacker suffers from a strong defense (MD-SKILL-15)."""
    return sum(effect.value for effect in always_effects(state, hero, Retaliate))


def regeneration(state: State, hero: Hero) -> int:
    """Returns the Damage healed at the start of each Activation (MD-SKILL-14)."""
    skills = [each.ability for each in usable_at(state, hero, "activation_start")]
    return sum(effect.value for ability in skills for effect in ability.effect if isinstance(effect, Regeneration))


def is_untargetable(state: State, hero: Hero, type_: CombatType) -> bool:
    """True if attacks of a type cannot be made against a Hero."""
    return any(effect.value == type_ for effect in always_effects(state, hero, Untargetable))


def healing_factor(state: State, hero: Hero) -> int:
    """Returns the factor of each healing of a Hero: its own, or that of an Ally in line of sight."""
    factor = 1
    for other in state.living:
        if other is hero or sees(state, other.zone, hero.zone):
            for effect in always_effects(state, other, HealMultiplier):
                factor *= effect.value
    return factor


# ---------------------------------------------------------------- Enemies


def kit_of_enemy(enemy: Enemy) -> Kit:
    """Returns the abilities of an Enemy card, then of its Equipment (MD-ENEMY-08, MD-GUARD-08), and of a borrowed
    monster.
    """
    return _enemy_kit(enemy.card, enemy.borrowed, tuple(enemy.equipment))


@lru_cache(maxsize=CACHE_SIZE)
def _enemy_kit(card: str, borrowed: str | None, equipment: tuple[str, ...]) -> Kit:
    sheets = [content().enemy(each) for each in (card, borrowed) if each]
    printed = [ability for sheet in sheets for ability in sheet.abilities]
    return Kit((*map(Held, printed), *_printed_on(equipment)))


# ---------------------------------------------------------------- conditions


def conditions_hold(state: State, who: Hero | Enemy, ability: Ability) -> bool:
    """True if the conditions that do not depend on a combat hold. Voluntary Damage is not one of them, because it is
    asked for."""
    return not ability.condition or all(_holds(state, who, condition) for condition in ability.condition)


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
    return _worn_as(name, usable_cards(state, who))


@lru_cache(maxsize=CACHE_SIZE)
def _worn_as(condition: str, cards: tuple[str, ...]) -> bool:
    """True if a Hero's Equipment meets a condition. Cards carry tags; names are never read (MD-Q-51)."""
    worn = [content().cards[card] for card in cards]
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
