"""Treasure cards: what a Hero finds, and what a Guardian carries (MD-PICK, MD-ITEM, MD-GUARD)."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.massive_darkness.abilities import amount
from engine.games.massive_darkness.content import Effect, When, content
from engine.games.massive_darkness.damage import gain_xp, hurt_hero, stun
from engine.games.massive_darkness.decks import discard, draw_treasure
from engine.games.massive_darkness.inventory import receive, reorganize
from engine.games.massive_darkness.state import Hero, State
from engine.table import Seat, Table, Text

HIGHEST = 5


async def hero_draws(table: Table, state: State, hero: Hero, level: int, *, from_token: bool) -> None:
    """A Hero draws a Treasure card: a Trap harms it, Luck works for those who found a Treasure token, and anything else
    is its Equipment, which only a finder may give away at once (MD-PICK-02, MD-PICK-05, MD-ITEM-03, MD-ITEM-04,
    MD-TRANSMUTE-04)."""
    card = await _draw(table, state, level, () if from_token else ("luck",))
    if card is not None and content().cards[card].kind == "luck":
        await _be_lucky(table, state, hero, card)
    else:
        await _take(table, state, hero, card, may_give=from_token)


async def guardian_treasure(table: Table, state: State, level: int | None = None) -> str | None:
    """The Treasure card that a Guardian carries, of the Current Level unless another is given; Traps and Luck are
    discarded without effect (MD-GUARD-02, MD-GUARD-03). None where no other card is left."""
    return await _draw(table, state, level or state.level, ("trap", "luck"))


async def _draw(table: Table, state: State, level: int, refused: Collection[str]) -> str | None:
    """The first card that is of none of the refused kinds. Those drawn before it are discarded together, so that a deck
    made of nothing else comes to an end."""
    passed: list[str] = []
    card = await draw_treasure(table, state, level)
    while card is not None and content().cards[card].kind in refused:
        passed.append(card)
        card = await draw_treasure(table, state, level)
    for each in passed:
        discard(state, each)
    return card


async def _be_lucky(table: Table, state: State, hero: Hero, luck: str) -> None:
    """Luck gives cards of the next Level instead of itself. Those are not drawn by a token, so Luck among them is
    replaced (MD-ITEM-04, MD-Q-16)."""
    table.tell(Text("item-luck", hero=Seat(hero.seat), card=luck))
    level = min(content().cards[luck].level + 1, HIGHEST)
    for effect in _effects(luck, "drawn_from_token"):
        for _ in range(effect.n if isinstance(effect.n, int) else 1):
            await _take(table, state, hero, await _draw(table, state, level, ("luck",)), may_give=True)
    discard(state, luck)


async def _take(table: Table, state: State, hero: Hero, card: str | None, *, may_give: bool) -> None:
    """What was drawn: nothing, a Trap, or Equipment."""
    if card is None:
        table.tell(Text("item-nothing-left", hero=Seat(hero.seat)))
    elif content().cards[card].kind == "trap":
        table.tell(Text("item-trap", hero=Seat(hero.seat), card=card))
        await _resolve_drawn(table, state, hero, card)
        discard(state, card)
    else:
        await _gain(table, state, hero, card, may_give=may_give)


async def _gain(table: Table, state: State, hero: Hero, card: str, *, may_give: bool) -> None:
    await _resolve_drawn(table, state, hero, card)
    if may_give:
        await receive(table, state, hero, [card])
    else:
        hero.pack.append(card)
        table.tell(Text("item-gained", hero=Seat(hero.seat), card=card))
        await reorganize(table, state, [hero])


async def _resolve_drawn(table: Table, state: State, hero: Hero, card: str) -> None:
    """What a card does to the Hero who draws it (MD-ITEM-03)."""
    for effect in _effects(card, "drawn"):
        if effect.do == "direct_damage":
            await hurt_hero(table, state, hero, amount(effect))
        elif effect.do == "stun":
            stun(table, hero)
        elif effect.do == "xp":
            gain_xp(table, state, hero, amount(effect))


def _effects(card: str, moment: When) -> list[Effect]:
    """What a card does at this moment."""
    return [
        effect for ability in content().cards[card].abilities if ability.when == moment for effect in ability.effect
    ]
