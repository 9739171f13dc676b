"""Draws pictures of campaigns in the background, so that a picture never delays a choice."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Hashable, Iterable, Set
from typing import Any

import structlog

from bot.host import metrics
from bot.messages.layout import Picture
from engine.campaigns import Situation
from engine.recent import Recent
from engine.table import Ask, Option, Run
from renders import UnknownPicture, find
from renders.job import Job, alt
from renders.pool import Studio
from renders.topic import Topic

log = structlog.get_logger()

BOARD = "board"
ASKED = "asked"  # the picture for the asked player, in a game that shows more than the board
MOST_KEPT = 64  # latest pictures of panels, at most a quarter of a megabyte each


def has_picture(game: str, picture: str) -> bool:
    """True if the game declares such a picture."""
    try:
        return picture in find(game)
    except UnknownPicture:
        return False


def picture_of_told(game: str, keys: Set[str]) -> str | None:
    """Returns the picture that illustrates texts with these keys, if the game has one."""
    try:
        return next((name for name, picture in find(game).items() if picture.told & keys), None)
    except UnknownPicture:
        return None


def picture_of_phase(game: str, marks: Iterable[tuple[str, str | int]]) -> str | None:
    """Returns the picture of the phases that ended with these marks, if the game has one."""
    ended = {str(value) for kind, value in marks if kind == "phase"}
    if not ended or not has_picture(game, BOARD):
        return None
    return next((name for name, picture in find(game).items() if ended & picture.phases), None)


def job_of(situation: Situation, locale: str, picture: str = BOARD, seat: int | None = None, **more: Any) -> Job | None:
    """Returns the job for a picture of a campaign as `seat` or the public sees it; None if there is no such picture."""
    view = situation.view(seat)
    if view is None or not has_picture(situation.game.key, picture):
        return None
    return past_job(situation, view, locale, picture, seat=seat, **more)


def asked_job(
    situation: Situation,
    locale: str,
    ask: Ask,
    seat: int,
    shown: Iterable[Option | Run],
    view: Any = None,
    *,
    rolled: bool = False,
) -> Job | None:
    """Returns the job for the picture of a question, which shows what the visible options name; None if the game has
    no pictures. `view` is the board of a preview, by default that of the campaign; `rolled`: show the last dice."""
    options, groups = list(shown), defaultdict[str, dict[str, None]](dict)
    for option in options:
        for place in option.places:
            groups[place] |= {option.group: None} if option.group else {}
    marked = {
        "badges": frozenset(groups),
        "groups": {place: tuple(found) for place, found in groups.items() if found},
        "topic": Topic.of(ask, options, rolled=rolled),
    }
    picture = ASKED if has_picture(situation.game.key, ASKED) else BOARD
    if view is not None and has_picture(situation.game.key, picture):
        return past_job(situation, view, locale, picture, seat=seat if picture == ASKED else None, **marked)
    return job_of(situation, locale, picture, seat if picture == ASKED else None, **marked)


def past_job(situation: Situation, view: Any, locale: str, picture: str = BOARD, **more: Any) -> Job:
    """Returns the job for a picture of any view of this campaign."""
    players = tuple(each.name if each.user else "" for each in sorted(situation.seats, key=lambda each: each.seat))
    options = situation.facts.options
    return Job.of(situation.game, picture, view, locale=locale, options=options, players=players, **more)


def parts_of(situation: Situation, view: Any, picture: str = BOARD) -> int:
    """Returns the number of pictures needed to show all events before this view."""
    game = situation.game.key
    return find(game)[picture].parts(view) if has_picture(game, picture) else 1


def filename(picture: str, job: Job | None = None) -> str:
    """Returns the name of an uploaded picture, which reveals nothing of its content."""
    return f"{picture}.{job.motion.format if job and job.motion else 'png'}"


class Pictures:
    """Draws the bot's pictures. Only the newest picture of a message matters: when the message is pressed or drawn
    again, an older unfinished one is dropped."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._running: dict[int, asyncio.Task[None]] = {}
        self._last: Recent[Hashable, bytes] = Recent(MOST_KEPT)

    async def draw(self, job: Job | None, *, awaited: bool = True) -> Picture | None:
        """Returns the picture with its alt text; None if there is none, it took too long, or it could not be drawn.
        Pictures without waiting readers (not `awaited`) have a lower priority."""
        if job is None:
            return None
        try:
            data = await metrics.drawn(job, self._studio.picture(job, awaited=awaited))
            return Picture(filename(job.picture, job), alt(job), data) if data else None
        except Exception:  # the text is sent without it: a picture may never stop play
            log.exception("picture not drawn", game=job.game, picture=job.picture)
            return None

    def last(self, key: Hashable, job: Job) -> Picture | None:
        """Returns the picture last drawn for a panel, as a placeholder for the new one. It is uploaded with each
        answer, because Discord rejects a message that refers to an attachment it no longer has."""
        data = self._last.get(key)
        return Picture(filename(job.picture, job), alt(job), data) if data else None

    def later(self, message: int, key: Hashable, job: Job, use: Callable[[Picture | None], Awaitable[None]]) -> None:
        """Draws in the background for a message and then calls `use`, unless dropped before. `key` names the panel and
        keeps the picture for its next message. If none is drawn, the previous one is removed, too."""
        self.give_up(message)
        task = asyncio.create_task(self._draw_and_use(key, job, use))
        self._running[message] = task
        task.add_done_callback(lambda done: self._forget(message, done))

    def give_up(self, message: int) -> None:
        """Drops the picture being drawn for this message."""
        older = self._running.pop(message, None)
        if older:
            older.cancel()

    async def _draw_and_use(self, key: Hashable, job: Job, use: Callable[[Picture | None], Awaitable[None]]) -> None:
        picture = await self.draw(job)
        before = self._last.pop(key, None)
        if picture and picture.data:
            self._last[key] = picture.data
        elif before is None:
            return
        try:
            await use(picture)
        except Exception as error:  # the choice is made; a late picture is not the player's problem
            log.warning("picture not shown", error=repr(error))

    def _forget(self, message: int, task: asyncio.Task[None]) -> None:
        if self._running.get(message) is task:
            del self._running[message]

    async def close(self) -> None:
        """Drops all pictures being drawn."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
