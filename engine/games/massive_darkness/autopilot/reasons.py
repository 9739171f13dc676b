"""Reasons for a choice, for hints: expected Damage, the Enemies that can strike, and what a move leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.massive_darkness.autopilot.danger import expected_damage, strikes
from engine.games.massive_darkness.autopilot.goals import objective
from engine.games.massive_darkness.board.zones import board, distances
from engine.games.massive_darkness.combat.combat import Attack
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Ask, Text


def reasons(view: State, ask: Ask, seat: int, pick: Sequence[str]) -> Sequence[Text]:
    """Returns facts that speak for the attack or move of these options, then the danger where the Hero is."""
    hero = view.heroes[seat]
    if hero.dead or hero.zone not in board(view).cells:
        return ()
    options = [ask.by_id[each] for each in pick]
    attacks = [option.value for option in options if isinstance(option.value, Attack)]
    known = board(view).cells
    moves = [option for option in options if option.id.startswith("move:")]
    zones = [place for option in moves for place in option.places[:1] if place in known]
    found = [
        *(fact for attack in attacks for fact in _of_attack(view, hero, attack)),
        *(fact for zone in zones if zone != hero.zone for fact in _of_zone(view, hero, zone)),
        *(fact for zone in zones for fact in _nearer(view, hero, zone)),
        *(_strikers(view, hero, hero.zone) if zones else ()),
    ]
    return list(dict.fromkeys(found))


def _of_attack(view: State, hero: Hero, attack: Attack) -> Iterator[Text]:
    """Yields the average Damage that an attack deals, against the Life of its target and the strike in return."""
    enemy = next((each for each in view.enemies if each.id == attack.target), None)
    if enemy is None:
        return
    deals, life = expected_damage(enemy, attack), enemy.life + sum(enemy.minions)
    yield Text("reason-deals", damage=round(deals, 1), count=life)
    if suffered := round(strikes(view, hero, enemy, hero.zone), 1):
        yield Text("reason-suffers", damage=suffered, count=hero.life)


def _of_zone(view: State, hero: Hero, zone: str) -> Iterator[Text]:
    """Yields the number of Enemies that can strike the Hero in a Zone, and their average Damage; that none can, only if
    some can where the Hero is."""
    found = list(_strikers(view, hero, zone))
    if not found and list(_strikers(view, hero, hero.zone)):
        yield Text("reason-no-strikers", hero=hero.hero, zone=zone)
    yield from found


def _strikers(view: State, hero: Hero, zone: str) -> Iterator[Text]:
    each = [damage for enemy in view.enemies if (damage := strikes(view, hero, enemy, zone))]
    if each:
        yield Text("reason-strikers", hero=hero.hero, zone=zone, count=len(each), damage=round(sum(each), 1))


def _nearer(view: State, hero: Hero, zone: str) -> Iterator[Text]:
    """Yields what the Hero is nearer to in a Zone: the next goal, Treasure, or a closed Door."""
    here, there = distances(view, hero.zone), distances(view, zone)
    finds = [each for each, found in view.treasure.items() if found.normal or found.special]
    doors = [side for door, now in view.doors.items() if now == "closed" for side in door.split("-")]
    for key, places in (("goal", objective(view, hero)), ("treasure", finds), ("door", doors)):
        known = [each for each in places if each in here and each in there]
        nearest = min(known, key=lambda each: there[each], default=None)
        if nearest is not None and there[nearest] < min(here[each] for each in known):
            yield Text(f"reason-nearer-{key}", zone=zone, place=nearest, steps=there[nearest])
            return
