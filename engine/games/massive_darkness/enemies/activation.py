"""The Activation of one Enemy, in the Enemy Phase or for a Counterattack (MD-EPH-02, MD-CTR-03)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.games.massive_darkness.asking.table_choices import choose_enemy
from engine.games.massive_darkness.combat.combat import attack
from engine.games.massive_darkness.enemies.targets import choose_step, choose_target, is_hidden
from engine.games.massive_darkness.heroes.damage import hurt_pillar
from engine.games.massive_darkness.model.hooks import rules_of
from engine.games.massive_darkness.model.state import Arrow, CombatType, Enemy, Hero, Pillar, State
from engine.table import Table, Text

ATTACK_ATTEMPTS = 2  # with a move after each of them (MD-EPH-02)


async def activate_all(table: Table, state: State, enemies: Sequence[Enemy]) -> None:
    """Activates several Enemies one after another, in the players' order (MD-EPH-01)."""
    waiting = [enemy for enemy in enemies if not rules_of(state).is_dormant(state, enemy)]
    while waiting := [enemy for enemy in waiting if enemy in state.enemies]:
        enemy = await choose_next(table, state, waiting)
        waiting.remove(enemy)
        await activate_enemy(table, state, enemy)


async def choose_next(table: Table, state: State, waiting: Sequence[Enemy]) -> Enemy:
    """Asks which Enemy is activated next. Stunned Enemies come first: they only recover, which affects no others."""
    if stunned := [enemy for enemy in waiting if enemy.stunned]:
        return stunned[0]
    text = Text("ask-enemies-next-phase") if state.phase == "enemies" else None
    return await choose_enemy(table, state, "enemies.next", waiting, text)


async def activate_enemy(table: Table, state: State, enemy: Enemy, only: Hero | None = None) -> None:
    """Activates an Enemy. In a Counterattack its `only` target is the Hero that attacked it (MD-CTR-04).

    A Stunned one only stands up (MD-EPH-21, MD-CTR-08); one whose attacker is hidden in Shadow does nothing at all
    (MD-CTR-06, MD-CTR-13).
    """
    rules = rules_of(state)
    if rules.is_dormant(state, enemy) or (only is not None and is_hidden(state, enemy, only)):
        return
    if enemy.stunned:
        enemy.stunned = False
        table.tell(Text("enemies-stands-up", enemy=enemy.card, zone=enemy.zone))
    elif not await rules.activates_instead(table, state, enemy, only):
        await _attack_or_move(table, state, enemy, only)


async def _attack_or_move(table: Table, state: State, enemy: Enemy, only: Hero | None) -> None:
    """Tries to attack, moves, tries to attack, moves; an attack ends it (MD-EPH-02 to MD-EPH-04)."""
    walked = [enemy.zone]
    for _ in range(ATTACK_ATTEMPTS):
        if target := await choose_target(table, state, enemy, only):
            tell_moves(table, state, enemy, walked)
            await _attack(table, state, enemy, *target)
            return
        step = await choose_step(table, state, enemy, only)
        if step is not None:
            enemy.zone = step
            walked.append(step)
    tell_moves(table, state, enemy, walked)


async def try_to_attack(table: Table, state: State, enemy: Enemy, only: Hero | None = None) -> None:
    """Makes an Enemy attack if a target is in Range."""
    if target := await choose_target(table, state, enemy, only):
        await _attack(table, state, enemy, *target)


def tell_moves(table: Table, state: State, enemy: Enemy, walked: Sequence[str]) -> None:
    """Logs the Zones through which an Enemy went, including its first one, with the number of its arrow in the
    picture."""
    if len(walked) < 2:
        return
    number = 1 + max((arrow.number for arrow in state.arrows), default=0)
    state.arrows += [Arrow(number, start, end) for start, end in pairwise(walked)]
    table.tell(Text("enemies-moves", number=number, enemy=enemy.card, start=walked[0], end=walked[-1]))


async def _attack(table: Table, state: State, enemy: Enemy, target: Hero | Pillar, type_: CombatType) -> None:
    """Attacks a Hero. A Pillar is attacked without dice for 1 Damage (MD-M09-16)."""
    if isinstance(target, Pillar):
        table.tell(Text("enemies-strikes-pillar", enemy=enemy.card, zone=target.zone))
        await hurt_pillar(table, state, target, 1)
    else:
        await attack(table, state, enemy, target, type_)
