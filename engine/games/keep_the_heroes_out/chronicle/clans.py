"""Clans of the players in a chronicle (KH-CHRON-03, KH-CHRON-08)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.keep_the_heroes_out.asking.players import ask_players, first_of_each_seat
from engine.games.keep_the_heroes_out.asking.wording import card_detail
from engine.games.keep_the_heroes_out.chronicle.chapters import allowed_clans, starting_deck, take_seats
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import CLANS, ClanId
from engine.games.keep_the_heroes_out.model.state import Chronicle, Kept, Member, State
from engine.table import Option, Table, Text


async def settle_clans(table: Table, state: State) -> None:
    """Makes players with a clan that the chapter does not allow take another."""
    if state.chronicle is None:
        return
    allowed = allowed_clans(state.scenario)
    leaving = [player for player in range(len(state.players)) if not _may_stay(state.chronicle, player, allowed)]
    await choose_clans(table, state, state.chronicle, allowed, leaving)
    take_seats(state, state.chronicle)


async def choose_clans(
    table: Table, state: State, chronicle: Chronicle, allowed: Sequence[ClanId], players: Sequence[int]
) -> None:
    """Makes these players keep their clans or take allowed, free ones; the first answer wins (KH-CHRON-08).

    With more players than allowed clans the others take any clan (KH-Q-44).
    """
    waiting = list(players)
    kept: dict[int, list[str]] = {}  # cards of players with a new clan, which do not replace any of its cards yet
    while asked := first_of_each_seat(state, waiting):
        offers = {seat: _clan_options(chronicle, player, allowed, waiting) for seat, player in asked.items()}
        seat, clan = await table.ask_any(offers, "chronicle.clan")
        waiting.remove(asked[seat])
        member = chronicle.members[asked[seat]]
        if clan != member.clan:
            kept[asked[seat]] = [each.card for each in member.kept]
            table.tell(Text("chronicle-clan-changed", clan=clan, before=member.clan))
            member.clan, member.kept = clan, []
    await _replace_anew(table, state, chronicle, kept)


def _may_stay(chronicle: Chronicle, player: int, allowed: Sequence[ClanId]) -> bool:
    """True if a player may keep the clan: it is allowed, or all allowed ones are taken (KH-Q-44)."""
    clans = [member.clan for member in chronicle.members]
    return clans[player] in allowed or set(allowed) <= set(clans)


def _clan_options(chronicle: Chronicle, player: int, allowed: Sequence[ClanId], waiting: Sequence[int]) -> list[Option]:
    """Returns the player's clan, if it may stay, then the free ones. A clan that must go is free for others from the
    beginning.
    """
    own = chronicle.members[player].clan
    taken = {
        member.clan
        for number, member in enumerate(chronicle.members)
        if number not in waiting or _may_stay(chronicle, number, allowed)
    }
    free = [clan for clan in allowed if clan not in taken] or [clan for clan in CLANS if clan not in taken]
    keep = [Option(f"keep:{own}", Text("chronicle-clan-keep", clan=own), own)] if own in taken else []
    return keep + [_clan_option(clan) for clan in free if clan != own]


def _clan_option(clan: ClanId) -> Option:
    return Option(
        f"clan:{clan}", Text("chronicle-clan", clan=clan), clan, Text("chronicle-plays", plays=f"{clan}.plays")
    )


# ---------------------------------------------------------------- the starting deck


async def _replace_anew(table: Table, state: State, chronicle: Chronicle, cards: Mapping[int, Sequence[str]]) -> None:
    """Asks players with a new clan again which starting cards the kept ones replace (KH-CHRON-14)."""
    for number in range(max(map(len, cards.values()), default=0)):
        due = {player: kept[number] for player, kept in cards.items() if len(kept) > number}
        await keep_cards(table, state, chronicle, due)


async def keep_cards(table: Table, state: State, chronicle: Chronicle, cards: Mapping[int, str]) -> None:
    """Adds a card to the starting deck of each of these players, who choose which card of their clan it replaces
    (KH-CHRON-11, KH-CHRON-13)."""

    options = {player: _replace_options(chronicle.members[player], card) for player, card in cards.items()}
    for player, old in (await ask_players(table, state, "chronicle.replaced", options, "turn")).items():
        member = chronicle.members[player]
        member.kept.append(Kept(cards[player], old))
        table.tell(Text("chronicle-kept", clan=member.clan, card=cards[player], instead_of=old))


def _replace_options(member: Member, by: str) -> list[Option]:
    """Returns the clan's cards in the player's starting deck."""
    own = dict.fromkeys(card for card in starting_deck(member) if content().cards[card].clan == member.clan)
    return [
        Option(f"replace:{old}", Text("chronicle-replace", clan=member.clan, card=old, by=by), old, card_detail(old))
        for old in own
    ]
