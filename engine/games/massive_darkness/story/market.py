"""The Market Phase of Story Mode (MD-STORY-29 to MD-STORY-43)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.massive_darkness.asking.glossary import card_detail
from engine.games.massive_darkness.board.decks import discard, draw_treasure, new_decks
from engine.games.massive_darkness.heroes.damage import gain_real_xp
from engine.games.massive_darkness.heroes.inventory import reorganize, take_out
from engine.games.massive_darkness.model.content import content
from engine.games.massive_darkness.model.state import Bargain, Hero, State
from engine.games.massive_darkness.story.between_missions import give_up_surplus, swap_for_starting_equipment
from engine.games.massive_darkness.story.chapters import hero_level
from engine.table import Option, Seat, Table, Text


async def hold_market(table: Table, state: State) -> None:
    """Holds the Market from its first card to what each Hero takes along. The Heroes trade concurrently, in any order
    (MD-STORY-29 to MD-STORY-43)."""
    await reveal_market(table, state)
    await deal(table, state)
    close_market(state)
    await reorganize(table, state, state.heroes)
    await give_up_surplus(table, state)
    await swap_for_starting_equipment(
        table, state, [each for each in state.heroes if only_high(state, each)], content().cards
    )


async def reveal_market(table: Table, state: State) -> None:
    """Reveals H cards of Level 1, H of the Level of the lowest Hero, and one of each Hero's own Level. Trap and Luck
    cards are replaced (MD-STORY-30, MD-STORY-31)."""
    await _shuffle_treasures(table, state)
    levels = [hero_level(hero) for hero in state.heroes]
    wanted = [1] * len(levels) + [min(levels)] * len(levels) + levels
    state.market = [card for level in wanted if (card := await _market_card(table, state, level))]
    state.bargains = [Bargain() for _ in state.heroes]
    table.tell(Text("market-opens", cards=tuple(state.market)))


async def _shuffle_treasures(table: Table, state: State) -> None:
    """Shuffles all Treasure cards that no Hero has into new decks (MD-SETUP-04)."""
    state.decks.treasures = new_decks([card for hero in state.heroes for card in hero.inventory]).treasures
    for pile in state.decks.treasures:
        await table.shuffle("deck.treasures", pile.draw)


async def _market_card(table: Table, state: State, level: int) -> str | None:
    while card := await draw_treasure(table, state, level):
        if content().cards[card].kind not in ("trap", "luck"):
            return card
        discard(state, card)
    return None


async def deal(table: Table, state: State) -> None:
    """Asks the Heroes for transfers, and once for each of the two trades, until all are done (MD-STORY-32 to
    MD-STORY-37)."""
    done: set[int] = set()
    while len(done) < len(state.heroes):
        waiting = {hero.seat: market_choices(state, hero) for hero in state.heroes if hero.seat not in done}
        seat, chosen = await table.ask_any(waiting, "market.deal")
        hero, (what, card) = state.heroes[seat], chosen
        if what == "done":
            end_bargain(state, hero)
            done.add(seat)
        elif what == "sell":
            sell(table, state, hero, card)
        elif what == "give":
            lay_down(table, state, hero, card)
        elif what == "take":
            take(table, state, hero, card)
        else:
            pass_on(table, state, hero, card, state.heroes[int(what)])
            done.discard(int(what))


def market_choices(state: State, hero: Hero) -> list[Option]:
    """Returns the options of a Hero at the Market: trade cards in for others, sell one for XP, pass one on."""
    return [
        Option("done", Text("market-done"), ("done", "")),
        *_trades(state, hero),
        *(_pass(card, other) for other in state.heroes if other is not hero for card in _different(hero)),
    ]


def _trades(state: State, hero: Hero) -> Iterator[Option]:
    """Yields cards to take, to lay down for them, and to sell, as far as the Hero's bargain allows."""
    bargain = state.bargains[hero.seat]
    if may_take(bargain):
        takeable = [each for each in dict.fromkeys(state.market) if level(each) <= bargain.worth]
        yield from (_choice("take", each, _text("take", each)) for each in takeable)
    if may_lay_down(bargain):
        yield from (_choice("give", each, _text("lay-down", each)) for each in _different(hero))
    if not bargain.sold:
        yield from (_choice("sell", each, _text("sell", each, xp=price(each))) for each in _different(hero))


def _different(hero: Hero) -> Sequence[str]:
    """Returns each of a Hero's cards once."""
    return tuple(dict.fromkeys(hero.inventory))


def _pass(card: str, other: Hero) -> Option:
    text = _text("pass", card, other=Seat(other.seat))
    return Option(f"pass:{card}:{other.id}", text, (str(other.seat), card), card_detail(card), other.hero)


def _choice(verb: str, card: str, text: Text) -> Option:
    return Option(f"{verb}:{card}", text, (verb, card), card_detail(card), verb)


def _text(what: str, card: str, **further: object) -> Text:
    return Text(f"market-{what}", card=card, level=level(card), **further)


def level(card: str) -> int:
    """Returns the Level of a card; Artifacts count as Level 4, Starting Equipment as Level 1 (MD-STORY-17,
    MD-EQUIP-15)."""
    return content().cards[card].level


def price(card: str) -> int:
    """Returns half the Level of a card, rounded up, in XP (MD-STORY-35)."""
    return (level(card) + 1) // 2


def may_lay_down(bargain: Bargain) -> bool:
    """True for one card, or a second one if nothing was taken for the first (MD-STORY-36)."""
    return not bargain.over and not bargain.taken and bargain.given < 2


def may_take(bargain: Bargain) -> bool:
    """True for one card in return; for two only if a single card was laid down (MD-STORY-36)."""
    return not bargain.over and bargain.taken < (2 if bargain.given == 1 else 1)


def lay_down(table: Table, state: State, hero: Hero, card: str) -> None:
    """Discards a card for others of at most its Level; Levels add up (MD-STORY-36)."""
    bargain = state.bargains[hero.seat]
    take_out(hero, card)
    discard(state, card)
    bargain.given += 1
    bargain.worth += level(card)
    table.tell(Text("market-laid-down", seat=Seat(hero.seat), card=card, worth=bargain.worth))


def take(table: Table, state: State, hero: Hero, card: str) -> None:
    """Takes a card of the Market; Levels left over are lost when the trade ends (MD-STORY-36, MD-STORY-37)."""
    bargain = state.bargains[hero.seat]
    state.market.remove(card)
    hero.pack.append(card)
    bargain.taken += 1
    bargain.worth -= level(card)
    bargain.over = not may_take(bargain)
    table.tell(Text("market-took", seat=Seat(hero.seat), card=card))


def end_bargain(state: State, hero: Hero) -> None:
    """Ends the trade. Cards laid down and not used are lost (MD-STORY-37)."""
    bargain = state.bargains[hero.seat]
    bargain.over = bargain.given > 0


def sell(table: Table, state: State, hero: Hero, card: str) -> None:
    """Discards a card for half its Level in XP, not Micro-XP (MD-STORY-35)."""
    take_out(hero, card)
    discard(state, card)
    gain_real_xp(table, hero, price(card))
    state.bargains[hero.seat].sold = True
    table.tell(Text("market-sold", seat=Seat(hero.seat), card=card, xp=price(card)))


def pass_on(table: Table, state: State, hero: Hero, card: str, other: Hero) -> None:
    """Transfers a card freely before, during and after the Market (MD-STORY-33, MD-STORY-39)."""
    take_out(hero, card)
    other.pack.append(card)
    table.tell(Text("market-passed", seat=Seat(hero.seat), card=card, other=Seat(other.seat)))


def close_market(state: State) -> None:
    """Removes cards that no one took from the game (MD-STORY-43, MD-Q-72)."""
    for card in state.market:
        discard(state, card)
    state.market.clear()
    state.bargains.clear()


def only_high(state: State, hero: Hero) -> bool:
    """True if a Hero has nothing that can be used when the next Mission starts (MD-STORY-41)."""
    return bool(hero.inventory) and all(level(card) > state.level for card in hero.inventory)
