"""Rewards of a won scenario (KH-CHRON-09 to KH-CHRON-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.keep_the_heroes_out.asking.players import ask_players
from engine.games.keep_the_heroes_out.asking.wording import card_detail
from engine.games.keep_the_heroes_out.cards.loot import take_from_row
from engine.games.keep_the_heroes_out.chronicle.chapters import reward_of, rewarded
from engine.games.keep_the_heroes_out.chronicle.clans import keep_cards
from engine.games.keep_the_heroes_out.dungeon.pieces import put_monsters
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.pieces import CLANS, VAULT
from engine.games.keep_the_heroes_out.model.state import Chronicle, State
from engine.kit.turns import clockwise
from engine.table import Option, Question, Table, Text

NOTHING = Option("nothing", Text("chronicle-nothing"))


# ---------------------------------------------------------------- at the beginning of the next scenario


async def first_loot(table: Table, state: State) -> None:
    """Gives each player, in turn order, a card of their choice from the row into the discard pile (KH-CHRON-10)."""
    if not rewarded(state, "first_loot"):
        return
    for player in clockwise(len(state.players), state.first):
        clan = state.players[player].clan
        options = [
            Option(f"loot:{card}", Text("chronicle-take", clan=clan, card=card), place, card_detail(card))
            for card, place in {card: place for place, card in enumerate(state.row) if card}.items()
        ]
        place = await table.ask(
            state.players[player].seat,
            Question("chronicle.first_loot", occasion="reaction", default=(options[0].id,)),
            options,
        )
        take_from_row(table, state, player, place)


def head_start(table: Table, state: State) -> None:
    """Puts one more monster of each player from the lair into the Vault (KH-CHRON-12)."""
    if rewarded(state, "head_start"):
        for player in range(len(state.players)):
            put_monsters(table, state, player, VAULT)


# ---------------------------------------------------------------- after a victory


async def give_reward(table: Table, state: State, chronicle: Chronicle) -> None:
    """Gives the scenario's reward, by its position (KH-CHRON-09). Rewards for the next scenario are given there."""
    reward = reward_of(state.scenario)
    table.tell(Text("chronicle-reward", reward=f"{reward}.text"))
    if reward == "foreign_card":
        await _keep_one(table, state, chronicle, reward, _foreign_cards(chronicle))
    elif reward == "kept_loot":
        await _keep_one(table, state, chronicle, reward, _loot_of(state))


def _foreign_cards(chronicle: Chronicle) -> dict[int, list[str]]:
    """Returns the cards that each player may take: those of unused clans, while they have fewer than two such cards
    (KH-CHRON-11).
    """
    played = [member.clan for member in chronicle.members]
    cards = [card.id for clan in CLANS if clan not in played for card in content().clans[clan].deck]
    most = content().chronicle.most_foreign_cards
    return {
        player: cards
        for player, member in enumerate(chronicle.members)
        if sum(kept.card not in content().loot for kept in member.kept) < most
    }


def _loot_of(state: State) -> dict[int, list[str]]:
    """Returns the loot that each player has taken in this scenario (KH-CHRON-13)."""
    taken = [[card for card in dict.fromkeys(player.acquired) if card in content().loot] for player in state.players]
    return {player: cards for player, cards in enumerate(taken) if cards}


async def _keep_one(
    table: Table, state: State, chronicle: Chronicle, reward: str, cards: Mapping[int, Sequence[str]]
) -> None:
    """Offers each of these players to add one of their cards to the starting deck, in place of one they choose."""

    options = {
        player: [NOTHING, *(_card_option(chronicle.members[player].clan, card) for card in found)]
        for player, found in cards.items()
    }
    chosen = await ask_players(table, state, f"chronicle.{reward}", options, "turn", default=(NOTHING.id,))
    taken = {player: card for player, card in chosen.items() if card is not None}
    await keep_cards(table, state, chronicle, taken)


def _card_option(clan: str, card: str) -> Option:
    group = content().cards[card].clan or content().cards[card].category or ""
    return Option(f"take:{card}", Text("chronicle-take", clan=clan, card=card), card, card_detail(card), group)
