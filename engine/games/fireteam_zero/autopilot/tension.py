"""The danger and the goals ahead: heroes that can be attacked or knocked out, the coin, the steps to the next goal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.asking.players import acting
from engine.games.fireteam_zero.autopilot.forecast import forecast
from engine.games.fireteam_zero.autopilot.goals import goal_ahead
from engine.games.fireteam_zero.board.figures import active
from engine.games.fireteam_zero.creatures.track import next_card
from engine.games.fireteam_zero.model.state import State
from engine.table import Text

MOST_ATTACKS = 3


def tension(view: State) -> Sequence[Text]:
    """Returns the heroes in most danger, the most urgent first, then the coin if a knock-out would lose the mission."""
    if not view.round or view.outcome:
        return ()
    attacks = forecast(view).attacks
    heroes = [(len(hero.hand) - attacks.get(hero.id, 0), hero) for hero in active(view)]
    found = []
    for left, hero in sorted(heroes, key=lambda each: each[0]):
        count, cards = attacks.get(hero.id, 0), len(hero.hand)
        if count and (left <= 0 or count >= MOST_ATTACKS):
            found.append(Text("tension-attacks", hero=hero.id, count=count, cards=cards))
        elif not cards:
            found.append(Text("tension-no-cards", hero=hero.id))
    coin = [Text("tension-coin")] if found and not view.heads else []
    return [*found[:1], *coin, *found[1:]]


def remaining(view: State) -> Text | None:
    """Returns the threat cards left to draw, the steps of the marker to the next one, and how far the nearest hero is
    from a goal."""
    if not view.round or view.outcome:
        return None
    following = next_card(view)
    ways = [(found[1], hero.id, found[0]) for hero in active(view) if (found := goal_ahead(view, hero))]
    near = Text("nothing")
    if ways:
        steps, hero, goal = min(ways, key=lambda each: each[0])
        near = Text("ahead-hero", hero=hero, kind=goal.kind, place=goal.location, steps=steps)
    left = max(0, (following or view.marker) - view.marker)
    return Text("remaining", count=len(view.threat_deck), steps=left, near=near)


def ahead(view: State, seat: int) -> Text | None:
    """Returns the goal ahead of the hero whose turn it is, and how far away it is."""
    own = [hero for hero in active(view) if hero.seat == seat]
    if not own or not view.round or view.outcome or view.phase != "heroes":
        return None
    now = acting(view)
    found = goal_ahead(view, now if now in own else own[0])
    return Text("ahead", kind=found[0].kind, place=found[0].location, steps=found[1]) if found else None
