"""The autopilot plays well enough to take over a seat."""

from __future__ import annotations

from random import Random

from engine.games.tyrants.game import GAME
from engine.table import Ask, Session, fair
from tests.sampled import at_most

GAMES = at_most(40, whole=100)
PAIRS = [("drow", "dragons"), ("demons", "elementals"), ("drow", "demons"), ("dragons", "elementals")]


def random_pick(ask: Ask, generator: Random) -> list[str]:
    return generator.sample([option.id for option in ask.options], generator.randint(*ask.pick))


def winners(seed: int, autopilot: int) -> tuple[int, ...]:
    """Returns the winner between autopilot and random play."""
    generator = Random(seed)
    first, second = PAIRS[seed % len(PAIRS)]
    session = Session.start(GAME, 2, fair(Random(-seed - 1)), options={"first_deck": first, "second_deck": second})
    while session.asks:
        (ask,) = session.asks
        (seat,) = ask.seats
        if seat == autopilot:
            session.answer(seat, GAME.choose(GAME.view(session.state, seat), ask, seat))
        else:
            session.answer(seat, random_pick(ask, generator))
    assert session.result is not None
    return session.result.winners


def test_autopilot_beats_random_play() -> None:
    """Alone on the first place in at least 95 % of the games, from either seat and with all four decks."""
    won = sum(winners(seed, seed // 4 % 2) == (seed // 4 % 2,) for seed in range(GAMES))
    assert won >= 0.95 * GAMES
