"""Tunes the garbage collector for a process that runs for months: most objects loaded at the start stay to the end."""

from __future__ import annotations

import gc

THRESHOLDS = (10_000, 10, 10)
"""New objects between collections. Python's default of 700 is reached by two or three answers."""


def spare_what_stays() -> None:
    """Excludes everything loaded now from later collections, and makes these rarer.

    Call after all imports. Otherwise a fifth of every answer's time is spent rescanning the same modules, rules and
    cards.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
