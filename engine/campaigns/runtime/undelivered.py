"""The deliverer's queue in memory. No other process writes the posts and turn messages of these campaigns, so what this
process has written need not be read again."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, cast

import orjson

from engine.campaigns.model.posts import Post, TurnMessage, read_post, read_turn_message
from engine.storage import Connection, Database, Write
from engine.storage.queries import posts, turn_messages
from engine.storage.queries.deliveries import Effect, effects_of
from engine.storage.schema.rows import PostInThread
from engine.storage.schema.shards import Shards

OF_PLAY = posts.OF_PLAY
MOST_KNOWN = 1_024  # campaigns of which the queue is in memory,
NEWEST_READ = 12  # read with these many of their last posts
MOST_POSTS = 200  # in memory; a longer queue is read from the database each time


@dataclass(slots=True)
class Known:
    """The turn message of a campaign, and all its posts from number `since` on, in order, as the database has them."""

    message: TurnMessage
    posts: dict[int, Post]
    since: int

    def next_post(self) -> Post | None:
        """Returns the first post to send or strike through; None if the thread refuses one."""
        if self.message.thread is None or any(each.status == "refused" for each in self.posts.values()):
            return None
        return next((each for each in self.posts.values() if is_to_do(each)), None)

    def message_to_update(self) -> TurnMessage | None:
        """Returns the turn message if it is out of date."""
        return self.message if self.message.thread is not None and self.message.wanted != self.message.shown else None

    def before(self, post: Post) -> Post | None:
        """Returns the last post of play before this one that was not undone, if it is among these."""
        earlier = [each for each in self.posts.values() if each.number < post.number and stands(each)]
        return earlier[-1] if earlier else None

    def last_sent(self) -> Post | None:
        """Returns the newest post about a turn or the end that is in the thread and was not undone, if it is among
        these."""
        shown = [each for each in self.posts.values() if each.message is not None and not each.undone]
        return next((each for each in reversed(shown) if each.kind in ("turn", "over")), None)

    def last_of_seat(self, seat: int) -> Post | None:
        """Returns the newest post about a turn of this seat, sent or not, that was not undone, if it is among these."""
        own = [each for each in self.posts.values() if each.seat == seat and not each.undone]
        return next((each for each in reversed(own) if each.kind == "turn"), None)

    def begun(self, post: Post) -> Sequence[Post] | None:
        """Returns the posts of the newest message about play, if this post may be added to it; None if some of them may
        not be among these."""
        before = self.before(post)
        if before is None:
            return () if self.since == 1 else None
        if before.kind != "turn" or before.message is None:
            return ()
        played = [each for each in self.posts.values() if each.number < post.number and each.kind in OF_PLAY]
        if before.message != max(each.message or 0 for each in played):
            return ()
        found = [each for each in self.posts.values() if each.message == before.message]
        return found if self.since == 1 or found[0].number > self.since else None

    def apply(self, effect: Effect) -> None:
        """Makes the change of a row."""
        row = effect.row
        if effect.what == "post":
            post = _post_of(row, self.message.thread)
            self.posts[post.number] = post
        elif effect.what == "marked":
            number = row["marked"]
            if number in self.posts:
                columns = {name: value for name, value in row.items() if name not in ("which", "marked")}
                self.posts[number] = replace(self.posts[number], **columns)
                self._forget_old()
        elif effect.what == "wished":
            self.message = replace(self.message, wanted=self.message.wanted + 1)
        else:
            columns = {name: value for name, value in row.items() if name != "which"}
            if "mentioned" in columns:
                columns["mentioned"] = tuple(columns["mentioned"])
            self.message = replace(self.message, **columns)

    def _forget_old(self) -> None:
        """Keeps the posts with work, those of the newest message about play, and the post of play before it."""
        last = max((each.message for each in self.posts.values() if each.message and each.kind in OF_PLAY), default=0)
        first = next((each.number for each in self.posts.values() if each.message == last or is_queued(each)), 0)
        before = [each.number for each in self.posts.values() if each.number < first and stands(each)]
        if before and before[-1] > self.since:
            self.since = before[-1]
            self.posts = {number: post for number, post in self.posts.items() if number >= self.since}


def is_queued(post: Post) -> bool:
    """True if its thread does not show a post as it should."""
    return post.status != "sent" or post.undone != post.struck


def is_to_do(post: Post) -> bool:
    """True if the deliverer can do something for a post: send it, look for it, or strike it through."""
    return is_queued(post) and (post.status != "waiting" or not post.undone)


def stands(post: Post) -> bool:
    """True if it reports play that was not undone."""
    return post.kind in OF_PLAY and not post.undone


def _post_of(row: Mapping[str, Any], thread: int | None) -> Post:
    """Returns the post of a row to write, as it will be read."""
    stored = {"message": None, **row, "thread": thread, "payload": orjson.loads(orjson.dumps(row["payload"]))}
    return read_post(cast("PostInThread", SimpleNamespace(**stored)))


def _read(connection: Connection, campaigns: Sequence[int], shards: Shards) -> dict[int, Known]:
    found = {}
    for campaign in campaigns:
        message = turn_messages.find(connection, campaign, shards)
        if message is not None:
            newest = {row.number: row for row in posts.newest(connection, campaign, NEWEST_READ)}
            read = {number: read_post(row) for number, row in newest.items()}
            found[campaign] = Known(read_turn_message(message), read, min(newest, default=1))
    return found


class Undelivered:
    """The work of the deliverer, campaign by campaign. `changed` is set when there may be more of it.

    `database.write` reports its writes to `watching`. A campaign whose rows change in another way than its queue knows
    is read again, and so is one whose write failed, because it may have been committed. While a campaign is being
    written, what is read of it is used but not kept.
    """

    def __init__(self, database: Database) -> None:
        self.changed = asyncio.Event()
        self._database = database
        self._touched: set[int] | None = None  # campaigns to look at; None: all
        self._known: dict[int, Known] = {}
        self._written: Counter[int | None] = Counter()  # by campaign, or None for any: writes that have not ended
        self._reading: dict[int, object] = {}  # by campaign: who is reading it

    def touch(self, campaign: int | None = None) -> None:
        """Has a campaign, or all, looked at again."""
        if campaign is None:
            self._touched = None
        elif self._touched is not None:
            self._touched.add(campaign)
        self.changed.set()

    def take(self) -> set[int] | None:
        """Returns the campaigns to look at, None for all, which are then no longer listed."""
        touched, self._touched = self._touched, set()
        return touched

    def give_back(self, touched: set[int] | None) -> None:
        """Lists campaigns again, to be looked at with the next change."""
        if touched is None or self._touched is None:
            self._touched = None
        else:
            self._touched |= touched

    def correct(self, due: Mapping[int, Post | TurnMessage]) -> None:
        """Has queues read again that differ from the work that the database has for all campaigns."""
        for campaign, known in list(self._known.items()):
            if (known.next_post() or known.message_to_update()) != due.get(campaign):
                del self._known[campaign]

    def forget(self, campaign: int | None) -> None:
        """Has a campaign, or all, read and looked at again."""
        if campaign is None:
            self._known.clear()
            self._reading.clear()
        else:
            self._known.pop(campaign, None)
            self._reading.pop(campaign, None)
        self.touch(campaign)

    # ---------------------------------------------------------------- writing

    @contextmanager
    def watching(self, writes: Sequence[Write]) -> Iterator[None]:
        """Follows these writes, which are committed when the block ends."""
        effects = effects_of(writes)
        those = {effect.campaign for effect in effects}
        for each in those:
            self._written[each] += 1
            self._reading.clear() if each is None else self._reading.pop(each, None)
        try:
            yield
        except asyncio.CancelledError:
            for each in those:  # may still be committed at any time, so these are never kept again
                self.forget(each)
            raise
        except BaseException:
            self._end(those)
            for each in those:
                self.forget(each)
            raise
        self._end(those)
        for effect in effects:
            self._apply(effect)

    def _end(self, those: set[int | None]) -> None:
        for each in those:
            self._written[each] -= 1
            if not self._written[each]:
                del self._written[each]

    def _apply(self, effect: Effect) -> None:
        campaign = effect.campaign
        if campaign is None or effect.what == "other":
            self.forget(campaign)
            return
        known = self._known.get(campaign)
        if known is not None:
            known.apply(effect)
        else:
            self._reading.pop(campaign, None)
        if effect.what in ("post", "wished"):
            self.touch(campaign)

    # ---------------------------------------------------------------- reading

    async def of_campaign(self, campaign: int) -> Known | None:
        """Returns the queue of a campaign of this process; None if it does not exist."""
        return (await self.of_campaigns([campaign])).get(campaign)

    async def of_campaigns(self, campaigns: Sequence[int]) -> dict[int, Known]:
        """Returns the queues of those of these campaigns that exist."""
        found = {each: self._known[each] for each in campaigns if each in self._known}
        unknown = [each for each in campaigns if each not in found]
        if not unknown:
            return found
        token = object()
        self._reading |= dict.fromkeys(unknown, token)
        read = await self._database.read(_read, unknown, self._database.shards)
        for campaign in unknown:
            if self._reading.get(campaign) is token:
                del self._reading[campaign]
                if campaign in read:
                    self._keep(campaign, read[campaign])
        return found | read

    def _keep(self, campaign: int, known: Known) -> None:
        if self._written[campaign] or self._written[None] or len(known.posts) > MOST_POSTS:
            return
        self._known[campaign] = known
        while len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
