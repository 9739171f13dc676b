"""Phases 1 to 3 of a turn: cards are played, the row is renewed, the play area is cleared (KH-TURN, KH-PLAY, KH-RENEW,
KH-CLEAN)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.keep_the_heroes_out.asking.wording import side_text
from engine.games.keep_the_heroes_out.cards import loot
from engine.games.keep_the_heroes_out.cards.carrying_out import Pause, carry_out
from engine.games.keep_the_heroes_out.cards.hand import HAND_SIZE, discard, draw
from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.hooks import scenario
from engine.games.keep_the_heroes_out.model.notation import is_defence
from engine.games.keep_the_heroes_out.model.state import Doing, State
from engine.games.keep_the_heroes_out.turns.gamble import GAMBLE, gamble, gamble_options, gambles_between_actions
from engine.kit.choices import in_menus
from engine.table import Option, Question, Table, Text

RENEW = Option("renew", Text("renew"), "renew", Text("renew-detail"), group="renew")
END = Option("end", Text("end-turn"), None, group="end", final="turn")


async def take_turn(table: Table, state: State) -> None:
    """Carries out phases 1 to 3; the invasion follows (KH-TURN-01, KH-TURN-07)."""
    if state.is_solo:
        table.tell(Text("turn-of", clan=state.player.clan))
    await scenario().happen(table, state, "turn_start")
    await play_cards(table, state)
    await clean_up(table, state)
    state.phase = "invasion"


# ---------------------------------------------------------------- phase 1


async def play_cards(table: Table, state: State) -> None:
    """Plays any number of cards, one at a time, and the gamble; then optionally renews the row (KH-PLAY-01,
    KH-PLAY-02, KH-RENEW-06)."""
    while state.phase == "play":
        chosen = await table.ask(state.player.seat, "turn.card", turn_options(state), always=True)
        if chosen is None:
            state.phase = "clean"
        elif chosen == GAMBLE:
            await gamble(table, state)
        elif chosen == RENEW.value:
            await renewals(table, state)
        else:
            await play_card(table, state, *chosen)


def turn_options(state: State) -> Sequence[Option]:
    """Returns the sides of the cards in hand, the gamble, the renewal, and the end of the turn."""
    hand = [option for card in dict.fromkeys(state.player.hand) for option in card_options(card)]
    renew = [RENEW] if can_renew(state) else []
    return [*in_menus(hand), *gamble_options(state), *renew, END]


@cache
def card_options(card: str) -> tuple[Option, ...]:
    """Returns each side of a card that can be played in a turn. A card without one can be laid down (KH-ACT-CHOICE-01,
    KH-ACT-DEFEND-07)."""
    sides = content().cards[card].sides
    places = (f"hand:{card}",)
    return tuple(
        Option(
            f"play:{card}:{number}" if len(sides) > 1 else f"play:{card}",
            Text("play-side", card=card, shows=side_text(side)) if len(sides) > 1 else Text("play-card", card=card),
            (card, number - 1),
            side_text(side) if len(sides) == 1 else None,
            group="play",
            places=places,
            about=card,
        )
        for number, side in enumerate(sides, 1)
        if not all(map(is_defence, side))
    )


async def play_card(table: Table, state: State, card: str, side: int) -> None:
    """Moves a card from the hand into the play area, and carries out the actions of one side (KH-PLAY-01, KH-PLAY-14,
    KH-ACT-CHOICE)."""
    player = state.player
    player.hand.remove(card)
    player.played.append(card)
    table.tell(Text("play-done", clan=player.clan, card=card, side=side + 1))
    pause = Pause(lambda: gambles_between_actions(state), Text("play-goes-on", clan=player.clan, card=card))
    await carry_out(table, state, Doing(state.active, list(map(str, content().cards[card].sides[side]))), pause)


# ---------------------------------------------------------------- phase 2


def can_renew(state: State) -> bool:
    """True if the player has a card to discard, and the row one to remove (KH-RENEW-01, KH-Q-03)."""
    return bool(_discards(state)) and any(state.row)


def _discards(state: State) -> list[str]:
    any_card = state.rulings.renew_any_card == "any"
    return [each for each in dict.fromkeys(state.player.hand) if any_card or loot.category(each) == loot.TACTIC]


async def renewals(table: Table, state: State) -> None:
    """Offers to discard cards, each of which renews up to five places of the row (KH-RENEW-01, KH-RENEW-02,
    KH-RENEW-05, KH-RENEW-07)."""
    state.phase = "renew"
    while state.phase == "renew":
        options = [_discard_option(card) for card in _discards(state)] if can_renew(state) else []
        chosen = await table.ask(state.player.seat, "renew.card", [*options, *gamble_options(state), END], always=True)
        if chosen is None:
            state.phase = "clean"
        elif chosen == GAMBLE:
            await gamble(table, state)
        else:
            await renew(table, state, chosen)


@cache
def _discard_option(card: str) -> Option:
    return Option(f"discard:{card}", Text("renew-with", card=card), card, group="discard", places=(f"hand:{card}",))


async def renew(table: Table, state: State, card: str) -> None:
    """Discards a card from the hand and replaces one to five cards of the row (KH-RENEW-02)."""
    options = [_away_option(place, each, state.row[:place].count(each)) for place, each in enumerate(state.row) if each]
    places = await table.ask(state.player.seat, Question("renew.row", pick=(1, len(options))), options)
    discard(state.player, card)
    away = tuple(each for place in sorted(places) if (each := state.row[place]))
    table.tell(Text("renewed", clan=state.player.clan, card=card, cards=away))
    loot.renew(table, state, places)


def _away_option(place: int, card: str, before: int) -> Option:
    name = f"away:{card}:{before + 1}" if before else f"away:{card}"
    return Option(name, Text("renew-away", card=card), place, places=(f"row:{place + 1}",), final="card", about=card)


# ---------------------------------------------------------------- phase 3


async def clean_up(table: Table, state: State) -> None:
    """Clears the play area and refills the hand; a gamble is still possible (KH-CLEAN, KH-Q-01)."""
    player = state.player
    table.tell(Text("cleans-up", clan=player.clan))
    player.discard += player.played
    player.played = []
    await draw(table, state, state.active, max(0, HAND_SIZE - len(player.hand)))
    options = [*gamble_options(state), END]
    if await table.ask(player.seat, "clean.gamble", options) == GAMBLE:
        await gamble(table, state)
