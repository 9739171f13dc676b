"""The step that a person takes next in a lobby, which is the blue button of every panel (docs/behaviour.md#lobby)."""

from __future__ import annotations

from bot.live_messages.lobby import is_complete, may_start
from engine.campaigns import Situation


def next_step(situation: Situation, user: int) -> str | None:
    """Returns what this person does next in the lobby: join, start if they may and nothing is missing, or be ready."""
    if situation.stage not in ("lobby", "between"):
        return None
    seats = situation.seats_of(user)
    if not seats and any(each.can_be_taken for each in situation.seats):
        return "join"
    if may_start(situation, user) and is_complete(situation):
        return "start"
    return "ready" if seats and situation.stage == "lobby" and not situation.seats[seats[0]].ready else None
