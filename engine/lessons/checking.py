"""Explains what is wrong with the file of a lesson: its shape, its course, and its English words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import yaml
from pydantic import ValidationError

from engine.kit.authoring import Unreadable, read, twice
from engine.kit.authoring.lines import Place, Written
from engine.kit.content import mistakes, words
from engine.lessons.course import Course, LessonBroken
from engine.lessons.model import Lesson
from engine.table import Game, Mistake
from engine.words import Words


def mistakes_in(text: str, game: Game) -> Sequence[Mistake]:
    """Returns every mistake in a lesson of a game, by line."""
    try:
        lesson = Lesson.model_validate(yaml.load(text, yaml.CSafeLoader))
    except (ValidationError, yaml.YAMLError) as error:
        return list(mistakes(text, error, words(Lesson)))
    try:
        written = read(text)
    except Unreadable as error:
        return [error.mistake]
    return sorted([*twice(written), *_in_play(lesson, game, written)], key=lambda each: each.line)


def _in_play(lesson: Lesson, game: Game, written: Written) -> Iterator[Mistake]:
    """Yields what is wrong although the file has its shape."""
    yield from _without_words(lesson, game, written)
    try:
        course = Course(game, lesson)
    except LessonBroken as error:
        yield Mistake(written.line(_place(str(error), lesson)), str(error), "Play on with `emberkeep lab` to see more.")
        return
    for missed in course.chance_missed:
        yield Mistake(written.line(("chance",)), missed, "List results that are possible when they are needed.")
    for key in lesson.chance.keys() - course.asked_of_chance:
        remedy = f"These are asked: {', '.join(sorted(course.asked_of_chance))}."
        yield Mistake(written.line(("chance", key)), f"chance is never asked `{key}`", remedy)
    for number, step in enumerate(lesson.steps):
        known = game.places(course.at(number).view)
        for place in {*step.rings, *([step.place] if step.place else [])} - {*known}:
            at: Place = ("steps", number)
            yield Mistake(written.line(at), f"there is no place `{place}`", f"The places are {', '.join(known)}.")


def _without_words(lesson: Lesson, game: Game, written: Written) -> Iterator[Mistake]:
    said = Words.of_game(game, "en")
    for number, step in enumerate(lesson.steps):
        for key in messages_of(step.id, has_task=bool(step.done)):
            if not said.has(key):
                remedy = f"Write it in `data/{game.key}/texts/en-lesson.ftl`."
                yield Mistake(written.line(("steps", number)), f"there is no message `{key}`", remedy)


def messages_of(step: str, *, has_task: bool) -> Sequence[str]:
    """Returns the keys of the messages of a step."""
    own = [f"lesson-{step}", f"lesson-{step}-title"]
    return [*own, f"lesson-{step}-task", f"lesson-{step}-done"] if has_task else own


def _place(said: str, lesson: Lesson) -> Place:
    """Returns where in the file the step or field of a message is."""
    for number, step in enumerate(lesson.steps):
        if said.startswith(f"step `{step.id}`"):
            return ("steps", number)
    first = said.partition(":")[0]
    return (first,) if first in Lesson.model_fields else ()
