"""Danger estimates for autopilot: average Damage between Heroes and Enemies, and reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.massive_darkness.autopilot.gear import ATTACKS
from engine.games.massive_darkness.board.zones import is_dark, neighbours, reach, sight
from engine.games.massive_darkness.combat.attacks import Attack, reaches, weapons_for
from engine.games.massive_darkness.combat.odds import damage
from engine.games.massive_darkness.combat.pools import enemy_dice, hero_defense, weapon_dice
from engine.games.massive_darkness.enemies.targets import combat_type, is_held
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Colour, CombatType, Enemy, Hero, State


def expected_damage(enemy: Enemy, chosen: Attack) -> float:
    """Returns the average number of Hits that the target's Shields do not stop."""
    return damage(_pool(weapon_dice(chosen.weapons, chosen.type)), _pool(enemy_dice(enemy, "defense")))


def threat(view: State, hero: Hero, enemy: Enemy, kind: CombatType) -> float:
    """Returns the average Damage of an Enemy's attack on a Hero."""
    return damage(_pool(enemy_dice(enemy, kind)), _pool(hero_defense(view, hero)))


def _pool(dice: Counter[Colour]) -> tuple[tuple[Colour, int], ...]:
    return tuple(sorted(dice.items()))


def strikes(view: State, hero: Hero, enemy: Enemy, zone: str) -> float:
    """Returns the Damage of an Enemy's answer to a Hero in a Zone within its next move; 0 if out of reach. An Enemy
    held by another Hero only strikes from its place."""
    rules = rules_of(view)
    there = sight(view, zone)
    hidden = is_dark(view, zone) and enemy.zone not in there
    if hidden or enemy.stunned or rules.is_dormant(view, enemy):
        return 0.0
    kind = combat_type(enemy, there[enemy.zone]) if enemy.zone in there else None
    if kind is None and not is_held(view, enemy, without=hero):
        steps = (there[step] for step in neighbours(view, enemy.zone) if step in there)
        kind = next((found for away in steps if (found := combat_type(enemy, away))), None)
    return threat(view, hero, enemy, kind) if kind else 0.0


def shots(view: State, hero: Hero, enemy: Enemy) -> Iterator[tuple[str, Attack]]:
    """Yields from where and how a Hero could attack an Enemy, with all weapons in Range."""
    armed = [(kind, weapons_for(view, hero, kind)) for kind in ATTACKS]
    for zone, away in reach(view, enemy.zone).items():
        for kind, weapons in armed:
            able = tuple(card.id for card in weapons if reaches(card, kind, away))
            if able:
                yield zone, Attack(enemy.id, kind, able)
