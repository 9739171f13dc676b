"""Looks ahead for the strongest level: tries ways to play a turn in imagined worlds, and keeps to the best one.

Like a search, it knows only what the seat may see, and its budget is counted in play-outs (`search.py`). What to do is
decided at the start of a turn. Later questions of the turn find that start again, so nothing needs to be stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import fmean
from typing import Any

from engine.kit.computer.search import STRONGEST, Budget, can_be_searched, imagined_at, play_on
from engine.recent import Recent
from engine.table import CHANCE, Ask, Game, LooksAhead, Saved, Session, fair
from engine.table.checkpoint import digest
from engine.table.imagined import Imagined

BUDGET = Budget(candidates=4, worlds=6)
LEAST_GAIN = 1.0  # in the unit of `prospect`; with less, the turn is played by the rules
BY_RULES = ""

_decided: Recent[str, str] = Recent(64)


def may_look_ahead(level: str, game: Game, session: Session, ask: Ask) -> bool:
    """True if this level should look ahead before it answers."""
    known = level == STRONGEST and isinstance(game, LooksAhead) and game.looks_ahead(ask)
    return known and can_be_searched(session, ask)


def look_ahead(game: Game, session: Session, ask: Ask, seat: int) -> Sequence[str]:
    """Returns the answer that carries out the best intention of the turn; that of the rules if none is better."""
    assert isinstance(game, LooksAhead)
    view = game.view(session.state, seat)
    intention = _intention(game, _start_of_turn(game, session.saved, seat), seat)
    return _answer(game, view, ask, seat, intention)


def look_ahead_at(game: Game, saved: Saved, seat: int) -> Sequence[str] | None:
    """Does so for a seat at a saved moment; None if it is not asked anything."""
    session = Session.load(game, saved, fair(Random(0)))
    ask = session.ask_of(seat)
    return None if ask is None else look_ahead(game, session, ask, seat)


def _answer(game: Any, view: Any, ask: Ask, seat: int, intention: str) -> Sequence[str]:
    pursued: Sequence[str] = game.pursue(view, ask, intention) if intention and game.looks_ahead(ask) else ()
    return pursued or game.choose_at(view, ask, seat, STRONGEST)


def _start_of_turn(game: Any, saved: Saved, seat: int) -> Saved:
    """Returns the moment of the seat's first question of the turn, at or before this one."""
    for n, decision in enumerate(saved.decisions):
        if decision.seat != CHANCE:
            before = replace(saved, decisions=saved.decisions[:n])
            ask = Imagined(game, before, fair(Random(0))).ask_of(seat)
            if ask is not None and game.looks_ahead(ask):
                return before
    return saved


def _intention(game: Any, saved: Saved, seat: int) -> str:
    """Returns the best way to play the turn that begins at this moment."""
    start = Imagined(game, saved, fair(Random(0)))
    ask = start.ask_of(seat)
    assert ask is not None
    view = game.view(start.state, seat)
    seed = digest({"view": view, "options": [option.id for option in ask.options]})
    if seed not in _decided:
        _decided[seed] = _best(game, saved, seat, game.intentions(view, ask, BUDGET.candidates - 1), seed)
    return _decided[seed]


def _best(game: Any, saved: Saved, seat: int, others: Sequence[str], seed: str) -> str:
    intentions = [BY_RULES, *others]
    worlds = [f"{seed}:{world}" for world in range(BUDGET.worlds)] if others else []
    means = [fmean(_outcome(game, saved, seat, each, world) for world in worlds or [seed]) for each in intentions]
    best = max(range(len(intentions)), key=lambda each: (round(means[each], 6), -each))
    return intentions[best if means[best] - means[0] > LEAST_GAIN else 0]


def _outcome(game: Any, saved: Saved, seat: int, intention: str, world: str) -> float:
    """Returns how well the players are doing in a world once the consequences of the turn show."""
    imagined = imagined_at(game, saved, seat, world)
    since, turns = game.round_of(imagined.state) or 0, imagined.turns

    def answer(view: Any, ask: Ask, asked: int) -> Sequence[str]:
        own = asked == seat and imagined.turns == turns
        return _answer(game, view, ask, asked, intention if own else BY_RULES)

    play_on(game, imagined, answer, lambda: game.has_shown(imagined.state, since))
    found: float = game.prospect(imagined.state)
    return found
