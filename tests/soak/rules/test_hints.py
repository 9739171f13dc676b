"""Hints at length: thousands of positions with other hidden cards behind the same view, and their regret."""

from __future__ import annotations

import os
from random import Random
from statistics import fmean

import pytest

from engine.games import find, keys
from engine.kit.computer.hints import HINT
from engine.kit.computer.search import can_be_searched, outcomes, search
from tests.contract.test_hints import positions, same_behind_one_view

pytestmark = pytest.mark.soak

POSITIONS = int(os.environ.get("EMBERKEEP_HINTS", "3400"))  # each is compared with three others
WORLDS_OF_REGRET = 16
MOST_REGRET = 0.3  # VP


@pytest.mark.parametrize("key", keys())
def test_hints_are_the_same_behind_thousands_of_views(key: str) -> None:
    compared = same_behind_one_view(find(key), POSITIONS)
    print(f"{key}: {compared} positions with other hidden cards, all with the same hint")
    assert compared >= POSITIONS


def test_hints_lose_little_against_a_search_of_all_options() -> None:
    game, lost = find("tyrants"), list[float]()
    for session, ask, seat in positions(game, POSITIONS // 20):
        if not can_be_searched(session, ask):
            continue
        found = search(game, session, ask, seat, HINT)
        if found is None:
            continue  # recruits and promotions are left to the rules, because their value shows later
        random = Random(f"regret {ask.n}")
        options = [[option.id] for option in ask.options]
        worlds = [str(random.random()) for _ in range(WORLDS_OF_REGRET)]
        means = {
            each[0]: fmean(sum(value.values()) for value in outcomes(game, session, seat, each, worlds))
            for each in options
        }
        lost.append(max(means.values()) - means[found.pick[0]])
    print(f"mean regret {fmean(lost):.2f} VP over {len(lost)} positions, at most {max(lost):.1f}")
    assert fmean(lost) <= MOST_REGRET
