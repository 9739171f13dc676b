"""Runs of answers and suggestions that a game offers with its questions."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine.games import find
from engine.table import (
    Ask,
    Groups,
    Recommends,
    Run,
    Session,
    joined,
)
from engine.words import LOCALES, Words
from tests.playing import deal, every_game, random_steps, reload
from tests.toy import register

EVERY = 7  # interval of checked asks
MOST_LOOKS = 60


def asked(game: str, seed: int) -> list[tuple[Session, Ask, int]]:
    """Moments of a random game, each with a session of its own."""
    session = deal(find(game), find(game).seat_counts[-1], seed)
    found = []
    for number, _ in enumerate(random_steps(session, seed)):
        if number % EVERY == 0 and session.asks:
            ask = session.asks[0]
            copy = reload(session)
            copied = copy.ask_of(ask.seats[0])
            assert copied is not None
            found.append((copy, copied, ask.seats[0]))
            if len(found) == MOST_LOOKS:
                break
    return found


def joined_to(session: Session, ask: Ask, seat: int) -> list[Run]:
    """Returns the joined answers to a question, if the game has some."""
    order = session.game.groups.get(ask.key)
    return joined(session.game, session.saved, seat, ask, order) if order else []


@pytest.mark.parametrize("game", every_game())
def test_every_run_can_be_given_whole_and_reveals_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)
    generator = Random(game)
    for session, ask, seat in asked(game, 3):
        runs = session.game.runs(session.game.view(session.state, seat), ask, seat)
        runs = [*runs, *joined_to(session, ask, seat)]
        ids = [run.id for run in runs]
        assert len(set(ids)) == len(ids) and not set(ids) & ask.by_id.keys()
        runs = [run for run in runs if not run.hands_over]
        for run in generator.sample(list(runs), min(2, len(runs))):
            trial = reload(session)
            assert len(run.picks) > 1
            for pick in run.picks:
                open_ask = trial.ask_of(seat)
                assert open_ask is not None and pick in open_ask.by_id, (run.id, pick)
                assert open_ask.by_id[pick].final is None
                step = trial.answer(seat, [pick])
                assert not step.revealed


@pytest.mark.parametrize("game", every_game())
def test_every_group_that_can_be_empty_says_why(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)
    for order in find(game).groups.values():
        for locale, name in product(LOCALES, order.fixed):
            assert Words.of_game(find(game), locale).has(f"empty-{name}"), (locale, name)


@pytest.mark.parametrize("game", every_game())
def test_next_step_exists_and_does_not_end_turn_early(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)
    for session, ask, seat in asked(game, 4):
        view = session.game.view(session.state, seat)
        named = session.game.next_up(view, ask, seat)
        if named is None:
            continue
        order = session.game.groups.get(ask.key, Groups())
        known = {*ask.by_id, *(run.id for run in session.game.runs(view, ask, seat))}
        filled = {name for name in order.names for each in ask.options if each.group.partition("-")[0] == name}
        assert named in known | filled
        if named in ask.by_id and ask.by_id[named].final == "turn":
            others = [each for each in ask.options if each.id not in (named, "stop")]
            assert others == []


@pytest.mark.parametrize("game", every_game())
def test_recommendation_is_a_complete_answer_with_reasons(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moments of random games, and the first question of each chapter."""
    register(monkeypatch)
    if not isinstance(find(game), Recommends):
        return
    chapters = find(game).chapters(find(game).read_options({}), {})
    first = [deal(find(game), find(game).seat_counts[-1], 5, None, chapter) for chapter in chapters]
    begun = [(session, ask, ask.seats[0]) for session in first for ask in session.asks]
    for session, ask, seat in [*asked(game, 5), *begun]:
        found = session.game.recommended(session.game.view(session.state, seat), ask, seat)
        if found:
            ask.check(list(found))
            for locale in LOCALES:
                words = Words.of_game(session.game, locale, session.game.seat_names(session.state))
                assert all(map(words.say, found.values()))
