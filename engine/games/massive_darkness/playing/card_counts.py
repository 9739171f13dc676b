"""Checks the location of cards: each deck holds its own kind, and no card exists more often than printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain

from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import LEVELS, Pile, State
from engine.kit.invariants import Faults, bounds, unknown

MOST_IN_HAND = 100  # cards that a rule holds while it asks: drawn, found or laid down


def decks_hold_their_own(state: State) -> Faults:
    """Checks that each deck holds cards of its own kind, and no more than there are."""
    if not len(state.decks.guards) == len(state.decks.treasures) == len(LEVELS):
        yield "decks: there is a deck of Guards and one of Treasures for each of five Levels"
        return
    for where, pile, copies in _piles(state):
        if len(pile.draw) + len(pile.discard) > sum(copies.values()):
            yield f"{where}: it holds more cards than there are"
        elif (strange := unknown(chain(pile.draw, pile.discard), copies)) is not None:
            yield f"{where}: {strange} does not belong into it"
    starting = {card: content().cards[card].copies for card in content().starting}
    if state.decks.starting.keys() != starting.keys():
        yield "decks.starting: not the Starting Equipment of the game"
    for card, count in state.decks.starting.items():
        yield from bounds(f"decks.starting.{card[:9]}", count, 0, starting.get(card, 0))


def no_card_is_twice(state: State) -> Faults:
    """Checks that no card exists more often than it has copies, and limits the cards held by a rule (MD-SETUP-04).
    Between two Missions, Enemies' cards are in the decks already."""
    copies, every = _copies(), _everywhere(state)
    if (strange := unknown(every, copies)) is not None:
        yield f"market: there is no card {strange}"
        return
    for card, count in every.items():
        if count > copies[card]:
            yield f"decks: with everything on the board there are {count} of {copies[card]} of {card}"
    if state.phase == "setup" and (gone := [card for card in state.decks.starting if every[card] != copies[card]]):
        yield f"decks.starting.{gone[0]}: until play begins, what no Hero has lies in the pool (MD-SETUP-18)"
    if sum(copies.values()) - every.total() > MOST_IN_HAND:
        yield "decks: too many cards are nowhere"


def the_mission_finds_its_guards(state: State) -> Faults:
    """Checks that until play begins, the decks hold a Guard of each type that the Mission places (MD-Q-78, MD-Q-83)."""
    if state.phase != "setup":
        return
    every, here = content(), {enemy.role for enemy in state.enemies}
    for placed in every.missions[state.mission].enemies:
        if placed.level is None or placed.role in here:
            continue
        pile = state.decks.guards[placed.level - 1].draw
        if all(every.guards[card].type != placed.type for card in pile):
            yield f"decks.guards.{placed.level - 1}.draw: the Mission places {placed.type}, and there is none"


def _everywhere(state: State) -> Counter[str]:
    """Counts every card in a deck, at the Market, with a Hero or with an Enemy."""
    every = Counter(chain.from_iterable(chain(pile.draw, pile.discard) for _, pile, _ in _piles(state)))
    every.update(state.decks.starting)
    every.update(state.market)
    for hero in state.heroes:
        every.update(hero.inventory)
    for enemy in state.enemies if state.phase not in ("aftermath", "over") else ():
        every.update([*enemy.equipment, *filter(None, [enemy.borrowed])])
        every.update([enemy.card] if not enemy.role else [])
    return every


def _piles(state: State) -> Iterator[tuple[str, Pile, Mapping[str, int]]]:
    """Yields every deck by field, and the cards that belong in it."""
    for at, belong in enumerate(_levelled("guards")):
        yield f"decks.guards.{at}", state.decks.guards[at], belong
    for at, belong in enumerate(_levelled("treasures")):
        yield f"decks.treasures.{at}", state.decks.treasures[at], belong
    for name, belong in _other_decks().items():
        yield f"decks.{name}", getattr(state.decks, name), belong


@cache
def _levelled(name: str) -> tuple[Mapping[str, int], ...]:
    every = content()
    if name == "guards":
        return tuple({card.id: 1 for card in every.guards.values() if card.level == level} for level in LEVELS)
    return tuple({card: every.cards[card].copies for card in every.treasures[level]} for level in LEVELS)


@cache
def _other_decks() -> Mapping[str, Mapping[str, int]]:
    every = content()
    monsters = every.monsters.values()
    return {
        "minor": {each.id: 1 for each in monsters if each.tier == "minor"},
        "major": {each.id: 1 for each in monsters if each.tier == "major"},
        "doors": dict.fromkeys(every.doors, 1),
        "events": {each.id: each.copies for each in every.events.values()},
        "artifacts": {card: every.cards[card].copies for card in every.artifacts},
    }


@cache
def _copies() -> Mapping[str, int]:
    """Returns the number of copies of every card."""
    decks = [*_levelled("guards"), *_levelled("treasures"), *_other_decks().values()]
    starting = {card: content().cards[card].copies for card in content().starting}
    return {card: count for deck in (*decks, starting) for card, count in deck.items()}
