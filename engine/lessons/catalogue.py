"""The lessons that there are: one or more files for each game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from zlib import crc32

import yaml
from pydantic import ValidationError

from engine.games import find, keys
from engine.kit.content import BadContent, Folder, mistakes, words
from engine.lessons.course import Course
from engine.lessons.model import Lesson

LESSONS = "lessons"


@dataclass(frozen=True, slots=True)
class Found:
    """A lesson by its game and name. `number` names it in buttons and stays the same while its file keeps its name."""

    game: str
    name: str

    @property
    def key(self) -> str:
        """Its game and name."""
        return f"{self.game}/{self.name}"

    @property
    def number(self) -> int:
        """The number of the lesson."""
        return crc32(self.key.encode())


@cache
def lessons_of(game: str) -> tuple[Found, ...]:
    """Returns the lessons of a game, the first one first."""
    folder = files(f"data.{game}") / LESSONS
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return tuple(Found(game, name.removesuffix(".yaml")) for name in sorted(names) if name.endswith(".yaml"))


def first_lessons() -> dict[str, Found]:
    """Returns the first lesson of each game that has one."""
    return {game: lessons_of(game)[0] for game in keys() if lessons_of(game)}


def find_lesson(number: int) -> Found | None:
    """Returns the lesson with this number, if it still exists."""
    return next((each for game in keys() for each in lessons_of(game) if each.number == number), None)


@cache
def course_of(found: Found) -> Course:
    """Returns the lesson, ready to be played. Raises BadContent or LessonBroken if its file is wrong."""
    path = f"{LESSONS}/{found.name}.yaml"
    text = Folder(f"data.{found.game}").text(path)
    try:
        lesson = Lesson.model_validate(yaml.load(text, yaml.CSafeLoader))
    except (ValidationError, yaml.YAMLError) as error:
        raise BadContent(path, mistakes(text, error, words(Lesson))) from error
    return Course(find(found.game), lesson)
