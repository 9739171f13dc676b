"""Every fault of Discord that a soak plans, where it happens, and how often."""

from __future__ import annotations

from collections.abc import Sequence

from bot.local_discord.rest.faults import (
    AnswerLost,
    Banned,
    Broken,
    EventFault,
    Limited,
    Missed,
    RequestFault,
    Slow,
    TooLate,
    Twice,
)

REQUESTS, INTERACTIONS, PRESSED, CHANGED = "* /[ciw]*", "* /[iw]*", "INTERACTION_CREATE", "[TCG]*"
SLOW = 0.2  # seconds
FAULTS: Sequence[tuple[RequestFault | EventFault, str, float]] = (
    (Limited(), REQUESTS, 0.03),
    (Limited(everywhere=True), REQUESTS, 0.03),
    (Banned(), REQUESTS, 0.03),
    (Broken(), REQUESTS, 0.03),
    (Broken(503), REQUESTS, 0.03),
    (AnswerLost(), REQUESTS, 0.1),
    (AnswerLost(None), REQUESTS, 0.1),
    (Slow(SLOW), REQUESTS, 0.03),
    (TooLate(), INTERACTIONS, 0.1),
    (Missed(), PRESSED, 0.1),
    (Missed(), CHANGED, 0.1),
    (Twice(), PRESSED, 0.1),
)
