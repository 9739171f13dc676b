"""Start points of logs and of walks through past boards."""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages.ids import Press
from engine.campaigns.history.account import Since

STRETCHES: tuple[Since, ...] = ("turn", "round", "chapter", "start")


def stretch(named: str) -> Since:
    """Returns the start point with this name; unknown names mean the reader's own last turn."""
    return next((each for each in STRETCHES if each == named), "turn")


@dataclass(frozen=True, slots=True)
class Step:
    """One of the past boards of a stretch, counted from 0. A stretch is named by its start, or by the number of the
    post that covers it."""

    campaign: int
    stretch: str
    at: int = 0

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return Press("step", self.campaign, n=self.at, what=self.stretch)

    @classmethod
    def of(cls, press: Press) -> Step:
        """Reads a press. Raises NotOurs."""
        return cls(press.campaign, press.what, press.n)


@dataclass(frozen=True, slots=True)
class Animated:
    """A stretch, named by its start."""

    campaign: int
    since: str

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return Press("animate", self.campaign, what=self.since)

    @classmethod
    def of(cls, press: Press) -> Animated:
        """Reads a press."""
        return cls(press.campaign, press.what)
