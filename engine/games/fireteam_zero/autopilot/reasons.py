"""Reasons for a choice, for hints: the coming threat phase at the places concerned, and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.fireteam_zero.autopilot.danger import Outlook, keeps
from engine.games.fireteam_zero.board.figures import active, creatures_at
from engine.games.fireteam_zero.board.numbers import attack_range, speed
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import Hero, State
from engine.table import Ask, Text


def reasons(view: State, ask: Ask, seat: int, pick: Sequence[str]) -> Sequence[Text]:
    """Returns facts about the places of these options, then about the place of the hero and the hand."""
    found = _asked(view, ask, seat)
    board = board_of(view)
    if found is None or found.location not in board.walk:
        return ()
    options = [ask.by_id[each] for each in pick]
    places = dict.fromkeys(place for option in options for place in option.places if place in board.walk)
    moves = any(option.group == "move" for option in options)
    facts = [
        *(fact for place in places for fact in (_of_end if moves else _of_target)(view, found, place)),
        *_of_end(view, found, found.location),
        Text("reason-hand", hero=found.id, count=len(found.hand)),
    ]
    return list(dict.fromkeys(facts))


def _asked(view: State, ask: Ask, seat: int) -> Hero | None:
    """Returns the hero that a question names, else the seat's first one; None if no hero of the seat is up."""
    named = ask.text.args.get("hero")
    own = [each for each in active(view) if each.seat == seat]
    return next((each for each in own if each.id == named), own[0] if own else None)


def _of_target(view: State, hero: Hero, place: str) -> Iterator[Text]:
    """Yields the creatures at a place."""
    if here := len(creatures_at(view, place)):
        yield Text("reason-creatures-here", place=place, count=here)


def _of_end(view: State, hero: Hero, place: str) -> Iterator[Text]:
    """Yields what a hero faces who ends the turn at a place: creatures, and the chance of a knock-out."""
    yield from _of_target(view, hero, place)
    here, steps = len(creatures_at(view, place)), board_of(view).steps
    reach = [speed(view, each) + attack_range(view, each) - steps(each.location, place) for each in view.creatures]
    if near := sum(each >= 0 for each in reach) - here:
        yield Text("reason-creatures-near", place=place, count=near)
    if chance := round(100 * Outlook(view, hero).falls(place, sum(map(keeps, hero.hand)))):
        yield Text("reason-falls", place=place, chance=chance)
