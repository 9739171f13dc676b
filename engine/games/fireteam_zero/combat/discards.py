"""Discards by effects, which are not damage (FZ-KO-16, FZ-Q-34)."""

from __future__ import annotations

from engine.games.fireteam_zero.cards.carrying_out import Context, declare, heroes_concerned
from engine.games.fireteam_zero.cards.piles import discard_up_to
from engine.games.fireteam_zero.combat.suffering import knock_out
from engine.games.fireteam_zero.model.notation import Discard
from engine.games.fireteam_zero.model.state import Hero, State
from engine.table import Table


async def lose_cards(table: Table, state: State, hero: Hero, n: int) -> None:
    """Discards up to `n` cards, which cannot be prevented.

    Only under a ruling option does a discard beyond the hand knock the hero out (FZ-ATTACK-24, FZ-KO-16, FZ-Q-34).
    """
    lost = await discard_up_to(table, state, hero, n)
    if lost < n and state.rulings.discard_knocks_out:
        await knock_out(table, state, hero)


async def _discard(table: Table, state: State, effect: Discard, context: Context) -> None:
    for hero in heroes_concerned(state, effect.who, context, effect.range):
        await lose_cards(table, state, hero, effect.n)


declare(Discard, _discard)
