"""Phase 4: draws and resolves guild cards one after the other (KH-INVADE, KH-HERO-1)."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.guild.acting import resolve_heroes
from engine.games.keep_the_heroes_out.guild.choices import choose_room
from engine.games.keep_the_heroes_out.guild.deck import card_over, cards_of_an_invasion
from engine.games.keep_the_heroes_out.guild.summoning import put_hero
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.hooks import scenario
from engine.games.keep_the_heroes_out.model.layout import dungeon
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Table, Text

HEROES_PER_CARD = 2


async def invade(table: Table, state: State) -> None:
    """Resolves the number of guild cards set by level and wave (KH-INVADE-01, KH-INVADE-02, KH-INVADE-06, KH-Q-04)."""
    state.steps = []
    state.cards_left = cards_of_an_invasion(state)
    await scenario().happen(table, state, "invasion_start")
    while state.cards_left > 0:
        state.cards_left -= 1
        state.guild_card = table.draw(state.guild_deck)
        await resolve_card(table, state, state.guild_card)
        discard_card(state)
        await card_over(table, state)
    await scenario().happen(table, state, "invasion_end")
    await scenario().check_end(table, state)


def discard_card(state: State) -> None:
    """Discards the resolved card, unless it is in a new deck already (KH-GUILD-04, KH-Q-09)."""
    if state.guild_card is not None:
        state.guild_discard.append(state.guild_card)
        state.guild_card = None


async def resolve_card(table: Table, state: State, card: str) -> None:
    """Resolves a card: a hero card summons, a scenario card has its own effect; then all active heroes act
    (KH-INVADE-03, KH-GUILD-02, KH-HERO-1-08)."""
    found = content().hero_cards.get(card)
    if found is None:
        table.tell(Text("scenario-card", card=card))
        await scenario().guild_card(table, state, card)
    else:
        table.tell(Text("guild-card", card=card))
        await summon_by_card(table, state, found.hero_class, found.type)
    await resolve_heroes(table, state)


async def summon_by_card(table: Table, state: State, hero_class: str, kind: str) -> None:
    """Puts a hero of the class into each of two rooms of the type, both before either acts (KH-HERO-1-01 to
    KH-HERO-1-03, KH-HERO-1-07, KH-HERO-1-09)."""
    rooms = list(dungeon(state).of_type.get(kind, ()))
    while len(rooms) > HEROES_PER_CARD:
        rooms.remove(await choose_room(table, state, "table.spared_room", rooms))
    if len(rooms) == HEROES_PER_CARD and state.supply[hero_class] == 1:
        first = await choose_room(table, state, "table.first_room", rooms)
        rooms.sort(key=lambda room: room != first)
    for room in rooms:
        put_hero(table, state, hero_class, room)
