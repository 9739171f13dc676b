"""How much a card of the hand is worth beside others: what is given up first where a player says nothing."""

from __future__ import annotations

from functools import cache

from engine.games.fireteam_zero.model.content import content

BONUS = 1.2  # bonus hits are sure
REACTION = 0.8


@cache
def worth(card: str) -> float:
    """Its attack, and that it can be a reaction."""
    return attack_worth(card) + (REACTION if content().cards[card].reaction else 0)


def attack_worth(card: str) -> float:
    """Its dice and bonus hits."""
    attack = content().cards[card].attack
    return attack.strength + BONUS * attack.bonus
