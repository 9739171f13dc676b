"""Attack dice, and the number rolled (FZ-ATTACK-06, FZ-ATTACK-07, FZ-TERRAIN)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.pieces import ATTACK_TYPES, AttackType
from engine.games.fireteam_zero.model.state import Die, HeroAttack, State
from engine.kit.dice import Spread, spread
from engine.table import Table

FACES = ((0, 0, 3), (1, 0, 2), (1, 1, 1), (2, 1, 0), (1, 2, 0), (1, 2, 0))
"""The symbols of each face: close, ranged, explosive (FZ-ATTACK-25, FZ-ATTACK-26)."""
SYMBOLS: Mapping[AttackType, Sequence[int]] = dict(zip(ATTACK_TYPES, zip(*FACES, strict=True), strict=True))
"""The symbols of each type, face by face."""
MOST_DICE = 8


def shown(die: Die, attack: AttackType) -> int:
    """Returns the symbols of a type on a die."""
    return SYMBOLS[attack][die.face]


def symbols(dice: Sequence[Die], attack: AttackType) -> int:
    """Returns the symbols of a type on all dice; others have no effect (FZ-ATTACK-09, FZ-ATTACK-10)."""
    faces = SYMBOLS[attack]
    return sum([faces[die.face] for die in dice])


def damage_of(attack: HeroAttack) -> int:
    """Returns symbols plus bonus hits (FZ-ATTACK-09, FZ-ATTACK-11 to FZ-ATTACK-13)."""
    return symbols(attack.dice, attack.type) + attack.bonus


async def roll(table: Table, key: str, count: int) -> list[Die]:
    """Rolls attack dice."""
    return [Die(face) for face in await table.roll(key, range(len(FACES)), count)] if count else []


async def roll_again(table: Table, dice: Sequence[Die], source: str) -> None:
    """Rolls these dice once more, as `source` allows; the new faces count (FZ-SPEC-08)."""
    faces = await table.roll("dice.again", range(len(FACES)), len(dice)) if dice else []
    for die, face in zip(dice, faces, strict=True):
        die.face = face
        die.rerolled.append(source)


def dice_of(strength: int) -> int:
    """Returns the number of dice for a strength: at most eight, at least none (FZ-ATTACK-07, FZ-ATTACK-08)."""
    return max(0, min(MOST_DICE, strength))


@lru_cache(maxsize=64)
def of_dice(count: int, attack: AttackType) -> Spread:
    """Returns the chance of each number of symbols of a type on these attack dice."""
    return spread([SYMBOLS[attack]] * count)


@lru_cache(maxsize=10_000)
def chance(count: int, attack: AttackType, least: int, most: int = 99) -> float:
    """Returns the chance that the dice show between `least` and `most` symbols."""
    return sum(p for shown, p in of_dice(count, attack).items() if least <= shown <= most)


def faces_of(dice: Sequence[Die], attack: AttackType) -> str:
    """Returns the symbols of a type on the dice, as logged."""
    faces = SYMBOLS[attack]
    return " ".join([str(faces[die.face]) for die in dice])


def terrain_dice(state: State, origin: str, target: str, *, ignores_cover: bool = False) -> int:
    """Returns the change of an attack's strength by terrain on a different location, each kind once (FZ-TERRAIN-06 to
    FZ-TERRAIN-13, FZ-Q-04, FZ-Q-23).
    """
    if origin == target:
        return 0
    ground = board_of(state).terrain
    high = "elevated" in ground[origin] and "elevated" not in ground[target]
    covered = "cover" in ground[target] and not ignores_cover
    return high - covered
