"""Measures the levels of autopilot in matches, for the tables of docs/strength.md.

    python -m tests.soak.balance.strength FILE [--games 100] [--pairs strong:simple:2,strong:peer:2] [--minutes 3]

A pair is a player, its opponents and the number of seats. Players are the levels, and `peer`, a yardstick. FILE gets a
line of JSON for each match. A run can be stopped at any time and continues where it was. Seeds are the numbers of the
matches, so every machine plays the same ones.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from time import monotonic, thread_time
from typing import Any

import orjson

from engine.games import find
from engine.kit.computer.levels import LEVELS, pick_of
from engine.table import Ask, Session, fair
from tests.soak.balance.peer import standard

GAME = find("tyrants")
PAIRS = [
    *(f"{above}:{below}:2" for above, below in pairwise(LEVELS)),
    *(f"strong:simple:{seats}" for seats in GAME.seat_counts),
    "strong:peer:2",
]
PEER = "peer"
Pair = tuple[str, str, int]


def match(pair: Pair, seed: int) -> Mapping[str, Any]:
    """Plays a match of one player against opponents of a kind. Its seat rotates with the seed."""
    player, opponents, seats = pair
    own = seed % seats
    session = Session.start(GAME, seats, fair(Random(f"strength {seed}")))
    times: list[float] = []
    while session.asks:
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        began = thread_time()
        pick = answered(session, ask, seat, player if seat == own else opponents)
        if seat == own:
            times.append(thread_time() - began)
        session.answer(seat, pick)
    assert session.result is not None
    totals = [sum(each.values()) for each in session.result.scores]
    others = [total for seat, total in enumerate(totals) if seat != own]
    return {
        "pair": list(pair),
        "seed": seed,
        "won": session.result.winners == (own,),
        "vp": totals[own],
        "others": sum(others) / len(others),
        "rounds": session.state.round,
        "ms": [round(1000 * each, 2) for each in sorted(times)],
    }


def answered(session: Session, ask: Ask, seat: int, player: str) -> Sequence[str]:
    """Returns a player's pick."""
    if player == PEER:
        return standard(session, ask, seat)
    level = next(each for each in LEVELS if each == player)
    return pick_of(level, GAME, session, ask, seat)


def row(pair: Pair, played: Sequence[Mapping[str, Any]]) -> str:
    """Returns a row of the table: win rate with a standard error, VP, and the player's CPU."""
    count = len(played)
    won = sum(each["won"] for each in played) / count
    times = sorted(time for each in played for time in each["ms"]) or [0.0]
    error = 100 * sqrt(won * (1 - won) / count)
    own, others, rounds = (sum(each[key] for each in played) / count for key in ("vp", "others", "rounds"))
    turn, late = sum(times) / sum(each["rounds"] for each in played), times[int(len(times) * 0.99)]
    return (
        f"| {pair[0]} | {pair[1]} | {pair[2]} | {count} | {100 * won:.1f} % ± {error:.1f} | {100 / pair[2]:.0f} % "
        f"| {own:.1f} | {others:.1f} | {rounds:.1f} | {turn:.1f} ms | {late:.1f} ms |"
    )


def read_pair(written: str) -> Pair:
    """Reads `player:opponents:seats`. Raises ValueError."""
    player, opponents, seats = written.split(":")
    if not {player, opponents} <= {*LEVELS, PEER}:
        raise ValueError(f"players are {', '.join((*LEVELS, PEER))}")
    return player, opponents, int(seats)


def main() -> None:
    """Plays the missing matches and prints the table."""
    parser = ArgumentParser(description="Measures the strength of autopilot.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pairs", default=",".join(dict.fromkeys(PAIRS)), help="player:opponents:seats,...")
    parser.add_argument("--minutes", type=float, default=60.0, help="no match begins later")
    given = parser.parse_args()
    file: Path = given.file
    pairs = [read_pair(each) for each in given.pairs.split(",")]
    done = [orjson.loads(line) for line in file.read_bytes().splitlines()] if file.exists() else []
    known = {(*each["pair"], each["seed"]) for each in done}
    end = monotonic() + 60 * given.minutes
    with file.open("ab") as lines:
        for pair, seed in [(pair, seed) for seed in range(given.games) for pair in pairs]:
            if (*pair, seed) not in known and monotonic() < end:
                done.append(match(pair, seed))
                lines.write(orjson.dumps(done[-1]) + b"\n")
                lines.flush()
    print("| player | opponents | seats | matches | won | even | own VP | others' VP | rounds | CPU a turn | 99 % |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    for pair in pairs:
        if played := [each for each in done if tuple(each["pair"]) == pair]:
            print(row(pair, played))


if __name__ == "__main__":
    main()
