"""The dice of a combat before they are rolled (MD-DICE-06, MD-DICE-07, MD-COMBAT-03 to 10)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from engine.games.massive_darkness.combat.fight import ROLES, Fight
from engine.games.massive_darkness.heroes.abilities import CACHE_SIZE, usable_cards
from engine.games.massive_darkness.model.content import Card, DiceType, Pool, content
from engine.games.massive_darkness.model.effects import Effect
from engine.games.massive_darkness.model.effects_dice import (
    MOST_OF_A_COLOUR,
    AddDice,
    AttackerDice,
    DefenderDice,
    TakeDice,
)
from engine.games.massive_darkness.model.state import Colour, CombatType, Die, Enemy, Hero, Role, State

STRONGER: Mapping[Role, Colour] = {"attack": "red", "defense": "green"}
WEAKER: Mapping[Role, Colour] = {"attack": "yellow", "defense": "blue"}
TAKEN: Mapping[Role, type[TakeDice]] = {"attack": AttackerDice, "defense": DefenderDice}

Counted = defaultdict[str, int]  # dice by colour, or of any mix by role
Skills = Mapping[Role, Sequence[Effect]]  # effects of each side's Skills before the roll


def gather(fight: Fight, role: Role, skills: Skills) -> list[Die]:
    """Returns the dice of one side: printed and added ones, at most 3 of each colour, less those lost (MD-COMBAT-05).

    Of dice of any colour, the stronger one is added first, up to the limit, and lost first: it shows at least as much
    on every face (MD-DMG-09 to MD-DMG-14, MD-Q-74).
    """
    gained, lost = _changes(fight, role, skills)
    printed, colours = printed_dice(fight, role), (STRONGER[role], WEAKER[role])
    dice = {colour: printed[colour] + gained[colour] for colour in colours}
    _add_any(dice, role, gained[role])
    left = _without_lost(capped(dice), role, lost)
    return [Die(colour) for colour in colours for _ in range(left[colour])]


def printed_dice(fight: Fight, role: Role) -> Counter[Colour]:
    """Returns the printed dice: of a Hero's weapons or everything worn, of an Enemy's card and Equipment (MD-COMBAT-03,
    MD-COMBAT-04, MD-COMBAT-09)."""
    who, kind = fight.fighter(role), fight.combat.type
    if isinstance(who, Hero):
        return weapon_dice(fight.combat.weapons, kind) if role == "attack" else hero_defense(fight.state, who)
    return enemy_dice(who, kind if role == "attack" else "defense") if isinstance(who, Enemy) else Counter()


def weapon_dice(weapons: Iterable[str], kind: CombatType) -> Counter[Colour]:
    """Returns the dice of these weapons for a combat type. The result is cached, like those below, and must not be
    changed."""
    return _weapon_dice(tuple(weapons), kind)


@lru_cache(maxsize=CACHE_SIZE)
def _weapon_dice(weapons: tuple[str, ...], kind: CombatType) -> Counter[Colour]:
    return _total(attack_dice(content().cards[card], kind) for card in weapons)


def attack_dice(card: Card, kind: CombatType) -> Pool:
    """Returns the dice of a Hero's card for a combat type: a javelin also strikes, and a Spellblade casts as it strikes
    (MD-SKILL-09)."""
    if kind == "melee" and card.melee_use:
        return card.dice.get("melee") or card.dice.get("ranged", {})
    return card.dice.get("magic") or card.dice.get("melee", {}) if kind == "magic" else card.dice.get(kind, {})


def hero_defense(state: State, hero: Hero) -> Counter[Colour]:
    """Returns the defense dice of everything a Hero wears, for any combat type (MD-COMBAT-09)."""
    return _defense_of(usable_cards(state, hero))


@lru_cache(maxsize=CACHE_SIZE)
def _defense_of(cards: tuple[str, ...]) -> Counter[Colour]:
    return _total(content().cards[card].dice.get("defense", {}) for card in cards)


def enemy_dice(enemy: Enemy, kind: DiceType) -> Counter[Colour]:
    """Returns the dice of an Enemy: its card's and, if that has any, its Equipment's (MD-GUARD-04, MD-GUARD-05,
    MD-MOB-10, MD-MOB-11)."""
    return printed_on(enemy.card, enemy.borrowed, tuple(enemy.equipment), kind)


@lru_cache(maxsize=CACHE_SIZE)
def printed_on(card: str, borrowed: str | None, equipment: tuple[str, ...], kind: DiceType) -> Counter[Colour]:
    """Returns the dice of an Enemy by its cards."""
    sheets = [content().enemy(each) for each in (card, borrowed) if each]
    own = [sheet.dice[kind] for sheet in sheets if sheet.dice.get(kind)]
    return _total([*own, *(content().cards[each].dice.get(kind, {}) for each in equipment)] if own else ())


def capped(dice: Mapping[Colour, int]) -> dict[Colour, int]:
    """Limits dice to 3 of each colour (MD-DICE-06)."""
    return {colour: min(count, MOST_OF_A_COLOUR) for colour, count in dice.items()}


def _total(pools: Iterable[Pool]) -> Counter[Colour]:
    total: Counter[Colour] = Counter()
    for pool in pools:
        total.update(pool)
    return total


def _changes(fight: Fight, role: Role, skills: Skills) -> tuple[Counted, Counted]:
    """Returns the dice that one side gains and loses by the Skills of both, by colour; `attack` or `defense` is any
    colour."""
    gained, lost = defaultdict[str, int](int), defaultdict[str, int](int)
    for bearer in ROLES:
        for effect in skills[bearer]:
            for colour, count in _change(effect, role, is_own=bearer == role).items():
                changed, sign = (gained, 1) if count > 0 else (lost, -1)
                changed[colour] += sign * count * fight.times(bearer, effect)
    if role == "attack" and isinstance(fight.attacker, Enemy):
        lost[role] += fight.attacker.fewer_dice
    return gained, lost


def _change(effect: Effect, role: Role, *, is_own: bool) -> Mapping[Colour | Role, int]:
    """Returns the dice that an effect adds to one side or takes from it (MD-DMG-07 to 15)."""
    if isinstance(effect, AddDice) and is_own:
        return effect.value
    return effect.by_colour(role) if isinstance(effect, TAKEN[role]) else {}


def _add_any(dice: dict[Colour, int], role: Role, count: int) -> None:
    stronger = min(count, max(0, MOST_OF_A_COLOUR - dice[STRONGER[role]]))
    dice[STRONGER[role]] += stronger
    dice[WEAKER[role]] += count - stronger


def _without_lost(dice: Mapping[Colour, int], role: Role, lost: Counted) -> dict[Colour, int]:
    """Returns the dice that are left (MD-DICE-07)."""
    left = {colour: max(0, count - lost[colour]) for colour, count in dice.items()}
    stronger = min(lost[role], left[STRONGER[role]])
    left[STRONGER[role]] -= stronger
    left[WEAKER[role]] = max(0, left[WEAKER[role]] + stronger - lost[role])
    return left
