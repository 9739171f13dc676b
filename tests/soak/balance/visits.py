"""How often a game waits for each person in a round: `python -m tests.soak.balance.visits FILE --games 200`.

Every seat counts as a person, and autopilots choose. Questions that follow one another for the same person are one
visit, and a question that anyone may answer is answered by the last visitor. Questions that the usual settings or a
default order answer wait for no one. Each game is a line of FILE; a later run adds the missing ones.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Any

from engine.campaigns.model.situation import UNTIL_CHANGED, StandingOrder
from engine.campaigns.runtime.orders_in_advance import answer_in_advance
from engine.games import find
from engine.table import Ask, Game, Session, fair
from tests.soak.balance.measuring import keep, kept

GAMES = ("tyrants", "keep_the_heroes_out", "fireteam_zero", "massive_darkness")
SEATS = (2, 3, 4)
ORDERS: Mapping[str, Mapping[str, str]] = {
    "keep_the_heroes_out": {"defend": "dies"},
    "fireteam_zero": {"react": "knock-out", "ready": "once"},
    "massive_darkness": {"finds": "keep", "price": "never"},
}
"""Standing orders of every seat in the games with orders: what many players set for good."""


@dataclass
class Played:
    """A game: the visits of each seat in each round, and the keys of questions that began a visit."""

    game: str
    seats: int
    number: int
    ordered: bool
    rounds: list[list[int]] = field(default_factory=list)
    keys: dict[str, int] = field(default_factory=dict)


class Visits:
    """Plays a chapter and counts."""

    def __init__(self, game: Game, seats: int, number: int, *, ordered: bool = False) -> None:
        self.game = game
        self.session = Session.start(game, seats, fair(Random(f"visits {number}")))
        self.played = Played(game.key, seats, number, ordered)
        given = ORDERS.get(game.key, {}) if ordered else {}
        self.orders = [
            StandingOrder(seat, key, choice, UNTIL_CHANGED) for seat in range(seats) for key, choice in given.items()
        ]
        self.last: int | None = None
        self.counts = [0] * seats
        self.keys: Counter[str] = Counter()

    def play(self) -> Played:
        """Plays to the end. Setup and the last round do not count."""
        while self.session.waiting_for:
            seat, ask = self._next()
            pick = answer_in_advance(self.session, self.orders, ask, seat)
            if pick is None:
                pick = self.game.choose(self.game.view(self.session.state, seat), ask, seat)
                if seat != self.last:
                    self.last = seat
                    self.counts[seat] += 1
                    self.keys[ask.key] += 1
            before = self.session.state.round
            self.session.answer(seat, pick)
            if self.session.state.round != before:
                self._end_round(before)
        self.played.keys = dict(self.keys)
        return self.played

    def _next(self) -> tuple[int, Ask]:
        waiting = self.session.waiting_for
        seat = self.last if self.last in waiting else waiting[0]
        ask = self.session.ask_of(seat)
        assert ask is not None
        return seat, ask

    def _end_round(self, number: int) -> None:
        if number > 0:  # not the setup
            self.played.rounds.append(self.counts)
        self.counts = [0] * len(self.counts)
        self.last = None


def missing(file: Path, games: Sequence[str], count: int) -> Iterator[Played]:
    """Yields the games that are not in the file."""
    known = {(each["game"], each["number"], each["ordered"]) for each in kept(file)}
    for number, key, ordered in product(range(count), games, (False, True)):
        if (key, number, ordered) not in known and (key in ORDERS or not ordered):
            yield Visits(find(key), SEATS[number % len(SEATS)], number, ordered=ordered).play()


def table(file: Path) -> str:
    """Returns the figures by game and number of players."""
    rows = [
        "| game | orders | players | games | visits | 95 % | most | what they begin with |",
        "|---|---|---|---|---|---|---|---|",
    ]
    played = kept(file)
    for key, ordered, seats in product(GAMES, (False, True), (*SEATS, 0)):
        some = [
            each for each in played if (each["game"], each["ordered"]) == (key, ordered) and seats in (0, each["seats"])
        ]
        found = [count for each in some for counts in each["rounds"] for count in counts]
        if found:
            told = "" if seats else _begun(some)
            which = ", ".join(f"`{name}: {choice}`" for name, choice in ORDERS[key].items()) if ordered else "none"
            rows.append(
                f"| {key} | {which} | {seats or 'all'} | {len(some)} | {mean(found):.2f} |"
                f" {quantiles(found, n=20)[-1]:g} | {max(found)} | {told} |"
            )
    return "\n".join(rows)


def _begun(some: Sequence[dict[str, Any]]) -> str:
    """Returns which questions begin the visits."""
    begun: Counter[str] = Counter()
    for each in some:
        begun.update(each["keys"])
    return ", ".join(f"`{name}` {count / begun.total():.0%}" for name, count in begun.most_common(4))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200, help="of each game")
    parser.add_argument("--only", nargs="*", default=GAMES, help="keys of games")
    given = parser.parse_args()
    keep(given.file, missing(given.file, given.only, given.games))
    print(table(given.file))
