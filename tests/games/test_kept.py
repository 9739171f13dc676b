"""Additions of a chapter to what its campaign carries on, for the journal."""

from __future__ import annotations

from engine.games import find
from engine.table import Seat, Text


def test_a_story_keeps_new_skills() -> None:
    before = {"heroes": [{"skills": ["bash"]}, {"skills": []}]}
    after = {"heroes": [{"skills": ["bash", "roar"]}, {"skills": []}]}
    kept = find("massive_darkness").kept(before, after)
    assert kept == [Text("journal-kept", who=Seat(0), what=("roar",))]


def test_a_chronicle_keeps_new_cards() -> None:
    after = {"members": [{"clan": "dragon", "kept": [["tooth", "claw"]]}, {"clan": "kobolds", "kept": []}]}
    chronicle = find("keep_the_heroes_out")
    assert chronicle.kept({}, after) == [Text("journal-kept", who=Seat(0), what=("tooth",))]
    assert chronicle.kept(after, after) == []


def test_an_operation_keeps_cards_of_roles() -> None:
    kept = find("fireteam_zero").kept({"taken": {"scout": ["a"]}}, {"taken": {"scout": ["a", "b"]}})
    assert kept == [Text("journal-kept", who="scout", what=("b",))]


def test_other_chapters_keep_nothing() -> None:
    assert not find("tyrants").kept({}, {"match": 2})
    assert not find("massive_darkness").kept({}, {"mission": "m1", "won": True})
