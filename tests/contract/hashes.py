"""Prints the log of a random game as lines; run as a module, so that a process with another hash seed can compare."""

from __future__ import annotations

import sys
from random import Random

import pytest

from bot.cli.lab.random_play import answer_at_random
from engine import games
from engine.table import Game, Reached, Step
from tests import toy
from tests.playing import LONGEST, deal, reload


def account_of(game: Game, seats: int, seed: int, most: int = LONGEST, *, restart: bool = False) -> list[str]:
    """Returns decision, log lines and state hash of each answer, for at most this many decisions. With `restart` the
    session is saved and loaded after each.
    """
    session, generator = deal(game, seats, seed), Random(seed)
    lines = [*_lines(session.first), session.hash]
    while session.asks and session.n < most:
        lines += [*_lines(answer_at_random(session, generator)), session.hash]
        if restart:
            session = reload(session)
    return lines


def _lines(step: Step) -> list[str]:
    decided = [f"{each.n} {each.seat} {each.key} {each.fingerprint} {list(each.pick)}" for each in step.decisions]
    events = [
        f"{event.mark.kind} {event.checkpoint.to_bytes()!r}" if isinstance(event, Reached) else f"{event}"
        for event in step.events
    ]
    return decided + events


if __name__ == "__main__":
    toy.register(pytest.MonkeyPatch())
    seats, seed, *keys = sys.argv[1:]
    print("\0".join("\n".join(account_of(games.find(key), int(seats), int(seed))) for key in keys))
