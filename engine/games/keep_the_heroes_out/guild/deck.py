"""The guild deck and its two waves (KH-WAVE, KH-GUILD-04)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.hooks import scenario
from engine.games.keep_the_heroes_out.model.pieces import MOST_CARDS
from engine.games.keep_the_heroes_out.model.state import State
from engine.kit.outcome import lose, win
from engine.table import Table, Text


def cards_of_an_invasion(state: State) -> int:
    """Returns the number of guild cards of an invasion (KH-DIFF-02 to KH-DIFF-04)."""
    return content().reveal[state.difficulty][state.wave - 1]


async def next_wave(table: Table, state: State) -> None:
    """Shuffles all guild cards into a new deck and begins the second wave (KH-WAVE-02, KH-WAVE-03, KH-Q-04,
    KH-Q-09)."""
    before = cards_of_an_invasion(state)
    state.guild_deck = [*state.guild_deck, *state.guild_discard, *([state.guild_card] if state.guild_card else [])]
    state.guild_discard, state.guild_card, state.wave = [], None, 2
    await table.shuffle("guild.wave", state.guild_deck)
    table.tell(Text("wave-2"))
    if state.phase == "invasion" and state.rulings.midwave_recount == "recount":
        state.cards_left += cards_of_an_invasion(state) - before
    await scenario().happen(table, state, "wave_2")


async def card_over(table: Table, state: State) -> None:
    """Ends a resolved guild card: the game may be over, or the wave (KH-WIN-01, KH-WIN-07, KH-SCEN-32, KH-Q-10)."""
    await scenario().check_end(table, state)
    if state.guild_deck:
        return
    if state.wave == 1:
        await next_wave(table, state)
    elif scenario().requirements_met(state):
        win(state, "guild-deck")
    else:
        lose(state, "requirements")


async def add_cards(table: Table, state: State, cards: Sequence[str]) -> None:
    """Shuffles cards into the guild deck (KH-SCEN-29)."""
    there = len(state.guild_deck) + len(state.guild_discard) + bool(state.guild_card)
    cards = cards[: max(0, MOST_CARDS - there)]
    if not cards:
        return
    state.guild_deck += cards
    await table.shuffle("guild.added", state.guild_deck)
    table.tell(Text("guild-cards-added", cards=tuple(cards)))
