"""Lessons: how far each person is, and what they see there. No campaign, thread or post belongs to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from weakref import WeakValueDictionary

from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.runtime.context import Context
from engine.campaigns.runtime.service import Service, uncancellable
from engine.lessons import NEXT, Found, Scene, course_of
from engine.lessons.course import Act
from engine.storage.queries import lessons
from engine.table import WrongAnswer

KEPT_FOR = timedelta(days=60)
AT_IT = timedelta(hours=1)  # how long after a press someone still thinks of their lesson
LONGER = 5.0  # seconds in which a lesson may be read and its positions played
MOST_ACTS = 60  # choices since the beginning of a step
NO_CAMPAIGN = 0


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a person is in a lesson: the step it goes on from, the choices since, and if they have finished it."""

    step: int = 0
    acts: Sequence[Act] = ()
    done: bool = False


class Lessons(Service):
    """Lessons as people play them. Each person has one place in each lesson."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def progress(self, user: int) -> dict[str, Progress]:
        """Returns how far a person is in each lesson they have begun, by game and name."""
        since = to_milliseconds(self._context.clock.now() - KEPT_FOR)
        rows = await self._context.database.read(lessons.of_user, user)
        return {row.lesson: Progress(row.step, _acts(row.acts), row.done) for row in rows if row.used >= since}

    async def game_now(self, user: int) -> str | None:
        """Returns the game of the lesson that a person is at, if any."""
        since = to_milliseconds(self._context.clock.now() - AT_IT)
        rows = await self._context.database.read(lessons.of_user, user)
        recent = max(rows, key=lambda row: row.used, default=None)
        return None if recent is None or recent.used < since else recent.lesson.partition("/")[0]

    @uncancellable
    async def go_on(self, user: int, found: Found) -> Scene:
        """Returns where a person is in a lesson, which begins if they have not begun it or have finished it."""
        async with self._alone_with(user):
            at = await self._progress_in(user, found)
            scene = await self._compute(lambda: course_of(found).at(at.step, at.acts))
            if scene.current is None:
                scene = await self._compute(lambda: course_of(found).at(0))
            return await self._keep(user, found, scene)

    @uncancellable
    async def go_to(self, user: int, found: Found, step: int) -> Scene:
        """Sets the board up for a step, as it is for everyone. The last step is followed by the end."""
        async with self._alone_with(user):
            return await self._keep(user, found, await self._compute(lambda: course_of(found).at(step)))

    @uncancellable
    async def do(self, user: int, found: Found, base: int, number: int, act: Act) -> Scene:
        """Does something at the moment that a button was made for: `number` acts after the beginning of step `base`. At
        any other moment, or if it is not possible, nothing changes. Returns what the person sees then."""
        async with self._alone_with(user):
            scene = await self._now(user, found)
            if (scene.base, len(scene.acts)) != (base, number) or number >= MOST_ACTS:
                return scene
            try:
                scene = await self._compute(lambda: course_of(found).after(scene, act))
            except WrongAnswer:
                return scene
            return await self._keep(user, found, scene)

    @uncancellable
    async def back(self, user: int, found: Found, base: int, number: int) -> Scene:
        """Takes back the last choice of a step, or goes to the beginning of the previous step."""
        async with self._alone_with(user):
            scene = await self._now(user, found)
            if (scene.base, len(scene.acts)) != (base, number):
                return scene
            step, acts = (base, scene.acts[:-1]) if scene.acts else (base - 1, ())
            return await self._keep(user, found, await self._compute(lambda: course_of(found).at(step, acts)))

    async def _now(self, user: int, found: Found) -> Scene:
        at = await self._progress_in(user, found)
        return await self._compute(lambda: course_of(found).at(at.step, at.acts))

    async def _progress_in(self, user: int, found: Found) -> Progress:
        return (await self.progress(user)).get(found.key, Progress())

    async def _keep(self, user: int, found: Found, scene: Scene) -> Scene:
        now = to_milliseconds(self._context.clock.now())
        await self._context.database.write(
            lessons.put(user, found.key, step=scene.base, acts=scene.acts, done=scene.current is None, used=now)
        )
        return scene

    async def _compute(self, work: Callable[[], Scene]) -> Scene:
        """Computes in another thread, like the rules of campaigns."""
        return await self._context.computing.run(NO_CAMPAIGN, work, LONGER)

    @asynccontextmanager
    async def _alone_with(self, user: int) -> AsyncIterator[None]:
        lock = self._locks.get(user) or asyncio.Lock()
        self._locks[user] = lock
        async with lock:
            yield


def _acts(stored: Sequence[Act]) -> Sequence[Act]:
    """Reads stored acts."""
    return tuple(each if each == NEXT else tuple(each) for each in stored)
