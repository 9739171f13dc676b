"""Reads a card's notation: `move melee x2 | combo(spend(coin)>summon_here(3))`.

    card    side {"|" side}             exactly one side is carried out (KH-ACT-CHOICE)
    side    action {action}             all of them, in any order; `x2` repeats the action before it (KH-PLAY-03)
    action  draw, activate, move, melee, ranged, defend, trap, portal, place(resource), spend(resource or any),
            ambush(number,types), swarm(action), reinforce(action), summon_here(number), combo(action>side)

Rooms may also show `gain(category)`, clans `heal_all`, `reinforce_room` and `move_through_walls`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal, TypeVar, get_args

from engine.games.keep_the_heroes_out.model.pieces import (
    CATEGORIES,
    RESOURCES,
    ROOM_TYPES,
    Category,
    Resource,
    RoomType,
)

Basic = Literal["draw", "activate", "move", "melee", "ranged", "defend", "trap", "portal"]
BASICS: tuple[Basic, ...] = get_args(Basic)
Word = TypeVar("Word", bound=str)


@dataclass(frozen=True, slots=True)
class Plain:
    """An action without parameters."""

    name: ClassVar[str]
    value: ClassVar[float]
    """Its value for autopilot; a drawn card is worth nearly 1."""
    symbol: ClassVar[str] = ""
    """Its symbol in pictures, if it is called differently."""

    def __str__(self) -> str:
        return self.name


class Draw(Plain):
    """Draw the top card of the tactic deck (KH-ACT-DRAW)."""

    name = "draw"
    value = 0.9
    symbol = "draw_card"


class Activate(Plain):
    """Use the clan's ability, a room's action, a portal, or an offer of the scenario (KH-ACT-ACTIVATE)."""

    name = "activate"
    value = 0.6


class Move(Plain):
    """Move a monster to an adjacent room, optionally with a token (KH-ACT-MOVE)."""

    name = "move"
    value = 0.5


class Melee(Plain):
    """Deal 1 damage to a hero in a room with one of the player's monsters (KH-ACT-MELEE)."""

    name = "melee"
    value = 1.0


class Ranged(Plain):
    """Deal 1 damage to a hero in an adjacent room (KH-ACT-RANGED)."""

    name = "ranged"
    value = 0.9


class Defend(Plain):
    """Reduce damage by 1, as a reaction (KH-ACT-DEFEND)."""

    name = "defend"
    value = 0.6
    symbol = "shield"


class PutTrap(Plain):
    """Put a trap into a room with one of the player's monsters (KH-ACT-TRAP)."""

    name = "trap"
    value = 0.8


class OpenPortal(Plain):
    """Put a completed portal into a room with one of the player's monsters (KH-ACT-PORTAL)."""

    name = "portal"
    value = 0.4


class HealAll(Plain):
    """Heal all wounds of a monster: an ability (KH-CLAN-01)."""

    name = "heal_all"
    value = 0.3
    symbol = "heal"


class ReinforceRoom(Plain):
    """Put a monster from the lair beside another: an ability (KH-CLAN-06)."""

    name = "reinforce_room"
    value = 0.3
    symbol = "summon"


class MoveThroughWalls(Plain):
    """Move through a passage or a wall: an ability (KH-CLAN-08)."""

    name = "move_through_walls"
    value = 0.3
    symbol = "through_walls"


@dataclass(frozen=True, slots=True)
class Place:
    """Put a resource into a room with one of the player's monsters (KH-ACT-RESOURCE)."""

    resource: Resource
    name: ClassVar[str] = "place"

    def __str__(self) -> str:
        return f"place({self.resource})"


@dataclass(frozen=True, slots=True)
class Spend:
    """Return a resource from a room with one of the player's monsters to the supply: the left side of a combo
    (KH-ACT-COMBO-08)."""

    resource: Resource | Literal["any"]
    name: ClassVar[str] = "spend"

    def __str__(self) -> str:
        return f"spend({self.resource})"

    @property
    def resources(self) -> Sequence[Resource]:
        """Returns the resources that can pay for it."""
        return RESOURCES if self.resource == "any" else (self.resource,)


@dataclass(frozen=True, slots=True)
class Ambush:
    """Put up to a number of monsters from the lair into rooms of these types; without types, into any
    (KH-ACT-AMBUSH)."""

    number: int
    types: tuple[RoomType, ...]
    name: ClassVar[str] = "ambush"

    def __str__(self) -> str:
        return f"ambush({self.number},{'+'.join(self.types) or 'any'})"


@dataclass(frozen=True, slots=True)
class Swarm:
    """Carry out an action once with each of the player's monsters in one room (KH-ACT-SWARM)."""

    action: Plain
    name: ClassVar[str] = "swarm"

    def __str__(self) -> str:
        return f"swarm({self.action})"


@dataclass(frozen=True, slots=True)
class Reinforce:
    """Put those of the top 3 cards that show the action into the hand (KH-ACT-REINFORCE)."""

    action: Plain
    name: ClassVar[str] = "reinforce"

    def __str__(self) -> str:
        return f"reinforce({self.action})"


@dataclass(frozen=True, slots=True)
class SummonHere:
    """Put a number of monsters from the lair into the combo's room: its right side (KH-ACT-COMBO-02)."""

    number: int
    name: ClassVar[str] = "summon_here"

    def __str__(self) -> str:
        return f"summon_here({self.number})"


@dataclass(frozen=True, slots=True)
class Gain:
    """Take a card of the category from the row: an action of rooms (KH-ROOM-07 to KH-ROOM-10)."""

    category: Category
    name: ClassVar[str] = "gain"

    def __str__(self) -> str:
        return f"gain({self.category})"


@dataclass(frozen=True, slots=True)
class Combo:
    """Once the left action has succeeded, those on the right may be done for free (KH-ACT-COMBO)."""

    left: Action
    right: Side
    name: ClassVar[str] = "combo"

    def __str__(self) -> str:
        return f"combo({self.left}>{' '.join(map(str, self.right))})"


Action = Plain | Place | Spend | Ambush | Swarm | Reinforce | SummonHere | Gain | Combo
Side = tuple[Action, ...]
Sides = tuple[Side, ...]

PLAIN: Mapping[str, Plain] = {
    kind.name: kind()
    for kind in (
        *(Draw, Activate, Move, Melee, Ranged, Defend, PutTrap, OpenPortal),
        *(HealAll, ReinforceRoom, MoveThroughWalls),
    )
}


def is_defence(action: Action) -> bool:
    """True if an action is only for reactions: Defend, or a combo that begins with it (KH-ACT-DEFEND-07)."""
    return isinstance(action, Defend) or (isinstance(action, Combo) and isinstance(action.left, Defend))


def shows(sides: Sides, action: str) -> bool:
    """True if an action is anywhere on a card, also inside another action (KH-ACT-REINFORCE-04)."""
    return any(each.name == action for side in sides for each in within(side))


def within(side: Side) -> Iterator[Action]:
    """Yields actions, nested ones included."""
    for action in side:
        yield action
        if isinstance(action, Swarm | Reinforce):
            yield action.action
        elif isinstance(action, Combo):
            yield from within((action.left, *action.right))


# ---------------------------------------------------------------- reading


@cache
def read_card(text: str) -> Sides:
    """Returns the sides of a card. Raises ValueError that says what is wrong and what would be right."""
    sides = tuple(_side(side) for side in _split(text, "|"))
    if not sides:
        raise ValueError("this card shows nothing: write at least one action")
    return sides


@cache
def read_action(text: str) -> Action:
    """Returns the action of a room, or the ability of a clan. Raises ValueError."""
    name, bracket, rest = text.partition("(")
    if not bracket:
        return _plain(name)
    if name not in _READ or not rest.endswith(")"):
        raise ValueError(f"there is no action `{text}`: write one of {', '.join((*BASICS, *_READ))}, with its brackets")
    return _READ[name](rest.removesuffix(")").strip())


def _side(text: str) -> Side:
    actions: list[Action] = []
    for word in _split(text, " "):
        if times := re.fullmatch(r"x([2-9])", word):
            if not actions:
                raise ValueError(f"`{word}` repeats nothing: write it behind an action")
            actions += [actions[-1]] * (int(times[1]) - 1)
        else:
            actions.append(read_action(word))
    return tuple(actions)


def _split(text: str, separator: str) -> list[str]:
    """Splits at separators outside brackets, without empty parts."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == separator and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    if depth:
        raise ValueError(f"brackets do not match in `{text}`: close each that is opened")
    return [part.strip() for part in parts if part.strip()]


def _plain(name: str) -> Plain:
    if name not in PLAIN:
        raise ValueError(f"there is no action `{name}`: write one of {', '.join((*BASICS, *_READ))}")
    return PLAIN[name]


def _one_of(known: Sequence[Word], word: str, called: str) -> Word:
    for each in known:
        if each == word:
            return each
    raise ValueError(f"there is no {called} `{word}`: write one of {', '.join(known)}")


def _basic(name: str) -> Plain:
    return PLAIN[_one_of(BASICS, name, "basic action")]


def _resource(name: str) -> Resource:
    return _one_of(RESOURCES, name, "resource")


def _ambush(text: str) -> Ambush:
    number, _, types = text.partition(",")
    wanted = types.strip().split("+")
    if wanted == ["any"]:
        return Ambush(_number(number), ())
    unknown = [each for each in wanted if each not in ROOM_TYPES]
    if unknown:
        raise ValueError(
            f"there is no room type `{unknown[0]}`: write any, or some of {', '.join(ROOM_TYPES)} with + between"
        )
    return Ambush(_number(number), tuple(each for each in ROOM_TYPES if each in wanted))


def _number(text: str) -> int:
    if not re.fullmatch(r"\s*[1-9]\s*", text):
        raise ValueError(f"`{text.strip()}` is no number from 1 to 9: write how many monsters")
    return int(text)


def _combo(text: str) -> Combo:
    parts = _split(text, ">")
    if len(parts) != 2:
        raise ValueError(f"`combo({text})` has no two sides: write an action, >, and what follows it")
    return Combo(read_action(parts[0]), _side(parts[1]))


_READ: Mapping[str, Callable[[str], Action]] = {
    "place": lambda text: Place(_resource(text)),
    "spend": lambda text: Spend("any" if text == "any" else _resource(text)),
    "ambush": _ambush,
    "swarm": lambda text: Swarm(_basic(text)),
    "reinforce": lambda text: Reinforce(_basic(text)),
    "summon_here": lambda text: SummonHere(_number(text)),
    "gain": lambda text: Gain(_one_of(CATEGORIES, text, "category")),
    "combo": _combo,
}
