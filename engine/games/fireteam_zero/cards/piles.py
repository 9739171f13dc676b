"""The cards of a hero: drawing, taking back, discarding (FZ-TAC-13, FZ-TAC-14, FZ-CARD-06)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.fireteam_zero.asking.players import ask_owner
from engine.games.fireteam_zero.cards.worth import worth
from engine.games.fireteam_zero.model.state import Hero, State
from engine.kit.decks import refill
from engine.table import Option, Table, Text


async def draw(table: Table, state: State, hero: Hero, n: int) -> int:
    """Draws up to `n` cards; the discard pile is shuffled as soon as the last card of the deck is drawn (FZ-TAC-13,
    FZ-TAC-14, FZ-TAC-15, FZ-TAC-18).

    Returns how many were drawn.
    """
    cards: list[str] = []
    while len(cards) < n and await refill(table, "deck.renewed", hero.deck, hero.discard):
        cards.append(table.draw(hero.deck))
    hero.hand += cards
    if cards:
        await refill(table, "deck.renewed", hero.deck, hero.discard)
        tell_cards(table, state, hero, "drew", cards)
    return len(cards)


def tell_cards(table: Table, state: State, hero: Hero, key: str, cards: Sequence[str]) -> None:
    """Logs how many cards were added to a hand, and which to those who may see them (FZ-CARD-09)."""
    if state.rulings.open_hands:
        table.tell(Text(f"{key}-cards", hero=hero.id, cards=tuple(cards), count=len(cards)))
        return
    table.tell(Text(key, hero=hero.id, count=len(cards)))
    table.tell(Text(f"{key}-own", hero=hero.id, cards=tuple(cards)), to=hero.seat)


def discard(state: State, hero: Hero, card: str) -> None:
    """Moves a card from the hand to the discard pile (FZ-CARD-06)."""
    hero.hand.remove(card)
    hero.discard.append(card)


def play_card(hero: Hero, card: str) -> None:
    """Plays a card from the hand: it stays in front of the hero until it is resolved (FZ-REACT-18, FZ-REACT-26)."""
    hero.hand.remove(card)
    hero.playing.append(card)


def put_away(hero: Hero, card: str) -> None:
    """Moves a played card to the discard pile (FZ-CARD-06)."""
    hero.playing.remove(card)
    hero.discard.append(card)


async def choose_discards(table: Table, state: State, hero: Hero, n: int, key: str = "fire.discard") -> list[str]:
    """Asks the hero's player for `n` cards of the hand to discard.

    Not asked for no card or for the whole hand, which is discarded in an order that does not show when each was drawn
    (FZ-CREATURE-16, FZ-CARD-09).
    """
    count = min(n, len(hero.hand))
    if not count:
        return []
    if count == len(hero.hand):
        cards = sorted(hero.hand)
    else:
        options = card_options(hero.hand)
        default = [option.id for option in sorted(options, key=lambda option: worth(option.value))[:count]]
        text = Text("ask-fire-discard", hero=hero.id, count=count)
        picked = await ask_owner(table, state, hero, key, options, (count, count), default, text, private=True)
        cards = [picked] if isinstance(picked, str) else list(picked)
    if not state.rulings.open_hands:
        table.show(hero.seat)
    for card in cards:
        discard(state, hero, card)
    table.tell(Text("discarded", hero=hero.id, cards=tuple(cards), count=len(cards)))
    return cards


async def discard_up_to(table: Table, state: State, hero: Hero, n: int) -> int:
    """Discards up to `n` cards for an effect, which is not damage and never knocks out (FZ-KO-16). Returns how many it
    was.
    """
    return len(await choose_discards(table, state, hero, n))


async def retake(table: Table, state: State, hero: Hero, n: int) -> None:
    """Returns `n` cards of the player's choice from the discard pile to the hand."""
    count = min(n, len(hero.discard))
    if not count:
        return
    text = Text("ask-fire-retake", hero=hero.id, count=count)
    options = card_options(hero.discard)
    default = [option.id for option in sorted(options, key=lambda option: -worth(option.value))[:count]]
    picked = await ask_owner(table, state, hero, "fire.retake", options, (count, count), default, text)
    cards = [picked] if isinstance(picked, str) else list(picked)
    for card in cards:
        hero.discard.remove(card)
        hero.hand.append(card)
    table.tell(Text("retook", hero=hero.id, cards=tuple(cards), count=len(cards)))


def card_options(cards: Sequence[str]) -> list[Option]:
    """Returns each card of a pile as an option: `short_burst`, and `short_burst:2` for the second copy."""
    return [_card_option(name, card) for name, card in told_apart(cards)]


def told_apart(cards: Sequence[str]) -> list[tuple[str, str]]:
    """Returns cards in order, each with its name in an option id."""
    cards = sorted(cards)
    alike = [cards[:place].count(card) for place, card in enumerate(cards)]
    return [(f"{card}:{before + 1}" if before else card, card) for card, before in zip(cards, alike, strict=True)]


@cache
def _card_option(name: str, card: str) -> Option:
    return Option(name, Text("card-name", card=card), card, about=card)
