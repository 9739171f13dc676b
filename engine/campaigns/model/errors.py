"""Why something was refused. Each error carries what a kind answer needs, and nothing has changed when it is raised.

None of them holds words for players, and what they show in a log tells nothing of a hand or a pile.
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
    """Root of everything that the service refuses."""

    def __str__(self) -> str:
        return repr(self)


@dataclass(eq=False)
class UnknownCampaign(Refused):
    """There is no such campaign."""

    campaign: int


class Elsewhere(Refused):
    """The campaign is of a server that another process of the bot serves, and can be changed there alone."""


class NoThreadYet(Refused):
    """The campaign's thread is still being opened; nothing can be played without one."""


@dataclass(eq=False)
class TooManyCampaigns(Refused):
    """The server has as many open campaigns as the host allows."""

    most: int


@dataclass(eq=False)
class WrongStage(Refused):
    """This cannot be done in the lobby, in play, between chapters or when all is over."""

    stage: str


@dataclass(eq=False)
class Paused(Refused):
    """The campaign `name` is paused."""

    name: str
    pause: Pause


@dataclass(eq=False)
class Archived(Refused):
    """The campaign is archived, and can be restored until then."""

    until: datetime


@dataclass(eq=False)
class StaleAsk(Refused):
    """The press belongs to an earlier moment: `branch` and `n` are the present ones."""

    branch: int
    n: int


@dataclass(eq=False)
class AlreadyAnswered(Refused):
    """This very answer is in already (a double click): the ids that were picked."""

    pick: Sequence[str] = field(repr=False)


@dataclass(eq=False)
class NotYourSeat(Refused):
    """The user does not sit there; `seat` is None when they have no seat at all."""

    seat: int | None = None


@dataclass(eq=False)
class NotYourTurn(Refused):
    """That seat is asked nothing now; these seats are."""

    waiting_for: Sequence[int]


@dataclass(eq=False)
class NotLegal(Refused):
    """The pick is not a legal answer: `legal` ids, of which `pick` (fewest, most) may be picked."""

    legal: Sequence[str] = field(repr=False)
    pick: tuple[int, int]


@dataclass(eq=False)
class NothingToPlay(Refused):
    """The rest of a turn was to be handed to autopilot, which would do nothing more but end it."""


@dataclass(eq=False)
class SeatTaken(Refused):
    """Somebody sits there, or every seat is taken (`seat` is None)."""

    seat: int | None
    user: int | None = None


@dataclass(eq=False)
class AlreadySeated(Refused):
    """The user has this seat in the campaign already."""

    seat: int


@dataclass(eq=False)
class NotOrganiser(Refused):
    """Only the organiser may do this."""

    organiser: int


@dataclass(eq=False)
class SeatedOrganiser(Refused):
    """In a competitive game an organiser with a seat may change their own and open seats only."""


@dataclass(eq=False)
class AskFirst(Refused):
    """The seat is open, but the organiser accepts who takes it."""

    seat: int


@dataclass(eq=False)
class ApplicationClosed(Refused):
    """That question for a seat is answered already."""


@dataclass(eq=False)
class NobodyWaited(Refused):
    """The table waits for nobody who could be reminded."""


@dataclass(eq=False)
class TooSoon(Refused):
    """It was done already, at `last`, and can be done again at `next`."""

    last: datetime
    next: datetime


@dataclass(eq=False)
class FixedSetting(Refused):
    """This was chosen before the start and stays so."""

    name: str


@dataclass(eq=False)
class TakesVote(Refused):
    """In play this setting is changed by the table's consent only."""

    name: str


@dataclass(eq=False)
class NotReady(Refused):
    """The campaign cannot start: users who are not ready, seats nobody has, how many are taken and may be, and what
    the choices of the seats lack."""

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
    """An option or setting does not exist, or cannot have this value; `reason` names the field at fault."""

    name: str
    reason: str


@dataclass(eq=False)
class WrongName(WrongOption):
    """Nothing is to be seen of a campaign's name, or it is too long."""


@dataclass(eq=False)
class VoteOpen(Refused):
    """Play waits for this request."""

    request: Request


@dataclass(eq=False)
class RequestClosed(Refused):
    """The request is decided already; `status` says how."""

    status: str


@dataclass(eq=False)
class NotConcerned(Refused):
    """The user has no say in this request: it is their own, or they have no seat."""


@dataclass(eq=False)
class SeatedModerator(Refused):
    """In a competitive game a moderator with a seat has a player's rights only."""


@dataclass(eq=False)
class NothingToUndo(Refused):
    """There is nothing of this user's to take back freely, or no such moment to go back to."""


@dataclass(eq=False)
class AskedBefore(Refused):
    """More time was asked for already in this turn."""


@dataclass(eq=False)
class NotStalled(Refused):
    """Nobody else is waited for on that seat, or the time of the turn is not over yet."""


@dataclass(eq=False)
class NotFree(Refused):
    """Taking this back needs the others' consent."""

    losses: Losses


@dataclass(eq=False)
class NotOver(Refused):
    """An open file exists only after the chapter's end, or for a moderator without a seat."""


@dataclass(eq=False)
class SeenInFile(Refused):
    """An open file shows what was hidden at that moment; a copy of it, which is dealt anew, can be played on."""


@dataclass(eq=False)
class KnowsAll(Refused):
    """The user took the open file of this match while it was played, so they may neither play nor accept players."""


@dataclass(eq=False)
class OwnApplication(Refused):
    """No one accepts their own application for a seat."""


@dataclass(eq=False)
class WrongFile(Refused):
    """The file cannot be read. reason: `size`, `damaged`, `version`, `key`, `game` or `content`; nothing was made."""

    reason: str
    detail: str = ""

    @property
    def where(self) -> str:
        """The field at fault, where the detail begins with one."""
        return self.detail.partition(":")[0][:60]


@dataclass(eq=False)
class TooLargeForFile(Refused):
    """The campaign has more of `what` than a file that can be imported may hold. A fork of it begins at a checkpoint,
    so it can be exported."""

    what: str


@dataclass(eq=False)
class TooManyFiles(Refused):
    """This person has had enough files read in this hour, or too many people's wait: the next at `next`."""

    next: datetime


class RuleFailed(Exception):
    """A rule of the game raised. Play is as it was before; the message tells where, and nothing of any hand or pile."""

    def __init__(self, campaign: int, game: str, error: BaseException) -> None:
        frames = traceback.extract_tb(error.__traceback__)[-4:]
        where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
        super().__init__(f"campaign {campaign}, {game}: {type(error).__name__} at {where}")
