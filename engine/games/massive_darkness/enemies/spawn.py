"""Places Enemies on the board, as far as there are miniatures (MD-MOB-02, MD-MOB-03, MD-AGENT-01, MD-ROAM, MD-GUARD-02,
MD-MINI)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Literal

from engine.games.massive_darkness.asking.wording import enemy_figures
from engine.games.massive_darkness.board.decks import discard, draw, draw_guard
from engine.games.massive_darkness.enemies.activation import activate_all
from engine.games.massive_darkness.heroes.treasure import guardian_treasure
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Enemy, Pile, State
from engine.table import Table, Text

Tier = Literal["minor", "major"]
TreasureOf = Literal["current", "none"] | int
LAST_MINOR_LEVEL = 3  # at which Roaming Monsters come from the Minor deck (MD-ROAM-01)


async def spawn_guard(
    table: Table, state: State, zone: str, level: int | None = None, card: str | None = None, *, must: bool = False
) -> Enemy | None:
    """Draws a Guard card of a Level, by default the Current Level, and puts that Enemy into a Zone (MD-LEVEL-11).

    `card` was drawn already. With `must`, cards are drawn until one has free miniatures, and nothing is activated
    (MD-Q-78). Returns None if the Guard decks or the miniatures have run out.
    """

    async def next_card() -> str | None:
        return await draw_guard(table, state, level or state.level)

    return await _spawn(table, state, zone, card or await next_card(), next_card if must else None)


async def spawn_roaming(
    table: Table,
    state: State,
    zone: str,
    tier: Tier | None = None,
    type: str | None = None,
    role: str = "",
    treasure: TreasureOf = "current",
    must: bool = False,
) -> Enemy | None:
    """Draws a Roaming Monster (a Minor one at Current Level 1 to 3), and puts it into a Zone (MD-ROAM-01, MD-LEVEL-14).

    A Mission may name its `tier`, and its `type`, whose card is taken wherever it is (MD-ROAM-03); `role` is the
    Mission's name for it. `treasure` is the Level of its Treasure card (MD-GUARD-02); `must` as for `spawn_guard`.
    Returns None if the miniatures have run out.
    """
    tier = tier or ("minor" if state.level <= LAST_MINOR_LEVEL else "major")
    pile = state.decks.minor if tier == "minor" else state.decks.major
    card = _take_monster(pile, tier, type) if type else None

    async def next_card() -> str | None:
        return await draw(table, pile, f"deck.{tier}")

    first = card or await next_card()
    return await _spawn(table, state, zone, first, next_card if must else None, role, treasure)


def _take_monster(pile: Pile, tier: Tier, type: str) -> str:
    """Removes the card of a monster from its deck, unless it was set aside (MD-Q-78)."""
    monsters = content().monsters.values()
    card = next(each.id for each in monsters if each.tier == tier and each.type == type)
    for cards in (pile.draw, pile.discard):
        if card in cards:
            cards.remove(card)
    return card


# ---------------------------------------------------------------- miniatures


def has_miniatures(state: State, card: str) -> bool:
    """True if all figures of an Enemy card are free: one of each Guardian, and as many Minions as are needed
    (MD-MINI-01, MD-MOB-03)."""
    sheet = content().enemy(card)
    alike = _same_kind(state, card)
    if any(enemy.life > 0 for enemy in alike):
        return False
    used = sum(len(enemy.minions) for enemy in alike)
    return sheet.kind != "mob" or used + sheet.minions * state.heroes_at_start <= content().miniatures[sheet.type]


def _same_kind(state: State, card: str) -> list[Enemy]:
    """Returns the Enemies on the board of the same kind as a card, of any Level or tier (MD-Q-32)."""
    kind = content().enemy(card).type
    return [enemy for enemy in state.enemies if content().enemy(enemy.card).type == kind]


# ---------------------------------------------------------------- spawning


async def _spawn(
    table: Table,
    state: State,
    zone: str,
    card: str | None,
    next_card: Callable[[], Awaitable[str | None]] | None,
    role: str = "",
    treasure: TreasureOf = "current",
) -> Enemy | None:
    """Places the Enemy of a card; without miniatures, that of the `next_card`, or none (MD-MINI-01). When a card is
    drawn for the third time, the whole deck has been drawn since the second."""
    refused: Counter[str] = Counter()
    while card is not None and not has_miniatures(state, card):
        table.tell(Text("enemies-no-miniatures", enemy=card))
        discard(state, card)
        refused[card] += 1
        if next_card is None:
            await _activate_alike(table, state, card)
        if next_card is None or refused[card] > 2:
            return None
        card = await next_card()
    return None if card is None else await _place_enemy(table, state, zone, card, role, treasure)


async def _activate_alike(table: Table, state: State, card: str) -> None:
    """Activates all Enemies of the card's kind at once; for an Event, except those hidden from Events (MD-MINI-02,
    MD-Q-20)."""
    by_event = state.phase == "event"
    alike = [enemy for enemy in _same_kind(state, card) if not (by_event and enemy.hidden_from_events)]
    await activate_all(table, state, alike)


async def _place_enemy(table: Table, state: State, zone: str, card: str, role: str, treasure: TreasureOf) -> Enemy:
    """Puts an Enemy on the board with its figures and its Treasure card (MD-MOB-03, MD-GUARD-02, MD-SETUP-22)."""
    sheet = content().enemy(card)
    is_mob = sheet.kind == "mob"
    life = sheet.life if is_mob else sheet.life * state.heroes_at_start
    enemy = Enemy(state.next_enemy, card, zone, life, [life] * (sheet.minions * state.heroes_at_start), role=role)
    state.next_enemy += 1
    state.enemies.append(enemy)
    if treasure != "none":
        worn = await guardian_treasure(table, state, None if treasure == "current" else treasure)
        enemy.equipment = [worn] if worn else []
    table.tell(_spawn_text(enemy))
    return enemy


def _spawn_text(enemy: Enemy) -> Text:
    known = {"enemy": enemy.card, "zone": enemy.zone, "figures": enemy_figures(enemy)}
    if enemy.equipment:
        return Text("enemies-spawn-equipped", **known, card=enemy.equipment[0])
    return Text("enemies-spawn", **known)
