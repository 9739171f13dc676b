"""Reasons for a choice whose value shows later, for hints: the VP of cards, and that cards come first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.tyrants.autopilot.expert import acts
from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.state import State
from engine.games.tyrants.turns.actions import Action
from engine.table import Ask, Text


def reasons(view: State, ask: Ask, seat: int, pick: Sequence[str]) -> Sequence[Text]:
    """Returns facts about the cards of these options."""
    return [fact for each in pick for fact in _of(ask, ask.by_id[each].value)]


def _of(ask: Ask, value: object) -> Iterator[Text]:
    if isinstance(value, Action):
        if value.kind == "play":
            yield Text("reason-play")
        elif value.kind == "recruit":
            yield from _of_card(value.target)
    elif ask.key == "promote.card" and value in cards():
        found = cards()[str(value)]
        yield Text("reason-promotion", card=found.id, deck=found.deck_vp, inner=found.inner_circle_vp)
    elif ask.key == "card.recruit" and value in cards():
        yield from _of_card(str(value))


def _of_card(card: str) -> Iterator[Text]:
    """Yields the VP of a card, and if it does more than give Power and Influence."""
    found = cards()[card]
    yield Text("reason-card", card=card, deck=found.deck_vp, inner=found.inner_circle_vp)
    if acts(card):
        yield Text("reason-acts", card=card)
