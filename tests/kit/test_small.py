"""Choices, wording, turn order, scores, outcomes, hooks and invariants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from engine.kit.choices import MOST_IN_GROUP, groups, kind_of, most_valuable
from engine.kit.hooks import Hooks
from engine.kit.invariants import bounds, first_faults, same_ids, unknown
from engine.kit.outcome import GameOver, Outcome, lose, win
from engine.kit.scores import leaders, totals
from engine.kit.turns import after, clockwise
from engine.kit.wording import dashed, joined
from engine.table import Ask, Option, Text


def _ask(pick: tuple[int, int], *ids: str) -> Ask:
    return Ask("key", (0,), [Option(each, Text("text"), each) for each in ids], "turn", Text("ask"), pick)


def test_group_holds_25_options_and_the_next_one_the_others() -> None:
    names = ["deploy-west", *["deploy-east"] * (2 * MOST_IN_GROUP + 1), "deploy-west"]
    found = groups(names)
    assert found[:2] == ["deploy-west", "deploy-east"]
    assert found[-1] == "deploy-west"
    assert [found.count(f"deploy-east{part}") for part in ("", "-2", "-3")] == [25, 25, 1]


def test_kind_of_an_option_is_the_first_word_of_its_group() -> None:
    option = Option("deploy:a", Text("text"), group="deploy-west-2")
    assert kind_of(option) == "deploy"


@pytest.mark.parametrize(
    ("pick", "values", "best"),
    [
        ((1, 1), {"a": 1.0, "b": 3.0, "c": 3.0}, ["b"]),
        ((1, 1), {"a": -2.0, "b": -1.0}, ["b"]),
        ((0, 3), {"a": 1.0, "b": 0.0, "c": 2.0}, ["c", "a"]),
        ((2, 3), {"a": 0.0, "b": -1.0, "c": 2.0}, ["c", "a"]),
        ((0, 2), {"a": 0.0, "b": -1.0}, []),
    ],
)
def test_as_many_of_the_best_as_are_worth_something(
    pick: tuple[int, int], values: dict[str, float], best: list[str]
) -> None:
    assert most_valuable(_ask(pick, *values), lambda option: values[option.value]) == best


def test_texts_are_joined_two_at_a_time() -> None:
    a, b, c = Text("a"), Text("b"), Text("c")
    assert joined("and", [a]) == a
    assert joined("and", [a, b, c]) == Text("and", first=Text("and", first=a, then=b), then=c)
    with pytest.raises(TypeError):
        joined("and", [])


def test_word_of_the_rules_as_part_of_a_key() -> None:
    assert dashed("place_spy") == "place-spy"


def test_turns_go_round_the_table() -> None:
    assert list(clockwise(4, 2)) == [2, 3, 0, 1]
    assert [after(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_leaders_include_ties() -> None:
    points = totals([{"sites": 3, "cards": 4}, {"sites": 2}, {"cards": 7}, {}])
    assert points == [7, 2, 7, 0]
    assert leaders(points) == (0, 2)


def _broken(state: int) -> Iterator[str]:
    yield from bounds("round", state, 1, 3)


def _never_reached(state: int) -> Iterator[str]:
    raise AssertionError


def test_check_may_rely_on_the_ones_before() -> None:
    assert first_faults(2, [_broken]) == []
    assert first_faults(4, [_broken, _never_reached]) == ["round: 4 is not from 1 to 3"]


@pytest.mark.parametrize("value", [1, 3])
def test_both_bounds_are_included(value: int) -> None:
    assert list(bounds("round", value, 1, 3)) == []


def test_mapping_has_exactly_these_keys() -> None:
    assert list(same_ids("supply", {"a": 1, "b": 2}, ["b", "a"])) == []
    assert list(same_ids("supply", {"a": 1}, ["a", "b"])) == ["supply: b is missing"]
    assert list(same_ids("supply", {"a": 1, "b": 2}, ["a"])) == ["supply: b is not in play"]


def test_foreign_id_is_shown_shortened() -> None:
    assert unknown(["a", "b"], {"a", "b"}) is None
    assert unknown(["a", "x" * 100], {"a"}) == repr("x" * 20)


@dataclass
class _Chapter:
    outcome: Outcome | None = None
    reason: str | None = None


@pytest.mark.parametrize(("end", "outcome"), [(win, "won"), (lose, "lost")])
def test_chapter_ends_at_once_and_says_how(end: Callable[[_Chapter, str], None], outcome: Outcome) -> None:
    chapter = _Chapter()
    with pytest.raises(GameOver):
        end(chapter, "clock")
    assert chapter == _Chapter(outcome, "clock")


def test_last_setting_wins() -> None:
    mission = Hooks("nothing")
    assert mission() == "nothing"
    mission.acting = "river crossing"
    assert mission() == "river crossing"
