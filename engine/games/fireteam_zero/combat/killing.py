"""Damage to creatures: killed, wounded as a boss, or removed without a roll (FZ-ATTACK-15, FZ-BOSS)."""

from __future__ import annotations

from engine.games.fireteam_zero.board.figures import class_of, hero
from engine.games.fireteam_zero.board.numbers import has_rule, life, resistance
from engine.games.fireteam_zero.cards.piles import draw
from engine.games.fireteam_zero.combat.fights import came
from engine.games.fireteam_zero.creatures.entering import put_back, put_creature
from engine.games.fireteam_zero.creatures.steps import record
from engine.games.fireteam_zero.model.hooks import Kill, mission
from engine.games.fireteam_zero.model.state import Blow, Creature, HeroAttack, OfCreature, State, Step
from engine.games.fireteam_zero.reactions.windows import open_window
from engine.table import Table, Text

ALL = -1  # means "as much as there is"


async def leave_board(table: Table, state: State, creature: Creature) -> None:
    """Returns a creature to its origin, which alone is not a kill (FZ-ATTACK-18, FZ-EFFECT-08, FZ-TASK-10)."""
    put_back(state, creature)
    await mission().left(table, state, creature)


async def strike(table: Table, state: State, attack: HeroAttack, creature: Creature, damage: int) -> bool:
    """Deals an attack's damage to one creature, less its resistance; returns True if it is killed or wounded
    (FZ-ATTACK-14 to FZ-ATTACK-17, FZ-BOSS-02, FZ-BOSS-06).
    """
    left = damage - resisted(state, attack, creature)
    excess = left - life(state, creature)
    boss = class_of(creature) == "boss"
    if excess < 0 or (boss and not _can_be_wounded(state, creature)):
        table.tell(Text("creature-survives", creature=creature.kind, place=creature.location, damage=max(0, left)))
        came(state, Blow("survives", creature.kind, max(0, left)))
        return False
    if boss and creature.power > 1:
        _wound(table, creature)
        came(state, Blow("wounded", creature.kind, creature.power))
        return True
    await _kill(table, state, attack, creature, excess if attack.dice else None)
    return True


def resisted(state: State, attack: HeroAttack, creature: Creature) -> int:
    """Returns by how much its resistance reduces the damage (FZ-ATTACK-16, FZ-ATTACK-21)."""
    return 0 if attack.ignored == ALL else max(0, resistance(state, creature, attack.type) - attack.ignored)


def _can_be_wounded(state: State, boss: Creature) -> bool:
    """True unless no attack can target it, or it can be wounded only once a round (FZ-BOSS-17, FZ-BOSS-18)."""
    return not mission().boss_immune(state) and not (boss.wounded and has_rule(state, boss, "wound_once"))


def _wound(table: Table, boss: Creature) -> None:
    """Removes one power token, however large the damage (FZ-BOSS-02, FZ-BOSS-03)."""
    boss.power -= 1
    boss.wounded = True
    table.tell(Text("boss-wounded", creature=boss.kind, count=boss.power))


async def _kill(table: Table, state: State, attack: HeroAttack, creature: Creature, excess: int | None) -> None:
    """Removes it from the board; then drops its items, and handles objectives, draws and reactions (FZ-ATTACK-18,
    FZ-BOSS-04, FZ-OBJ-13, FZ-REACT-22).
    """
    boss = class_of(creature) == "boss"
    record(state, Step("killed", creature.kind, creature.location, hero=attack.hero))
    came(state, Blow("killed", creature.kind))
    key = "boss-defeated" if boss else "creature-killed"
    table.tell(Text(key, hero=attack.hero, creature=creature.kind, place=creature.location))
    await leave_board(table, state, creature)
    if has_rule(state, creature, "burst"):
        put_creature(table, state, "minion", creature.location)
    await mission().killed(table, state, Kill(creature, attack.type, excess))
    if boss:
        await mission().boss_down(table, state)
    attacker = hero(state, attack.hero)
    if attack.type == "close" and has_rule(state, attacker, "draw_on_kill"):
        await draw(table, state, attacker, 1)
    await open_window(
        table, state, OfCreature("killed", creature.number, creature.kind, creature.location, attack.hero)
    )
