"""What an attack of a hero is worth: which cards to play on a target, by how likely they kill it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.fireteam_zero.autopilot.saving import of_dice
from engine.games.fireteam_zero.cards.notation import CancelOwn, CreaturesOnly, IgnoreResistance
from engine.games.fireteam_zero.combat.dice import dice_of
from engine.games.fireteam_zero.content import content
from engine.games.fireteam_zero.pieces import AttackType
from engine.kit.dice import Spread

MOST_CARDS = 4  # of one attack; more are hardly ever worth their loss
PRICE = 0.45  # of a card, which is also life
FRIENDLY_HIT = 1.3  # what a hit on a hero of one's own costs


class Aim(NamedTuple):
    """What there is to hit: life and resistance, what its death is worth, and what it is worth besides if it dies by
    at most `clean` hits too many (-1: never)."""

    life: int
    resist: int
    worth: float
    clean: int = -1
    clean_worth: float = 0.0


class Volley(NamedTuple):
    """Cards of one type to play, and what they are worth."""

    value: float
    type: AttackType
    cards: tuple[str, ...]


NO_VOLLEY = Volley(0.0, "close", ())


@lru_cache(maxsize=64)
def _spread(count: int, attack: AttackType) -> Spread:
    return of_dice(count, attack)


def chance(count: int, attack: AttackType, least: int, most: int = 99) -> float:
    """How likely so many dice show at least, and at most, so many symbols."""
    return sum(p for shown, p in _spread(count, attack).items() if least <= shown <= most)


@lru_cache(maxsize=20_000)
def volley(cards: tuple[str, ...], attack: AttackType, more: int, aims: tuple[Aim, ...], heroes: int) -> Volley:
    """The best of the ways to play some of these cards of a type, which all reach: `more` dice come by abilities and
    terrain. An explosive hits everything there, `heroes` of one's own included."""
    ranked = sorted(cards, key=_force, reverse=True)
    ways = (_way(ranked[:count], attack, more, aims, heroes) for count in range(1, min(len(ranked), MOST_CARDS) + 1))
    return max(ways, default=NO_VOLLEY)


def _force(card: str) -> tuple[float, str]:
    attack = content().cards[card].attack
    return attack.strength + 1.1 * attack.bonus, card


def _way(cards: Sequence[str], attack: AttackType, more: int, aims: Sequence[Aim], heroes: int) -> Volley:
    parts = [content().cards[card].attack for card in cards]
    dice = dice_of(sum(each.strength for each in parts) + more)
    bonus = sum(each.bonus for each in parts)
    riders = [rider for each in parts for rider in each.rider]
    ignored = sum(99 if each.n == "all" else each.n for each in riders if isinstance(each, IgnoreResistance))
    value = -PRICE * len(cards)
    for aim in aims:
        need = aim.life + max(0, aim.resist - ignored) - bonus
        value += aim.worth * chance(dice, attack, need)
        if aim.clean >= 0:
            value += aim.clean_worth * chance(dice, attack, need, need + aim.clean)
    if heroes and not any(isinstance(each, CreaturesOnly) for each in riders):
        spared = sum(99 if each.n == "all" else each.n for each in riders if isinstance(each, CancelOwn))
        value -= FRIENDLY_HIT * heroes * max(0.0, dice + bonus - spared)
    return Volley(value, attack, tuple(cards))
