"""The steps of a scenario (KH-SCEN-14 to KH-SCEN-29)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from engine.games.keep_the_heroes_out.cards.hand import discard_own, draw
from engine.games.keep_the_heroes_out.dungeon.pieces import heroes_in, hurt, lair, monsters_in, put_monsters, strike
from engine.games.keep_the_heroes_out.dungeon.tokens import (
    can_open_portal,
    close_portal,
    discard,
    open_portal,
    put,
    resources,
)
from engine.games.keep_the_heroes_out.guild.acting import resolve_heroes
from engine.games.keep_the_heroes_out.guild.choices import choose_hero, choose_monster, choose_resource, choose_room
from engine.games.keep_the_heroes_out.guild.deck import add_cards
from engine.games.keep_the_heroes_out.guild.prisoner import prisoner
from engine.games.keep_the_heroes_out.guild.reactivation import reactivate
from engine.games.keep_the_heroes_out.guild.summoning import spring_traps, summon
from engine.games.keep_the_heroes_out.model.hooks import Event
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.pieces import HERO_CLASSES, RESOURCES, VAULT
from engine.games.keep_the_heroes_out.model.state import PORTAL, TRAP, Hero, State
from engine.games.keep_the_heroes_out.model.vocabulary import (
    MOST_COUNTED,
    AddCards,
    CallMonsters,
    Cards,
    ChangeCounter,
    DiscardTokens,
    Hurt,
    If,
    InRooms,
    Lose,
    MoreCards,
    MoveTreasure,
    PlaceTokens,
    Prisoners,
    Reactivate,
    SetModifiers,
    Special,
    Step,
    Strike,
    StrikeAll,
    Summon,
    TurnPortals,
    Walk,
    Win,
)
from engine.games.keep_the_heroes_out.scenarios.counting import holds, select
from engine.games.keep_the_heroes_out.scenarios.python import FUNCTIONS
from engine.games.keep_the_heroes_out.turns.building import lay_treasure
from engine.kit.outcome import lose, win
from engine.kit.turns import clockwise
from engine.table import Option, Question, Table, Text


async def carry_out(table: Table, state: State, steps: Sequence[Step], event: Event) -> None:
    """Carries out steps in order. Heroes that a step makes active are resolved before the next step, unless heroes are
    being resolved already (KH-SCEN-01 to KH-SCEN-03)."""
    for step in steps:
        await CARRY_OUT[type(step)](table, state, step, event)
        if isinstance(step, Summon | Reactivate | Prisoners):
            await resolve_heroes(table, state)


async def _rooms(table: Table, state: State, step: InRooms, event: Event) -> Sequence[str]:
    """Returns the rooms of a step (KH-SCEN-06)."""
    rooms = select(state, step.rooms, event)
    if step.which == "all" or not rooms:
        return rooms
    if step.which == "random":
        return [await table.pick_at_random("scenario.room", rooms)]
    return [await choose_room(table, state, "scenario.room", rooms)]


# ---------------------------------------------------------------- tokens


async def place_tokens(table: Table, state: State, step: PlaceTokens, event: Event) -> None:
    """Puts tokens into each room. If the supply is short, the players choose where (KH-SCEN-14)."""
    wanted = dict.fromkeys(await _rooms(table, state, step, event), step.n)
    if state.supply[step.token] >= sum(wanted.values()):
        for room, number in wanted.items():
            put(table, state, room, step.token, number)
        return
    while wanted and state.supply[step.token]:
        room = await choose_room(table, state, "scenario.place", tuple(wanted))
        put(table, state, room, step.token)
        wanted[room] -= 1
        wanted = {each: left for each, left in wanted.items() if left}


async def discard_tokens(table: Table, state: State, step: DiscardTokens, event: Event) -> None:
    """Discards tokens of each room to the supply (KH-SCEN-15)."""
    for room in await _rooms(table, state, step, event):
        lying = (
            resources(state.rooms[room]) if step.token == "resource" else state.rooms[room].tokens.get(step.token, 0)
        )
        number = lying if step.n == "all" else min(step.n, lying)
        if step.token != "resource":
            discard(table, state, room, step.token, number)
        elif number == lying:
            for resource in RESOURCES:
                discard(table, state, room, resource, number)
        else:
            await _discard_resources(table, state, room, number)


async def _discard_resources(table: Table, state: State, room: str, number: int) -> None:
    for _ in range(number):
        if resource := await choose_resource(table, state, "scenario.resource", room):
            discard(table, state, room, resource)


async def move_treasure(table: Table, state: State, step: MoveTreasure, event: Event) -> None:
    """Puts a treasure from the supply into each room without one, or removes the lowest from the game (KH-SCEN-26)."""
    rooms = await _rooms(table, state, step, event)
    if step.place is not None:
        for room in rooms:
            if state.rooms[room].treasure is None:
                await lay_treasure(table, state, room, step.place)
    else:
        await _remove_lowest(table, state, rooms)


async def _remove_lowest(table: Table, state: State, rooms: Sequence[str]) -> None:
    found = {room: treasure for room in rooms if room != VAULT and (treasure := state.rooms[room].treasure)}
    lowest = min((treasure.value for treasure in found.values()), default=0)
    tied = [room for room, treasure in found.items() if treasure.value == lowest]
    if not tied:
        return
    room = await choose_room(table, state, "scenario.treasure", tied)
    state.rooms[room].treasure = None
    state.removed.append(found[room])
    table.tell(Text("treasure-removed", value=lowest, room=room))


async def turn_portals(table: Table, state: State, step: TurnPortals, event: Event) -> None:
    """Completes, puts or turns back portals in up to a number of rooms (KH-SCEN-27)."""
    rooms = await _rooms(table, state, step, event)
    for left in range(step.open or 0, 0, -1):
        closed = [room for room in rooms if can_open_portal(state, room)]
        enough = sum(state.rooms[room].portal is None for room in closed) <= state.supply[PORTAL]
        if closed:
            await open_portal(table, state, await _next_of(table, state, closed, left if enough else 0))
    for left in range(step.close or 0, 0, -1):
        completed = [room for room in rooms if state.rooms[room].portal == "completed"]
        if completed:
            close_portal(table, state, await _next_of(table, state, completed, left))


async def _next_of(table: Table, state: State, rooms: Sequence[str], all_of: int) -> str:
    """Returns one of these rooms, chosen by the players unless all of them will be used."""
    return rooms[0] if len(rooms) <= all_of else await choose_room(table, state, "scenario.portal", rooms)


# ---------------------------------------------------------------- monsters and heroes


async def hurt_monsters(table: Table, state: State, step: Hurt, event: Event) -> None:
    """Damages a monster in each room, without a defence (KH-SCEN-16)."""
    for room in await _rooms(table, state, step, event):
        if any(monsters_in(state, room)):
            player, index = await choose_monster(table, state, "scenario.hurt", [room])
            hurt(table, state, player, index, step.n)


async def strike_hero(table: Table, state: State, step: Strike, event: Event) -> None:
    """Damages a hero of each room (KH-SCEN-17)."""
    for room in await _rooms(table, state, step, event):
        if heroes := _of_class(heroes_in(state, room), step.hero):
            await strike(table, state, await choose_hero(table, state, "scenario.strike", heroes), step.n)


async def strike_heroes(table: Table, state: State, step: StrikeAll, event: Event) -> None:
    """Damages every hero of the rooms (KH-SCEN-17)."""
    rooms = select(state, step.rooms, event)
    for hero in _of_class(state.heroes, step.hero):
        if hero.room in rooms and any(each is hero for each in state.heroes):
            await strike(table, state, hero, step.n)


def _of_class(heroes: Sequence[Hero], hero_class: str | None) -> list[Hero]:
    return [hero for hero in heroes if hero_class in (None, hero.hero_class)]


async def summon_heroes(table: Table, state: State, step: Summon, event: Event) -> None:
    """Summons heroes into each room, one after the other (KH-SCEN-18 to KH-SCEN-20)."""
    for room in await _rooms(table, state, step, event):
        for _ in range(step.n):
            hero_class = step.hero
            if hero_class == "random":
                hero_class = await table.pick_at_random("scenario.class", HERO_CLASSES)
            await summon(table, state, hero_class, room, active=step.state == "active")


async def reactivate_heroes(table: Table, state: State, step: Reactivate, event: Event) -> None:
    """Reactivates exhausted heroes, also those in the Cells (KH-SCEN-22)."""
    rooms = await _rooms(table, state, step, event)
    reactivate(table, state, [hero for hero in _of_class(state.heroes, step.hero) if hero.room in rooms])


async def walk(table: Table, state: State, step: Walk, event: Event) -> None:
    """Moves each hero of the rooms once by itself towards the Vault (KH-SCEN-23). Asks for the order only among heroes
    who may step into the same traps; otherwise it makes no difference."""
    rooms, toward = select(state, step.rooms, event), dungeon(state).toward
    waiting = [hero for hero in _of_class(state.heroes, step.hero) if hero.room in rooms and toward[hero.room]]
    while waiting:
        hero = await _next_to_walk(table, state, waiting, toward)
        waiting = [each for each in waiting if each is not hero]
        if any(each is hero for each in state.heroes):
            start, hero.room = hero.room, await choose_room(table, state, "scenario.walk", toward[hero.room])
            table.tell(Text("hero-walks", hero=hero.hero_class, room=start, to=hero.room))
            await spring_traps(table, state, hero)


async def _next_to_walk(
    table: Table, state: State, waiting: Sequence[Hero], toward: Mapping[str, Sequence[str]]
) -> Hero:
    trapped = {room for hero in waiting for room in toward[hero.room] if state.rooms[room].tokens.get(TRAP)}
    first = next((hero for hero in waiting if trapped & {*toward[hero.room]}), waiting[0])
    tied = [hero for hero in waiting if trapped & {*toward[hero.room]} & {*toward[first.room]}]
    return await choose_hero(table, state, "scenario.walk_first", tied or [first])


# ---------------------------------------------------------------- players


async def cards(table: Table, state: State, step: Cards, event: Event) -> None:
    """Asks players to discard, then draws for them (KH-SCEN-24)."""
    players = _players(state, step.who)
    if step.discard:
        await discard_own(table, state, dict.fromkeys(players, step.discard))
    for player in players:
        await draw(table, state, player, step.draw)


def _players(state: State, who: str) -> Sequence[int]:
    """Returns the active player, or all, clockwise from that one."""
    return tuple(clockwise(len(state.players), state.active)) if who == "each" else (state.active,)


async def call_monsters(table: Table, state: State, step: CallMonsters, event: Event) -> None:
    """Offers players to put monsters from their lairs into the rooms (KH-SCEN-25)."""
    rooms = select(state, step.rooms, event)
    for player in _players(state, step.who):
        for _ in range(min(step.n, lair(state.players[player]))):
            room = await _called_to(table, state, player, rooms)
            if room is None:
                break
            put_monsters(table, state, player, room)


async def _called_to(table: Table, state: State, player: int, rooms: Sequence[str]) -> str | None:
    options = [Option(room, Text("choose-room", room=room), room, places=(room,)) for room in rooms]
    room: str | None = await table.ask(
        state.players[player].seat,
        Question("scenario.call", occasion="turn" if player == state.active else "reaction", default=("done",)),
        [*options, Option("done", Text("call-done"))],
    )
    return room


# ---------------------------------------------------------------- the rest


async def change_counter(table: Table, state: State, step: ChangeCounter, event: Event) -> None:
    """Changes a counter within its bounds (KH-SCEN-28)."""
    change = step.add or 0
    new = step.set if step.set is not None else state.counters.get(step.name, 0) + change
    new = max(step.min, min(new, MOST_COUNTED if step.max is None else step.max))
    if new != state.counters.get(step.name):
        state.counters[step.name] = new
        table.tell(Text("counter-changed", counter=step.name, number=new))


async def more_cards(table: Table, state: State, step: MoreCards, event: Event) -> None:
    """Adds guild cards to this invasion (KH-SCEN-29)."""
    if state.phase == "invasion":
        state.cards_left += step.n
        table.tell(Text("guild-cards-more", number=step.n))


async def take_prisoners(table: Table, state: State, step: Prisoners, event: Event) -> None:
    """Carries out the effect Prisoner a number of times (KH-SCEN-29)."""
    for _ in range(step.n):
        await prisoner(table, state)


async def add_hero_cards(table: Table, state: State, step: AddCards, event: Event) -> None:
    """Adds hero cards to the guild deck (KH-SCEN-29)."""
    await add_cards(table, state, [each.card for each in step.cards for _ in range(each.n)])


async def set_modifiers(table: Table, state: State, step: SetModifiers, event: Event) -> None:
    """Applies the named modifiers from now on; others are unchanged (KH-SCEN-29)."""
    for name in step.modifiers.model_fields_set - {"hero_vitality"}:
        setattr(state.modifiers, name, getattr(step.modifiers, name))
    state.modifiers.hero_vitality |= {str(each): number for each, number in step.modifiers.hero_vitality.items()}


async def branch(table: Table, state: State, step: If, event: Event) -> None:
    """Carries out one list of steps or the other."""
    await carry_out(table, state, step.then if holds(state, step.condition, event) else step.otherwise, event)


async def lose_game(table: Table, state: State, step: Lose, event: Event) -> None:
    """Ends the game: the players lose (KH-SCEN-29)."""
    lose(state, "scenario")


async def win_game(table: Table, state: State, step: Win, event: Event) -> None:
    """Ends the game: the players win (KH-SCEN-29)."""
    win(state, "scenario")


async def special(table: Table, state: State, step: Special, event: Event) -> None:
    """Calls a named function (KH-SCEN-36)."""
    await FUNCTIONS[step.function].act(table, state)


CARRY_OUT: Mapping[type[Step], Callable[[Table, State, Any, Event], Awaitable[None]]] = {
    PlaceTokens: place_tokens,
    DiscardTokens: discard_tokens,
    Hurt: hurt_monsters,
    Strike: strike_hero,
    StrikeAll: strike_heroes,
    Summon: summon_heroes,
    Reactivate: reactivate_heroes,
    Walk: walk,
    Cards: cards,
    CallMonsters: call_monsters,
    MoveTreasure: move_treasure,
    TurnPortals: turn_portals,
    ChangeCounter: change_counter,
    MoreCards: more_cards,
    Prisoners: take_prisoners,
    AddCards: add_hero_cards,
    SetModifiers: set_modifiers,
    If: branch,
    Lose: lose_game,
    Win: win_game,
    Special: special,
}
