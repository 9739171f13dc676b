"""The dangers of the next Enemy Phase: Heroes in reach of Enemies, their Life, and the Lifebringer tokens; the
Counterattacks at the end of an Activation; and the way to the next goal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.actions.movement import has_points
from engine.games.massive_darkness.actions.picking import objectives_here
from engine.games.massive_darkness.autopilot.danger import strikes
from engine.games.massive_darkness.autopilot.goals import next_goal, objective
from engine.games.massive_darkness.board.zones import board, distances
from engine.games.massive_darkness.model.content import token_name
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
        near = Text("ahead-hero", hero=Seat(seat), zone=zone, steps=steps, what=_what(view, zone))
    return Text("remaining", count=len(view.decks.events.draw), near=near)


def at_end(view: State, seat: int) -> Text | None:
    """Returns the Enemies that will counterattack the active Hero in its Zone, and their average Damage (MD-CTR-01).
    Without Actions left, else those that can attack it in the Enemy Phase; None if none can."""
    hero, running = view.heroes[seat], view.activation
    if running is None or view.active != seat or hero.dead:
        return None
    able = [(each, damage) for each in view.enemies if (damage := strikes(view, hero, each, hero.zone))]
    attacked = [(each, damage) for each, damage in able if each.number in running.attacked]
    coming = attacked or (() if running.actions or running.extra else able)
    if not coming:
        return None
    cards, damage = tuple(each.card for each, _ in coming), sum(each for _, each in coming)
    key = "end-counterattack" if attacked else "end-enemy-phase"
    return Text(key, enemies=cards, damage=round(damage, 1))


def ahead(view: State, seat: int) -> Text | None:
    """Returns where the next goal is, and how many Zones the Hero is away from it. None if it has no place."""
    hero = view.heroes[seat]
    if not view.round or view.outcome or hero.dead:
        return None
    found = _way(view, hero)
    if found is None:
        places = objective(view, hero)
        return Text("ahead-closed", zone=places[0], what=_what(view, places[0])) if places else None
    steps, zone = found
    if not steps and objectives_here(view, hero):
        return Text(f"ahead-{_picking_up(view, hero)}", zone=zone, what=_what(view, zone))
    return Text("ahead", zone=zone, steps=steps, what=_what(view, zone))


def _what(view: State, zone: str) -> Text:
    """Returns what the next goal needs in a Zone: a token, the Exit, or something else."""
    names = [token_name(view, each) for each in view.objectives if each.zone == zone]
    goal = next_goal(view)
    if names and goal and not (goal.kill or goal.open or goal.escape):
        return Text(f"ahead-the-{names[0]}")
    return Text("ahead-the-exit" if goal and goal.escape and zone == board(view).exit else "ahead-the-goal")


def _picking_up(view: State, hero: Hero) -> str:
    """Returns whether the Hero can pick up in its Zone, or what prevents it (MD-PICK-01)."""
    if view.enemies_in(hero.zone):
        return "guarded"
    if hero.stunned:
        return "stunned"
    return "pick-up" if has_points(view) else "no-points"


def _way(view: State, hero: Hero) -> tuple[int, str] | None:
    """Returns how many steps it is to the nearest Zone of the next goal, and the Zone; None if no open way leads
    there."""
    steps = distances(view, hero.zone) if hero.zone in board(view).cells else {}
    return min(((steps[zone], zone) for zone in objective(view, hero) if zone in steps), default=None)
