"""Custom ids name campaign, moment, seat and option, and come back as they were."""

import pytest

from bot.messages.ids import NOBODY, Press

LONGEST_OPTION = "a" * 60


@pytest.mark.parametrize(
    "press",
    [
        Press("act", 1),
        Press("choose", 12, 3, 118, 0, "deploy:araumycos"),
        Press("group", 12, 3, 118, NOBODY, "deploy.centre-2"),
        Press("log_page", 7, what="start:two words / a slash"),
    ],
)
def test_press_survives_the_way_through_discord(press: Press) -> None:
    assert Press.parse(press.custom_id) == press


def test_longest_option_fits_into_a_large_campaign() -> None:
    press = Press("choose", 99_999, 9_999, 999_999, 5, LONGEST_OPTION)
    assert len(f"b/{press.custom_id}") <= 100


def test_overlong_id_is_rejected_when_made() -> None:
    with pytest.raises(ValueError, match="at most 98 characters"):
        _ = Press("log_page", 1, what="x" * 90).custom_id


@pytest.mark.parametrize("custom_id", ["", "act", "act/1/2/3", "act/one/2/3/4/five", "ACT/1/2/3/4/"])
def test_custom_ids_of_other_bots_are_ignored(custom_id: str) -> None:
    assert Press.parse(custom_id) is None
