"""Finds the player who may act for an organiser who has been silent for too long (docs/behaviour.md#clocks)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.situation import Facts, Seated
from engine.campaigns.runtime.absences import Absences


def acting_organiser(facts: Facts, seats: Sequence[Seated], absences: Absences, now: datetime) -> Seated | None:
    """Returns the longest-seated player who is there, if the organiser has a seat and has been silent for twice the
    pace; None if the organiser is there.
    """
    within = facts.settings.time_to_be_seen
    seen: dict[int | None, int] = {}
    for each in seats:
        seen[each.user] = max(each.seen, seen.get(each.user, 0))
    if facts.organiser not in seen:
        return None

    def is_there(user: int | None) -> bool:
        last = absences.later(from_milliseconds(seen[user]), facts.guild)
        return now - last <= within

    if is_there(facts.organiser):
        return None
    there = [each for each in seats if each.user is not None and is_there(each.user)]
    return min(there, key=lambda each: each.taken, default=None)
