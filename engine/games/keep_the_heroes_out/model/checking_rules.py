"""Checks that rules, activations and cards of a scenario refer to existing things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import BUILDER, ROOMS, WORKSHOP
from engine.games.keep_the_heroes_out.model.scenario import Scenario
from engine.games.keep_the_heroes_out.model.selectors import HERE, Named, OfType, Rooms
from engine.games.keep_the_heroes_out.model.vocabulary import (
    ChangeCounter,
    Condition,
    If,
    PlaceTokens,
    Special,
    Step,
    Strike,
    StrikeAll,
    TurnPortals,
    within,
)
from engine.kit.authoring import Place
from engine.kit.checking import Found

BUILT = "built"
IN_A_ROOM = ("plundered", "hero_defeated", "portal_completed", "built")
ABOUT_A_HERO = ("hero_defeated",)


@dataclass(frozen=True)
class Said:
    """A condition or a step of the file: its position, and whether its trigger has a room and a hero."""

    place: Place
    what: Any
    room: bool
    hero: bool


def rule_mistakes(scenario: Scenario) -> Iterator[Found]:
    """Yields rooms, counters and triggers that do not exist, and shortages of tokens."""
    for said in _everything(scenario):
        if isinstance(said.what, Condition):
            yield from _condition_mistakes(scenario, said)
        else:
            yield from _step_mistakes(scenario, said)
    for i, activation in enumerate(scenario.activations):
        yield from _room_mistakes(scenario, ("activations", i, "room"), activation.room)
    if any(counter.id == BUILT for counter in scenario.counters) and BUILDER not in scenario.rooms:
        yield ("counters",), "nothing is built without the Builder", "Put `builder` into the grid."
    yield from _supply_mistakes(scenario)
    yield from _endless_mistakes(scenario)


# ---------------------------------------------------------------- everything that a file says


def _everything(scenario: Scenario) -> Iterator[Said]:
    """Yields every condition and every step, including nested ones."""
    for i, rule in enumerate(scenario.rules):
        room, hero = rule.when in IN_A_ROOM, rule.when in ABOUT_A_HERO
        yield from _conditions(("rules", i, "if"), rule.condition, room, hero)
        yield from _steps(("rules", i, "do"), rule.do, room, hero)
    for i, activation in enumerate(scenario.activations):
        yield from _conditions(("activations", i, "if"), activation.condition, True, False)
        yield from _steps(("activations", i, "do"), activation.do, True, False)
    for i, card in enumerate(scenario.guild.own):
        yield from _steps(("guild", "own", i, "do"), card.do, False, False)
    for word in ("win_requires", "win_if", "lose_if"):
        for i, condition in enumerate(getattr(scenario, word)):
            yield from _conditions((word, i), condition, False, False)


def _conditions(place: Place, condition: Condition | None, room: bool, hero: bool) -> Iterator[Said]:
    if condition is not None:
        yield Said(place, condition, room, hero)
        for i, each in enumerate(condition.any):
            yield from _conditions((*place, "any", i), each, room, hero)


def _steps(place: Place, steps: Sequence[Step], room: bool, hero: bool) -> Iterator[Said]:
    for i, step in enumerate(steps):
        yield Said((*place, i, step.do), step, room, hero)
        if isinstance(step, If):
            yield from _conditions((*place, i, "if"), step.condition, room, hero)
            yield from _steps((*place, i, "then"), step.then, room, hero)
            yield from _steps((*place, i, "else"), step.otherwise, room, hero)


# ---------------------------------------------------------------- what is wrong with it


def _condition_mistakes(scenario: Scenario, said: Said) -> Iterator[Found]:
    condition: Condition = said.what
    if condition.counter is not None:
        yield from _counter_mistakes(scenario, said.place, condition.counter)
    if condition.hero is not None and not said.hero:
        remedy = "Ask for it in a rule with `when: hero_defeated`, or count heroes in rooms."
        yield (*said.place, "hero"), "there is no hero at this moment", remedy
    yield from _selector_mistakes(scenario, said, "in", condition.rooms)
    if condition.room is not None:
        yield from _selector_mistakes(scenario, said, "is", condition.room)
        if not said.room:
            yield (*said.place, "is"), *_NO_ROOM


_NO_ROOM = (
    "nothing happens in a room at this moment",
    f"`here` and `is` are for activations and for rules at {', '.join(IN_A_ROOM)}.",
)


def _step_mistakes(scenario: Scenario, said: Said) -> Iterator[Found]:
    step = said.what
    if hasattr(step, "rooms"):
        yield from _selector_mistakes(scenario, said, "in", step.rooms)
    if isinstance(step, ChangeCounter):
        yield from _counter_mistakes(scenario, (*said.place, "name"), step.name)
        if step.max is not None and step.max < step.min:
            yield said.place, f"nothing is at least {step.min} and at most {step.max}", "Exchange the two."
    if isinstance(step, Special) and step.function == "turn_neighbour":
        yield from _room_mistakes(scenario, said.place, WORKSHOP)


def _counter_mistakes(scenario: Scenario, place: Place, counter: str) -> Iterator[Found]:
    known = [each.id for each in scenario.counters]
    if counter not in known:
        remedy = (
            f"The counters here are {', '.join(known)}." if known else "Give it an id and a name under `counters:`."
        )
        yield place, f"there is no counter `{counter}`", remedy


def _selector_mistakes(scenario: Scenario, said: Said, word: str, rooms: Rooms) -> Iterator[Found]:
    place = (*said.place, word)
    for room in rooms.named:
        yield from _room_mistakes(scenario, place, room)
    if not said.room and any(getattr(part, "room", "") == HERE for part in rooms.parts):
        yield place, *_NO_ROOM


def _room_mistakes(scenario: Scenario, place: Place, room: str) -> Iterator[Found]:
    unused = ROOMS if BUILDER in scenario.rooms else ()
    there = dict.fromkeys((*scenario.rooms, *(unused if scenario.builder_pile is None else scenario.builder_pile)))
    if room != "any" and room not in there:
        yield place, f"the room `{room}` is not in this dungeon", f"The rooms here are {', '.join(there)}."


def _supply_mistakes(scenario: Scenario) -> Iterator[Found]:
    """Yields shortages of the tokens that the set-up puts into rooms of the initial dungeon."""
    wanted: Counter[str] = Counter()
    for i, rule in enumerate(scenario.rules):
        for step in within(rule.do) if rule.when == "setup" else ():
            if isinstance(step, PlaceTokens):
                wanted[step.token] += step.n * _size(scenario, step.rooms)
                if wanted[step.token] > content().supply[step.token]:
                    wrong = f"the set-up lays out {wanted[step.token]} of the token `{step.token}`"
                    yield ("rules", i), wrong, f"There are {content().supply[step.token]}: lay out fewer."


def _endless_mistakes(scenario: Scenario) -> Iterator[Found]:
    """Yields rules that trigger themselves, directly or through other rules, so that the chain may not end."""
    triggered: dict[str, set[str]] = {}
    for rule in scenario.rules:
        triggered.setdefault(rule.when, set()).update(_triggers(step) for step in within(rule.do))
    for i, rule in enumerate(scenario.rules):
        reached: set[str] = set()
        new = {_triggers(step) for step in within(rule.do)} - {""}
        while new:
            reached |= new
            new = {each for trigger in new for each in triggered.get(trigger, ())} - reached - {""}
        if rule.when in reached:
            wrong = f"this rule at `{rule.when}` can trigger itself without end"
            yield ("rules", i), wrong, "Write other steps, or choose another moment under `when`."


def _triggers(step: Step) -> str:
    """Returns the trigger of rules that a step can fire; empty for most steps. Heroes who walk or are summoned can fall
    to traps, but each trap is used up."""
    if isinstance(step, Strike | StrikeAll):
        return "hero_defeated"
    return "portal_completed" if isinstance(step, TurnPortals) and step.open is not None else ""


def _size(scenario: Scenario, rooms: Rooms) -> int:
    """Returns the least number of rooms that a selector matches: those of a type, else one."""
    (first, *others) = rooms.parts
    if isinstance(first, OfType) and not others:
        return sum(content().rooms[room].type == first.type for room in scenario.rooms)
    return 1 if isinstance(first, Named) else 0
