"""What a card does, as a Text: made from its steps, one message for each kind of instruction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from engine.games.tyrants import content
from engine.games.tyrants.content import Step, cards
from engine.kit.wording import dashed, joined
from engine.table import Text


@cache
def card_text(card: str) -> Text:
    """The whole effect of a card in one line."""
    return steps_text(cards()[card].effect)


def steps_text(steps: Sequence[Step]) -> Text:
    """Several instructions, one after the other."""
    return joined("steps", [step_text(step) for step in steps])


def step_text(step: Step) -> Text:
    """One instruction."""
    return WORDS[type(step)](step)


@cache
def resources(power: int, influence: int) -> tuple[Text, ...]:
    """Power and Influence as arguments of a Text, without what there is none of."""
    both = Text("power", count=power), Text("influence", count=influence)
    return tuple(each for each in both if each.args["count"])


def _gain(step: content.Gain) -> Text:
    return Text("step-gain", what=resources(step.power, step.influence))


def _gain_vp(step: content.GainVp) -> Text:
    return Text(f"step-gain-vp-{dashed(step.of)}", per=step.per)


def _times(step: Any) -> Text:
    return Text(f"step-{dashed(step.do)}", count=step.times)


def _kill(step: content.Assassinate | content.Supplant) -> Text:
    return Text(f"step-{step.do}-{step.target}-{dashed(step.at)}", count=step.times)


def _move(step: content.MoveTroop) -> Text:
    return Text("step-move-troop-up-to" if step.up_to else "step-move-troop", count=step.times)


def _return_piece(step: content.ReturnPiece) -> Text:
    return Text(f"step-return-piece-{dashed(step.kind)}")


def _promote_at_end_of_turn(step: content.PromoteAtEndOfTurn) -> Text:
    if step.then_vp_per_inner_circle_cards:
        return Text("step-promote-vp", count=step.times, per=step.then_vp_per_inner_circle_cards)
    return Text(f"step-promote-{'up-to' if step.up_to else step.filter}", count=step.times)


def _promote_now(step: content.PromoteNow) -> Text:
    return Text(f"step-promote-now-{dashed(step.source)}")


def _recruit_free(step: content.RecruitFree) -> Text:
    return Text("step-recruit-free", aspect=step.aspect, cost=step.most_cost)


def _give_outcasts(step: content.GiveOutcasts) -> Text:
    return Text(f"step-give-outcasts-{dashed(step.to)}", count=step.count)


def _pay(step: content.Pay) -> Text:
    return Text("step-pay", cost=Text(f"cost-{dashed(step.cost)}"), then=steps_text(step.then))


def _choose_one(step: content.ChooseOne) -> Text:
    choices = joined("step-or", [steps_text(option) for option in step.options])
    return Text("step-choose-one-times", count=step.times, choices=choices) if step.times > 1 else choices


def _focus(step: content.Focus) -> Text:
    return Text("step-focus", aspect=step.aspect, then=steps_text(step.then))


def _when(step: content.When) -> Text:
    return Text(f"step-when-{dashed(step.condition)}", then=steps_text(step.then))


def _plain(step: Any) -> Text:
    return Text(f"step-{dashed(step.do)}")


WORDS: dict[type[Any], Callable[[Any], Text]] = {
    content.Gain: _gain,
    content.GainVp: _gain_vp,
    content.Draw: _times,
    content.Deploy: _times,
    content.PlaceSpy: _times,
    content.Assassinate: _kill,
    content.Supplant: _kill,
    content.MoveTroop: _move,
    content.ReturnPiece: _return_piece,
    content.PromoteAtEndOfTurn: _promote_at_end_of_turn,
    content.PromoteNow: _promote_now,
    content.RecruitFree: _recruit_free,
    content.GiveOutcasts: _give_outcasts,
    content.DevourMarketCard: _plain,
    content.DeckToDiscard: _plain,
    content.RedeployTrophies: _times,
    content.ReturnThisToSupply: _plain,
    content.Pay: _pay,
    content.ChooseOne: _choose_one,
    content.Focus: _focus,
    content.When: _when,
}
