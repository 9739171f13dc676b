"""Predicts creatures in the next threat phase, and their cost for the team.

Heroes on one location share their cards: the hero with most cards steps in for the others (FZ-TEAM). So the measure is
if more hits reach a location than cards are held there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engine.games.fireteam_zero.autopilot.skill import WHOLE, Skill
from engine.games.fireteam_zero.board.figures import active, kind_of
from engine.games.fireteam_zero.board.numbers import attack_range, has_rule, speed, strength
from engine.games.fireteam_zero.combat.dice import dice_of, of_dice
from engine.games.fireteam_zero.creatures.track import END
from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.notation import Cancel, ChangeDice, Effect, Modify, ShutDown, StayUp
from engine.games.fireteam_zero.model.pieces import AttackType
from engine.games.fireteam_zero.model.state import Creature, Hero, State

HIT = 0.15  # cost of losing a card, which is drawn again
DOWN_WITH_HEADS, DOWN_WITH_TAILS = 9.0, 30.0
LATE = 5  # rounds past the end of the threat track after which half of it counts
HOPELESS = 40  # rounds past it after which danger is sought: victory is no longer possible
MOVES_AGAIN = SPECIAL = 1 / 3  # share of faces on the activation die
FIRST, LATER, FARTHER = 0.8, 0.2, 0.1  # chance that it attacks this hero if another is as near, or nearer
SLACK = 0.7  # cards that do not help for each further hero on a location, because an attack hits one hero
JOINS = 0.4  # chance that a nearby hero who has not had a turn joins them
SPENT = 1.0  # cards that this hero is likely to use first
CANCELS, SHUTS_DOWN, STAYS_UP = 0.5, 0.7, 1.0  # cards that a reaction saves beside itself, the first for each hit

Spent = tuple[float, ...]  # the probability of each number of hits
_Attack = tuple[Spent, float]  # and the chance that it happens
NOBODY = ("", 99, False)


class Prowler(NamedTuple):
    """A creature that may attack: within `sure` steps it will, within `perhaps` it depends on its die.

    `nearest` is the location of the nearest other hero, the steps to it, and if that hero precedes the acting hero in
    turn order.
    """

    creature: Creature
    sure: int
    perhaps: int
    again: float
    spread: Spent
    wide: bool
    nearest: tuple[str, int, bool]

    def reaches(self, far: int) -> float:
        """Returns the chance that it gets this far."""
        return 1.0 if far <= self.sure else self.again if far <= self.perhaps else 0.0


class Outlook:
    """A forecast of the next threat phase, given where a hero ends the turn and with which cards. The other heroes
    stay."""

    def __init__(self, view: State, hero: Hero, skill: Skill = WHOLE) -> None:
        self._lay, self._hero, self._skill = board_of(view), hero, skill
        self._down = (DOWN_WITH_HEADS if view.heads else DOWN_WITH_TAILS) * _patience(view)
        ordered = active(view)
        self._others = [each for each in ordered if each is not hero]
        turns = [each.id for each in view.heroes if each.id != hero.id]
        self._before = {each.id for each in ordered[: _place(ordered, hero)]}
        self._done = self._before if view.phase == "heroes" else set(turns)
        feared = view.creatures if skill.danger else ()
        self._prowlers = [self._prowler(view, each) for each in feared if "activation" not in each.skips]
        self._known: dict[tuple[str, frozenset[int]], _Part] = {}
        self._crowds: dict[str, tuple[int, float]] = {}

    def _prowler(self, view: State, creature: Creature) -> Prowler:
        steps, reach = speed(view, creature), attack_range(view, creature)
        again = MOVES_AGAIN * (2 if has_rule(view, None, "blank_is_move") else 1)
        ranked = [
            (self._lay.steps(creature.location, each.location), number) for number, each in enumerate(self._others)
        ]
        far, number = min(ranked, default=(99, -1))
        near = self._others[number] if number >= 0 else None
        nearest = (near.location, far, near.id in self._before) if near else NOBODY
        wide = kind_of(creature).attack.type == "explosive" or has_rule(view, creature, "area_attack") is not None
        return Prowler(creature, steps + reach, 2 * steps + reach, again, hits_of(view, creature), wide, nearest)

    def cost(self, place: str, cards: float, without: frozenset[int] = frozenset()) -> float:
        """Returns the cost of the phase if the hero ends the turn there with this number of cards, without these
        creatures."""
        part = self._part(place, without)
        return part.anyhow + self._down * part.falls(cards)

    def falls(self, place: str, cards: float) -> float:
        """Returns the chance that someone on a location is knocked out if the hero ends the turn there."""
        return self._part(place, frozenset()).falls(cards)

    def _part(self, place: str, without: frozenset[int]) -> _Part:
        found = self._known.get((place, without))
        if found is None:
            found = self._known[place, without] = self._looked_at(place, without)
        return found

    def _looked_at(self, place: str, without: frozenset[int]) -> _Part:
        """Sums up a place: its attackers, and the cost for the others elsewhere."""
        coming: list[_Attack] = []
        others: dict[str, list[_Attack]] = {}
        beside, shared = self._beside(place)
        for each in self._prowlers:
            if each.creature.number in without:
                continue
            far = self._lay.steps(each.creature.location, place)
            there, near, first = each.nearest
            share = 1.0 if far < near or there == place else FARTHER if far > near else LATER if first else FIRST
            if likely := round(share * each.reaches(far), 2):
                coming.append((_for(each, beside + 1), likely))
            if self._skill.others and there != place and (likely := round((1 - share) * each.reaches(near), 2)):
                others.setdefault(there, []).append((_for(each, self._beside(there)[0]), likely))
        mean, more = _sums(tuple(sorted(coming)))
        elsewhere = sum(self._elsewhere(there, attacks) for there, attacks in others.items())
        return _Part(HIT * mean + elsewhere, more, shared - SLACK * beside)

    def _elsewhere(self, place: str, attacks: Sequence[_Attack]) -> float:
        """Returns the cost of attacks for the others on a location."""
        heroes, cards = self._beside(place)
        mean, more = _sums(tuple(sorted(attacks)))
        return HIT * mean + self._down * more_than(more, max(0.0, cards - SLACK * (heroes - 1)))

    def _beside(self, place: str) -> tuple[int, float]:
        """Returns the number of others there, and their cards with those of heroes who may come."""
        if place not in self._crowds:
            here = [each for each in self._others if each.location == place]
            near = [each for each in self._others if each.id not in self._done and each.location != place]
            cards = sum(map(self._cards, here))
            cards += sum(JOINS * self._cards(each) for each in near if self._lay.steps(each.location, place) <= 2)
            self._crowds[place] = len(here), cards
        return self._crowds[place]

    def _cards(self, other: Hero) -> float:
        return len(other.hand) - (0.0 if other.id in self._done else SPENT)


class _Part(NamedTuple):
    """The fixed cost of a threat phase, the chance of more hits at a place than each number, and the others' cards
    there.
    """

    anyhow: float
    more: Sequence[float]
    shared: float

    def falls(self, cards: float) -> float:
        return more_than(self.more, max(0.0, cards + self.shared))


def _patience(view: State) -> float:
    """Returns how much of the danger still counts: at the end of the threat track waiting helps no one.

    In the end it is negative, so that every game of autopilots ends.
    """
    late = max(0, view.round - END)
    return 1 / (1 + late / LATE) if late < HOPELESS else -1.0


def _place(ordered: Sequence[Hero], hero: Hero) -> int:
    return next((number for number, each in enumerate(ordered) if each is hero), len(ordered))


def _for(prowler: Prowler, heroes: int) -> Spent:
    """Returns its hits on all of these heroes together."""
    return _scaled(prowler.spread, heroes) if prowler.wide and heroes > 1 else prowler.spread


@lru_cache(maxsize=512)
def _scaled(spread: Spent, times: int) -> Spent:
    found = [0.0] * ((len(spread) - 1) * times + 1)
    for hits, chance in enumerate(spread):
        found[hits * times] = chance
    return tuple(found)


# ---------------------------------------------------------------- hits


def hits_of(view: State, creature: Creature) -> Spent:
    """Returns the chance of each number of hits of its attack."""
    kind = kind_of(creature)
    dice = damage = 0
    for effect in kind.special:
        match effect:
            case ChangeDice():
                dice += effect.n
            case Modify(stat="damage"):
                damage += effect.n
    times = 2 if kind.creature_class == "minion" and has_rule(view, None, "special_twice") else 1
    return _with_special(strength(view, creature), kind.attack.type, dice * times, damage * times)


@lru_cache(maxsize=512)
def _with_special(count: int, attack: AttackType, dice: int, damage: int) -> Spent:
    usual, special = of_dice(dice_of(count), attack), of_dice(dice_of(count + dice), attack)
    most = max(max(usual), max(special) + damage)
    return tuple(
        (1 - SPECIAL) * usual.get(hits, 0.0) + SPECIAL * special.get(hits - damage, 0.0) for hits in range(most + 1)
    )


@lru_cache(maxsize=50_000)
def _together(attacks: tuple[tuple[Spent, float], ...]) -> Spent:
    """Returns the chance of each number of hits of several attacks, each with its own probability."""
    if not attacks:
        return (1.0,)
    before, (spread, likely) = _together(attacks[:-1]), attacks[-1]
    found = [(1 - likely) * chance for chance in before] + [0.0] * (len(spread) - 1)
    for one, chance in enumerate(before):
        for other, part in enumerate(spread):
            found[one + other] += likely * chance * part
    return tuple(found)


@lru_cache(maxsize=50_000)
def _sums(attacks: tuple[tuple[Spent, float], ...]) -> tuple[float, tuple[float, ...]]:
    """Returns the mean of the hits, and the chance that they exceed each number."""
    found = _together(attacks)
    left, more = 1.0, []
    for chance in found:
        left -= chance
        more.append(max(0.0, left))
    return sum(hits * chance for hits, chance in enumerate(found)), tuple(more)


def more_than(more: Sequence[float], cards: float) -> float:
    """Returns the chance of more hits than cards, interpolated between whole numbers."""
    whole = int(cards)
    low = more[whole] if whole < len(more) else 0.0
    high = more[whole + 1] if whole + 1 < len(more) else 0.0
    return low + (cards - whole) * (high - low)


# ---------------------------------------------------------------- what cards are good for


@cache
def keeps(card: str) -> float:
    """Returns how many hits a card in hand can absorb: itself, and what its reaction is likely to save."""
    reaction = content().cards[card].reaction
    if reaction is None:
        return 1.0
    return 1.0 + sum(map(_saves, reaction.do))


def _saves(effect: Effect) -> float:
    match effect:
        case Cancel():
            return CANCELS * effect.n
        case ShutDown():
            return SHUTS_DOWN
        case StayUp():
            return STAYS_UP
    return 0.0
