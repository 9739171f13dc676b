"""Every message of a lesson that is played by its tasks."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.layout import Picture
from bot.panels.pages.lesson_panel import LessonPanel
from engine.lessons import Found
from tests.lessons import EVERY_LESSON, by_tasks
from tests.panels.lobbies import Page

BOARD = Picture("asked.png", "board", b"")


def lessons(game: str, locale: str) -> Iterator[Page]:
    """Yields the panels of a game's lessons in a language."""
    for found in EVERY_LESSON:
        if found.game == game:
            yield from _lesson(found, locale)


def _lesson(found: Found, locale: str) -> Iterator[Page]:
    for number, scene in enumerate(by_tasks(found), 1):
        name = f"{found.key} {number}: {scene.current.id if scene.current else 'end'}"
        picture = BOARD if LessonPanel(found, scene, locale).job() is not None else None
        groups = {each.group for each in scene.others} if scene.suggested else set()
        for group in (None, *sorted(groups)[:1]):
            yield Page(f"{name} {group or ''}", LessonPanel(found, scene, locale, group).message(picture))
