"""Reorganize/Trade (MD-TRADE).

The active Hero leads the Trade and proposes each transfer; the owner must agree. So no one gives without consent, and
no one loses by receiving a card.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.games.massive_darkness.actions.transmute import can_transmute, transmute
from engine.games.massive_darkness.asking.glossary import card_detail
from engine.games.massive_darkness.asking.players import ask_hero
from engine.games.massive_darkness.heroes.inventory import (
    DONE,
    Change,
    can_change,
    changes,
    make,
    reorganize,
    take_out,
)
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero, ObjectiveKind, State
from engine.table import Option, Question, Seat, Table, Text


class Offer(NamedTuple):
    """A card, or another item that a Mission lets Heroes carry, and the seat of its owner."""

    owner: int
    card: str = ""
    good: ObjectiveKind | None = None


class Transmuting(NamedTuple):
    """The choice to Transmute in the middle of the Trade."""


LEAVE = Option(DONE, Text("item-done"))
TRANSMUTE = Option("transmute", Text("item-to-transmute"), Transmuting(), group="transmute")
YES, NO = Option("yes", Text("item-yes"), True), Option("no", Text("item-no"), False)


def partners(state: State, hero: Hero) -> list[Hero]:
    """Returns all other Heroes of the Zone, including dead ones (MD-TRADE-02, MD-TRADE-03)."""
    return [each for each in state.heroes if each.zone == hero.zone]


def can_trade(state: State, hero: Hero) -> bool:
    """True if a Trade could change anything: what the Hero wears, or who owns what."""
    heroes = partners(state, hero)
    return (len(heroes) > 1 and any(each.inventory or each.goods for each in heroes)) or can_change(state, hero)


async def trade(table: Table, state: State, hero: Hero) -> None:
    """Carries out a Trade that is already paid: any number of transfers, with Transmutes in between; at the end the
    other participants may reorganize (MD-TRADE-01 to MD-TRADE-06, MD-TRANSMUTE-05)."""
    involved: list[Hero] = []
    while not hero.dead:
        chosen = await ask_hero(table, state, hero, "item.trade", _choices(state, hero), default=DONE)
        if chosen is None:
            break
        if isinstance(chosen, Change):
            make(table, hero, chosen)
        elif isinstance(chosen, Transmuting):
            await transmute(table, state, hero)
        else:
            involved += [each for each in await _hand_over(table, state, hero, chosen) if each not in involved]
    await reorganize(table, state, [each for each in involved if each is not hero])


def _choices(state: State, hero: Hero) -> list[Option]:
    choices = [LEAVE, *changes(state, hero), *_offers(state, hero)]
    return [*choices, TRANSMUTE] if can_transmute(state, hero) else choices


def _offers(state: State, hero: Hero) -> list[Option]:
    """Returns everything that could be transferred."""
    heroes = partners(state, hero)
    if len(heroes) < 2:
        return []
    cards = [_offer(Offer(each.seat, card), each.hero) for each in heroes for card in dict.fromkeys(each.inventory)]
    return cards + [
        _offer(Offer(each.seat, good=good), each.hero) for each in heroes for good in dict.fromkeys(each.goods)
    ]


@cache
def _offer(offer: Offer, hero: str) -> Option:
    """Returns an option of the menu, grouped by owner. It is cached, because every decision lists the menu."""
    what = offer.card or offer.good
    detail = card_detail(offer.card) if offer.card else None
    text = Text("item-pass", thing=_named(offer), owner=Seat(offer.owner))
    return Option(f"pass:{what}:h{offer.owner}", text, offer, detail, hero)


def _named(offer: Offer) -> Text:
    if offer.good:
        return Text(f"objective-{offer.good}")
    return Text("item-card", card=offer.card, level=content().cards[offer.card].level)


async def _hand_over(table: Table, state: State, hero: Hero, offer: Offer) -> list[Hero]:
    """Transfers one item if its owner agrees. Returns the Heroes concerned (MD-TRADE-05)."""
    owner = state.heroes[offer.owner]
    takers = [each for each in partners(state, hero) if each is not owner]
    options = [Option(f"to:{each.id}", Text("item-to", other=Seat(each.seat)), each) for each in takers]
    text = Text("ask-item-pass-to", thing=_named(offer))
    taker: Hero = await ask_hero(table, state, hero, "item.pass_to", options, default=options[0].id, text=text)
    if owner is not hero and not await _agrees(table, offer, taker):
        table.tell(Text("item-refused", hero=Seat(owner.seat), thing=_named(offer)))
        return []
    _transfer(offer, owner, taker)
    table.tell(Text("item-passed", hero=Seat(owner.seat), thing=_named(offer), other=Seat(taker.seat)))
    return [owner, taker]


async def _agrees(table: Table, offer: Offer, taker: Hero) -> bool:
    """True if the owner agrees to give a card."""
    agreed: bool = await table.ask(
        offer.owner,
        Question(
            "item.agree",
            text=Text("ask-item-agree", thing=_named(offer), other=Seat(taker.seat)),
            occasion="reaction",
            default=["yes"],
        ),
        [YES, NO],
    )
    return agreed


def _transfer(offer: Offer, owner: Hero, taker: Hero) -> None:
    if offer.good:
        owner.goods.remove(offer.good)
        taker.goods.append(offer.good)
    else:
        take_out(owner, offer.card)
        taker.pack.append(offer.card)
