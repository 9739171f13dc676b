"""A hero's turn: standing up or staying down, then movement up to the speed and one action in any order (FZ-HERO)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from engine.games.fireteam_zero.asking.players import acting, ask_owner, is_alone
from engine.games.fireteam_zero.board.figures import active, place_id
from engine.games.fireteam_zero.board.moving import cost, step, steps
from engine.games.fireteam_zero.board.numbers import has_rule, speed
from engine.games.fireteam_zero.cards.piles import draw
from engine.games.fireteam_zero.missions.tasks import Item, items, take_item, turn_ended
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import Hero, OfHero, State, Turn
from engine.games.fireteam_zero.reactions.windows import open_window
from engine.games.fireteam_zero.turns.actions import ACTIONS, DEEDS, Do, Search, actions, is_free, searches
from engine.table import Option, Question, Table, Text

STAND = Option("stand", Text("turn-stand"), True)
DOWN = Option("stay", Text("turn-stay-down"), False, final="turn")
DRAW = Option("draw", Text("ally-draw"), True)
LEAVE = Option("leave", Text("ally-leave"), False)
END = Option("end", Text("turn-end"), final="turn")
STANDING_DRAW = 2


async def take_turn(table: Table, state: State) -> None:
    """Plays the turn of the current hero (FZ-HERO-01 to FZ-HERO-09, FZ-HERO-14)."""
    hero = acting(state)
    state.fight, state.turn = None, Turn(speed(state, hero))  # reactions may still change his speed
    if await stands(table, state, hero):
        await open_window(table, state, OfHero("turn_start", hero.id))
        await ally_draw(table, state, hero)
        state.turn.movement, state.turn.acted = speed(state, hero), False
        await act_and_move(table, state, hero)
    if not hero.down:
        await turn_ended(table, state, hero)
    state.modifiers = [each for each in state.modifiers if each.until != "turn"]


async def stands(table: Table, state: State, hero: Hero) -> bool:
    """True if the hero takes the turn: a knocked-out one first chooses to stand up or to stay down (FZ-HERO-07 to
    FZ-HERO-09, FZ-Q-14)."""
    if not hero.down:
        return True
    text = Text("ask-fire-stand", hero=hero.id)
    if not await ask_owner(table, state, hero, "fire.stand", [STAND, DOWN], text=text):
        table.tell(Text("stays-down", hero=hero.id))
        return False
    hero.down = False
    table.tell(Text("stood-up", hero=hero.id))
    if has_rule(state, hero, "standing_draw"):
        await draw(table, state, hero, STANDING_DRAW)
    return True


async def ally_draw(table: Table, state: State, hero: Hero) -> None:
    """Draws a card once a round for an ally near a hero with this ability, at the start of the ally's turn."""
    for other in active(state):
        rule = has_rule(state, other, "ally_draw")
        if other is hero or rule is None or "ally_draw" in other.used:
            continue
        if board_of(state).distance(other.location, hero.location) <= rule.reach:
            text = Text("ask-fire-ally-draw", hero=hero.id, ally=other.id)
            if await ask_owner(table, state, hero, "fire.ally_draw", [DRAW, LEAVE], text=text):
                other.used.append("ally_draw")
                await draw(table, state, hero, 1)


async def act_and_move(table: Table, state: State, hero: Hero) -> None:
    """Plays movement and action until the turn ends or the hero is knocked out (FZ-HERO-02 to FZ-HERO-06,
    FZ-HERO-14)."""
    alone = is_alone(state, hero)
    while not hero.down:
        offered = options(state, hero)
        moves = any(type(each.value) is Move for each in offered)
        free = any(type(each.value) is Search for each in offered)
        text = _asked(hero.id, alone=alone, acted=state.turn.acted, moves=moves, free=free)
        chosen = await table.ask(hero.seat, Question("fire.turn", text=text, private=True), offered, always=True)
        if chosen is None:
            return
        if type(chosen) in ACTIONS:
            state.turn.acted = True
        await CHOICES[type(chosen)](table, state, hero, chosen)


def options(state: State, hero: Hero) -> list[Option]:
    """Everything that he may do now."""
    found = [_move_option(place) for place in steps(state, hero, state.turn.movement)]
    possible = [] if state.turn.acted else actions(state, hero)
    looks = searches(state, hero)
    free = any(is_free(each) for each in looks)
    end = _end(action=bool(possible) or (bool(looks) and not free), search=free)
    return [*found, *possible, *looks, *items(state, hero), end]


@cache
def _end(*, action: bool, search: bool) -> Option:
    """Returns the end of the turn. Its detail says what is still possible and would be lost."""
    lost = Text("turn-unused", action=int(action), search=int(search))
    return replace(END, detail=lost) if action or search else END


class Move(NamedTuple):
    """A step to a location."""

    place: str


async def _move(table: Table, state: State, hero: Hero, chosen: Move) -> None:
    state.turn.movement -= cost(state, chosen.place)
    await step(table, state, hero, chosen.place)


@cache
def _move_option(place: str) -> Option:
    return Option(f"move:{place_id(place)}", Text("turn-move", place=place), Move(place), group="move", places=(place,))


CHOICES: Mapping[type[Any], Do] = {**DEEDS, Move: _move, Item: take_item}
"""The functions of a hero's turn, by the type of choice."""


@cache
def _asked(hero: HeroId, *, alone: bool, acted: bool, moves: bool, free: bool) -> Text:
    """Says what is left of the turn; `free`: a search, which is free after the action. The only hero of a seat is named
    beside the question."""
    return Text("ask-fire-turn", hero=hero, alone=int(alone), acted=int(acted), moves=int(moves), free=int(free))
