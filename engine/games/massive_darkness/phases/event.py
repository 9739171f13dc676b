"""The Event Phase (MD-EVENT)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from engine.games.massive_darkness.actions.doors import add_treasure
from engine.games.massive_darkness.asking.table_choices import choose_token_zone, enemy_options
from engine.games.massive_darkness.board.decks import discard, draw
from engine.games.massive_darkness.board.zones import board, is_dark
from engine.games.massive_darkness.enemies.activation import activate_all
from engine.games.massive_darkness.enemies.spawn import spawn_guard, spawn_roaming
from engine.games.massive_darkness.heroes.damage import direct_damage, gain_xp, heal, stun
from engine.games.massive_darkness.heroes.levels import check_level
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects import Effect
from engine.games.massive_darkness.model.effects_abilities import Activate
from engine.games.massive_darkness.model.effects_deeds import (
    DirectDamage,
    Heal,
    Spawn,
    Stun,
    TokenPlace,
    TreasureToken,
    Xp,
)
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.outcome import check_end
from engine.games.massive_darkness.model.state import Enemy, Hero, State
from engine.table import Question, Seat, Table, Text

AWAY: Mapping[TokenPlace, int] = {"level_token": 0, "level_token_plus_1": 1, "level_token_minus_1": -1}


async def event_phase(table: Table, state: State) -> None:
    """Draws one Event card for the First Player, applies it from top to bottom and discards it (MD-EVENT-01,
    MD-EVENT-07); not in Missions without Events."""
    state.arrows = []
    card = None if rules_of(state).no_events else await draw(table, state.decks.events, "deck.events")
    if card is not None:
        table.tell(Text("event-drawn", hero=Seat(state.first_player), card=card))
        for ability in content().events[card].abilities:
            for effect in ability.effect:
                await EFFECTS[type(effect)](table, state, effect)
        discard(state, card)
    await check_level(table, state)
    await check_end(table, state)


# ---------------------------------------------------------------- threats


async def _spawn(table: Table, state: State, effect: Spawn) -> None:
    """Spawns a Guard or Roaming Monster at a Level token (MD-EVENT-02 to MD-EVENT-04, MD-LEVEL-12, MD-LEVEL-13,
    MD-Q-54)."""
    zones = _token_zones(state, effect)
    if not zones:
        table.tell(Text("event-no-token"))
        return
    zone = await choose_token_zone(table, state, zones)
    if effect.value == "roaming":
        await spawn_roaming(table, state, zone)
    else:
        await spawn_guard(table, state, zone, event_level(state) if state.event_level_of_guards else None)


def _token_zones(state: State, effect: Spawn) -> Sequence[str]:
    """Returns the Zones with a Level token of the card's value, else of the Current Level; none for a rear patrol at
    Level 1 (MD-EVENT-04, MD-Q-31)."""
    level = event_level(state)
    wanted = level + AWAY[effect.at]
    if wanted < 1 and effect.fallback == "none":
        return ()
    return _with_token(state, wanted) or _with_token(state, level)


def _with_token(state: State, level: int) -> Sequence[str]:
    return list(dict.fromkeys(token.zone for token in state.level_tokens if token.level == level))


def event_level(state: State) -> int:
    """Returns the Current Level for Events: in Story Mode the highest Level on a tile with a Hero (MD-STORY-12)."""
    zones = board(state).zones
    tiles = {zones[hero.zone].tile for hero in state.living}
    occupied = [token.level for token in state.level_tokens if zones[token.zone].tile in tiles]
    return max(occupied, default=state.level) if state.story else state.level


async def _activate(table: Table, state: State, effect: Activate) -> None:
    """Activates every Roaming Monster that Events know; without any, applies the card's alternative (MD-ROAM-04)."""
    roaming = [
        enemy
        for enemy in state.enemies
        if content().enemy(enemy.card).kind == "roaming" and not enemy.hidden_from_events
    ]
    await activate_all(table, state, roaming)
    for otherwise in () if roaming else effect.otherwise:
        await EFFECTS[type(otherwise)](table, state, otherwise)


# ---------------------------------------------------------------- blessings


async def _treasure_token(table: Table, state: State, effect: TreasureToken) -> None:
    """Puts Treasure tokens into the Zone of the active Hero (MD-EVENT-06)."""
    hero = state.active_hero
    if not hero.dead:
        add_treasure(state, hero.zone, effect.value, 0)
        table.tell(Text("event-treasure", zone=hero.zone, count=effect.value))


async def _xp(table: Table, state: State, effect: Xp) -> None:
    for hero in _heroes_helped(state, effect):
        gain_xp(table, state, hero, effect.value)


async def _heal(table: Table, state: State, effect: Heal) -> None:
    for hero in _heroes_helped(state, effect):
        heal(table, state, hero, effect.healing(hero.max_life))


def _heroes_helped(state: State, effect: Xp | Heal) -> Sequence[Hero]:
    """Returns the Heroes that a Blessing helps (MD-EVENT-05)."""
    least = min((hero.experience for hero in state.living), default=None)
    helps: Mapping[str | None, Callable[[Hero], bool]] = {
        "least_xp_heroes": lambda hero: hero.experience == least,
        "each_hero_in_light": lambda hero: not is_dark(state, hero.zone),
        "each_hero_in_shadow": lambda hero: is_dark(state, hero.zone),
    }
    return [hero for hero in state.living if helps[effect.who](hero)]


async def _stun(table: Table, state: State, effect: Stun) -> None:
    enemy = await _choose_enemy(table, state, [enemy for enemy in state.enemies if not enemy.stunned])
    if enemy is not None:
        stun(table, enemy)


async def _direct_damage(table: Table, state: State, effect: DirectDamage) -> None:
    """Damages one Enemy in Shadow. A kill is credited to the active Hero (MD-Q-76)."""
    rules, hero = rules_of(state), state.active_hero
    enemies = [each for each in state.enemies if is_dark(state, each.zone) and rules.can_be_attacked(state, each)]
    enemy = await _choose_enemy(table, state, enemies)
    if enemy is not None:
        await direct_damage(table, state, enemy, effect.value, None if hero.dead else hero)


async def _choose_enemy(table: Table, state: State, enemies: Sequence[Enemy]) -> Enemy | None:
    """Asks the First Player, by default for the Enemy with the most Life (MD-EVENT-06)."""
    if not enemies:
        table.tell(Text("event-nobody"))
        return None
    default = max(enemies, key=lambda each: each.life + sum(each.minions))
    chosen: Enemy = await table.ask(
        state.first_player, Question("event.enemy", occasion="reaction", default=(default.id,)), enemy_options(enemies)
    )
    return chosen


EFFECTS: Mapping[type[Effect], Callable[[Table, State, Any], Awaitable[None]]] = {
    Spawn: _spawn,
    Activate: _activate,
    TreasureToken: _treasure_token,
    Xp: _xp,
    Heal: _heal,
    Stun: _stun,
    DirectDamage: _direct_damage,
}
"""The function of each effect of an Event card."""
