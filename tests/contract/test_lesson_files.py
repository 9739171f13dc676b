"""A lesson with a mistake is explained with its line."""

from __future__ import annotations

from importlib.resources import files

import pytest

from engine.games import find
from engine.lessons.checking import mistakes_in

SOUND = (files("data.tyrants") / "lessons" / "first_game.yaml").read_text("utf-8")

BROKEN = [
    ("seats: 2", "seats: 9", "tyrants is for 2, 3, 4 seats, not 9"),
    ("learner", "lerner", "there is no word `lerner` here"),
    ("asked: turn.action", "asked: turn.actin", "the learner is never asked `turn.actin`"),
    ("troops.llacerellyn: [0, null]", "troops.llacerelyn: [0, null]", "the state has no `troops.llacerelyn`"),
    ("houses.0.troops: 36", "houses.0.troops: 30", "with the map and trophy halls there are 34 of 40"),
    ("from: market_deck", "from: market_dek", "the state has no `market_dek`"),
    ('["deploy:llacerellyn"]', '["deploy:skulport"]', "`deploy:skulport` fits no option of turn.action"),
    ("place: ched_nasad", "place: ched_nasat", "there is no place `ched_nasat`"),
    ("start_player: [0]", "start_player: [7]", "setup.start_player: 7 is not among what can come: 0, 1"),
    ("setup.start_player", "setup.start", "chance is never asked `setup.start`"),
    ("id: kill", "id: killing", "there is no message `lesson-killing`"),
    ("seed: 3", "seed: 3\nseed: 4", "`seed` stands here twice"),
]


@pytest.mark.parametrize(("was", "now", "said"), BROKEN, ids=[said for _, _, said in BROKEN])
def test_mistake_is_explained_with_its_line(was: str, now: str, said: str) -> None:
    text = SOUND.replace("seed: 3", "learner: 0\nseed: 3").replace(was, now)
    assert text != SOUND
    found = mistakes_in(text, find("tyrants"))
    assert any(said in each.wrong for each in found), [each.wrong for each in found]
    assert all(1 <= each.line <= text.count("\n") + 1 and each.remedy for each in found)


def test_error_names_the_fault_of_a_file_that_is_not_a_lesson() -> None:
    assert "`steps` is missing" in [each.wrong for each in mistakes_in("lesson: 1\nseats: 2\n", find("tyrants"))]
    assert mistakes_in("- not\n  a: lesson\n :", find("tyrants"))
