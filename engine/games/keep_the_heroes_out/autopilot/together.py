"""Autopilot's picks for shared decisions and for defence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.games.keep_the_heroes_out.autopilot.sketch import Sketch, sketch
from engine.games.keep_the_heroes_out.autopilot.skill import Skill
from engine.games.keep_the_heroes_out.autopilot.valuations import card_value
from engine.games.keep_the_heroes_out.dungeon.pieces import lair
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import VAULT
from engine.games.keep_the_heroes_out.model.state import TRAP, Attack, State
from engine.table import Ask, Option

DEFENCE_WORTH = 0.55  # value of a monster above which a card defends it
Worth = Callable[[State, Option], float]


def arrival(view: State, room: str) -> float:
    """Returns the value for the players of heroes coming into a room."""
    there = view.rooms[room]
    heroes = sum(hero.room == room for hero in view.heroes)
    holds = there.treasure is not None and there.treasure.value > 1 + heroes
    monsters = sum(
        content().clans[player.clan].vitality - monster.wounds
        for player in view.players
        for monster in player.monsters
        if monster.room == room
    )
    return 2 * there.tokens.get(TRAP, 0) + monsters - 1.5 * heroes - 3 * (room == VAULT) + holds


def _departure(view: State, option: Option) -> float:
    """Returns the value of heroes leaving a room."""
    return -arrival(view, option.places[0])


def _entrance(view: State, option: Option) -> float:
    return arrival(view, option.places[0])


def _victim(view: State, option: Option) -> float:
    """Prefers a monster that survives, then one of several in its room, then one of the clan with the fullest lair."""
    number, index = option.value
    player = view.players[number]
    monster = player.monsters[index]
    survives = content().clans[player.clan].vitality - monster.wounds > 1
    beside = sum(each.room == monster.room for each in player.monsters)
    return float(100 * survives + 10 * beside + lair(player))


TOGETHER: Mapping[str, Worth] = {
    "table.monster": _victim,
    "table.shot": _victim,
    "scenario.hurt": _victim,
    "table.charge": _entrance,
    "table.spared_room": _departure,
    "table.first_room": _entrance,
    "scenario.room": _entrance,
    "scenario.walk": _entrance,
}


def decide(view: State, ask: Ask) -> Sequence[str] | None:
    """Returns the shared decision; None if it makes no difference."""
    worth = TOGETHER.get(ask.key)
    return [max(ask.options, key=lambda option: worth(view, option)).id] if worth else None


def defend(view: State, ask: Ask, skill: Skill) -> Sequence[str]:
    """Returns the cheapest card for a monster that would fall where it is needed; otherwise no card."""
    attack: Attack = view.events[-1]
    cards = [option for option in ask.options if option.about]
    if not cards or _loss(sketch(view, attack.player, skill), attack) < DEFENCE_WORTH:
        return ask.default
    return [min(cards, key=lambda option: card_value(option.about)).id]


def _loss(on: Sketch, attack: Attack) -> float:
    """Returns the cost of the damage for the players."""
    return on.worth(attack.room) - on.worth(attack.room, guards=-attack.damage)
