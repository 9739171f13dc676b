"""Guild cards outside an invasion that send a hero to the Cells: gamble, Laboratory, Prisoner (KH-CELLS)."""

from __future__ import annotations

from engine.games.keep_the_heroes_out.guild.deck import next_wave
from engine.games.keep_the_heroes_out.guild.summoning import summon
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import CELLS
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Table, Text


async def draw_for_cells(table: Table, state: State, *, back: bool = False) -> str | None:
    """Draws the top guild card onto the discard pile, or `back` into the deck. Returns the class of the hero for the
    Cells; None for a scenario card, which has no effect (KH-CELLS-04, KH-CELLS-05, KH-Q-34)."""
    card = table.draw(state.guild_deck)
    table.tell(Text("cells-card", card=card))
    if back:
        state.guild_deck.append(card)
        await table.shuffle("guild.back", state.guild_deck)
    else:
        state.guild_discard.append(card)
    found = content().hero_cards.get(card)
    return found.hero_class if found else None


async def prisoner(table: Table, state: State) -> None:
    """Draws a guild card and sends its hero to the Cells (KH-TREASURE-05, KH-TREASURE-06, KH-TREASURE-09, KH-Q-09)."""
    if CELLS not in state.rooms:
        return
    if not state.guild_deck and state.wave == 1:
        await next_wave(table, state)
    if state.guild_deck:
        hero_class = await draw_for_cells(table, state)
        if hero_class is not None:
            await summon(table, state, hero_class, CELLS, active=False)
