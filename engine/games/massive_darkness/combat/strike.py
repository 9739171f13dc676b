"""The third step of a combat: the Damage and what follows from it (MD-COMBAT-14 to 18, MD-SKILL-15)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.asking.players import ask_hero
from engine.games.massive_darkness.combat.bodyguard import place
from engine.games.massive_darkness.combat.fight import Fight
from engine.games.massive_darkness.heroes.abilities import retaliation, usable_at
from engine.games.massive_darkness.heroes.damage import hurt_enemy, hurt_hero, hurt_pillar
from engine.games.massive_darkness.model.effects_deeds import DirectDamage
from engine.games.massive_darkness.model.state import Enemy, Hero, Pillar, State
from engine.table import Option, Text


async def strike(fight: Fight) -> None:
    """Deals the Damage; then the attacker suffers the defender's response, and the defender is moved."""
    fight.compute_damage()
    _tell_result(fight)
    dealt, boss = fight.combat.dealt, await _on_boss(fight)
    splashed = _splashed(fight)
    await _deal(fight, fight.defender, dealt, boss=boss)
    for hero in splashed:
        await _deal(fight, hero, dealt)
    await _damage_attacker(fight, splashed)
    await _pull_defender(fight)
    for hero in [fight.state.heroes[seat] for seat in fight.course.dying]:
        await _deal(fight, hero, hero.life)


def _splashed(fight: Fight) -> Sequence[Hero]:
    """Returns the other Heroes in the defender's Zone, if the Damage spreads to them."""
    everybody = fight.state.heroes_in(fight.defender.zone) if fight.course.splash else ()
    return [hero for hero in everybody if hero is not fight.defender]


def lives(state: State, who: Hero | Enemy | Pillar) -> bool:
    """True if a fighter is still alive."""
    if isinstance(who, Hero):
        return not who.dead
    return state.enemy(who.number) is who if isinstance(who, Enemy) else who.standing


async def _deal(fight: Fight, who: Hero | Enemy | Pillar, damage: int, *, boss: bool = False) -> None:
    """Deals Damage of this combat to a living fighter. A Hero on the other side gets the credit."""
    if not damage or not lives(fight.state, who):
        return
    if isinstance(who, Hero):
        await hurt_hero(fight.table, fight.state, who, damage)
    elif isinstance(who, Enemy):
        other = fight.defender if who is fight.attacker else fight.attacker
        by = other if isinstance(other, Hero) else None
        await hurt_enemy(fight.table, fight.state, who, damage, by, boss=boss)
    else:
        await hurt_pillar(fight.table, fight.state, who, damage)


async def _on_boss(fight: Fight) -> bool:
    """True if the Damage goes to the Boss despite its Minions: the attacker may choose so if an effect allows it or the
    Mob is Stunned (MD-MOB-08, MD-MOB-09, MD-STUN-08)."""
    hero, mob = fight.attacker, fight.defender
    if not isinstance(hero, Hero) or not isinstance(mob, Enemy) or not (mob.life and mob.minions):
        return False
    if not fight.combat.dealt or not (fight.course.boss or mob.stunned):
        return False
    options = [
        Option("boss", Text("combat-hit-boss", life=mob.life), True),
        Option("minions", Text("combat-hit-minions", minions=len(mob.minions)), False),
    ]
    text = Text("ask-combat-boss", enemy=mob.card, damage=fight.combat.dealt)
    on_boss: bool = await ask_hero(fight.table, fight.state, hero, "combat.boss", options, default="boss", text=text)
    return on_boss


async def _damage_attacker(fight: Fight, splashed: Sequence[Hero]) -> None:
    """Deals the attacker's own Damage: from Enchantments, Retaliate against a weak attack, and each Hero that it hurt,
    who gets the credit (MD-Q-47).
    """
    hero, attacker = fight.defender, fight.attacker
    damage = fight.course.attacker_damage
    if isinstance(hero, Hero) and not hero.dead:
        if fight.total("defense") > fight.total("attack"):
            damage += retaliation(fight.state, hero)
        damage += _vengeance(fight, hero)
    await _deal(fight, attacker, damage)
    for other in splashed:
        if isinstance(attacker, Enemy) and lives(fight.state, attacker):
            await hurt_enemy(fight.table, fight.state, attacker, _vengeance(fight, other), other)


def _vengeance(fight: Fight, hero: Hero) -> int:
    """Returns the Damage that a living Hero deals in response to the Enemy that damaged it."""
    if hero.dead or not fight.combat.dealt or not isinstance(fight.attacker, Enemy):
        return 0
    effects = [effect for held in usable_at(fight.state, hero, "damaged") for effect in held.ability.effect]
    return sum(effect.value for effect in effects if isinstance(effect, DirectDamage))


async def _pull_defender(fight: Fight) -> None:
    if not fight.course.pulled or not lives(fight.state, fight.defender):
        return
    if isinstance(fight.defender, Hero):
        await place(fight.table, fight.state, fight.defender, fight.attacker.zone)
    else:
        fight.defender.zone = fight.attacker.zone


def _tell_result(fight: Fight) -> None:
    extra, unhalved = fight.combat.damage, fight.unhalved
    told = {"hits": fight.total("attack"), "shields": fight.total("defense"), "extra": extra, "dealt": unhalved}
    key = "combat-result-extra" if extra else "combat-result"
    fight.table.tell(Text(key, **told))
    if fight.combat.dealt != unhalved:
        fight.table.tell(Text("combat-halved", dealt=fight.combat.dealt))
