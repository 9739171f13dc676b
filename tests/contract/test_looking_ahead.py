"""Looking ahead: intentions are possible, and neither they nor their results depend on what the seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

import pytest

from engine.games import find, keys
from engine.kit.computer import lookahead
from engine.kit.computer.lookahead import look_ahead, may_look_ahead
from engine.kit.computer.search import Budget, imagined_at
from engine.table import Ask, Game, LooksAhead, Saved, Session, fair
from engine.table.imagined import Imagined
from tests.contract.test_hints import others_with_the_view, positions

GAMES = [game for game in map(find, keys()) if isinstance(game, LooksAhead)]
NAMES = [game.key for game in GAMES]
POSITIONS, MOST = 12, 5
MOST_ANSWERS = 20  # in a turn
MET = 400  # questions among which there are as many


def looked_at(game: Game) -> Iterator[tuple[Session, Ask, int]]:
    """Yields questions for which the strongest level looks ahead."""
    found = (each for each in positions(game, MET, every=11) if may_look_ahead("strong", game, each[0], each[1]))
    for _, each in zip(range(POSITIONS), found, strict=False):
        yield each


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_intentions_can_be_carried_out(game: Game) -> None:
    """Each answer is legal, and an intention ends with the turn at the latest."""
    assert isinstance(game, LooksAhead)
    tried = 0
    for session, ask, seat in looked_at(game):
        assert isfinite(game.prospect(session.state))
        intentions = game.intentions(game.view(session.state, seat), ask, MOST)
        assert len(set(intentions)) == len(intentions) <= MOST
        for intention in intentions:
            imagined = imagined_at(game, session.saved, seat, "as dealt")
            tried += bool(carried_out(game, imagined, seat, intention))
    assert tried >= POSITIONS


def carried_out(game: Any, imagined: Imagined, seat: int, intention: str) -> int:
    """Carries out an intention, and returns the number of its answers."""
    answers = 0
    while not imagined.turns and seat in imagined.waiting_for:
        ask = imagined.ask_of(seat)
        assert ask is not None and answers < MOST_ANSWERS
        view = game.view(imagined.state, seat)
        pick = game.pursue(view, ask, intention) if game.looks_ahead(ask) else ()
        if pick:
            ask.check(pick)
            answers += 1
        imagined.answer(seat, pick or game.choose_at(view, ask, seat, "strong"))
    return answers


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_same_view_gives_the_same_answer(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "BUDGET", Budget(candidates=3, worlds=1))
    compared = 0
    for session, ask, seat in looked_at(game):
        expected = list(look_ahead(game, session, ask, seat))
        ask.check(expected)
        for other, asked in others_with_the_view(session, seat):
            lookahead._decided.clear()
            assert list(look_ahead(game, other, asked, seat)) == expected
            compared += other.hash != session.hash
    assert compared >= POSITIONS


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_turn_keeps_to_what_was_decided_at_its_start(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The start is found again from the log, so a restart in the middle of a turn changes nothing."""
    decided = []

    def best(game: Game, saved: Saved, *_: object) -> str:
        decided.append(saved)
        return lookahead.BY_RULES

    monkeypatch.setattr(lookahead, "_best", best)
    within = 0
    for session, ask, seat in looked_at(game):
        lookahead._decided.clear()
        look_ahead(game, session, ask, seat)
        start = decided[-1]
        assert start.checkpoint == session.saved.checkpoint
        assert start.decisions == session.saved.decisions[: len(start.decisions)]
        first = Imagined(game, start, fair(Random(0))).ask_of(seat)
        assert first is not None and first.key == ask.key
        within += len(start.decisions) < len(session.saved.decisions)
    assert within
