"""Equipment: what a Hero gains, gives away and wears (MD-EQUIP)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engine.games.massive_darkness.asking.glossary import card_detail
from engine.games.massive_darkness.asking.players import ask_hero
from engine.games.massive_darkness.heroes.abilities import CACHE_SIZE
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero, State
from engine.table import Option, Seat, Table, Text

HANDS = 2  # for every Participant (MD-EQUIP-14)
DONE = "done"


class Change(NamedTuple):
    """One change of what is Equipped: the card that is equipped, if any, and those that make room for it."""

    card: str | None
    removed: tuple[str, ...] = ()


async def receive(table: Table, state: State, hero: Hero, cards: Sequence[str]) -> None:
    """Gives a Hero Equipment, which it may pass at once to other Heroes in its Zone. The receiver may reorganize for
    free (MD-EQUIP-18, MD-PICK-05, MD-PICK-06, MD-GUARD-13)."""
    gained: list[Hero] = []
    for card in cards:
        taker = await _taker(table, state, hero, card)
        taker.pack.append(card)
        if taker is hero:
            table.tell(Text("item-gained", hero=Seat(hero.seat), card=card))
        else:
            table.tell(Text("item-given", hero=Seat(hero.seat), card=card, other=Seat(taker.seat)))
        gained += [taker] if taker not in gained else []
    await reorganize(table, state, gained)


async def keep(table: Table, state: State, hero: Hero, cards: Sequence[str]) -> None:
    """Gives a Hero Equipment that it keeps, and lets it reorganize for free if it lives (MD-TRANSMUTE-04)."""
    for card in cards:
        hero.pack.append(card)
        table.tell(Text("item-gained", hero=Seat(hero.seat), card=card))
    await reorganize(table, state, [hero] if cards and not hero.dead else [])


async def _taker(table: Table, state: State, hero: Hero, card: str) -> Hero:
    """Asks which living Hero in the Zone gets a card; dead Heroes only take part in Trades (MD-LIFE-05)."""
    own = Option("keep", Text("item-keep", card=card), hero, card_detail(card))
    others = [
        Option(f"give:{other.id}", Text("item-give", card=card, other=Seat(other.seat)), other)
        for other in state.heroes_in(hero.zone)
        if other is not hero
    ]
    text = Text("ask-item-keep", card=card)
    taker: Hero = await ask_hero(table, state, hero, "item.keep", [own, *others], default=own.id, text=text)
    return taker


async def reorganize(table: Table, state: State, heroes: Sequence[Hero]) -> None:
    """Asks these Heroes for free changes of their Equipment (MD-EQUIP-07). A Hero that wears everything it can is not
    asked."""
    done = Option(DONE, Text("item-done"))
    for hero in heroes:
        while options := changes(state, hero):
            change: Change | None = await ask_hero(
                table, state, hero, "item.reorganize", [done, *options], default=DONE
            )
            if change is None:
                break
            make(table, hero, change)


# ---------------------------------------------------------------- what is Equipped


def changes(state: State, hero: Hero) -> list[Option]:
    """Returns the possible changes of a Hero's Equipment (MD-EQUIP-03 to MD-EQUIP-05). Armor is only taken off for a
    Skill that requires it; equipping any other card is never worse."""
    return [_option(change) for change in _possible(state, hero)]


def can_change(state: State, hero: Hero) -> bool:
    """True if a Hero could change its Equipment."""
    return any(True for _ in _possible(state, hero))


def _possible(state: State, hero: Hero) -> Iterator[Change]:
    yield from _equippings(state, hero)
    if hero.body and _fights_without_armor(hero):
        yield Change(None, (hero.body,))


def _equippings(state: State, hero: Hero) -> Iterator[Change]:
    """Yields each card of the pack with a slot, and the cards that make room for it; in Story Mode none above the
    Current Level (MD-STORY-15)."""
    cards = content().cards
    for card in dict.fromkeys(hero.pack):
        if cards[card].slot != "none" and not (state.story and cards[card].level > state.level):
            yield from (Change(card, removed) for removed in _room(hero, card) if removed != (card,))


def _room(hero: Hero, card: str) -> list[tuple[str, ...]]:
    """Returns the sets of cards that may make room for another one; none while its slot is free."""
    slots = [content().cards[each].slot for each in (card, *hero.hands)]
    if slots[0] == "body":
        return [(hero.body,) if hero.body else ()]
    if "two_hands" in slots:
        return [tuple(hero.hands)]
    return [()] if len(hero.hands) < HANDS else [(each,) for each in dict.fromkeys(hero.hands)]


def _fights_without_armor(hero: Hero) -> bool:
    """True if a Skill of the Hero works only without armor (MD-COND-06)."""
    return any(skill in _without_armor(hero.hero_class) for skill in hero.skills)


@cache
def _without_armor(hero_class: str) -> frozenset[str]:
    """Returns the steps of a Class that work only without armor."""
    steps = [step for line in content().classes[hero_class].lines for step in line.steps]
    return frozenset(step.id for step in steps for each in step.abilities if "no_armor" in each.condition)


@lru_cache(maxsize=CACHE_SIZE)
def _option(change: Change) -> Option:
    """Returns an option of the menu, grouped by Level, because a pack may hold many cards. It is cached, because every
    decision lists the menu."""
    card, removed = change
    group = f"equip-{content().cards[card or removed[0]].level}"
    if card is None:
        return Option(f"off:{removed[0]}", Text("item-take-off", card=removed[0]), change, group=group)
    option_id = ":".join(("equip", card, *removed))
    text = Text("item-equip-instead", card=card, removed=removed) if removed else Text("item-equip", card=card)
    return Option(option_id, text, change, card_detail(card), group)


def make(table: Table, hero: Hero, change: Change) -> None:
    """Changes what a Hero has Equipped."""
    for card in change.removed:
        put_away(hero, card)
    if change.card is not None:
        put_on(hero, change.card)
        table.tell(Text("item-equipped", hero=Seat(hero.seat), card=change.card))
    else:
        table.tell(Text("item-taken-off", hero=Seat(hero.seat), card=change.removed[0]))


def put_on(hero: Hero, card: str) -> None:
    """Equips a card of the pack, whose slot must be free."""
    hero.pack.remove(card)
    if content().cards[card].slot == "body":
        hero.body = card
    else:
        hero.hands.append(card)


def put_away(hero: Hero, card: str) -> None:
    """Puts an Equipped card into the pack."""
    if hero.body == card:
        hero.body = None
    else:
        hero.hands.remove(card)
    hero.pack.append(card)


def take_out(hero: Hero, card: str) -> None:
    """Takes one card out of an Inventory, from the pack first.

    Raises ValueError if the Hero does not have it.
    """
    if card in hero.pack:
        hero.pack.remove(card)
    elif card in hero.hands:
        hero.hands.remove(card)
    elif hero.body == card:
        hero.body = None
    else:
        raise ValueError(f"{hero.hero} does not have {card}")
