"""The menu of a Hero's Activation, asked again until the Activation ends (MD-ACT). It is built for every decision, so
its options are created once and cached."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Literal, NamedTuple

from engine.games.massive_darkness.actions.doors import hidden_room, open_door, openable
from engine.games.massive_darkness.actions.movement import has_points, spend_point, step, steps
from engine.games.massive_darkness.actions.picking import can_pick_up, pick_up, treasure_here
from engine.games.massive_darkness.actions.spending import can_spend, end_action, end_movement, spend
from engine.games.massive_darkness.actions.trading import can_trade, trade
from engine.games.massive_darkness.actions.transmute import can_transmute, transmute
from engine.games.massive_darkness.actions.use import Use, free_options, use, use_options
from engine.games.massive_darkness.board.zones import board
from engine.games.massive_darkness.combat.combat import Attack, attack, attack_choices
from engine.games.massive_darkness.heroes.abilities import Kit, kit_of_hero
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Activation, CombatType, Hero, State
from engine.table import Final, Option, Question, Seat, Table, Text

COMBAT_TYPES: tuple[CombatType, ...] = ("melee", "ranged", "magic")

Kind = Literal["move", "open", "pick", "stop", "trade", "transmute", "stand", "mission", "end"]


class Action(NamedTuple):
    """A chosen action: its kind and its object."""

    kind: Kind
    target: Any = None


STAND = Option("stand", Text("hero-stand"), Action("stand"), Text("hero-costs-action"), "stand")
TRADE = Option("trade", Text("hero-trade"), Action("trade"), Text("hero-costs-action"), "gear")
TRANSMUTE = Option("transmute", Text("hero-transmute"), Action("transmute"), Text("hero-costs-nothing"), "gear")
END = Option("end", Text("hero-end"), Action("end"), final="turn")


def actions(state: State, hero: Hero, kit: Kit) -> list[Option]:
    """Returns every Action, free ones included, that the active Hero may take now with its kit, and the end of its
    Activation (MD-ACT-02 to MD-ACT-05). A Stunned Hero must stand up first (MD-STUN-02)."""
    if hero.stunned:
        return paid_actions(state, hero, kit)
    found = [*_paid(state, hero, kit), *free_options(state, hero, kit)]
    if can_transmute(state, hero):
        found.append(TRANSMUTE)
    found.append(_end(state))
    return found


def paid_actions(state: State, hero: Hero, kit: Kit) -> list[Option]:
    """Returns every Action that is not free, and the choice to take none (MD-SKILL-08, MD-Q-45)."""
    if hero.stunned:
        return [STAND, _end(state)] if can_spend(state, "any") else [_end(state)]
    return [*_paid(state, hero, kit), _end(state)]


def _paid(state: State, hero: Hero, kit: Kit) -> Iterator[Option]:
    """Yields the options that cost Actions or Movement Points."""
    yield from _movements(state, hero)
    yield from attack_choices(state, hero, payable_types(state))
    if can_spend(state, "any") and can_trade(state, hero):
        yield TRADE
    yield from use_options(state, hero, kit)
    for each in rules_of(state).actions(state, hero):
        chosen = Action("mission", each.id)
        yield Option(each.id, each.text, chosen, each.detail, "mission", each.places, each.final)


def payable_types(state: State) -> tuple[CombatType, ...]:
    """Returns the kinds of Combat Action for which an Action is left (MD-SKILL-06)."""
    if can_spend(state, "any"):
        return COMBAT_TYPES
    return tuple(each for each in COMBAT_TYPES if can_spend(state, each))


def _movements(state: State, hero: Hero) -> Iterator[Option]:
    """Yields the uses of Movement Points: a move, a Door, a Pick Up (MD-ACT-11); and the end of a Movement Action."""
    if state.activation is None or not has_points(state):
        return
    points, zones = state.activation.movement_points, board(state).zones
    for zone in steps(state, hero):
        yield _move(zone, zones[zone].light, points)
    for door in openable(state, hero.zone):
        yield _open(door, hidden_room(state, door) is not None, points)
    if can_pick_up(state, hero):
        yield _pick(treasure_here(state, hero) is not None, points)
    if points is not None:
        yield _stop(points)


@cache
def _move(zone: str, light: bool, points: int | None) -> Option:
    text = Text("hero-move", where=where_to(zone, light))
    return Option(f"move:{zone}", text, Action("move", zone), _cost(points), "move", (zone,))


def where_to(zone: str, light: bool) -> Text:
    """Returns a Zone, and Light or Shadow."""
    return Text("in-light" if light else "in-shadow", zone=zone)


@cache
def _open(door: str, card: bool, points: int | None) -> Option:
    final: Final | None = "card" if card else None
    text, action = Text("hero-open", door=door), Action("open", door)
    return Option(f"open:{door}", text, action, _cost(points), "door", (door,), final)


@cache
def _pick(card: bool, points: int | None) -> Option:
    return Option("pick", Text("hero-pick"), Action("pick"), _cost(points), "pick", (), "card" if card else None)


@cache
def _stop(points: int) -> Option:
    return Option("stop", Text("hero-stop"), Action("stop"), Text("hero-lost-points", points=points), "stop")


def _cost(points: int | None) -> Text | None:
    """Returns a Movement Point's cost: a whole Action for the first, then one of the Points in the figures."""
    return Text("hero-begins-movement") if points is None else None


def _end(state: State) -> Option:
    running = state.activation
    if running is None:
        return END
    return _end_with(running.actions + len(running.extra), running.movement_points or 0)


@cache
def _end_with(actions: int, points: int) -> Option:
    """Returns the end of the Activation. Its detail says what would be lost (MD-ACT-16, MD-ACT-17)."""
    unspent = [Text("hero-unspent-actions", actions=actions)] if actions else []
    unspent += [Text("hero-unspent-points", points=points)] if points else []
    return replace(END, detail=Text("hero-unspent", left=tuple(unspent))) if unspent else END


# ---------------------------------------------------------------- carried out


async def act(table: Table, state: State, hero: Hero, chosen: Action | Use | Attack) -> None:
    """Carries out the choice from the menu, including its cost, and the checks after each Action."""
    if isinstance(chosen, Action):
        await CARRIED_OUT[chosen.kind](table, state, hero, chosen.target)
    elif isinstance(chosen, Use):
        await use(table, state, hero, chosen)
    else:
        await _attack(table, state, hero, chosen)
    commanding = state.activation
    if commanding is not None and commanding.commanded is not None:
        await _commanded_action(table, state, commanding, state.heroes[commanding.commanded])
    await end_action(table, state)


async def _commanded_action(table: Table, state: State, commanding: Activation, hero: Hero) -> None:
    """Carries out one free Action of the Hero that the active one has commanded. As an Activation of its own, it causes
    no Counterattack (MD-SKILL-08, MD-CTR-09, MD-Q-82)."""
    commanding.commanded = None
    state.activation = running = Activation(actions=1)
    while (running.actions or running.movement_points) and not running.ended and not hero.dead:
        options = paid_actions(state, hero, kit_of_hero(state, hero))
        chosen = await table.ask(
            hero.seat, Question("hero.free_action", occasion="reaction", default=[END.id]), options
        )
        await act(table, state, hero, chosen)
    state.activation = commanding


async def _attack(table: Table, state: State, hero: Hero, chosen: Attack) -> None:
    """Carries out a Combat Action (MD-ACT-06 to MD-ACT-09)."""
    granted = await spend(table, state, hero, chosen.type)
    target = state.target(chosen.target)
    await attack(table, state, hero, target, chosen.type, weapons=chosen.weapons, granted=granted)


async def _move_to(table: Table, state: State, hero: Hero, zone: str) -> None:
    await spend_point(table, state, hero)
    await step(table, state, hero, zone)


async def _open_door(table: Table, state: State, hero: Hero, door: str) -> None:
    await spend_point(table, state, hero)
    await open_door(table, state, door, hero)


async def _pick_up(table: Table, state: State, hero: Hero, nothing: None) -> None:
    await spend_point(table, state, hero)
    await pick_up(table, state, hero)


async def _stop_moving(table: Table, state: State, hero: Hero, nothing: None) -> None:
    await end_movement(table, state)


async def _trade(table: Table, state: State, hero: Hero, nothing: None) -> None:
    await spend(table, state, hero, "any")
    await trade(table, state, hero)


async def _transmute(table: Table, state: State, hero: Hero, nothing: None) -> None:
    await end_movement(table, state)
    await transmute(table, state, hero)


async def _stand_up(table: Table, state: State, hero: Hero, nothing: None) -> None:
    """Carries out Stand Up (MD-ACT-15, MD-STUN-02)."""
    await spend(table, state, hero, "any")
    hero.stunned = False
    table.tell(Text("hero-stands", hero=Seat(hero.seat)))


async def _of_the_mission(table: Table, state: State, hero: Hero, option: str) -> None:
    """Carries out a Mission's own option, which pays its cost itself (MD-ACT-18)."""
    await rules_of(state).act(table, state, hero, option)


async def _end_activation(table: Table, state: State, hero: Hero, nothing: None) -> None:
    """Ends the Activation; everything left is lost (MD-ACT-13, MD-ACT-16)."""
    await end_movement(table, state)
    if state.activation is not None:
        state.activation.ended = True


CARRIED_OUT: dict[Kind, Callable[[Table, State, Hero, Any], Awaitable[None]]] = {
    "move": _move_to,
    "open": _open_door,
    "pick": _pick_up,
    "stop": _stop_moving,
    "trade": _trade,
    "transmute": _transmute,
    "stand": _stand_up,
    "mission": _of_the_mission,
    "end": _end_activation,
}
