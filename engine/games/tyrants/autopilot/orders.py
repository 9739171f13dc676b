"""Standing orders of Tyrants: both concern small choices of one's own turn."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tyrants.asking.choices import SKIP
from engine.games.tyrants.autopilot.choose import choose
from engine.games.tyrants.model.state import State
from engine.table import ASK_ME, Ask, Order


def _highest_gain(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """The promotion that gains most: inner-circle VP less deck VP (TY-ACT-PROMOTE)."""
    return choose(view, ask, seat)


def _show_a_card(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """The first card that fits: it stays in hand, and at the turn's end everybody sees it anyway (TY-CARD-14,
    TY-TURN-11). One that would show a further card is left to the player."""
    option = next((option for option in ask.options if option.id != SKIP), ask.by_id[SKIP])
    return None if option.final else [option.id]


ORDERS = (
    Order("promotion", ("promote.grant", "promote.card"), (ASK_ME, "highest"), _highest_gain),
    Order("focus", ("card.focus",), (ASK_ME, "show"), _show_a_card),
)
