"""Measures what an order costs when every seat has it: `python -m tests.soak.balance.defaults GAME ORDER=CHOICE ...`.

Strong autopilots play each game twice with the same seed, without and with the orders. For docs/balance/visits.md.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping
from random import Random

from engine.campaigns.model.situation import UNTIL_CHANGED, StandingOrder
from engine.campaigns.runtime.orders_in_advance import answer_in_advance
from engine.games import find
from engine.table import ASK_ME, HasLevels, Session, fair
from tests.soak.balance.levels import CELLS, options_of

FIRST = 71_000


def won(key: str, what: str, seats: int, seed: int, choices: Mapping[str, str]) -> bool:
    """Plays a game with these orders in all seats, and returns if it is won."""
    game = find(key)
    assert isinstance(game, HasLevels)
    chapter = what if key == "fireteam_zero" else None
    chance = fair(Random(f"chance {what} {seats} {seed}" if key != "massive_darkness" else f"chance {seed}"))
    session = Session.start(game, seats, chance, options=options_of(key, what, seats, seed), chapter=chapter)
    given = [
        StandingOrder(seat, name, choice, UNTIL_CHANGED) for seat in range(seats) for name, choice in choices.items()
    ]
    in_force = [order for order in game.orders if order.key in choices or order.standard != ASK_ME]
    ordered = {ask for order in in_force for ask in order.asks}
    while session.asks:
        seat = session.waiting_for[0]
        ask = session.ask_of(seat)
        assert ask is not None
        pick = answer_in_advance(session, given, ask, seat) if ask.key in ordered else None
        if pick is None:
            pick = game.choose_at(game.view(session.state, seat), ask, seat, "strong")
        session.answer(seat, pick)
    return bool(session.state.outcome == "won")


def main() -> None:
    """Plays the games and prints how many each side won."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(CELLS))
    parser.add_argument("orders", nargs="+", help="such as defend=dies")
    parser.add_argument("--games", type=int, default=60)
    given = parser.parse_args()
    choices = dict(each.split("=") for each in given.orders)
    cells = list(CELLS[given.game])
    Random(5).shuffle(cells)
    found: Counter[tuple[bool, bool]] = Counter()
    for number in range(given.games):
        what, seats = cells[number % len(cells)]
        seed = FIRST + number
        found[won(given.game, what, seats, seed, {}), won(given.game, what, seats, seed, choices)] += 1
    print(f"won without {found[True, True] + found[True, False]}, with {found[True, True] + found[False, True]}")
    print(f"lost by it {found[True, False]}, won by it {found[False, True]}, of {given.games}")


if __name__ == "__main__":
    main()
