"""An independent reader of a database and of the threads: what must be true after every kill, and what at rest.

It shares no code with the storage; only whether each campaign loads is asked of `emberkeep doctor`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from random import Random
from typing import Any

from bot.discord.threads import CARD_VERBS
from bot.local_discord import Sandbox
from bot.local_discord.model.errors import JsonObject
from bot.local_discord.model.state import Event
from engine.campaigns.files.check_dice import check
from engine.campaigns.files.keys_shown import keys_shown
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.runtime.fair_dice import read_keys
from engine.campaigns.runtime.loading import base_at, lineage_of, read_campaign
from engine.campaigns.upkeep.doctor import examine
from engine.storage import chance, log, looked_at, place_of
from engine.storage.schema.codec import unpack_pick
from engine.table import Session, fair
from tests.end_to_end.playing import BUTTON, parts, text_of, verbs
from tests.processes.asking import Ask, asked, is_on_a_server
from tests.seating import find

SEATS = 4
OF_CAMPAIGNS = (
    "seat",
    "branch",
    "sealed",
    "request",
    "application",
    "waitlist",
    "standing_order",
    "post",
    "turn_message",
)
OF_LINES = ("decision", "tell", "checkpoint", "result")

Found = list[str]
"""Faults, a sentence each."""


def in_database(database: str, acknowledged: Sequence[Any]) -> Found:
    """Returns the faults of a database after a kill; `acknowledged` are the lines of acknowledged answers."""
    with asked(database) as ask:
        found = [
            *_lost_answers(ask, acknowledged),
            *_orphans(ask),
            *_gaps(ask),
            *_wrong_posts(ask),
            *_unproved_dice(database),
            *([] if is_on_a_server(database) else _wrong_structure(ask)),
        ]
    return found + examine(database, find).faults


def _wrong_structure(ask: Ask) -> Iterator[str]:
    yield from (f"structure: {each}" for (each,) in ask("PRAGMA quick_check(3)") if each != "ok")


def _lost_answers(ask: Ask, acknowledged: Sequence[Any]) -> Iterator[str]:
    kept = (
        "SELECT 1 FROM decision WHERE campaign = :campaign AND branch = :branch AND n BETWEEN :n AND :last"
        " AND seat = :seat AND pick = :pick"
    )
    waits = "SELECT 1 FROM sealed WHERE campaign = :campaign AND seat = :seat AND pick = :pick"
    gone_back = "SELECT 1 FROM campaign WHERE id = :campaign AND branch > :branch"
    last = {tuple(each[:4]): each for each in acknowledged}  # players who changed their mind have bid again
    for campaign, branch, n, seat, picked, held in last.values():
        pick = " ".join(picked).encode()
        if ask(kept, campaign=campaign, branch=branch, n=n, last=n + SEATS, seat=seat, pick=pick):
            continue
        sealed = ask(waits, campaign=campaign, seat=seat, pick=pick)
        undone = ask(gone_back, campaign=campaign, branch=branch)
        if not held or not (sealed or undone):
            yield f"an acknowledged answer is gone: campaign {campaign}, line {branch}, n {n}, seat {seat}, {picked}"


def _orphans(ask: Ask) -> Iterator[str]:
    partial = _partial(ask)  # the next start deletes what a kill leaves of them
    known = ", ".join(["0", *map(str, partial)])
    lost = {
        **{
            table: f"{table} WHERE campaign NOT IN (SELECT id FROM campaign) AND campaign NOT IN ({known})"
            for table in OF_CAMPAIGNS
        },
        **{table: f"{table} WHERE (campaign, branch) NOT IN (SELECT campaign, id FROM branch)" for table in OF_LINES},
        "standing line": "campaign WHERE branch IS NOT NULL AND (id, branch) NOT IN (SELECT campaign, id FROM branch)",
        "without a turn message": "campaign WHERE id NOT IN (SELECT campaign FROM turn_message)",
        "without seats": "campaign WHERE id NOT IN (SELECT campaign FROM seat)",
    }
    for name, rows in lost.items():
        ((count,),) = ask(f"SELECT count(*) FROM {rows}")
        if count:
            yield f"{count} orphan rows: {name}"


def _partial(ask: Ask) -> list[int]:
    return [int(key.split()[-1]) for (key,) in ask("SELECT key FROM note WHERE key LIKE 'partial campaign %'")]


def _gaps(ask: Ask) -> Iterator[str]:
    gaps = "SELECT campaign, branch FROM decision GROUP BY campaign, branch HAVING count(*) <> max(n) - min(n) + 1"
    yield from (f"a decision is missing in line {branch} of campaign {campaign}" for campaign, branch in ask(gaps))


def _wrong_posts(ask: Ask) -> Iterator[str]:
    numbers = "SELECT campaign FROM post GROUP BY campaign HAVING count(*) <> max(number) OR min(number) <> 1"
    yield from (f"posts of campaign {campaign} are not numbered from 1 on" for (campaign,) in ask(numbers))
    twice = "SELECT message FROM post WHERE message IS NOT NULL GROUP BY message HAVING count(DISTINCT campaign) > 1"
    yield from (f"message {message} is noted for two campaigns" for (message,) in ask(twice))
    corrected = "SELECT campaign FROM post WHERE kind = 'corrected'"
    yield from (f"campaign {campaign} no longer replayed" for (campaign,) in ask(corrected))


def _unproved_dice(database: str) -> Iterator[str]:
    """Checks all results as a file does whose chapter is over."""
    with looked_at(place_of(database)) as connection:
        for (campaign,) in connection.exec_driver_sql("SELECT id FROM campaign WHERE branch IS NOT NULL").all():
            keys = [replace(read_keys(row), closed=True) for row in chance.of_campaign(connection, campaign)]
            decisions = [
                {"branch": row.branch, "n": row.n, "seat": row.seat, "key": row.key, "fingerprint": row.fingerprint}
                | {"pick": list(unpack_pick(row.seat, row.pick))}
                for page in log.pages_of(connection, campaign, "decision")
                for row in page
            ]
            branches = [
                {"id": each.id, "parent": each.parent, "from_n": each.from_n}
                for each in log.branches_of(connection, campaign)
            ]
            shown = [each.model_dump() for each in keys_shown(keys)]
            for what, where in check({"branches": branches, "decisions": decisions, "keys": shown}):
                if what == "wrong":
                    yield f"dice of campaign {campaign}: {where}"


def standings(database: str, at: Mapping[int, tuple[int, int]] | None = None) -> dict[int, tuple[int, int, str]]:
    """Returns, by campaign in play: branch, number of decisions, and the hash of state and questions; `at` names
    earlier moments."""
    found = {}
    with looked_at(place_of(database)) as connection:
        for (campaign,) in connection.exec_driver_sql("SELECT id FROM campaign WHERE branch IS NOT NULL").all():
            stored = read_campaign(connection, campaign)
            present = stored.branch, lineage_of(connection, stored.branches, stored.branch).end
            branch, n = present if at is None else at.get(campaign, present)
            base = base_at(connection, Lineage(stored.branches, branch, n), n)
            session = Session.load(find(stored.facts.game), base.saved, fair(Random(0)))
            if at is None or campaign in at:
                found[campaign] = branch, n, session.hash
    return found


# ---------------------------------------------------------------- threads


@dataclass
class Books:
    """Every post that has come into being, by thread, in its order."""

    posts: defaultdict[str, list[tuple[int, int]]] = field(default_factory=lambda: defaultdict(list))
    _messages: set[str] = field(default_factory=set)

    def hear(self, event: Event) -> None:
        """Writes down a message that is a post from now on; a turn message may become one."""
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and event.only is None:
            posts = _posts_of(event.data)
            if posts and event.data["id"] not in self._messages:
                self._messages.add(event.data["id"])
                self.posts[event.data["channel_id"]] += posts

    def wrong(self) -> Found:
        """Returns faults of the threads at any time: a doubled or late post."""
        return [wrong for posts in self.posts.values() for wrong in _wrong_in(posts)]


def _wrong_in(posts: Sequence[tuple[int, int]]) -> Iterator[str]:
    yield from (f"post {post} has come {count} times" for post, count in Counter(posts).items() if count > 1)
    yield from (f"post {later} has come after {post}" for post, later in pairwise(posts) if later < post)


def at_rest(database: str, sandbox: Sandbox) -> Found:
    """Returns the faults after the bot has finished all waiting work."""
    with asked(database) as ask:
        campaigns = ask("SELECT id, thread, stage FROM campaign")
        return [
            *_unsent(ask, sandbox),
            *(f"campaign {campaign} is still partial" for campaign in _partial(ask)),
            *(wrong for row in campaigns for wrong in _wrong_table(row, sandbox)),
            *_wrong_lobbies({campaign for campaign, _, _ in campaigns}, sandbox),
            *_wrong_threads({str(thread) for _, thread, _ in campaigns}, sandbox),
        ]


def _unsent(ask: Ask, sandbox: Sandbox) -> Iterator[str]:
    """Yields every post (unless undone before it was seen) that is missing in its thread under the recorded message. If
    several share a message, its buttons name the last; struck posts have none."""
    unsent = "SELECT campaign, number, status FROM post WHERE status <> 'sent' AND NOT undone"
    yield from (f"post {campaign, number} is {status} at rest" for campaign, number, status in ask(unsent))
    sent = (
        "SELECT post.campaign, max(number), message, max(CASE WHEN struck THEN 1 ELSE 0 END), thread FROM post"
        " JOIN campaign ON campaign.id = post.campaign WHERE status = 'sent' GROUP BY post.campaign, message, thread"
    )
    for campaign, number, message, struck, thread in ask(sent):
        found = _message(sandbox, str(thread), str(message))
        if found is None or not (struck or (campaign, number) in _posts_of(found)):
            yield f"post {campaign, number} does not stand where it is noted"


def _message(sandbox: Sandbox, thread: str, message: str) -> JsonObject | None:
    """Returns a message from its campaign's thread, or from another one that the campaign has left."""
    messages = sandbox.world.messages
    there = messages[thread].get(message)
    return there or next((each[message] for each in messages.values() if message in each), None)


def _wrong_table(row: Any, sandbox: Sandbox) -> Iterator[str]:
    campaign, thread, stage = row
    if str(thread) not in sandbox.world.channels:
        yield f"campaign {campaign} has no thread"
        return
    cards = [each for each in _of_bot(sandbox, str(thread)) if CARD_VERBS & verbs(each)]
    if len(cards) != (stage == "playing"):
        yield f"campaign {campaign}, {stage}, has {len(cards)} turn cards"
    fronts = [each for each in _of_bot(sandbox, str(thread)) if _lobby_of(each) == campaign]
    if len(fronts) != (2 if stage == "between" else 1):  # between chapters the next lobby is in the thread
        yield f"campaign {campaign}, {stage}, has {len(fronts)} front pages and lobbies"


def _wrong_lobbies(campaigns: set[int], sandbox: Sandbox) -> Iterator[str]:
    """Yields missing and surplus lobby messages."""
    channels = [sandbox.channel("games", guild)["id"] for guild in sandbox.world.guilds]
    lobbies = (_lobby_of(each) for channel in channels for each in _of_bot(sandbox, channel))
    cards = Counter(each for each in lobbies if each is not None)
    if set(cards) != campaigns or max(cards.values(), default=1) > 1:
        yield f"lobby cards {sorted(cards.elements())} of campaigns {sorted(campaigns)}"


def _wrong_threads(present: set[str], sandbox: Sandbox) -> Iterator[str]:
    """Yields threads without a campaign that do not link to another thread, or that still have live buttons."""
    for thread in _threads(sandbox):
        left = _of_bot(sandbox, thread["id"])
        if thread["id"] in present:
            continue
        if not any("<#" in text_of(each) for each in left):
            written = [text_of(each)[:40] for each in left]
            yield f"thread {thread['id']} {thread['thread_metadata']} belongs to no campaign and says {written}"
        if any(CARD_VERBS & verbs(each) or _lobby_of(each) is not None for each in left):
            yield f"thread {thread['id']} has live buttons, and its campaign has left it"


def _threads(sandbox: Sandbox) -> list[JsonObject]:
    return [each for each in sandbox.world.channels.values() if "thread_metadata" in each]


def _of_bot(sandbox: Sandbox, channel: str) -> list[JsonObject]:
    """Returns the bot's public messages in a channel or thread, oldest first."""
    world = sandbox.world
    return [
        each
        for each in world.messages[channel].values()
        if each["author"]["id"] == world.bot_id and each["id"] not in world.ephemeral_for
    ]


def _posts_of(message: JsonObject) -> list[tuple[int, int]]:
    """Campaign and number of the last post that a message holds, if it holds any."""
    presses = [part["custom_id"].split("/") for part in parts(message, BUTTON)]
    return [(int(press[2]), int(press[-1])) for press in presses if press[1].startswith("post_")][:1]


def _lobby_of(message: JsonObject) -> int | None:
    """Returns the campaign whose lobby message or front page a message is, if any."""
    presses = [part["custom_id"].split("/") for part in parts(message, BUTTON)]
    return next((int(press[2]) for press in presses if press[1].startswith("lobby")), None)
