"""The kinds of instructions on cards: where each is declared, and what they share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.games.tyrants.model.content import Step
from engine.kit.effects import Declared, Effects
from engine.kit.wording import dashed
from engine.table import Text


class Pool(NamedTuple):
    """Power and Influence."""

    power: int = 0
    influence: int = 0


def nothing(step: Any) -> Pool:
    """Returns an empty pool: the step gains no Power and no Influence."""
    return Pool()


@dataclass(frozen=True)
class Instruction(Declared):
    """Everything about one kind of step.

    `asks` is True if it may ask or reveal anything, or give something else when it is followed later. `most` is the
    most Power and the most Influence it can give, each taken separately.
    """

    asks: bool = True
    most: Callable[[Any], Pool] = nothing


STEPS: Effects[Instruction] = Effects()
"""Each kind is declared in the module that resolves it; the game's package imports them all."""


def most_of(steps: Iterable[Step]) -> Pool:
    """Returns the most Power and Influence that following steps can give."""
    given = [STEPS[step].most(step) for step in steps]
    return Pool(sum(each.power for each in given), sum(each.influence for each in given))


def plain_text(step: Any) -> Text:
    """Returns the text of a step without figures."""
    return Text(f"step-{dashed(step.do)}")


def times_text(step: Any) -> Text:
    """Returns the text of a step that is followed several times."""
    return Text(f"step-{dashed(step.do)}", count=step.times)
