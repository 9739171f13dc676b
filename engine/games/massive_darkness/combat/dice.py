"""Rolled dice: their average, the best of them, and the options for choosing them (MD-Q-38, MD-Q-74)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.games.massive_darkness.asking.players import ask_hero
from engine.games.massive_darkness.combat.fight import Fight
from engine.games.massive_darkness.combat.odds import mean_of
from engine.games.massive_darkness.combat.words import die_text
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Die, Hero, Role
from engine.table import Option, Question, Text


def average(dice: Iterable[Die]) -> float:
    """Returns the average Hits or Shields of these dice."""
    return sum(mean_of(die.colour) for die in dice)


def die_options(fight: Fight, role: Role, dice: Sequence[Die] | None = None) -> list[Option]:
    """Returns the dice of one side, or some of them, as options by colour and number."""
    seen: Counter[str] = Counter()
    options = []
    for die in fight.side(role).dice:
        seen[die.colour] += 1
        if die.face is not None and not die.removed and (dice is None or any(die is each for each in dice)):
            options.append(Option(f"{die.colour}:{seen[die.colour]}", die_text(die), die))
    return options


def rank(die: Die) -> tuple[int, int]:
    """Returns how useful a rolled die is: by Hits or Shields, then by symbols."""
    assert die.face is not None
    face = content().dice[die.colour].faces[die.face]
    return face.hits + face.shields, face.bam + face.diamond


def ids_of_best(options: Sequence[Option], count: int, least: int = 0) -> list[str]:
    """Returns the ids of the `count` most useful dice that show at least `least`."""
    ranked = sorted(options, key=lambda option: rank(option.value), reverse=True)
    return [option.id for option in ranked[:count] if rank(option.value)[0] >= least]


async def best_dice(fight: Fight, role: Role, count: int, colour: str = "") -> list[Die]:
    """Returns the `count` dice of a side (of a colour) that help it most, never a blank. The players choose among equal
    ones."""
    dice = [die for die, face in fight.faces(role) if not face.is_blank and colour in ("", die.colour)]
    dice.sort(key=rank, reverse=True)
    if len(dice) <= count or not count:
        return dice[:count]
    last = rank(dice[count - 1])
    sure = [die for die in dice if rank(die) > last]
    equal = [die for die in dice if rank(die) == last]
    return [*sure, *await _choose_among(fight, role, equal, count - len(sure))]


async def _choose_among(fight: Fight, role: Role, equal: list[Die], count: int) -> list[Die]:
    if len(equal) <= count or len({die.colour for die in equal}) == 1:
        return equal[:count]
    options = die_options(fight, role, equal)
    default = [option.id for option in options[:count]]
    return await ask_dice(fight, None, "combat.best_dice", options, (count, count), default=default)


async def ask_dice(
    fight: Fight,
    hero: Hero | None,
    key: str,
    options: Sequence[Option],
    pick: tuple[int, int],
    *,
    default: Sequence[str],
    text: Text | None = None,
) -> list[Die]:
    """Asks a Hero, or all players without one, for dice, and returns a list."""
    table, state = fight.table, fight.state
    if hero is None:
        seats = range(len(state.heroes))
        dice = await table.ask(seats, Question(key, text=text, occasion="table", default=default, pick=pick), options)
    else:
        dice = await ask_hero(table, state, hero, key, options, default=default, text=text, pick=pick)
    return [dice] if isinstance(dice, Die) else list(dice)
