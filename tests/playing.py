"""Random games of any registered game, for the contract, the soak and the bench."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

from pydantic import JsonValue

from bot.cli.lab.random_play import answer_at_random
from engine.games import keys
from engine.table import Checkpoint, Game, Session, Step, fair

LONGEST = 50_000  # answers; a game that takes more never ends
AUTOPILOT_LONGEST = 5_000


def deal(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, JsonValue] | None = None,
    chapter: str | None = None,
    carried: Mapping[str, JsonValue] | None = None,
) -> Session:
    """A session at its first ask, its chance seeded; without a chapter, at the usual one after what is `carried`."""
    chance = fair(Random(f"chance {seed}"))
    return Session.start(game, seats, chance, options=options, chapter=chapter, carried=carried)


def sound(session: Session) -> None:
    """Raises AssertionError if the state breaks an invariant of its game: the oracle of all random play."""
    faults = session.game.faults(session.state)
    assert not faults, f"{session.game.key}, decision {session.n}: {faults}"


def random_steps(session: Session, seed: int, *, checked: bool = True) -> Iterator[Step]:
    """Plays on at random to the end of the chapter, an answer at a time; `checked`: by the game's invariants, too."""
    generator = Random(f"answers {seed}")
    for _ in range(LONGEST):
        if checked:
            sound(session)
        if not session.asks:
            return
        yield answer_at_random(session, generator)
    raise AssertionError(f"{session.game.key} has not ended after {LONGEST} answers")


def autopilot_answers(session: Session, seat: int) -> Step:
    """One answer of autopilot, by what the seat may see."""
    ask = session.ask_of(seat)
    assert ask is not None
    return session.answer(seat, session.game.choose(session.game.view(session.state, seat), ask, seat))


def autopilot_steps(session: Session, *, checked: bool = True) -> Iterator[Step]:
    """Autopilot plays all seats on to the end of the chapter, an answer at a time; `checked`: by the game's invariants,
    too."""
    for _ in range(AUTOPILOT_LONGEST):
        if checked:
            sound(session)
        if not session.asks:
            return
        yield autopilot_answers(session, session.waiting_for[0])
    raise AssertionError(f"{session.game.key}: autopilot has not ended after {AUTOPILOT_LONGEST} answers")


def reload(session: Session) -> Session:
    """Returns the same session as a restart finds it: from the bytes of its checkpoint."""
    saved = replace(session.saved, checkpoint=Checkpoint.from_bytes(session.saved.checkpoint.to_bytes()))
    return Session.load(session.game, saved, session.chance)


def every_game() -> list[str]:
    """Returns the keys of the registered games, and that of the toy game, which tests register when they need it."""
    return [*keys(), "toy"]


def varied(game: Game, **parts: Any) -> Game:
    """Returns a copy of a game with other attributes, or with functions in place of methods."""
    changed = copy(game)
    for name, part in parts.items():
        setattr(changed, name, part)
    return changed
