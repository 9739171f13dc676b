"""Every fault of Discord that a soak plans, where it happens, and how often."""

from __future__ import annotations

from collections.abc import Sequence

from bot.local_discord.rest import faults

REQUESTS, INTERACTIONS, PRESSED, CHANGED = "* /[ciw]*", "* /[iw]*", "INTERACTION_CREATE", "[TCG]*"
SLOW = 0.2  # seconds
FAULTS: Sequence[tuple[faults.RequestFault | faults.EventFault, str, float]] = (
    (faults.Limited(), REQUESTS, 0.03),
    (faults.Limited(everywhere=True), REQUESTS, 0.03),
    (faults.Banned(), REQUESTS, 0.03),
    (faults.Broken(), REQUESTS, 0.03),
    (faults.Broken(503), REQUESTS, 0.03),
    (faults.AnswerLost(), REQUESTS, 0.1),
    (faults.AnswerLost(None), REQUESTS, 0.1),
    (faults.Slow(SLOW), REQUESTS, 0.03),
    (faults.TooLate(), INTERACTIONS, 0.1),
    (faults.Missed(), PRESSED, 0.1),
    (faults.Missed(), CHANGED, 0.1),
    (faults.Twice(), PRESSED, 0.1),
)
