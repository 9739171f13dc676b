"""The gamble: a guild card for three tactic cards, once a turn (KH-CELLS)."""

from __future__ import annotations

from dataclasses import replace

from engine.games.keep_the_heroes_out.cards.carrying_out import Way
from engine.games.keep_the_heroes_out.cards.hand import draw
from engine.games.keep_the_heroes_out.guild.acting import resolve_heroes
from engine.games.keep_the_heroes_out.guild.deck import card_over
from engine.games.keep_the_heroes_out.guild.prisoner import draw_for_cells
from engine.games.keep_the_heroes_out.guild.summoning import arrive, has_token, put_hero
from engine.games.keep_the_heroes_out.model.pieces import CELLS, HERO_CLASSES
from engine.games.keep_the_heroes_out.model.state import State
from engine.table import Option, Table, Text

CARDS = 3
GAMBLE = "gamble"


def gamble_options(state: State) -> list[Option]:
    """Returns the gamble if it is available now (KH-CELLS-01 to KH-CELLS-03, KH-Q-01, KH-Q-33)."""
    if state.turn.gambled or CELLS not in state.rooms or not state.modifiers.gamble:
        return []
    if state.phase != "play" and state.rulings.cells_timing == "phase_1":
        return []
    return [Option(GAMBLE, Text("gamble"), GAMBLE, _danger(state), group="gamble", places=(CELLS,), final="card")]


def gambles_between_actions(state: State) -> list[Option]:
    """Returns the gamble if it is available now, as an option between two actions (KH-Q-01)."""
    if state.rulings.cells_timing != "any_point":
        return []
    return [replace(option, value=Way("", _by_the_player)) for option in gamble_options(state)]


async def _by_the_player(table: Table, state: State, player: int) -> None:
    await gamble(table, state)


def _danger(state: State) -> Text:
    """Returns the classes without a token left, whose cards would reactivate all heroes of the class (KH-Q-11)."""
    missing = tuple(each for each in HERO_CLASSES if not has_token(state, each))
    return Text("gamble-danger", heroes=missing, count=len(missing)) if missing else Text("gamble-detail")


async def gamble(table: Table, state: State) -> None:
    """Sends a hero to the Cells and draws three cards; then the hero displays, and all active heroes act (KH-CELLS-04
    to KH-CELLS-15, KH-Q-02, KH-Q-34)."""
    state.turn.gambled = True
    state.steps = []
    table.tell(Text("gambles", clan=state.player.clan))
    hero_class = await draw_for_cells(table, state, back=state.rulings.gamble_card == "shuffled_back")
    hero = put_hero(table, state, hero_class, CELLS, active=False) if hero_class else None
    if hero_class or state.rulings.cells_draw_on_scenario == "draw_3":
        await draw(table, state, state.active, CARDS)
    if hero is not None:
        await arrive(table, state, hero)
    await resolve_heroes(table, state)
    await card_over(table, state)
