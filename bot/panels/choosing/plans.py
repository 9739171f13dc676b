"""Plans of a turn in other panels: the way to them, and why one stopped."""

from __future__ import annotations

from bot.messages.ids import Press
from bot.messages.layout import Button, button
from bot.text.speech import choice_said, cut, plain
from engine.campaigns import Situation
from engine.table import Act, PreviewsTurns
from engine.words import Spoken, Words

LONGEST_LINE = 90


def said_of(words: Words, act: Act) -> str:
    """Returns a step in words."""
    return plain(choice_said(words, act.said))


def stopped_line(situation: Situation, seat: int, words: Words) -> str:
    """Returns why the plan of a seat was not played further; "" without such a plan."""
    plan = situation.plans.get(seat)
    if plan is None or not plan.stopped:
        return ""
    coming = plan.acts[plan.done : plan.done + 1]
    said = cut(said_of(words, coming[0]), LONGEST_LINE) if coming else words.message("plan-then-end")
    place = Spoken(plain(words.name(plan.at))) if plan.at else ""
    return words.message(
        f"plan-stopped-{plan.stopped}",
        done=plan.done,
        step=plan.done + 1,
        count=len(plan.acts) + plan.ends_turn,
        choice=Spoken(said),
        place=place,
    )


def plan_button(situation: Situation, seat: int, words: Words) -> Button | None:
    """Returns [Plan my turn], or [My plan] once there is one; None where turns cannot be planned."""
    view, game = situation.view(None), situation.game
    if situation.stage != "playing" or view is None or not isinstance(game, PreviewsTurns) or not game.round_of(view):
        return None
    plan = situation.plans.get(seat)
    has_one = plan is not None and bool(plan.acts) and not plan.stopped
    return button(
        Press("plan", situation.id, seat=seat), words.message("button-plan-mine" if has_one else "button-plan")
    )
