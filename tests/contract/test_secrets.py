"""No one sees what he may not know: two states that differ only in that look, ask and play the same for him."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from pydantic import JsonValue

import renders
from engine.table import HIDDEN, Checkpoint, Decision, Game, Saved, Session, fair
from renders.job import Job, draw
from renders.scene import Since
from tests.playing import deal, random_steps
from tests.sampled import at_most, some

TWINS = at_most(4, whole=16)  # with other secrets, for each stretch of a game


def checkpoints(game: Game, seats: int, seed: int, every: int) -> Iterator[Checkpoint]:
    """Yields checkpoints of a random game at intervals, except those after which cards are revealed at once."""
    session = deal(game, seats, seed)
    reached = [step.checkpoint for step in random_steps(session, seed) if step.checkpoint]
    assert len(reached) > every
    yield from (each for each in reached[::every] if not reveals_at_once(game, each))


def reveals_at_once(game: Game, checkpoint: Checkpoint) -> bool:
    """True if a card is revealed before the first question, such as an Event: then it is no longer hidden."""
    return Session.load(game, Saved(checkpoint), fair(Random(1))).first.revealed


def shuffled(generator: Random) -> Callable[[Sequence[Any]], list[Any]]:
    """Returns a shuffle as `redeal` wants it."""
    return lambda cards: generator.sample(cards, len(cards))


def otherwise(state: Any, view: Any, redealt: Any, generator: Random) -> Any:
    """Plain data that is `state` wherever `view` shows it, and `redealt` or in another order wherever it does not."""
    if view == state:
        return state
    if isinstance(view, dict):
        return {key: otherwise(state[key], view[key], redealt[key], generator) for key in state}
    if isinstance(view, list) and len(view) == len(state) == len(redealt):
        if HIDDEN not in view and sorted(map(str, view)) == sorted(map(str, state)):
            return generator.sample(state, len(state))
        return [otherwise(*each, generator) for each in zip(state, view, redealt, strict=True)]
    return redealt


def twin(game: Game, checkpoint: Checkpoint, seat: int | None, generator: Random) -> Checkpoint:
    """Returns the checkpoint with everything hidden from this seat changed."""
    state = game.read_state(checkpoint)
    view = game.write_state(game.view(state, seat))
    redealt = game.write_state(game.redeal(game.read_state(checkpoint), shuffled(generator)))
    return replace(checkpoint, state=otherwise(dict(checkpoint.state), view, redealt, generator))


def seen(game: Game, checkpoint: Checkpoint, seat: int | None) -> dict[str, Any]:
    """Everything that a seat meets when play goes on from a checkpoint."""
    session = Session.load(game, Saved(checkpoint), fair(Random(1)))
    view = game.view(session.state, seat)
    met: dict[str, Any] = {
        "view": game.write_state(view),
        "asked": session.waiting_for,
        "board in words": game.describe(view),
        "seats": game.seat_names(session.state),
        "turn card": [game.status(session.state, ask.seats[0]) for ask in session.asks if ask.in_turn],
    }
    ask = session.ask_of(seat) if seat is not None else None
    if seat is not None and ask is not None:
        met["ask"] = (ask.key, ask.text, ask.pick, ask.default, ask.fingerprint(seat))
        met["options"] = [
            (each.id, each.text, each.detail, each.group, each.places, each.final) for each in ask.options
        ]
        met["autopilot"] = game.choose(view, ask, seat)
        met["status"] = game.status(session.state, seat)
    return met


def test_hidden_information_does_not_affect_a_seat(game: Game) -> None:
    """Equal views, own asks, autopilot answers and words, and the same seats asked, at checkpoints of a whole game."""
    generator = Random(11)
    differed = 0
    for checkpoint in checkpoints(game, 3, seed=11, every=3):
        for seat in (None, 0, 1, 2):
            other = twin(game, checkpoint, seat, generator)
            differed += other.state != checkpoint.state
            assert seen(game, other, seat) == seen(game, checkpoint, seat), (checkpoint.n, seat)
    assert differed > 4


def stretches(game: Game, seats: int, seed: int, options: Mapping[str, JsonValue] | None) -> Iterator[Saved]:
    """Yields a random game from checkpoint to checkpoint, each with the decisions up to the next, except those after
    which cards are revealed at once."""
    session = deal(game, seats, seed, options)
    checkpoint, made = session.checkpoint, list[Decision]()
    for step in random_steps(session, seed):
        made += step.decisions
        if step.checkpoint:
            if not reveals_at_once(game, checkpoint):
                yield Saved(checkpoint, made)
            checkpoint, made = step.checkpoint, []


def asked_in_public(session: Session) -> list[object]:
    """Returns the public part of the open questions and of the answers that apply when time runs out."""
    return [
        session.waiting_for,
        *((ask.seats, ask.key, ask.mode, ask.occasion, ask.text, ask.on_request) for ask in session.asks),
        *(option.id for ask in session.asks for option in ask.default_for_all),
    ]


def questions_alike(game: Game, saved: Saved, other: Checkpoint) -> int:
    """Plays the same answers from both checkpoints for as long as both allow them and nothing is revealed; returns how
    many questions were put to the same seats in the same words."""
    sessions = [Session.load(game, Saved(each), fair(Random(1))) for each in (saved.checkpoint, other)]
    for count, decision in enumerate(saved.decisions):
        first, second = map(asked_in_public, sessions)
        assert first == second, (saved.checkpoint.n, decision.n)
        asks, pick = [each.ask_of(decision.seat) for each in sessions], [str(each) for each in decision.pick]
        if decision.reveals or not all(ask and set(pick) <= set(ask.by_id) for ask in asks):
            return count
        for session in sessions:
            session.answer(decision.seat, pick)
    return len(saved.decisions)


def check_questions(game: Game, seed: int, options: Mapping[str, JsonValue] | None = None, twins: int = TWINS) -> None:
    """Hidden cards may not change a question during a turn, because everyone sees the question."""
    generator, amid = Random(seed), 0
    for saved in stretches(game, 3, seed, options):
        for _ in range(twins):
            amid += questions_alike(game, saved, twin(game, saved.checkpoint, None, generator))
    assert amid > 2.5 * twins


def test_questions_reveal_nothing_hidden(game: Game) -> None:
    """The public question is the same in both states as long as the same is answered and nothing is revealed."""
    check_questions(game, seed=16)


def secrets(view: Any, path: str = "") -> Iterator[tuple[str, bool]]:
    """The places of a view that hold a single value, and whether it is hidden there."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield from secrets(value, f"{path}.{key}")
    elif isinstance(view, list):
        for index, value in enumerate(view):
            yield from secrets(value, f"{path}.{index}")
    else:
        yield path, view == HIDDEN


def test_hidden_information_is_known_to_one_opponent_at_most(game: Game) -> None:
    """A view can only leak what another seat holds, or what no one knows, by showing it to several seats."""
    kept = 0
    for checkpoint in checkpoints(game, 4, seed=15, every=3):
        state = game.read_state(checkpoint)
        public, *seats = (dict(secrets(game.write_state(game.view(state, seat)))) for seat in (None, 0, 1, 2, 3))
        for path, hidden in public.items():
            seen_by = sum(not view[path] for view in seats)
            assert seen_by <= 1 if hidden else seen_by == 4, (checkpoint.n, path)
            kept += hidden and seen_by == 0
    assert kept


def test_pictures_show_no_secret(game: Game) -> None:
    """The picture that everybody sees, and a seat's own, are the same, pixel by pixel, for both states."""
    try:
        pictures = renders.find(game.key)
    except renders.UnknownPicture:
        pytest.fail(f"nobody drew {game.key}")
    generator = Random(12)
    reached = list(checkpoints(game, 3, seed=12, every=6))[:2]
    for checkpoint, seat in some([*product(reached, (None, 1))], 2):
        twins = (checkpoint, twin(game, checkpoint, seat, generator))
        views = [game.view(game.read_state(each), seat) for each in twins]
        for name in pictures:
            stretches = (Since(view, (), rounds=1) for view in views)
            jobs = (
                Job.of(game, name, view, seat=seat, since=each) for view, each in zip(views, stretches, strict=True)
            )
            first, second = map(draw, jobs)
            assert first.tobytes() == second.tobytes(), (name, seat)


def hidden_lists(state: Any, view: Any, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Yields the lists of a state of which a view shows only the length, with their contents."""
    if isinstance(view, list) and view and set(map(str, view)) == {HIDDEN}:
        yield path, state
    elif isinstance(view, dict | list):
        for key in view if isinstance(view, dict) else range(len(view)):
            yield from hidden_lists(state[key], view[key], f"{path}.{key}")


def test_redealt_copy_looks_the_same_to_the_public_and_holds_other_secrets(game: Game) -> None:
    """Open cards stay, piles and hands keep their sizes, and hidden cards are dealt again."""
    generator = Random(13)
    dealt_anew: dict[str, bool] = {}
    for checkpoint in checkpoints(game, 2, seed=13, every=4):
        state = game.read_state(checkpoint)
        copy, public = game.redeal(state, shuffled(generator)), game.write_state(game.view(state, None))
        assert game.write_state(game.view(copy, None)) == public
        before = dict(hidden_lists(checkpoint.state, public))
        after = dict(hidden_lists(game.write_state(copy), public))
        for path, cards in before.items():
            if len(set(cards)) > 2:
                dealt_anew[path] = dealt_anew.get(path, False) or cards != after[path]
    assert dealt_anew and all(dealt_anew.values()), dealt_anew
