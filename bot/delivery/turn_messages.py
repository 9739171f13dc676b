"""Keeps one live turn message at the end of each thread (docs/behaviour.md#messages)."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import structlog

from bot.delivery.foretelling import Foretelling
from bot.discord.threads import MessageGone, Thread, is_turn_message, nonce
from bot.interactions.services import Services
from bot.live_messages.absences import Away, players_of
from bot.live_messages.turn import TurnContext, turn_message
from bot.live_messages.vote import request_message, voters
from bot.messages.layout import Message as Layout
from bot.messages.layout import place_link
from bot.text.speech import words_at
from engine.campaigns import Post, Situation, TurnMessage
from engine.campaigns.history.between import Between

log = structlog.get_logger()

MOST_FOLLOWED = 10  # messages of people below a turn message, after which it moves down,
MOST_DELETED = 256  # turn messages that are remembered until Discord confirms that they are gone
MOVES_AFTER = 600.0  # at most once in this many seconds


@dataclass(frozen=True, slots=True)
class Turn:
    """The campaign's state with the players who are asked, and the questions out of turn."""

    state: object
    questions: Sequence[object]


@dataclass(frozen=True, slots=True)
class ShownTurn:
    """The turn that a message shows, and the users it has notified."""

    turn: Turn
    mentioned: Sequence[int]


class TurnMessages:
    """Makes each thread show the turn message that is stored as desired.

    Discord sends no notification for an edit: when another player must act or a new turn begins, a new message is sent
    and the old one deleted; while the same player continues, it is edited. A turn message that posts have overtaken
    moves to the end silently.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._shown: dict[int, tuple[int, Layout]] = {}  # by thread: the turn message and its stored
        # by campaign: whether one of the posts below the turn message ended a turn
        self._overtaken: dict[int, bool] = {}
        self._outdated: set[int] = set()  # campaigns with a turn that has ended since, but without a post below
        self._turns: dict[int, ShownTurn] = {}  # by campaign: what the turn message was sent or edited for
        # by campaign and user: the question that the turn message shows
        self._asked: dict[int, Mapping[int, object]] = {}
        self._deleted: deque[int] = deque(maxlen=MOST_DELETED)  # messages, of which Discord tells the bot, too
        self._noted: set[int] = set()  # campaigns whose turn message is known to be in the thread as recorded
        # by thread: messages of people since its turn message was sent or counted
        self._followed: Counter[int] = Counter()
        # by campaign: messages that show posts since the turn message was sent; it may be among them
        self._posts: defaultdict[int, set[int]] = defaultdict(set)
        self._foretelling = Foretelling(services)
        self._sent: dict[int, float] = {}  # by thread: when its turn message was sent last, by the loop's clock

    def overtaken(self, post: Post) -> None:
        """Notes that a post was sent below its campaign's turn message, or that a vote replaces it."""
        ended = post.kind in ("start", "turn", "over", "request", "decided")
        self._overtaken[post.campaign] = ended or self._overtaken.get(post.campaign, False)

    def outdated(self, campaign: int) -> None:
        """Notes that a turn has ended and was added to an earlier post, so that the turn message is still the last."""
        self._outdated.add(campaign)

    async def replaceable(self, campaign: int, thread: int) -> int | None:
        """Returns the turn message if it is the last message of its thread, and a post may take its place."""
        if campaign not in self._noted or campaign in self._overtaken or self._followed[thread]:
            return None
        message = (await self._services.campaigns.outbox.turn_message_of(campaign)).message
        return message if message not in self._posts[campaign] else None

    def shows_post(self, campaign: int, message: int) -> None:
        """Notes that this message shows a post; it may have been the turn message."""
        self._posts[campaign].add(message)

    async def sink(self, thread: int) -> int | None:
        """Notes a message in a thread. Returns the campaign whose turn message should move down now: many have followed
        it, it has not moved for a while, and no one is choosing (docs/behaviour.md#messages)."""
        self._followed[thread] += 1
        lately = asyncio.get_running_loop().time() - self._sent.get(thread, -MOVES_AFTER) < MOVES_AFTER
        if self._followed[thread] < MOST_FOLLOWED or lately:
            return None
        situation = await self._services.campaigns.lookup.of_thread(thread)
        if situation is None:
            del self._followed[thread]
        elif not self._services.choosing.at(situation.id):
            self._overtaken.setdefault(situation.id, False)
            return situation.id
        return None

    def has_deleted(self, message: int) -> bool:
        """True if the deletion of this message replaced or ended a turn message."""
        return message in self._deleted

    async def _delete(self, thread: Thread, message: int) -> None:
        self._deleted.append(message)
        await thread.delete(message)

    def gone(self, campaign: int, thread: int) -> None:
        """Notes that a turn message was deleted, so that the next update sends a new one."""
        self._noted.discard(campaign)
        self._shown.pop(thread, None)

    async def update(self, stored: TurnMessage) -> None:
        """Edits, sends or deletes, and records what the thread shows now."""
        situation = await self._services.campaigns.lookup.situation(stored.campaign)
        if self.may_wait(situation):
            users = asked_users(situation)
            await self._services.campaigns.outbox.set_turn_message(
                stored.campaign, stored.message, stored.wanted, users
            )
            return
        if not await self._services.campaigns.outbox.is_still_to_update(stored):
            return  # there may be posts now, which go first
        try:
            await self._show(stored, situation)
        finally:
            self._services.refreshing.soon(situation.id)

    async def _show(self, stored: TurnMessage, situation: Situation) -> None:
        """Makes the thread show the turn message of this situation."""
        thread = Thread(self._services.client, stored.thread or 0)
        message, mentioned = await self._known(stored, thread, situation.facts.front_message)
        layout = await self._layout(situation)
        if layout is None:
            if message:
                await self._delete(thread, message)
            await self._services.campaigns.outbox.set_turn_message(stored.campaign, None, stored.wanted)
        else:
            await self._edit_or_send(stored, thread, layout, message, mentioned, situation)
        self._noted.add(stored.campaign)

    def may_wait(self, situation: Situation) -> bool:
        """True if the turn message need not show the latest choice yet: while a player named in it is choosing, it is
        not edited for each choice, because Discord limits edits. Group choices are made on the message itself."""
        choosing = set(situation.waiting_users).intersection(self._services.choosing.at(situation.id))
        if not choosing or situation.asks[0].occasion == "table":
            return False
        if situation.id not in self._noted or situation.id not in self._turns:
            return False
        if situation.id in self._overtaken or situation.id in self._outdated:
            return False
        shown, now = self._turns[situation.id], self._turn_of(situation)
        # a panel shows a question out of turn to the player whose turn it is; the message never shows an answered one
        in_own_turn = len(situation.waiting_users) == 1 and not shown.turn.questions
        same = shown.turn.state == now.state if in_own_turn else shown.turn == now
        return same and set(situation.waiting_users) <= set(shown.mentioned)

    async def _layout(self, situation: Situation) -> Layout | None:
        """Returns the vote while one is open, so that it is the only live question; else the turn message."""
        facts = situation.facts
        if situation.request and not facts.pause and not facts.archived:
            return await request_message(self._services.campaigns, situation.request, situation)
        return turn_message(situation, words_at(situation, situation.locale), await self._around(situation))

    async def _around(self, situation: Situation) -> TurnContext:
        """Returns the additional facts of the turn message."""
        away: dict[int, Away] = {}
        now, readers = self._services.campaigns.now(), self._services.readers
        for user in players_of(situation):
            await readers.load(user)
            until = readers.of(user).away_until(now)
            if until is not None:
                away[user] = Away(until, readers.of(user).stops_until(now))
        news, last_post = await self._news(situation), await self._last_post(situation)
        foretold = await self._foretelling.person(situation)
        return TurnContext(self._services.choosing.said_at(situation.id), news, away, now, last_post, foretold)

    async def _last_post(self, situation: Situation) -> str | None:
        """Returns the address of the newest post of play in this thread, if there is one."""
        post = await self._services.campaigns.outbox.last_sent(situation.id) if situation.stage == "playing" else None
        if post is None or post.message is None or post.thread is None or post.thread != situation.facts.thread:
            return None
        return place_link(situation.facts.guild, post.thread, post.message)

    async def _news(self, situation: Situation) -> Between | None:
        """Returns the play since the last turn of the seat whose turn begins."""
        if situation.stage != "playing" or not situation.asks or not situation.asks[0].in_turn:
            return None
        return await self._services.campaigns.history.since_own_turn(situation.id, situation.asks[0].seats[0])

    async def _edit_or_send(
        self,
        stored: TurnMessage,
        thread: Thread,
        layout: Layout,
        message: int | None,
        mentioned: Sequence[int],
        situation: Situation,
    ) -> None:
        """Edits the turn message if no one new is asked and nothing is below it; else sends a new one."""
        users, turn = asked_users(situation), self._turn_of(situation)
        questions = questions_of(situation)
        still = [user for user in mentioned if user in users and not self._is_asked_again(situation, user, questions)]
        if self._overtaken.get(stored.campaign):
            still = []
        elif stored.campaign in self._outdated:  # a player who answered out of turn has the next question in the panel
            still = [user for user in still if user in self._asked.get(stored.campaign, {})]
        new = [user for user in users if user not in still]
        stays = message and not new and stored.campaign not in self._overtaken
        if message and stays and await self._shows(thread, message, layout):
            self._turns[stored.campaign], self._asked[stored.campaign] = ShownTurn(turn, still), questions
            self._outdated.discard(stored.campaign)
            await self._services.campaigns.outbox.set_turn_message(stored.campaign, message, stored.wanted, still)
            return
        await self._services.refreshing.rename(situation)
        named = nonce(thread.id, "c", stored.wanted)
        pinged = [*new, *await self._foretold(situation, new)]
        sent = await thread.send(layout, named, mentioned=pinged, silent=not new)
        self._overtaken.pop(stored.campaign, None)
        self._outdated.discard(stored.campaign)
        self._followed.pop(thread.id, None)
        self._sent[thread.id] = asyncio.get_running_loop().time()
        self._turns[stored.campaign], self._asked[stored.campaign] = ShownTurn(turn, users), questions
        if message and message != sent:
            await self._delete(thread, message)
        await self._services.campaigns.outbox.set_turn_message(stored.campaign, sent, stored.wanted, users)
        self._posts.pop(stored.campaign, None)

    async def _foretold(self, situation: Situation, new: Sequence[int]) -> Sequence[int]:
        """Returns the next player, once for each turn, if they want to know."""
        user = await self._foretelling.person(situation) if new and not situation.request else None
        return [user] if user is not None and await self._foretelling.is_new(situation) else []

    def _turn_of(self, situation: Situation) -> Turn:
        """Returns what must be shown even while someone is choosing."""
        said, asked = self._services.choosing.times_said(situation.id), questions_of(situation)
        out_of_turn = [(ask.key, *asked.items()) for ask in situation.asks if not ask.in_turn]
        state = said, situation.waiting_users, situation.request, situation.facts, situation.seats
        return Turn(state, out_of_turn)

    def _is_asked_again(self, situation: Situation, user: int, questions: Mapping[int, object]) -> bool:
        """True if the user has answered the shown question out of turn and is asked another, without a panel of it.

        Questions in between may have been answered too quickly for the turn message to show them.
        """
        shown = self._asked.get(situation.id, {})
        changed = user in shown and shown[user] != questions.get(user)
        return changed and user not in self._services.choosing.at(situation.id)

    async def _shows(self, thread: Thread, message: int, layout: Layout) -> bool:
        """Makes the message show the layout, unless it does already. Returns False if it is gone or too old to edit
        now."""
        if self._shown.get(thread.id) == (message, layout):
            return True
        try:
            await thread.edit(message, layout)
        except MessageGone:
            return False
        self._shown[thread.id] = message, layout
        return True

    async def _known(self, stored: TurnMessage, thread: Thread, front: int | None) -> tuple[int | None, Sequence[int]]:
        """Returns the turn message and the users it has notified.

        After a start, and after an interrupted update, searches the thread, too: a turn message may have been sent but
        not recorded, and the newest one in the thread is the live one. A message that has become a post is none.
        """
        recorded = stored.message
        if stored.campaign in self._noted:
            self._noted.discard(stored.campaign)
            return recorded if recorded not in self._posts[stored.campaign] else None, stored.mentioned
        if recorded and await self._services.campaigns.outbox.is_post(stored.campaign, recorded):
            recorded = None
        own = await thread.own_messages(stored.message or thread.id)
        found = [message for message in own if message.id != front and is_turn_message(message, stored.campaign)]
        if not found:
            return recorded, stored.mentioned
        live, *stale = found
        for message in stale:
            await self._delete(thread, message.id)
        if own[0].id != live.id:
            self._overtaken.setdefault(stored.campaign, False)
        pinged = [user.id for user in live.mentions]
        return live.id, stored.mentioned if live.id == stored.message else pinged


def asked_users(situation: Situation) -> Sequence[int]:
    """Returns the users notified by the turn message: the voters while a vote is open, else the waiting players."""
    return voters(situation) if situation.request and not situation.facts.pause else situation.waiting_users


def questions_of(situation: Situation) -> Mapping[int, object]:
    """Returns, in comparable form, the question that each waiting player is asked out of turn.

    Players who continue a turn, or answer a question to everyone, are present already.
    """
    asked = {user: situation.ask_of(seat) for seat, user in _waited_for(situation)}
    return {user: (ask.key, ask.n) for user, ask in asked.items() if ask and ask.occasion == "reaction"}


def _waited_for(situation: Situation) -> Iterator[tuple[int, int]]:
    for each in reversed(situation.seats):  # the first seat of a player counts
        if each.user is not None and each.user in situation.waiting_users and each.seat in situation.waiting_for:
            yield each.seat, each.user
