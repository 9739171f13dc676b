"""The players of a server's chapters that have ended (docs/behaviour.md#statistics)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.campaigns.model.situation import ChapterResult
from engine.recent import Recent
from engine.storage.queries.campaigns import PlayedRow
from engine.storage.schema import rows

MOST_KEPT = 20_000  # chapters, 200 bytes for each seat


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """The players of a seat in a chapter.

    - `users`: each with the number of choices, the most first.
    - `starter` is the first person who chose for it.
    - `finisher` made most of its last choices; None if autopilot did.
    - `automatic` is True if autopilot made most of all.
    """

    users: tuple[tuple[int, int], ...]
    starter: int | None
    finisher: int | None
    automatic: bool

    @property
    def main(self) -> int | None:
        """The player who chose most; None if autopilot did, or a person who is not known any more."""
        return None if self.automatic or not self.users else self.users[0][0] or None


@dataclass(frozen=True, slots=True)
class PlayedChapter:
    """A chapter that has ended, with the campaign it belongs to."""

    campaign: int
    game: str
    ended: ChapterResult
    seats: tuple[PlayedSeat, ...]

    def seats_of(self, user: int) -> list[int]:
        """Returns the seats that a person played for most of the chapter."""
        return [seat for seat, each in enumerate(self.seats) if each.main == user]


@dataclass(frozen=True, slots=True)
class ServerRecord:
    """The campaigns of a server (rows) and their chapters that have ended, oldest first; by campaign the players of the
    chapter in play, and the seats."""

    campaigns: Mapping[int, PlayedRow]
    chapters: Sequence[PlayedChapter]
    in_play: Mapping[int, Sequence[PlayedSeat]]
    seats: Mapping[int, Sequence[rows.Seat]]

    def holds(self, campaign: int, user: int) -> bool:
        """True if a person has a seat in a campaign, or has lent it."""
        return any(user in (seat.user, seat.lender) for seat in self.seats.get(campaign, ()))

    def name_of(self, campaign: int, user: int) -> str:
        """Returns a person's name in a campaign; empty if they have no seat in it any more."""
        for seat in self.seats.get(campaign, ()):
            if seat.user == user:
                return seat.name
            if seat.lender == user:
                return seat.lender_name
        return ""


Key = tuple[int, int, int]  # campaign, branch and decision of an end
Known = Mapping[Key, tuple[PlayedSeat, ...]]


class PlayedSeats:
    """Remembers who played which chapter. A chapter that has ended changes only if someone asks to be forgotten."""

    def __init__(self) -> None:
        self._known: Recent[Key, tuple[PlayedSeat, ...]] = Recent(MOST_KEPT)
        self._erased = 0

    def known(self) -> tuple[int, Known]:
        """Returns what is known, with the number of erasures before it."""
        return self._erased, dict(self._known)

    def keep(self, erased: int, read: Known) -> None:
        """Adds what was read, unless someone has been erased since."""
        if erased == self._erased:
            for key, seats in read.items():
                self._known[key] = seats

    def forget(self) -> None:
        """Drops everything: someone is being erased from the log."""
        self._erased += 1
        self._known.clear()
