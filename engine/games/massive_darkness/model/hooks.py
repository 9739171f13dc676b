"""The moments at which a Mission may change the rules. A Mission is a subclass that overrides what it changes.

This module is below the rules in the layers: they get the Mission by `rules_of`, and `registered` lists all Missions.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Enemy, Hero, Objective, State
from engine.games.massive_darkness.model.tactics import Tactics
from engine.games.massive_darkness.model.vocabulary import Goal
from engine.table import Option, Table, Text


class Mission:
    """A Mission without special rules. Each method is called by the rule that it may change."""

    no_events = False
    no_reinforcements = False
    level_rises_by_tiles = True
    roles: Collection[str] = ()
    """The Mission's names of Enemies that its file does not place."""
    counted_from_the_start: Collection[str] = ()
    """The counters of `progress` that exist from the set-up on."""
    tactics = Tactics()
    """The goals that autopilot works towards."""

    def objectives(self, state: State) -> Sequence[Text]:
        """Returns the text of each objective, whether it is met, and the progress."""
        return ()

    def goals(self, state: State) -> Sequence[Text]:
        """Returns the text of each objective."""
        return ()

    def open_goals(self, state: State) -> Sequence[Text]:
        """Returns the texts of objectives that are not met yet."""
        return ()

    def perils(self, state: State) -> Sequence[Text]:
        """Returns the ways to lose the Mission other than deaths."""
        return ()

    def notes(self, state: State) -> Sequence[Text]:
        """Returns the special rules with their counters."""
        return ()

    def counters(self, state: State) -> Mapping[str, range]:
        """Returns the counters that `progress` may hold, and their ranges."""
        return {}

    async def setup(self, table: Table, state: State) -> None:
        """Sets up what the general set-up does not (MD-SETUP-26): Enemies of the map, shuffled tokens."""

    async def round_starts(self, table: Table, state: State) -> None:
        """Called at the start of the Round, after resurrection (MD-ROUND-02, MD-Q-08)."""

    async def enemy_phase_starts(self, table: Table, state: State) -> None:
        """Called before the first Enemy is activated."""

    async def round_ends(self, table: Table, state: State) -> None:
        """Called in the End Phase, before the First Player token passes."""

    async def first_player_passed(self, table: Table, state: State) -> None:
        """Called after the First Player token was passed (MD-Q-84)."""

    async def hero_moved(self, table: Table, state: State, hero: Hero) -> None:
        """Called after a Hero has entered its Zone."""

    async def hero_died(self, table: Table, state: State, hero: Hero) -> None:
        """Called when a Hero's Life is 0."""

    async def enemy_died(self, table: Table, state: State, enemy: Enemy, by: Hero | None) -> None:
        """Called after an Enemy left the board; `by` struck the fatal blow."""

    async def door_opened(self, table: Table, state: State, door: str, hero: Hero | None) -> None:
        """Called after a Door was opened and its Door card resolved."""

    async def pillar_destroyed(self, table: Table, state: State) -> None:
        """Called when a Pillar's Life is 0."""

    def draws_door_card(self, state: State, zone: str) -> bool:
        """True if a Door card is drawn for the Chamber of this Zone."""
        return True

    def can_enter(self, state: State, start: str, zone: str) -> bool:
        """True if Heroes may step from one Zone into the next (MD-M10-05)."""
        return True

    def can_pick_up(self, state: State, hero: Hero, objective: Objective) -> bool:
        """True if Pick Up takes this token (MD-PICK-10, MD-Q-80)."""
        return False

    async def picked_up(self, table: Table, state: State, hero: Hero, objective: Objective) -> None:
        """Called after a Hero took an Objective token, which has left the board."""

    def actions(self, state: State, hero: Hero) -> Sequence[Option]:
        """Returns further Actions of the active Hero (MD-ACT-18); ids begin with `mission:`."""
        return ()

    async def act(self, table: Table, state: State, hero: Hero, chosen: str) -> None:
        """Carries out one of `actions`, including its cost."""

    def can_be_attacked(self, state: State, enemy: Enemy) -> bool:
        """True if Heroes may attack, damage or target this Enemy."""
        return True

    def is_dormant(self, state: State, enemy: Enemy) -> bool:
        """True if this Enemy is not activated at all."""
        return False

    async def activates_instead(self, table: Table, state: State, enemy: Enemy, counterattacked: Hero | None) -> bool:
        """Activates an Enemy by the Mission's own rules. Returns False if it has none for it."""
        return False

    def holds(self, state: State, enemy: Enemy) -> bool:
        """True if something other than Heroes keeps this Enemy in its Zone."""
        return False

    def walks_to(self, state: State, enemy: Enemy) -> str | None:
        """Returns the Zone that Enemies move toward in the Enemy Phase, if the Mission fixes it (MD-M09-17)."""
        return None

    def targets_pillars(self, state: State) -> bool:
        """True if Pillars count as Heroes with the most XP in the Enemy Phase (MD-M09-14)."""
        return False

    def is_elusive(self, state: State, enemy: Enemy) -> bool:
        """True if the Mission makes this Enemy Elusive."""
        return False

    def is_met(self, state: State, goal: Goal) -> bool:
        """True if the Heroes have done what an objective asks (MD-Q-33)."""
        return False

    def is_won(self, state: State) -> bool:
        """True if all objectives are met; checked after every Action, Activation and Phase (MD-Q-33)."""
        return False

    def is_lost(self, state: State) -> bool:
        """True if the Mission is lost by its own condition (MD-END-06), or cannot be won any more (MD-END-04)."""
        return False


WRITTEN = "written"
"""The name of Missions that need only their file."""
_registered: dict[str, Mission] = {}


def register(missions: Mapping[str, Mission]) -> None:
    """Registers the rules of Missions, by the name in `python` of their files."""
    _registered.update(missions)
    _rules.cache_clear()


def rules_of(state: State) -> Mission:
    """Returns the rules of the current Mission: those that its file names, else the default ones for files.

    Raises KeyError if they are not registered.
    """
    return _rules(state.mission)


@cache
def _rules(mission: str) -> Mission:
    """Cached, because several rules ask for it in every decision."""
    return _registered[content().missions[mission].rules.python or WRITTEN]
