"""The joined answers of a chapter: CPU of finding them at each question for which the game has some."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean, quantiles
from time import process_time

from bot.host.collector import spare_what_stays
from engine.games import find, keys
from engine.table import Game, joined
from tests.bench.figures import Figure
from tests.playing import deal, random_steps

SEED = 5
LEAST = 20  # questions; a game with fewer has no figure
AT_MOST = 20  # ms, 95th percentile


def figures() -> Iterator[Figure]:
    """Yields CPU milliseconds a question, for each game with joined answers."""
    spare_what_stays()
    for game in map(find, keys()):
        found = sorted(_chapter(game))
        if len(found) >= LEAST:
            note = f"CPU; mean {fmean(found):.1f}, most {found[-1]:.1f}; {len(found)} questions of a chapter"
            yield Figure(
                f"joined answers of {game.key}, p95", quantiles(found, n=20)[-1], "ms", at_most=AT_MOST, note=note
            )


def _chapter(game: Game) -> Iterator[float]:
    """Yields CPU milliseconds of each question of a random chapter that has joined answers."""
    session = deal(game, max(game.seat_counts), SEED)
    for _ in random_steps(session, SEED, checked=False):
        for ask in session.asks:
            order = game.groups.get(ask.key)
            if order is not None and order.joins:
                saved, began = session.saved, process_time()
                joined(game, saved, ask.seats[0], ask, order)
                yield 1000 * (process_time() - began)
