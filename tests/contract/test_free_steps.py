"""Free undo reveals nothing new to the player: otherwise they could look and choose again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from bot.cli.lab.random_play import answer_at_random
from engine.table import CHANCE, HIDDEN, Ask, Game, Session, Step
from tests.playing import deal
from tests.sampled import at_most, some

STEPS = 400  # in each match
MATCHES = at_most(1, whole=2)  # with each number of seats


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yields the strings of plain data, by their paths."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(value, f"{path}.{key}")
    elif isinstance(data, str):
        yield path, data


def known_to(session: Session, seat: int) -> tuple[Counter[str], Counter[str]]:
    """Returns what a seat sees, and what is hidden from it."""
    game = session.game
    view = dict(leaves(game.write_state(game.view(session.state, seat))))
    state = dict(leaves(game.write_state(session.state)))
    hidden = Counter(state[path] for path, each in view.items() if each == HIDDEN and path in state)
    return Counter(view.values()), hidden


def is_free(ask: Ask, step: Step) -> bool:
    """True if the answer can be undone without consent."""
    chosen = [each for each in step.decisions if each.seat != CHANCE]
    if step.held or len(chosen) != 1 or any(each.reveals for each in step.decisions):
        return False
    return not any(ask.by_id[str(each)].final for each in chosen[0].pick)


def watched_steps(game: Game, seats: int, seed: int) -> int:
    """Plays at random. Returns how many steps were free, and fails if one of them revealed something new."""
    session, generator, free = deal(game, seats, seed), Random(f"free {seed}"), 0
    for _ in range(STEPS):
        if not session.asks:
            break
        asks = {seat: ask for ask in session.asks for seat in ask.seats}
        before = {seat: known_to(session, seat) for seat in asks}
        step = answer_at_random(session, generator)
        actor = next((each.seat for each in step.decisions if each.seat != CHANCE), None)
        if actor is None or not is_free(asks[actor], step):
            continue
        free += 1
        for seat in asks[actor].seats:
            (seen, hidden), (seen_now, hidden_now) = before[seat], known_to(session, seat)
            news = (hidden - hidden_now) & (seen_now - seen)
            assert not news, (game.key, seats, seed, step.decisions[0], seat, news)
    return free


def test_free_step_shows_nothing_new_to_its_maker(game: Game) -> None:
    most = max(game.seat_counts)
    counts = some(sorted({min(game.seat_counts), min(3, most), most}, reverse=True), 1)
    free = sum(watched_steps(game, seats, seed) for seats in counts for seed in range(MATCHES))
    assert free > 15 * MATCHES * len(counts)
