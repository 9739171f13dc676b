"""The rules of all missions, read from their files. Importing this module registers them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.fireteam_zero.cards.carrying_out import Context, declare
from engine.games.fireteam_zero.missions import objectives, tasks
from engine.games.fireteam_zero.model.hooks import Kill, Mission, Thing, mission
from engine.games.fireteam_zero.model.notation import PutIntel
from engine.games.fireteam_zero.model.pieces import AttackType
from engine.games.fireteam_zero.model.state import Creature, Hero, State
from engine.table import Table


class Written(Mission):
    """A mission as its file says it."""

    def things(self, state: State) -> Sequence[Thing]:
        """Returns the attackable things of discoveries and board tokens."""
        return tasks.things(state)

    async def destroyed(self, table: Table, state: State, thing: Thing) -> None:
        """Its task is done, or the token resolved."""
        await tasks.destroyed(table, state, thing)

    async def killed(self, table: Table, state: State, kill: Kill) -> None:
        """Objectives that count kills."""
        await objectives.killed(table, state, kill)

    def most_excess(self, state: State, creature: Creature, attack: AttackType) -> int | None:
        """Returns the excess that its objectives ask for."""
        return objectives.most_excess(state, creature, attack)

    async def left(self, table: Table, state: State, creature: Creature) -> None:
        """Guard tasks."""
        await tasks.left(table, state, creature)

    async def boss_down(self, table: Table, state: State) -> None:
        """Objectives that ask for it."""
        await objectives.boss_down(table, state)

    def boss_immune(self, state: State) -> bool:
        """True if the file makes the boss immune."""
        return objectives.boss_immune(state)

    async def moved(self, table: Table, state: State, hero: Hero) -> None:
        """Items that arrive, and the exit."""
        await tasks.moved(table, state, hero)

    async def knocked_out(self, table: Table, state: State, hero: Hero) -> None:
        """Drops the items that the hero carries."""
        tasks.drop(table, state, hero)


async def put_intel(table: Table, state: State, effect: PutIntel, context: Context) -> None:
    """Tokens on an objective, by an effect of the mission."""
    await objectives.put_token(table, state, effect.objective, effect.n)


declare(PutIntel, put_intel)
mission.acting = Written()
