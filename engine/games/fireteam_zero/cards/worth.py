"""Values of cards in hand: the least valuable are given up first if a player does not choose."""

from __future__ import annotations

from functools import cache

from engine.games.fireteam_zero.model.content import content

BONUS = 1.2  # bonus hits are certain
REACTION = 0.8


@cache
def worth(card: str) -> float:
    """Returns the value of its attack and of its reaction."""
    return attack_worth(card) + (REACTION if content().cards[card].reaction else 0)


def attack_worth(card: str) -> float:
    """Returns the value of its dice and bonus hits."""
    attack = content().cards[card].attack
    return attack.strength + BONUS * attack.bonus
