"""Carries out the actions of a card: every way in which the player can do one of them now is an option.

The ways of an action are declared beside the functions that do it: `basic.py`, `groups.py`, `turns/activations.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from engine.games.keep_the_heroes_out.asking.wording import side_text
from engine.games.keep_the_heroes_out.dungeon.pieces import rooms_of
from engine.games.keep_the_heroes_out.model.notation import Action, read_action
from engine.games.keep_the_heroes_out.model.state import Doing, State
from engine.kit.choices import in_menus
from engine.table import Option, Question, Table, Text

Do = Callable[..., Awaitable[str | None]]


class Way(NamedTuple):
    """One way to carry out an action: `do(table, state, player, *args)` does it and returns its room, if it has one.
    `action` is empty for things done between two actions."""

    action: str
    do: Do
    args: tuple[Any, ...] = ()

    async def take(self, table: Table, state: State, player: int) -> str | None:
        """Does it."""
        return await self.do(table, state, player, *self.args)


class Pause(NamedTuple):
    """Something else that a player may do between two actions. `offered` returns options whose `Way` has no action;
    `goes_on` is logged before the next action."""

    offered: Callable[[], Sequence[Option]]
    goes_on: Text


@dataclass(frozen=True, slots=True)
class Acting:
    """The acting player with their monsters in these `rooms`; `here` is the room of a combo's left side."""

    player: int
    rooms: tuple[str, ...]
    here: str | None = None


Ways = Callable[[State, Acting, Any], Iterator[Option]]
DONE = Option("done", Text("action-done"))
ways_of: dict[type[Any], Ways] = {}


def declare(kind: type[Any], ways: Ways) -> None:
    """Registers the ways of a kind of action. The options it yields hold a `Way`."""
    ways_of[kind] = ways


def ways(state: State, acting: Acting, action: Action) -> Iterator[Option]:
    """Yields all ways to carry out an action now; none for actions outside a player's turn, such as Defend."""
    found = ways_of.get(type(action))
    return found(state, acting, action) if found else iter(())


def options(state: State, doing: Doing) -> Sequence[Option]:
    """Returns all ways to carry out one of the remaining actions."""
    rooms = (doing.room,) if doing.swarm and doing.room else tuple(rooms_of(state.players[doing.player]))
    acting = Acting(doing.player, rooms, doing.room)
    found = [option for each in dict.fromkeys(doing.actions) for option in ways(state, acting, read_action(each))]
    return in_menus(found)


async def carry_out(table: Table, state: State, doing: Doing, pause: Pause | None = None) -> None:
    """Carries out actions in the player's order, each with any of their monsters; the player may skip any (KH-PLAY-03
    to KH-PLAY-05)."""
    depth, paused = len(state.doing), False
    state.doing.append(doing)
    while doing.actions and (found := options(state, doing)):
        way = await _next_way(table, state, doing, [*found, *(pause.offered() if pause else ())])
        if way is None:
            break
        if pause and paused and way.action:
            table.tell(pause.goes_on)
        paused = not way.action
        if way.action:
            doing.actions.remove(way.action)
        await way.take(table, state, doing.player)
    del state.doing[depth:]


async def _next_way(table: Table, state: State, doing: Doing, found: Sequence[Option]) -> Way | None:
    """Returns the way that the player picks; None ends the card."""
    in_turn = doing.player == state.active and not state.events
    way: Way | None = await table.ask(
        state.players[doing.player].seat,
        Question(
            "turn.action" if in_turn else "defend.action",
            text=_rest_of_card(doing, found)
            if in_turn
            else Text("ask-defend-action", left=_left(tuple(doing.actions))),
            occasion="turn" if in_turn else "reaction",
            default=() if in_turn else (DONE.id,),
        ),
        [*found, DONE],
    )
    return way


def _rest_of_card(doing: Doing, found: Sequence[Option]) -> Text:
    """Returns the question about the rest of a card: the actions that can be used now apart from the others."""
    usable = {option.value.action for option in found}
    left = tuple(action for action in doing.actions if str(read_action(action)) in usable)
    idle = tuple(action for action in doing.actions if str(read_action(action)) not in usable)
    if idle:
        return Text("ask-turn-action-some", left=_left(left), idle=_left(idle))
    return Text("ask-turn-action", left=_left(left))


@cache
def _left(actions: tuple[str, ...]) -> Text:
    """Returns the remaining actions in words."""
    return side_text(tuple(map(read_action, actions)))


@cache
def as_part_of(option: Option, prefix: str, way: Way, text: str, group: str) -> Option:
    """Returns an option that is part of another action: of a combo, or of an ability."""
    return Option(
        f"{prefix}:{option.id}", Text(text, way=option.text), way, option.detail, group, option.places, option.final
    )
