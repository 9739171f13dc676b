"""The dangers of the next Enemy Phase: Heroes in reach of Enemies, their Life, and the Lifebringer tokens; and the way
to the next goal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.autopilot.danger import strikes
from engine.games.massive_darkness.autopilot.goals import objective
from engine.games.massive_darkness.board.zones import board, distances
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Seat, Text

LOW, MOST_ENEMIES = 2, 3


def tension(view: State) -> Sequence[Text]:
    """Returns the Heroes in most danger, the most urgent first, and whether another death loses the Mission."""
    if not view.round or view.outcome:
        return ()
    found: list[tuple[float, Text]] = []
    for hero in view.living:
        if hero.zone not in board(view).cells:
            continue
        damage = [each for enemy in view.enemies if (each := strikes(view, hero, enemy, hero.zone))]
        if damage and (hero.life <= LOW or len(damage) >= MOST_ENEMIES or sum(damage) >= hero.life):
            deadly = int(hero.life <= 1 or max(damage) >= hero.life)
            text = Text("tension-attacks", hero=Seat(hero.seat), count=len(damage), life=hero.life, deadly=deadly)
            found.append((hero.life - sum(damage), text))
    said = [text for _, text in sorted(found, key=lambda each: each[0])]
    last = [Text("tension-lifebringer")] if said and not view.lifebringer else []
    return [*said[:1], *last, *said[1:]]


def remaining(view: State) -> Text | None:
    """Returns the Event cards left to draw, and how far the nearest Hero is from the goal; None in Missions without
    Events."""
    if not view.round or view.outcome or rules_of(view).no_events:
        return None
    ways = [(*found, hero.seat) for hero in view.living if (found := _way(view, hero))]
    near = Text("nothing")
    if ways:
        steps, zone, seat = min(ways)
        near = Text("ahead-hero", hero=Seat(seat), zone=zone, steps=steps)
    return Text("remaining", count=len(view.decks.events.draw), near=near)


def ahead(view: State, seat: int) -> Text | None:
    """Returns where the next goal is, and how many Zones the Hero is away from it. None if it has no place."""
    hero = view.heroes[seat]
    if not view.round or view.outcome or hero.dead:
        return None
    found = _way(view, hero)
    if found:
        return Text("ahead", zone=found[1], steps=found[0])
    places = objective(view, hero)
    return Text("ahead-closed", zone=places[0]) if places else None


def _way(view: State, hero: Hero) -> tuple[int, str] | None:
    """Returns how many steps it is to the nearest Zone of the next goal, and the Zone; None if no open way leads
    there."""
    steps = distances(view, hero.zone) if hero.zone in board(view).cells else {}
    return min(((steps[zone], zone) for zone in objective(view, hero) if zone in steps), default=None)
