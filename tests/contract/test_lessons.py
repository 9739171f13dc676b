"""Every lesson leads to its end, in every language and with any choices of the learner."""

from __future__ import annotations

from importlib.resources import files
from itertools import islice

import pytest

from bot.panels.pages.lesson_panel import LessonPanel
from engine.games import find
from engine.lessons import Found, course_of
from engine.lessons.checking import mistakes_in
from engine.table import WrongAnswer
from engine.words import LOCALES
from renders.job import alt
from tests.lessons import EVERY_LESSON, astray, by_task, by_tasks, controls, panel
from tests.words.positions import refusals

LONGEST = 600  # characters of a panel

every_lesson = pytest.mark.parametrize("found", EVERY_LESSON, ids=lambda found: found.game)


@every_lesson
def test_lesson_has_no_mistake_and_enough_steps(found: Found) -> None:
    text = (files(f"data.{found.game}") / "lessons" / f"{found.name}.yaml").read_text("utf-8")
    assert list(mistakes_in(text, find(found.game))) == []
    assert 6 <= len(course_of(found).lesson.steps) <= 9


@every_lesson
def test_tasks_lead_to_the_end_in_every_language(found: Found) -> None:
    scenes = by_tasks(found)
    for locale in LOCALES:
        for scene in scenes:
            shown = panel(found, scene, locale)
            assert refusals(shown) == []
            assert shown.length <= LONGEST, (locale, scene.step, shown.length)
            assert controls(shown)


@every_lesson
def test_each_scene_offers_every_legal_choice_with_the_task_first(found: Found) -> None:
    for scene in by_tasks(found):
        if scene.current is None or not scene.current.done:
            continue
        assert scene.ask is not None
        assert scene.suggested
        assert scene.ask.pick == (1, 1) or len(scene.ask.options) <= 25
        offered = {each.id for each in (*scene.suggested, *scene.others)}
        assert offered >= set(scene.ask.by_id)


@every_lesson
def test_each_step_has_its_picture_with_its_places(found: Found) -> None:
    for scene in by_tasks(found):
        job = LessonPanel(found, scene, "en").job()
        assert job is not None
        assert alt(job)


@every_lesson
def test_deviations_reach_no_dead_end(found: Found) -> None:
    course = course_of(found)
    for seed in range(3):
        scenes = astray(course, seed)
        for scene in islice(scenes, 0, None, 4):
            shown = panel(found, scene, LOCALES[seed])
            assert refusals(shown) == []
            assert any("lesson_" in each.custom_id for each in controls(shown))


@every_lesson
def test_same_choices_give_the_same_lesson(found: Found) -> None:
    course = course_of(found)
    scenes = astray(course, 5)
    for scene in islice(scenes, 0, None, 5):
        again = course.at(scene.base, scene.acts)
        assert (again.step, again.status, again.view) == (scene.step, scene.status, scene.view)


@every_lesson
def test_illegal_acts_change_nothing(found: Found) -> None:
    course = course_of(found)
    scene = next(each for each in by_tasks(found) if each.current and each.current.done)
    with pytest.raises(WrongAnswer):
        course.after(scene, ["no such option"])
    assert course.after(scene, by_task(scene)).view != scene.view
