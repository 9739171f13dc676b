"""Random play: legal answers of waiting seats, drawn by a generator."""

from __future__ import annotations

from random import Random

from engine.table import Session, Step


def answer_at_random(session: Session, generator: Random) -> Step:
    """One legal answer of one waiting seat, every answer being possible; the chapter must not be over."""
    seat = generator.choice(session.waiting_for)
    ask = session.ask_of(seat)
    assert ask is not None
    fewest, most = ask.pick
    count = generator.randint(fewest, min(most, len(ask.options)))
    return session.answer(seat, [option.id for option in generator.sample(ask.options, count)])
