"""Search: a spawn token is turned face down, and the top card of the recon deck is resolved (FZ-SEARCH)."""

from __future__ import annotations

from typing import Literal

from engine.games.fireteam_zero.asking.players import ask_owner
from engine.games.fireteam_zero.board.figures import active, creatures_at
from engine.games.fireteam_zero.board.numbers import has_rule
from engine.games.fireteam_zero.cards.carrying_out import Context, carry_out
from engine.games.fireteam_zero.missions.tasks import found
from engine.games.fireteam_zero.model.content import content, content_of
from engine.games.fireteam_zero.model.layout import board_of
from engine.games.fireteam_zero.model.state import Hero, SpawnToken, State
from engine.table import Option, Table, Text

PATTY = "patty"
Price = Literal["patty", "free_search", "action"]


def token_here(state: State, hero: Hero) -> SpawnToken | None:
    """Returns the spawn token that a hero may search: face up on the location, without any creature there
    (FZ-SEARCH-01, FZ-SEARCH-02, FZ-SEARCH-05, FZ-RECON-08).
    """
    if not state.recon_deck or creatures_at(state, hero.location):
        return None
    here = (token for token in state.spawn if token.location == hero.location and not token.searched)
    return next(here, None)


def price(state: State, hero: Hero) -> Price | None:
    """Returns the cost of a search: nothing with Patty's help (FZ-SPEC-05, FZ-SPEC-06, FZ-SPEC-10), the free search of
    the round, or the action.

    None if the hero has none of them.
    """
    if PATTY in state.specialists:
        far = board_of(state).distance(hero.location, state.specialists[PATTY])
        if far <= content().specialists[PATTY].range:
            return "patty"
    if has_rule(state, hero, "free_search") and "free_search" not in hero.used:
        return "free_search"
    return None if state.turn.acted else "action"


def pay(state: State, hero: Hero) -> None:
    """Pays the cost of a search (FZ-SEARCH-07)."""
    match price(state, hero):
        case "free_search":
            hero.used.append("free_search")
        case "action":
            state.turn.acted = True


async def search(table: Table, state: State, hero: Hero) -> None:
    """Turns the token of his location and resolves the top card of the recon deck (FZ-SEARCH-03, FZ-SEARCH-04,
    FZ-RECON-06, FZ-RECON-09)."""
    token = token_here(state, hero)
    if token is None:
        return
    token.searched = True
    card = table.draw(state.recon_deck)
    table.tell(Text("searched", hero=hero.id, place=hero.location, card=card))
    if card in content_of(state).discoveries:
        await found(table, state, hero, card)
    else:
        state.recon_discard.append(card)
        await carry_out(table, state, content().events[card].do, Context(searcher=hero.id, card=card))
    await look_ahead(table, state, hero)


async def look_ahead(table: Table, state: State, searcher: Hero) -> None:
    """Shows a hero the next recon card after a search by an adjacent ally, and offers to put it under the deck.

    No one else learns which it is: neither the question nor the pick names it.
    """
    for hero in active(state):
        near = board_of(state).distance(hero.location, searcher.location) <= 1
        if hero is not searcher and near and state.recon_deck and has_rule(state, hero, "look_ahead"):
            (card,) = table.look(state.recon_deck, 1)
            seen = Text("look-seen", card=card)
            leave = Option("leave", Text("look-leave"), False, seen)
            options = [leave, Option("under", Text("look-under"), True, seen)]
            if await ask_owner(table, state, hero, "fire.look_ahead", options, default=("leave",), private=True):
                state.recon_deck.append(state.recon_deck.pop(0))
            table.tell(Text("looked-ahead", hero=hero.id))
