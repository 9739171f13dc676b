"""Explains why an Action is impossible now: what the Hero lacks, what holds it, or the distance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.games.massive_darkness.actions.doors import closed_doors
from engine.games.massive_darkness.actions.menu import COMBAT_TYPES, TRADE, TRANSMUTE
from engine.games.massive_darkness.actions.movement import has_points
from engine.games.massive_darkness.actions.picking import has_tokens
from engine.games.massive_darkness.actions.spending import can_spend
from engine.games.massive_darkness.board.zones import board, distances, first_steps, reach
from engine.games.massive_darkness.combat.attacks import is_spellblade, weapons_for
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import CombatType, Enemy, Hero, State
from engine.table import Ask, Impossible, Text

GROUPS = {"move": "move", "open": "door", "pick": "pick", "attack": "attack"}
"""The group of an option by the beginning of its id; all others are Equipment."""
UNREACHED = 1000  # steps, more than any board has Zones


def impossible(view: State, ask: Ask, seat: int) -> Sequence[Impossible]:
    """Returns the Actions that an Activation does not offer, each with the reason (MD-ACT-05)."""
    if ask.key not in ("hero.action", "hero.free_action"):
        return ()
    offered = {":".join(option_id.split(":")[:3]) for option_id in ask.by_id}
    found = [each for each in _candidates(view, view.heroes[seat]) if each.id not in offered]
    return [replace(each, group=GROUPS.get(each.id.partition(":")[0], "gear")) for each in found]


def _candidates(view: State, hero: Hero) -> Iterator[Impossible]:
    steps = distances(view, hero.zone)
    for zone in sorted(board(view).zones, key=lambda zone: steps.get(zone, UNREACHED)):
        if zone != hero.zone and zone not in view.removed_zones:
            yield _move(view, hero, zone)
    doors = sorted(closed_doors(view), key=lambda door: min(steps.get(side, UNREACHED) for side in door.split("-")))
    yield from (_open(view, hero, door) for door in doors)
    yield _pick_up(view, hero)
    enemies = sorted(view.enemies, key=lambda enemy: steps.get(enemy.zone, UNREACHED))
    attacks = [_attack(view, hero, enemy, type_) for enemy in enemies for type_ in COMBAT_TYPES]
    yield from sorted(attacks, key=lambda each: each.why.key.startswith("why-hero-no-weapon"))
    yield Impossible(TRADE.id, TRADE.text, _no_action(view, hero) or Text("why-hero-nobody-trades"))
    lacks = Text("why-hero-few-cards", have=len(hero.inventory))
    yield Impossible(TRANSMUTE.id, TRANSMUTE.text, _stunned(hero) or lacks)


def _stunned(hero: Hero) -> Text | None:
    return Text("why-hero-stunned") if hero.stunned else None


def _no_action(view: State, hero: Hero) -> Text | None:
    """Returns why nothing that costs an Action of any kind is possible."""
    return _stunned(hero) or (None if can_spend(view, "any") else Text("why-hero-no-action"))


def _no_points(view: State, hero: Hero) -> Text | None:
    """Returns why nothing that costs a Movement Point is possible."""
    return _stunned(hero) or (None if has_points(view) else Text("why-hero-no-points"))


def _move(view: State, hero: Hero, zone: str) -> Impossible:
    """Checks the distance first, which no other Action would change; then what prevents any move."""
    steps = distances(view, hero.zone).get(zone)
    where = Text("in-light" if board(view).zones[zone].light else "in-shadow", zone=zone)
    option = f"move:{zone}", Text("hero-move", where=where)
    if steps is None:
        return Impossible(*option, Text("why-hero-no-way", zone=zone))
    if steps > 1:
        near = first_steps(view, hero.zone, zone)
        return Impossible(*option, Text("why-hero-far", zone=zone, steps=steps, near=near), near)
    return Impossible(*option, _no_points(view, hero) or _held_by(view, hero))


def _held_by(view: State, hero: Hero) -> Text:
    enemies = [enemy.card for enemy in view.enemies_in(hero.zone) if not enemy.stunned]
    return Text("why-hero-held", enemies=tuple(enemies), zone=hero.zone)


def _open(view: State, hero: Hero, door: str) -> Impossible:
    option, sides = (f"open:{door}", Text("hero-open", door=door)), tuple(door.split("-"))
    if hero.zone not in sides:
        return Impossible(*option, Text("why-hero-door-far", door=door, sides=sides), sides)
    return Impossible(*option, _no_points(view, hero) or Text("why-hero-door-special", door=door))


def _pick_up(view: State, hero: Hero) -> Impossible:
    option = "pick", Text("hero-pick")
    if not has_tokens(view, hero):
        zones = tuple(zone for zone, here in view.treasure.items() if here.normal or here.special)
        return Impossible(*option, Text("why-hero-no-tokens", zone=hero.zone), zones)
    enemies = tuple(enemy.card for enemy in view.enemies_in(hero.zone))
    held = Text("why-hero-guarded", enemies=enemies, zone=hero.zone) if enemies else None
    return Impossible(*option, held or _no_points(view, hero) or Text("why-hero-no-points"))


def _attack(view: State, hero: Hero, enemy: Enemy, type_: CombatType) -> Impossible:
    """Checks the weapon first, then line of sight and Range, then the Action (MD-ACT-06 to MD-ACT-08)."""
    option = f"attack:{enemy.id}:{type_}", Text(f"hero-attack-{type_}", enemy=enemy.card, zone=enemy.zone)
    weapons = [card for card in weapons_for(view, hero, type_) if not is_spellblade(card, type_)]
    away = reach(view, hero.zone).get(enemy.zone)
    if not weapons:
        return Impossible(*option, Text(f"why-hero-no-weapon-{type_}"))
    if not rules_of(view).can_be_attacked(view, enemy):
        return Impossible(*option, Text("why-hero-not-attackable", enemy=enemy.card))
    if away is None:
        zones = tuple(reach(view, enemy.zone))
        return Impossible(*option, Text("why-hero-not-seen", enemy=enemy.card, zone=enemy.zone), zones)
    return Impossible(*option, _no_attack(view, hero, type_) or Text(f"why-hero-range-{type_}", away=away))


def _no_attack(view: State, hero: Hero, type_: CombatType) -> Text | None:
    return _stunned(hero) or (None if can_spend(view, type_) else Text("why-hero-no-action"))
