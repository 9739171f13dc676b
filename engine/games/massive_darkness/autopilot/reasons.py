"""Reasons for a choice, for hints: expected Damage, Life, and the Enemies that can strike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.massive_darkness.autopilot.danger import expected_damage, strikes
from engine.games.massive_darkness.board.zones import board
from engine.games.massive_darkness.combat.combat import Attack
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Ask, Text


def reasons(view: State, ask: Ask, seat: int, pick: Sequence[str]) -> Sequence[Text]:
    """Returns facts about the attack or Zone of these options, then about the Hero's Life and danger."""
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
        *_of_zone(view, hero, hero.zone),
        Text("reason-life", hero=hero.hero, count=hero.life, most=hero.max_life),
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
    """Yields the number of Enemies that can strike the Hero in a Zone, and their average Damage."""
    each = [damage for enemy in view.enemies if (damage := strikes(view, hero, enemy, zone))]
    if each:
        yield Text("reason-strikers", hero=hero.hero, zone=zone, count=len(each), damage=round(sum(each), 1))
    else:
        yield Text("reason-no-strikers", hero=hero.hero, zone=zone)
