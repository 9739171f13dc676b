"""The effect of a card in symbols, which need no translation."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import assert_never

from engine.games.tyrants.model import content
from engine.games.tyrants.model.content import Step

OnTheMap = (
    content.Deploy
    | content.PlaceSpy
    | content.Assassinate
    | content.Supplant
    | content.MoveTroop
    | content.ReturnPiece
    | content.RedeployTrophies
)
OfCards = (
    content.Draw
    | content.PromoteNow
    | content.PromoteAtEndOfTurn
    | content.RecruitFree
    | content.GiveOutcasts
    | content.DevourMarketCard
    | content.DeckToDiscard
    | content.ReturnThisToSupply
)
COUNTED = {
    "sites_under_total_control": "<total_control>",
    "sites_controlled": "<control>",
    "white_trophies": "<white><trophy>",
    "control_markers": "<crown>",
    "inner_circle_cards": "<inner_circle>",
}
COSTS = {
    "return_own_spy": "<spy>",
    "return_own_spies": "<spy>+",
    "devour_hand_card": "<devour>",
    "devour_inner_circle_card": "<devour><inner_circle>",
    "discard_hand_card": "<discard>",
}
CONDITIONS = {
    "other_player_troop_at_that_spy_site": "<troop>:",
    "five_player_trophies": "5<trophy>:",
    "four_inner_circle_cards": "4<inner_circle>:",
}
RECEIVERS = {"self": "", "chosen_opponent": "1×", "chosen_opponent_beside_deployed": "1×", "each_opponent": "<troop>×"}


@cache
def in_symbols(card: str) -> str:
    """Returns the card's effect as figures and symbols. Lines may break at its spaces."""
    return _symbols(content.cards()[card].effect)


def _symbols(steps: Iterable[Step]) -> str:
    return " ".join(_symbol(step) for step in steps)


def _symbol(step: Step) -> str:
    if isinstance(step, OnTheMap):
        return _on_the_map(step)
    if isinstance(step, OfCards):
        return _of_cards(step)
    match step:
        case content.Gain():
            gained = ((step.power, "<power>"), (step.influence, "<influence>"))
            return " ".join(f"{amount}{sign}" for amount, sign in gained if amount)
        case content.GainVp():
            return f"<vp>/{_multiplier(step.per)}{COUNTED[step.of]}"
        case content.Pay():
            return f"{COSTS[step.cost]}<becomes> {_symbols(step.then)}"
        case content.ChooseOne():
            options = " / ".join(_symbols(option) for option in step.options)
            return f"{step.times}× {options}" if step.times > 1 else options
        case content.Focus():
            return f"<{step.aspect}>:{_symbols(step.then)}"
        case content.When():
            return f"{CONDITIONS[step.condition]}{_symbols(step.then)}"
        case unknown:
            assert_never(unknown)


def _on_the_map(step: OnTheMap) -> str:
    match step:
        case content.Deploy():
            return f"{_multiplier(step.times)}<deploy>"
        case content.PlaceSpy():
            return f"{_multiplier(step.times)}<spy>"
        case content.Assassinate() | content.Supplant():
            white = "<white>" if step.target == "white" else ""
            anywhere = "<anywhere>" if step.at == "anywhere" else ""
            return f"{_multiplier(step.times)}<{step.do}>{white}{anywhere}"
        case content.MoveTroop():
            return f"{_multiplier(step.times)}<move><troop>"
        case content.ReturnPiece():
            return "<return><spy>" if step.kind == "spy" else "<return><troop>/<spy>"
        case content.RedeployTrophies():
            return f"{step.times}<trophy><deploy>"
        case unknown:
            assert_never(unknown)


def _of_cards(step: OfCards) -> str:
    match step:
        case content.Draw():
            return f"{_multiplier(step.times)}<draw_card>"
        case content.PromoteAtEndOfTurn():
            which = "<obedience>" if step.filter == "obedience" else ""
            more = step.then_vp_per_inner_circle_cards
            return f"{_multiplier(step.times)}<promote>{which}" + (f" <vp>/{more}<inner_circle>" if more else "")
        case content.PromoteNow():
            return f"<promote><{'deck' if step.source == 'deck_top' else 'discard'}>"
        case content.RecruitFree():
            return f"<draw_card><{step.aspect}>≤{step.most_cost}"
        case content.GiveOutcasts():
            return f"{RECEIVERS[step.to]}{_multiplier(step.count)}<no_aspect>"
        case content.DevourMarketCard():
            return "<devour><influence>"
        case content.DeckToDiscard():
            return "<deck><becomes><discard>"
        case content.ReturnThisToSupply():
            return "<return><deck>"
        case unknown:
            assert_never(unknown)


def _multiplier(count: int) -> str:
    """Returns the number before a symbol; empty for one."""
    return str(count) if count > 1 else ""
