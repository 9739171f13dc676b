"""Lessons as people may play them: by their tasks, or by anything that is legal."""

from __future__ import annotations

from random import Random

from bot.messages.layout import Button, Menu, Message, Row
from bot.panels.pages.lesson_panel import LessonPanel
from engine.lessons import NEXT, Course, Found, Scene, course_of, first_lessons
from engine.lessons.course import Act

MOST_ACTS = 80
EVERY_LESSON = list(first_lessons().values())


def by_task(scene: Scene) -> Act:
    """Returns what the task asks for."""
    if scene.current is not None and not scene.current.done:
        return NEXT
    assert scene.ask is not None
    fewest = max(1, scene.ask.pick[0])
    return [each.id for each in scene.suggested[:fewest]]


def at_random(scene: Scene, generator: Random) -> Act:
    """Returns any legal answer."""
    assert scene.ask is not None
    options = generator.sample(list(scene.ask.options), generator.randint(*_bounds(scene)))
    return [each.id for each in options]


def _bounds(scene: Scene) -> tuple[int, int]:
    assert scene.ask is not None
    fewest, most = scene.ask.pick
    return fewest, min(most, len(scene.ask.options))


def by_tasks(found: Found) -> list[Scene]:
    """Returns every scene of a lesson, from the first to its end."""
    course = course_of(found)
    scenes = [course.at(0)]
    while scenes[-1].current is not None:
        assert len(scenes) < MOST_ACTS, f"{found.key} comes to no end"
        scenes.append(course.after(scenes[-1], by_task(scenes[-1])))
    return scenes


def astray(course: Course, seed: int) -> list[Scene]:
    """Plays a lesson with a deviation now and then; someone whose task no longer fits has the board set up again.
    Returns every scene, of which the last is the end."""
    generator = Random(seed)
    scenes = [course.at(0)]
    while (scene := scenes[-1]).current is not None:
        assert len(scenes) < 4 * MOST_ACTS, f"it comes to no end with seed {seed}"
        reads = not scene.current.done
        if not reads and scene.ask is not None and len(scenes) < MOST_ACTS and generator.random() < 0.4:
            scenes.append(course.after(scene, at_random(scene, generator)))
        elif scene.astray:
            scenes.append(course.at(scene.step))
        else:
            scenes.append(course.after(scene, by_task(scene)))
    return scenes


def panel(found: Found, scene: Scene, locale: str) -> Message:
    """Returns what the learner sees."""
    return LessonPanel(found, scene, locale).message()


def controls(message: Message) -> list[Button | Menu]:
    """Returns everything that can be pressed."""
    found: list[Button | Menu] = []
    for part in message.parts:
        found += part.buttons if isinstance(part, Row) else [part] if isinstance(part, Menu) else []
    return found
