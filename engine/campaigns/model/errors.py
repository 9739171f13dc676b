"""Reasons for refusing a request.

Each error carries what a helpful reply needs, and nothing has changed when it is raised. None holds words for players,
and their log output reveals no hand or pile.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from engine.campaigns.model.requests import Losses, Request
from engine.campaigns.model.situation import Pause
from engine.table import Text


class Refused(Exception):
    """Base class of everything the service refuses."""

    def __str__(self) -> str:
        return repr(self)


@dataclass(eq=False)
class UnknownCampaign(Refused):
    """The campaign does not exist."""

    campaign: int


class Elsewhere(Refused):
    """The campaign's server is served by another process of the bot; only that process can change it."""


class NoThreadYet(Refused):
    """The campaign's thread is still being opened; play needs one."""


@dataclass(eq=False)
class TooManyCampaigns(Refused):
    """The server has as many open campaigns as the host allows."""

    most: int


@dataclass(eq=False)
class WrongStage(Refused):
    """The campaign is not in the required stage: lobby, play, between chapters, or over."""

    stage: str


@dataclass(eq=False)
class Paused(Refused):
    """The campaign `name` is paused."""

    name: str
    pause: Pause


@dataclass(eq=False)
class Archived(Refused):
    """The campaign is archived; `until` then it can be restored."""

    until: datetime


@dataclass(eq=False)
class StaleAsk(Refused):
    """The button belongs to an earlier moment; `branch` and `n` are the current ones."""

    branch: int
    n: int


@dataclass(eq=False)
class AlreadyAnswered(Refused):
    """This answer is saved already (a double click). Holds the ids that were picked."""

    pick: Sequence[str] = field(repr=False)


@dataclass(eq=False)
class NotYourSeat(Refused):
    """The user does not have that seat; `seat` is None if they have no seat at all."""

    seat: int | None = None


@dataclass(eq=False)
class NotYourTurn(Refused):
    """That seat has no open question; these seats have one."""

    waiting_for: Sequence[int]


@dataclass(eq=False)
class NotLegal(Refused):
    """The pick is not a legal answer: it takes `legal` ids, `pick` (fewest, most) of them."""

    legal: Sequence[str] = field(repr=False)
    pick: tuple[int, int]


@dataclass(eq=False)
class NothingToPlay(Refused):
    """Autopilot would do nothing in the rest of the turn but end it."""


@dataclass(eq=False)
class SeatTaken(Refused):
    """Someone has the seat, or every seat is taken (`seat` is None)."""

    seat: int | None
    user: int | None = None


@dataclass(eq=False)
class AlreadySeated(Refused):
    """The user already has this seat in the campaign."""

    seat: int


@dataclass(eq=False)
class NotOrganiser(Refused):
    """Only the organiser may do this."""

    organiser: int


@dataclass(eq=False)
class SeatedOrganiser(Refused):
    """In a competitive game an organiser with a seat may manage only their own and open seats."""


@dataclass(eq=False)
class AskFirst(Refused):
    """The seat is open, but the organiser decides who takes it."""

    seat: int


@dataclass(eq=False)
class NotFinished(Refused):
    """The table asks for players who have finished a chapter in this server."""


@dataclass(eq=False)
class ApplicationClosed(Refused):
    """That application for a seat has been answered already."""


@dataclass(eq=False)
class NobodyWaited(Refused):
    """No waiting player could be reminded."""


@dataclass(eq=False)
class TooSoon(Refused):
    """It was done at `last`, and can be done again at `next`."""

    last: datetime
    next: datetime


@dataclass(eq=False)
class TooManyReminders(Refused):
    """The server allows a campaign no more than `most` reminders in 24 hours."""

    most: int


@dataclass(eq=False)
class FixedSetting(Refused):
    """This was fixed at the start."""

    name: str


@dataclass(eq=False)
class TakesVote(Refused):
    """During play this setting can only be changed by consent."""

    name: str


@dataclass(eq=False)
class NotReady(Refused):
    """The campaign cannot start. Holds users who are not ready, open seats, the number of taken and allowed seats, and
    what the choices of the seats lack.
    """

    unready: Sequence[int] = ()
    open_seats: Sequence[int] = ()
    taken: int = 0
    allowed: Sequence[int] = ()
    lacking: Sequence[Text] = ()


@dataclass(eq=False)
class UnknownChapter(Refused):
    """That chapter cannot be played next; these can."""

    chapter: str
    chapters: Sequence[str] = ()


@dataclass(eq=False)
class WrongOption(Refused):
    """An option or setting does not exist or cannot have this value; `reason` names the field."""

    name: str
    reason: str


@dataclass(eq=False)
class WrongName(WrongOption):
    """A campaign's name is empty or too long."""


@dataclass(eq=False)
class VoteOpen(Refused):
    """Play waits for this request."""

    request: Request


@dataclass(eq=False)
class RequestClosed(Refused):
    """The request is decided already; `status` is its outcome."""

    status: str


@dataclass(eq=False)
class NotConcerned(Refused):
    """The user has no vote on this request: it is their own, or they have no seat."""


@dataclass(eq=False)
class SeatedModerator(Refused):
    """In a competitive game a moderator with a seat has only a player's rights."""


@dataclass(eq=False)
class NothingToUndo(Refused):
    """This user has nothing to take back freely, or there is no such moment to go back to."""


@dataclass(eq=False)
class AskedBefore(Refused):
    """More time was requested already this turn."""


@dataclass(eq=False)
class NotStalled(Refused):
    """No one else on that seat is waited for, or the time of the turn is not over."""


@dataclass(eq=False)
class NotFree(Refused):
    """Taking this back needs the others' consent."""

    losses: Losses


@dataclass(eq=False)
class NotOver(Refused):
    """An open file requires a finished chapter, or a moderator without a seat."""


@dataclass(eq=False)
class SeenInFile(Refused):
    """An open file shows what was hidden at that moment; only a copy, which is dealt again, can be played."""


@dataclass(eq=False)
class KnowsAll(Refused):
    """The user took the open file of this match during play, so they may neither play nor accept players."""


@dataclass(eq=False)
class OwnApplication(Refused):
    """Users cannot accept their own application for a seat."""


@dataclass(eq=False)
class WrongFile(Refused):
    """The file cannot be read. `reason`: `size`, `damaged`, `version`, `key`, `game` or `content`. Nothing was
    created.
    """

    reason: str
    detail: str = ""

    @property
    def where(self) -> str:
        """Returns the wrong field, if the detail begins with one."""
        return self.detail.partition(":")[0][:60]


@dataclass(eq=False)
class TooLargeForFile(Refused):
    """The campaign has more of `what` than a file that can be imported may hold. A fork of it begins at a checkpoint,
    so it can be exported."""

    what: str


@dataclass(eq=False)
class TooManyFiles(Refused):
    """This user has sent too many files this hour, or too many files are waiting; the next is possible at `next`."""

    next: datetime


@dataclass(eq=False)
class HintsOff(Refused):
    """Hints are off in this campaign; with `learners` they are for people who are still learning the game."""

    learners: bool = False


class NoHint(Refused):
    """No hint was found in time, or the question has changed since."""


class RuleFailed(Exception):
    """A rule of the game raised. Play is unchanged; the message has the location, and nothing of any hand or pile."""

    def __init__(self, campaign: int, game: str, error: BaseException) -> None:
        frames = traceback.extract_tb(error.__traceback__)[-4:]
        where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
        super().__init__(f"campaign {campaign}, {game}: {type(error).__name__} at {where}")
