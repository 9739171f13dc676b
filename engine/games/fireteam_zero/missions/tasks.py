"""Discoveries and board tokens: what a search finds, and the tasks they pose (FZ-TASK)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.fireteam_zero.board.figures import active_at, creatures_at, secured
from engine.games.fireteam_zero.cards.carrying_out import Context, carry_out
from engine.games.fireteam_zero.cards.piles import choose_discards
from engine.games.fireteam_zero.combat.discards import lose_cards
from engine.games.fireteam_zero.creatures.entering import farthest, put_creature
from engine.games.fireteam_zero.missions.objectives import (
    check_victory,
    places_held,
    put_token,
    token_resolved,
)
from engine.games.fireteam_zero.model.content import content_of, mission_of
from engine.games.fireteam_zero.model.hooks import Thing
from engine.games.fireteam_zero.model.mission import (
    FOUND,
    ActionTask,
    AtOnce,
    AttackTask,
    ByAction,
    CarryTask,
    EscortTask,
    GuardTask,
    HoldTask,
    Task,
    place_of,
)
from engine.games.fireteam_zero.model.pieces import HeroId
from engine.games.fireteam_zero.model.state import BoardToken, Creature, Discovery, Hero, State
from engine.table import Option, Table, Text


class Job(NamedTuple):
    """An action of a hero, the task of a discovery or a board token, and its cost."""

    name: str
    token: bool
    discard: int


# ---------------------------------------------------------------- discoveries


async def found(table: Table, state: State, hero: Hero, name: str) -> None:
    """Handles a discovery drawn by a search: its immediate effects, then its task opens (FZ-TASK-01).

    Until then it is with the found events.
    """
    card = content_of(state).discoveries[name]
    table.tell(Text("discovery-found", hero=hero.id, discovery=name))
    at = hero.location
    state.recon_discard.append(name)
    await carry_out(table, state, card.now, Context(searcher=hero.id))
    state.recon_discard.remove(name)
    if isinstance(card.task, AtOnce):
        await put_token(table, state, mission_of(state).discoveries[name][0].id)
        return
    opened = Discovery(name, at, _location(state, card.task, at))
    state.discoveries.append(opened)
    await _begin(table, state, card.task, opened, hero)


def _location(state: State, task: Task, at: str) -> str | None:
    """Returns the location of a thing or task; None for an item or a marked creature."""
    place = None if isinstance(task, CarryTask) else place_of(task)
    return at if place == FOUND else place and mission_of(state).location_of(place)


async def _begin(table: Table, state: State, task: Task, opened: Discovery, hero: Hero) -> None:
    """Carries out the immediate effects of a newly opened task."""
    if isinstance(task, CarryTask):
        if hero.down:  # the item stays where the hero fell (FZ-TASK-02)
            opened.place = hero.location
        else:
            hero.carries.append(opened.id)
            await moved(table, state, hero)
    elif isinstance(task, GuardTask):
        await _mark(table, state, task, opened)


async def _mark(table: Table, state: State, task: GuardTask, opened: Discovery) -> None:
    """Marks the creature of a guard task; without one the task is done (FZ-TASK-09)."""
    guard = await _guard(table, state, task, opened.found)
    if guard is None:
        await _done(table, state, opened.id)
    else:
        guard.guards = opened.id
        table.tell(Text("discovery-guarded", creature=guard.kind, place=guard.location, discovery=opened.id))


async def _guard(table: Table, state: State, task: GuardTask, at: str) -> Creature | None:
    """Returns the guard from the pool, else from the reserve, else the farthest of its class on the board."""
    for reserve in (False, True):
        if creature := put_creature(table, state, task.creature, at, reserve=reserve):
            return creature
    creature = await farthest(table, state, task.creature, at)
    if creature is not None:
        creature.location = at
    return creature


async def _done(table: Table, state: State, name: str) -> None:
    """Completes a task: its token goes on the objective, the card leaves play (FZ-OBJ-05)."""
    state.discoveries = [each for each in state.discoveries if each.id != name]
    for hero in state.heroes:
        if name in hero.carries:
            hero.carries.remove(name)
    table.tell(Text("discovery-done", discovery=name))
    await put_token(table, state, mission_of(state).discoveries[name][0].id)


async def left(table: Table, state: State, creature: Creature) -> None:
    """Completes the guard task of a marked creature that left the board (FZ-TASK-10)."""
    if creature.guards is not None:
        await _done(table, state, creature.guards)


async def held(table: Table, state: State) -> None:
    """Checks held places for tasks and objectives at the end of the hero phase (FZ-TASK-08, FZ-OBJ-13)."""
    for opened in list(state.discoveries):
        task = content_of(state).discoveries[opened.id].task
        if opened.place in secured(state) and _ends_by_holding(state, task, opened.place):
            await _done(table, state, opened.id)
    await places_held(table, state)


def _ends_by_holding(state: State, task: Task, place: str) -> bool:
    """True if a task is done on a place that is held: a hold task, and an escort task with the specialist there."""
    return isinstance(task, HoldTask) or (isinstance(task, EscortTask) and state.specialists.get(task.who) == place)


# ---------------------------------------------------------------- items


class Item(NamedTuple):
    """The item of a discovery, as something to be taken."""

    name: str


async def moved(table: Table, state: State, hero: Hero) -> None:
    """Delivers a hero's items to the location, and checks the exit (FZ-TASK-06)."""
    for name in list(hero.carries):
        task = content_of(state).discoveries[name].task
        assert isinstance(task, CarryTask)  # nothing else is carried
        if not hero.down and hero.location == mission_of(state).location_of(task.to):
            await _done(table, state, name)
    check_victory(state)


def drop(table: Table, state: State, hero: Hero) -> None:
    """Drops the items of a knocked-out hero on the location (FZ-TASK-04)."""
    for name in hero.carries:
        _opened(state, name).place = hero.location
        table.tell(Text("item-dropped", hero=hero.id, discovery=name, place=hero.location))
    hero.carries.clear()


def items(state: State, hero: Hero) -> list[Option]:
    """Returns what an active hero may take for free in their turn: from heroes on the location, or from the ground
    (FZ-TASK-03, FZ-TASK-04).
    """
    if not state.discoveries:
        return []
    carried = [(name, each.id) for each in active_at(state, hero.location) if each is not hero for name in each.carries]
    return [*(_taking(hero, name, owner) for name, owner in carried), *_lying(state, hero)]


def _lying(state: State, hero: Hero) -> Iterator[Option]:
    for opened in state.discoveries:
        if isinstance(content_of(state).discoveries[opened.id].task, CarryTask) and opened.place == hero.location:
            yield _taking(hero, opened.id, None)


def _taking(hero: Hero, name: str, owner: HeroId | None) -> Option:
    text = Text("item-take-over", discovery=name, hero=owner) if owner else Text("item-take-up", discovery=name)
    return Option(f"take:{name}", text, Item(name), group="item", places=(hero.location,))


async def take_item(table: Table, state: State, hero: Hero, item: Item) -> None:
    """Gives the hero the item."""
    name = item.name
    for other in state.heroes:
        if name in other.carries:
            other.carries.remove(name)
    _opened(state, name).place = None
    hero.carries.append(name)
    table.tell(Text("item-taken", hero=hero.id, discovery=name))
    await moved(table, state, hero)


def _opened(state: State, name: str) -> Discovery:
    return next(each for each in state.discoveries if each.id == name)


# ---------------------------------------------------------------- what is done by an action


def actions(state: State, hero: Hero) -> list[Option]:
    """Returns the tasks and board tokens that the hero may resolve as an action on the location (FZ-TASK-07,
    FZ-TASK-13).
    """
    if creatures_at(state, hero.location):
        return []
    jobs = dict.fromkeys((*_task_jobs(state, hero.location), *_token_jobs(state, hero.location)))
    return [_job_option(hero, job) for job in jobs if job.discard <= len(hero.hand)]


def _task_jobs(state: State, location: str) -> Iterator[Job]:
    for opened in state.discoveries:
        task = content_of(state).discoveries[opened.id].task
        if isinstance(task, ActionTask) and opened.place == location:
            yield Job(opened.id, False, task.discard)


def _token_jobs(state: State, location: str) -> Iterator[Job]:
    for token in state.tokens:
        resolve = mission_of(state).tokens_called(token.name).resolve if token.location == location else None
        if isinstance(resolve, ByAction):
            yield Job(token.name, True, resolve.discard)


def _job_option(hero: Hero, job: Job) -> Option:
    kind = "token" if job.token else "task"
    text = Text(f"job-{kind}", name=job.name)
    detail = Text("job-cost", count=job.discard) if job.discard else None
    return Option(f"{kind}:{job.name}", text, job, detail, group="task", places=(hero.location,))


async def take_action(table: Table, state: State, hero: Hero, job: Job) -> None:
    """Pays for the action and does it; the turn counts the action itself."""
    location = hero.location
    await choose_discards(table, state, hero, job.discard, "fire.cost")
    table.tell(Text("job-done", hero=hero.id, name=job.name))
    if job.token:
        await _resolved(table, state, job.name, location)
    else:
        await _done(table, state, job.name)


async def _resolved(table: Table, state: State, name: str, location: str) -> None:
    """Removes a resolved board token (FZ-TASK-13)."""
    state.tokens.remove(BoardToken(name, location))
    await token_resolved(table, state, name)


async def turn_ended(table: Table, state: State, hero: Hero) -> None:
    """Makes an active hero who ends a turn beside hazards discard, once for each token (FZ-TASK-14)."""
    for token in [each for each in state.tokens if each.location == hero.location]:
        cards = mission_of(state).tokens_called(token.name).hazard
        if cards and not hero.down:
            table.tell(Text("hazard", hero=hero.id, name=token.name))
            await lose_cards(table, state, hero, cards)


# ---------------------------------------------------------------- what is attacked


def things(state: State) -> list[Thing]:
    """Returns the things that can be attacked (FZ-TASK-11, FZ-TASK-13); of several equal tokens on a location, one."""
    return [*_lying_things(state), *_token_things(state)]


def _lying_things(state: State) -> Iterator[Thing]:
    for opened in state.discoveries:
        task = content_of(state).discoveries[opened.id].task
        if isinstance(task, AttackTask) and opened.place is not None:
            yield Thing(opened.id, opened.place, task.life, task.resistances)


def _token_things(state: State) -> Iterator[Thing]:
    attacked = mission_of(state).attacked
    for name, location in dict.fromkeys([(each.name, each.location) for each in state.tokens if each.name in attacked]):
        yield Thing(name, location, attacked[name].life, attacked[name].resistances)


async def destroyed(table: Table, state: State, thing: Thing) -> None:
    """Completes the task of a destroyed thing, or resolves its token."""
    if any(each.id == thing.name for each in state.discoveries):
        await _done(table, state, thing.name)
    else:
        await _resolved(table, state, thing.name, thing.location)
