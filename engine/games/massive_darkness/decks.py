"""Decks and discard piles (MD-DECK)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.massive_darkness.content import content
from engine.games.massive_darkness.state import HIGHEST_LEVEL, Decks, Pile, State
from engine.table import Table


def piles(decks: Decks) -> Iterator[tuple[str, Pile]]:
    """Every deck with its name for chance, such as `deck.guards`."""
    yield from (("deck.guards", pile) for pile in decks.guards)
    yield from (("deck.treasures", pile) for pile in decks.treasures)
    for name in ("minor", "major", "doors", "events", "artifacts"):
        yield f"deck.{name}", getattr(decks, name)


async def draw(table: Table, pile: Pile, key: str) -> str | None:
    """The top card; an exhausted deck is made anew of its discard pile first (MD-DECK-02, MD-Q-05). None where both are
    empty."""
    if not pile.draw:
        pile.draw, pile.discard = pile.discard, []
        await table.shuffle(key, pile.draw)
    return table.draw(pile.draw) if pile.draw else None


async def draw_levelled(table: Table, piles: list[Pile], level: int, key: str) -> str | None:
    """The top card of a Guard or Treasure deck; an exhausted deck of Level 1 to 4 gives way to the next one, only that
    of Level 5 is made anew (MD-DECK-03 to 05, MD-Q-06)."""
    for each in range(level, HIGHEST_LEVEL):
        if piles[each - 1].draw:
            return table.draw(piles[each - 1].draw)
    return await draw(table, piles[HIGHEST_LEVEL - 1], key)


async def draw_guard(table: Table, state: State, level: int) -> str | None:
    """A Guard card of a Level, or of the next one that has any (MD-DECK-04)."""
    return await draw_levelled(table, state.decks.guards, level, "deck.guards")


async def draw_treasure(table: Table, state: State, level: int) -> str | None:
    """A Treasure card of a Level, or of the next one that has any (MD-DECK-04). Traps and Luck are the caller's."""
    return await draw_levelled(table, state.decks.treasures, level, "deck.treasures")


async def draw_artifact(table: Table, state: State) -> str | None:
    """A random Artifact (MD-DECK-08)."""
    return await draw(table, state.decks.artifacts, "deck.artifacts")


def discard(state: State, card: str) -> None:
    """Puts a card on the discard pile of its own type and Level (MD-DECK-06, MD-DECK-07); Starting Equipment goes back
    to its pool (MD-Q-72)."""
    everything, decks = content(), state.decks
    if card in everything.guards:
        decks.guards[(everything.guards[card].level or HIGHEST_LEVEL) - 1].discard.append(card)
    elif card in everything.monsters:
        (decks.minor if everything.monsters[card].tier == "minor" else decks.major).discard.append(card)
    elif card in everything.events:
        decks.events.discard.append(card)
    elif card in everything.doors:
        decks.doors.discard.append(card)
    elif card in everything.artifacts:
        decks.artifacts.discard.append(card)
    elif card in everything.starting:
        decks.starting[card] = decks.starting.get(card, 0) + 1
    else:
        decks.treasures[everything.cards[card].level - 1].discard.append(card)
