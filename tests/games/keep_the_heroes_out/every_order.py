"""Active heroes of Keep the Heroes Out! played in every order: what is not asked about changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from engine.games import find
from engine.games.keep_the_heroes_out.guild import acting, order
from engine.games.keep_the_heroes_out.guild.acting import resolve_heroes
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import CLANS, HERO_CLASSES, SCENARIOS, VAULT
from engine.games.keep_the_heroes_out.model.state import Hero, Monster, Player, State
from engine.table import Option, Table, digest
from tests.games.keep_the_heroes_out.position import Play, active, clan, position
from tests.games.playing import to_the_end_of
from tests.playing import autopilot_steps, deal

MOST_RUNS = 1_000  # in a position played in every order; larger ones are left out
ASKED = "table.hero"
GAME = find("keep_the_heroes_out")


class Orders:
    """All possible results of active heroes in every order, with every answer to all other questions. It does not
    matter why the heroes are resolved: a guild card, a gamble, the Laboratory or a step of a scenario."""

    def __init__(self) -> None:
        self._ends: dict[str, frozenset[str]] = {}
        self.runs = 0

    def ends(self, state: State) -> frozenset[str]:
        """Returns the states in which none is active any more. Raises TooMany."""
        key = digest(GAME.write_state(state))
        if key not in self._ends:
            self._ends[key] = frozenset(self._from(state, []))
        return self._ends[key]

    def _from(self, state: State, picks: Sequence[str]) -> Iterator[str]:
        """After these answers: to the next choice between heroes, which is looked at once for all ways to it."""
        self.runs += 1
        if self.runs > MOST_RUNS:
            raise TooMany
        play = Play(deepcopy(state), to_the_end_of(on_the_way)).pick(*picks)
        if play.over:
            yield told_apart(play.state)
        elif play.key == ASKED and picks:
            yield from self.ends(play.state)
        else:
            for each in play.ids:
                if each != order.USUAL.id:
                    yield from self._from(state, [*picks, each])


class TooMany(Exception):
    """A position can go on in more ways than are looked at."""


async def on_the_way(table: Table, state: State) -> None:
    """The resolution goes on from a choice between heroes: all that it knows is in the state."""
    state.resolving = False
    await resolve_heroes(table, state)


def told_apart(state: State) -> str:
    """Returns everything except the order in which heroes and steps are listed; lost games are equal."""
    if state.outcome:
        return f"{state.outcome} {state.reason}"
    plain: dict[str, Any] = GAME.write_state(state) | {"steps": []}
    plain["heroes"] = sorted(({**each, "number": 0} for each in plain["heroes"]), key=str)
    return digest(plain)


def with_all_orders(monkeypatch: pytest.MonkeyPatch, state: State) -> frozenset[str]:
    """Returns all outcomes of a state with every possible order."""

    def everything(state: State, options: list[Option]) -> list[Option]:
        return options

    with monkeypatch.context() as patched:
        patched.setattr(acting, "that_matter", everything)
        return Orders().ends(state)


def narrowed(monkeypatch: pytest.MonkeyPatch, played: Iterable[object]) -> list[State]:
    """Returns the boards at which some orders were missing while a card was played."""
    matter, found = order.that_matter, list[State]()

    def noted(state: State, options: Sequence[Option]) -> Sequence[Option]:
        kept = matter(state, options)
        if len(kept) < len(options):
            found.append(deepcopy(state))
        return kept

    with monkeypatch.context() as patched:
        patched.setattr(acting, "that_matter", noted)
        for _ in played:
            pass
    return found


def of_games(seats: int, seed: int) -> Iterator[object]:
    """Yields a game of autopilots, a choice at a time."""
    return autopilot_steps(deal(GAME, seats, seed))


def at_random(count: int, seed: int) -> Iterator[object]:
    """Positions with two to four active heroes anywhere, arriving or about to act, among monsters, traps and portals;
    each is played to the first choice between heroes."""
    generator = Random(seed)
    for _ in range(count):
        scenario = generator.choice(SCENARIOS)
        rooms = list(content().scenarios[scenario].rooms)
        state = position(
            *players(generator, rooms),
            scenario=scenario,
            rulings={"hands": generator.choice(("open", "open", "private"))},
            phase=generator.choice(("play", "invasion")),
            **pieces(generator, [room for room in rooms if room != VAULT]),
        )
        yield Play(state, to_the_end_of(on_the_way))


def players(generator: Random, rooms: Sequence[str]) -> Iterator[Player]:
    """Two clans with a few monsters and two cards each."""
    for name in generator.sample(CLANS, 2):
        deck = content().clans[name].starting_deck
        standing = [Monster(generator.choice(rooms)) for _ in range(generator.randint(0, 3))]
        yield clan(name, *standing, hand=generator.sample(deck, 2))


def pieces(generator: Random, rooms: Sequence[str]) -> dict[str, Any]:
    """Heroes and tokens."""
    return {
        "heroes": [some_hero(generator, rooms) for _ in range(generator.randint(2, 4))],
        "treasures": {each: generator.randint(1, 3) for each in generator.sample(rooms, 3)},
        "tokens": {each: {"trap": 1} for each in generator.sample(rooms, 2)},
        "portals": dict.fromkeys(generator.sample(rooms, 2), "completed"),
    }


def some_hero(generator: Random, rooms: Sequence[str]) -> Hero:
    """Returns an active one of any class."""
    stage = generator.choice(("acting", "acting", "arriving"))
    return active(generator.choice(HERO_CLASSES), generator.choice(rooms), stage=stage)


def expect_the_same(monkeypatch: pytest.MonkeyPatch, states: Iterable[State]) -> int:
    """Raises AssertionError where something can come of a position only by an order that is not on offer; returns how
    many positions were looked at."""
    looked_at = 0
    for state in states:
        try:
            every = with_all_orders(monkeypatch, state)
        except TooMany:
            continue
        assert Orders().ends(state) == every
        looked_at += 1
    return looked_at
