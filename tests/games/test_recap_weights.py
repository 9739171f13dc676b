"""The weights of log lines in a recap, in hundredths of a game, and the bars of deeds, as they were decided."""

from __future__ import annotations

import pytest

from engine.games import find, keys

WEIGHTS = {
    "tyrants": {"last-troop": 100, "last-market-card": 100, "assassinate-done": 4, "total-control": 8, "vp-gain": 4},
    "massive_darkness": {
        "life-dies": 45,
        "mission-token": 30,
        "mission-unlocked": 25,
        "mission-collapses": 25,
        "life-single-dies": 18,
        "level-rises": 14,
        "mission-crumbles": 12,
        "life-boss-dies": 9,
        "enemies-spawn": 8,
        "hero-treasure-found": 5,
        "life-hurt": 4,
    },
    "keep_the_heroes_out": {
        "plundered": 45,
        "wave-2": 35,
        "portal-opened": 8,
        "monster-falls": 6,
        "monster-hurt": 6,
        "hero-defeated": 4,
    },
    "fireteam_zero": {
        "knocked-out": 60,
        "objective-complete": 50,
        "coin-tails": 40,
        "boss-wounded": 30,
        "discovery-done": 22,
        "threat-revealed": 20,
        "creature-entered": 14,
        "creature-ambushed": 8,
        "hero-hit": 4,
        "creature-killed": 3,
    },
}
BARS = {
    "tyrants": [(0.47, 4), (0.58, 6), (0.24, 3), (4.6, 30), (1.05, 8), (0.44, 4), (4.0, 30), (0.54, 8)],
    "massive_darkness": [(1.0, 5), (0, 7), (1.6, 8), (0.11, 2), (0.11, 1), (1.05, 6), (0.25, 2), (2.1, 12)],
    "keep_the_heroes_out": [(3.8, 10), (3.1, 8), (2.25, 5), (1.15, 4), (3.9, 10), (0.95, 4), (0.36, 2), (2.2, 6)],
    "fireteam_zero": [(2.0, 8), (0.5, 3), (1.9, 8), (0.7, 6), (0.5, 3), (1.1, 5), (0.65, 4), (0.05, 1)],
}


@pytest.mark.parametrize("key", keys())
def test_log_lines_weigh_what_was_decided(key: str) -> None:
    weights = find(key).weights
    assert {line: weights[line] for line in WEIGHTS[key]} == WEIGHTS[key]


@pytest.mark.parametrize("key", keys())
def test_deeds_have_the_bars_that_were_decided(key: str) -> None:
    assert [(deed.rate, deed.least) for deed in find(key).deeds] == BARS[key]
