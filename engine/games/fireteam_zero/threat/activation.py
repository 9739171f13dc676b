"""The activation of a creature: move, activation die, attack (FZ-CREATURE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.games.fireteam_zero.asking.players import ask_team
from engine.games.fireteam_zero.board.figures import active, class_of, is_guarded, kind_of, remains
from engine.games.fireteam_zero.board.moving import leading_to, step
from engine.games.fireteam_zero.board.numbers import has_rule, speed
from engine.games.fireteam_zero.cards.carrying_out import Context, carry_out
from engine.games.fireteam_zero.combat.by_effect import fire_watch
from engine.games.fireteam_zero.combat.creature_attack import attack
from engine.games.fireteam_zero.creatures.steps import record
from engine.games.fireteam_zero.model.layout import FAR, board_of
from engine.games.fireteam_zero.model.notation import ChangeDice, Effect, Modify, Rule
from engine.games.fireteam_zero.model.state import Activation, Creature, Hero, OfCreature, State, Step
from engine.games.fireteam_zero.reactions.windows import open_window
from engine.table import Table, Text

Face = Literal["blank", "move", "special"]
DIE: tuple[Face, ...] = ("blank", "blank", "move", "move", "special", "special")  # FZ-CREATURE-26
DRAGS_WITHIN = 2  # steps (FZ-EFFECT-11)


async def activate(table: Table, state: State, creature: Creature, *, ambush: bool = False) -> None:
    """Move, activation die, attack (FZ-CREATURE-03), unless it leaves its activation out (FZ-EFFECT-07)."""
    if "activation" in creature.skips:
        return
    state.activation = activation = Activation(creature.number, ambush=ambush)
    table.tell(Text("creature-activates", creature=creature.kind, place=creature.location))
    await _activate(table, state, creature, activation)
    state.activation = None


async def _activate(table: Table, state: State, creature: Creature, activation: Activation) -> None:
    await open_window(table, state, OfCreature("activates", creature.number, creature.kind, creature.location))
    if not remains(state, creature) or "activation" in creature.skips:
        return
    await move(table, state, creature, activation)
    if remains(state, creature):
        await _die(table, state, creature, activation)
    if remains(state, creature):
        await attack(table, state, creature, activation)


# ---------------------------------------------------------------- movement


async def move(table: Table, state: State, creature: Creature, activation: Activation, most: int = FAR) -> None:
    """Moves the creature up to its speed toward the nearest active hero, unless it is with one (FZ-CREATURE-04 to
    FZ-CREATURE-09, FZ-CREATURE-27, FZ-CREATURE-33)."""
    goal = None if is_guarded(state, creature.location) else _nearest(state, creature.location)
    if goal is not None:
        await _move_toward(table, state, creature, activation, goal, min(most, speed(state, creature)))
    activation.stopped = False


async def _hunt_farthest(table: Table, state: State, creature: Creature, activation: Activation) -> None:
    """Moves the creature toward the farthest active hero, also away from one (FZ-EFFECT-12)."""
    way = max(_ways(state, creature.location), key=_by_length, default=None)
    if way:
        await _move_toward(table, state, creature, activation, way[1], speed(state, creature))


def _nearest(state: State, location: str) -> Hero | None:
    """Returns the active hero with the shortest path, of several the first in turn order (FZ-CREATURE-06, FZ-Q-05)."""
    way = min(_ways(state, location), key=_by_length, default=None)
    return way and way[1]


def _ways(state: State, location: str) -> list[tuple[int, Hero]]:
    """Returns the active heroes elsewhere who can be reached, in turn order, each with the steps that lead there."""
    steps = board_of(state).steps
    ways = [(steps(location, each.location), each) for each in active(state)]
    return [way for way in ways if 0 < way[0] < FAR]


def _by_length(way: tuple[int, Hero]) -> int:
    return way[0]


async def _move_toward(
    table: Table, state: State, creature: Creature, activation: Activation, goal: Hero, most: int
) -> None:
    """Moves up to `most` steps; it stops on reaching an active hero (FZ-CREATURE-07, FZ-CREATURE-34, FZ-EFFECT-12)."""
    if activation.stopped or "move" in creature.skips:
        return
    await open_window(table, state, OfCreature("moves", creature.number, creature.kind, creature.location))
    moved = Step("moved", creature.kind, creature.location, creature.location)
    logged = moved.origin
    for steps in range(most):
        if activation.stopped or not remains(state, creature) or creature.location == goal.location or goal.down:
            break
        creature.location = moved.location = await _next_step(table, state, creature, goal)
        moved.way.append(creature.location)
        arrived = is_guarded(state, creature.location)
        if not steps:
            record(state, moved)
        if arrived or _is_watched(state, creature.location):
            logged = _log_move(table, moved, logged)
        await _enters(table, state, creature)
        if arrived:
            break
    _log_move(table, moved, logged)


def _log_move(table: Table, moved: Step, logged: str) -> str:
    """Logs the way from where the log last left the creature; returns where it is now. It is logged before anyone may
    react, so that a creature does not fall before it has moved."""
    if moved.location != logged:
        table.tell(Text("creature-moved", creature=moved.creature, origin=logged, place=moved.location))
    return moved.location


def _is_watched(state: State, location: str) -> bool:
    return any(watch.location == location for watch in state.watches)


async def _next_step(table: Table, state: State, creature: Creature, goal: Hero) -> str:
    """Returns one of the steps that lead there fastest (FZ-CREATURE-32, FZ-Q-36)."""
    places = board_of(state).nearer(creature.location, goal.location)
    if state.rulings.random_paths:
        return await table.pick_at_random("creature.step", places) if len(places) > 1 else places[0]
    return await _choose_step(table, state, "fire.step", creature.kind, places)


async def _choose_step(table: Table, state: State, key: str, figure: str, places: Sequence[str]) -> str:
    if len(places) == 1:
        return places[0]
    options = [leading_to(each, "step") for each in places]
    text = Text(f"ask-{key.replace('.', '-')}", figure=figure)
    chosen: str = await ask_team(table, state, key, options, text=text)
    return chosen


async def _enters(table: Table, state: State, creature: Creature) -> None:
    """Makes watching heroes attack; then opens the window for heroes there (FZ-EFFECT-09, FZ-REACT-16)."""
    for watch in [each for each in state.watches if each.location == creature.location]:
        if remains(state, creature):
            await fire_watch(table, state, watch, creature)
    if is_guarded(state, creature.location):
        await open_window(table, state, OfCreature("enters", creature.number, creature.kind, creature.location))


# ---------------------------------------------------------------- activation die


async def _die(table: Table, state: State, creature: Creature, activation: Activation) -> None:
    """Blank, a second move, or the special (FZ-CREATURE-10 to FZ-CREATURE-12)."""
    (face,) = await table.roll("dice.activation", DIE)
    activation.shown = "move" if face == "blank" and has_rule(state, None, "blank_is_move") else face
    table.tell(Text("activation-die", creature=creature.kind, face=activation.shown))
    if activation.shown == "move":
        await move(table, state, creature, activation, 1 if state.rulings.short_extra_move else FAR)
    elif activation.shown == "special":
        await _special(table, state, creature, activation)


async def _special(table: Table, state: State, creature: Creature, activation: Activation) -> None:
    """Resolves the special on the creature's card; for minions twice while a threat card says so."""
    twice = class_of(creature) == "minion" and has_rule(state, None, "special_twice") is not None
    for effect in kind_of(creature).special * (2 if twice else 1):
        if remains(state, creature):
            await _resolve_special(table, state, creature, activation, effect)


async def _resolve_special(
    table: Table, state: State, creature: Creature, activation: Activation, effect: Effect
) -> None:
    """Resolves one special effect; effects on its attack last for this activation (FZ-CREATURE-24, FZ-CREATURE-38)."""
    match effect:
        case ChangeDice():
            activation.dice += effect.n
        case Modify(stat="damage"):
            activation.damage += effect.n
        case Modify(stat="attack_range"):
            activation.range += effect.n
        case Rule(rule="area_attack"):
            activation.area = True
        case Rule(rule="far_hunter"):
            await _hunt_farthest(table, state, creature, activation)
        case Rule(rule="drag"):
            await _drag(table, state, creature)
        case _:
            await carry_out(table, state, [effect], Context(creature=creature.number))


async def _drag(table: Table, state: State, creature: Creature) -> None:
    """Drags the nearest active hero who is near but not with the creature one step toward it (FZ-EFFECT-11,
    FZ-ESCORT-03, FZ-ESCORT-04)."""
    near = [way for way in _ways(state, creature.location) if way[0] <= DRAGS_WITHIN]
    if near:
        _, dragged = min(near, key=_by_length)
        places = board_of(state).nearer(dragged.location, creature.location)
        place = await _choose_step(table, state, "fire.drag", dragged.id, places)
        table.tell(Text("dragged", creature=creature.kind, hero=dragged.id, place=place))
        await step(table, state, dragged, place)
