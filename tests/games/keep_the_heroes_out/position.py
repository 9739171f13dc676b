"""Positions of Keep the Heroes Out!, written by hand: the pieces, a rule to play, and its answers.

A test builds a position in the dungeon of First Watch, plays one rule in it, and answers what it asks by option id:

    play = act(position(clan("ratlings", "vault", "vault")), "swarm(move)")
    play.pick("swarm:move:vault", "move:vault:sewers", "done")

The rule gets a copy of the position; `play.state` is that copy. Rooms of First Watch (north is up):

    library     forge   study
    cells       vault   workshop   beast_trainer
    apothecary  sewers             graveyard

Passages: library-forge, forge-study, study-workshop, forge-vault, cells-vault, cells-apothecary, apothecary-sewers,
sewers-vault, vault-workshop, workshop-beast_trainer, beast_trainer-graveyard. Between library and cells is a wall.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from engine.games.keep_the_heroes_out.cards.carrying_out import carry_out
from engine.games.keep_the_heroes_out.game import GAME
from engine.games.keep_the_heroes_out.guild.acting import resolve_heroes
from engine.games.keep_the_heroes_out.guild.invasion import invade
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.options import Options
from engine.games.keep_the_heroes_out.model.pieces import CLANS
from engine.games.keep_the_heroes_out.model.state import Doing, Hero, Monster, Player, Room, Rulings, State, Treasure
from engine.games.keep_the_heroes_out.playing.play import play as whole_game
from engine.games.keep_the_heroes_out.playing.setup import setup
from engine.table import Table
from tests.games.playing import Played, dotted, to_the_end_of
from tests.playing import varied

ROW = ("sword", "spider", "smoke", "gate", "axe")
EFFECTS = {1: "spoil", 2: "spoil", 3: "curse", 4: "defeat"}

Rule = Callable[[Table, State], Awaitable[Any]]


def clan(name: str, *monsters: str | Monster, hand: Sequence[str] = (), **changes: Any) -> Player:
    """Returns a player with monsters in these rooms and these cards in hand; the deck is what is left of the ten
    cards."""
    deck = content().clans[name].starting_deck
    left = list((Counter(deck) - Counter(hand)).elements())
    standing = [Monster(each) if isinstance(each, str) else each for each in monsters]
    return Player(
        **{"seat": -1, "clan": name, "monsters": standing, "hand": list(hand), "deck": left, "starting_deck": deck}
        | changes
    )


def hero(hero_class: str, room: str, *, active: bool = False, **changes: Any) -> Hero:
    """Returns a hero that has done steps 2 to 4; exhausted unless it is `active`. Its number is its place in
    `position`."""
    known = {"number": 0, "stage": "acting", "vitality": content().classes[hero_class].vitality}
    return Hero(**known | changes, hero_class=hero_class, room=room, active=active)


def active(hero_class: str, room: str, **changes: Any) -> Hero:
    """Returns a hero that waits to be resolved by steps 5 to 8."""
    return hero(hero_class, room, active=True, **changes)


def position(
    *players: Player,
    scenario: str = "first_watch",
    rooms: Mapping[str, tuple[int, ...]] | None = None,
    treasures: Mapping[str, int | tuple[int, str]] | None = None,
    tokens: Mapping[str, Mapping[str, int]] | None = None,
    portals: Mapping[str, str] | None = None,
    heroes: Sequence[Hero] = (),
    guild: Sequence[str] = (),
    last: bool = False,
    row: Sequence[str | None] = ROW,
    rulings: Mapping[str, Any] | None = None,
    supply: Mapping[str, int] | None = None,
    **changes: Any,
) -> State:
    """The first player's turn, with a treasure of value 4 in the Vault and nothing else but what is named.

    `rooms`: another dungeon, as column, row and turn. `treasures`: value, or value and effect. `guild`: the top of the
    guild deck, or with `last` all that is left of it. `supply`: what there is of a token, else what is not in the
    dungeon.
    """
    everybody = list(players) or [clan("ratlings")]
    state = _set_up(scenario, everybody)
    if rooms is not None:
        state.rooms = {name: Room(*at) for name, at in rooms.items()}
    for room, what in {"vault": 4, **(treasures or {})}.items():
        state.rooms[room].treasure = _treasure(state, what)
    for room, lying in (tokens or {}).items():
        state.rooms[room].tokens = dict(lying)
    for name, there in state.rooms.items():
        there.portal = (portals or {}).get(name)  # type: ignore[assignment]
    state.heroes = [_numbered(each, number) for number, each in enumerate(heroes, 1)]
    state.heroes_so_far = len(state.heroes)
    _lay_guild_deck(state, guild, last=last)
    state.row = list(row)
    state.loot_deck = list((Counter(content().loot_deck) - Counter(each for each in row if each)).elements())
    state.rulings = Rulings(**rulings or {})
    state.supply = _left(state) | dict(supply or {})
    for name, value in changes.items():
        assert hasattr(state, name), f"a State has no {name}"
        setattr(state, name, value)
    return state


def _set_up(scenario: str, players: Sequence[Player]) -> State:
    clans = tuple(dict.fromkeys([*(player.clan for player in players), *CLANS]))
    one = "witches" if players[0].clan != "witches" else "ghosts"
    state = setup(scenario, max(len(players), 2), Options(clans=clans, second_clan=one), {})  # type: ignore[arg-type]
    for number, player in enumerate(players):
        player.seat = number if player.seat == -1 else player.seat
    state.players = list(players)
    state.phase, state.round = "play", 1
    return state


def _treasure(state: State, what: int | tuple[int, str]) -> Treasure:
    """Takes the treasure from the supply, if there is one like it."""
    treasure = Treasure(what, EFFECTS[what]) if isinstance(what, int) else Treasure(*what)
    if treasure in state.treasures:
        state.treasures.remove(treasure)
    return treasure


def _numbered(each: Hero, number: int) -> Hero:
    each.number = number
    return each


def _lay_guild_deck(state: State, top: Sequence[str], *, last: bool) -> None:
    rest = list((Counter(state.guild_deck) - Counter(top)).elements())
    state.guild_deck = [*top, *([] if last else rest)]
    state.guild_discard = rest if last else []


def _left(state: State) -> dict[str, int]:
    """The supply without what is in the dungeon."""
    used = Counter(each.hero_class for each in state.heroes)
    for room in state.rooms.values():
        used.update(room.tokens)
        used["portal"] += room.portal is not None
    return {token: count - used[token] for token, count in content().supply.items()}


# ---------------------------------------------------------------- rules in play


class Play(Played):
    """A rule in play. What it returns is `value`: of a part of a turn "won" or "lost" where the game ends."""

    def __init__(self, state: State, rule: Rule, chance: Mapping[str, Sequence[Any]] | None = None) -> None:
        seats = len({player.seat for player in state.players})
        super().__init__(varied(GAME, play=rule), state, state.scenario, seats, chance)

    @property
    def state(self) -> State:
        """The position as it is now."""
        state: State = self.session.state
        return state

    def player(self, number: int = 0) -> Player:
        """Returns a player, by turn order."""
        return self.state.players[number]

    def monsters(self, number: int = 0) -> dict[str, int]:
        """Returns the number of a player's monsters by room."""
        return dict(Counter(monster.room for monster in self.player(number).monsters))

    def heroes(self, room: str) -> list[str]:
        """Returns the heroes of a room; `rogue!` is an active one."""
        return sorted(f"{each.hero_class}{'!' * each.active}" for each in self.state.heroes if each.room == room)

    @property
    def everywhere(self) -> dict[str, list[str]]:
        """The heroes of all rooms that have some."""
        return {room: found for room in self.state.rooms if (found := self.heroes(room))}

    def tokens(self, room: str) -> dict[str, int]:
        """Resources and traps of a room."""
        return self.state.rooms[room].tokens

    def treasure(self, room: str) -> int | None:
        """Returns the value of the treasure in a room."""
        there = self.state.rooms[room].treasure
        return there.value if there else None

    def card(self, name: str, side: int | None = None) -> Play:
        """Plays a card of the hand; `side` of a card with two."""
        return self.pick(f"play:{name}" if side is None else f"play:{name}:{side}")


def turn(state: State, **chance: Sequence[Any]) -> Play:
    """Returns the game from the first player's turn on."""
    return Play(state, whole_game, dotted(chance))


def opening(seats: int = 2, chance: Mapping[str, Sequence[Any]] | None = None, **options: Any) -> Play:
    """A scenario from its set-up on, to the first ask."""
    chosen = Options(**options)
    return Play(setup(chosen.scenario, seats, chosen, {}), whole_game, chance)


def act(state: State, *actions: str, player: int = 0, **chance: Sequence[Any]) -> Play:
    """A player carries out actions in the notation of cards."""

    async def rule(table: Table, state: State) -> None:
        await carry_out(table, state, Doing(player, list(actions)))

    return Play(state, to_the_end_of(rule), dotted(chance))


def invasion(state: State, **chance: Sequence[Any]) -> Play:
    """Returns an invasion: on Family in wave 1 that is one guild card."""
    state.phase = "invasion"
    return Play(state, to_the_end_of(invade), dotted(chance))


def heroes_act(state: State, **chance: Sequence[Any]) -> Play:
    """All active heroes act until none is left."""
    state.phase = "invasion"
    return Play(state, to_the_end_of(resolve_heroes), dotted(chance))


def to_the_end(play: Play) -> Play:
    """Answers every question with its first option."""
    while not play.over:
        play.pick(play.ids[0])
    return play


def until_the_next_turn(play: Play) -> Play:
    """Ends the turn, and answers what the invasion asks with first options, until another turn begins."""
    active, round = play.state.active, play.state.round
    while not play.over and (play.state.active, play.state.round) == (active, round):
        play.pick("end" if "end" in play.ids else play.ids[0])
    return play
