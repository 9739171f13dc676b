"""Posts keep to 6 lines of 100 characters and 600 in all; what repeats is one line (ux 2.9, 2.10)."""

from collections.abc import Collection, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cards import post
from bot.speech import CATALOGUE
from engine.games import find
from engine.table import Mark, Text
from engine.words import Words


class Spelled(Words):
    """Says a text by its key."""

    def say(self, text: Text) -> str:
        return text.key


WORDS = Spelled("en", (CATALOGUE,))


def bullets(words: Words, lines: Sequence[str], lasting: Collection[str] = ()) -> list[str]:
    return post.bullets(words, [Text(line) for line in lines], lasting)


def test_each_event_is_a_line() -> None:
    assert bullets(WORDS, ["A moves.", "B moves."]) == ["• A moves.", "• B moves."]
    assert bullets(WORDS, []) == []


def test_equal_events_that_follow_each_other_are_one_line() -> None:
    assert bullets(WORDS, ["A plays.", "A plays.", "B.", "A plays."]) == ["• A plays ×2", "• B.", "• A plays."]


def test_further_events_are_counted_in_the_last_line() -> None:
    lines = bullets(WORDS, [f"event {number}" for number in range(9)])
    assert lines[:6] == [f"• event {number}" for number in range(6)]
    assert lines[6:] == ["and 3 more: **Log**"]


def test_events_that_were_one_line_are_counted_one_by_one() -> None:
    lines = bullets(WORDS, [*(f"event {number}" for number in range(6)), "last", "last"])
    assert lines[-1] == "and 2 more: **Log**"


def test_long_events_are_cut_and_the_whole_stays_short() -> None:
    lines = bullets(WORDS, [f"{number} {'x' * 200}" for number in range(6)])
    assert all(len(line) <= 100 for line in lines)
    assert sum(map(len, lines)) <= 600
    assert lines[-1].startswith("and ")


def test_what_lasts_is_never_folded_and_stays_in_its_place() -> None:
    lines = bullets(WORDS, [*(f"event {number}" for number in range(7)), "A gains 2 VP.", "last"], ["A gains 2 VP."])
    assert lines == [*(f"• event {number}" for number in range(5)), "• A gains 2 VP.", "and 3 more: **Log**"]


def test_what_lasts_is_kept_though_long_events_come_before_it() -> None:
    lines = bullets(WORDS, [*(f"{number} {'x' * 200}" for number in range(6)), "A gains 2 VP."], ["A gains 2 VP."])
    assert "• A gains 2 VP." in lines
    assert sum(map(len, lines)) <= 600


ROUND_OVER = [Mark("phase", "event"), Mark("phase", "end"), Mark("round", 4), Mark("turn", 0)]
TITLES = {
    "en": (
        "**Round 3** is over",
        "**Set-up** is over",
        "**The Mission** is over",
        "**Placing the first troops** is over",
    ),
    "es": (
        "**Ronda 3**: fin",
        "**Preparación**: fin",
        "**La Misión**: fin",
        "**Colocación de las primeras tropas**: fin",
    ),
    "pt-BR": (
        "**Rodada 3**: fim",
        "**Preparação**: fim",
        "**A Missão**: fim",
        "**Colocação das primeiras tropas**: fim",
    ),
}


@pytest.mark.parametrize("locale", TITLES)
def test_a_post_is_named_after_the_round_or_phase_that_is_over(locale: str) -> None:
    def titled(game: str, *marks: Mark) -> str:
        told: Any = SimpleNamespace(marks=marks)
        nobody: Any = None
        return post.title(told, nobody, Words.of_game(find(game), locale, packages=(CATALOGUE,)))

    assert (
        titled("massive_darkness", *ROUND_OVER),
        titled("massive_darkness", Mark("phase", "setup"), Mark("round", 1), Mark("turn", 0)),
        titled("massive_darkness", Mark("phase", "mission")),
        titled("tyrants", Mark("phase", "deployment"), Mark("round", 1), Mark("turn", 0)),
    ) == TITLES[locale]
