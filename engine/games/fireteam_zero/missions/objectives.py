"""Objectives: intel tokens on them, what completing them brings, and how a mission ends (FZ-OBJ, FZ-WIN)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.fireteam_zero.board.figures import secured
from engine.games.fireteam_zero.cards.carrying_out import Context, carry_out
from engine.games.fireteam_zero.creatures.entering import enter_boss
from engine.games.fireteam_zero.model.content import content, mission_of
from engine.games.fireteam_zero.model.hooks import Kill
from engine.games.fireteam_zero.model.mission import (
    BossWay,
    HoldWay,
    KillWay,
    Objective,
    TokenWay,
    number_of,
)
from engine.games.fireteam_zero.model.notation import Deed
from engine.games.fireteam_zero.model.pieces import AttackType
from engine.games.fireteam_zero.model.state import Creature, State
from engine.kit.outcome import lose, win
from engine.table import Table, Text


def need(state: State, objective: Objective) -> int:
    """Returns the intel tokens that complete an objective, by the number of heroes (FZ-OBJ-02)."""
    return objective.need[number_of(state.heroes)]


# ---------------------------------------------------------------- tokens


async def put_token(table: Table, state: State, name: str, n: int = 1) -> None:
    """Intel tokens on an objective, one after the other; a complete one takes no more (FZ-OBJ-02, FZ-OBJ-10)."""
    objective = mission_of(state).objective(name)
    needed = need(state, objective)
    for _ in range(n):
        if name in state.completed:
            return
        state.objectives[name] += 1
        if state.objectives[name] >= needed:
            state.completed.append(name)
        table.tell(Text("objective-token", objective=name, count=state.objectives[name], need=needed))
        await _happen(table, state, name, state.objectives[name])
        if name in state.completed:
            await _complete(table, state, objective)


async def _put_limited(table: Table, state: State, objective: Objective) -> None:
    """Puts a token for a way with a limit per round, or says that it is reached (FZ-OBJ-12)."""
    so_far = state.this_round.get(objective.id, 0)
    if objective.id in state.completed:
        return
    if objective.per_round is not None and so_far >= objective.per_round:
        table.tell(Text("objective-limit", objective=objective.id, limit=objective.per_round))
        return
    state.this_round[objective.id] = so_far + 1
    await put_token(table, state, objective.id)


async def _complete(table: Table, state: State, objective: Objective) -> None:
    """Completes an objective: its effects, those of the mission, the boss, victory (FZ-OBJ-09, FZ-OBJ-11). Its round is
    recorded after the effects, because they may ask the players something."""
    table.tell(Text("objective-complete", objective=objective.id))
    await _do(table, state, objective.on_complete)
    await _happen(table, state, objective.id, None)
    state.completed_in[objective.id] = state.round
    if boss_is_due(state):
        await enter_boss(table, state)
    check_victory(state)


async def _happen(table: Table, state: State, name: str, tokens: int | None) -> None:
    """Carries out the mission's effects at this number of tokens (None: the objective is complete), once each."""
    for number, happening in enumerate(mission_of(state).special):
        if (happening.objective, happening.tokens) == (name, tokens) and number not in state.specials_done:
            state.specials_done.append(number)
            await _do(table, state, happening.do)


async def _do(table: Table, state: State, deeds: tuple[Deed, ...]) -> None:
    """Carries out effects of an objective or mission, whose choices all players make (FZ-EFFECT-02)."""
    await carry_out(table, state, deeds, Context())


# ---------------------------------------------------------------- ways


async def killed(table: Table, state: State, kill: Kill) -> None:
    """Puts a token on each objective that a hero's kill fits (FZ-OBJ-13)."""
    kind = content().creatures[kill.creature.kind].creature_class
    for objective in _open(state):
        if any(isinstance(way, KillWay) and _fits(way, kill, kind) for way in objective.ways):
            await _put_limited(table, state, objective)


def most_excess(state: State, creature: Creature, attack: AttackType) -> int | None:
    """Returns the most excess with which a kill of this creature still fits what an open objective asks for; None where
    none asks for a kill with little (FZ-ATTACK-39)."""
    kind = content().creatures[creature.kind].creature_class
    ways = (way for objective in _open(state) for way in objective.ways if isinstance(way, KillWay))
    precise = [
        way.excess_max
        for way in ways
        if way.excess_max is not None and _fits(way, Kill(creature, attack, way.excess_max), kind)
    ]
    return max(precise, default=None)


def _fits(way: KillWay, kill: Kill, kind: str) -> bool:
    """True if a kill is one that the objective asks for (FZ-ATTACK-39)."""
    if way.creature not in ("any", kind) or way.type not in (None, kill.type):
        return False
    if kill.excess is None:
        return not way.rolled and way.excess_max is None
    return way.excess_max is None or kill.excess <= way.excess_max


async def token_resolved(table: Table, state: State, token: str) -> None:
    """Puts tokens for a resolved board token (FZ-OBJ-13)."""
    for objective in _open(state):
        if any(isinstance(way, TokenWay) and way.token == token for way in objective.ways):
            await _put_limited(table, state, objective)


async def boss_down(table: Table, state: State) -> None:
    """Puts tokens for the defeated boss (FZ-BOSS-10)."""
    for objective in _open(state):
        if any(isinstance(way, BossWay) for way in objective.ways):
            await put_token(table, state, objective.id)


async def places_held(table: Table, state: State) -> None:
    """Puts a token for each objective whose place is held at the end of the hero phase (FZ-OBJ-13)."""
    location_of = mission_of(state).location_of
    for objective in _open(state):
        ways = (way for way in objective.ways if isinstance(way, HoldWay))
        if any(location_of(way.at) in secured(state) and _counts(state, objective, way) for way in ways):
            await _put_limited(table, state, objective)


def _counts(state: State, objective: Objective, way: HoldWay) -> bool:
    return state.objectives[objective.id] >= way.after


def _open(state: State) -> Iterator[Objective]:
    """Yields the objectives that are not complete, each looked at when its turn comes."""
    return (each for each in mission_of(state).objectives if each.id not in state.completed)


# ---------------------------------------------------------------- the end


def boss_is_due(state: State) -> bool:
    """True if all objectives but the boss's own are complete (FZ-BOSS-13)."""
    others = (each for each in mission_of(state).objectives if not any(isinstance(way, BossWay) for way in each.ways))
    return state.boss == "waiting" and all(each.id in state.completed for each in others)


def boss_immune(state: State) -> bool:
    """True if attacks cannot target the boss yet (FZ-BOSS-17)."""
    boss = mission_of(state).boss
    return boss is not None and boss.immune_until is not None and boss.immune_until not in state.completed


def check_victory(state: State) -> None:
    """Wins the mission once all objectives are complete, and every hero is on the exit if there is one (FZ-WIN-01 to
    FZ-WIN-05)."""
    mission = mission_of(state)
    if all(each.id in state.completed for each in mission.objectives):
        if mission.exit is None:
            win(state, "objectives")
        if all(hero.location == mission.exit for hero in state.heroes):
            win(state, "exit")


def check_clock(state: State) -> None:
    """Loses the mission at the end of a round if its time is over (FZ-WIN-09)."""
    left = rounds_left(state)
    if left is not None and left <= 0:
        lose(state, "clock")


def rounds_left(state: State) -> int | None:
    """Returns the rounds left after this one; None while no clock runs (FZ-WIN-09)."""
    clock = mission_of(state).clock
    if clock is None or clock.after not in state.completed_in:
        return None
    return state.completed_in[clock.after] + clock.rounds - state.round
