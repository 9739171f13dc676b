"""The garbage collector in a process that runs for months: most of what is loaded at the start stays to the end."""

from __future__ import annotations

import gc

THRESHOLDS = (10_000, 10, 10)
"""How many new objects there are between collections; Python's usual 700 are made by two or three answers."""


def spare_what_stays() -> None:
    """Leaves what is loaded now out of all later collections, and makes these rarer.

    To be called once everything is imported: otherwise a fifth of the time of every answer goes into looking at the
    same modules, rules and cards again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
