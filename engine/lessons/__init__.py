"""Guided first games: a prepared position, queued chance, and steps with a task each.

A lesson is a session of the real game in which autopilots have the other seats. It is a file of
`data/<game>/lessons`, and its words are the messages `lesson-…` of the game.
"""

from engine.lessons.catalogue import Found, course_of, find_lesson, first_lessons
from engine.lessons.course import NEXT, Course, LessonBroken, Scene
from engine.lessons.model import Lesson, Step

__all__ = [
    "NEXT",
    "Course",
    "Found",
    "Lesson",
    "LessonBroken",
    "Scene",
    "Step",
    "course_of",
    "find_lesson",
    "first_lessons",
]
