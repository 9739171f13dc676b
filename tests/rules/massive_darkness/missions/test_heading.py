"""Where Heroes of autopilot go in each Mission."""

from __future__ import annotations

import pytest

from engine.games.massive_darkness.missions import rules_of
from tests.rules.massive_darkness.position import enemy, hero, position


def heads(state, seat=0):
    return list(rules_of(state).heads_for(state, state.heroes[seat]))


@pytest.mark.parametrize(
    ("mission", "progress", "zones"),
    [
        ("m01", {"artifacts": 1}, []),
        ("m01", {"artifacts": 2}, ["f1"]),
        ("m03", {"chosen": 0, "parts": 2}, []),
        ("m03", {"chosen": 0, "parts": 3}, ["d1"]),
        ("m10", {"stage": 2}, []),
        ("m10", {"stage": 3}, ["a14", "c14"]),
    ],
)
def test_what_the_heroes_have_reached_says_where_to_go(mission, progress, zones):
    assert heads(position(mission=mission, progress=progress)) == zones


def test_the_heroes_divide_among_the_levers():
    state = position(hero("e9"), hero("e9"), hero("e9"), mission="m07")
    assert [heads(state, seat) for seat in range(3)] == [["d4"], ["f6"], ["d4"]]
    state.doors["e2-e3"] = "open"
    assert heads(state) == []


def test_the_nearest_pillar_and_then_who_is_awake():
    state = position(hero("a8"), mission="m08", enemies=[enemy("rm07", "b4", role="executor_1")])
    assert heads(state) == ["b6"]
    state.pillars[0].standing = False
    assert heads(state) == ["b5"]
    state.pillars[1].standing = False
    assert heads(state) == ["b4"]
