"""Standing orders of Tyrants: both concern small choices in the seat's own turn."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tyrants.asking.choices import SKIP
from engine.games.tyrants.autopilot.choose import choose
from engine.games.tyrants.model.state import State
from engine.table import ASK_ME, Ask, Order


def _highest_gain(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Picks the promotion with the greatest gain: inner-circle VP minus deck VP (TY-ACT-PROMOTE)."""
    return choose(view, ask, seat)


def _show_a_card(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """Picks the first card that fits: it stays in hand, and everyone sees it at the end of the turn anyway (TY-CARD-14,
    TY-TURN-11).

    A card that would reveal a further one is left to the player.
    """
    option = next((option for option in ask.options if option.id != SKIP), ask.by_id[SKIP])
    return None if option.final else [option.id]


ORDERS = (
    Order("promotion", ("promote.grant", "promote.card"), (ASK_ME, "highest"), _highest_gain),
    Order("focus", ("card.focus",), (ASK_ME, "show"), _show_a_card),
)
