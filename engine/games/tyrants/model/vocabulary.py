"""The kinds of instructions on cards: where each is declared, and what several of them say alike."""

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
    """Of a step that gains no Power and no Influence."""
    return Pool()


@dataclass(frozen=True)
class Instruction(Declared):
    """Everything about one kind of step. `asks`: whether it may ask or reveal anything, or give something else when it
    is followed later; `most`: the most Power and Influence that it can give, each counted by itself."""

    asks: bool = True
    most: Callable[[Any], Pool] = nothing


STEPS: Effects[Instruction] = Effects()
"""Each kind is declared in the module that resolves it; the package of the game sees to it that all are there."""


def most_of(steps: Iterable[Step]) -> Pool:
    """The most Power and Influence that following steps can give."""
    given = [STEPS[step].most(step) for step in steps]
    return Pool(sum(each.power for each in given), sum(each.influence for each in given))


def plain_text(step: Any) -> Text:
    """A step without figures."""
    return Text(f"step-{dashed(step.do)}")


def times_text(step: Any) -> Text:
    """A step that is followed several times."""
    return Text(f"step-{dashed(step.do)}", count=step.times)
