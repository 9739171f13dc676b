"""Two hundred games through the bot: nothing that anybody is shown tells a card that they may not know. And many tables
of Fireteam Zero in pairs that differ in hidden cards alone: nothing that is asked, shown or timed does."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import pytest

from tests import toy
from tests.games.fireteam_zero.reactions.test_hidden_hands import play_both, twins
from tests.processes.workers import one_for_each_hash_seed, say, share_out
from tests.safety.listening import listen_to_a_game
from tests.safety.test_hidden import secrets_of

pytestmark = pytest.mark.soak

GAMES = 200
PAIRS = 40  # with each setting for reactions


def test_two_hundred_games_reveal_nothing_hidden() -> None:
    began = perf_counter()
    jobs = [(("tyrants", "toy")[seed % 2], seed) for seed in range(GAMES)]
    with one_for_each_hash_seed() as workers:
        listened = share_out(workers, listen, jobs)
    assert [leak for _, leaks in listened for leak in leaks] == []
    read = sum(count for count, _ in listened)
    assert read > 100 * GAMES
    say(f"\n{read} things read in {GAMES} games, {perf_counter() - began:.0f} s: no hidden card among them")


def listen(job: tuple[str, int]) -> tuple[int, list[str]]:
    """Returns how much was read in a game, and what leaked."""
    game, seed = job
    with pytest.MonkeyPatch.context() as monkeypatch, TemporaryDirectory() as folder:
        toy.register(monkeypatch)
        secrets = secrets_of(game)
        return asyncio.run(listen_to_a_game(Path(folder) / "play.db", secrets, seed, look_every=40))


@pytest.mark.parametrize("reactions", ["plan", "ask", "orders"])
async def test_many_tables_that_differ_in_hidden_cards_are_alike(tmp_path: Path, reactions: str) -> None:
    """Waits, posts, turn messages, reminders and deadlines, with orders of every kind."""
    met = Counter[str]()
    for seed in range(1_000, 1_000 + PAIRS):
        async with twins(tmp_path, reactions, seed) as pair:
            met += await play_both(pair, seed)
    say(f"\n{reactions}: {PAIRS} pairs of tables were alike at {met.total()} questions: {dict(met.most_common())}")
    assert met.total() > 8 * PAIRS
