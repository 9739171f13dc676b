"""Positions of Massive Darkness, written by hand: the figures, a rule to play, and its answers.

A test builds a position, plays one rule in it, and answers what the rule asks by option id:

    play = Play(position(hero("c2"), enemies=[enemy("g028", "c2")]), lambda table, state: ...)
    play.pick("e1", "done")

The rule gets a copy of the position; `play.state` is that copy.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, get_args

from engine.games.massive_darkness.game import GAME
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.options import ClassId, HeroId, Options
from engine.games.massive_darkness.model.state import Activation, Enemy, Hero, State
from engine.games.massive_darkness.playing.setup import setup
from tests.games.playing import Played
from tests.playing import varied

HEROES, CLASSES = get_args(HeroId), get_args(ClassId)
WHOLE = -1  # stands for the full Life of an Enemy

Rule = Callable[..., Awaitable[Any]]


def hero(zone: str, **changes: Any) -> Hero:
    """Returns a Hero in a Zone with nothing in its hands. Its seat, and card and Class unless given, follow from its
    place in `position`."""
    return Hero(**{"seat": 0, "hero": "", "hero_class": "", "zone": zone, **changes})


def enemy(card: str, zone: str, **changes: Any) -> Enemy:
    """Returns an unhurt Enemy with all its Minions. Its number is its place in `position`, counted from 1."""
    return Enemy(**{"number": 0, "card": card, "zone": zone, "life": WHOLE, **changes})


def position(
    *heroes: Hero,
    mission: str = "m01",
    enemies: Sequence[Enemy] = (),
    active: int | None = 0,
    doors: Mapping[str, str] | None = None,
    story: bool = False,
    **changes: Any,
) -> State:
    """A Mission in its first Hero Phase with full decks in the order of the card list, so that the first card of each
    is drawn first. The Hero of seat `active` has all its Actions; None is a moment outside of any Activation."""
    options = Options(mode="story" if story else "normal")
    state = setup(mission, max(len(heroes), 1), options, {})
    state.phase, state.round = "heroes", 1
    state.heroes = [_seated(each, seat) for seat, each in enumerate(heroes)] or state.heroes
    state.enemies = [_numbered(each, number, state) for number, each in enumerate(enemies, 1)]
    state.next_enemy = len(enemies) + 1
    state.active = active
    state.activation = None if active is None else Activation()
    state.waiting = list(range(len(state.heroes)))
    for door, now in (doors or {}).items():
        assert door in state.doors, f"{mission} has the Doors {', '.join(state.doors)}"
        state.doors[door] = now  # type: ignore[assignment]
    for name, value in changes.items():
        assert hasattr(state, name), f"a State has no {name}"
        setattr(state, name, value)
    return state


def _seated(each: Hero, seat: int) -> Hero:
    each.seat = seat
    each.hero = each.hero or HEROES[seat]
    each.hero_class = each.hero_class or CLASSES[seat]
    return each


def _numbered(each: Enemy, number: int, state: State) -> Enemy:
    """Lives of the card: of each figure in a Mob, times the number of Heroes for the others (MD-ENEMY)."""
    card = content().enemy(each.card)
    each.number = number
    if each.life == WHOLE and card.kind == "mob":
        each.life = card.life
        each.minions = each.minions or [card.life] * (card.minions * len(state.heroes))
    elif each.life == WHOLE:
        each.life = card.life * len(state.heroes)
    return each


class Play(Played):
    """A rule in play; `chance` is written as for all games."""

    def __init__(self, state: State, rule: Rule, chance: Mapping[str, Sequence[Any]] | None = None) -> None:
        super().__init__(varied(GAME, play=rule), state, state.mission, len(state.heroes), chance)

    @property
    def state(self) -> State:
        """The position as it is now."""
        state: State = self.session.state
        return state

    def hero(self, seat: int = 0) -> Hero:
        """Returns the Hero of a seat."""
        return self.state.heroes[seat]

    def enemy(self, number: int = 1) -> Enemy:
        """Returns the Enemy with a number, which must still be there."""
        found = self.state.enemy(number)
        assert found is not None, f"Enemy {number} is gone"
        return found
