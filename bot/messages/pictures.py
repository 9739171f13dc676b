"""Pictures of tables: drawn beside the answers, so that a picture never delays a choice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Set
from typing import Any

import structlog

from bot.host import metrics
from bot.messages.layout import Picture
from engine.campaigns import Situation
from engine.recent import Recent
from renders import UnknownPicture, find
from renders.job import Job, alt
from renders.pool import Studio

log = structlog.get_logger()

BOARD = "board"
ASKED = "asked"  # what whoever is asked sees, in a game that has more to show than its board
MOST_KEPT = 64  # last pictures of panels, a quarter of a megabyte each at most


def has_picture(game: str, picture: str) -> bool:
    """Whether the game declares such a picture."""
    try:
        return picture in find(game)
    except UnknownPicture:
        return False


def picture_of_told(game: str, keys: Set[str]) -> str | None:
    """The picture that shows what texts with these keys tell, in a game that has one."""
    try:
        return next((name for name, picture in find(game).items() if picture.told & keys), None)
    except UnknownPicture:
        return None


def job_of(situation: Situation, locale: str, picture: str = BOARD, seat: int | None = None, **more: Any) -> Job | None:
    """The job for a picture of how a campaign stands, as `seat` or the public sees it; None without such a picture."""
    view = situation.view(seat)
    if view is None or not has_picture(situation.game.key, picture):
        return None
    return past_job(situation, view, locale, picture, seat=seat, **more)


def past_job(situation: Situation, view: Any, locale: str, picture: str = BOARD, **more: Any) -> Job:
    """The job for a picture of any view of this table."""
    players = tuple(each.name if each.user else "" for each in sorted(situation.seats, key=lambda each: each.seat))
    options = situation.facts.options
    return Job.of(situation.game, picture, view, locale=locale, options=options, players=players, **more)


def parts_of(situation: Situation, view: Any, picture: str = BOARD) -> int:
    """How many pictures it takes to show all that happened before this view."""
    game = situation.game.key
    return find(game)[picture].parts(view) if has_picture(game, picture) else 1


def filename(picture: str) -> str:
    """The name of an uploaded picture; it tells nothing of what is on it."""
    return f"{picture}.png"


class Pictures:
    """Draws for the bot. Only the newest picture of a message matters: once the message is pressed or drawn for anew,
    an older one that is not done is given up."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._running: dict[int, asyncio.Task[None]] = {}
        self._last: Recent[Hashable, bytes] = Recent(MOST_KEPT)

    async def draw(self, job: Job | None, *, awaited: bool = True) -> Picture | None:
        """The picture with its words; None where there is none, or it took too long, or could not be drawn. One that
        is not `awaited` by anybody lets others go first."""
        if job is None:
            return None
        try:
            data = await metrics.drawn(job, self._studio.picture(job, awaited=awaited))
            return Picture(filename(job.picture), alt(job), data) if data else None
        except Exception:  # the words go without: a picture may never stop play
            log.exception("picture not drawn", game=job.game, picture=job.picture)
            return None

    def last(self, key: Hashable, job: Job) -> Picture | None:
        """The picture that was last drawn for a panel, to stand there until the new one is done. It is sent again with
        each answer: Discord refuses a message that shows a picture which it has lost meanwhile."""
        data = self._last.get(key)
        return Picture(filename(job.picture), alt(job), data) if data else None

    def later(self, message: int, key: Hashable, job: Job, use: Callable[[Picture | None], Awaitable[None]]) -> None:
        """Draws beside everything else for a message and then calls `use`, unless it is given up meanwhile; `key` says
        whose panel it is, and keeps the picture for its next one. Where none comes, the last one goes, too."""
        self.give_up(message)
        task = asyncio.create_task(self._draw_and_use(key, job, use))
        self._running[message] = task
        task.add_done_callback(lambda done: self._forget(message, done))

    def give_up(self, message: int) -> None:
        """What is being drawn for this message is not wanted any more."""
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
        except Exception as error:  # the choice is made; a picture that comes too late is no fault of the player's
            log.warning("picture not shown", error=repr(error))

    def _forget(self, message: int, task: asyncio.Task[None]) -> None:
        if self._running.get(message) is task:
            del self._running[message]

    async def close(self) -> None:
        """Gives up what is being drawn."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
