"""Thousands of random games, undo to everywhere, and autopilot against random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from statistics import mean
from time import perf_counter

import pytest

from engine.games import find
from engine.games.fireteam_zero.model.pieces import HEROES
from engine.games.fireteam_zero.model.state import Rulings as FireteamRulings
from engine.games.keep_the_heroes_out.model.pieces import SCENARIOS as SCENARIO_IDS
from engine.games.massive_darkness.model.content import MISSIONS as MISSION_IDS
from tests.games.keep_the_heroes_out.autopilot.test_autopilot import come_to_the_end as keep_to_the_end
from tests.games.massive_darkness.autopilot.test_autopilot import come_to_the_end
from tests.processes.workers import HASH_SEEDS, one_for_each_hash_seed, say, share_out
from tests.soak.games import (
    PAIRINGS,
    Match,
    autopilot_against_random,
    autopilots_alone,
    fireteam_missions,
    missions,
    play,
    replay,
    scenarios,
    tyrants_match,
    tyrants_matches,
    undo_everywhere,
)

pytestmark = pytest.mark.soak

MATCHES, MISSIONS, KEPT, FIRETEAM = 1000, 2000, 3000, 3000
UNDONE = 10
DUELS = 100
FEWEST_WINS = 95


@pytest.mark.parametrize(
    ("kind", "number"),
    [(tyrants_matches, MATCHES), (missions, MISSIONS), (scenarios, KEPT), (fireteam_missions, FIRETEAM)],
    ids=["tyrants", "massive_darkness", "keep_the_heroes_out", "fireteam_zero"],
)
def test_random_games_end_and_replay(kind: Callable[[int], list[Match]], number: int) -> None:
    """None is stuck, each ends, and each replays to the same hash under two hash seeds."""
    began, jobs = perf_counter(), kind(number)
    with one_for_each_hash_seed() as workers:
        played = share_out(workers, play, jobs)
        again = [worker.map(replay, played) for worker in workers]
        for hashes in again:
            assert list(hashes) == [each.hash for each in played]
    say(f"\n{len(jobs)} random games, all ended, each replayed to the same hash under PYTHONHASHSEED {HASH_SEEDS}")
    for seats, count in sorted(Counter(match.seats for match in jobs).items()):
        lengths = [len(each.decisions) for each, match in zip(played, jobs, strict=True) if match.seats == seats]
        say(f"  {seats} seats: {count} games, {min(lengths)} to {max(lengths)} decisions, mean {mean(lengths):.0f}")
    say(f"  {perf_counter() - began:.0f} s")


def test_matches_and_missions_are_of_every_kind() -> None:
    """All pairings of decks with each number of seats, all Missions with each number of Heroes, all scenarios with each
    number of seats on each level, and Fireteam Zero with every option as it can be set."""
    pairings = {
        (each.seats, each.options["first_deck"], each.options["second_deck"]) for each in tyrants_matches(MATCHES)
    }
    assert pairings == {(seats, *decks) for seats in (2, 3, 4) for decks in PAIRINGS}
    assert (
        len({(each.seats, each.options["mission"], each.options["mode"]) for each in missions(MISSIONS)}) == 6 * 11 * 2
    )
    kept = {(each.seats, each.options["scenario"], each.options["difficulty"]) for each in scenarios(KEPT)}
    assert len(kept) == 6 * 20 * 3
    of_fireteam_zero(fireteam_missions(FIRETEAM))


def of_fireteam_zero(jobs: Sequence[Match]) -> None:
    """Checks that each mission occurs with each number of seats and setting, both alone and in an operation, with 2 to
    4 heroes, every hero, and each option both ways, `veterans` and `second_wind` where they matter."""
    alone = [each for each in jobs if not each.carried]
    within = [each for each in jobs if each.carried]
    for matches in (alone, within):
        kinds = {(each.seats, each.options["mission"], each.options["reactions"]) for each in matches}
        assert len(kinds) == 4 * 9 * 3
    assert {hero for each in jobs for hero in each.options["heroes"]} == set(HEROES)
    for switch in FireteamRulings.__dataclass_fields__:
        assert {(each.options[switch], bool(each.carried)) for each in jobs} == set(product((False, True), repeat=2))
    assert any(each.options["veterans"] and each.carried["taken"] for each in within)
    assert any(each.options["second_wind"] and len(each.carried["tried"]) > 1 for each in within)
    assert {(each.options["veterans"], each.options["second_wind"]) for each in within} == set(
        product((False, True), repeat=2)
    )


@pytest.mark.parametrize(
    "jobs",
    [
        [tyrants_match(2 + seed % 3, seed) for seed in range(UNDONE)],
        missions(UNDONE),
        scenarios(UNDONE),
        fireteam_missions(UNDONE),
    ],
    ids=["tyrants", "massive_darkness", "keep_the_heroes_out", "fireteam_zero"],
)
def test_undo_reaches_every_decision_of_ten_games(jobs: list[Match]) -> None:
    """Each moment between two answers has its hash again when it is gone back to."""
    with one_for_each_hash_seed() as workers:
        moments = share_out(workers, undo_everywhere, jobs)
    say(f"\nundo restored the hash at all {sum(moments)} moments of {len(jobs)} games")


def test_autopilots_end_every_mission_with_any_number_of_heroes() -> None:
    for mission in MISSION_IDS:
        for heroes in find("massive_darkness").seat_counts:
            come_to_the_end(mission, heroes)


def test_autopilots_end_every_scenario_with_any_number_of_seats() -> None:
    """On Family they win most of them, where random play wins next to none."""
    every_seat = find("keep_the_heroes_out").seat_counts
    outcomes = Counter(
        keep_to_the_end(each, seats, difficulty="family") for each in SCENARIO_IDS for seats in every_seat
    )
    say(f"\nautopilots won {outcomes['won']} and lost {outcomes['lost']} scenarios on Family, one of each kind")
    assert outcomes["won"] > outcomes["lost"]


def test_autopilot_beats_random_play() -> None:
    """In at least 95 of 100 two-player matches, sitting first and second alike."""
    with one_for_each_hash_seed() as workers:
        duels = share_out(workers, autopilot_against_random, range(DUELS))
        alone = share_out(workers, autopilots_alone, range(10))
    wins = sum(won for won, _ in duels)
    say(f"\nautopilot won {wins} of {DUELS} matches against random play")
    say(f"  mean length {mean(length for _, length in duels):.0f} decisions; autopilots alone {mean(alone):.0f}")
    assert wins >= FEWEST_WINS
