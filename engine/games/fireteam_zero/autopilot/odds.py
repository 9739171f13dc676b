"""Odds of a hero's attack: which cards to play on a target, and their chance of killing it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.fireteam_zero.autopilot.danger import keeps
from engine.games.fireteam_zero.combat.dice import chance, dice_of
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.notation import CancelOwn, ChangeDice, CreaturesOnly, Effect, IgnoreResistance
from engine.games.fireteam_zero.model.pieces import AttackType

MOST_CARDS = 5  # in one attack
PRICE = 0.1  # price of a card, which is drawn again
FRIENDLY_HIT = 1.5  # cost of hitting an own hero
BETTER = 0.06  # minimum gain in probability for another card
MANY = 99  # resistance ignored, meaning all of it
LEAST = 0.2  # chance from which an attack is considered


class Aim(NamedTuple):
    """A target: life and resistance, the value of its death, and the extra value of a kill with at most `clean` excess
    hits (-1: never).

    `number` is that of a creature.
    """

    life: int
    resist: int
    worth: float
    clean: int = -1
    clean_worth: float = 0.0
    number: int = 0


class Means(NamedTuple):
    """Other factors of an attack: dice from abilities and terrain, ignored resistance, hits spared to heroes there,
    allies beside the attacker, and heroes on the target's location.
    """

    dice: int = 0
    ignored: int = 0
    spared: int = 0
    allies: int = 0
    heroes: int = 0


class Volley(NamedTuple):
    """Cards of one type to play, their value, and the creatures they may kill with the chance of each."""

    value: float
    type: AttackType
    cards: tuple[str, ...]
    chance: float = 0.0
    kills: frozenset[int] = frozenset()
    kept: float = 0.0  # hits that the cards could absorb in hand


@lru_cache(maxsize=20_000)
def volleys(cards: tuple[str, ...], attack: AttackType, means: Means, aims: tuple[Aim, ...]) -> tuple[Volley, ...]:
    """Returns the ways to play some of these cards of a type, all in range, on the first aim; an explosive hits the
    others too.
    """
    ranked = sorted(cards, key=_force, reverse=True)
    found: list[Volley] = []
    for count in range(1, min(len(ranked), MOST_CARDS) + 1):
        each = _volley(ranked[:count], attack, means, aims)
        if each.chance >= LEAST and (not found or each.chance >= found[-1].chance + BETTER):
            found.append(each)
    return tuple(found)


def _force(card: str) -> tuple[float, str]:
    attack = content().cards[card].attack
    return attack.strength + 1.1 * attack.bonus - 0.8 * keeps(card), card


def _volley(cards: Sequence[str], attack: AttackType, means: Means, aims: Sequence[Aim]) -> Volley:
    parts = [content().cards[card].attack for card in cards]
    riders = [rider for each in parts for rider in each.rider]
    more = sum(each.n * (means.allies if each.per else 1) for each in riders if isinstance(each, ChangeDice))
    dice = dice_of(sum(each.strength for each in parts) + more + means.dice)
    bonus = sum(each.bonus for each in parts)
    ignored = means.ignored + sum(
        99 if each.n == "all" else each.n for each in riders if isinstance(each, IgnoreResistance)
    )
    needs = [aim.life + max(0, aim.resist - ignored) - bonus for aim in aims]
    chances = [chance(dice, attack, need) for need in needs]
    value = -PRICE * len(cards)
    for aim, need, likely in zip(aims, needs, chances, strict=True):
        value += aim.worth * likely
        if aim.clean >= 0:
            value += aim.clean_worth * chance(dice, attack, need, need + aim.clean)
    if means.heroes and not any(isinstance(each, CreaturesOnly) for each in riders):
        value -= FRIENDLY_HIT * means.heroes * max(0.0, dice + bonus - means.spared - _all_of(riders, CancelOwn))
    kills = frozenset(aim.number for aim, need in zip(aims, needs, strict=True) if aim.number and need <= needs[0])
    return Volley(value, attack, tuple(cards), chances[0], kills, sum(map(keeps, cards)))


def _all_of(riders: Sequence[Effect], kind: type[IgnoreResistance] | type[CancelOwn]) -> int:
    return sum(MANY if each.n == "all" else each.n for each in riders if isinstance(each, kind))
