"""Autopilot's model of the dungeon: what a player's own actions can change, and its value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Self

from engine.games.keep_the_heroes_out.autopilot.scenario_hints import Hint, hints
from engine.games.keep_the_heroes_out.autopilot.valuations import room_value, traps_value
from engine.games.keep_the_heroes_out.dungeon.pieces import kind, lair
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.layout import Dungeon, dungeon
from engine.games.keep_the_heroes_out.model.pieces import RESOURCES
from engine.games.keep_the_heroes_out.model.state import TRAP, State
from engine.kit.maps import distances

FAR = 9
USES: Mapping[str, str] = {"coin": "forge", "bone": "beast_trainer", "frog": "apothecary", "book": "study"}
MORE_TOKENS = 0.5  # factor for each additional token of a kind in a room

Heroes = tuple[tuple[int, str], ...]  # remaining vitality and distinguishing features, the weakest first


@dataclass(frozen=True)
class Ground:
    """The parts of a dungeon that change only by building and turning rooms.

    `steps`: passages to the Vault; `left`: the remaining share of the guild's cards; `hops`: distances for monsters,
    portals included; `token_values`: a cache.
    """

    scenario: str
    player: int
    lying: Dungeon
    steps: Mapping[str, int]
    vitality: int
    left: float
    treasures: Mapping[str, int]
    hops: Mapping[str, Mapping[str, int]]
    hints: Mapping[tuple[str, str], Hint]
    token_values: dict[tuple[str, str, int], float] = field(default_factory=dict)

    def token_value(self, token: str, room: str, there: int) -> float:
        """Returns the value of one more token in a room with `there` of its kind."""
        key = token, room, there
        value = self.token_values.get(key)
        if value is None:
            value = self.token_values[key] = self._token_value(token, room, there)
        return value

    def _token_value(self, token: str, room: str, there: int) -> float:
        if token == TRAP:
            return traps_value(room, there + 1) - traps_value(room, there)
        return self._resource_value(token, room, there)

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
    gains outside the dungeon, such as cards. `strikes`: attacks that may still follow this turn."""

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
        )

    # ------------------------------------------------------------ worth

    def worth(self, room: str, heroes: int = 0, guards: int = 0, own: int = 0) -> float:
        """Returns the value of a room's monsters and heroes, with these added."""
        ground = self.ground
        there = self.heroes.get(room)
        if there:
            heroes += sum(left for left, _ in there)
        return room_value(
            room,
            ground.steps[room],
            heroes,
            self.guards.get(room, 0) + guards,
            ground.treasures.get(room, 0),
            self.strikes if own or room in self.mine else 0,
        )

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
        left = list(self.mine[room])
        left.remove(wounds)
        if left:
            self.mine[room] = tuple(left)
        else:
            del self.mine[room]
        self.guards[room] -= self.ground.vitality - wounds

    def enter(self, room: str, wounds: int = 0, count: int = 1) -> None:
        """Moves some of the player's monsters into a room."""
        self.mine[room] = self.mine.get(room, ()) + (wounds,) * count
        self.guards[room] = self.guards.get(room, 0) + count * (self.ground.vitality - wounds)

    def summon(self, room: str, count: int) -> None:
        """Adds monsters from the lair."""
        self.lair -= count
        self.enter(room, count=count)

    def strike(self, room: str) -> None:
        """Deals 1 damage to the weakest hero of a room."""
        (left, name), *others = self.heroes[room]
        self.heroes[room] = tuple(others) if left == 1 else ((left - 1, name), *others)
        self.strikes = max(0, self.strikes - 1)

    def put(self, token: str, room: str, count: int = 1) -> None:
        """Adds tokens to a room; with a negative count, removes them."""
        lying = dict(self.tokens[room])
        lying[token] = lying.get(token, 0) + count
        self.tokens[room] = lying


def sketch(view: State, player: int, strikes: int = 0) -> Sketch:
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
        ground_of(view, player),
        mine,
        guards,
        heroes,
        {name: room.tokens for name, room in view.rooms.items()},
        {name: room.portal for name, room in view.rooms.items() if room.portal},
        dict(view.supply),
        lair(owner),
        view.row,
        len(owner.deck) + len(owner.discard),
        strikes=strikes,
    )


def ground_of(view: State, player: int) -> Ground:
    """Returns the static parts of the dungeon for a player."""
    lying = dungeon(view)
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
        hints(view.scenario, left),
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
