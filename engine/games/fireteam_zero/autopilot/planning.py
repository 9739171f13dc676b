"""Plans a hero's turn: where to move, what to do there, and where to go next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.games.fireteam_zero.autopilot.danger import Outlook, keeps
from engine.games.fireteam_zero.autopilot.goals import (
    TASK,
    TOKEN,
    Pull,
    is_wanted,
    search_worth,
    wanted_tasks,
    wanted_tokens,
)
from engine.games.fireteam_zero.autopilot.odds import MANY, Aim, Means, Volley, volleys
from engine.games.fireteam_zero.autopilot.skill import WHOLE, Skill
from engine.games.fireteam_zero.board.figures import active_at, class_of, creatures_at
from engine.games.fireteam_zero.board.moving import cost
from engine.games.fireteam_zero.board.numbers import (
    abilities,
    card_range,
    card_strength,
    has_rule,
    life,
    resistance,
)
from engine.games.fireteam_zero.combat.dice import terrain_dice
from engine.games.fireteam_zero.combat.targets import may_target
from engine.games.fireteam_zero.model.content import content, content_of, mission_of
from engine.games.fireteam_zero.model.hooks import Thing, mission
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.mission import KillWay
from engine.games.fireteam_zero.model.notation import CancelOwn, CreaturesOnly, IgnoreResistance
from engine.games.fireteam_zero.model.pieces import ATTACK_TYPES, AttackType, CreatureClass
from engine.games.fireteam_zero.model.state import Creature, Hero, State
from engine.games.fireteam_zero.turns.searching import PATTY

WORTH = {"minion": 1.0, "elite": 2.5, "boss": 10.0}  # in addition to removing its danger: it comes back elsewhere
GUARD, CLEAN = 8.0, 5.0  # additional values of a kill: a marked creature, intel
DONE = 2.0  # additional value of doing a thing over reaching its location
HAZARD = 1.0
BREEDS = 3.0  # value of destroying a useless thing that breeds
RASH = 2.5  # loss of value of a search with hardly any cards left
NONE: frozenset[int] = frozenset()


class Deed(NamedTuple):
    """Something to do on a location: the prefix of its options, its value, the cost to the hand, and the chance of
    killing which creatures.

    A `free` one keeps the action.
    """

    option: str
    value: float
    spent: float = 0.0
    chance: float = 0.0
    kills: frozenset[int] = NONE
    free: bool = False


class Plan(NamedTuple):
    """A plan's value; what to do at a place, and the first step to it ("" there)."""

    score: float
    option: str
    step: str
    place: str


class Turn:
    """The rest of a hero's turn, as their player sees it."""

    def __init__(self, view: State, hero: Hero, skill: Skill = WHOLE) -> None:
        self.view, self.hero = view, hero
        self._outlook, self._pull = Outlook(view, hero, skill), Pull(view, hero)
        self._held = sum(map(keeps, hero.hand))
        self._ends: dict[tuple[str, frozenset[int]], float] = {}

    def best(self) -> Plan:
        """Returns the best plan: to move, do something and move on, or to do nothing."""
        return max(self._plans(), key=lambda each: each.score)

    def ranked(self) -> list[Plan]:
        """Returns all plans, the best first."""
        return sorted(self._plans(), key=lambda each: -each.score)

    def step_to(self, place: str) -> str:
        """Returns the first step to a location; "" if the hero is there or cannot reach it."""
        return self._reached(self.hero.location, self.view.turn.movement).get(place, (0, ""))[1]

    def _plans(self) -> Iterator[Plan]:
        for place, (left, first) in self._reached(self.hero.location, self.view.turn.movement).items():
            yield Plan(self.end(place), "end", first, place)
            for deed in self._deeds(place):
                if deed.free or not self.view.turn.acted:
                    yield Plan(self.score(deed, place, left), deed.option, first, place)

    def score(self, deed: Deed, place: str, left: int) -> float:
        """Returns the value of a deed on a location with the best place to go next."""
        onward = self._reached(place, left, deed.kills)
        return deed.value + max(self._after(deed, each) for each in onward)

    def _after(self, deed: Deed, place: str) -> float:
        failed = self.end(place, deed.spent)
        if not deed.kills:
            return failed
        return deed.chance * self.end(place, deed.spent, deed.kills) + (1 - deed.chance) * failed

    def end(self, place: str, spent: float = 0.0, without: frozenset[int] = NONE) -> float:
        """Returns the value of ending the turn there."""
        key = place, without
        if key not in self._ends:
            self._ends[key] = self._pull.to(place, without) - self._hazards(place)
        return self._ends[key] - self._outlook.cost(place, self._held - spent, without)

    def _hazards(self, place: str) -> float:
        tokens = mission_of(self.view)
        return HAZARD * sum(
            tokens.tokens_called(each.name).hazard for each in self.view.tokens if each.location == place
        )

    def _reached(self, start: str, points: int, without: frozenset[int] = NONE) -> dict[str, tuple[int, str]]:
        """Returns the reachable locations, each with the movement left and the first step ("" for the present one)."""
        lay = board_of(self.view)
        found, waiting = {start: (points, "")}, [start]
        while waiting:
            here = waiting.pop(0)
            points, first = found[here]
            for there in lay.walk[here] if points and not self._is_held(here, without) else ():
                left = points - cost(self.view, there)
                if left >= 0 and left > found.get(there, (-1,))[0]:
                    found[there] = left, first or there
                    waiting.append(there)
        return found

    def _is_held(self, place: str, without: frozenset[int]) -> bool:
        """True if the hero could not leave a location again (FZ-MOVE-04, FZ-MOVE-16)."""
        creatures = sum(each.number not in without for each in creatures_at(self.view, place))
        if not creatures or has_rule(self.view, None, "entangle"):
            return bool(creatures)
        if has_rule(self.view, self.hero, "never_pinned"):
            return False
        heroes = 1 + sum(each.id != self.hero.id for each in active_at(self.view, place))
        return creatures > heroes + bool(has_rule(self.view, self.hero, "slip_pin"))

    # ------------------------------------------------------------ what can be done

    def _deeds(self, place: str) -> Iterator[Deed]:
        """Yields what the hero may do on a location."""
        if not self.view.turn.acted:
            targets: list[Creature | Thing] = [*self.view.creatures, *mission().things(self.view)]
            for target in targets:
                for each in self.attacks(place, target):
                    yield self.attack(target, each)
        if not creatures_at(self.view, place):
            yield from self._jobs(place)

    def attack(self, target: Creature | Thing, volley: Volley) -> Deed:
        """Returns a volley on a target as a deed."""
        name = target.number if isinstance(target, Creature) else target.name
        return Deed(f"attack:{name}:{volley.type}", volley.value, volley.kept, volley.chance, volley.kills)

    def _jobs(self, place: str) -> Iterator[Deed]:
        """Yields search, tasks and tokens."""
        view, held = self.view, len(self.hero.hand)
        found = search_worth(view)
        if found > 0 and any(each.location == place and not each.searched for each in view.spawn):
            worth = found + DONE - RASH * (held < 2)
            yield Deed("search", worth, spent=0.5, free=self._is_free(place))
        written = mission_of(view)
        for opened in wanted_tasks(view):
            task = content_of(view).discoveries[opened.id].task
            if task.kind == "action" and opened.place == place and task.discard <= held:
                yield Deed(f"task:{opened.id}", TASK + DONE, task.discard)
        for name in wanted_tokens(view) & {each.name for each in view.tokens if each.location == place}:
            resolve = written.tokens_called(name).resolve
            if resolve.kind == "action" and resolve.discard <= held:
                yield Deed(f"token:{name}", TOKEN + DONE, resolve.discard)

    def _is_free(self, place: str) -> bool:
        """True if a search there costs no action: Patty is near, or comes along."""
        patty = self.view.specialists.get(PATTY)
        near = patty is not None and (patty == self.hero.location or board_of(self.view).distance(place, patty) <= 1)
        own = has_rule(self.view, self.hero, "free_search") and "free_search" not in self.hero.used
        return near or bool(own)

    def attacks(
        self, place: str, target: Creature | Thing, types: Sequence[AttackType] = ATTACK_TYPES
    ) -> Iterator[Volley]:
        """Yields the ways to attack a target from a location."""
        lay, view = board_of(self.view), self.view
        away = lay.distance(place, target.location)
        if not lay.can_see(place, target.location):
            return
        if isinstance(target, Creature):
            if not may_target(view, target, place):
                return
        elif not self._worth(target):
            return
        for attack in types:
            yield from self._volleys(place, target, away, attack)

    def _volleys(self, place: str, target: Creature | Thing, away: int, attack: AttackType) -> Sequence[Volley]:
        view, hero, known = self.view, self.hero, content().cards
        held = [card for card in hero.hand if known[card].attack.type == attack]
        fitting = [card for card in held if card_range(view, hero, attack, known[card].attack.range) >= away]
        if not fitting:
            return ()
        return volleys(tuple(sorted(fitting)), attack, self._means(place, target, attack), self._aims(target, attack))

    def _means(self, place: str, target: Creature | Thing, attack: AttackType) -> Means:
        view, hero = self.view, self.hero
        own = abilities(hero)
        dice = card_strength(view, replace(hero, location=place), attack, place, target.location)
        dice += terrain_dice(view, place, target.location)
        ignored = sum(
            MANY if each.n == "all" else each.n
            for each in own
            if isinstance(each, IgnoreResistance) and each.type in (None, attack)
        )
        allies = sum(each.id != hero.id for each in active_at(view, place))
        if attack != "explosive" or any(isinstance(each, CreaturesOnly) for each in own):
            return Means(dice, ignored, allies=allies)
        spared = sum(each.n for each in own if isinstance(each, CancelOwn))
        others = sum(each.id != hero.id for each in active_at(view, target.location))
        return Means(dice, ignored, spared, allies, others + (place == target.location))

    def _aims(self, target: Creature | Thing, attack: AttackType) -> tuple[Aim, ...]:
        """Returns the main target of the attack, and what an explosive hits too."""
        first = (
            aim(self.view, target, attack)
            if isinstance(target, Creature)
            else Aim(target.life, target.resist[attack], self._worth(target))
        )
        there = creatures_at(self.view, target.location) if attack == "explosive" else []
        return (first, *(aim(self.view, each, attack) for each in there if each is not target))

    def _worth(self, thing: Thing) -> float:
        """Returns the value of destroying a thing: it is useful, or creatures breed there."""
        if thing.name in wanted_tokens(self.view) or any(each.id == thing.name for each in wanted_tasks(self.view)):
            return TOKEN + DONE
        tokens = mission_of(self.view).tokens
        return BREEDS * any(each.breeds for each in tokens if each.id == thing.name)


def aim(view: State, creature: Creature, attack: AttackType) -> Aim:
    """Returns the figures of a creature as a target, and the value of its death."""
    worth = WORTH[class_of(creature)] + GUARD * (creature.guards is not None)
    clean = _clean(view, creature, attack)
    return Aim(
        life(view, creature),
        resistance(view, creature, attack),
        worth,
        clean,
        CLEAN if clean >= 0 else 0.0,
        creature.number if not creature.power else 0,
    )


def _clean(view: State, creature: Creature, attack: AttackType) -> int:
    """Returns the excess hits with which a kill still brings intel; -1 if it brings none."""
    for objective in mission_of(view).objectives:
        full = objective.per_round is not None and view.this_round.get(objective.id, 0) >= objective.per_round
        for way in () if full or not is_wanted(view, objective.id) else objective.ways:
            if isinstance(way, KillWay) and _counts(way, attack, class_of(creature)):
                return 99 if way.excess_max is None else way.excess_max
    return -1


def _counts(way: KillWay, attack: AttackType, creature: CreatureClass) -> bool:
    return way.type in (None, attack) and way.creature in ("any", creature)
