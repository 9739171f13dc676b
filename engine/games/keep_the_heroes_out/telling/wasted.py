"""Actions of a card that would be lost if it were played now: they have no target, and the card opens up none."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.asking.wording import side_text
from engine.games.keep_the_heroes_out.cards.carrying_out import options
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.notation import (
    Activate,
    Ambush,
    Combo,
    Move,
    MoveThroughWalls,
    ReinforceRoom,
    SummonHere,
    Swarm,
    is_defence,
)
from engine.games.keep_the_heroes_out.model.state import Doing, State
from engine.table import Ask, Option, Text

OPENS_WAYS = (Activate, Ambush, Combo, Move, MoveThroughWalls, ReinforceRoom, SummonHere, Swarm)
"""Actions after which another one may have a target."""


def wasted(view: State, ask: Ask, pick: str) -> Text | None:
    """Returns the actions of a side that nothing can be done with now, or for the end of a turn how many cards could
    still be played; None if there are none."""
    option = ask.by_id.get(pick)
    if ask.key != "turn.card" or option is None:
        return None
    if option.final == "turn":
        return _unplayed(view, ask)
    return _idle(view, option) if option.group == "play" else None


def _unplayed(view: State, ask: Ask) -> Text | None:
    cards = {each.about for each in ask.options if each.group == "play" and _idle(view, each) is None}
    count = sum(each in cards for each in view.player.hand)
    return Text("end-unplayed", count=count) if count else None


def _idle(view: State, option: Option) -> Text | None:
    card, side = option.value
    actions = content().cards[card].sides[side]
    usable = {each.value.action for each in options(view, Doing(view.active, list(map(str, actions))))}
    if any(isinstance(each, OPENS_WAYS) and str(each) in usable for each in actions):
        return None
    idle = tuple(each for each in actions if str(each) not in usable and not is_defence(each))
    return Text("play-wastes", idle=side_text(idle)) if idle else None
