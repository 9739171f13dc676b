"""Decks and discard piles (MD-DECK)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import HIGHEST_LEVEL, LEVELS, Decks, Pile, State
from engine.kit import decks
from engine.table import Table


def piles(own: Decks) -> Iterator[tuple[str, Pile]]:
    """Yields every deck with its name for chance, such as `deck.guards`."""
    yield from (("deck.guards", pile) for pile in own.guards)
    yield from (("deck.treasures", pile) for pile in own.treasures)
    for name in ("minor", "major", "doors", "events", "artifacts"):
        yield f"deck.{name}", getattr(own, name)


async def draw(table: Table, pile: Pile, key: str) -> str | None:
    """Draws the top card, first reshuffling an exhausted deck from its discard pile (MD-DECK-02, MD-Q-05). Returns None
    if both are empty."""
    return await decks.draw(table, key, pile.draw, pile.discard)


async def draw_levelled(table: Table, piles: list[Pile], level: int, key: str) -> str | None:
    """Draws the top card of a Guard or Treasure deck. An exhausted deck of Level 1 to 4 is replaced by the next one;
    only that of Level 5 is reshuffled (MD-DECK-03 to MD-DECK-05, MD-Q-06)."""
    for each in range(level, HIGHEST_LEVEL):
        if piles[each - 1].draw:
            return table.draw(piles[each - 1].draw)
    return await draw(table, piles[HIGHEST_LEVEL - 1], key)


async def draw_guard(table: Table, state: State, level: int) -> str | None:
    """Draws a Guard card of a Level, or of the next one that has any (MD-DECK-04)."""
    return await draw_levelled(table, state.decks.guards, level, "deck.guards")


async def draw_treasure(table: Table, state: State, level: int) -> str | None:
    """Draws a Treasure card of a Level, or of the next one that has any (MD-DECK-04). The caller handles Traps and
    Luck."""
    return await draw_levelled(table, state.decks.treasures, level, "deck.treasures")


async def draw_artifact(table: Table, state: State) -> str | None:
    """Draws a random Artifact (MD-DECK-08)."""
    return await draw(table, state.decks.artifacts, "deck.artifacts")


def discard(state: State, card: str) -> None:
    """Puts a card on the discard pile of its type and Level (MD-DECK-06, MD-DECK-07); Starting Equipment returns to its
    pool (MD-Q-72)."""
    everything, own = content(), state.decks
    if card in everything.guards:
        own.guards[(everything.guards[card].level or HIGHEST_LEVEL) - 1].discard.append(card)
    elif card in everything.monsters:
        (own.minor if everything.monsters[card].tier == "minor" else own.major).discard.append(card)
    elif card in everything.events:
        own.events.discard.append(card)
    elif card in everything.doors:
        own.doors.discard.append(card)
    elif card in everything.artifacts:
        own.artifacts.discard.append(card)
    elif card in everything.starting:
        decks.put_back(own.starting, card)
    else:
        own.treasures[everything.cards[card].level - 1].discard.append(card)


def new_decks(taken: Sequence[str] = ()) -> Decks:
    """Returns all decks, each in the order of the card list, without the Heroes' cards (MD-SETUP-04 to MD-SETUP-06)."""
    everything, gone = content(), Counter(taken)
    monsters = everything.monsters.values()
    return Decks(
        guards=[Pile([each.id for each in everything.guards.values() if each.level == level]) for level in LEVELS],
        treasures=[Pile(_copies(everything.treasures[level], gone)) for level in LEVELS],
        minor=Pile([each.id for each in monsters if each.tier == "minor"]),
        major=Pile([each.id for each in monsters if each.tier == "major"]),
        doors=Pile(list(everything.doors)),
        events=Pile(decks.copies({each.id: each.copies for each in everything.events.values()})),
        artifacts=Pile(_copies(everything.artifacts, gone)),
        starting={card: everything.cards[card].copies - gone[card] for card in everything.starting},
    )


def _copies(cards: Sequence[str], gone: Counter[str]) -> list[str]:
    return decks.copies({card: content().cards[card].copies - gone[card] for card in cards})
