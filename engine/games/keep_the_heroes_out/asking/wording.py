"""Texts of cards, rooms and clans, built from the notation of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import assert_never

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.notation import (
    Action,
    Ambush,
    Combo,
    Gain,
    Place,
    Plain,
    Reinforce,
    Side,
    Spend,
    SummonHere,
    Swarm,
)
from engine.kit.wording import dashed, joined
from engine.table import Text


@cache
def card_text(card: str) -> Text:
    """Returns a whole card in one line: its sides, of which one is carried out."""
    return joined("card-or", map(side_text, content().cards[card].sides))


@cache
def card_detail(card: str) -> Text:
    """Returns a card for the second line of a choice: its clan or category, and its sides."""
    found = content().cards[card]
    return Text("card-detail", kind=found.category or found.clan, shows=card_text(card))


def side_text(side: Side) -> Text:
    """Returns all actions of a side."""
    return joined("card-and", counted_actions(side))


def counted_actions(actions: Iterable[Action]) -> Iterator[Text]:
    """Yields each action; equal consecutive ones once, with their number."""
    for action, equal in groupby(actions):
        count = len(list(equal))
        text = action_text(action)
        yield text if count == 1 else Text("action-times", action=text, count=count)


def action_text(action: Action) -> Text:
    """Returns one action, such as `Move`, `Ambush 2: Bones` or `(Melee → Draw)`."""
    match action:
        case Place(resource=token):
            return Text("action-place", token=token)
        case Spend(resource="any"):
            return Text("action-spend-any")
        case Spend(resource=token):
            return Text("action-spend", token=token)
        case Ambush(number=count, types=()):
            return Text("action-ambush-any", count=count)
        case Ambush(number=count, types=types):
            return Text("action-ambush", count=count, types=types)
        case Swarm(action=each):
            return Text("action-swarm", action=action_text(each))
        case Reinforce(action=each):
            return Text("action-reinforce", action=action_text(each))
        case SummonHere(number=count):
            return Text("action-summon-here", count=count)
        case Gain(category=category):
            return Text("action-gain", category=category)
        case Combo(left=left, right=right):
            return Text("action-combo", left=action_text(left), right=side_text(right))
        case Plain():
            return Text(f"action-{dashed(action.name)}")
        case unknown:
            assert_never(unknown)


@cache
def room_action(room: str) -> Text:
    """Returns the effect of an Activate in a room (KH-ROOM, KH-CELLS-13, KH-LAB, KH-BUILD)."""
    action = content().rooms[room].action
    return action_text(action) if action else Text(f"room-action-{room}")


@cache
def ability_text(clan: str) -> Text:
    """Returns the effect of an Activate by a clan's ability (KH-CLAN)."""
    return action_text(content().clans[clan].ability)
