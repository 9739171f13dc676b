"""Dice that are rerolled, flipped and filled before the Enchantments (MD-REROLL, MD-COMBAT-11, MD-Q-35, MD-Q-36)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.massive_darkness.asking.players import ask_hero
from engine.games.massive_darkness.combat.dice import ask_dice, average, best_dice, die_options, ids_of_best
from engine.games.massive_darkness.combat.effects import chosen
from engine.games.massive_darkness.combat.fight import Fight
from engine.games.massive_darkness.combat.skills import acting, is_paid
from engine.games.massive_darkness.combat.words import by, dice_texts
from engine.games.massive_darkness.model.content import FACES, content
from engine.games.massive_darkness.model.effects import Effect
from engine.games.massive_darkness.model.effects_abilities import Ability
from engine.games.massive_darkness.model.effects_dice import BlankAdd, Flip, Reroll
from engine.games.massive_darkness.model.state import Die, Hero, Role, Side
from engine.table import Option, Text

DEFENSE_FIRST: tuple[Role, Role] = ("defense", "attack")  # MD-COMBAT-13


async def rerolls(fight: Fight) -> None:
    """Carries out all rerolls by Skills: general ones, then those of blank results; each time the defender's first."""
    for blanks_only in (False, True):
        for role in DEFENSE_FIRST:
            for ability, effects in acting(fight, role, "reroll"):
                for effect in effects:
                    if isinstance(effect, Reroll) and (effect.dice == "blank") == blanks_only:
                        await reroll(fight, role, ability, effect)


async def reroll(fight: Fight, role: Role, ability: Ability, effect: Reroll) -> None:
    """Carries out one reroll (MD-REROLL-05 to MD-REROLL-07)."""
    sets = [each for each in _rerollable_sides(role, effect) if _candidates(fight, each, effect)]
    if not sets or not await is_paid(fight, role, ability):
        return
    dice = await _dice_to_reroll(fight, role, sets, ability, effect)
    if not dice:
        return
    faces = await fight.table.roll("combat.reroll", FACES, len(dice))
    for die, face in zip(dice, faces, strict=True):
        die.face, die.rerolled = face, True
    _tell_dice(fight, "combat-rerolled", role, ability, sets[0] if dice[0] in fight.side(sets[0]).dice else sets[-1])


def _tell_dice(fight: Fight, key: str, role: Role, ability: Ability, whose: Role) -> None:
    whom, roll = by(fight.fighter(role), ability), Text(f"ability-roll-{whose}")
    fight.table.tell(Text(key, by=whom, roll=roll, dice=dice_texts(fight, whose)))


def _rerollable_sides(role: Role, effect: Reroll) -> tuple[Role, ...]:
    """Returns the sets of dice that an effect may reroll, the bearer's own first (MD-REROLL-07)."""
    if effect.value == "attack_or_defense":
        return ("attack", "defense") if role == "attack" else ("defense", "attack")
    return ("attack",) if effect.value == "attack" else ("defense",)


def _candidates(fight: Fight, role: Role, effect: Reroll) -> list[Die]:
    """Returns the dice of a set that an effect may reroll."""
    return [die for die, face in fight.faces(role) if effect.dice != "blank" or face.is_blank]


async def _dice_to_reroll(
    fight: Fight, role: Role, sets: Sequence[Role], ability: Ability, effect: Reroll
) -> list[Die]:
    """Returns the dice to reroll. Blank results are chosen automatically, unless their Hero can make more of them; for
    an Enemy see MD-Q-74."""
    who = fight.fighter(role)
    if not isinstance(who, Hero):
        return await _dice_without_asking(fight, role, sets[0], effect)
    if effect.dice == "blank" and not any(acting(fight, role, "final_roll")):
        return _candidates(fight, sets[0], effect)
    if effect.dice == "any" or effect.most:
        return await _ask_for_dice(fight, who, sets[0], ability, effect)
    return await _ask_for_set(fight, who, sets, ability, effect)


async def _dice_without_asking(fight: Fight, role: Role, whose: Role, effect: Reroll) -> list[Die]:
    dice = _candidates(fight, whose, effect)
    if whose != role:
        return await best_dice(fight, whose, effect.most or len(dice))
    if effect.dice == "blank":
        return dice
    return dice if fight.shown(role) < average(dice) else []


async def _ask_for_dice(fight: Fight, hero: Hero, whose: Role, ability: Ability, effect: Reroll) -> list[Die]:
    """Asks for as many dice of the other side as the effect allows, or none (MD-Q-35); by default those that show
    most."""
    options = die_options(fight, whose)
    most = min(len(options), effect.most or len(options))
    text = Text("ask-combat-reroll-dice", ability=ability.id)
    default = ids_of_best(options, most, least=1)
    return await ask_dice(fight, hero, "combat.reroll_dice", options, (0, most), default=default, text=text)


async def _ask_for_set(fight: Fight, hero: Hero, sets: Sequence[Role], ability: Ability, effect: Reroll) -> list[Die]:
    """Asks for a whole set, its blank results, or nothing (MD-Q-35)."""
    options = [
        Option(whose, Text(f"combat-reroll-{whose}"), whose, Text("combat-dice", dice=dice_texts(fight, whose)))
        for whose in sets
    ]
    keep = Option("no", Text("combat-reroll-no"), None)
    text = Text("ask-combat-reroll", ability=ability.id)
    default = _default(fight, hero, sets[0])
    whose = await ask_hero(
        fight.table, fight.state, hero, "combat.reroll", [*options, keep], default=default, text=text
    )
    return _candidates(fight, whose, effect) if whose else []


def _default(fight: Fight, hero: Hero, whose: Role) -> str:
    """Returns the default when time runs out: rerolls own dice below their average, and the other side's above it."""
    over = fight.shown(whose) - average(die for die, _ in fight.faces(whose))
    return whose if (over < 0 if fight.fighter(whose) is hero else over > 0) else "no"


# ---------------------------------------------------------------- the final roll


async def final_roll(fight: Fight) -> None:
    """Applies Skills to the remaining blank results (MD-REROLL-08 to 10, MD-Q-36)."""
    for role in DEFENSE_FIRST:
        for ability, effects in acting(fight, role, "final_roll"):
            if blanks(fight, role) and await is_paid(fight, role, ability):
                for effect in await chosen(fight, role, ability, effects):
                    await _make_of_blanks(fight, role, ability, effect)


def blanks(fight: Fight, role: Role) -> list[Die]:
    """Returns the dice of a side that show no symbol (MD-DICE-08)."""
    return [die for die, face in fight.faces(role) if face.is_blank]


async def _make_of_blanks(fight: Fight, role: Role, ability: Ability, effect: Effect) -> None:
    dice = blanks(fight, role)
    if isinstance(effect, Flip):
        dice = await _blanks_to_turn(fight, role, dice, effect.most or len(dice))
        _turn(dice)
        told = "combat-flipped"
    elif isinstance(effect, BlankAdd):
        dice = dice[: effect.most]
        _fill(fight.side(role), effect, len(dice))
        told = "combat-filled"
    if dice:
        _tell_dice(fight, told, role, ability, role)


def _turn(dice: Sequence[Die]) -> None:
    """Flips dice to their opposite faces."""
    for die in dice:
        if die.face is not None:
            die.face = content().dice[die.colour].opposite[die.face]


def _fill(side: Side, effect: BlankAdd, dice: int) -> None:
    """Counts up to `dice` blank results as what the effect adds to each."""
    adds = effect.value
    side.bonus += dice * (adds.get("hits", 0) + adds.get("shields", 0))
    side.bam += dice * adds.get("bam", 0)
    side.diamond += dice * adds.get("diamond", 0)


async def _blanks_to_turn(fight: Fight, role: Role, dice: list[Die], count: int) -> list[Die]:
    """Returns the blank results to flip. Their colour determines the opposite face."""
    who = fight.fighter(role)
    if not isinstance(who, Hero) or len(dice) <= count or len({die.colour for die in dice}) == 1:
        return dice[:count]
    options = die_options(fight, role, dice)
    default = [option.id for option in options[:count]]
    return await ask_dice(fight, who, "combat.flip", options, (count, count), default=default)
