"""Targets and weapons of a Hero's attack (MD-ACT-06 to 10, MD-COMBAT-06, MD-COMBAT-07, MD-COMBAT-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.massive_darkness.board.zones import layout
from engine.games.massive_darkness.combat.odds import Dice, damage
from engine.games.massive_darkness.combat.pools import attack_dice, capped, printed_on, weapon_dice
from engine.games.massive_darkness.heroes.abilities import CACHE_SIZE, always_effects, usable_cards
from engine.games.massive_darkness.model.content import Card, content
from engine.games.massive_darkness.model.effects_abilities import Ability, Spellblade
from engine.games.massive_darkness.model.effects_dice import dice_text
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Colour, CombatType, Enemy, Hero, Pillar, State
from engine.table import Option, Text

Printed = tuple[str, str | None, tuple[str, ...]] | None  # card, borrowed card and Equipment of an Enemy

FARTHEST = 99
RANGES: Mapping[CombatType, tuple[int, int]] = {"melee": (0, 0), "ranged": (1, FARTHEST), "magic": (1, 2)}


class Attack(NamedTuple):
    """A chosen attack: target id, combat type, and the cards whose dice count."""

    target: str
    type: CombatType
    weapons: tuple[str, ...]


def attack_choices(state: State, hero: Hero, kinds: Collection[CombatType]) -> list[Option]:
    """Returns every attack of these types that a Hero can make now; the value is an Attack. All weapons in Range strike
    together, or a single one."""
    targets = list(_targets(state, hero))
    if not targets:
        return []
    armed = {kind: weapons_for(state, hero, kind) for kind in kinds}
    found = []
    for target, away in targets:
        for kind, weapons in armed.items():
            able = [card.id for card in weapons if reaches(card, kind, away)]
            found += [
                _attack_option(*_target_key(target), kind, chosen, len(chosen) < len(able))
                for chosen in _together_or_alone(able)
            ]
    return found


def weapons_for(state: State, hero: Hero, kind: CombatType) -> Sequence[Card]:
    """Returns the Equipped weapons with which a Hero can make an attack of this type, each card once for every copy."""
    weapons = _weapons(tuple(hero.hands), usable_cards(state, hero), kind)
    if any(is_spellblade(card, kind) for card in weapons) and not _spellblades(state, hero):
        return [card for card in weapons if not is_spellblade(card, kind)]
    return weapons


@lru_cache(maxsize=CACHE_SIZE)
def _weapons(hands: tuple[str, ...], usable: tuple[str, ...], kind: CombatType) -> Sequence[Card]:
    """Returns the usable cards in hand with dice for an attack of this type."""
    return [card for card in (content().cards[each] for each in usable if each in hands) if attack_dice(card, kind)]


def is_spellblade(card: Card, kind: CombatType) -> bool:
    """True if a card can make an attack of this type only as a Spellblade (MD-SKILL-09)."""
    return kind == "magic" and "magic" not in card.dice


def spellblade_granted(state: State, hero: Hero, kind: CombatType, weapons: Collection[str]) -> tuple[Ability, ...]:
    """Returns the abilities that apply only in a Magic Action made with a Melee weapon."""
    if not any(is_spellblade(content().cards[card], kind) for card in weapons):
        return ()
    return tuple(ability for granted in _spellblades(state, hero) for ability in granted)


def _spellblades(state: State, hero: Hero) -> list[tuple[Ability, ...]]:
    return [effect.granted for effect in always_effects(state, hero, Spellblade)]


def reaches(card: Card, kind: CombatType, away: int) -> bool:
    """True if a weapon reaches this Range. A Spellblade only reaches Range 0."""
    nearest, farthest = (0, 0) if is_spellblade(card, kind) else card.range.get(kind, RANGES[kind])
    return nearest <= away <= farthest


def _targets(state: State, hero: Hero) -> Iterator[tuple[Enemy | Pillar, int]]:
    """Yields the Hero's possible targets with their distances: Enemies, and Pillars with Life (MD-OBJ-04, MD-Q-66)."""
    now, rules = layout(state), rules_of(state)
    reached, seen = now.reach(hero.zone), now.sight(hero.zone)
    for enemy in state.enemies:
        if enemy.zone in reached and rules.can_be_attacked(state, enemy):
            yield enemy, reached[enemy.zone]
    for pillar in state.pillars:
        if pillar.standing and pillar.life and pillar.zone in seen:
            yield pillar, seen[pillar.zone]


def _together_or_alone(weapons: list[str]) -> list[tuple[str, ...]]:
    """Returns the sets of weapons that a Hero chooses between (MD-COMBAT-06)."""
    if len(weapons) < 2:
        return [tuple(weapons)] if weapons else []
    return [tuple(weapons), *((card,) for card in dict.fromkeys(weapons))]


def _target_key(target: Enemy | Pillar) -> tuple[str, str, Printed]:
    """Returns a target's id and Zone, and the cards with its defense dice."""
    if isinstance(target, Pillar):
        return target.id, target.zone, None
    return target.id, target.zone, (target.card, target.borrowed, tuple(target.equipment))


@lru_cache(maxsize=CACHE_SIZE)
def _attack_option(
    target: str, zone: str, printed: Printed, kind: CombatType, weapons: tuple[str, ...], alone: bool
) -> Option:
    """Returns an option of the menu. It is cached, because every decision lists the menu."""
    attack, defense = (
        _capped_pool(weapon_dice(weapons, kind)),
        _capped_pool(printed_on(*printed, "defense")) if printed else (),
    )
    option_id = f"attack:{target}:{kind}"
    enemy = printed[0] if printed else Text("combat-pillar")
    text = Text(f"hero-attack-{kind}", enemy=enemy, zone=zone)
    if alone:
        option_id = f"{option_id}:{weapons[0]}"
        text = Text("combat-attack-alone", attack=text, weapon=weapons[0], enemy=enemy, zone=zone)
    whole, tenths = divmod(round(10 * damage(attack, defense)), 10)
    detail = Text(
        "combat-attack-dice", attack=_pool_text(attack), defense=_pool_text(defense), whole=whole, tenths=tenths
    )
    group = f"attack-{kind}-alone" if alone else f"attack-{kind}"
    return Option(option_id, text, Attack(target, kind, weapons), detail, group, (zone,), "dice")


def _capped_pool(dice: Counter[Colour]) -> Dice:
    return tuple((colour, count) for colour, count in sorted(capped(dice).items()) if count)


def _pool_text(dice: Dice) -> tuple[Text, ...]:
    return dice_text(dice) or (Text("combat-no-dice"),)
