"""The moments at which a Mission may change the rules. A Mission is a subclass that overrides what it changes.

This stands below the rules: they ask for the Mission by `rules_of`, and `registered` says which Missions there are.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Enemy, Hero, Objective, State
from engine.games.massive_darkness.model.vocabulary import Goal
from engine.table import Option, Table, Text


class Mission:
    """A Mission with no special rule. Each method is called by the rule that it may change."""

    no_events = False
    no_reinforcements = False
    level_rises_by_tiles = True
    roles: Collection[str] = ()
    """The Mission's names of Enemies that its file does not place."""
    counted_from_the_start: Collection[str] = ()
    """The counters of `progress` that stand from the set-up on."""

    def objectives(self, state: State) -> Sequence[Text]:
        """Each objective in words, whether it is met, and with how far the Heroes have come."""
        return ()

    def goals(self, state: State) -> Sequence[Text]:
        """Returns the text of each objective."""
        return ()

    def open_goals(self, state: State) -> Sequence[Text]:
        """Returns the texts of objectives that are not met yet."""
        return ()

    def perils(self, state: State) -> Sequence[Text]:
        """How else than by deaths the Mission is lost."""
        return ()

    def notes(self, state: State) -> Sequence[Text]:
        """The special rules in words, with what they count."""
        return ()

    def counters(self, state: State) -> Mapping[str, range]:
        """The counters that `progress` may hold, and what they may be."""
        return {}

    async def setup(self, table: Table, state: State) -> None:
        """Sets up what the general set-up does not (MD-SETUP-26): Enemies of the map, shuffled tokens."""

    async def round_starts(self, table: Table, state: State) -> None:
        """At the start of the Round, after resurrection (MD-ROUND-02, MD-Q-08)."""

    async def enemy_phase_starts(self, table: Table, state: State) -> None:
        """Before the first Enemy is activated."""

    async def round_ends(self, table: Table, state: State) -> None:
        """In the End Phase, before the First Player token passes."""

    async def first_player_passed(self, table: Table, state: State) -> None:
        """The First Player token was passed (MD-Q-84)."""

    async def hero_moved(self, table: Table, state: State, hero: Hero) -> None:
        """A Hero has entered its Zone."""

    async def hero_died(self, table: Table, state: State, hero: Hero) -> None:
        """A Hero's Life is 0."""

    async def enemy_died(self, table: Table, state: State, enemy: Enemy, by: Hero | None) -> None:
        """An Enemy left the board; `by` struck the fatal blow."""

    async def door_opened(self, table: Table, state: State, door: str, hero: Hero | None) -> None:
        """A Door was opened, and its Door card resolved."""

    async def pillar_destroyed(self, table: Table, state: State) -> None:
        """A Pillar's Life is 0."""

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
        """A Hero took an Objective token, which is off the board."""

    def actions(self, state: State, hero: Hero) -> Sequence[Option]:
        """Further Actions that the active Hero may take (MD-ACT-18); ids begin with `mission:`."""
        return ()

    async def act(self, table: Table, state: State, hero: Hero, chosen: str) -> None:
        """Carries out one of `actions`, its cost included."""

    def can_be_attacked(self, state: State, enemy: Enemy) -> bool:
        """True if Heroes may attack, damage or target this Enemy."""
        return True

    def is_dormant(self, state: State, enemy: Enemy) -> bool:
        """True if this Enemy is not activated at all."""
        return False

    async def activates_instead(self, table: Table, state: State, enemy: Enemy, counterattacked: Hero | None) -> bool:
        """Activates an Enemy in the Mission's own way; whether it did so."""
        return False

    def holds(self, state: State, enemy: Enemy) -> bool:
        """True if something beside Heroes keeps this Enemy in its Zone."""
        return False

    def walks_to(self, state: State, enemy: Enemy) -> str | None:
        """The Zone that Enemies move toward in the Enemy Phase, where the Mission fixes it (MD-M09-17)."""
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
        """True if the Mission is lost by a condition of its own (MD-END-06), or cannot be won any more (MD-END-04)."""
        return False


WRITTEN = "written"
"""The Mission that knows nothing but its file."""
_registered: dict[str, Mission] = {}


def register(missions: Mapping[str, Mission]) -> None:
    """Makes known the rules of Missions, by the name that stands as `python` in their files."""
    _registered.update(missions)
    _rules.cache_clear()


def rules_of(state: State) -> Mission:
    """The rules of the running Mission: those that its file names, else those that know nothing but the file.

    Raises KeyError where they are not registered.
    """
    return _rules(state.mission)


@cache
def _rules(mission: str) -> Mission:
    """Looked up once: several rules ask for it in every decision."""
    return _registered[content().missions[mission].rules.python or WRITTEN]
