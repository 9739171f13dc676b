"""The Inventory that a Hero may carry into a Mission of a Story Mode campaign (MD-STORY-19, MD-STORY-23, MD-STORY-26,
MD-STORY-40, MD-STORY-41)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.massive_darkness.asking.glossary import card_detail
from engine.games.massive_darkness.board.decks import discard
from engine.games.massive_darkness.heroes.inventory import reorganize, take_out
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Hero, State
from engine.kit.decks import take
from engine.table import Option, Seat, Table, Text

MOST_CARDS = 6
MOST_ARTIFACTS = 1


async def give_up_surplus(table: Table, state: State) -> None:
    """Discards each Hero's cards beyond 6, of which at most 1 may be an Artifact (MD-STORY-19, MD-STORY-23,
    MD-STORY-40)."""
    artifacts = {hero.seat: [each for each in hero.inventory if each in content().artifacts] for hero in state.heroes}
    await _discard_down(table, state, artifacts, MOST_ARTIFACTS, "keeping.artifacts")
    await _discard_down(table, state, {hero.seat: hero.inventory for hero in state.heroes}, MOST_CARDS, "keeping.cards")


async def _discard_down(table: Table, state: State, cards: dict[int, list[str]], most: int, key: str) -> None:
    """Asks Heroes with more than `most` of these cards to discard the surplus one by one."""
    while too_many := {seat: held for seat, held in cards.items() if len(held) > most}:
        choices = {seat: [_discard_option(each) for each in dict.fromkeys(held)] for seat, held in too_many.items()}
        seat, card = await table.ask_any(choices, key)
        cards[seat].remove(card)
        take_out(state.heroes[seat], card)
        discard(state, card)
        table.tell(Text("keeping-discarded", seat=Seat(seat), card=card))


async def swap_for_starting_equipment(
    table: Table, state: State, heroes: Sequence[Hero], swappable: Collection[str]
) -> None:
    """Offers these Heroes to replace any of these cards with Starting Equipment, one for one, while the pool lasts
    (MD-STORY-26, MD-STORY-41, MD-Q-55)."""
    done: set[int] = set()
    while waiting := {
        hero.seat: choices for hero in heroes if hero.seat not in done and (choices := _swaps(state, hero, swappable))
    }:
        finished = Option("done", Text("keeping-done"))
        seat, swap = await table.ask_any({each: [finished, *waiting[each]] for each in waiting}, "keeping.swap")
        if swap is None:
            done.add(seat)
            continue
        given, taken = swap
        hero = state.heroes[seat]
        take_out(hero, given)
        discard(state, given)
        take(state.decks.starting, taken)
        hero.pack.append(taken)
        table.tell(Text("keeping-swapped", seat=Seat(seat), card=given, taken=taken))
        await reorganize(table, state, [hero])


def _swaps(state: State, hero: Hero, swappable: Collection[str]) -> list[Option]:
    """Returns the swaps of each card for each kind of Starting Equipment left in the pool, except between two Starting
    cards."""
    pool = [each for each, count in state.decks.starting.items() if count]
    given = [each for each in dict.fromkeys(hero.inventory) if each in swappable and each not in content().starting]
    return [
        Option(f"swap:{card}:{taken}", Text("keeping-swap", card=card, taken=taken), (card, taken), group=card)
        for card in given
        for taken in pool
    ]


def _discard_option(card: str) -> Option:
    return Option(f"discard:{card}", Text("keeping-discard", card=card), card, card_detail(card))
