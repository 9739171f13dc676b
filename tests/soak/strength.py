"""Measures the strength of autopilot in matches against the simple one, for the tables of docs/strength.md.

    python -m tests.soak.strength FILE [--games 100] [--seats 2,3,4]

FILE gets a line of JSON for each match. A run can be stopped at any time and continues where it was. Seeds are the
numbers of the matches, so every machine plays the same ones.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import orjson

from engine.campaigns.runtime.automatic_answers import STRONG
from engine.games import find
from engine.kit.search import search
from engine.table import Session, fair

GAME = "tyrants"


def match(seats: int, seed: int) -> Mapping[str, Any]:
    """Plays a match of one strong autopilot against simple ones. The strong one's seat rotates with the seed."""
    game, strong = find(GAME), seed % seats
    session = Session.start(game, seats, fair(Random(f"strength {seed}")))
    times: list[float] = []
    while session.asks:
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        began = thread_time()
        found = search(game, session, ask, seat, STRONG) if seat == strong else None
        if found is not None:
            times.append(thread_time() - began)
        session.answer(seat, found.pick if found else game.choose(game.view(session.state, seat), ask, seat))
    assert session.result is not None
    totals = [sum(each.values()) for each in session.result.scores]
    others = [total for seat, total in enumerate(totals) if seat != strong]
    return {
        "seats": seats,
        "seed": seed,
        "won": session.result.winners == (strong,),
        "vp": totals[strong],
        "others": sum(others) / len(others),
        "rounds": session.state.round,
        "ms": [round(1000 * each, 2) for each in sorted(times)],
    }


def row(seats: int, played: Sequence[Mapping[str, Any]]) -> str:
    """Returns a row of the table: win rate with a standard error, VP, and CPU per searched decision."""
    count = len(played)
    won = sum(each["won"] for each in played) / count
    times = sorted(time for each in played for time in each["ms"])
    error = 100 * sqrt(won * (1 - won) / count)
    own, others = (sum(each[key] for each in played) / count for key in ("vp", "others"))
    rounds = sum(each["rounds"] for each in played) / count
    median, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    return (
        f"| {seats} | {count} | {100 * won:.1f} % ± {error:.1f} | {100 / seats:.0f} % | {own:.1f} | {others:.1f} "
        f"| {rounds:.1f} | {median:.1f} ms | {late:.1f} ms |"
    )


def main() -> None:
    """Plays the missing matches and prints the table."""
    parser = ArgumentParser(description="Measures the strength of autopilot.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats, separated by commas")
    given = parser.parse_args()
    file: Path = given.file
    counts = [int(each) for each in given.seats.split(",")]
    done = [orjson.loads(line) for line in file.read_bytes().splitlines()] if file.exists() else []
    known = {(each["seats"], each["seed"]) for each in done}
    with file.open("ab") as lines:
        for seed in range(given.games):
            for count in counts:
                if (count, seed) not in known:
                    done.append(match(count, seed))
                    lines.write(orjson.dumps(done[-1]) + b"\n")
                    lines.flush()
    print("| seats | matches | won | even | own VP | others' VP | rounds | median CPU | 99 % |")
    print("|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    for count in counts:
        print(row(count, [each for each in done if each["seats"] == count]))


if __name__ == "__main__":
    main()
