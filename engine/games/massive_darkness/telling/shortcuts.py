"""Runs of several choices, the order of options, and recommendations. None of these is a rule: every answer of a run is
a legal option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.massive_darkness.actions.menu import END, where_to
from engine.games.massive_darkness.actions.movement import free_steps
from engine.games.massive_darkness.board.zones import board
from engine.games.massive_darkness.heroes.abilities import is_elusive, movement_points
from engine.games.massive_darkness.model.state import Hero, State
from engine.kit.choices import MOST_IN_GROUP, kind_of
from engine.kit.maps import Way, shortest_ways
from engine.table import Ask, Groups, Run, Text

ACTIVATION = Groups(
    ("move", "door", "pick", "attack", "skill"),
    ("gear", "mission", "stand", "stop"),
    rows=(("move",), ("attack",), ("stand", "pick", "door", "skill", "gear", "mission", "stop")),
    buttons=("move", "stand", "pick", "door", "skill", "gear", "mission", "stop"),
)
GROUPS: Mapping[str, Groups] = {
    "hero.action": ACTIVATION,
    "hero.free_action": ACTIVATION,
    "item.reorganize": Groups(others=("equip",)),
    "item.transmute": Groups(others=("level",), several=("level",)),
    "item.trade": Groups(others=("equip",)),
    "market.deal": Groups(("give", "take", "sell")),
}
OUTSTANDING = ("stand", "pick", "attack")
"""Groups that most people choose from if they have options, in this order."""


def runs(view: State, ask: Ask, seat: int) -> Sequence[Run]:
    """Returns the moves over several Zones: all of the Movement Action that is running or would begin, and with further
    ones as far as a menu has room."""
    hero = view.heroes[seat]
    if GROUPS.get(ask.key) is not ACTIVATION:
        return ()
    steps = sum(option.id.startswith("move:") for option in ask.options)
    if not steps:
        return ()
    moves = [_move(view, hero, way) for way in _ways(view, hero) if len(way) > 1]
    return moves[: MOST_IN_GROUP - steps]


def next_up(view: State, ask: Ask, seat: int) -> str | None:
    """Returns standing up, picking up, or attacking an Enemy in reach; else moving. The end of the Activation only if
    nothing else is left."""
    if GROUPS.get(ask.key) is not ACTIVATION:
        return None
    kinds = [kind_of(option) for option in ask.options if option.final != "turn"]
    found = next((kind for kind in OUTSTANDING if kind in kinds), None)
    if found is not None:
        return found
    if set(kinds) <= {"stop"}:
        return END.id
    return "move" if set(kinds) - {"stop"} == {"move"} else None


def _move(view: State, hero: Hero, way: Sequence[str]) -> Run:
    """Returns the moves along a way, with the Actions that it still takes; 0 if one Movement Action is enough. The
    board marks only the Zones that one reaches, so that it stays close."""
    began, each = _points_left(view), movement_points(view, hero)
    further = max(0, -(-(len(way) - (began or 0)) // each))
    actions = further if began is not None or further > 1 else 0
    where = where_to(way[-1], board(view).zones[way[-1]].light)
    text = Text("hero-move-far", where=where, zone=way[-1], count=len(way), actions=actions)
    picks = tuple(f"move:{zone}" for zone in way)
    places = () if actions else (way[-1],)
    detail = Text("hero-move-by", zones=tuple(way[:-1]))
    return Run(f"move:{way[-1]}:by", text, picks, detail, "move", places, after="")


def _ways(view: State, hero: Hero) -> Iterator[Way]:
    """Yields a shortest path to each Zone within reach, nearest first. Paths end in Zones where Enemies hold the
    Hero."""
    elusive, free = is_elusive(view, hero), free_steps(view)

    def steps(zone: str) -> Sequence[str]:
        if zone != hero.zone and not elusive and any(not enemy.stunned for enemy in view.enemies_in(zone)):
            return ()
        return free(zone)

    return (ways[0] for ways in shortest_ways(steps, hero.zone, _points(view, hero)).values())


def _points_left(view: State) -> int | None:
    """Returns the Movement Points of the running Movement Action; None if there is none."""
    return view.activation.movement_points if view.activation else None


def _points(view: State, hero: Hero) -> int:
    """Returns the Movement Points left, with those of all Movement Actions that the Hero could begin."""
    running = view.activation
    if running is None:
        return 0
    further = running.actions + sum(extra.kind == "movement" for extra in running.extra)
    return (running.movement_points or 0) + further * movement_points(view, hero)
