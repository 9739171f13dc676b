"""Notifies people who want it that they are next: the turn message of the player before them mentions them, too
(docs/behaviour.md#waiting)."""

from __future__ import annotations

from bot.interactions.services import Services
from engine.campaigns import Situation


class Foretelling:
    """Finds the next player, and remembers the turn for which they were notified, so that no one is notified twice."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def person(self, situation: Situation) -> int | None:
        """Returns the player after the one whose turn it is, if they want to know and do not rest now. Seats that
        autopilot plays are passed over."""
        if situation.stage != "playing" or situation.facts.pause or not situation.asks or not situation.asks[0].in_turn:
            return None
        acting = situation.asks[0].seats[0]
        user = _person_after(situation, acting)
        if user is None or user in situation.waiting_users:
            return None
        await self._services.readers.load(user)
        chosen = self._services.readers.of(user)
        rests = chosen.rests_until(self._services.campaigns.now())
        return user if chosen.ahead and rests is None else None

    async def is_new(self, situation: Situation) -> bool:
        """True if no one has been notified for this turn; notes that someone is notified now."""
        key = f"foretold {situation.id}"
        turn = f"{len(situation.results)}:{situation.round}:{situation.asks[0].seats[0]}"
        if await self._services.campaigns.upkeep.recall(key) == turn:
            return False
        await self._services.campaigns.upkeep.remember(key, turn)
        return True


def _person_after(situation: Situation, acting: int) -> int | None:
    """Returns the player of the next seat that autopilot does not play; None if its turn is played by autopilot now."""
    seats = {each.seat: each for each in situation.seats}
    if acting not in seats or seats[acting].autopilot:
        return None
    following = (seats[(acting + step) % len(seats)] for step in range(1, len(seats)))
    found = next((each for each in following if each.user is not None and not each.autopilot), None)
    return found.user if found else None
