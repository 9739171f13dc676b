"""States that are not quite right: valid ones of random play, changed at random, for the contract and the soak.

Whatever `check_state` accepts must be playable: random answers or autopilot go on from it without an exception, in
bounded time, and every state on the way keeps the invariants.
"""

from __future__ import annotations

import re
import resource
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from random import Random
from types import FrameType
from typing import Any, get_args

from engine.table import BadCheckpoint, Checkpoint, Game, Saved, Session, fair
from tests.playing import LONGEST, autopilot_steps, deal, random_steps, sound

FIELD = re.compile(r"(state|options|seats|game|schema_version)[.:]")
NUMBERS = (-1, 0, 1, 2, 3, 7, 40, 41, 255, 10**6, 2**31, 2**62, -(2**62))
DECISION = 2.0  # seconds
MOST_ADDED = 100_000  # values that one change adds
MEMORY = 4 * 2**30  # bytes of address space that a process trying mutations may use
Place = tuple[Any, Any]  # the container of a value, and its key or index


def options_of(game: Game, seed: int) -> dict[str, Any]:
    """Returns random options that a game offers as a few values, as far as they are compatible."""
    fields = {name: get_args(field.annotation) for name, field in game.options.model_fields.items()}
    offered = {name: values for name, values in fields.items() if all(isinstance(each, str) for each in values)}
    drawn = {name: Random(f"{name} {seed}").choice(values) for name, values in offered.items() if values}
    try:
        deal(game, game.seat_counts[seed % len(game.seat_counts)], seed, drawn)
    except (BadCheckpoint, ValueError):
        return {}
    return drawn


def checkpoints_of(game: Game, seed: int) -> list[Checkpoint]:
    """Checkpoints of a random game: the first, the last, and some between. The seeds go through all chapters that may
    come first."""
    options = options_of(game, seed)
    chapters = game.chapters(game.read_options(options), {})
    chapter = chapters[seed % len(chapters)]
    session = deal(game, game.seat_counts[seed % len(game.seat_counts)], seed, options, chapter)
    found = [session.base, session.checkpoint]
    found += [step.checkpoint for step in islice(random_steps(session, seed), 1_500) if step.checkpoint]
    return [found[0], found[1], found[-1], *Random(seed).sample(found, min(len(found), 7))]


def places_in(value: Any) -> Iterator[Place]:
    """Yields all places of values in plain data."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places_in(value[key])


def mutated(checkpoint: Checkpoint, generator: Random) -> Checkpoint:
    """Returns the same with one to three changes of its state."""
    state = deepcopy(dict(checkpoint.state))
    for _ in range(generator.choice((1, 1, 1, 2, 3))):
        places = list(places_in(state))
        generator.choice(CHANGES)(places, generator)
    return replace(checkpoint, state=state)


def differences(before: Any, after: Any, place: str = "state") -> Iterator[str]:
    """Yields the differences of two pieces of plain data."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before.keys() | after.keys():
            yield from differences(before.get(key), after.get(key), f"{place}.{key}")
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from differences(one, other, f"{place}.{index}")
    else:
        yield f"{place}: {str(before)[:80]} -> {str(after)[:80]}"


def _set_number(places: Sequence[Place], generator: Random) -> None:
    numbers = [(holder, key) for holder, key in places if type(holder[key]) is int]
    if numbers:
        holder, key = generator.choice(numbers)
        holder[key] = generator.choice((*NUMBERS, holder[key] + 1, holder[key] - 1))


def _set_like(places: Sequence[Place], generator: Random) -> None:
    """Copies a value of the same type from another place."""
    holder, key = generator.choice(places)
    like = [other[at] for other, at in places if type(other[at]) is type(holder[key])]
    holder[key] = deepcopy(generator.choice(like))


def _swap(places: Sequence[Place], generator: Random) -> None:
    one, key = generator.choice(places)
    like = [(other, at) for other, at in places if type(other[at]) is type(one[key])]
    other, at = generator.choice(like)
    if not isinstance(one[key], dict | list):
        one[key], other[at] = other[at], one[key]


def _set_anything(places: Sequence[Place], generator: Random) -> None:
    holder, key = generator.choice(places)
    holder[key] = generator.choice((None, True, False, "", "hidden", "nothing", [], {}, 1.5, "x" * 1000))


def _lists(places: Sequence[Place]) -> list[list[Any]]:
    return [holder[key] for holder, key in places if isinstance(holder[key], list)]


def _shuffle(places: Sequence[Place], generator: Random) -> None:
    if lists := _lists(places):
        generator.shuffle(generator.choice(lists))


def _double(places: Sequence[Place], generator: Random) -> None:
    if lists := [each for each in _lists(places) if each]:
        chosen = generator.choice(lists)
        doubled = generator.choice(chosen)
        room = MOST_ADDED // (1 + sum(1 for _ in places_in(doubled)))
        chosen += [deepcopy(doubled) for _ in range(min(room, generator.choice((1, 1, 2, 20_000))))]


def _move(places: Sequence[Place], generator: Random) -> None:
    """Moves an item from one list to another, so that nothing is lost."""
    if lists := [each for each in _lists(places) if each]:
        chosen = generator.choice(lists)
        generator.choice(_lists(places)).append(chosen.pop(generator.randrange(len(chosen))))


def _shift(places: Sequence[Place], generator: Random) -> None:
    """Decreases one number and increases another."""
    numbers = [(holder, key) for holder, key in places if type(holder[key]) is int]
    if len(numbers) > 1:
        (one, key), (other, at) = generator.sample(numbers, 2)
        one[key], other[at] = one[key] - 1, other[at] + 1


def _drop(places: Sequence[Place], generator: Random) -> None:
    holder, key = generator.choice(places)
    del holder[key]


def _add(places: Sequence[Place], generator: Random) -> None:
    objects = [holder for holder, _ in places if isinstance(holder, dict)]
    holder = generator.choice(objects)
    holder[generator.choice(("nothing", *holder, "0", "9"))] = deepcopy(generator.choice(list(holder.values())))


CHANGES: tuple[Callable[[Sequence[Place], Random], None], ...] = (
    *(_set_number, _set_number, _set_like, _set_like, _swap, _swap, _shuffle),
    *(_set_anything, _double, _move, _move, _shift, _shift, _drop, _add),
)


def accepted(game: Game, checkpoint: Checkpoint) -> bool:
    """True if it may be played. Raises AssertionError for a refusal that names no field, or any other exception."""
    try:
        with within(DECISION):
            game.check_state(checkpoint)
    except BadCheckpoint as error:
        assert FIELD.match(str(error)), error
        return False
    return True


def play_on(game: Game, checkpoint: Checkpoint, seed: int, decisions: int = LONGEST) -> int:
    """Plays random answers from there and returns their number. Raises any error."""
    with within(DECISION):
        session = Session.load(game, Saved(checkpoint), fair(Random(seed)))
    return _steps(session, islice(random_steps(session, seed), decisions))


def autopilot_on(game: Game, checkpoint: Checkpoint, seed: int) -> int:
    """Autopilot from there to the end; how many answers."""
    with within(DECISION):
        session = Session.load(game, Saved(checkpoint), fair(Random(seed)))
    return _steps(session, autopilot_steps(session))


def _steps(session: Session, steps: Iterator[Any]) -> int:
    count = 0
    size = len(session.base.to_bytes())
    while True:
        with within(DECISION):
            if next(steps, None) is None:
                break
        count += 1
    sound(session)
    assert len(session.checkpoint.to_bytes()) < 3 * size + 20_000, "the state grows without bounds"
    return count


def limit_memory() -> None:
    """Limits memory from now on, so that a state that would fill it raises MemoryError."""
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raises TimeoutError where more computing is needed; for main threads of POSIX systems."""

    def end(signal: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"a decision took more than {seconds} seconds")

    before = signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
