"""The Enemy Phase: every Enemy once, then the reinforcements of the Agents (MD-EPH, MD-AGENT)."""

from __future__ import annotations

from engine.games.massive_darkness.asking.table_choices import choose_enemy, choose_token_zone
from engine.games.massive_darkness.board.zones import board, tile_zones
from engine.games.massive_darkness.enemies.activation import activate_enemy, choose_next
from engine.games.massive_darkness.enemies.spawn import spawn_guard
from engine.games.massive_darkness.heroes.levels import check_level
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.outcome import check_end
from engine.games.massive_darkness.model.state import Enemy, State
from engine.table import Table, Text


async def begin_enemy_phase(table: Table, state: State) -> None:
    """Records the Enemies to activate: those on the board now (MD-EPH-01, MD-EPH-23)."""
    rules = rules_of(state)
    state.arrows = []
    await rules.enemy_phase_starts(table, state)
    state.waiting = [enemy.number for enemy in state.enemies if not rules.is_dormant(state, enemy)]


async def activate_next_enemy(table: Table, state: State) -> None:
    """Activates one of the waiting Enemies, as the players choose (MD-EPH-01)."""
    waiting = [enemy for enemy in state.enemies if enemy.number in state.waiting]
    state.waiting = [enemy.number for enemy in waiting]
    if waiting:
        enemy = await choose_next(table, state, waiting)
        state.waiting.remove(enemy.number)
        await activate_enemy(table, state, enemy)
        await check_end(table, state)


async def reinforcements(table: Table, state: State) -> None:
    """Calls a Guard of its own Level for each Agent now on the board, Stunned or not; then the Phase ends (MD-AGENT-02,
    MD-AGENT-03, MD-AGENT-05, MD-EPH-22, MD-Q-19)."""
    agents = [enemy for enemy in state.enemies if content().enemy(enemy.card).kind == "agent"]
    waiting = [] if rules_of(state).no_reinforcements else agents
    while waiting := [agent for agent in waiting if agent in state.enemies and _tokens(state, agent)]:
        agent = await choose_enemy(table, state, "enemies.agent", waiting)
        waiting.remove(agent)
        await _reinforce(table, state, agent)
    await check_level(table, state)
    await check_end(table, state)


async def _reinforce(table: Table, state: State, agent: Enemy) -> None:
    table.tell(Text("enemies-reinforces", enemy=agent.card, zone=agent.zone))
    zone = await choose_token_zone(table, state, _tokens(state, agent))
    await spawn_guard(table, state, zone, content().enemy(agent.card).level)


def _tokens(state: State, agent: Enemy) -> list[str]:
    """Returns the Zones with a Level token on an Agent's tile; without one it calls no Enemies (MD-Q-18)."""
    tile = tile_zones(state, board(state).zones[agent.zone].tile)
    return list(dict.fromkeys(token.zone for token in state.level_tokens if token.zone in tile))
