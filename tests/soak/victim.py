"""A process that plays many campaigns through the service and delivers their posts, until it is killed.

What it was told stands in files that outlive it: `acknowledged` has a line for each answer that the service took, and
`discord` one for each message that the pretended Discord has.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import orjson

from engine.campaigns import Campaigns, Post, Situation
from engine.campaigns.errors import Refused
from engine.table import fair
from tests.seating import FIRST_USER, find, seat_and_start

TABLES = 12
UNDO_SHARE = 0.03
UNDONE = 15  # decisions
LONG = {"rounds": 1000}


class Lines:
    """A file of JSON lines. A line is there as soon as it is written, whatever becomes of the process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def add(self, **line: object) -> None:
        """Adds a line in one piece."""
        os.write(self._file, orjson.dumps(line) + b"\n")

    def read(self) -> list[dict[str, Any]]:
        """All lines."""
        return [orjson.loads(line) for line in self._path.read_bytes().splitlines()]


class Discord:
    """The pretended Discord: it keeps every message, and would keep a post that is sent twice twice."""

    def __init__(self, folder: Path) -> None:
        self._lines = Lines(folder / "discord")
        self._known: dict[tuple[int, int], int] = {
            (line["campaign"], line["number"]): line["message"] for line in self._lines.read()
        }

    def send(self, post: Post) -> int:
        """Puts the post into its thread."""
        message = len(self._known) + 1
        self._lines.add(campaign=post.campaign, number=post.number, message=message)
        self._known[post.campaign, post.number] = message
        return message

    def search(self, post: Post) -> int | None:
        """The message of a post, if it is in the thread."""
        return self._known.get((post.campaign, post.number))


def set_up(folder: Path) -> None:
    """Starts the campaigns: the toy game with three kinds of ask, and Tyrants, each also with an autopilot."""

    async def work() -> None:
        campaigns = await _open(folder)
        for index in range(TABLES):
            game, autopilots = ("toy", "tyrants")[index % 2], index // 2 % 2
            options = LONG if game == "toy" else None
            await seat_and_start(campaigns, game, people=2, autopilots=autopilots, options=options)
        await campaigns.close()

    asyncio.run(work())


def play_until_killed(folder: Path, seed: int) -> None:
    """All campaigns at once, as fast as they go."""

    async def work() -> None:
        campaigns = await _open(folder)
        acknowledged, generator = Lines(folder / "acknowledged"), Random(seed)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(campaigns.run())
            tasks.create_task(_deliver(campaigns, Discord(folder), generator))
            for campaign in range(1, TABLES + 1):
                tasks.create_task(_play(campaigns, campaign, acknowledged, generator))

    asyncio.run(work())


def deliver_the_rest(folder: Path) -> None:
    """Nobody plays any more; ends when the outbox is empty."""

    async def work() -> None:
        campaigns, discord = await _open(folder), Discord(folder)
        while posts := await campaigns.next_posts():
            await _deliver_all(campaigns, discord, posts, Random(0))
        await campaigns.close()

    asyncio.run(work())


async def _open(folder: Path) -> Campaigns:
    return await Campaigns.open(folder / "soak.sqlite3", chance=fair(SystemRandom()), find=find)


async def _play(campaigns: Campaigns, campaign: int, acknowledged: Lines, generator: Random) -> None:
    """Plays for the people of one campaign, at random; what somebody else did first is simply asked anew."""
    while True:
        situation = await campaigns.situation(campaign)
        with suppress(Refused):
            if situation.stage == "between":
                await campaigns.start(campaign, FIRST_USER)
            elif situation.request or (generator.random() < UNDO_SHARE and not situation.held):
                await _take_back(campaigns, situation, acknowledged)
            else:
                await _answer(campaigns, situation, acknowledged, generator)
        await asyncio.sleep(0)


async def _take_back(campaigns: Campaigns, situation: Situation, acknowledged: Lines) -> None:
    """Goes back by consent, further than one turn, so that posts are undone, too."""
    request = situation.request or await campaigns.request(
        situation.id, FIRST_USER, "undo", to=max(1, situation.n - UNDONE)
    )
    await campaigns.agree(request.id, FIRST_USER + 1)
    acknowledged.add(branch=(await campaigns.situation(situation.id)).branch)


async def _answer(campaigns: Campaigns, situation: Situation, acknowledged: Lines, generator: Random) -> None:
    people = [seat for seat in situation.waiting_for if situation.seats[seat].user]
    ask = situation.ask_of(generator.choice(people)) if people else None
    if ask is None:
        return
    seat = generator.choice([each for each in ask.seats if each in people])
    count = generator.randint(ask.pick[0], min(ask.pick[1], len(ask.options)))
    pick = [option.id for option in generator.sample(ask.options, count)]
    user = situation.seats[seat].user
    assert user is not None
    answered = await campaigns.answer(situation.id, branch=situation.branch, n=ask.n, seat=seat, user=user, pick=pick)
    acknowledged.add(
        campaign=situation.id, branch=situation.branch, n=situation.n, seat=seat, pick=pick, held=answered.held
    )


async def _deliver(campaigns: Campaigns, discord: Discord, generator: Random) -> None:
    while True:
        campaigns.changed.clear()
        await _deliver_all(campaigns, discord, await campaigns.next_posts(), generator)
        for card in await campaigns.cards_to_update():
            await campaigns.set_card(card.campaign, 1, card.wanted)
        await campaigns.changed.wait()


async def _deliver_all(campaigns: Campaigns, discord: Discord, posts: Iterable[Post], generator: Random) -> None:
    await asyncio.gather(*(_deliver_one(campaigns, discord, post, generator) for post in posts))
    campaigns.changed.set()


async def _deliver_one(campaigns: Campaigns, discord: Discord, post: Post, generator: Random) -> None:
    """As the bot does it: say so, send, say that it is done; look first for a post that was being sent."""
    if post.status == "sent":
        await campaigns.mark_struck(post)
        return
    message = discord.search(post) if post.status == "sending" else None
    if message is None:
        await campaigns.mark_sending(post)
        await asyncio.sleep(generator.random() / 200)
        message = discord.send(post)
        await asyncio.sleep(generator.random() / 200)
    await campaigns.mark_sent(message, post)
