"""Effects of Skills and Enchantments in a combat (MD-DMG, MD-GLOSS-02)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from engine.games.massive_darkness.asking.players import ask_hero
from engine.games.massive_darkness.asking.wording import effects_text
from engine.games.massive_darkness.board.zones import is_dark
from engine.games.massive_darkness.combat.dice import ask_dice, best_dice, die_options, ids_of_best
from engine.games.massive_darkness.combat.fight import Fight
from engine.games.massive_darkness.heroes.damage import full_life, heal, heal_enemy, stun
from engine.games.massive_darkness.model.effects import Effect
from engine.games.massive_darkness.model.effects_abilities import Ability, Choose
from engine.games.massive_darkness.model.effects_deeds import Heal, Stun
from engine.games.massive_darkness.model.effects_dice import AttackerDice, DefenderDice, TakeDice
from engine.games.massive_darkness.model.effects_numbers import (
    AttackAgain,
    AttackerDamage,
    AttackerHits,
    Bam,
    Bonus,
    Cancel,
    CounterattackDice,
    Damage,
    DefenderShields,
    Diamond,
    DoubleHits,
    HalveDamage,
    HitBoss,
    Hits,
    PlaceTarget,
    Shields,
    Splash,
)
from engine.games.massive_darkness.model.state import Die, Enemy, Hero, Role
from engine.table import Option, Seat, Text


async def chosen(fight: Fight, role: Role, ability: Ability, effects: Sequence[Effect]) -> list[Effect]:
    """Returns the effects, with only the picked ones of each choice. Enemies take the first (MD-Q-74)."""
    found: list[Effect] = []
    for effect in effects:
        found += await _ask_choice(fight, role, ability, effect) if isinstance(effect, Choose) else [effect]
    return found


async def _ask_choice(fight: Fight, role: Role, ability: Ability, effect: Choose) -> Sequence[Effect]:
    who = fight.fighter(role)
    if not isinstance(who, Hero):
        return effect.value[0]
    options = [Option(each[0].choice_id, effects_text(each), each) for each in effect.value]
    text = Text("ask-combat-choose", ability=ability.id)
    picked: Sequence[Effect] = await ask_hero(
        fight.table, fight.state, who, "combat.choose", options, default=options[0].id, text=text
    )
    return picked


async def apply(fight: Fight, role: Role, effect: Effect) -> None:
    """Applies one effect of a Skill or Enchantment, except dice before the roll and rerolls. Raises KeyError for an
    effect without a function in combat."""
    await RESOLVE[type(effect)](fight, role, effect)


# ---------------------------------------------------------------- numbers


async def _attack_bonus(fight: Fight, role: Role, effect: Bonus) -> None:
    fight.side("attack").bonus += effect.value * fight.times(role, effect)


async def _defense_bonus(fight: Fight, role: Role, effect: Bonus) -> None:
    fight.side("defense").bonus += effect.value * fight.times(role, effect)


async def _bam(fight: Fight, role: Role, effect: Bam) -> None:
    fight.side(role).bam += effect.value


async def _diamond(fight: Fight, role: Role, effect: Diamond) -> None:
    fight.side(role).diamond += effect.value


async def _damage(fight: Fight, role: Role, effect: Damage) -> None:
    fight.combat.damage += effect.value


async def _attacker_damage(fight: Fight, role: Role, effect: AttackerDamage) -> None:
    fight.course.attacker_damage += effect.value


async def _double_hits(fight: Fight, role: Role, effect: DoubleHits) -> None:
    fight.side(role).bonus += fight.shown(role)


async def _counterattack_dice(fight: Fight, role: Role, effect: CounterattackDice) -> None:
    if isinstance(fight.defender, Enemy):
        fight.defender.fewer_dice -= effect.value


async def _cancel(fight: Fight, role: Role, effect: Cancel) -> None:
    """Removes Bams or Diamonds from a result before they are spent (MD-DMG-16 to MD-DMG-19)."""
    side = fight.side(effect.origin)
    bams, diamonds = fight.bams(effect.origin), fight.diamonds(effect.origin)
    if effect.value in ("bam", "all"):
        side.bam -= min(bams, effect.n) if effect.value == "bam" else bams
    if effect.value in ("diamond", "all"):
        side.diamond -= min(diamonds, effect.n) if effect.value == "diamond" else diamonds


# ---------------------------------------------------------------- what follows


async def _halve_damage(fight: Fight, role: Role, effect: HalveDamage) -> None:
    fight.course.halved += 1


async def _hit_boss(fight: Fight, role: Role, effect: HitBoss) -> None:
    fight.course.boss = True


async def _splash(fight: Fight, role: Role, effect: Splash) -> None:
    fight.course.splash = True


async def _attack_again(fight: Fight, role: Role, effect: AttackAgain) -> None:
    fight.course.again = not fight.combat.again


async def _place_target(fight: Fight, role: Role, effect: PlaceTarget) -> None:
    fight.course.pulled = True


async def _stun(fight: Fight, role: Role, effect: Stun) -> None:
    who = fight.attacker if effect.value == "attacker" else fight.defender
    if isinstance(who, Hero | Enemy):
        stun(fight.table, who)


# ---------------------------------------------------------------- dice and healing


async def _attacker_dice(fight: Fight, role: Role, effect: AttackerDice) -> None:
    await _remove_dice(fight, role, "attack", effect)


async def _defender_dice(fight: Fight, role: Role, effect: DefenderDice) -> None:
    await _remove_dice(fight, role, "defense", effect)


async def _remove_dice(fight: Fight, user: Role, whose: Role, effect: TakeDice) -> None:
    """Removes dice after the roll, as the user chooses (MD-ENCH-15, MD-ENCH-16, MD-Q-38)."""
    for colour, change in effect.by_colour(whose).items():
        for die in await _dice_to_remove(fight, user, whose, "" if colour == whose else colour, -change):
            die.removed = True


async def _dice_to_remove(fight: Fight, user: Role, whose: Role, only: str, most: int) -> Sequence[Die]:
    """Returns up to `most` dice of a side, `only` of a colour: a Hero chooses if that makes a difference, else the
    best."""
    dice = [die for die, _ in fight.faces(whose) if only in ("", die.colour)]
    count, who = min(most, len(dice)), fight.fighter(user)
    if count >= len(dice):
        return dice
    if isinstance(who, Hero) and len({(die.colour, die.face) for die in dice}) > 1:
        options = die_options(fight, whose, dice)
        default = ids_of_best(options, count)
        return await ask_dice(fight, who, "combat.remove_dice", options, (count, count), default=default)
    return await best_dice(fight, whose, count, only)


async def _heal(fight: Fight, role: Role, effect: Heal) -> None:
    who = fight.fighter(role)
    if isinstance(who, Enemy):
        full = full_life(fight.state, who)
        if who.minions or effect.who != "one_minion":
            heal_enemy(fight.table, fight.state, who, effect.healing(full))
    elif isinstance(who, Hero):
        healed = await _one_in_shadow(fight, who) if effect.who == "one_hero_in_shadow" else who
        if healed is not None:
            heal(fight.table, fight.state, healed, effect.healing(healed.max_life))


async def _one_in_shadow(fight: Fight, hero: Hero) -> Hero | None:
    """Returns a wounded Hero in any Shadow Zone."""
    state = fight.state
    hurt = [each for each in state.living if each.life < each.max_life and is_dark(state, each.zone)]
    options = [Option(each.id, Text("combat-heal", hero=Seat(each.seat), life=each.life), each) for each in hurt]
    if not options:
        return None
    default = min(hurt, key=lambda each: each.life).id
    healed: Hero = await ask_hero(fight.table, state, hero, "combat.heal", options, default=default)
    return healed


RESOLVE: Mapping[type[Effect], Callable[[Fight, Role, Any], Awaitable[None]]] = {
    Hits: _attack_bonus,
    AttackerHits: _attack_bonus,
    Shields: _defense_bonus,
    DefenderShields: _defense_bonus,
    Bam: _bam,
    Diamond: _diamond,
    Damage: _damage,
    AttackerDamage: _attacker_damage,
    DoubleHits: _double_hits,
    CounterattackDice: _counterattack_dice,
    Cancel: _cancel,
    HalveDamage: _halve_damage,
    HitBoss: _hit_boss,
    Splash: _splash,
    AttackAgain: _attack_again,
    PlaceTarget: _place_target,
    Stun: _stun,
    AttackerDice: _attacker_dice,
    DefenderDice: _defender_dice,
    Heal: _heal,
}
"""The function of each effect in a combat. `chosen` handles `Choose`; effects before the numbers are in `pools`
(`AddDice`) and `rerolls` (`Reroll`, `Flip`, `BlankAdd`)."""
