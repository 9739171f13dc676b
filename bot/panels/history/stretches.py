"""Where a log or a walk through past boards may begin."""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages.ids import Press
from engine.campaigns.history.account import Since

STRETCHES: tuple[Since, ...] = ("turn", "round", "chapter", "start")


def stretch(named: str) -> Since:
    """What is meant; what names nothing known is taken for one's own last turn."""
    return next((each for each in STRETCHES if each == named), "turn")


@dataclass(frozen=True, slots=True)
class Step:
    """One of the past boards of a stretch, counted from 0; the stretch is named by where it begins, or by the number of
    the post that tells all of it."""

    campaign: int
    stretch: str
    at: int = 0

    @property
    def press(self) -> Press:
        """The button that shows it."""
        return Press("step", self.campaign, n=self.at, what=self.stretch)

    @classmethod
    def of(cls, press: Press) -> Step:
        """The inverse of `press`."""
        return cls(press.campaign, press.what, press.n)
