"""The dice of a combat before they are rolled (MD-DICE-06, MD-DICE-07, MD-COMBAT-03 to 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.games.massive_darkness.abilities import amount, usable_cards
from engine.games.massive_darkness.content import Ability, Pool, content
from engine.games.massive_darkness.fight import Fight, Role
from engine.games.massive_darkness.state import Colour, Enemy, Hero, Pillar, State

MOST_OF_A_COLOUR = 3
STRONGER: Mapping[Role, Colour] = {"attack": "red", "defense": "green"}
WEAKER: Mapping[Role, Colour] = {"attack": "yellow", "defense": "blue"}


def printed_dice(fight: Fight, role: Role) -> Counter[Colour]:
    """The dice of the cards: of a Hero's weapons or of all that it wears, of an Enemy's card and Equipment (MD-COMBAT-03,
    MD-COMBAT-04, MD-COMBAT-09, MD-GUARD-04, MD-GUARD-05)."""
    who, kind = fight.fighter(role), fight.combat.type if role == "attack" else "defense"
    if isinstance(who, Pillar):
        return Counter()
    if isinstance(who, Hero):
        cards: Sequence[str] = fight.combat.weapons if role == "attack" else usable_cards(fight.state, who)
        return _sum(_dice_for(card, kind) for card in cards)
    sheets = [content().enemy(card) for card in (who.card, who.borrowed) if card]
    own = _sum(sheet.dice.get(kind, {}) for sheet in sheets)  # type: ignore[call-overload]
    if not own:
        return own
    return own + _sum(_dice_for(card, kind) for card in who.equipment)


def _dice_for(card: str, kind: str) -> Pool:
    dice: Mapping[str, Pool] = content().cards[card].dice  # type: ignore[assignment]
    if kind == "melee" and content().cards[card].melee_use and "melee" not in dice:
        return dice.get("ranged", {})
    return dice.get(kind, {})


def _sum(pools: Iterable[Pool]) -> Counter[Colour]:
    total: Counter[Colour] = Counter()
    for pool in pools:
        total.update(pool)
    return total


def bonus_dice(role: Role, skills: Iterable[Ability]) -> Counter[Colour]:
    """The dice that Skills add; those of any mix are taken strong before weak (MD-COMBAT-08, MD-DMG-07 to 13, MD-Q-74)."""
    total: Counter[Colour] = Counter()
    for ability in skills:
        for effect in ability.effect:
            if effect.do == "add_dice" and isinstance(effect.value, dict):
                for colour, count in effect.value.items():
                    total[STRONGER[role] if colour == role else colour] += count  # type: ignore[index]
    return total


def lost_dice(fight: Fight, role: Role, skills: Mapping[Role, Sequence[Ability]]) -> int | None:
    """How many dice Skills take from a side before the roll; None for all of them (MD-COMBAT-10, MD-DMG-15)."""
    operation = "attacker_dice" if role == "attack" else "defender_dice"
    lost = 0
    for side, abilities in skills.items():
        for ability in abilities:
            for effect in ability.effect:
                if effect.do == operation:
                    if effect.value == "all":
                        return None
                    lost += -amount(effect) * fight.times(side, effect)
    return lost


def capped(dice: Counter[Colour]) -> Counter[Colour]:
    """At most 3 of each colour (MD-DICE-06)."""
    return Counter({colour: min(count, MOST_OF_A_COLOUR) for colour, count in dice.items()})


def without(dice: Counter[Colour], role: Role, lost: int | None) -> Counter[Colour]:
    """The dice that are left, the strong ones taken first (MD-DICE-07, MD-COMBAT-05, MD-Q-74)."""
    if lost is None:
        return Counter()
    left = Counter(dice)
    for colour in (STRONGER[role], WEAKER[role]):
        taken = min(lost, left[colour])
        left[colour] -= taken
        lost -= taken
    return +left


def weapon_dice(state: State, hero: Hero, kind: str, weapons: Sequence[str]) -> Counter[Colour]:
    """The dice of these weapons, for the choice among attacks."""
    return capped(_sum(_dice_for(card, kind) for card in weapons))


def enemy_defense(enemy: Enemy) -> Counter[Colour]:
    """An Enemy's dice of defense, for the choice among attacks."""
    return capped(
        _sum(
            [
                content().enemy(enemy.card).dice.get("defense", {}),
                *(_dice_for(each, "defense") for each in enemy.equipment),
            ]
        )
    )
