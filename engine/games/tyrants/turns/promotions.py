"""Promotions at the end of the turn (TY-TURN-09, TY-ACT-PROMOTE)."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.tyrants.asking import choices
from engine.games.tyrants.asking.wording import card_text
from engine.games.tyrants.board.pieces import active_house, gain_vp
from engine.games.tyrants.cards import piles
from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.state import Grant, Played, State
from engine.table import Option, Question, Table, Text


async def promote_at_end_of_turn(table: Table, state: State) -> None:
    """Uses the queued grants in any order; one without effect is lost (TY-ACT-PROMOTE-08, -12)."""
    while usable := [grant for grant in state.turn.grants if candidates(state, grant) or grant.vp_per_inner_circle]:
        options = grant_options(state, usable)
        grant = await table.ask(state.active, "promote.grant", options)
        await use_grant(table, state, grant)
        state.turn.grants.remove(grant)


class Likeness(NamedTuple):
    """Grants equal in this are one option."""

    card: str
    times: int
    up_to: bool
    filter: str
    vp_per_inner_circle: int
    candidates: tuple[str, ...]


def grant_options(state: State, grants: list[Grant]) -> list[Option]:
    """Returns the different grants, by the cards that gave them."""
    kinds: dict[Likeness, Grant] = {}
    for grant in grants:
        source = state.turn.played[grant.source].card
        names = tuple(piles.distinct(played.card for played in candidates(state, grant)))
        likeness = Likeness(source, grant.times, grant.up_to, grant.filter, grant.vp_per_inner_circle, names)
        kinds.setdefault(likeness, grant)
    seen: list[str] = []
    options = []
    for likeness, grant in kinds.items():
        seen.append(likeness.card)
        number = seen.count(likeness.card)
        option_id = f"grant:{likeness.card}" + (f":{number}" if number > 1 else "")
        options.append(Option(option_id, Text("grant-of", card=likeness.card), grant, card_text(likeness.card)))
    return options


def candidates(state: State, grant: Grant) -> list[Played]:
    """Returns the cards a grant may take: played this turn, still in front of the player, not the card that gave it
    (TY-ACT-PROMOTE-05, -06, -09, -10).

    Among equal cards, those whose own grants are unused come first: then the others remain for these grants.
    """
    sources = {other.source for other in state.turn.grants}
    found = [
        played
        for played in state.turn.played
        if not played.gone
        and played.instance != grant.source
        and (grant.filter == "other" or cards()[played.card].aspect == grant.filter)
    ]
    return sorted(found, key=lambda played: played.instance not in sources)


async def use_grant(table: Table, state: State, grant: Grant) -> None:
    """Promotes one card after the other, each a different one; then gives VP for the inner circle (TY-ACT-PROMOTE-07,
    TY-CARD-35).
    """
    source = state.turn.played[grant.source].card
    for _ in range(grant.times):
        by_card = {played.card: played for played in reversed(candidates(state, grant))}
        options = choices.of_cards("promote", "played", piles.distinct(by_card))
        if not options:
            break
        optional = [choices.skip("promote")] if grant.up_to else []
        text = Text("ask-promote-card", card=source)
        card = await table.ask(state.active, Question("promote.card", text=text), [*options, *optional])
        if card is None:
            break
        piles.promote_played(table, state, by_card[card])
    if grant.vp_per_inner_circle:
        gain_vp(table, state, len(active_house(state).inner_circle) // grant.vp_per_inner_circle)
