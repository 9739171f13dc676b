"""Instructions of cards about resources, VP and other cards."""

from __future__ import annotations

from engine.games.tyrants.asking import choices
from engine.games.tyrants.asking.choices import choose
from engine.games.tyrants.asking.wording import resources
from engine.games.tyrants.board.control import controls, controls_totally
from engine.games.tyrants.board.pieces import active_house, gain_vp, resolving
from engine.games.tyrants.board.places import neighbours, sites
from engine.games.tyrants.cards import piles
from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import cards
from engine.games.tyrants.model.state import Grant, State
from engine.games.tyrants.model.vocabulary import STEPS, Instruction, Pool, plain_text, times_text
from engine.kit.wording import dashed
from engine.table import Option, Seat, Table, Text


async def gain(table: Table, state: State, step: content.Gain) -> None:
    """Adds Power and Influence to the pool (TY-CARD-04)."""
    add_to_pool(state, step)
    table.tell(Text("gain-done", seat=Seat(state.active), what=resources(step.power, step.influence)))


def _gain_text(step: content.Gain) -> Text:
    return Text("step-gain", what=resources(step.power, step.influence))


def _gain_value(step: content.Gain) -> float:
    """Values Power above Influence."""
    if step.power and step.influence:
        return 1.0
    return 6.0 if step.power else 5.0


STEPS.declare(
    content.Gain,
    Instruction(
        gain,
        _gain_text,
        value=_gain_value,
        asks=False,
        most=lambda step: Pool(step.power, step.influence),
    ),
)


def add_to_pool(state: State, step: content.Gain) -> None:
    """Adds an instruction's gains to the pool until the end of the turn (TY-RES-02)."""
    state.turn.power += step.power
    state.turn.influence += step.influence


async def gain_vp_for(table: Table, state: State, step: content.GainVp) -> None:
    """Gives 1 VP for every `per` things, rounded down (TY-CARD-30 to TY-CARD-34)."""
    gain_vp(table, state, count_of(state, step) // step.per)


def count_of(state: State, step: content.GainVp) -> int:
    """Returns the current number of the counted things."""
    seat, house = state.active, active_house(state)
    counts = {
        "sites_under_total_control": lambda: sum(controls_totally(state, seat, site) for site in sites(state)),
        "sites_controlled": lambda: sum(controls(state, seat, site) for site in sites(state)),
        "white_trophies": lambda: house.trophies.get("white", 0),
        "control_markers": lambda: sum(marker.holder == seat for marker in state.markers.values()),
        "inner_circle_cards": lambda: len(house.inner_circle),
    }
    return counts[step.of]()


def _gain_vp_text(step: content.GainVp) -> Text:
    return Text(f"step-gain-vp-{dashed(step.of)}", per=step.per)


STEPS.declare(content.GainVp, Instruction(gain_vp_for, _gain_vp_text))


async def draw(table: Table, state: State, step: content.Draw) -> None:
    """Draws cards; they may be played in the same turn (TY-CARD-53)."""
    await piles.draw(table, state, step.times)


STEPS.declare(content.Draw, Instruction(draw, times_text, reveals=lambda state, step: True))


async def promote_at_end_of_turn(table: Table, state: State, step: content.PromoteAtEndOfTurn) -> None:
    """Queues promotions for the end of the turn (TY-ACT-PROMOTE-04)."""
    grant = Grant(resolving(state).instance, step.times, step.up_to, step.filter, step.then_vp_per_inner_circle_cards)
    state.turn.grants.append(grant)


def _promote_at_end_of_turn_text(step: content.PromoteAtEndOfTurn) -> Text:
    if step.then_vp_per_inner_circle_cards:
        return Text("step-promote-vp", count=step.times, per=step.then_vp_per_inner_circle_cards)
    return Text(f"step-promote-{'up-to' if step.up_to else step.filter}", count=step.times)


STEPS.declare(
    content.PromoteAtEndOfTurn,
    Instruction(promote_at_end_of_turn, _promote_at_end_of_turn_text, value=lambda step: 5.5, asks=False),
)


async def promote_now(table: Table, state: State, step: content.PromoteNow) -> None:
    """Promotes at once: a card of the discard pile, or the top card of the deck (TY-CARD-47, TY-CARD-48)."""
    house = active_house(state)
    if step.source == "deck_top":
        if await piles.renew_deck(table, house):
            piles.promote(table, state, table.draw(house.deck))
    elif house.discard:
        options = choices.of_cards("promote", "discard", piles.distinct(house.discard))
        card = await choose(table, state, "promote.card", "promote-discarded", options)
        house.discard.remove(card)
        piles.promote(table, state, card)


def _promote_now_text(step: content.PromoteNow) -> Text:
    return Text(f"step-promote-now-{dashed(step.source)}")


STEPS.declare(
    content.PromoteNow,
    Instruction(promote_now, _promote_now_text, reveals=lambda state, step: bool(step.source == "deck_top")),
)


async def recruit_free(table: Table, state: State, step: content.RecruitFree) -> None:
    """Takes a fitting card of the market row without paying; compulsory (TY-CARD-42, TY-CARD-43)."""
    fitting = [card for card in piles.market_row(state) if _fits(cards()[card], step)]
    if fitting:
        options = market_options(state, "recruit", fitting)
        piles.recruit(table, state, await choose(table, state, "card.recruit", "card-recruit", options))


def _fits(card: content.Card, step: content.RecruitFree) -> bool:
    return card.aspect == step.aspect and (card.cost or 0) <= step.most_cost


def _recruit_free_text(step: content.RecruitFree) -> Text:
    return Text("step-recruit-free", aspect=step.aspect, cost=step.most_cost)


STEPS.declare(content.RecruitFree, Instruction(recruit_free, _recruit_free_text))


async def give_outcasts(table: Table, state: State, step: content.GiveOutcasts) -> None:
    """Gives Outcasts to others, or to the player (TY-CARD-36 to TY-CARD-41)."""
    if step.to == "self":
        piles.give_outcasts(table, state, [state.active], step.count)
    elif step.to == "each_opponent":
        piles.give_outcasts(table, state, piles.opponents(state), step.count)
    else:
        beside = step.to == "chosen_opponent_beside_deployed"
        rivals = [seat for seat in piles.opponents(state) if not beside or _beside_deployed(state, seat)]
        if rivals and state.supply.get(piles.OUTCAST):
            options = [choices.opponent(seat) for seat in rivals]
            chosen = await choose(table, state, "card.opponent", "card-opponent", options)
            piles.give_outcasts(table, state, [chosen], step.count)


def _beside_deployed(state: State, seat: int) -> bool:
    """True if the seat has a troop adjacent to a place where this card deployed (TY-CARD-40, TY-CARD-41)."""
    return any(seat in state.troops.get(near, ()) for place in state.turn.deployed for near in neighbours()[place])


def _give_outcasts_text(step: content.GiveOutcasts) -> Text:
    return Text(f"step-give-outcasts-{dashed(step.to)}", count=step.count)


STEPS.declare(content.GiveOutcasts, Instruction(give_outcasts, _give_outcasts_text))


async def devour_market_card(table: Table, state: State, step: content.DevourMarketCard) -> None:
    """Offers to devour a card of the market row (TY-CARD-44, TY-ACT-DEVOUR-02)."""
    options = [*market_options(state, "devour", piles.market_row(state)), choices.skip("devour")]
    card = await choose(table, state, "card.devour", "card-devour-market", options)
    if card:
        piles.devour(table, state, card)
        piles.take_from_market(table, state, card)


STEPS.declare(content.DevourMarketCard, Instruction(devour_market_card, plain_text))


def market_options(state: State, verb: str, found: list[str]) -> list[Option]:
    """Returns cards of the market row; taking one reveals the next while the deck lasts."""
    options = choices.of_cards(verb, "market", found)
    return [choices.revealing(option) for option in options] if state.market_deck else options


async def deck_to_discard(table: Table, state: State, step: content.DeckToDiscard) -> None:
    """Moves the whole draw deck to the discard pile (TY-CARD-47)."""
    house = active_house(state)
    while house.deck:
        house.discard.append(table.draw(house.deck))
    table.tell(Text("deck-discarded", seat=Seat(state.active)))


STEPS.declare(content.DeckToDiscard, Instruction(deck_to_discard, plain_text, reveals=lambda state, step: True))


async def return_this_to_supply(table: Table, state: State, step: content.ReturnThisToSupply) -> None:
    """Returns the card being resolved to its supply pile (TY-OUTCAST-02)."""
    played = resolving(state)
    played.gone = True
    piles.to_supply(table, state, played.card)


STEPS.declare(content.ReturnThisToSupply, Instruction(return_this_to_supply, plain_text))
