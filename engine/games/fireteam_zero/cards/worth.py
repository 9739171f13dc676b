"""How much a card of the hand is worth beside others: what is given up first where a player says nothing."""

from __future__ import annotations

from functools import cache

from engine.games.fireteam_zero.content import content

BONUS = 1.2  # bonus hits are sure
REACTION = 0.8


@cache
def worth(card: str) -> float:
    """Its attack, and that it can be a reaction."""
    known = content().cards[card]
    return known.attack.strength + BONUS * known.attack.bonus + (REACTION if known.reaction else 0)
