"""Where a log or a walk through past boards may begin."""

from __future__ import annotations

from engine.campaigns.history.account import Since

STRETCHES: tuple[Since, ...] = ("turn", "round", "chapter", "start")


def stretch(named: str) -> Since:
    """What is meant; what names nothing known is taken for one's own last turn."""
    return next((each for each in STRETCHES if each == named), "turn")
