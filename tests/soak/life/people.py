"""Simulated people: when they look at a campaign, quit, come back and go on vacation."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import floor
from random import Random

LENGTHS = {"tyrants": 11.0, "keep_the_heroes_out": 4.5, "fireteam_zero": 2.0, "massive_darkness": 1.5}
"""Days of a campaign for each of its players, about. Those who quit do so within them."""
QUIT, COME_BACK, VACATION, SLOW = 0.37, 1 / 3, 0.2, 0.3
WINDOW = 1 / 3  # the part of a day in which a person visits
MISSED = 1 / 7  # share of days
DAYS_OF_SUBSTITUTES = 7.0  # between the arrivals of people who would take a seat
MOST_SUBSTITUTES = 3  # for each first player


@dataclass
class Player:
    """A simulated person: visits at their own hours, until they quit; some come back. Days count from the opening."""

    user: int
    hour: float
    visits: int
    quits: float | None
    returns: float | None
    vacation: tuple[float, float] | None
    punctual: bool = False
    planned: int = -2
    coming: list[float] = field(default_factory=list)

    def is_gone(self, day: float) -> bool:
        """True if this person does not visit on that day."""
        on_vacation = self.vacation is not None and self.vacation[0] <= day < self.vacation[1]
        return on_vacation or self.has_quit(day)

    def has_quit(self, day: float) -> bool:
        """True if this person has quit and is not back on that day."""
        return self.quits is not None and day >= self.quits and (self.returns is None or day < self.returns)

    def has_left(self, day: float) -> bool:
        """True if this person never visits again."""
        return self.quits is not None and day >= self.quits and self.returns is None

    def next_visit(self, day: float, generator: Random) -> float:
        """Returns the day of the next visit: at random moments of their hours, on the days that they do not miss."""
        while True:
            while self.coming and self.coming[0] <= day:
                self.coming.pop(0)
            if not self.coming:
                self.coming = self._visits_of_next_day(day, generator)
            elif self.is_gone(self.coming[0]) and not self.has_left(self.coming[0]):
                self.coming.pop(0)
            else:
                return self.coming[0]

    def _visits_of_next_day(self, day: float, generator: Random) -> list[float]:
        """Returns the visits on the first day that is not planned yet and not missed. Days begin with their hours."""
        self.planned = max(self.planned + 1, floor(day - self.hour / 24))
        while not self.punctual and generator.random() < MISSED:
            self.planned += 1
        begins = self.planned + self.hour / 24
        return sorted(begins + generator.uniform(0, WINDOW) for _ in range(self.visits))


def person(user: int, game: str, people: int, generator: Random, begins: float = 0.0) -> Player:
    """Returns a new person for a campaign of this game, from this day on."""
    length = LENGTHS[game] * people
    quits = begins + generator.uniform(0, length) if generator.random() < QUIT else None
    back = quits + generator.uniform(4, 30) if quits is not None and generator.random() < COME_BACK else None
    away = begins + generator.uniform(0, length) if generator.random() < VACATION else None
    vacation = None if away is None else (away, away + generator.uniform(4, 14))
    visits = 1 if generator.random() < SLOW else 3
    return Player(user, generator.uniform(0, 24), visits, quits, back, vacation)


def punctual(someone: Player) -> Player:
    """Returns the same person without absences, who misses no day."""
    return replace(someone, quits=None, returns=None, vacation=None, punctual=True, coming=[])
