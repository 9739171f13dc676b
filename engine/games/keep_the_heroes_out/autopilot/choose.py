"""The autopilot: plans its whole hand for the turn, gambles while that is safe, and guards the heroes' targets.

It only uses what the seat may see, and answers other questions with the default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.keep_the_heroes_out.autopilot.gambles import FEW_CARDS, gamble_is_safe
from engine.games.keep_the_heroes_out.autopilot.planning import next_way, plan_hand
from engine.games.keep_the_heroes_out.autopilot.skill import WHOLE, Skill
from engine.games.keep_the_heroes_out.autopilot.together import decide, defend
from engine.games.keep_the_heroes_out.autopilot.valuations import card_value
from engine.games.keep_the_heroes_out.cards.carrying_out import DONE
from engine.games.keep_the_heroes_out.model.layout import steps_of
from engine.games.keep_the_heroes_out.model.state import State
from engine.games.keep_the_heroes_out.turns.gamble import GAMBLE
from engine.games.keep_the_heroes_out.turns.turn import END
from engine.table import Ask

Choose = Callable[[State, Ask, Skill], Sequence[str] | None]


def choose(view: State, ask: Ask, skill: Skill = WHOLE) -> Sequence[str]:
    """Returns the best options by its plan; otherwise the default, or the first."""
    found = CHOICES.get(ask.key, _together)(view, ask, skill)
    return found or ask.default or [option.id for option in ask.options[: max(1, ask.pick[0])]]


def _together(view: State, ask: Ask, skill: Skill) -> Sequence[str] | None:
    return decide(view, ask)


def _card(view: State, ask: Ask, skill: Skill) -> Sequence[str]:
    """Gambles first, while a Mage could free no one; then plays the cards of the plan."""
    options = {option.id: option for option in ask.options}
    if GAMBLE in options and gamble_is_safe(view):
        return [GAMBLE]
    for played in plan_hand(view, view.active, skill)[:1]:
        return [next(option.id for option in ask.options if option.value == played)]
    few = len(view.player.hand) <= FEW_CARDS
    return [GAMBLE] if GAMBLE in options and few and gamble_is_safe(view) else [END.id]


def _action(view: State, ask: Ask, skill: Skill) -> Sequence[str]:
    ids = {option.id for option in ask.options}
    return [next_way(view, view.doing[-1].player, ids, skill) or DONE.id]


def _gamble_at_last(view: State, ask: Ask, skill: Skill) -> Sequence[str]:
    ids = {option.id for option in ask.options}
    return [GAMBLE] if GAMBLE in ids and gamble_is_safe(view) else [END.id]


def _best_card(view: State, ask: Ask, skill: Skill) -> Sequence[str]:
    return [max(ask.options, key=lambda option: card_value(option.about)).id]


def _worst_card(view: State, ask: Ask, skill: Skill) -> Sequence[str]:
    return [min(ask.options, key=lambda option: card_value(option.about)).id]


def _place(view: State, ask: Ask, skill: Skill) -> Sequence[str]:
    """Builds far from the Vault, so that heroes summoned there have a long way."""
    cells = {name: (room.column, room.row, room.turned) for name, room in view.rooms.items()}
    building = view.building
    assert building is not None and building.blueprint is not None  # while the place is asked for
    room = building.blueprint
    return [max(ask.options, key=lambda option: steps_of({**cells, room: option.value})[room]).id]


CHOICES: Mapping[str, Choose] = {
    "turn.card": _card,
    "turn.action": _action,
    "defend.action": _action,
    "clean.gamble": _gamble_at_last,
    "renew.card": lambda view, ask, skill: [END.id],
    "defend.attack": defend,
    "lab.card": _best_card,
    "curse.card": _worst_card,
    "build.place": _place,
}
