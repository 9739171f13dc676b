"""What a player may do in one go, in which order the choices of a turn stand, and what most people would do next.

None of it is a rule: every answer of a run is one of the choices that the rules offer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.fireteam_zero.asking import in_order
from engine.games.fireteam_zero.board.figures import creatures_at, place_id, specialists_at
from engine.games.fireteam_zero.board.layout import board_of
from engine.games.fireteam_zero.board.moving import cost
from engine.games.fireteam_zero.state import Hero, State
from engine.kit.choices import MOST_IN_GROUP
from engine.kit.maps import shortest_ways
from engine.table import Ask, Groups, Run, Text

TURN = "fire.turn"
GROUPS: Mapping[str, Groups] = {
    TURN: Groups(("move", "attack", "act"), ("task", "item")),
    "fire.act": Groups(others=("attack", "act", "task")),
}


def runs(view: State, ask: Ask, seat: int) -> Sequence[Run]:
    """A shortest way to each location that the movement of the turn reaches in several steps. No way leads past a
    creature, which could pin; and whoever leads a specialist is asked at each step."""
    hero = in_order(view)[view.active]
    if ask.key != TURN or specialists_at(view, hero.location):
        return ()
    room = MOST_IN_GROUP - sum(option.group == "move" for option in ask.options)
    return list(_far_moves(view, ask, hero))[: max(0, room)]


def _far_moves(view: State, ask: Ask, hero: Hero) -> Iterator[Run]:
    found = shortest_ways(lambda place: _steps(view, ask, hero, place), hero.location, view.turn.movement)
    for place, ways in found.items():
        way = next((way for way in ways if sum(cost(view, each) for each in way) <= view.turn.movement), ())
        if len(way) > 1:
            picks = tuple(f"move:{place_id(each)}" for each in way)
            text = Text("turn-move-far", place=place, count=len(way))
            yield Run(f"far:{place_id(place)}", text, picks, Text("turn-move-by", places=way[:-1]), "move", (place,))


def _steps(view: State, ask: Ask, hero: Hero, place: str) -> Sequence[str]:
    """Where a step from here leads: at first what is offered, then on from where nobody is."""
    near = board_of(view).walk[place]
    if place == hero.location:
        return [each for each in near if f"move:{place_id(each)}" in ask.by_id]
    return () if creatures_at(view, place) or specialists_at(view, place) else near


def next_up(view: State, ask: Ask, seat: int) -> str | None:
    """An open task first, then an attack on what stands beside, then a search."""
    if ask.key != TURN:
        return None
    hero = in_order(view)[view.active]
    if any(option.group == "task" for option in ask.options):
        return "task"
    if any(option.group == "attack" and hero.location in option.places for option in ask.options):
        return "attack"
    return "search" if "search" in ask.by_id else None
