"""What organisers and moderators do to a campaign, and who sits where while it goes on.

`moderator` says that the caller has checked that the user is one: the service knows no rights of Discord. Among rivals
one with a seat counts as a player all the same (ux 2.17).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from engine.campaigns.files import copies
from engine.campaigns.history.statistics import Statistics, statistics
from engine.campaigns.lifecycle import lifecycle, servers, unreadable
from engine.campaigns.model.requests import Request
from engine.campaigns.model.situation import Person, Situation
from engine.campaigns.people import privacy
from engine.campaigns.seats import lobby, seat_changes
from engine.campaigns.uncancellable import Part, uncancellable
from engine.table import Option


class Stewardship(Part):
    """The part of the service for whoever looks after a table."""

    # ---------------------------------------------------------------- seats

    @uncancellable
    async def join(self, campaign: int, person: Person, seat: int | None = None) -> Situation:
        """Takes a seat: the one kept for this user in a copy, else the first open one; in play a rival has one only.

        Raises SeatTaken, AlreadySeated, AskFirst.
        """
        return await self._alter(campaign, lambda change: lobby.join(change, person, seat))

    @uncancellable
    async def leave(self, campaign: int, user: int, seat: int | None = None) -> Situation:
        """Gives up one seat, or all of this user's; an organiser hands over. Raises NotYourSeat."""
        return await seat_changes.leave(self._context, campaign, user, seat)

    @uncancellable
    async def set_autopilot(self, campaign: int, seat: int, on: bool, by: int, *, moderator: bool = False) -> Situation:
        """Lets autopilot play a seat, or stops it: its own user, or who manages the seat.

        Raises NotYourSeat, NotOrganiser, SeatedModerator, SeatedOrganiser.
        """
        return await self._alter(
            campaign, lambda change: seat_changes.set_autopilot(change, seat, on, by, moderator=moderator)
        )

    @uncancellable
    async def give_seat(
        self, campaign: int, seat: int, person: Person, by: int, *, lend: bool = False, moderator: bool = False
    ) -> Situation:
        """Puts another person on a seat, for good or until its owner comes back. Raises as `set_autopilot`,
        and SeatTaken, AlreadySeated."""
        return await seat_changes.give_seat(self._context, campaign, seat, person, by, lend=lend, moderator=moderator)

    @uncancellable
    async def open_seat(self, campaign: int, seat: int, by: int, *, moderator: bool = False) -> Situation:
        """Leaves a seat to whoever wants it. Raises as `set_autopilot`."""
        return await seat_changes.open_seat(self._context, campaign, seat, by, moderator=moderator)

    @uncancellable
    async def take_over(self, campaign: int, user: int, seat: int) -> Situation:
        """The owner takes a seat back from autopilot, or from whom it was lent to. Raises NotYourSeat,
        AlreadySeated."""
        return await seat_changes.take_over(self._context, campaign, user, seat)

    @uncancellable
    async def apply_for(self, campaign: int, person: Person, seat: int) -> Situation:
        """Asks the organiser for an open seat. Raises SeatTaken, AlreadySeated, NotYourSeat, WrongStage."""
        return await seat_changes.apply_for(self._context, campaign, person, seat)

    @uncancellable
    async def answer_application(
        self, campaign: int, seat: int, user: int, by: int, *, accept: bool, moderator: bool = False
    ) -> Situation:
        """The organiser accepts or refuses who has asked for a seat. Raises NotOrganiser, ApplicationClosed."""
        return await seat_changes.answer_application(
            self._context, campaign, seat, user, by, accept=accept, moderator=moderator
        )

    @uncancellable
    async def tell_if_one_opens(self, campaign: int, user: int) -> None:
        """Notes that this user wants to be told, once, when a seat opens."""
        await seat_changes.join_waitlist(self._context, campaign, user)

    # ---------------------------------------------------------------- looking after a campaign

    @uncancellable
    async def pause(self, campaign: int, user: int, reason: str = "", *, moderator: bool = False) -> Situation:
        """Stops play and all deadlines. Raises NotOrganiser, SeatedModerator, WrongStage."""
        return await self._alter(campaign, lambda change: lifecycle.pause(change, user, reason, moderator=moderator))

    @uncancellable
    async def resume(self, campaign: int, user: int, *, moderator: bool = False) -> Situation:
        """Goes on after a pause; deadlines start afresh. Raises NotOrganiser, SeatedModerator."""
        return await self._alter(campaign, lambda change: lifecycle.resume(change, user, moderator=moderator))

    @uncancellable
    async def put_away(self, campaign: int, user: int, *, moderator: bool = False) -> Situation:
        """Puts a campaign away; after 30 days it is deleted for good. Raises NotOrganiser, SeatedModerator."""
        return await self._alter(campaign, lambda change: lifecycle.put_away(change, user, moderator=moderator))

    async def find_unread(self, *, campaign: int | None = None, thread: int | None = None) -> unreadable.Unread | None:
        """What can be told of a campaign, or of that of a thread, though its rows may not load."""
        if campaign is not None:
            return await unreadable.find(self._context, lambda columns: columns.id == campaign)
        return await unreadable.find(self._context, lambda columns: columns.thread == thread)

    @uncancellable
    async def put_away_unread(self, campaign: int, user: int, *, moderator: bool = False) -> None:
        """Puts a campaign away whose rows do not load. Raises NotOrganiser, UnknownCampaign."""
        await unreadable.put_away(self._context, campaign, user, moderator=moderator)

    async def rows_unread(self, campaign: int, user: int, *, moderator: bool = False) -> bytes:
        """Everything that is stored of a campaign as it lies, sealed, for whoever may mend it. Raises NotOrganiser,
        UnknownCampaign."""
        return await unreadable.rows(self._context, campaign, user, moderator=moderator)

    @uncancellable
    async def bring_back(self, campaign: int, user: int, *, moderator: bool = False) -> Situation:
        """Brings a campaign back that was put away. Raises NotOrganiser, SeatedModerator."""
        return await lifecycle.bring_back(self._context, campaign, user, moderator=moderator)

    @uncancellable
    async def remind(self, campaign: int, user: int) -> Situation:
        """Tells those whom the table waits for once more. Raises NotYourSeat, NobodyWaited, TooSoon, Paused."""
        return await lifecycle.remind(self._context, campaign, user)

    @uncancellable
    async def here(self, campaign: int, user: int) -> Situation:
        """Whoever is waited for has come back: the time of the turn begins anew. Raises NotYourTurn, VoteOpen,
        Paused."""
        return await self._alter(campaign, lambda change: lifecycle.here(change, user))

    @uncancellable
    async def take_time(self, campaign: int, user: int, hours: int) -> Situation:
        """Whoever is waited for takes so much more time, once a turn, and the table is told. Raises NotYourTurn,
        AskedBefore, Paused."""
        return await lifecycle.take_time(self._context, campaign, user, hours)

    @uncancellable
    async def call_organiser(self, campaign: int, user: int) -> Situation:
        """Asks the organiser, in the thread, to have a look. Raises TooSoon."""
        return await lifecycle.call_organiser(self._context, campaign, user)

    @uncancellable
    async def appoint(self, campaign: int, user: int, to: int, *, moderator: bool = False) -> Situation:
        """Makes another seated player the organiser. Raises NotOrganiser, SeatedModerator, NotYourSeat."""
        return await self._alter(campaign, lambda change: lifecycle.appoint(change, user, to, moderator=moderator))

    # ---------------------------------------------------------------- rescue

    @uncancellable
    async def send_card(self, campaign: int, user: int, *, moderator: bool = False) -> Situation:
        """Lets the turn card be sent anew. Raises NotOrganiser, SeatedModerator."""
        return await self._alter(campaign, lambda change: lifecycle.send_card(change, user, moderator=moderator))

    @uncancellable
    async def moved(self, campaign: int, user: int, *, moderator: bool = False) -> Situation:
        """Tells the table that it has moved to another thread. Raises NotOrganiser, SeatedModerator."""
        return await self._alter(campaign, lambda change: lifecycle.moved(change, user, moderator=moderator))

    @uncancellable
    async def answer_for(
        self, campaign: int, *, branch: int, n: int, seat: int, user: int, pick: str | None, moderator: bool = False
    ) -> Situation:
        """Answers for a seat by what everybody may know; with `pick` None autopilot chooses.

        Raises NotOrganiser, SeatedModerator, SeatedOrganiser, NotYourTurn, StaleAsk, NotLegal.
        """
        return await lifecycle.answer_for(self._context, campaign, branch, n, seat, user, pick, moderator=moderator)

    async def public_options(self, campaign: int, seat: int, user: int, *, moderator: bool = False) -> Sequence[Option]:
        """What `answer_for` may pick for a seat; nothing where the choice needs the hand. Raises as it does."""
        return await lifecycle.public_options_of(self._context, campaign, seat, user, moderator=moderator)

    async def last_save(self, campaign: int) -> int:
        """The decision to which `back_to_save` goes. Raises NothingToUndo."""
        return await lifecycle.last_save(self._context, campaign)

    @uncancellable
    async def back_to_save(self, campaign: int, user: int, *, moderator: bool = False) -> Request:
        """Goes back to the last save without asking the table.

        Raises NotOrganiser, SeatedModerator, SeatedOrganiser, NothingToUndo, VoteOpen.
        """
        return await lifecycle.back_to_save(self._context, campaign, user, moderator=moderator)

    # ---------------------------------------------------------------- the end of a chapter

    async def statistics(self, campaign: int) -> Statistics:
        """What was played, how long it took, and who chose how often."""
        return await statistics(self._context, campaign)

    @uncancellable
    async def begin_again(self, campaign: int, organiser: Person, channel: int) -> Situation:
        """A new campaign of the same game, options and settings, with a seat kept for everybody. Raises
        TooManyCampaigns."""
        return await copies.begin_again(self._context, campaign, organiser, channel)

    # ---------------------------------------------------------------- people and servers

    async def data_of(self, user: int) -> dict[str, Any]:
        """Returns everything that is kept about a person, to be given to them as JSON."""
        return await privacy.data_of(self._context, user)

    @uncancellable
    async def forget_person(self, user: int) -> int:
        """Takes preferences, names and the number of a person out of every campaign; in play, autopilot goes on in
        their seats. Files from before bring none of it back. Returns in how many campaigns they were."""
        return await privacy.forget_person(self._context, user)

    @uncancellable
    async def leave_server(self, guild: int) -> int:
        """Archives the campaigns of a server that the bot has left, to be purged after a month. Returns how many."""
        return await servers.leave_server(self._context, guild)

    @uncancellable
    async def return_to_server(self, guild: int) -> int:
        """Brings back what `leave_server` has archived. Returns how many."""
        return await servers.return_to_server(self._context, guild)

    async def servers_besides(self, known: Collection[int]) -> list[int]:
        """Returns the servers that have campaigns and are not among these."""
        return await servers.servers_besides(self._context, known)
