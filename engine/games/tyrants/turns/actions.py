"""The active player's options in step 1 of a turn: play a card or perform a basic action (TY-TURN-04 to -08)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple

from engine.games.tyrants.asking import choices
from engine.games.tyrants.asking.choices import card_detail
from engine.games.tyrants.asking.wording import resources
from engine.games.tyrants.board import pieces
from engine.games.tyrants.board.control import controller
from engine.games.tyrants.board.pieces import active_house
from engine.games.tyrants.board.presence import (
    Spy,
    Troop,
    deploy_places,
    enemy_spies,
    enemy_troops,
    places_with_presence,
)
from engine.games.tyrants.cards import piles
from engine.games.tyrants.cards.effects import play_card, reveals_if_followed
from engine.games.tyrants.model.content import cards, sites
from engine.games.tyrants.model.state import State
from engine.games.tyrants.model.vocabulary import STEPS
from engine.table import Option, Seat, Table, Text

DEPLOY_POWER = 1
KILL_POWER = 3
SPY_POWER = 3
MARKETS = 4096  # cached lists of cards that can be recruited

Kind = Literal["play", "deploy", "deploy_vp", "assassinate", "recruit", "return_spy"]


class Action(NamedTuple):
    """A chosen action: the kind and its card, place, troop or spy."""

    kind: Kind
    target: Any


END_TURN = Option("end_turn", Text("end-turn"), None, final="turn")
DEPLOY_FOR_VP = Option(
    "deploy:vp", Text("deploy-vp"), Action("deploy_vp", None), Text("power", count=DEPLOY_POWER), "deploy"
)


def actions(state: State) -> list[Option]:
    """Returns every legal action, and the end of the turn (TY-TURN-04 to TY-TURN-07)."""
    power = state.turn.power
    reached = places_with_presence(state, state.active) if power >= DEPLOY_POWER else []
    plays, recruits = _plays(state), _recruits(state)
    deploys = _deploys(state, reached) if power >= DEPLOY_POWER else []
    kills = _assassinations(state, reached) if power >= KILL_POWER else []
    returns = _spy_returns(state, reached) if power >= SPY_POWER else []
    spends = bool(deploys or kills or returns)
    end = _end_turn(power if spends else 0, state.turn.influence if recruits else 0, len(active_house(state).hand))
    return [*plays, *deploys, *kills, *recruits, *returns, end]


@cache
def _end_turn(power: int, influence: int, cards_in_hand: int) -> Option:
    """Returns the option to end the turn; its detail names what could still be used and would be lost."""
    left = resources(power, influence)
    if cards_in_hand:
        left = (*left, Text("cards-in-hand", count=cards_in_hand))
    return replace(END_TURN, detail=Text("unspent", what=left)) if left else END_TURN


def _plays(state: State) -> list[Option]:
    """Returns cards to play (TY-CARD-01, TY-CARD-02, TY-CARD-10)."""
    options = choices.of_cards("play", "hand", piles.distinct(active_house(state).hand), "play")
    return [_play(state, option) for option in options]


def _play(state: State, option: Option) -> Option:
    shows = _may_reveal(option.value)
    return _action("play", reveals_if_followed(state, option, cards()[option.value].effect) if shows else option, None)


@cache
def _may_reveal(card: str) -> bool:
    return STEPS.may_reveal(cards()[card].effect)


def _deploys(state: State, reached: Sequence[str]) -> list[Option]:
    """Returns deployments (TY-ACT-DEPLOY-04, TY-ACT-DEPLOY-05, TY-ACT-DEPLOY-07)."""
    if not active_house(state).troops:
        return [DEPLOY_FOR_VP]
    options = choices.deploys(state, deploy_places(state, state.active, reached), "deploy")
    return [_action("deploy", option, DEPLOY_POWER) for option in options]


def _assassinations(state: State, reached: Sequence[str]) -> list[Option]:
    """Returns assassinations (TY-ACT-ASSASSINATE-01, TY-ACT-ASSASSINATE-02, TY-ACT-ASSASSINATE-04)."""
    options = choices.troops("assassinate", enemy_troops(state, state.active, reached), "assassinate")
    return [_assassination(option, tuple(state.troops[option.value.place]), state.active) for option in options]


@lru_cache(maxsize=MARKETS)
def _assassination(option: Option, troops: tuple[int | None, ...], seat: int) -> Option:
    """Returns the action, with what it gains: a trophy, and control of a site that changes (TY-CTRL-01)."""
    place, owner = option.value
    left = list(troops)
    left[left.index(owner)] = None
    before, after = controller(troops), controller(left)
    detail = Text("kill-trophy")
    if place in sites() and before != after:
        worth = sites()[place].vp
        detail = Text("kill-control", vp=worth) if after == seat else detail
        detail = Text("kill-breaks", seat=Seat(owner), vp=worth) if before == owner else detail
    return _action("assassinate", replace(option, detail=detail), KILL_POWER)


def _recruits(state: State) -> list[Option]:
    """Returns cards to recruit (TY-ACT-RECRUIT-01, TY-ACT-RECRUIT-04, TY-ACT-RECRUIT-05)."""
    supply = tuple([card for card in piles.RECRUITABLE_SUPPLY if state.supply.get(card)])
    return [*_affordable(tuple(state.market), supply, state.turn.influence, bool(state.market_deck))]


@lru_cache(maxsize=MARKETS)
def _affordable(
    market: tuple[str | None, ...], supply: tuple[str, ...], influence: int, refilled: bool
) -> tuple[Option, ...]:
    """Returns what this Influence can recruit; a card of the market row reveals the next one if it is refilled."""
    costs = {card: cards()[card].cost for card in (*filter(None, market), *supply)}
    found = piles.distinct(card for card, cost in costs.items() if cost is not None and cost <= influence)
    numbers = {card: number for number, card in reversed([*enumerate((*market, *piles.RECRUITABLE_SUPPLY), start=1)])}
    return tuple(_recruit(card, numbers[card], refilled and card not in supply) for card in found)


def _spy_returns(state: State, reached: Sequence[str]) -> list[Option]:
    """Returns spies to return (TY-ACT-RETURN-01, TY-ACT-RETURN-05)."""
    options = choices.spies(enemy_spies(state, state.active, reached))
    return [_action("return_spy", option, SPY_POWER) for option in options]


@cache
def _action(kind: Kind, option: Option, power: int | None) -> Option:
    """Returns the option as an action of the turn; its cost begins its second line."""
    detail = option.detail
    if power:
        cost = Text("power", count=power)
        detail = Text("cost-and-detail", cost=cost, detail=detail) if detail else cost
    return replace(option, value=Action(kind, option.value), detail=detail)


@cache
def _recruit(card: str, number: int, shows: bool) -> Option:
    """Returns the option for a card, with its number in the picture of the market."""
    (option,) = choices.of_cards("recruit", "market", [card], "recruit")
    text = Text(option.text.key, **option.text.args, number=number)
    cost = Text("influence", count=cards()[card].cost)
    detail = Text("cost-and-detail", cost=cost, detail=card_detail(card))
    option = replace(option, text=text, value=Action("recruit", card), detail=detail)
    return choices.revealing(option) if shows else option


async def _deploy(table: Table, state: State, place: str) -> None:
    state.turn.power -= DEPLOY_POWER
    pieces.deploy(table, state, place)


async def _deploy_for_vp(table: Table, state: State, nothing: None) -> None:
    """Gains VP instead of deploying when the barracks are empty (TY-ACT-DEPLOY-04, TY-END-08)."""
    state.turn.power -= DEPLOY_POWER
    pieces.gain_vp(table, state, 1)


async def _assassinate(table: Table, state: State, troop: Troop) -> None:
    state.turn.power -= KILL_POWER
    pieces.assassinate(table, state, troop)


async def _recruit_card(table: Table, state: State, card: str) -> None:
    state.turn.influence -= cards()[card].cost or 0
    piles.recruit(table, state, card)


async def _return_spy(table: Table, state: State, spy: Spy) -> None:
    state.turn.power -= SPY_POWER
    pieces.return_spy(table, state, spy)


ACTIONS: dict[Kind, Callable[[Table, State, Any], Awaitable[None]]] = {
    "play": play_card,
    "deploy": _deploy,
    "deploy_vp": _deploy_for_vp,
    "assassinate": _assassinate,
    "recruit": _recruit_card,
    "return_spy": _return_spy,
}
