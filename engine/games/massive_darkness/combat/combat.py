"""A combat in three steps: the roll, the Enchantments, the Damage (MD-COMBAT-01)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.combat.attacks import Attack, attack_choices, spellblade_granted
from engine.games.massive_darkness.combat.bodyguard import who_steps_in
from engine.games.massive_darkness.combat.enchantments import enchantments
from engine.games.massive_darkness.combat.fight import ROLES, Fight
from engine.games.massive_darkness.combat.pools import gather
from engine.games.massive_darkness.combat.rerolls import DEFENSE_FIRST, final_roll, rerolls
from engine.games.massive_darkness.combat.skills import acting, is_paid
from engine.games.massive_darkness.combat.strike import lives, strike
from engine.games.massive_darkness.combat.words import dice_texts, fighter_name
from engine.games.massive_darkness.model.content import FACES
from engine.games.massive_darkness.model.effects import Effect
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.state import Combat, CombatType, Enemy, Hero, Pillar, Role, State
from engine.table import Table, Text

__all__ = ["Attack", "attack", "attack_choices"]


async def attack(
    table: Table,
    state: State,
    attacker: Hero | Enemy,
    defender: Hero | Enemy | Pillar,
    type: CombatType,
    *,
    weapons: Sequence[str] = (),
    granted: Sequence[Ability] = (),
) -> int:
    """Resolves an attack and returns the Damage dealt.

    `weapons` are the Hero's attacking cards, `granted` the abilities that hold in this attack only.
    """
    if isinstance(attacker, Hero):
        granted = (*granted, *spellblade_granted(state, attacker, type, weapons))
        if isinstance(defender, Enemy):
            _note_attacked(state, defender)
    elif isinstance(defender, Hero):
        defender = await who_steps_in(table, state, attacker, defender, type)
    combat = _combat(attacker, defender, type, weapons)
    first = await _fight(Fight(table, state, combat, attacker, defender, granted))
    if not first.course.again or not lives(state, attacker) or not lives(state, defender):
        return first.combat.dealt
    combat = _combat(attacker, defender, type, weapons, again=True)
    second = await _fight(Fight(table, state, combat, attacker, defender))
    return first.combat.dealt + second.combat.dealt


def _combat(
    attacker: Hero | Enemy,
    defender: Hero | Enemy | Pillar,
    type: CombatType,
    weapons: Sequence[str],
    *,
    again: bool = False,
) -> Combat:
    cards = [who.card if isinstance(who, Enemy) else "" for who in (attacker, defender)]
    return Combat(
        attacker.id, defender.id, type, [*weapons], again=again, attacker_card=cards[0], defender_card=cards[1]
    )


def _note_attacked(state: State, enemy: Enemy) -> None:
    """Records an attacked Enemy, which strikes back when the Activation ends (MD-CTR-01)."""
    if state.activation is not None and enemy.number not in state.activation.attacked:
        state.activation.attacked.append(enemy.number)


async def _fight(fight: Fight) -> Fight:
    """Carries out the three steps. `state.combat` and `state.course` hold the current combat, `state.dice` what the
    pictures show."""
    fight.state.combat, fight.state.course = fight.combat, fight.course
    fight.course.granted = [ability.id for ability in fight.granted]
    await _roll(fight)
    fight.state.dice = fight.combat
    await rerolls(fight)
    await final_roll(fight)
    fight.compute_damage()
    await enchantments(fight)
    await strike(fight)
    fight.state.combat = fight.state.course = None
    return fight


async def _roll(fight: Fight) -> None:
    """Carries out step 1: both sides gather their dice and roll them together (MD-COMBAT-02, MD-COMBAT-10)."""
    skills = {role: await _before_roll(fight, role) for role in DEFENSE_FIRST}
    for role in ROLES:
        fight.side(role).dice = gather(fight, role, skills)
    dice = [die for role in ROLES for die in fight.side(role).dice]
    _tell_attack(fight)
    faces = await fight.table.roll("combat.roll", FACES, len(dice)) if dice else []
    for die, face in zip(dice, faces, strict=True):
        die.face = face
    attack, defense = dice_texts(fight, "attack"), dice_texts(fight, "defense")
    fight.table.tell(Text("combat-rolled", attack=attack, defense=defense))
    fight.compute_damage()


async def _before_roll(fight: Fight, role: Role) -> list[Effect]:
    """Returns the effects of one side's Skills before the roll."""
    found: list[Effect] = []
    for ability, effects in acting(fight, role, "before_roll"):
        if await is_paid(fight, role, ability):
            found += effects
    return found


def _tell_attack(fight: Fight) -> None:
    names = {"attacker": fighter_name(fight.attacker), "defender": fighter_name(fight.defender)}
    kind, weapons = fight.combat.type, tuple(fight.combat.weapons)
    if weapons:
        fight.table.tell(Text(f"combat-begins-{kind}-with", **names, zone=fight.defender.zone, weapons=weapons))
    else:
        fight.table.tell(Text(f"combat-begins-{kind}", **names, zone=fight.defender.zone))
