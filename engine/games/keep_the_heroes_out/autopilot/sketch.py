"""Autopilot's model of the dungeon: what a player's own actions can change, and its value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Self

from engine.games.keep_the_heroes_out.autopilot.scenario_hints import Hint, hints
from engine.games.keep_the_heroes_out.autopilot.skill import WHOLE, Skill
from engine.games.keep_the_heroes_out.autopilot.traffic import NO_TRAFFIC, Traffic, place_of, traffic
from engine.games.keep_the_heroes_out.autopilot.valuations import room_value, traps_value
from engine.games.keep_the_heroes_out.dungeon.pieces import kind, lair
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import Dungeon, dungeon
from engine.games.keep_the_heroes_out.model.pieces import RESOURCES
from engine.games.keep_the_heroes_out.model.state import TRAP, State
from engine.kit.maps import distances

FAR = 9
LASTING = 0.6  # weight of values beyond the next invasion
STRUCK = 0.6  # share of what attacks that may still follow would gain
USES: Mapping[str, str] = {"coin": "forge", "bone": "beast_trainer", "frog": "apothecary", "book": "study"}
MORE_TOKENS = 0.5  # factor for each additional token of a kind in a room

Paths = Mapping[str, tuple[str, int]]  # the first step to each room, and the number of moves
Heroes = tuple[tuple[int, str], ...]  # remaining vitality and distinguishing features, the weakest first


def paths_from(room: str, near: Callable[[str], Iterable[str]], times: int) -> Paths:
    """Returns the rooms within some moves, each with the first step of a shortest path and its length."""
    found: dict[str, tuple[str, int]] = {room: (room, 0)}
    reached = [room]
    for length in range(1, times + 1):
        further = []
        for each in reached:
            for there in near(each):
                if there not in found:
                    found[there] = (there if length == 1 else found[each][0], length)
                    further.append(there)
        reached = further
    del found[room]
    return found


@dataclass(frozen=True)
class Ground:
    """The parts of a dungeon that change only by building and turning rooms.

    `steps`: passages to the Vault; `left`: the remaining share of the guild's cards; `hops`: distances for monsters,
    portals included; `most`: heroes of a room, by vitality; the others are caches.
    """

    scenario: str
    player: int
    lying: Dungeon
    steps: Mapping[str, int]
    vitality: int
    left: float
    treasures: Mapping[str, int]
    hops: Mapping[str, Mapping[str, int]]
    most: int
    hints: Mapping[tuple[str, str], Hint]
    traffic: Traffic
    skill: Skill
    token_values: dict[tuple[str, str, int], float] = field(default_factory=dict)
    worths: dict[tuple[str, int, int, int, int], float] = field(default_factory=dict)
    paths: dict[Any, Paths] = field(default_factory=dict)

    def worth(self, room: str, heroes: int, guards: int, traps: int, strikes: int) -> float:
        """Returns the value of a room: heroes and guards by vitality, and attacks that may still follow this turn."""
        key = room, heroes, guards, traps, strikes
        value = self.worths.get(key)
        if value is None:
            value = self.worths[key] = self._worth(*key)
        return value

    def _worth(self, room: str, heroes: int, guards: int, traps: int, strikes: int) -> float:
        treasure = self.treasures.get(room, 0)
        lasting = room_value(room, self.steps[room], heroes, guards, treasure, strikes) + traps_value(room, traps)
        if not self.skill.forecast:
            return lasting
        place, value = place_of(heroes, guards, traps, treasure), self.traffic.value
        coming = value(room, place)
        if strikes and heroes:
            coming += STRUCK * (value(room, place._replace(heroes=max(0, place.heroes - strikes))) - coming)
        return LASTING * lasting + coming

    def path(self, key: tuple[str, int, tuple[str, ...] | None], near: Callable[[str], Iterable[str]]) -> Paths:
        """Returns the rooms within some moves of one."""
        found = self.paths.get(key)
        if found is None:
            found = self.paths[key] = paths_from(key[0], near, key[1])
        return found

    def token_value(self, token: str, room: str, there: int) -> float:
        """Returns the value of one more resource in a room with `there` of its kind."""
        key = token, room, there
        value = self.token_values.get(key)
        if value is None:
            value = self.token_values[key] = self._resource_value(token, room, there)
        return value

    def _resource_value(self, token: str, room: str, there: int) -> float:
        hint = self.hints.get((token, room))
        worth = hint.value if hint and there < hint.most else 0.0
        hops = self.hops[room]
        use = USES[token]
        if use in hops:
            worth = max(worth, (0.75 - 0.13 * min(hops[use], 4)) * self.left)
        for (wanted, goal), each in self.hints.items():
            if wanted == token and goal != room and goal in hops:
                worth = max(worth, each.value * (0.7 - 0.12 * min(hops[goal], 4)))
        return worth / (1 + MORE_TOKENS * there)


@dataclass(slots=True)
class Sketch:
    """`mine`: the wounds of the player's monsters by room; `guards`: the vitality of all monsters there. `gained`:
    gains outside the dungeon, such as cards. `strikes`: attacks that may still follow this turn. `known`: a cache for
    this position, which copies share until they change."""

    ground: Ground
    mine: dict[str, tuple[int, ...]]
    guards: dict[str, int]
    heroes: dict[str, Heroes]
    tokens: dict[str, dict[str, int]]
    portals: dict[str, str]
    supply: dict[str, int]
    lair: int
    row: Sequence[str | None]
    drawable: int
    gained: float = 0.0
    strikes: int = 0
    known: dict[tuple[Any, ...], Any] = field(default_factory=dict)

    def copy(self) -> Self:
        """Returns an independent copy. The contents of a room are replaced, never mutated."""
        return type(self)(
            self.ground,
            dict(self.mine),
            dict(self.guards),
            dict(self.heroes),
            dict(self.tokens),
            dict(self.portals),
            dict(self.supply),
            self.lair,
            self.row,
            self.drawable,
            self.gained,
            self.strikes,
            self.known,
        )

    # ------------------------------------------------------------ worth

    def worth(self, room: str, heroes: int = 0, guards: int = 0, own: int = 0) -> float:
        """Returns the value of a room's monsters and heroes, with these added."""
        there = self.heroes.get(room)
        return self.ground.worth(
            room,
            heroes + _strength(there) if there else heroes,
            self.guards.get(room, 0) + guards,
            self.tokens[room].get(TRAP, 0),
            self.strikes if own or room in self.mine else 0,
        )

    def token_value(self, token: str, room: str, there: int) -> float:
        """Returns the value of one more token in a room with `there` of its kind."""
        if token != TRAP:
            return self.ground.token_value(token, room, there)
        heroes, guards = _strength(self.heroes.get(room, ())), self.guards.get(room, 0)
        return self.ground.worth(room, heroes, guards, there + 1, 0) - self.ground.worth(room, heroes, guards, there, 0)

    def guard_gain(self, room: str, count: int = 1) -> float:
        """Returns the value of more monsters in a room."""
        more = count * self.ground.vitality
        return self.worth(room, guards=more, own=count) - self.worth(room)

    def count(self, token: str, room: str) -> int:
        """Returns the number of a token in a room."""
        return self.tokens[room].get(token, 0)

    # ------------------------------------------------------------ changes

    def leave(self, room: str, wounds: int) -> None:
        """Moves one of the player's monsters out of a room."""
        self.known = {}
        left = list(self.mine[room])
        left.remove(wounds)
        if left:
            self.mine[room] = tuple(left)
        else:
            del self.mine[room]
        self.guards[room] -= self.ground.vitality - wounds

    def enter(self, room: str, wounds: int = 0, count: int = 1) -> None:
        """Moves some of the player's monsters into a room."""
        self.known = {}
        self.mine[room] = self.mine.get(room, ()) + (wounds,) * count
        self.guards[room] = self.guards.get(room, 0) + count * (self.ground.vitality - wounds)

    def summon(self, room: str, count: int) -> None:
        """Adds monsters from the lair."""
        self.lair -= count
        self.enter(room, count=count)

    def strike(self, room: str) -> None:
        """Deals 1 damage to the weakest hero of a room."""
        self.known = {}
        (left, name), *others = self.heroes[room]
        self.heroes[room] = tuple(others) if left == 1 else ((left - 1, name), *others)
        self.strikes = max(0, self.strikes - 1)

    def put(self, token: str, room: str, count: int = 1) -> None:
        """Adds tokens to a room; with a negative count, removes them."""
        self.known = {}
        lying = dict(self.tokens[room])
        lying[token] = lying.get(token, 0) + count
        self.tokens[room] = lying


def _strength(heroes: Heroes) -> int:
    """Returns the vitality of these heroes together."""
    return sum([left for left, _ in heroes])


def sketch(view: State, player: int, skill: Skill = WHOLE) -> Sketch:
    """Returns a player's view of the dungeon."""
    owner = view.players[player]
    mine: dict[str, tuple[int, ...]] = {}
    guards: dict[str, int] = {}
    heroes: dict[str, Heroes] = {}
    for each in view.players:
        vitality = content().clans[each.clan].vitality
        for monster in each.monsters:
            guards[monster.room] = guards.get(monster.room, 0) + vitality - monster.wounds
    for monster in owner.monsters:
        mine[monster.room] = (*mine.get(monster.room, ()), monster.wounds)
    for hero in view.heroes:
        there = (*heroes.get(hero.room, ()), (hero.vitality - hero.wounds, kind(hero)))
        heroes[hero.room] = tuple(sorted(there))
    return Sketch(
        ground_of(view, player, skill, guards, heroes),
        mine,
        guards,
        heroes,
        {name: room.tokens for name, room in view.rooms.items()},
        {name: room.portal for name, room in view.rooms.items() if room.portal},
        dict(view.supply),
        lair(owner),
        view.row,
        len(owner.deck) + len(owner.discard),
    )


def ground_of(
    view: State, player: int, skill: Skill, guards: Mapping[str, int], heroes: Mapping[str, Heroes]
) -> Ground:
    """Returns the static parts of the dungeon for a player."""
    lying = dungeon(view)
    places = {
        name: place_of(
            _strength(heroes.get(name, ())),
            guards.get(name, 0),
            room.tokens.get(TRAP, 0),
            room.treasure.value if room.treasure else 0,
        )
        for name, room in view.rooms.items()
    }
    portals = tuple(name for name, room in view.rooms.items() if room.portal == "completed")
    left = cards_left(view)
    return Ground(
        view.scenario,
        player,
        lying,
        {room: lying.steps.get(room, FAR) for room in view.rooms},
        content().clans[view.players[player].clan].vitality,
        max(0.15, left),
        {name: room.treasure.value for name, room in view.rooms.items() if room.treasure},
        _hops(tuple(lying.passages.items()), portals),
        max([place.heroes for place in places.values()], default=0),
        hints(view.scenario, left),
        traffic(view, places) if skill.forecast else NO_TRAFFIC,
        skill,
    )


def cards_left(view: State) -> float:
    """Returns the share of the guild's cards still to come in both waves."""
    whole = len(view.guild_deck) + len(view.guild_discard) + (view.guild_card is not None)
    return (len(view.guild_deck) + (whole if view.wave == 1 else 0)) / (2 * whole)


@lru_cache(maxsize=512)
def _hops(passages: tuple[tuple[str, tuple[str, ...]], ...], portals: tuple[str, ...]) -> dict[str, dict[str, int]]:
    graph = {
        room: (*near, *(other for other in portals if other != room)) if room in portals else near
        for room, near in passages
    }
    return {room: distances(graph, room) for room in graph}


def tokens_here(found: Mapping[str, int]) -> Iterator[str]:
    """Yields the tokens that a monster could carry."""
    return (token for token in (*RESOURCES, TRAP) if found.get(token))
