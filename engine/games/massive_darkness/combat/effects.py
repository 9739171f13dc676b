"""What the effects of Skills and Enchantments do in a combat (MD-DMG, MD-GLOSS-02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.massive_darkness.abilities import amount
from engine.games.massive_darkness.asking import ask_hero
from engine.games.massive_darkness.board import is_dark
from engine.games.massive_darkness.combat.damage import full_life, heal, heal_enemy, stun
from engine.games.massive_darkness.combat.dice import ask_dice, best_dice, die_options, ids_of_best
from engine.games.massive_darkness.combat.fight import Fight, Role
from engine.games.massive_darkness.combat.pools import by_colour
from engine.games.massive_darkness.content import Ability, Effect, Operation
from engine.games.massive_darkness.state import Enemy, Hero
from engine.games.massive_darkness.telling.wording import effects_text
from engine.table import Option, Seat, Text

BONUS: Mapping[Operation, Role] = {
    "hits": "attack",
    "attacker_hits": "attack",
    "shields": "defense",
    "defender_shields": "defense",
}


async def chosen(fight: Fight, role: Role, ability: Ability, effects: Sequence[Effect]) -> list[Effect]:
    """The effects, of each choice only those picked; an Enemy takes the first (MD-Q-74)."""
    found: list[Effect] = []
    for effect in effects:
        found += await _picked(fight, role, ability, effect) if effect.do == "choose" else [effect]
    return found


async def _picked(fight: Fight, role: Role, ability: Ability, effect: Effect) -> Sequence[Effect]:
    who, lists = fight.fighter(role), effect.value
    assert isinstance(lists, tuple)
    if not isinstance(who, Hero):
        return lists[0]
    options = [Option(_label(each[0]), effects_text(each), each) for each in lists]
    text = Text("ask-combat-choose", ability=ability.id)
    picked: Sequence[Effect] = await ask_hero(
        fight.table, fight.state, who, "combat.choose", options, default=options[0].id, text=text
    )
    return picked


def _label(effect: Effect) -> str:
    """Names one of the choices: what is done, and what is added."""
    return ":".join((effect.do, *effect.value)) if isinstance(effect.value, dict) else effect.do


async def apply(fight: Fight, role: Role, effect: Effect) -> None:
    """One effect of a Skill or Enchantment, dice before the roll and rerolls excepted."""
    if effect.do in BONUS:
        fight.side(BONUS[effect.do]).bonus += amount(effect) * fight.times(role, effect)
    elif effect.do in ("attacker_dice", "defender_dice"):
        await _remove_dice(fight, role, "attack" if effect.do == "attacker_dice" else "defense", effect)
    elif effect.do == "heal":
        await _heal(fight, role, effect)
    else:
        _simple(fight, role, effect)


def _simple(fight: Fight, role: Role, effect: Effect) -> None:
    """The effects that ask nothing."""
    side = fight.side(role)
    match effect.do:
        case "bam":
            side.bam += amount(effect)
        case "diamond":
            side.diamond += amount(effect)
        case "damage":
            fight.combat.damage += amount(effect)
        case "attacker_damage":
            fight.attacker_damage += amount(effect)
        case "double_hits":
            side.bonus += fight.shown(role)
        case "cancel":
            _cancel(fight, effect)
        case "stun":
            _stun(fight, effect)
        case "halve_damage":
            fight.halved += 1
        case "hit_boss":
            fight.boss = True
        case "splash":
            fight.splash = True
        case "attack_again":
            fight.again = not fight.combat.again
        case "place_target":
            fight.pulled = True
        case "counterattack_dice":
            if isinstance(fight.defender, Enemy):
                fight.defender.fewer_dice -= amount(effect)
        case _:
            raise ValueError(f"{effect.do} is no effect of a combat")


def _cancel(fight: Fight, effect: Effect) -> None:
    """Takes Bams or Diamonds from a result before they are spent (MD-DMG-16 to 19)."""
    role: Role = effect.origin or "attack"
    side = fight.side(role)
    most = effect.n if isinstance(effect.n, int) else 1
    if effect.value in ("bam", "all"):
        side.bam -= min(fight.bams(role), most) if effect.value == "bam" else fight.bams(role)
    if effect.value in ("diamond", "all"):
        side.diamond -= min(fight.diamonds(role), most) if effect.value == "diamond" else fight.diamonds(role)


def _stun(fight: Fight, effect: Effect) -> None:
    who = fight.attacker if effect.value == "attacker" else fight.defender
    if isinstance(who, Hero | Enemy):
        stun(fight.table, who)


async def _remove_dice(fight: Fight, user: Role, whose: Role, effect: Effect) -> None:
    """Dice that are taken after the roll by the choice of the user (MD-ENCH-15, MD-ENCH-16, MD-Q-38)."""
    for colour, change in by_colour(effect, whose).items():
        only = "" if colour == whose else colour
        dice = [die for die, _ in fight.faces(whose) if only in ("", die.colour)]
        count = min(-change * fight.times(user, effect), len(dice))
        who = fight.fighter(user)
        if isinstance(who, Hero) and 0 < count < len(dice) and len({(die.colour, die.face) for die in dice}) > 1:
            options = die_options(fight, whose, dice)
            default = ids_of_best(options, count)
            dice = await ask_dice(fight, who, "combat.remove_dice", options, (count, count), default=default)
        elif count < len(dice):
            dice = await best_dice(fight, whose, count, only)
        for die in dice:
            die.removed = True


async def _heal(fight: Fight, role: Role, effect: Effect) -> None:
    who = fight.fighter(role)
    if isinstance(who, Enemy):
        full = full_life(fight.state, who)
        if who.minions or effect.who != "one_minion":
            heal_enemy(fight.table, fight.state, who, full if effect.value == "full" else amount(effect))
    elif isinstance(who, Hero):
        healed = await _one_in_shadow(fight, who) if effect.who == "one_hero_in_shadow" else who
        if healed is not None:
            heal(fight.table, fight.state, healed, healed.max_life if effect.value == "full" else amount(effect))


async def _one_in_shadow(fight: Fight, hero: Hero) -> Hero | None:
    """A wounded Hero in a Shadow Zone, wherever it is."""
    state = fight.state
    hurt = [each for each in state.living if each.life < each.max_life and is_dark(state, each.zone)]
    options = [Option(each.id, Text("combat-heal", hero=Seat(each.seat), life=each.life), each) for each in hurt]
    if not options:
        return None
    default = min(hurt, key=lambda each: each.life).id
    healed: Hero = await ask_hero(fight.table, state, hero, "combat.heal", options, default=default)
    return healed
