"""Planning a turn before it begins (docs/behaviour.md#plan-my-turn)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.payloads import OfSeat, PressedChoice, PressedGroup, PressedMenu
from bot.panels.choosing.choices import opened_by, picks_of, reopened
from bot.panels.choosing.showing import show_panel
from bot.panels.orders.turn_plan_message import PlanMoment, PlanPanel, PlanSwitch
from engine.campaigns import Situation
from engine.campaigns.model.errors import NotLegal, NotYourSeat
from engine.campaigns.model.turn_plans import Planned


async def plan(reply: Reply, pressed: OfSeat) -> None:
    """Handles [Plan my turn]. Raises NotYourSeat."""
    situation = await reply.campaign(pressed.campaign)
    own = situation.seats_of(reply.person.user)
    if not own:
        raise NotYourSeat
    seat = pressed.seat if pressed.seat in own else own[0]
    await _show(reply, *await reply.campaigns.plans.look(situation.id, reply.person.user, seat))


async def open_group(reply: Reply, pressed: PressedGroup) -> None:
    """Handles a group button: opens its menu."""
    asked = pressed.ask
    situation = await reply.campaign(asked.campaign)
    found = await reply.campaigns.plans.look(situation.id, reply.person.user, asked.seat)
    await _show(reply, *found, group=pressed.group)


async def open_part(reply: Reply, pressed: PressedGroup) -> None:
    """Handles the menu of parts: opens one."""
    await open_group(reply, PressedGroup(pressed.ask, reply.value))


async def choose(reply: Reply, pressed: PressedChoice) -> None:
    """Handles the button of a choice."""
    await _add(reply, pressed, [pressed.option])


async def pick(reply: Reply, pressed: PressedMenu) -> None:
    """Handles the selection in a menu, whose last entries may open it for more."""
    opened = opened_by(reply.values)
    if opened is not None:
        await open_group(reply, PressedGroup(pressed.ask, opened))
        return
    await _add(reply, PressedChoice(pressed.ask, ""), reply.values, from_menu=True)


async def _add(reply: Reply, pressed: PressedChoice, picked: Sequence[str], *, from_menu: bool = False) -> None:
    """Adds an answer, or those of a run, to the plan."""
    asked, user = pressed.ask, reply.person.user
    situation = await reply.campaign(asked.campaign)
    situation, found = await reply.campaigns.plans.look(situation.id, user, asked.seat)
    before = PlanPanel(situation, found, reply.words(situation))
    picks, group = _picks(before, picked), None
    if before.choices and picked:
        group = reopened(before.choices, picked[0], as_menu=from_menu)
    try:
        after = await reply.campaigns.plans.pick(situation.id, user, asked.seat, asked.n, picks)
    except NotLegal:
        await _show(reply, situation, found, note=before.words.message("plan-gone"))
        return
    await _show(reply, *after, group=group)


def _picks(panel: PlanPanel, picked: Sequence[str]) -> Sequence[Sequence[str]]:
    """Returns the answers behind a press: those of a run, several of a group one after another, or a single one."""
    choices = panel.choices
    if choices is None:
        return [picked]
    marked = choices.marked(picked)
    if choices.ask.pick == (1, 1) and len(marked) == len(picked):
        return [[pick] for each in marked for pick in picks_of(each)]
    return [picked]


async def back(reply: Reply, pressed: PlanMoment) -> None:
    """Handles [Undo: …]: takes back the last step of the plan."""
    situation = await reply.campaign(pressed.campaign)
    await _show(reply, *await reply.campaigns.plans.back(situation.id, reply.person.user, pressed.seat, pressed.n))


async def use(reply: Reply, pressed: PlanSwitch) -> None:
    """Handles [Play this plan] and [Do not play it]."""
    await _change(reply, pressed, ready=pressed.on)


async def end(reply: Reply, pressed: PlanSwitch) -> None:
    """Handles [Then end my turn] and [Do not end my turn]."""
    await _change(reply, pressed, ends_turn=pressed.on)


async def watch(reply: Reply, pressed: PlanMoment) -> None:
    """Handles the menu of places at which a change stops the plan."""
    situation = await reply.campaign(pressed.campaign)
    user, seat = reply.person.user, pressed.seat
    await _show(reply, *await reply.campaigns.plans.change(situation.id, user, seat, watched=reply.values))


async def drop(reply: Reply, pressed: PlanMoment) -> None:
    """Handles [Delete the plan]."""
    situation = await reply.campaign(pressed.campaign)
    after = await reply.campaigns.plans.drop(situation.id, reply.person.user, pressed.seat)
    await show_panel(reply, after, note=reply.words(after).message("plan-dropped"))


async def _change(
    reply: Reply, pressed: PlanSwitch, *, ready: bool | None = None, ends_turn: bool | None = None
) -> None:
    at = pressed.moment
    situation = await reply.campaign(at.campaign)
    user = reply.person.user
    situation, found = await reply.campaigns.plans.look(situation.id, user, at.seat)
    if len(found.plan.acts) == at.n:
        after = await reply.campaigns.plans.change(situation.id, user, at.seat, ready=ready, ends_turn=ends_turn)
        await _show(reply, *after)
    else:
        await _show(reply, situation, found, note=reply.words(situation).message("plan-other"))


async def _show(
    reply: Reply, situation: Situation, found: Planned, *, group: str | None = None, note: str = ""
) -> None:
    """Shows the plan, or the panel of the turn once that has begun."""
    if found.preview is None and found.turn_of == found.plan.seat:
        await show_panel(reply, situation, seat=found.plan.seat)
        return
    panel = PlanPanel(situation, found, reply.words(situation), group, note)
    await reply.show_drawn(("plan", situation.id, reply.person.user), panel.job(), panel.message)


ROUTES: Routes = {
    "plan": Route(OfSeat.of, plan),
    "plan_back": Route(PlanMoment.of, back),
    "plan_choose": Route(PressedChoice.of, choose),
    "plan_drop": Route(PlanMoment.of, drop),
    "plan_end": Route(PlanSwitch.of, end),
    "plan_group": Route(PressedGroup.of, open_group),
    "plan_part": Route(PressedGroup.of, open_part),
    "plan_pick": Route(PressedMenu.of, pick),
    "plan_use": Route(PlanSwitch.of, use),
    "plan_watch": Route(PlanMoment.of, watch),
}
