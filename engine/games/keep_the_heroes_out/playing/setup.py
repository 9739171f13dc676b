"""Setting up a scenario (KH-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import JsonValue

from engine.games.keep_the_heroes_out.asking.players import ask_players, ask_table
from engine.games.keep_the_heroes_out.cards.hand import HAND_SIZE, draw
from engine.games.keep_the_heroes_out.cards.loot import ROW
from engine.games.keep_the_heroes_out.chronicle.chapters import begin
from engine.games.keep_the_heroes_out.chronicle.clans import settle_clans
from engine.games.keep_the_heroes_out.chronicle.rewards import first_loot, head_start
from engine.games.keep_the_heroes_out.dungeon.pieces import put_monsters
from engine.games.keep_the_heroes_out.model.content import content, content_with, scenario_of
from engine.games.keep_the_heroes_out.model.hooks import scenario
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.options import Options
from engine.games.keep_the_heroes_out.model.pieces import (
    BUILDER,
    CLANS,
    HERO_CLASSES,
    LABORATORY,
    RESOURCES,
    ROOMS,
    VAULT,
    ClanId,
)
from engine.games.keep_the_heroes_out.model.state import PORTAL, TRAP, Modifiers, Player, Room, State, Treasure
from engine.games.keep_the_heroes_out.turns.building import lay_treasure
from engine.kit.decks import take
from engine.table import BadCheckpoint, Option, Table, Text

BLUEPRINTS = 3
MANY_CLANS = 3  # from this number of clans on, each begins with its `many` monsters (KH-SETUP-21)
TOKENS = (*HERO_CLASSES, *RESOURCES, TRAP, PORTAL)


def setup(chapter: str, seats: int, options: Options, carried: Mapping[str, JsonValue]) -> State:
    """Returns the state before the first shuffle (KH-SETUP-02, KH-SETUP-04 to KH-SETUP-07, KH-SETUP-18)."""
    own = options.own.get(chapter, "")
    every, clans = content_with(own), _clans(seats, options)
    written = every.scenarios[chapter]
    state = State(
        scenario=chapter,
        difficulty=options.difficulty,
        rulings=options.rulings,
        players=[_player(seat, clan) for seat, clan in clans],
        rooms={room: Room(column, row, written.rotate.get(room, 0)) for room, (column, row) in written.rooms.items()},
        supply={token: content().tokens[token].count for token in TOKENS},
        treasures=[Treasure(each.value, each.effect) for each in content().treasures for _ in range(each.count)],
        guild_deck=every.guild_deck(chapter, len(clans)),
        loot_deck=content().loot_deck,
        row=[None] * ROW,
        counters={each.id: each.start for each in written.counters},
        modifiers=Modifiers(**written.modifiers.model_dump(exclude_none=True)),
        own=own,
    )
    for room in written.portals_incomplete:
        take(state.supply, PORTAL)
        state.rooms[room].portal = "incomplete"
    if BUILDER in state.rooms:
        unused = [room for room in ROOMS if room not in state.rooms]
        state.builder_pile = list(unused if written.builder_pile is None else written.builder_pile)
    begin(state, options, carried)
    return state


def _clans(seats: int, options: Options) -> list[tuple[int, ClanId]]:
    """Returns the clan of each player; a solo seat has two (KH-Q-18). Raises BadCheckpoint if a seat has none."""
    if len(options.clans) < seats:
        raise BadCheckpoint(f"options.clans: {len(options.clans)} are named for {seats} seats; name one for each")
    chosen = list(enumerate(options.clans[:seats]))
    if seats > 1 or options.solo_clans == 1:
        return chosen
    second = next(clan for clan in (options.second_clan, *CLANS) if clan != options.clans[0])
    return [*chosen, (0, second)]


def _player(seat: int, clan: ClanId) -> Player:
    deck = content().clans[clan].starting_deck
    return Player(seat, clan, deck=list(deck), starting_deck=deck)


# ---------------------------------------------------------------- before the first turn


async def prepare(table: Table, state: State) -> None:
    """Shuffles, draws, and asks for the choices before the first turn (KH-SETUP-08 to KH-SETUP-24, KH-SCEN-10)."""
    await settle_clans(table, state)
    for room, value in scenario_of(state).treasures.items():
        await lay_treasure(table, state, room, value)
    await shuffle_decks(table, state)
    await open_row(table, state)
    await first_player(table, state)
    await first_loot(table, state)
    await starting_monsters(table, state)
    head_start(table, state)
    for number in range(len(state.players)):
        await draw(table, state, number, HAND_SIZE)
    await scenario().happen(table, state, "setup")
    state.phase, state.round = "play", 1


async def shuffle_decks(table: Table, state: State) -> None:
    """Shuffles guild, tactic and builder decks (KH-SETUP-08, KH-SETUP-13, KH-SETUP-14, KH-SETUP-20)."""
    await table.shuffle("setup.guild", state.guild_deck)
    for player in state.players:
        await table.shuffle("setup.deck", player.deck)
    await table.shuffle("setup.builder", state.builder_pile)
    while state.builder_pile and len(state.blueprints) < BLUEPRINTS:
        state.blueprints.append(table.draw(state.builder_pile))


async def open_row(table: Table, state: State) -> None:
    """Builds the loot deck, with the cards of another clan if there is a Laboratory, and reveals its row (KH-SETUP-11,
    KH-SETUP-12, KH-Q-31)."""
    if LABORATORY in (*state.rooms, *state.builder_pile, *state.blueprints):
        free = [clan for clan in CLANS if all(player.clan != clan for player in state.players)]
        options = [Option(clan, Text("setup-lab", clan=clan), clan) for clan in free]
        state.chosen = await ask_table(table, state, "setup.laboratory", options)
        state.loot_deck += content().clans[state.chosen].starting_deck
        table.tell(Text("setup-lent", clan=state.chosen))
    await table.shuffle("setup.loot", state.loot_deck)
    state.row = [table.draw(state.loot_deck) for _ in range(ROW)]
    table.tell(Text("setup-row", cards=tuple(state.row)))


async def first_player(table: Table, state: State) -> None:
    """Chooses the player with the active-player token (KH-SETUP-15)."""
    options = [
        Option(f"first:{player.clan}", Text("setup-begins", clan=player.clan), number)
        for number, player in enumerate(state.players)
    ]
    state.first = state.active = await ask_table(table, state, "setup.first", options)
    table.tell(Text("setup-first", clan=state.player.clan))


async def starting_monsters(table: Table, state: State) -> None:
    """Puts the first monsters of each clan into the rooms of its type, evenly, with the owner's choice for the odd one
    (KH-SETUP-09, KH-SETUP-21 to KH-SETUP-23)."""
    rooms = {number: start_rooms(state, player.clan) for number, player in enumerate(state.players)}
    counts = {number: starting_count(state, player.clan) for number, player in enumerate(state.players)}
    odd = {
        number: start_options(player.clan, rooms[number])
        for number, player in enumerate(state.players)
        if counts[number] % len(rooms[number])
    }
    odd_rooms = await ask_players(table, state, "setup.room", odd, "turn")
    for number in rooms:
        each = counts[number] // len(rooms[number])
        for room in rooms[number]:
            put_monsters(table, state, number, room, each + (odd_rooms.get(number) == room))


def starting_count(state: State, clan: ClanId) -> int:
    """Returns the number of a clan's initial monsters (KH-SETUP-21)."""
    start = content().clans[clan].start
    return start.many if len(state.players) >= MANY_CLANS else start.few


def start_options(clan: ClanId, rooms: Sequence[str]) -> list[Option]:
    """Returns where the odd monster may begin."""
    return [Option(room, Text("setup-room", clan=clan, room=room), room, places=(room,)) for room in rooms]


def start_rooms(state: State, clan: ClanId) -> tuple[str, ...]:
    """Returns where a clan begins (KH-SETUP-22, KH-SETUP-23)."""
    named = scenario_of(state).start_room(clan)
    if named is not None:
        return (named,)
    return dungeon(state).of_type.get(content().clans[clan].start.type, ()) or (VAULT,)
