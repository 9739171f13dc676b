"""Measures the figures of the page's first screen: `python -m tests.bench.first_page`.

Autopilot plays the usual chapter of each game for two seats. Figures are medians: rounds, and choices of one seat.
"""

from __future__ import annotations

from statistics import median

from engine.games import find, keys
from engine.table import CHANCE
from tests.playing import autopilot_steps, deal

MATCHES, SEATS = 20, 2


def main() -> None:
    """Prints a line for each game."""
    for key in keys():
        game, rounds, choices, won = find(key), [], [], 0
        for seed in range(MATCHES):
            session, count = deal(game, SEATS, seed), 0
            for step in autopilot_steps(session, checked=False):
                count += sum(each.seat != CHANCE for each in step.decisions)
                last = game.round_of(session.state)
            rounds.append(last or 0)
            choices.append(count / SEATS)
            won += bool(session.result and session.result.winners)
        print(f"{key}: {median(rounds):.0f} rounds, {median(choices):.0f} choices, won {won} of {MATCHES}")


if __name__ == "__main__":
    main()
