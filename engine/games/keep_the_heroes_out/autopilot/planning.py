"""Plans a hand for autopilot: which cards, which sides, in which order.

A side is carried out greedily: always the most valuable remaining way. Hands are planned by beam search over sequences
of cards and sides.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from engine.games.keep_the_heroes_out.autopilot.sketch import Sketch, sketch
from engine.games.keep_the_heroes_out.autopilot.skill import Skill
from engine.games.keep_the_heroes_out.autopilot.valuations import LEAST, keeps
from engine.games.keep_the_heroes_out.autopilot.ways import Acting, Way, ways
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.notation import Action, Melee, Side, is_defence, read_action, within
from engine.games.keep_the_heroes_out.model.state import State

FOLLOWED = 3  # beam width
LEAST_CARD = 0.12  # a card of lower value stays in hand


@dataclass(slots=True)
class Plan:
    """A sequence of played cards with their sides; its value; and the remaining hand."""

    value: float
    on: Sketch
    hand: tuple[str, ...]
    played: tuple[tuple[str, int], ...] = field(default=())


def plan_hand(view: State, player: int, skill: Skill) -> Sequence[tuple[str, int]]:
    """Returns the cards to play this turn with their sides, in order. All others stay in hand."""
    hand = tuple(card for card in view.players[player].hand if card in content().cards)
    start = Plan(0.0, sketch(view, player, skill), hand)
    best, followed = start, [start]
    while followed and (skill.hand or best is start):
        followed = sorted((each for plan in followed for each in _one_more(view, plan)), key=_value, reverse=True)
        followed = _unlike(followed)[:FOLLOWED]
        best = max(best, *followed, key=_value) if followed else best
    return best.played


def _value(plan: Plan) -> float:
    return plan.value


def _unlike(plans: Sequence[Plan]) -> list[Plan]:
    """Removes plans that have played the same cards to the same result."""
    found: dict[tuple[object, ...], Plan] = {}
    for plan in plans:
        found.setdefault((round(plan.value, 6), *sorted(plan.hand)), plan)
    return list(found.values())


def _one_more(view: State, plan: Plan) -> list[Plan]:
    """Returns the plan extended by each card and side that is worth its card."""
    found = []
    for card in dict.fromkeys(plan.hand):
        hand = list(plan.hand)
        hand.remove(card)
        strikes = sum(map(_strikes_of_card, hand))
        for number, side in enumerate(content().cards[card].sides):
            if not all(map(is_defence, side)):
                on = plan.on.copy()
                on.strikes = min(_strikes(side) + strikes, on.ground.most)
                gain, after = carry_out(view, on, side)
                gain -= keeps(card)
                if gain > LEAST_CARD:
                    found.append(Plan(plan.value + gain, after, tuple(hand), (*plan.played, (card, number))))
    return found


def _strikes(side: Side) -> int:
    return sum(isinstance(action, Melee) for action in within(side))


@cache
def _strikes_of_card(card: str) -> int:
    return max(map(_strikes, content().cards[card].sides))


# ---------------------------------------------------------------- a side


class Step(NamedTuple):
    """The most valuable way to carry out `action`, its value with everything that follows, and the sketch
    afterwards.
    """

    way: Way
    action: Action
    gain: float
    after: Sketch


def carry_out(
    view: State, on: Sketch, actions: Sequence[Action], rooms: Sequence[str] | None = None, here: str | None = None
) -> tuple[float, Sketch]:
    """Carries out actions greedily. `rooms` are those of the acting monsters (None: all), and `here` is the room of a
    combo's left side. Returns the gained value and the resulting sketch."""
    left, gain = list(actions), 0.0
    while left and (step := best_step(view, on, left, rooms, here)):
        for _ in range(step.way.uses):
            left.remove(step.action)
        gain, on = gain + step.gain, step.after
    return gain, on


def best_step(
    view: State,
    on: Sketch,
    actions: Sequence[Action],
    rooms: Sequence[str] | None,
    here: str | None,
    among: Container[str] | None = None,
) -> Step | None:
    """Returns the best of these actions; None if none is worth it. `among` are the available options."""
    acting = Acting(view, tuple(on.mine) if rooms is None else rooms, here, every=among is not None)
    best: Step | None = None
    for action in dict.fromkeys(actions):
        if rooms is None and len(actions) > 1 and on.ground.skill.far:
            acting = acting._replace(times=actions.count(action))
        for way in ways(on, acting, action):
            if among is not None and way.option not in among:
                continue
            gain, after = _with_what_follows(view, on, way) if way.then else (way.gain, on)
            if gain > (best.gain if best else LEAST):
                best = Step(way, action, gain, after)
    return best if best is None or best.way.then else best._replace(after=_changed(on, best.way))


def _with_what_follows(view: State, on: Sketch, way: Way) -> tuple[float, Sketch]:
    """Returns the value of a way together with its follow-up: each monster of a swarm, the next of an ambush, or the
    right side of a combo."""
    rooms = (way.room,) if way.swarm and way.room else None
    gain, after = carry_out(view, _changed(on, way), way.then, rooms, way.room)
    return way.gain + gain, after


def _changed(on: Sketch, way: Way) -> Sketch:
    after = on.copy()
    way.change(after)
    return after


def next_way(view: State, player: int, among: Container[str], skill: Skill) -> str | None:
    """Returns which of the remaining options to take; None to skip the rest."""
    doing = view.doing[-1]
    actions = list(map(read_action, doing.actions))
    on = sketch(view, player, skill)
    hand = [card for card in view.players[player].hand if card in content().cards]
    inner = sum(_strikes((action,)) for each in view.doing for action in map(read_action, each.actions))
    on.strikes = min(inner + sum(map(_strikes_of_card, hand)), on.ground.most)
    rooms = (doing.room,) if doing.swarm and doing.room else None
    step = best_step(view, on, actions, rooms, doing.room, among)
    return step.way.option if step else None
