"""A Mission as defined by its file, in the language of `missions.vocabulary`. More complex Missions are subclasses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.massive_darkness.board.decks import draw_artifact
from engine.games.massive_darkness.board.zones import board, chamber, door_id
from engine.games.massive_darkness.enemies.spawn import spawn_guard
from engine.games.massive_darkness.heroes.damage import all_gain_xp, gain_xp
from engine.games.massive_darkness.heroes.inventory import receive
from engine.games.massive_darkness.missions.placing import place
from engine.games.massive_darkness.model.content import content, name_of_kind
from engine.games.massive_darkness.model.hooks import Mission
from engine.games.massive_darkness.model.mission import MissionMap
from engine.games.massive_darkness.model.state import Enemy, Hero, Objective, State
from engine.games.massive_darkness.model.vocabulary import Goal, PickUp, PlacedEnemy
from engine.table import Seat, Table, Text

MOST_COUNTED = 100  # maximum of anything that a Mission counts


class Written(Mission):
    """The rules from a Mission's file."""

    # ------------------------------------------------------------ log and standing

    def objectives(self, state: State) -> Sequence[Text]:
        """Returns each objective, open or met."""
        return [
            Text("objective-met" if self.is_met(state, goal) else "objective-open", n=n, goal=self._goal(state, goal))
            for n, goal in enumerate(_mission_file(state).rules.goals, 1)
        ]

    def goals(self, state: State) -> Sequence[Text]:
        """Returns the text of each objective."""
        return [self._goal(state, goal) for goal in _mission_file(state).rules.goals]

    def open_goals(self, state: State) -> Sequence[Text]:
        """Returns the texts of objectives that are not met yet."""
        return [self._goal(state, goal) for goal in _mission_file(state).rules.goals if not self.is_met(state, goal)]

    def _goal(self, state: State, goal: Goal) -> Text:
        key = f"goal-{state.mission}-{_dashed(goal.name)}"
        return Text(key, done=self.done(state, goal), number=goal.needed, **self.figures(state))

    def notes(self, state: State) -> Sequence[Text]:
        """Returns the sentences that the file names."""
        return [self.note(state, name) for name in _mission_file(state).rules.notes]

    def note(self, state: State, name: str) -> Text:
        """One of these sentences."""
        return Text(f"note-{state.mission}-{_dashed(name)}", **self.figures(state))

    def figures(self, state: State) -> dict[str, object]:
        """Returns the numbers in the notes."""
        return {}

    # ------------------------------------------------------------ the end

    def is_won(self, state: State) -> bool:
        """True if all objectives are met (MD-END-03)."""
        for goal in _mission_file(state).rules.goals:  # noqa: SIM110 - a generator takes longer, and every Action asks this
            if not self.is_met(state, goal):
                return False
        return True

    def is_met(self, state: State, goal: Goal) -> bool:
        """True if the Heroes have done what an objective asks (MD-Q-33)."""
        if goal.open:
            return state.doors[door_id(*goal.open)] == "open"
        if goal.escape:
            return all(not hero.dead and hero.zone == board(state).exit for hero in state.heroes)
        return self.done(state, goal) >= goal.needed

    def done(self, state: State, goal: Goal) -> int:
        """Returns the number collected or killed."""
        if goal.collect:
            return state.progress.get(goal.collect, 0)
        return sum([state.progress.get(_killed(role), 0) for role in goal.kill])

    def counters(self, state: State) -> Mapping[str, range]:
        """Returns the file's counters: tokens, dead or arrived Enemies, guarded special Rooms."""
        mission = _mission_file(state)
        counted = [each.counts for each in mission.rules.pick_up.values() if each.counts]
        killed = [_killed(role) for role in (*(each.role for each in mission.enemies), *self.roles)]
        once = [f"came_{each.role}" for each in mission.enemies]
        once += [f"guarded_{room.zone}" for room in mission.rules.special_rooms]
        return dict.fromkeys((*counted, *killed), range(MOST_COUNTED)) | dict.fromkeys(once, range(1, 2))

    # ------------------------------------------------------------ what happens

    async def setup(self, table: Table, state: State) -> None:
        """Places the Enemies of the map."""
        for placed in _mission_file(state).enemies:
            if not placed.later and not placed.enters:
                await place(table, state, placed)

    async def hero_moved(self, table: Table, state: State, hero: Hero) -> None:
        """Places Enemies that come when a Hero first enters one of their Zones."""
        for placed in _mission_file(state).enemies:
            came = f"came_{placed.role}"
            if hero.zone in placed.enters and came not in state.progress:
                state.progress[came] = 1
                await place(table, state, placed)

    async def enemy_died(self, table: Table, state: State, enemy: Enemy, by: Hero | None) -> None:
        """Counts the Enemies that the Mission names."""
        if enemy.role:
            self.count(table, state, _killed(enemy.role))

    async def door_opened(self, table: Table, state: State, door: str, hero: Hero | None) -> None:
        """Places a Guard in each special Room that is now open."""
        for room in _mission_file(state).rules.special_rooms:
            guarded = f"guarded_{room.zone}"
            if room.zone in state.revealed and guarded not in state.progress:
                state.progress[guarded] = 1
                await spawn_guard(table, state, room.zone)

    def draws_door_card(self, state: State, zone: str) -> bool:
        """False if the file says so."""
        mission = _mission_file(state)
        special = {room.zone for room in mission.rules.special_rooms if room.instead_of_door_card}
        return not set(chamber(state, zone)) & {*special, *mission.no_door_card}

    def is_dormant(self, state: State, enemy: Enemy) -> bool:
        """True until its Chamber is opened, or the Pillars of its tile have fallen."""
        placed = self.placed(state, enemy)
        if placed is None or placed.asleep_until is None:
            return False
        if placed.asleep_until == "chamber_opened":
            return placed.zone not in state.revealed
        zones = board(state).zones
        return any(each.standing and zones[each.zone].tile == zones[placed.zone].tile for each in state.pillars)

    def placed(self, state: State, enemy: Enemy) -> PlacedEnemy | None:
        """Returns the file's entry for an Enemy, if any."""
        return next((each for each in _mission_file(state).enemies if enemy.role and each.role == enemy.role), None)

    # ------------------------------------------------------------ tokens

    def can_pick_up(self, state: State, hero: Hero, objective: Objective) -> bool:
        """True for tokens with an effect in the file, and for face-down ones; others are places (MD-PICK-10)."""
        mission = _mission_file(state)
        return objective.kind in mission.rules.pick_up or (objective.kind == "hidden" and mission.face_down is not None)

    async def picked_up(self, table: Table, state: State, hero: Hero, objective: Objective) -> None:
        """Applies the file's rule for such a token."""
        gives = next(rule for kind, rule in _mission_file(state).rules.pick_up.items() if kind == objective.kind)
        found = Text(f"objective-{name_of_kind(state, objective.kind)}")
        table.tell(Text("mission-token", hero=Seat(hero.seat), what=found))
        if gives.counts:
            self.count(table, state, gives.counts)
        if gives.carry:
            hero.goods += [gives.carry] * gives.number
        await _reward(table, state, hero, gives)

    def count(self, table: Table, state: State, counter: str) -> None:
        """Increases a counter. Special Doors that wait for it become closed Doors, which can be opened."""
        state.progress[counter] = state.progress.get(counter, 0) + 1
        for each in _mission_file(state).rules.unlock:
            door = door_id(*each.door)
            if state.doors[door] == "special" and state.progress.get(each.counter, 0) >= each.number:
                state.doors[door] = "closed"
                table.tell(Text("mission-unlocked", door=door))


async def _reward(table: Table, state: State, hero: Hero, gives: PickUp) -> None:
    if gives.to_all:
        all_gain_xp(table, state, gives.xp)
    else:
        gain_xp(table, state, hero, gives.xp)
    if gives.artifact_card:
        await give_artifact(table, state, hero)


async def give_artifact(table: Table, state: State, hero: Hero) -> str | None:
    """Gives a Hero a random Artifact card; None if the deck is empty (MD-DECK-08)."""
    card = await draw_artifact(table, state)
    if card:
        await receive(table, state, hero, [card])
    return card


def _mission_file(state: State) -> MissionMap:
    return content().missions[state.mission]


def _killed(role: str) -> str:
    return f"killed_{role}"


def _dashed(name: str) -> str:
    return name.replace("_", "-")
