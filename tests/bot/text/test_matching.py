"""`/act` finds a choice by word beginnings, numbers and slips of the finger (docs/behaviour.md#act)."""

import pytest

from bot.text.matching import NEAR, exact, normal, ranked

CHOICES = {
    "deploy:araumycos": "Deploy at 15 Araumycos, 1 Power",
    "deploy:r41": "Deploy at 41 route 10–15, space 2, 1 Power",
    "assassinate:araumycos": "Assassinate white troop at 15 Araumycos, 3 Power",
    "recruit:advocate": "Recruit Advocate, 2 Influence",
    "play:noble": "Play Noble",
    "end": "End turn",
}


def test_word_beginnings_find_the_choice() -> None:
    assert ranked("dep ara", CHOICES)[0] == "deploy:araumycos"


@pytest.mark.parametrize("typed", ["deply arau", "depl arum", "deplo araumicos"])
def test_slip_still_finds_it_among_the_first_three(typed: str) -> None:
    assert "deploy:araumycos" in ranked(typed, CHOICES)[:3]


def test_number_means_the_place_of_that_number_and_no_other() -> None:
    assert ranked("15", CHOICES) == ["deploy:araumycos", "deploy:r41", "assassinate:araumycos"]
    assert ranked("deploy 41", CHOICES)[0] == "deploy:r41"
    assert ranked("99", CHOICES) == []


def test_case_and_accents_do_not_matter() -> None:
    assert normal("ÉÇão  X–Y") == "ecao x y"
    assert ranked("NÓBLE", CHOICES)[0] == "play:noble"


def test_nothing_typed_fits_everything_in_its_order() -> None:
    assert ranked("", CHOICES) == list(CHOICES)


def test_unmatched_text_has_only_near_matches() -> None:
    assert ranked("xyzzy", CHOICES) == []
    assert ranked("deplox mycos", CHOICES, least=NEAR)[0] == "deploy:araumycos"


def test_exact_name_beats_longer_ones() -> None:
    assert exact("end TURN", CHOICES) == ["end"]
    assert exact("end", CHOICES) == []
