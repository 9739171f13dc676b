"""360 questions of players in three languages: how often the right rule comes first, and among the first three."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml
from pydantic import BaseModel, ConfigDict, Field

from bot.text.rulebook import entries, look_up
from engine.games import keys
from engine.words.questions import questions

ASKED = Path(__file__).parent / "asked"
LANGUAGES = ("en", "es", "pt-BR")
FIRST, FIRST_THREE = 0.9, 0.98
UNSEEN = {
    "unseen": (100, 0.87, 0.98),
    "new": (40, 0.77, 0.94),
    "fresh": (40, 0.82, 0.92),
}  # questions, and the shares that they must reach


class Question(BaseModel):
    """A question in each language and the rules of which any answers it. `forum`: modelled on forums and FAQs.
    `tuned`: names and synonyms were chosen by it."""

    model_config = ConfigDict(extra="forbid")

    rules: list[str]
    forum: bool = False
    tuned: bool = False
    en: str
    es: str
    pt_br: str = Field(alias="pt-BR")

    def said(self, locale: str) -> str:
        """Returns the question in this language."""
        return {"en": self.en, "es": self.es, "pt-BR": self.pt_br}[locale]


@cache
def asked(game: str) -> list[Question]:
    """Returns the questions about a game."""
    return [Question.model_validate(each) for each in yaml.safe_load((ASKED / f"{game}.yaml").read_text("utf-8"))]


@cache
def places() -> dict[tuple[str, int, str], int]:
    """Returns for each question and language the place of the right rule among the answers, from 0 on."""
    return {
        (game, number, locale): place_of(game, locale, question)
        for game in keys()
        for number, question in enumerate(asked(game))
        for locale in LANGUAGES
    }


def unseen(name: str) -> dict[str, list[Question]]:
    """Returns questions by game for which no name was chosen."""
    found = yaml.safe_load((ASKED / f"{name}.yaml").read_text("utf-8"))
    return {game: [Question.model_validate(each) for each in found[game]] for game in keys()}


def place_of(game: str, locale: str, question: Question) -> int:
    found = [entry.key for entry in look_up(game, locale, question.said(locale))]
    return min((found.index(rule) for rule in question.rules if rule in found), default=99)


def shares(*, held_back: bool) -> Iterator[float]:
    """Yields the share of questions answered first, and among the first three. Every third question is held back,
    unless it is `tuned`: no weight, name or synonym was chosen by it."""
    counted = [place for (game, number, _), place in places().items() if not held_back or _is_held_back(game, number)]
    yield from (sum(place <= last for place in counted) / len(counted) for last in (0, 2))


def _is_held_back(game: str, number: int) -> bool:
    return number % 3 == 2 and not asked(game)[number].tuned


def test_there_are_180_questions_of_which_40_come_from_forums() -> None:
    every = [question for game in keys() for question in asked(game)]
    assert len(every) == 180 and sum(question.forum for question in every) >= 40
    known = {game: {rule for question in asked(game) for rule in question.rules} for game in keys()}
    assert all(known[game] <= entries(game, "en").keys() for game in keys())


@pytest.mark.parametrize("held_back", [False, True])
def test_questions_find_the_right_rule(held_back: bool) -> None:
    first, first_three = shares(held_back=held_back)
    misses = [each for each, place in places().items() if place > 2]
    assert first >= FIRST and first_three >= FIRST_THREE, (first, first_three, misses)


@pytest.mark.parametrize("name", UNSEEN)
def test_unseen_questions_find_the_right_rule(name: str) -> None:
    """Falls short of the goal of 0.9 and 0.98 (docs/content.md)."""
    count, least, least_of_three = UNSEEN[name]
    counted = [
        place_of(game, locale, question)
        for game, questions_of_game in unseen(name).items()
        for question in questions_of_game
        for locale in LANGUAGES
    ]
    first, first_three = (sum(place <= last for place in counted) / len(counted) for last in (0, 2))
    assert len(counted) == count * len(LANGUAGES)
    assert first >= least and first_three >= least_of_three, (first, first_three)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_language_has_words_of_questions(locale: str) -> None:
    said = questions(locale)
    assert said.filling and said.endings and said.synonyms
    assert all(len(group.split()) > 1 for group in said.synonyms)
