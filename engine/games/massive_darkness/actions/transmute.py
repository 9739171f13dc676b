"""Transmute: three Equipment cards for a better one (MD-TRANSMUTE)."""

from __future__ import annotations

from functools import cache

from engine.games.massive_darkness.asking.glossary import card_detail
from engine.games.massive_darkness.board.decks import discard
from engine.games.massive_darkness.heroes.inventory import take_out
from engine.games.massive_darkness.heroes.treasure import hero_draws
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.effects_skills import TransmuteAs
from engine.games.massive_darkness.model.state import HIGHEST_LEVEL, Hero, State
from engine.table import Option, Question, Seat, Table, Text

CARDS_TO_TRANSMUTE = 3


def can_transmute(state: State, hero: Hero) -> bool:
    """True if a Hero owns enough Equipment cards, worn or not (MD-TRANSMUTE-01, MD-TRANSMUTE-06)."""
    return sum(map(counts_as, hero.inventory)) >= CARDS_TO_TRANSMUTE


async def transmute(table: Table, state: State, hero: Hero) -> None:
    """The Hero discards cards that count as three, draws one of the lowest Level among them plus 1, and may reorganize
    (MD-TRANSMUTE-02 to MD-TRANSMUTE-04, MD-Q-26). Even the last, forced card is asked for, because the new one is
    revealed then."""
    given: list[str] = []
    while (counted := sum(map(counts_as, given))) < CARDS_TO_TRANSMUTE:
        options = [
            _option(card, counted + counts_as(card) >= CARDS_TO_TRANSMUTE) for card in dict.fromkeys(hero.inventory)
        ]
        card: str = await table.ask(hero.seat, Question("item.transmute", text=_question(given)), options, always=True)
        take_out(hero, card)
        given.append(card)
    for card in given:
        discard(state, card)
    table.tell(Text("item-transmuted", hero=Seat(hero.seat), cards=tuple(given)))
    await hero_draws(table, state, hero, [level_of(given)], from_token=False)


@cache
def counts_as(card: str) -> int:
    """Returns how many cards this one counts as (MD-ITEM-05)."""
    effects = [effect for ability in content().cards[card].abilities for effect in ability.effect]
    return next((effect.value for effect in effects if isinstance(effect, TransmuteAs)), 1)


def level_of(given: list[str]) -> int:
    """Returns the Level of the card that these give; Artifacts count as Level 4, Starting Equipment as 1
    (MD-TRANSMUTE-02, MD-TRANSMUTE-03, MD-EQUIP-15, MD-Q-26)."""
    return min(HIGHEST_LEVEL, min(content().cards[card].level for card in given) + 1)


@cache
def _option(card: str, last: bool) -> Option:
    """Returns an option of the menu, grouped by Level. The card that completes the number reveals a new one."""
    level = content().cards[card].level
    text = Text("item-discard", card=card, level=level)
    return Option(f"discard:{card}", text, card, card_detail(card), f"level-{level}", final="card" if last else None)


def _question(given: list[str]) -> Text:
    if not given:
        return Text("ask-item-transmute")
    return Text("ask-item-transmute-further", cards=tuple(given), level=level_of(given))
