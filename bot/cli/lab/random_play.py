"""Random play: legal answers of asked seats, drawn by a generator."""

from __future__ import annotations

from random import Random

from engine.table import Session, Step


def answer_at_random(session: Session, generator: Random) -> Step:
    """Gives a random legal answer of a random asked seat; any answer is possible. The chapter must not be over."""
    seat = generator.choice(session.waiting_for)
    ask = session.ask_of(seat)
    assert ask is not None
    fewest, most = ask.pick
    count = generator.randint(fewest, min(most, len(ask.options)))
    return session.answer(seat, [option.id for option in generator.sample(ask.options, count)])
