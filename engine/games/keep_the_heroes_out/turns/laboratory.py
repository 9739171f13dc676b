"""The Laboratory: a hero for the Cells, and a card of another clan (KH-LAB)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.keep_the_heroes_out.cards.carrying_out import Way
from engine.games.keep_the_heroes_out.cards.loot import TACTIC, of_category, take_from_row
from engine.games.keep_the_heroes_out.guild.acting import resolve_heroes
from engine.games.keep_the_heroes_out.guild.deck import card_over
from engine.games.keep_the_heroes_out.guild.prisoner import draw_for_cells
from engine.games.keep_the_heroes_out.guild.summoning import summon
from engine.games.keep_the_heroes_out.model.pieces import CELLS, LABORATORY
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Option, Table, Text


def ways_to_experiment(state: State) -> Iterator[Option]:
    """Offers an experiment if there are Cells and a card to take (KH-LAB-09, KH-Q-07)."""
    allowed = state.rulings.lab_without_tactic == "allowed"
    if CELLS in state.rooms and (allowed or next(of_category(state, TACTIC), None)):
        yield EXPERIMENT


async def experiment(table: Table, state: State, player: int) -> str:
    """Draws a guild card. For a hero, the player takes a tactic card of the row before freed heroes act (KH-LAB-01 to
    KH-LAB-05, KH-LAB-07, KH-LAB-08, KH-Q-25)."""
    state.steps = []
    table.tell(Text("experiments", clan=state.players[player].clan))
    hero_class = await draw_for_cells(table, state)
    if hero_class is not None:
        await summon(table, state, hero_class, CELLS, active=False)
        await _take_card(table, state, player)
    await resolve_heroes(table, state)
    await card_over(table, state)
    return LABORATORY


async def _take_card(table: Table, state: State, player: int) -> None:
    options = [
        Option(f"take:{card}", Text("take-card", card=card), place, places=(f"row:{place + 1}",), about=card)
        for place, card in of_category(state, TACTIC)
    ]
    if options:
        place: int = await table.ask(state.players[player].seat, "lab.card", options)
        take_from_row(table, state, player, place)


EXPERIMENT = Option(
    LABORATORY,
    Text("way-experiment"),
    Way("activate", experiment),
    group="activate",
    places=(LABORATORY,),
    final="card",
)
