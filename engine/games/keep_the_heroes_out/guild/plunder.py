"""Plundering: which heroes do it, and the effects on the back of treasures (KH-HERO-6, KH-TREASURE)."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.cards.hand import discard_own
from engine.games.keep_the_heroes_out.dungeon import tokens
from engine.games.keep_the_heroes_out.dungeon.pieces import heroes_in
from engine.games.keep_the_heroes_out.guild.choices import choose_hero, choose_resource
from engine.games.keep_the_heroes_out.guild.prisoner import prisoner
from engine.games.keep_the_heroes_out.guild.reactivation import reactivate
from engine.games.keep_the_heroes_out.model.hooks import Event, scenario
from engine.games.keep_the_heroes_out.model.state import Hero, State, Step, Treasure
from engine.kit.outcome import lose
from engine.table import Table, Text


async def plunder(table: Table, state: State, room: str, heroes: list[Hero]) -> None:
    """Exhausts as many heroes as the treasure's value, turns it over and resolves its effect (KH-HERO-6-01 to
    KH-HERO-6-04, KH-SCEN-12)."""
    treasure = state.rooms[room].treasure
    assert treasure is not None  # only heroes in a room with a treasure plunder
    while len(heroes) > treasure.value:
        spared = await choose_hero(table, state, "table.spared", heroes)
        heroes.remove(spared)
    for hero in heroes:
        hero.active = False
    state.rooms[room].treasure = None
    state.plundered.append(treasure)
    if state.rulings.plundered_to_supply:
        state.treasures.append(Treasure(treasure.value, treasure.effect))
    state.steps.append(Step("plundered", room, count=len(heroes)))
    names = tuple(hero.hero_class for hero in heroes)
    table.tell(Text("plundered", room=room, value=treasure.value, effect=treasure.effect, heroes=names))
    table.revealed = True
    await scenario().happen(table, state, "plundered", Event(room))
    await EFFECTS[treasure.effect](table, state, room)


async def spoil(table: Table, state: State, room: str) -> None:
    """Discards a resource of the room (KH-TREASURE-02, KH-Q-14)."""
    token = await choose_resource(table, state, "table.spoiled", room)
    if token is not None:
        tokens.discard(table, state, room, token)


async def curse(table: Table, state: State, room: str) -> None:
    """Makes every player discard a card from their hand (KH-TREASURE-03)."""
    await discard_own(table, state, dict.fromkeys(range(len(state.players)), 1))


async def heal(table: Table, state: State, room: str) -> None:
    """Reactivates all heroes of the room, including those who plundered (KH-TREASURE-04)."""
    reactivate(table, state, heroes_in(state, room))


async def free_prisoner(table: Table, state: State, room: str) -> None:
    """Sends a hero to the Cells by a guild card (KH-TREASURE-05)."""
    await prisoner(table, state)


async def defeat(table: Table, state: State, room: str) -> None:
    """Ends the game: the players lose (KH-TREASURE-07, KH-TREASURE-08, KH-WIN-02)."""
    lose(state, "vault")


EFFECTS = {"spoil": spoil, "curse": curse, "heal": heal, "prisoner": free_prisoner, "defeat": defeat}
