"""Standing orders: when a Defend is used for an attack (KH-ACT-DEFEND)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.keep_the_heroes_out.content import content
from engine.games.keep_the_heroes_out.dungeon.pieces import monsters_in
from engine.games.keep_the_heroes_out.pieces import ROOMS
from engine.games.keep_the_heroes_out.state import Attack, State
from engine.table import ALWAYS, ASK_ME, Ask, Condition, Order

NEVER = "never"


def _defend(view: State, ask: Ask, seat: int, choice: str) -> Sequence[str] | None:
    """The first card that can be used, or none."""
    return [ask.options[0].id] if choice == ALWAYS else ask.default


def _dies(view: State, attack: Attack, seat: int, value: None) -> bool:
    """Whether the monster would go back to its lair."""
    if not attack.damage:
        return False
    owner = view.players[attack.player]
    return owner.monsters[attack.monster].wounds + attack.damage >= content().clans[owner.clan].vitality


def _last(view: State, attack: Attack, seat: int, value: None) -> bool:
    """Whether it would, and no other monster would be left in the room."""
    return _dies(view, attack, seat, value) and len(list(monsters_in(view, attack.room))) == 1


def _room(view: State, attack: Attack, seat: int, value: str) -> bool:
    """Whether it is in this room."""
    return attack.room == value


ORDERS = (
    Order(
        "defend",
        ("defend.attack",),
        (ASK_ME, NEVER, ALWAYS),
        _defend,
        conditions=(
            Condition("dies", Attack, _dies),
            Condition("last", Attack, _last),
            Condition("room", Attack, _room, ROOMS),
        ),
    ),
)
