"""Cards are played step by step, from top to bottom (TY-CARD-03)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any

from engine.games.tyrants import content
from engine.games.tyrants.board.pieces import active_house
from engine.games.tyrants.board.presence import deploy_places, enemy_troops
from engine.games.tyrants.cards import card_effects, costs, map_effects
from engine.games.tyrants.cards.piles import different
from engine.games.tyrants.content import Aspect, Step, cards
from engine.games.tyrants.state import WHITE, Played, State
from engine.games.tyrants.telling import choices
from engine.games.tyrants.telling.choices import choose
from engine.games.tyrants.telling.wording import resources, steps_text
from engine.table import Option, Seat, Table, Text


async def play_card(table: Table, state: State, card: str) -> None:
    """A card from the hand is laid in front of the player and followed (TY-CARD-01 to TY-CARD-05)."""
    turn = state.turn
    active_house(state).hand.remove(card)
    turn.resolving = len(turn.played)
    turn.played.append(Played(turn.resolving, card))
    first, *others = steps = cards()[card].effect
    if isinstance(first, content.Gain):
        card_effects.add_to_pool(state, first)
        what = resources(first.power, first.influence)
        table.tell(Text("play-gain-done", seat=Seat(state.active), card=card, what=what))
        await resolve(table, state, others)
    else:
        table.tell(Text("play-done", seat=Seat(state.active), card=card))
        await resolve(table, state, steps)
    turn.resolving, turn.spy_sites, turn.deployed = None, [], []


async def resolve(table: Table, state: State, steps: Sequence[Step]) -> None:
    """Follows instructions in order."""
    for step in steps:
        await STEPS[type(step)](table, state, step)


async def pay(table: Table, state: State, step: content.Pay) -> None:
    """Cost and effect: without the one there is not the other (TY-CARD-07 to TY-CARD-11)."""
    if await costs.pay(table, state, step.cost, reveals(state, step.then)):
        await resolve(table, state, step.then)


async def choose_one(table: Table, state: State, step: content.ChooseOne) -> None:
    """Exactly one of the options, chosen anew each time (TY-CARD-17 to TY-CARD-19)."""
    for _ in range(step.times):
        options = one_of(state, step.options)
        await resolve(table, state, await choose(table, state, "card.choose_one", "card-choose-one", options))


def one_of(state: State, branches: Sequence[tuple[Step, ...]]) -> list[Option]:
    """Choices without effect come last, or not at all by the other answer to TY-Q-16 (TY-CARD-18)."""
    found = [_branch(steps, has_effect(state, steps)) for steps in branches]
    effective = [choices.revealing(each) if reveals(state, each.value) else each for each in found if not each.detail]
    if effective and state.choose_one_only_effective:
        return effective
    return effective + [each for each in found if each.detail]


@cache
def _branch(steps: tuple[Step, ...], effective: bool) -> Option:
    return Option(branch_id(steps), steps_text(steps), steps, None if effective else Text("no-effect"))


def branch_id(steps: tuple[Step, ...]) -> str:
    """The id of a choice: what its first instruction gains, costs or does."""
    first = steps[0]
    if isinstance(first, content.Gain):
        return ".".join(name for name in ("power", "influence") if getattr(first, name))
    return first.cost if isinstance(first, content.Pay) else first.do


def has_effect(state: State, steps: Sequence[Step]) -> bool:
    """Whether following these instructions now would do anything."""
    return any(EFFECTIVE.get(type(step), _always)(state, step) for step in steps)


def _always(state: State, step: Step) -> bool:
    return True


def _can_deploy(state: State, step: content.Deploy) -> bool:
    return not active_house(state).troops or bool(deploy_places(state, state.active))


def _can_kill(state: State, step: content.Assassinate | content.Supplant) -> bool:
    return bool(enemy_troops(state, state.active, map_effects.ground(state, step.at), step.target))


def _can_pay(state: State, step: content.Pay) -> bool:
    return bool(costs.ways_to_pay(state, step.cost))


EFFECTIVE: dict[type[Any], Callable[[State, Any], bool]] = {
    content.Deploy: _can_deploy,
    content.Assassinate: _can_kill,
    content.Supplant: _can_kill,
    content.Pay: _can_pay,
}


async def focus(table: Table, state: State, step: content.Focus) -> None:
    """By another card of the aspect played earlier this turn, or one shown from the hand (TY-CARD-12 to -16)."""
    if aspect_played(state, step.aspect) or await _show_for_focus(table, state, step):
        await resolve(table, state, step.then)


def aspect_played(state: State, aspect: Aspect) -> bool:
    """Whether another card of the aspect was played this turn, on the table or not (TY-CARD-15, TY-Q-09)."""
    others = [played for played in state.turn.played if played.instance != state.turn.resolving]
    return any(cards()[played.card].aspect == aspect for played in others)


async def _show_for_focus(table: Table, state: State, step: content.Focus) -> bool:
    """The card is shown to all and stays in hand (TY-CARD-13, TY-CARD-14, TY-HIDDEN-04).

    With any hand it is asked, even where no card fits: to be asked must not tell what is in the hand (TY-HIDDEN-01).
    """
    hand = active_house(state).hand
    fitting = [card for card in different(hand) if cards()[card].aspect == step.aspect]
    options = choices.of_cards("reveal", "hand", fitting)
    if reveals(state, step.then):
        options = [choices.revealing(option) for option in options]
    options.append(choices.skip("focus"))
    card = await choose(table, state, "card.focus", "card-focus", options, always=bool(hand))
    if card:
        table.tell(Text("focus-done", seat=Seat(state.active), card=card))
    return bool(card)


async def when(table: Table, state: State, step: content.When) -> None:
    """A condition is tested when its instruction is reached (TY-CARD-27)."""
    if CONDITIONS[step.condition](state):
        await resolve(table, state, step.then)


def _other_player_at_that_spy_site(state: State) -> bool:
    """TY-CARD-51."""
    troops = enemy_troops(state, state.active, map_effects.ground(state, "that_spy_site"))
    return any(troop.owner != WHITE for troop in troops)


def _five_player_trophies(state: State) -> bool:
    """Troops of players in the own trophy hall, not white ones (TY-CARD-28)."""
    return sum(count for owner, count in active_house(state).trophies.items() if owner != "white") >= 5


def _four_inner_circle_cards(state: State) -> bool:
    """TY-CARD-29."""
    return len(active_house(state).inner_circle) >= 4


CONDITIONS: dict[str, Callable[[State], bool]] = {
    "other_player_troop_at_that_spy_site": _other_player_at_that_spy_site,
    "five_player_trophies": _five_player_trophies,
    "four_inner_circle_cards": _four_inner_circle_cards,
}


def reveals(state: State, steps: Sequence[Step]) -> bool:
    """Whether following these instructions shows a face-down card for certain."""
    return any(
        isinstance(step, content.Draw | content.DeckToDiscard)
        or (isinstance(step, content.PromoteNow) and step.source == "deck_top")
        or (isinstance(step, content.Focus) and aspect_played(state, step.aspect) and reveals(state, step.then))
        for step in steps
    )


STEPS: dict[type[Any], Callable[[Table, State, Any], Awaitable[None]]] = {
    content.Gain: card_effects.gain,
    content.GainVp: card_effects.gain_vp_for,
    content.Draw: card_effects.draw,
    content.Deploy: map_effects.deploy,
    content.PlaceSpy: map_effects.place_spy,
    content.Assassinate: map_effects.assassinate,
    content.Supplant: map_effects.supplant,
    content.MoveTroop: map_effects.move_troop,
    content.ReturnPiece: map_effects.return_piece,
    content.PromoteAtEndOfTurn: card_effects.promote_at_end_of_turn,
    content.PromoteNow: card_effects.promote_now,
    content.RecruitFree: card_effects.recruit_free,
    content.GiveOutcasts: card_effects.give_outcasts,
    content.DevourMarketCard: card_effects.devour_market_card,
    content.DeckToDiscard: card_effects.deck_to_discard,
    content.RedeployTrophies: map_effects.redeploy_trophies,
    content.ReturnThisToSupply: card_effects.return_this_to_supply,
    content.Pay: pay,
    content.ChooseOne: choose_one,
    content.Focus: focus,
    content.When: when,
}
