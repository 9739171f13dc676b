"""Standing orders: reactions outside a Hero's own Activation, and what to do with new cards.

In its own Activation a player decides everything except where new cards go.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.model.state import State
from engine.table import ASK_ME, Ask, Order

BEST, NEVER, AGREE, KEEP = "best", "never", "agree", "keep"
REFUSALS = ("no", "done")  # options that decline


def _when_attacked(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Gives the rules' default or declines. The player's own attacks are left to the player."""
    if ask.occasion != "reaction":
        return None
    return (ask.default or None) if choice == BEST else _declined(ask)


def _answered(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    return ["yes"] if choice == AGREE else _declined(ask)


def _kept(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str]:
    """Puts new cards into the pack and keeps the current Equipment."""
    return [next(each for each in ("keep", "done") if each in ask.by_id)]


def _declined(ask: Ask) -> Sequence[str] | None:
    return [each for each in REFUSALS if each in ask.by_id] or None


ORDERS = (
    Order("enchantments", ("combat.defense_enchantment",), (ASK_ME, BEST, NEVER), _when_attacked),
    Order("rerolls", ("combat.reroll",), (ASK_ME, BEST, NEVER), _when_attacked),
    Order("price", ("combat.skill", "combat.tribute", "combat.bodyguard"), (ASK_ME, NEVER), _when_attacked),
    Order("trades", ("item.agree",), (ASK_ME, AGREE, NEVER), _answered),
    Order("finds", ("item.keep", "item.reorganize"), (ASK_ME, KEEP), _kept),
)
