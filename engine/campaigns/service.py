"""The service that bots and tests call: all that can be done to a campaign, one lock and one commit at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from engine import games
from engine.campaigns import lookup, outbox
from engine.campaigns.clock import Clock, SystemClock
from engine.campaigns.files import copies, export, imports
from engine.campaigns.history import choices_in_words, history, steps
from engine.campaigns.history.history import Line, Moment, PastBoard, Since
from engine.campaigns.lifecycle import openings
from engine.campaigns.model.posts import Card, Post
from engine.campaigns.model.requests import Request, RequestKind
from engine.campaigns.model.situation import Answered, Person, Situation, Told
from engine.campaigns.people import preferences
from engine.campaigns.people.preferences import Preferences
from engine.campaigns.play import answers, autopilots, chapters, orders, runs
from engine.campaigns.requests import consent
from engine.campaigns.runtime.changes import Author
from engine.campaigns.runtime.context import Context
from engine.campaigns.seats import lobby, options
from engine.campaigns.stewardship import Stewardship
from engine.campaigns.uncancellable import uncancellable
from engine.campaigns.upkeep import absence, figures, notes, stuck, ticker
from engine.storage import Database, back_up, path_of
from engine.table import Ask, Chance, Game


class Campaigns(Stewardship):
    """All campaigns of one database. Open it once; every method may be called at the same time as any other."""

    def __init__(self, context: Context, path: Path) -> None:
        super().__init__(context)
        self._path = path

    @property
    def changed(self) -> asyncio.Event:
        """Set whenever a post or a card waits for the deliverer, who clears it."""
        return self._context.changed

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        chance: Chance,
        clock: Clock | None = None,
        find: Callable[[str], Game] = games.find,
        most_open: int | None = None,
    ) -> Campaigns:
        """Opens the database, made if it is not there; a server may have `most_open` campaigns that are not over.

        Raises InUse when another process has it.
        """
        path = path_of(path)
        database = await Database.open(path)
        async with AsyncExitStack() as opened:
            opened.push_async_callback(database.close)
            context = Context(database, chance, clock or SystemClock(), find, most_open)
            opened.callback(context.computing.close)
            await stuck.look_back(context)
            await autopilots.wake_all(context)
            opened.pop_all()
        return cls(context, path)

    async def close(self) -> None:
        """Finishes what is being written and lets go of the database."""
        await asyncio.gather(*self._running, return_exceptions=True)
        self._context.computing.close()
        await self._context.database.close()

    async def run(self) -> None:
        """Plays for autopilots and closes requests that are due, until cancelled."""
        await absence.keep_time(self._context)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(autopilots.serve(self._context))
            tasks.create_task(stuck.serve(self._context))
            tasks.create_task(ticker.serve(self._context))

    def time_has_passed(self) -> None:
        """To be called when the clock was moved on for people to see what comes of it: nobody was away, and what is due
        is done at the next tick."""
        self._context.awake = self._context.clock.now()

    # ---------------------------------------------------------------- lobby and seats

    @uncancellable
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
        """A new campaign in its lobby; nobody sits yet. Raises games.UnknownGame, WrongOption,
        TooManyCampaigns."""
        found = self._context.find(game)
        chosen = {"locale": locale} | (settings or {})
        return await lobby.create(self._context, found, name, organiser, guild, channel, options or {}, chosen)

    @uncancellable
    async def set_places(
        self,
        campaign: int,
        *,
        thread: int | None = None,
        lobby_message: int | None = None,
        front_message: int | None = None,
        channel: int | None = None,
    ) -> Situation:
        """Where the campaign stands on Discord; what is None stays. Posts that a thread refused wait anew, and a copy
        that has its first thread is told of where it comes from."""
        places = {"thread": thread, "lobby_message": lobby_message, "front_message": front_message, "channel": channel}
        return await openings.place(
            self._context, campaign, {name: at for name, at in places.items() if at is not None}
        )

    async def unopened(self) -> Sequence[int]:
        """The campaigns that have no thread: they are being opened, or a process that was killed has begun to."""
        return await openings.unopened(self._context)

    @uncancellable
    async def discard(self, campaign: int) -> None:
        """Deletes a campaign that could not be opened. One that has its thread, or is played, stays."""
        await openings.discard(self._context, campaign)

    @uncancellable
    async def ready(self, campaign: int, user: int, on: bool = True) -> Situation:
        """Says that this user is ready, or not. Raises NotYourSeat, WrongStage."""
        return await self._alter(campaign, lambda change: lobby.ready(change, user, on))

    @uncancellable
    async def rename(self, campaign: int, user: int, name: str) -> Situation:
        """Gives the campaign another name. Raises NotOrganiser, WrongOption."""
        return await self._alter(campaign, lambda change: lobby.rename(change, user, name))

    @uncancellable
    async def set_option(self, campaign: int, user: int, name: str, value: Any) -> Situation:
        """Sets an option of the game, in the lobby or between chapters.

        Raises NotOrganiser, WrongStage, WrongOption.
        """
        return await self._alter(campaign, lambda change: lobby.set_option(change, user, name, value))

    @uncancellable
    async def set_seat_option(self, campaign: int, user: int, seat: int, name: str, value: str) -> Situation:
        """Chooses for a seat what each seat chooses before the first chapter, such as its hero.

        Raises WrongStage, NotYourSeat, NotOrganiser (autopilot's), SeatTaken for what another seat has, WrongOption.
        """
        return await self._alter(campaign, lambda change: options.set_seat_option(change, user, seat, name, value))

    @uncancellable
    async def set_setting(self, campaign: int, user: int, name: str, value: Any) -> Situation:
        """Sets how the table plays. Raises NotOrganiser, WrongOption."""
        return await self._alter(campaign, lambda change: lobby.set_setting(change, user, name, value))

    @uncancellable
    async def start(self, campaign: int, user: int, chapter: str | None = None) -> Situation:
        """Starts the campaign or its next chapter.

        Raises NotOrganiser, NotReady, WrongStage, UnknownChapter, NoThreadYet.
        """
        return await chapters.start(self._context, campaign, user, chapter)

    # ---------------------------------------------------------------- looking

    async def situation(self, campaign: int) -> Situation:
        """How a campaign stands. Raises UnknownCampaign."""
        return await lookup.situation(self._context, campaign)

    async def place(self, campaign: int) -> lookup.Place | None:
        """Returns where a campaign is played, even one that cannot be loaded; None where there is no such campaign."""
        return await lookup.place(self._context, campaign)

    async def of_thread(self, thread: int) -> Situation | None:
        """The campaign that is played in this thread, if any."""
        return await lookup.of_thread(self._context, thread)

    async def list_of(self, guild: int) -> Sequence[Situation]:
        """The campaigns of a server, the newest first, at most 25."""
        return await lookup.list_of(self._context, guild)

    async def waiting_for(self, user: int) -> Sequence[Situation]:
        """The campaigns in play that wait for this user, the longest waiting first."""
        return await lookup.waiting_for(self._context, user)

    async def seated(self, user: int) -> Sequence[Situation]:
        """The campaigns in which this user has a seat and which are not over, the newest first."""
        return await lookup.seated(self._context, user)

    async def account(self, campaign: int, since: Since = "turn", seat: int | None = None) -> Sequence[Told]:
        """The log for the public and that seat: since its last turn (`turn`), `round`, `chapter`, or `start`."""
        return await history.account(self._context, campaign, since, seat)

    async def since_own_turn(self, campaign: int, seat: int) -> Sequence[Told]:
        """What everybody was told since the last choice of this seat, whose turn begins: nothing once it has chosen
        something in it, nor where it never has in this chapter."""
        return await history.since_own_turn(self._context, campaign, seat)

    async def steps(self, campaign: int, since: Since = "turn", seat: int | None = None) -> steps.Steps:
        """The posts of the same stretches, and where they begin."""
        return await steps.steps(self._context, campaign, since, seat)

    async def post_before(self, post: Post) -> Post | None:
        """The last post of play before this one that stands, if any."""
        return await steps.before(self._context, post)

    async def moments(
        self, campaign: int, words: str = "", before: int | None = None, limit: int = 25
    ) -> Sequence[Moment]:
        """Moments to go back to, the newest first: those below `before` whose tells hold all `words` (content ids)."""
        return await history.moments(self._context, campaign, words, before, limit)

    async def moment_numbers(self, campaign: int) -> Sequence[int]:
        """The numbers of all moments to go back to, the newest first."""
        return await history.moment_numbers(self._context, campaign)

    async def moment_at(self, campaign: int, n: int, branch: int | None = None) -> Moment | None:
        """The moment before decision `n` of the current branch, or of another; None where nobody at the table made
        it. Raises NothingToUndo if there is no such line."""
        return await history.moment_at(self._context, campaign, n, branch)

    async def put_in_words(
        self, campaign: int, moments: Sequence[Moment], branch: int | None = None
    ) -> Sequence[Moment]:
        """The same moments of one line with what was asked there, what was picked, and the round. They are played to
        again, so ask for no more than are shown."""
        return await choices_in_words.put_in_words(self._context, campaign, moments, branch)

    async def copied_from(self, campaign: int, at: int) -> int:
        """The decision before which a copy from moment `at` begins: that of the last checkpoint until then. Raises
        NothingToUndo when there is none."""
        return await copies.begins_at(self._context, campaign, at)

    async def lines(self, campaign: int) -> Sequence[Line]:
        """The lines of play that can be restored, the one left last first."""
        return await history.lines(self._context, campaign)

    async def start_of(self, campaign: int, stretch: history.Stretch) -> int:
        """The decision with which the present turn, round or chapter began. Raises NothingToUndo when it has only just
        begun."""
        return await history.start_of(self._context, campaign, stretch)

    async def board_at(self, campaign: int, n: int, branch: int | None = None) -> PastBoard:
        """The public board before decision `n` of the current branch, or of another. Raises NothingToUndo if gone."""
        return await history.board_at(self._context, campaign, n, branch)

    async def view_before_undo(self, campaign: int, seat: int) -> Any:
        """What the seat saw of the state when the table last went back; None if it never did, or the seat has chosen
        something since."""
        return await history.view_before_undo(self._context, campaign, seat)

    # ---------------------------------------------------------------- playing

    @uncancellable
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
        return await answers.answer(self._context, campaign, branch, n, seat, Author(user, by), pick)

    @uncancellable
    async def answer_run(
        self, campaign: int, *, branch: int, n: int, seat: int, user: int, next_pick: runs.NextPick
    ) -> Answered:
        """Answers the ask that opened at `n` for `seat`, and as many after it as `next_pick` has an answer for, in one
        commit. It ends where something is revealed, others must answer first, or the turn is over; all of it is one
        step for undo. Returns when it is saved.

        Raises what `answer` does; NotLegal where `next_pick` has nothing for the first.
        """
        return await runs.answer_run(self._context, campaign, branch, n, seat, user, next_pick)

    async def foresee(self, campaign: int, seat: int, next_pick: runs.NextPick) -> Ask | None:
        """What the seat would be asked after such a run, without giving it; None where dice, cards or others have a say
        before."""
        return await runs.foresee(self._context, campaign, seat, next_pick)

    @uncancellable
    async def set_orders(
        self, campaign: int, user: int, seat: int, choices: Mapping[str, str], *, brief: bool = False
    ) -> Situation:
        """Sets standing orders of one's own seat, by their keys; `ask` ends one, `brief` are for this round only.

        Raises NotYourSeat, WrongOption.
        """
        return await self._alter(campaign, lambda change: orders.set_orders(change, user, seat, choices, brief))

    @uncancellable
    async def undo(self, campaign: int, user: int, to: int | None = None) -> Situation:
        """Takes back one's own last step, or all down to decision `to`. Raises NothingToUndo, NotFree, VoteOpen."""
        return await answers.undo(self._context, campaign, user, to)

    @uncancellable
    async def request(
        self,
        campaign: int,
        user: int,
        kind: RequestKind,
        *,
        to: int | None = None,
        line: int | None = None,
        reason: str = "",
        value: str = "",
        moderator: bool = False,
    ) -> Request:
        """Asks the table to go back to decision `to` (undo, reset), to restore a line, for another `value` of the
        setting `undo` (setting), or that autopilot plays seat `value` whose time is over (autopilot). Agreed at once if
        nobody else has a say, or for a moderator (the caller has checked that). Raises VoteOpen, NothingToUndo,
        NotYourSeat, NotStalled, SeatedModerator."""
        asked = consent.Asked(user, kind, to, line, reason, value, alone=moderator)
        return await consent.ask_table(self._context, campaign, asked)

    async def find_request(self, request: int) -> Request:
        """A request as it stands. Raises RequestClosed if there is no such request."""
        return await consent.find(self._context, request)

    @uncancellable
    async def agree(self, request: int, user: int) -> Request:
        """Gives consent; the last one carries it out. Raises RequestClosed, NotConcerned."""
        return await consent.agree(self._context, request, user)

    @uncancellable
    async def refuse(self, request: int, user: int) -> Request:
        """Refuses it for the table. Raises RequestClosed, NotConcerned."""
        return await consent.refuse(self._context, request, user)

    @uncancellable
    async def withdraw(self, request: int, user: int) -> Request:
        """The asker takes the request back. Raises RequestClosed, NotConcerned."""
        return await consent.withdraw(self._context, request, user)

    @uncancellable
    async def decide(self, request: int, moderator: int, accept: bool) -> Request:
        """A moderator (the caller has checked that) decides alone. Raises RequestClosed, SeatedModerator."""
        return await consent.decide(self._context, request, moderator, accept)

    # ---------------------------------------------------------------- copies and files

    @uncancellable
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

        It is resealed unless the chapter is over there. Raises NothingToUndo when there is no such moment,
        TooManyCampaigns.
        """
        return await copies.fork(self._context, campaign, organiser, at, name, channel)

    @uncancellable
    async def export(self, campaign: int, user: int, *, open_file: bool = False, moderator: bool = False) -> bytes:
        """The whole campaign as a file, sealed or open. Raises NotOver when it may not be open."""
        return await export.export(self._context, campaign, user, open_file=open_file, moderator=moderator)

    @uncancellable
    async def import_(self, data: bytes, organiser: Person, guild: int, channel: int) -> Situation:
        """A campaign from a file, in its lobby, an unfinished chapter resealed. Raises WrongFile, TooManyCampaigns."""
        return await imports.import_file(self._context, data, organiser, guild, channel)

    async def backup(self, path: str | Path) -> None:
        """Copies the running database and its key to `path`. Raises FileExistsError."""
        await asyncio.to_thread(back_up, self._path, Path(path))

    # ---------------------------------------------------------------- readers

    async def preferences(self, user: int) -> Preferences:
        """What a person has chosen for what is said to them; the usual where nothing is."""
        return await preferences.preferences(self._context, user)

    @uncancellable
    async def set_preferences(self, user: int, chosen: Preferences) -> None:
        """Keeps what a person has chosen."""
        await preferences.set_preferences(self._context, user, chosen)

    # ---------------------------------------------------------------- the house

    async def figures(self) -> figures.Figures:
        """How many campaigns there are, and how much waits."""
        return await figures.figures(self._context)

    async def recall(self, key: str) -> str | None:
        """What was remembered under this key, if anything."""
        return await notes.recall(self._context, key)

    @uncancellable
    async def remember(self, key: str, value: str) -> None:
        """Keeps a note of the house, instead of the one before; returns when it is on the disk."""
        await notes.remember(self._context, key, value)

    # ---------------------------------------------------------------- the outbox

    async def next_posts(self, limit: int = 50) -> Sequence[Post]:
        """What waits to be sent or struck: for each campaign its next post, none where a thread has refused one.

        A post `waiting` is to be sent, one `sending` to be looked for first, one `sent` to be edited as `undone` says.
        """
        return await outbox.next_posts(self._context, limit)

    async def find_post(self, campaign: int, number: int) -> Post | None:
        """A post, if there is one of that number."""
        return await outbox.find_post(self._context, campaign, number)

    async def last_sent(self, campaign: int) -> Post | None:
        """The newest post of play that is in the thread, if there is one."""
        return await outbox.last_sent(self._context, campaign)

    async def last_message(self, post: Post) -> int | None:
        """The newest message of the posts before this one; None where none was sent."""
        return await outbox.last_message(self._context, post)

    async def posts_with(self, post: Post) -> Sequence[Post]:
        """The posts that are one message with this one, itself among them, in order: those that wait behind it and
        tell, as it does, of play by itself; those that were being sent with it; or those that its message shows."""
        return await outbox.posts_with(self._context, post)

    @uncancellable
    async def mark_sending(self, *posts: Post) -> None:
        """To be called before posts are sent as one message."""
        await outbox.mark(self._context, posts, status="sending")

    @uncancellable
    async def mark_waiting(self, *posts: Post) -> None:
        """Posts that were being sent are not in the thread after all."""
        await outbox.mark(self._context, posts, status="waiting")

    @uncancellable
    async def mark_sent(self, message: int, *posts: Post) -> None:
        """The posts are in the thread, in this message."""
        await outbox.mark(self._context, posts, status="sent", message=message)

    @uncancellable
    async def mark_struck(self, post: Post) -> None:
        """The message now shows whether it was undone, as it was when it was read."""
        await outbox.mark(self._context, [post], struck=post.undone)

    @uncancellable
    async def mark_refused(self, *posts: Post) -> None:
        """The thread refuses posts: this campaign's wait until `set_places` or `retry`."""
        await outbox.mark(self._context, posts, status="refused")

    @uncancellable
    async def retry(self, campaign: int | None = None) -> None:
        """Lets the refused posts of a campaign, or of all, be looked for and sent again."""
        await outbox.retry(self._context, campaign)

    async def cards_to_update(self) -> Sequence[Card]:
        """The turn cards that do not show what they should."""
        return await outbox.cards_to_update(self._context)

    @uncancellable
    async def wish(self, campaign: int) -> None:
        """The turn card should be looked at again, though nothing has happened."""
        await outbox.wish(self._context, campaign)

    async def card_of(self, campaign: int) -> Card:
        """The turn card of a campaign."""
        return await outbox.card_of(self._context, campaign)

    @uncancellable
    async def set_card(self, campaign: int, message: int | None, shown: int, mentioned: Sequence[int] = ()) -> None:
        """The turn card is this message now and shows version `shown`."""
        await outbox.set_card(self._context, campaign, message, shown, mentioned)
