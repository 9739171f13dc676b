"""Texts of cards, built from their steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.tyrants.model.content import Step, cards
from engine.games.tyrants.model.vocabulary import STEPS
from engine.kit.wording import joined
from engine.table import Text


@cache
def card_text(card: str) -> Text:
    """Returns the whole effect of a card in one line."""
    return steps_text(cards()[card].effect)


def steps_text(steps: Sequence[Step]) -> Text:
    """Several instructions, one after the other."""
    return joined("steps", [step_text(step) for step in steps])


def step_text(step: Step) -> Text:
    """Returns the text of one instruction."""
    return STEPS[step].text(step)


@cache
def resources(power: int, influence: int) -> tuple[Text, ...]:
    """Returns Power and Influence as arguments of a Text, leaving out zeros."""
    both = Text("power", count=power), Text("influence", count=influence)
    return tuple(each for each in both if each.args["count"])
