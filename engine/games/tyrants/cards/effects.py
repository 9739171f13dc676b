"""Plays cards step by step, from top to bottom (TY-CARD-03)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from engine.games.tyrants.asking import choices
from engine.games.tyrants.asking.choices import choose
from engine.games.tyrants.asking.wording import resources, steps_text
from engine.games.tyrants.board.pieces import active_house
from engine.games.tyrants.board.presence import enemy_troops
from engine.games.tyrants.cards import card_effects, costs, map_effects
from engine.games.tyrants.cards.piles import distinct
from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import Aspect, Step, cards
from engine.games.tyrants.model.state import WHITE, Played, State
from engine.games.tyrants.model.vocabulary import STEPS, Instruction, Pool, most_of
from engine.kit.effects import Parts
from engine.kit.wording import dashed, joined
from engine.table import Option, Seat, Table, Text


async def play_card(table: Table, state: State, card: str) -> None:
    """Plays a card from the hand and follows it (TY-CARD-01 to TY-CARD-05)."""
    turn = state.turn
    active_house(state).hand.remove(card)
    turn.resolving = len(turn.played)
    turn.played.append(Played(turn.resolving, card))
    first, *others = steps = cards()[card].effect
    if isinstance(first, content.Gain):
        card_effects.add_to_pool(state, first)
        what = resources(first.power, first.influence)
        table.tell(Text("play-gain-done", seat=Seat(state.active), card=card, what=what))
        await STEPS.resolve(table, state, others)
    else:
        table.tell(Text("play-done", seat=Seat(state.active), card=card))
        await STEPS.resolve(table, state, steps)
    turn.resolving, turn.spy_sites, turn.deployed = None, [], []


def _then(step: content.Pay | content.Focus | content.When) -> Parts:
    return (step.then,)


def _most_of_then(step: content.Pay | content.Focus | content.When) -> Pool:
    return most_of(step.then)


async def pay(table: Table, state: State, step: content.Pay) -> None:
    """Pays a cost for an effect; neither happens without the other (TY-CARD-07 to TY-CARD-11)."""
    if await costs.pay(table, state, step.cost, STEPS.reveals(state, step.then)):
        await STEPS.resolve(table, state, step.then)


def _pay_text(step: content.Pay) -> Text:
    return Text("step-pay", cost=Text(f"cost-{dashed(step.cost)}"), then=steps_text(step.then))


STEPS.declare(
    content.Pay,
    Instruction(
        pay,
        _pay_text,
        lambda state, step: bool(costs.ways_to_pay(state, step.cost)),
        parts=_then,
        value=lambda step: 7.0 if step.cost in ("return_own_spy", costs.MANY_SPIES) else 1.0,
        most=_most_of_then,
    ),
)


async def choose_one(table: Table, state: State, step: content.ChooseOne) -> None:
    """Asks for exactly one of the options, each time again (TY-CARD-17 to TY-CARD-19)."""
    for _ in range(step.times):
        options = one_of(state, step.options)
        await STEPS.resolve(table, state, await choose(table, state, "card.choose_one", "card-choose-one", options))


def one_of(state: State, branches: Sequence[tuple[Step, ...]]) -> list[Option]:
    """Returns the options; those without effect come last, or are left out under the other answer to TY-Q-16
    (TY-CARD-18).
    """
    found = [_branch(steps, STEPS.possible(state, steps)) for steps in branches]
    effective = [reveals_if_followed(state, each, each.value) for each in found if not each.detail]
    if effective and state.choose_one_only_effective:
        return effective
    return effective + [each for each in found if each.detail]


def reveals_if_followed(state: State, option: Option, steps: Sequence[Step]) -> Option:
    """Returns the same option, marked as revealing a card if these instructions do."""
    return choices.revealing(option) if STEPS.reveals(state, steps) else option


@cache
def _branch(steps: tuple[Step, ...], effective: bool) -> Option:
    return Option(branch_id(steps), steps_text(steps), steps, None if effective else Text("no-effect"))


def branch_id(steps: tuple[Step, ...]) -> str:
    """Returns the id of an option: the gain, cost or deed of its first instruction."""
    first = steps[0]
    if isinstance(first, content.Gain):
        return ".".join(name for name in ("power", "influence") if getattr(first, name))
    return first.cost if isinstance(first, content.Pay) else first.do


def _choose_one_text(step: content.ChooseOne) -> Text:
    either = joined("step-or", [steps_text(option) for option in step.options])
    return Text("step-choose-one-times", count=step.times, choices=either) if step.times > 1 else either


def _most_of_one(step: content.ChooseOne) -> Pool:
    given = [most_of(option) for option in step.options]
    return Pool(step.times * max(each.power for each in given), step.times * max(each.influence for each in given))


STEPS.declare(
    content.ChooseOne,
    Instruction(choose_one, _choose_one_text, parts=lambda step: [*step.options] * step.times, most=_most_of_one),
)


async def focus(table: Table, state: State, step: content.Focus) -> None:
    """Applies Focus: another card of the aspect played earlier this turn, or one shown from the hand (TY-CARD-12 to
    -16).
    """
    if aspect_played(state, step.aspect) or await _show_for_focus(table, state, step):
        await STEPS.resolve(table, state, step.then)


def _focus_text(step: content.Focus) -> Text:
    return Text("step-focus", aspect=step.aspect, then=steps_text(step.then))


def _focus_reveals(state: State, step: content.Focus) -> bool:
    return aspect_played(state, step.aspect) and STEPS.reveals(state, step.then)


STEPS.declare(content.Focus, Instruction(focus, _focus_text, reveals=_focus_reveals, parts=_then, most=_most_of_then))


def aspect_played(state: State, aspect: Aspect) -> bool:
    """True if another card of the aspect was played this turn, even if it has left the table (TY-CARD-15, TY-Q-09)."""
    others = [played for played in state.turn.played if played.instance != state.turn.resolving]
    return any(cards()[played.card].aspect == aspect for played in others)


async def _show_for_focus(table: Table, state: State, step: content.Focus) -> bool:
    """Shows a card to everyone, which stays in hand (TY-CARD-13, TY-CARD-14, TY-HIDDEN-04).

    Asked even if no card fits: the question must not reveal the hand (TY-HIDDEN-01).
    """
    hand = active_house(state).hand
    fitting = [card for card in distinct(hand) if cards()[card].aspect == step.aspect]
    options = choices.of_cards("reveal", "hand", fitting)
    options = [*(reveals_if_followed(state, option, step.then) for option in options), choices.skip("focus")]
    card = await choose(table, state, "card.focus", "card-focus", options, always=bool(hand))
    if card:
        table.tell(Text("focus-done", seat=Seat(state.active), card=card))
    return bool(card)


async def when(table: Table, state: State, step: content.When) -> None:
    """Tests a condition when its instruction is reached (TY-CARD-27)."""
    if CONDITIONS[step.condition](state):
        await STEPS.resolve(table, state, step.then)


def _when_text(step: content.When) -> Text:
    return Text(f"step-when-{dashed(step.condition)}", then=steps_text(step.then))


STEPS.declare(content.When, Instruction(when, _when_text, parts=_then, most=_most_of_then))


def _other_player_at_that_spy_site(state: State) -> bool:
    """True if another player has a troop at that spy's site (TY-CARD-51)."""
    troops = enemy_troops(state, state.active, map_effects.places_at(state, "that_spy_site"))
    return any(troop.owner != WHITE for troop in troops)


def _five_player_trophies(state: State) -> bool:
    """True with five troops of players in the own trophy hall, not counting white ones (TY-CARD-28)."""
    return sum(count for owner, count in active_house(state).trophies.items() if owner != "white") >= 5


def _four_inner_circle_cards(state: State) -> bool:
    """True with four cards in the inner circle (TY-CARD-29)."""
    return len(active_house(state).inner_circle) >= 4


CONDITIONS: dict[str, Callable[[State], bool]] = {
    "other_player_troop_at_that_spy_site": _other_player_at_that_spy_site,
    "five_player_trophies": _five_player_trophies,
    "four_inner_circle_cards": _four_inner_circle_cards,
}
