"""The service that bots and tests call: everything that can be done to a campaign, one lock and one commit at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from engine import games
from engine.campaigns.clock import Clock
from engine.campaigns.history import Line, Moment, PastBoard
from engine.campaigns.posts import Card, Post
from engine.campaigns.requests import Request, RequestKind
from engine.campaigns.situation import Answered, Person, Situation, Told
from engine.table import Chance, Game


class Campaigns:
    """All campaigns of one database. Open it once; every method may be called at the same time as any other."""

    changed: asyncio.Event
    """Set whenever a post or a card waits for the deliverer, who clears it."""

    @classmethod
    async def open(
        cls, path: str | Path, *, chance: Chance, clock: Clock | None = None, find: Callable[[str], Game] = games.find
    ) -> Campaigns:
        """Opens the database, made if it is not there. Raises InUse when another process has it."""

    async def close(self) -> None:
        """Finishes what is being written and lets go of the database."""

    async def run(self) -> None:
        """Plays for autopilots and closes requests that are due, until cancelled."""

    # ---------------------------------------------------------------- lobby and seats

    async def create(
        self,
        *,
        game: str,
        name: str,
        organiser: Person,
        guild: int,
        channel: int,
        locale: str = "en",
        options: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
    ) -> Situation:
        """A new campaign in its lobby; nobody sits yet. Raises KeyError for an unknown game, WrongOption."""

    async def set_places(
        self,
        campaign: int,
        *,
        thread: int | None = None,
        lobby_message: int | None = None,
        front_message: int | None = None,
        channel: int | None = None,
    ) -> Situation:
        """Where the campaign stands on Discord; what is None stays. Posts that a thread refused wait anew."""

    async def join(self, campaign: int, person: Person, seat: int | None = None) -> Situation:
        """Takes a seat: the one kept for this user in a copy, else the first open one.

        Raises SeatTaken, AlreadySeated.
        """

    async def leave(self, campaign: int, user: int, seat: int | None = None) -> Situation:
        """Gives up one seat, or all of this user's. Raises NotYourSeat."""

    async def ready(self, campaign: int, user: int, on: bool = True) -> Situation:
        """Says that this user is ready, or not. Raises NotYourSeat, WrongStage."""

    async def rename(self, campaign: int, user: int, name: str) -> Situation:
        """Gives the campaign another name. Raises NotOrganiser, WrongOption."""

    async def set_option(self, campaign: int, user: int, name: str, value: Any) -> Situation:
        """Sets an option of the game, in the lobby or between chapters.

        Raises NotOrganiser, WrongStage, WrongOption.
        """

    async def set_setting(self, campaign: int, user: int, name: str, value: Any) -> Situation:
        """Sets how the table plays. Raises NotOrganiser, WrongOption."""

    async def set_autopilot(self, campaign: int, seat: int, on: bool, by: int) -> Situation:
        """Lets autopilot play a seat, or stops it: its own user, or the organiser for a seat nobody has.

        Raises NotYourSeat, SeatTaken.
        """

    async def start(self, campaign: int, user: int, chapter: str | None = None) -> Situation:
        """Starts the campaign or its next chapter. Raises NotOrganiser, NotReady, WrongStage, UnknownChapter."""

    # ---------------------------------------------------------------- looking

    async def situation(self, campaign: int) -> Situation:
        """How a campaign stands. Raises UnknownCampaign."""

    async def of_thread(self, thread: int) -> Situation | None:
        """The campaign that is played in this thread, if any."""

    async def list_of(self, guild: int) -> Sequence[Situation]:
        """The campaigns of a server, the newest first, at most 100."""

    async def waiting_for(self, user: int) -> Sequence[Situation]:
        """The campaigns in play that wait for this user, the longest waiting first."""

    async def seated(self, user: int) -> Sequence[Situation]:
        """The campaigns in which this user has a seat and which are not over, the newest first."""

    async def account(self, campaign: int, since: str = "turn", seat: int | None = None) -> Sequence[Told]:
        """The log for the public and that seat: since its last turn (`turn`), `round`, `chapter`, or `start`."""

    async def moments(
        self, campaign: int, words: str = "", before: int | None = None, limit: int = 25
    ) -> Sequence[Moment]:
        """Moments to go back to, the newest first: those below `before` whose tells hold all `words` (content ids)."""

    async def lines(self, campaign: int) -> Sequence[Line]:
        """The lines of play that can be restored, the one left last first."""

    async def board_at(self, campaign: int, n: int, branch: int | None = None) -> PastBoard:
        """The public board before decision `n` of the line that stands, or of another. Raises NothingToUndo if gone."""

    # ---------------------------------------------------------------- playing

    async def answer(
        self,
        campaign: int,
        *,
        branch: int,
        n: int,
        seat: int,
        user: int,
        pick: Sequence[str],
        by: str = "player",
    ) -> Answered:
        """Answers the ask that opened at `n` for `seat`, and returns when it is saved.

        Raises StaleAsk, AlreadyAnswered, NotYourSeat, NotYourTurn, NotLegal, VoteOpen, WrongStage.
        """

    async def undo(self, campaign: int, user: int, to: int | None = None) -> Situation:
        """Takes back one's own last step, or all down to decision `to`. Raises NothingToUndo, NotFree, VoteOpen."""

    async def request(
        self,
        campaign: int,
        user: int,
        kind: RequestKind,
        *,
        to: int | None = None,
        line: int | None = None,
        reason: str = "",
    ) -> Request:
        """Asks the table to go back to decision `to` (undo, reset) or to restore a line. Agreed at once if nobody else
        sits there. Raises VoteOpen, NothingToUndo, NotYourSeat."""

    async def find_request(self, request: int) -> Request:
        """A request as it stands. Raises RequestClosed if there is no such request."""

    async def agree(self, request: int, user: int) -> Request:
        """Gives consent; the last one carries it out. Raises RequestClosed, NotConcerned."""

    async def refuse(self, request: int, user: int) -> Request:
        """Refuses it for the table. Raises RequestClosed, NotConcerned."""

    async def withdraw(self, request: int, user: int) -> Request:
        """The asker takes the request back. Raises RequestClosed, NotConcerned."""

    async def decide(self, request: int, moderator: int, accept: bool) -> Request:
        """A moderator (the caller has checked that) decides alone. Raises RequestClosed, SeatedModerator."""

    # ---------------------------------------------------------------- copies and files

    async def fork(
        self,
        campaign: int,
        organiser: Person,
        *,
        at: int | None = None,
        name: str | None = None,
        channel: int | None = None,
    ) -> Situation:
        """A new campaign of `organiser`, in its lobby, from the last checkpoint at or before decision `at` (now).

        It is resealed unless the chapter is over there. Raises NothingToUndo when there is no such moment.
        """

    async def export(self, campaign: int, user: int, *, open_file: bool = False, moderator: bool = False) -> bytes:
        """The whole campaign as a file, sealed or open. Raises NotOver when it may not be open."""

    async def import_(self, data: bytes, organiser: Person, guild: int, channel: int) -> Situation:
        """A campaign from a file, in its lobby, an unfinished chapter resealed. Raises WrongFile."""

    async def backup(self, path: str | Path) -> None:
        """Copies the running database and its key to `path`. Raises FileExistsError."""

    # ---------------------------------------------------------------- the outbox

    async def next_posts(self, limit: int = 50) -> Sequence[Post]:
        """What waits to be sent or struck: for each campaign its next post, none where a thread has refused one.

        A post `waiting` is to be sent, one `sending` to be looked for first, one `sent` to be edited as `undone` says.
        """

    async def find_post(self, campaign: int, number: int) -> Post | None:
        """A post, if there is one of that number."""

    async def mark_sending(self, post: Post) -> None:
        """To be called before a post is sent."""

    async def mark_waiting(self, post: Post) -> None:
        """A post that was being sent is not in the thread after all."""

    async def mark_sent(self, post: Post, message: int) -> None:
        """The post is in the thread."""

    async def mark_struck(self, post: Post, struck: bool) -> None:
        """The message now shows whether it was undone."""

    async def mark_refused(self, post: Post) -> None:
        """The thread refuses posts: this campaign's wait until `set_places` or `retry`."""

    async def retry(self, campaign: int) -> None:
        """Lets refused posts wait anew."""

    async def cards_to_update(self) -> Sequence[Card]:
        """The turn cards that do not show what they should."""

    async def set_card(self, campaign: int, message: int | None, shown: int, mentioned: Sequence[int] = ()) -> None:
        """The turn card is this message now and shows version `shown`."""
