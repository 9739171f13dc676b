"""M05 The Immortal's Downfall: an Enemy that cannot be killed must be lured onto a bridge (MD-M05)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from engine.games.massive_darkness.actions.movement import has_points, spend_point
from engine.games.massive_darkness.asking.table_choices import choose_zone
from engine.games.massive_darkness.board.zones import board, distances, first_steps, nearest, neighbours, sight
from engine.games.massive_darkness.enemies.activation import tell_moves
from engine.games.massive_darkness.enemies.targets import choose_way
from engine.games.massive_darkness.heroes.damage import hurt_hero, kill_enemy
from engine.games.massive_darkness.missions.written import Written
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.outcome import lose
from engine.games.massive_darkness.model.state import Enemy, Hero, Objective, Pillar, State
from engine.games.massive_darkness.model.tactics import Tactics
from engine.games.massive_darkness.model.vocabulary import Goal
from engine.table import Option, Seat, Table, Text

IMMORTAL, SENTRIES = "immortal", "sentries"
FIREWORK = "mission:firework"
Halt = Literal["heroes", "firework"]
ZONES_PER_ACTIVATION = 2  # moves of the Immortal


class ImmortalsDownfallTactics(Tactics):
    """Lures the Immortal onto the bridge before the last Pillar falls, and keeps out of its way."""

    def heads_for(self, view: State, hero: Hero) -> Sequence[str]:
        """Returns the Pillars once the Immortal is on the bridge; before that, the Fireworks, and then a place near the
        bridge to wait with one."""
        if _is_lured(view):
            return [each.zone for each in view.pillars if each.standing]
        if _is_laid(view):
            return _on_this_side(view)
        if not any("firework" in each.goods for each in view.living):
            return nearest(view, hero.zone, [each.zone for each in view.objectives if each.kind == "artifact"])
        return (_traps(view) or _on_this_side(view)) if "firework" in hero.goods else _on_this_side(view)

    def doomed(self, view: State) -> Collection[str]:
        """Returns the Zones that the Immortal may enter in its next Activation. As long as someone can still lay a
        Firework on the bridge, it is expected to stop there."""
        immortal = _immortal(view)
        if immortal is None:
            return ()
        if _is_lured(view):
            return content().missions[view.mission].bridge
        fireworks = _fireworks_in_sight(view, immortal)
        if not fireworks and _can_still_lay(view):
            return [immortal.zone]
        return _path(view, immortal, fireworks)

    def spares(self, view: State, pillar: Pillar) -> bool:
        """True for the last one, as long as the Immortal is not on the bridge."""
        return sum(each.standing for each in view.pillars) == 1 and not _is_lured(view)

    def should_act(self, view: State, hero: Hero, chosen: str) -> bool:
        """True for a Firework that would draw the Immortal onto the bridge, if there is none there yet."""
        return hero.zone in _traps(view) and not _is_laid(view)


def _immortal(view: State) -> Enemy | None:
    return next((enemy for enemy in view.enemies if enemy.role == IMMORTAL), None)


def _is_lured(view: State) -> bool:
    """True if the Immortal is on the bridge."""
    immortal = _immortal(view)
    return immortal is not None and immortal.zone in content().missions[view.mission].bridge


def _is_laid(view: State) -> bool:
    return any(each.kind == "firework" for each in view.objectives)


def _can_still_lay(view: State) -> bool:
    """True if a Hero with a Firework has Actions left in this Round, and the Immortal can be lured onto the bridge."""
    acting = {*view.waiting, view.active} if view.phase == "heroes" else set()
    return bool(_traps(view)) and any("firework" in hero.goods and hero.seat in acting for hero in view.living)


def _path(view: State, immortal: Enemy, fireworks: Sequence[str]) -> Collection[str]:
    """Returns the Zones on its shortest paths to a Firework that it sees, else to the Start Zone."""
    there = {immortal.zone}
    passed = {*there}
    for _ in range(ZONES_PER_ACTIVATION):
        goals = fireworks or [board(view).start]
        there = {step for zone in there for goal in goals for step in first_steps(view, zone, goal)}
        passed |= there
    return passed


def _traps(view: State) -> Sequence[str]:
    """Returns the Zones of the bridge that the Immortal sees and reaches in its next Activation."""
    immortal = _immortal(view)
    if immortal is None:
        return ()
    seen, away = sight(view, immortal.zone), distances(view, immortal.zone)
    return [
        zone for zone in content().missions[view.mission].bridge if zone in seen and away[zone] <= ZONES_PER_ACTIVATION
    ]


def _on_this_side(view: State) -> Sequence[str]:
    """Returns the Zones beside the bridge that are nearer to the Start Zone."""
    away, bridge = distances(view, board(view).start), content().missions[view.mission].bridge
    beside = [(zone, there) for zone in bridge if zone in away for there in neighbours(view, zone)]
    return [there for zone, there in beside if away.get(there, len(away)) < away[zone]]


class ImmortalsDownfall(Written):
    """Fireworks, the Immortal, and the bridges."""

    tactics = ImmortalsDownfallTactics()

    def perils(self, state: State) -> Sequence[Text]:
        """Names the fall of the bridges without the Immortal, and its escape."""
        return [self.note(state, "bridges"), self.note(state, "flight")]

    # ------------------------------------------------------------ Fireworks

    def actions(self, state: State, hero: Hero) -> Sequence[Option]:
        """Offers to lay a Firework for a Movement Point (MD-M05-08)."""
        if "firework" not in hero.goods or not has_points(state):
            return ()
        return [Option(FIREWORK, Text("mission-firework"), detail=Text("mission-costs-point"), places=(hero.zone,))]

    async def act(self, table: Table, state: State, hero: Hero, chosen: str) -> None:
        """Lays a Firework in the Hero's Zone."""
        await spend_point(table, state, hero)
        hero.goods.remove("firework")
        state.objectives.append(Objective("firework", hero.zone))
        table.tell(Text("mission-lays-firework", hero=Seat(hero.seat), zone=hero.zone))

    async def round_ends(self, table: Table, state: State) -> None:
        """Removes all Fireworks from the board (MD-M05-09)."""
        state.objectives = [each for each in state.objectives if each.kind != "firework"]

    # ------------------------------------------------------------ Enemies

    def can_be_attacked(self, state: State, enemy: Enemy) -> bool:
        """False for the Immortal (MD-M05-10)."""
        return enemy.role != IMMORTAL

    def holds(self, state: State, enemy: Enemy) -> bool:
        """True for the archers of the library (MD-M05-05)."""
        return enemy.role == SENTRIES

    async def activates_instead(self, table: Table, state: State, enemy: Enemy, counterattacked: Hero | None) -> bool:
        """Moves the Immortal, which kills. After each Firework that it has destroyed, it goes for the next one in sight
        (MD-M05-12 to MD-M05-16, MD-Q-63)."""
        if enemy.role != IMMORTAL:
            return False
        while await _walk(table, state, enemy) == "firework" and _fireworks_in_sight(state, enemy):
            pass
        return True

    # ------------------------------------------------------------ the bridges

    async def pillar_destroyed(self, table: Table, state: State) -> None:
        """Destroys the bridges and everyone on them with the last Pillar. If the Immortal is not there, the Mission is
        lost (MD-M05-18, MD-M05-19)."""
        if any(pillar.standing for pillar in state.pillars):
            return
        bridge = content().missions[state.mission].bridge
        table.tell(Text("mission-bridges-fall"))
        for enemy in [each for each in state.enemies if each.zone in bridge]:
            await kill_enemy(table, state, enemy)
        for hero in [each for each in state.living if each.zone in bridge]:
            await hurt_hero(table, state, hero, hero.life)
        state.removed_zones += bridge
        if any(enemy.role == IMMORTAL for enemy in state.enemies):
            lose(table, state, "end-immortal-stays")

    def is_met(self, state: State, goal: Goal) -> bool:
        """True if the Immortal is on the bridge or fell with it; and for the Pillars, if they are destroyed."""
        if goal.name == "pillars":
            return not any(pillar.standing for pillar in state.pillars)
        bridge = content().missions[state.mission].bridge
        fallen = f"killed_{IMMORTAL}" in state.progress
        return fallen or any(enemy.zone in bridge for enemy in state.enemies if enemy.role == IMMORTAL)


async def _walk(table: Table, state: State, immortal: Enemy) -> Halt | None:
    """Moves up to two Zones, each toward a newly chosen destination. Returns what ended it early."""
    halt = await _stops_at(table, state, immortal)
    for _ in range(ZONES_PER_ACTIVATION):
        zone = None if halt else await _next_zone(table, state, immortal)
        if zone is None:
            break
        start, immortal.zone = immortal.zone, zone
        tell_moves(table, state, immortal, [start, zone])
        if zone == board(state).start:
            lose(table, state, "end-immortal-arrives")
        halt = await _stops_at(table, state, immortal)
    return halt


async def _stops_at(table: Table, state: State, immortal: Enemy) -> Halt | None:
    """Kills the Heroes in its Zone, which ends its Activation; else kills other Enemies, and destroys Fireworks, which
    also ends it (MD-M05-14 to MD-M05-16)."""
    heroes = state.heroes_in(immortal.zone)
    for hero in heroes:
        await hurt_hero(table, state, hero, hero.life)
    if heroes:
        return "heroes"
    for enemy in state.enemies_in(immortal.zone):
        if enemy is not immortal:
            await kill_enemy(table, state, enemy)
    left = [each for each in state.objectives if each.kind != "firework" or each.zone != immortal.zone]
    if len(left) == len(state.objectives):
        return None
    state.objectives = left
    table.tell(Text("mission-firework-destroyed", zone=immortal.zone))
    return "firework"


async def _next_zone(table: Table, state: State, immortal: Enemy) -> str | None:
    """Returns the next Zone on a shortest path to a Firework in sight, else to the Start Zone. The players choose among
    several Fireworks, by default one on the bridge, else the farthest from the Start Zone (MD-M05-12, MD-M05-13)."""
    start, bridge = board(state).start, content().missions[state.mission].bridge
    away = distances(state, start)
    fireworks = _fireworks_in_sight(state, immortal)
    goal = start
    if fireworks:
        default = max(fireworks, key=lambda zone: (zone in bridge, away.get(zone, 0)))
        goal = await choose_zone(table, state, "mission.firework", fireworks, default)
    return await choose_way(table, state, first_steps(state, immortal.zone, goal))


def _fireworks_in_sight(state: State, immortal: Enemy) -> Sequence[str]:
    """Returns the Zones with Fireworks that it sees."""
    seen = sight(state, immortal.zone)
    return list(dict.fromkeys(each.zone for each in state.objectives if each.kind == "firework" and each.zone in seen))
