"""Attacks, activations and hits as rules in play, for the tests of combat, threat and reactions.

Dice are written as the faces of FZ-ATTACK-26, from 0: symbols of close 0 1 1 2 1 1, ranged 0 0 1 1 2 2, explosive
3 2 1 0 0 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.games.fireteam_zero.board.figures import active
from engine.games.fireteam_zero.board.figures import hero as hero_of
from engine.games.fireteam_zero.combat.attack import attack_action
from engine.games.fireteam_zero.combat.suffering import suffer
from engine.games.fireteam_zero.combat.targets import attack_options
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import Hero, State
from engine.games.fireteam_zero.threat.activation import activate
from engine.games.fireteam_zero.threat.ambush import ambush
from engine.games.fireteam_zero.threat.phase import threat_phase
from engine.table import Option, Table
from tests.games.fireteam_zero import position as positions
from tests.games.fireteam_zero.position import Play, creature, hero, rule


def position(*heroes: Hero, **more: Any) -> State:
    """Builds a position. A lone hero gets a knocked-out companion, because at least two heroes take part."""
    if len(heroes) == 1:
        role = content().heroes[heroes[0].id].role
        other = next(each for each in content().heroes.values() if each.role != role)
        heroes = (*heroes, hero(other.id, heroes[0].location, down=True))
    return positions.position(*heroes, **more)


def attack(state: State, **chance: Sequence[Any]) -> Play:
    """An attack as the action of the first hero: `fire.turn` is the choice of the target."""

    async def part(table: Table, state: State) -> None:
        hero = active(state)[0]
        options = _by_target(attack_options(state, hero))
        if options:
            target = await table.ask(hero.seat, "fire.turn", options, always=True)
            await attack_action(table, state, hero, target)

    return Fight(rule(state, part, **chance))


def _by_target(options: Sequence[Option]) -> list[Option]:
    """Omits the type from ids if there is only one."""
    if len({option.value.type for option in options}) != 1:
        return list(options)
    return [replace(option, id=option.id.replace(f":{option.value.type}", "", 1)) for option in options]


class Fight(Play):
    """An attack in which a single fitting card is played automatically."""

    def __init__(self, play: Play) -> None:
        self.__dict__ = play.__dict__

    def pick(self, *picks: str | list[str], seat: int | None = None) -> Fight:
        for pick in picks:
            super().pick(pick, seat=seat)
            if self.key == "fire.attack_cards" and len(self.ids) == 1:
                super().pick(self.ids[0])
        return self


def activation(state: State, number: int = 1, **chance: Sequence[Any]) -> Play:
    """Returns the activation of a creature; its die shows a blank by default."""
    state.phase = "threat"

    async def part(table: Table, state: State) -> None:
        await activate(table, state, next(each for each in state.creatures if each.number == number))

    return rule(state, part, **chance)


def hits(state: State, on: Mapping[HeroId, int], attacker: int | None = 1, **chance: Sequence[Any]) -> Play:
    """Heroes suffer hits of one attack."""

    async def part(table: Table, state: State) -> None:
        await suffer(table, state, on, attacker)

    return rule(state, part, **chance)


def ambushed(state: State, hero: str, creature_class: Any = "minion", **chance: Sequence[Any]) -> Play:
    """Returns a creature of the class ambushes a hero."""

    async def part(table: Table, state: State) -> None:
        await ambush(table, state, hero_of(state, hero), creature_class)

    return rule(state, part, **chance)


def threat(state: State, **chance: Sequence[Any]) -> Play:
    """Returns a threat phase, from its plans on."""
    state.phase = "threat"
    return rule(state, threat_phase, **chance)


def to_the_end(play: Play) -> Play:
    """Answers every question with its default, or its first options."""
    while not play.over:
        ask = play.session.asks[0]
        play.pick(list(ask.default) or [option.id for option in ask.options[: ask.pick[0]]])
    return play


# ---------------------------------------------------------------- positions

ANIMAL = "corrupted_animal"


def shooting(*cards: str, at: str = "B5", kind: str = ANIMAL, role: HeroId = "frank", **more: Any) -> State:
    """Returns a marksman on A6 with these cards, and a creature."""
    return position(
        hero(role, "A6", cards, **more), hero("abe", "F1"), creatures=[creature(kind, at)], specialists="F6"
    )


def facing(*heroes: Hero, kind: str = ANIMAL, at: str = "C4", **more: Any) -> State:
    """Heroes without reactions in reach, and one creature."""
    return position(*heroes, creatures=[creature(kind, at)], **{"specialists": "F6"} | more)


def rolled(play: Play) -> list[int]:
    """Returns how many dice creatures have rolled in each attack."""
    return [ask.count for ask in play.asked_chance if ask.key == "dice.creature"]


def alone(**more: Any) -> State:
    """Returns a hero without cards on A6, no one else, and an empty pool."""
    state = position(hero("shad", "A6"), **{"specialists": "F6", "reactions": "ask"} | more)
    state.pool = {"minion": 0, "elite": 0}
    return state
