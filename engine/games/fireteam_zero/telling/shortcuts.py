"""Runs, the order of a turn's options, and the usual next step.

None of it is a rule: every answer of a run is one of the options that the rules offer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.fireteam_zero.asking.players import acting
from engine.games.fireteam_zero.board.figures import active_at, creatures_at, place_id, specialists_at
from engine.games.fireteam_zero.board.moving import cost
from engine.games.fireteam_zero.combat import odds
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import Hero, State
from engine.kit.choices import MOST_IN_GROUP
from engine.kit.maps import shortest_ways
from engine.table import Ask, Groups, PickSet, Run, Text

TURN, ATTACK_CARDS = "fire.turn", "fire.attack_cards"
GROUPS: Mapping[str, Groups] = {
    TURN: Groups(
        ("move", "attack", "act"),
        ("task", "item"),
        rows=(("move",), ("attack",), ("task", "act", "item")),
        buttons=("move", "act"),
        through=("fire.attack_cards", "fire.escort"),
    ),
    "fire.act": Groups(others=("attack", "act", "task")),
}


def runs(view: State, ask: Ask, seat: int) -> Sequence[Run]:
    """Returns a shortest way to each location that this turn's movement reaches in several steps.

    If a specialist may stay behind, each way is offered alone and with all of them (FZ-ESCORT-01). No way passes a
    creature, which could pin.
    """
    if ask.key != TURN:
        return ()
    hero = acting(view)
    room = MOST_IN_GROUP - sum(option.group == "move" for option in ask.options)
    return list(_moves(view, ask, hero))[: max(0, room)]


def _moves(view: State, ask: Ask, hero: Hero) -> Iterator[Run]:
    guarded = specialists_at(view, hero.location) if active_at(view, hero.location) != [hero] else []
    found = shortest_ways(lambda place: _steps(view, ask, hero, place), hero.location, view.turn.movement)
    for place, ways in found.items():
        way = next((way for way in ways if sum(cost(view, each) for each in way) <= view.turn.movement), ())
        if len(way) > 1:
            text = Text("turn-move-far", place=place, count=len(way), alone=len(guarded))
            yield _run("far", way, ["escort:nobody"] if guarded else [], text)
        if way and guarded:
            text = Text(
                "turn-move-with", place=place, count=len(guarded), who=tuple(f"{each}.short" for each in guarded)
            )
            yield _run("with", way, [f"escort:{'.'.join(guarded)}"], text)


def _run(kind: str, way: Sequence[str], escort: Sequence[str], text: Text) -> Run:
    """Returns the steps of a way; the first may ask who comes along."""
    first, *others = (f"move:{place_id(each)}" for each in way)
    by = Text("turn-move-by", places=tuple(way[:-1])) if others else None
    return Run(f"{kind}:{place_id(way[-1])}", text, (first, *escort, *others), by, "move", (way[-1],))


def _steps(view: State, ask: Ask, hero: Hero, place: str) -> Sequence[str]:
    """Returns the next steps: first those offered, then those from locations where no one could pin or come along."""
    near = board_of(view).walk[place]
    if place == hero.location:
        return [each for each in near if f"move:{place_id(each)}" in ask.by_id]
    asked = specialists_at(view, hero.location) and active_at(view, place)
    return () if creatures_at(view, place) or specialists_at(view, place) or asked else near


def next_up(view: State, ask: Ask, seat: int) -> str | None:
    """Returns an open task first, then an attack on an adjacent creature, then a search."""
    if ask.key != TURN:
        return None
    hero = acting(view)
    if any(option.group == "task" for option in ask.options):
        return "task"
    if any(option.group == "attack" and hero.location in option.places for option in ask.options):
        return "attack"
    return "search" if "search" in ask.by_id else None


def together(view: State, ask: Ask, picks: Sequence[str]) -> Text | None:
    """Returns the odds of several cards for one attack."""
    return odds.together(ask, picks) if ask.key == ATTACK_CARDS else None


def sets(view: State, ask: Ask, suggested: Sequence[str]) -> Sequence[PickSet]:
    """Returns the sets of cards for an attack that are worth a press."""
    return odds.sets(ask, suggested) if ask.key == ATTACK_CARDS else ()
