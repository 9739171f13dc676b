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
    own = [each.seen for each in seats if each.user == facts.organiser]
    if not own:
        return None

    def is_there(user: int | None) -> bool:
        seen = max(each.seen for each in seats if each.user == user)
        return now - absences.later(from_milliseconds(seen), facts.guild) <= within

    if now - from_milliseconds(max(own)) <= within or is_there(facts.organiser):
        return None
    there = [each for each in seats if each.user is not None and is_there(each.user)]
    return min(there, key=lambda each: each.taken, default=None)
