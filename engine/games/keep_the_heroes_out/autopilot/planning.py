"""What autopilot does with its hand: which cards, which of their sides, in which order.

A side is carried out by always taking the most valuable way that is left. The hand is planned as a whole: of all
orders of cards and sides the best few are followed to their end.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field

from engine.games.keep_the_heroes_out.autopilot.sketch import Sketch, sketch
from engine.games.keep_the_heroes_out.autopilot.valuations import keeps
from engine.games.keep_the_heroes_out.autopilot.ways import Acting, Way, ways
from engine.games.keep_the_heroes_out.cards.notation import Action, Melee, Side, is_defence, read_action, within
from engine.games.keep_the_heroes_out.content import content
from engine.games.keep_the_heroes_out.state import State

FOLLOWED = 3  # the plans that are followed on at each card
LEAST = 0.02  # a way that is worth less is not taken
LEAST_CARD = 0.12  # a card that is worth less stays in hand


@dataclass(slots=True)
class Plan:
    """Cards played so far, each with its side; what they come to; and the hand that is left."""

    value: float
    on: Sketch
    hand: tuple[str, ...]
    played: tuple[tuple[str, int], ...] = field(default=())


def plan_hand(view: State, player: int) -> Sequence[tuple[str, int]]:
    """The cards to play this turn with their sides, in order; what is not among them stays in hand."""
    hand = tuple(card for card in view.players[player].hand if card in content().cards)
    start = Plan(0.0, sketch(view, player), hand)
    best, followed = start, [start]
    while followed:
        followed = sorted((each for plan in followed for each in _one_more(view, plan)), key=_value, reverse=True)
        followed = _unlike(followed)[:FOLLOWED]
        best = max(best, *followed, key=_value) if followed else best
    return best.played


def _value(plan: Plan) -> float:
    return plan.value


def _unlike(plans: Sequence[Plan]) -> list[Plan]:
    """One plan of those that have played the same to the same end."""
    found: dict[tuple[object, ...], Plan] = {}
    for plan in plans:
        found.setdefault((round(plan.value, 6), *sorted(plan.hand)), plan)
    return list(found.values())


def _one_more(view: State, plan: Plan) -> list[Plan]:
    """The plan with each card and side that could follow, where that is worth the card."""
    found = []
    for card in dict.fromkeys(plan.hand):
        hand = list(plan.hand)
        hand.remove(card)
        for number, side in enumerate(content().cards[card].sides):
            if not all(map(is_defence, side)):
                on = plan.on.copy()
                on.strikes = _strikes(side) + sum(map(_strikes_of_card, hand))
                gain = carry_out(view, on, list(side), tuple(on.mine))[0] - keeps(card)
                if gain > LEAST_CARD:
                    found.append(Plan(plan.value + gain, on, tuple(hand), (*plan.played, (card, number))))
    return found


def _strikes(side: Side) -> int:
    return sum(isinstance(action, Melee) for action in within(side))


def _strikes_of_card(card: str) -> int:
    return max(map(_strikes, content().cards[card].sides))


# ---------------------------------------------------------------- a side


def carry_out(
    view: State, on: Sketch, actions: list[Action], rooms: Sequence[str] | None = None, here: str | None = None
) -> tuple[float, Way | None]:
    """Carries out actions on a sketch, the most valuable way first; `rooms` are those of the monsters that act, if not
    all do. Returns what it came to, and the first way."""
    whole, first = 0.0, None
    while actions:
        found = best_way(view, on, actions, rooms, here)
        if found is None:
            break
        way, action, gain, after = found
        first = first or way
        whole += gain
        actions.remove(action)
        _become(on, after)
        rooms = None if rooms is None or here is None else rooms
    return whole, first


def _become(on: Sketch, other: Sketch) -> None:
    for name in Sketch.__slots__:
        setattr(on, name, getattr(other, name))


def best_way(
    view: State,
    on: Sketch,
    actions: Sequence[Action],
    rooms: Sequence[str] | None,
    here: str | None,
    among: Container[str] | None = None,
) -> tuple[Way, Action, float, Sketch] | None:
    """The most valuable way to carry out one of these actions, what it comes to with what follows from it, and the
    sketch after it; None if none is worth it. `among`: the options that there are."""
    acting = Acting(view, tuple(on.mine) if rooms is None else tuple(rooms), here)
    best: tuple[Way, Action, float, Sketch | None] | None = None
    for action in dict.fromkeys(actions):
        for way in ways(on, acting, action):
            if among is not None and way.option not in among:
                continue
            gain, after = way.gain, None
            if way.then:
                after = on.copy()
                way.change(after)
                gain += _follow(view, after, way)
            if gain > (best[2] if best else LEAST):
                best = way, action, gain, after
    if best is None:
        return None
    way, action, gain, done = best
    if done is None:
        done = on.copy()
        way.change(done)
    return way, action, gain, done


def _follow(view: State, after: Sketch, way: Way) -> float:
    """Carries out what may follow a way: each monster of a swarm, the next of an ambush, the right side of a combo."""
    swarm = way.option.startswith("swarm")
    rooms = (way.room,) if swarm and way.room else None
    gain = 0.0
    for _ in range(len(way.then)):
        found = best_way(view, after, way.then, rooms, way.room)
        if found is None or (rooms and way.room not in after.mine):
            break
        gain += found[2]
        _become(after, found[3])
        if not swarm:
            break
    return gain


def next_way(view: State, player: int, among: Container[str]) -> str | None:
    """Which option to take of those left in what is being done; None to leave the rest."""
    doing = view.doing[-1]
    actions = list(map(read_action, doing.actions))
    on = sketch(view, player)
    hand = [card for card in view.players[player].hand if card in content().cards]
    inner = sum(_strikes((action,)) for each in view.doing for action in map(read_action, each.actions))
    on.strikes = inner + sum(map(_strikes_of_card, hand))
    rooms = (doing.room,) if doing.swarm and doing.room else None
    found = best_way(view, on, actions, rooms, doing.room, among)
    return found[0].option if found else None
