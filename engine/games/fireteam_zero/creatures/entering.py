"""Entry of creatures from pool, reserve and boss (FZ-SPAWN-09, FZ-RESERVE, FZ-BOSS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.games.fireteam_zero.asking.players import ask_team
from engine.games.fireteam_zero.board.figures import class_of, place_id
from engine.games.fireteam_zero.creatures.steps import record
from engine.games.fireteam_zero.model.content import content, content_of, mission_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.pieces import CreatureClass
from engine.games.fireteam_zero.model.state import Creature, State, Step
from engine.table import Option, Table, Text

How = Literal["spawned", "ambushed", "entered"]


def put_creature(
    table: Table,
    state: State,
    creature_class: CreatureClass,
    location: str,
    *,
    reserve: bool = False,
    how: How = "entered",
) -> Creature | None:
    """Puts a creature of the pool or reserve on a location; returns None if none is left (FZ-SETUP-35)."""
    stock = state.reserve if reserve else state.pool
    if not stock.get(creature_class):
        return None
    stock[creature_class] -= 1
    return _enter(table, state, content_of(state).kind(state.mission, creature_class), location, how, reserve=reserve)


def _enter(
    table: Table, state: State, kind: str, location: str, how: How, *, reserve: bool = False, power: int = 0
) -> Creature:
    state.creatures_so_far += 1
    creature = Creature(state.creatures_so_far, kind, location, reserve=reserve, power=power)
    state.creatures.append(creature)
    record(state, Step(how, kind, location))
    table.tell(Text(f"creature-{how}", creature=kind, place=location))
    return creature


async def enter_boss(table: Table, state: State) -> Creature | None:
    """Puts the boss on its place with a power token for each hero; returns None unless it is still to come (FZ-BOSS-01,
    FZ-BOSS-11, FZ-BOSS-12).
    """
    boss = mission_of(state).boss
    if boss is None or state.boss != "waiting":
        return None
    state.boss = "here"
    power = content().creatures[boss.creature].power * len(state.heroes)
    return _enter(table, state, boss.creature, boss.at, "entered", power=power)


def put_back(state: State, creature: Creature) -> None:
    """Returns a creature to its origin: pool or reserve, or out of the game as a boss (FZ-ATTACK-18, FZ-RESERVE-04,
    FZ-BOSS-05).
    """
    state.creatures.remove(creature)
    creature_class = class_of(creature)
    if creature_class == "boss":
        state.boss = "defeated"
        return
    stock = state.reserve if creature.reserve else state.pool
    stock[creature_class] = stock.get(creature_class, 0) + 1


def join_pool(table: Table, state: State, creature_class: CreatureClass, n: int) -> None:
    """Adds reserve creatures to the pool: those in the reserve first, then those on the board, which go to the pool
    when they leave it (FZ-RESERVE-05 to FZ-RESERVE-07).
    """
    lying = min(n, state.reserve.get(creature_class, 0))
    state.reserve[creature_class] = state.reserve.get(creature_class, 0) - lying
    state.pool[creature_class] = state.pool.get(creature_class, 0) + lying
    for creature in [each for each in state.creatures if each.reserve and class_of(each) == creature_class][
        : n - lying
    ]:
        creature.reserve = False
    table.tell(Text("joined-pool", creature=content_of(state).kind(state.mission, creature_class), count=n))


def in_pool(state: State, creature_class: CreatureClass) -> bool:
    """True if creatures of a class belong to the pool, by briefing or since (FZ-AMBUSH-09)."""
    on_board = any(class_of(each) == creature_class and not each.reserve for each in state.creatures)
    return on_board or state.pool.get(creature_class, 0) > 0


async def farthest(table: Table, state: State, creature_class: CreatureClass, location: str) -> Creature | None:
    """Returns the creature of a class farthest from a location; players choose on a tie; its marks stay (FZ-AMBUSH-03,
    FZ-AMBUSH-04, FZ-AMBUSH-10).
    """
    distance = board_of(state).distance
    there = [each for each in state.creatures if class_of(each) == creature_class]
    if not there:
        return None
    most = max(distance(each.location, location) for each in there)
    found = [each for each in there if distance(each.location, location) == most]
    return await choose_creature(table, state, "fire.farthest", found)


async def choose_creature(table: Table, state: State, key: str, creatures: Sequence[Creature]) -> Creature:
    """Asks the players for one of these creatures; equal ones are one option."""
    if len(creatures) == 1:
        return creatures[0]
    chosen: Creature = await ask_team(table, state, key, creature_options(creatures))
    return chosen


def creature_options(creatures: Sequence[Creature]) -> list[Option]:
    """Returns an option for each distinguishable creature."""
    return [
        Option(f"creature:{name}", creature_text("choose-creature", each), each, places=(each.location,))
        for name, each in told_apart(creatures).items()
    ]


def told_apart(creatures: Sequence[Creature]) -> dict[str, Creature]:
    """Returns creatures by their name in an option id: kind and location, with the number of those that differ from the
    first of that kind there.
    """
    found: dict[str, Creature] = {}
    seen: set[tuple[object, ...]] = set()
    for each in creatures:
        looks = _looks(each)
        if looks not in seen:
            seen.add(looks)
            name = f"{each.kind}:{place_id(each.location)}"
            found[name if name not in found else f"{name}:{each.number}"] = each
    return found


def _looks(creature: Creature) -> tuple[object, ...]:
    skips = frozenset(creature.skips)
    return creature.kind, creature.location, creature.reserve, creature.power, creature.wounded, creature.guards, skips


def creature_text(key: str, creature: Creature) -> Text:
    """Returns a text about a creature: kind, location, and mark."""
    return Text(key, creature=creature.kind, place=creature.location, mark=mark_of(creature), power=creature.power)


def mark_of(creature: Creature) -> str:
    """Returns its mark, in texts."""
    return "guard" if creature.guards else "skips" if creature.skips else "plain"
