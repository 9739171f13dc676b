"""M02 Black Widow: the Giant Spider tries to escape (MD-M02)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.board.zones import board, first_steps
from engine.games.massive_darkness.enemies.activation import tell_moves, try_to_attack
from engine.games.massive_darkness.enemies.targets import choose_way
from engine.games.massive_darkness.missions.written import Written
from engine.games.massive_darkness.model.outcome import lose
from engine.games.massive_darkness.model.state import Enemy, Hero, State
from engine.table import Seat, Table, Text

SPIDER = "spider"


class BlackWidow(Written):
    """The Spider attacks, then walks on toward the Exit past everyone."""

    def perils(self, state: State) -> Sequence[Text]:
        """Names the escape of the Giant Spider."""
        return [self.note(state, "flight")]

    def is_elusive(self, state: State, enemy: Enemy) -> bool:
        """True for the Spider (MD-M02-06)."""
        return enemy.role == SPIDER

    async def activates_instead(self, table: Table, state: State, enemy: Enemy, counterattacked: Hero | None) -> bool:
        """Attacks anyone in Range, then moves one Zone; not in a Counterattack (MD-M02-07, MD-M02-08)."""
        if enemy.role != SPIDER:
            return False
        await try_to_attack(table, state, enemy, counterattacked)
        if counterattacked is None and enemy in state.enemies:
            await _walk(table, state, enemy)
        return True


async def _walk(table: Table, state: State, spider: Enemy) -> None:
    """Moves one Zone toward the Exit, with the dead and Stunned Heroes of its Zone. Beyond the Exit it has escaped
    (MD-M02-09, MD-M02-10, MD-Q-58)."""
    way_out, start = board(state).exit, spider.zone
    assert way_out is not None
    if start == way_out:
        lose(table, state, "end-spider-escapes")
    zone = await choose_way(table, state, first_steps(state, start, way_out))
    if zone is None:
        return
    caught = [hero for hero in state.heroes if hero.zone == start and (hero.dead or hero.stunned)]
    spider.zone = zone
    tell_moves(table, state, spider, [start, zone])
    for hero in caught:
        hero.zone = zone
        table.tell(Text("mission-spider-drags", hero=Seat(hero.seat), zone=zone))
