"""Treasure cards: those Heroes find and those Guardians carry (MD-PICK, MD-ITEM, MD-GUARD)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any

from engine.games.massive_darkness.board.decks import discard, draw_treasure
from engine.games.massive_darkness.heroes.damage import gain_xp, hurt_hero, stun
from engine.games.massive_darkness.heroes.inventory import keep, receive
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects import Effect, When
from engine.games.massive_darkness.model.effects_deeds import DirectDamage, DrawTreasure, Stun, Xp
from engine.games.massive_darkness.model.state import HIGHEST_LEVEL, Hero, State
from engine.table import Seat, Table, Text


async def hero_draws(table: Table, state: State, hero: Hero, levels: Sequence[int], *, from_token: bool) -> None:
    """Draws a Treasure card of each of these Levels for a Hero: a Trap harms it, Luck works for finders of a Treasure
    token, and anything else is its Equipment, which only finders may pass on at once (MD-PICK-02, MD-PICK-05,
    MD-ITEM-03, MD-ITEM-04, MD-TRANSMUTE-04). All are drawn before anything is given or equipped, because they are taken
    at once (MD-PICK-01). The dead draw no more."""
    found: list[str] = []
    for level in levels:
        if not hero.dead:
            found += await _found(table, state, hero, level, from_token=from_token)
    if from_token and not hero.dead:
        await receive(table, state, hero, found)
    else:
        await keep(table, state, hero, found)


async def guardian_treasure(table: Table, state: State, level: int | None = None) -> str | None:
    """Returns the Treasure card of a Guardian, by default of the Current Level. Traps and Luck are discarded without
    effect (MD-GUARD-02, MD-GUARD-03). None if no other card is left."""
    return await _draw(table, state, level or state.level, ("trap", "luck"))


async def _draw(table: Table, state: State, level: int, refused: Collection[str]) -> str | None:
    """Draws the first card of a kind that is not refused. Earlier cards are discarded together, so that a deck with no
    other cards ends."""
    passed: list[str] = []
    card = await draw_treasure(table, state, level)
    while card is not None and content().cards[card].kind in refused:
        passed.append(card)
        card = await draw_treasure(table, state, level)
    for each in passed:
        discard(state, each)
    return card


async def _found(table: Table, state: State, hero: Hero, level: int, *, from_token: bool) -> list[str]:
    """Returns the Equipment from one draw."""
    card = await _draw(table, state, level, () if from_token else ("luck",))
    if card is not None and content().cards[card].kind == "luck":
        return await _lucky(table, state, hero, card)
    return await _resolved(table, state, hero, card)


async def _lucky(table: Table, state: State, hero: Hero, luck: str) -> list[str]:
    """Draws cards of the next Level in place of Luck. Those are not drawn for a token, so Luck among them is replaced
    (MD-ITEM-04, MD-Q-16)."""
    table.tell(Text("item-luck", hero=Seat(hero.seat), card=luck))
    level = min(content().cards[luck].level + 1, HIGHEST_LEVEL)
    found: list[str] = []
    effects = _effects(luck, "drawn_from_token")
    for _ in range(sum(effect.n for effect in effects if isinstance(effect, DrawTreasure))):
        found += await _resolved(table, state, hero, await _draw(table, state, level, ("luck",)))
    discard(state, luck)
    return found


async def _resolved(table: Table, state: State, hero: Hero, card: str | None) -> list[str]:
    """Applies a drawn card to the Hero and returns it unless it is a trap."""
    if card is None:
        table.tell(Text("item-nothing-left", hero=Seat(hero.seat)))
        return []
    trap = content().cards[card].kind == "trap"
    if trap:
        table.tell(Text("item-trap", hero=Seat(hero.seat), card=card))
    await _resolve_drawn(table, state, hero, card)
    if not trap:
        return [card]
    discard(state, card)
    return []


async def _resolve_drawn(table: Table, state: State, hero: Hero, card: str) -> None:
    """Applies a card's effect on the Hero who draws it (MD-ITEM-03)."""
    for effect in _effects(card, "drawn"):
        await DRAWN[type(effect)](table, state, hero, effect)


async def _suffer(table: Table, state: State, hero: Hero, effect: DirectDamage) -> None:
    await hurt_hero(table, state, hero, effect.value)


async def _be_stunned(table: Table, state: State, hero: Hero, effect: Stun) -> None:
    stun(table, hero)


async def _learn(table: Table, state: State, hero: Hero, effect: Xp) -> None:
    gain_xp(table, state, hero, effect.value)


DRAWN: Mapping[type[Effect], Callable[[Table, State, Hero, Any], Awaitable[None]]] = {
    DirectDamage: _suffer,
    Stun: _be_stunned,
    Xp: _learn,
}
"""The function of each effect of a drawn card."""


def _effects(card: str, moment: When) -> list[Effect]:
    """Returns a card's effects at this moment."""
    return [
        effect for ability in content().cards[card].abilities if ability.when == moment for effect in ability.effect
    ]
