"""Handles the menus of a question that waits for plans: saves a selection at once (docs/behaviour.md#reactions)."""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import NotOurs
from bot.panels.choosing.planned import ALL_ORDERS, EVERY_ROUND, PlannedOrder, plan_at, settings_of
from bot.panels.choosing.showing import show_panel
from bot.panels.orders.orders import open_orders
from engine.campaigns.model.errors import NotYourSeat
from engine.campaigns.model.situation import PLANNED, UNTIL_CHANGED


async def set_planned(reply: Reply, pressed: PlannedOrder) -> None:
    """Saves the selected setting for the phase, or all settings for every round, and shows the question again."""
    asked, picked = pressed.ask, reply.value
    situation = await reply.campaign(asked.campaign)
    words, user = reply.words(situation), reply.person.user
    if asked.seat not in situation.seats_of(user):
        raise NotYourSeat(asked.seat)
    if picked == ALL_ORDERS:
        await open_orders(reply, situation, asked.seat)
        return
    ask = situation.ask_of(asked.seat)
    plan = plan_at(situation, ask) if ask and (situation.branch, ask.n) == (asked.branch, asked.n) else None
    if plan is None:
        await show_panel(reply, situation, seat=asked.seat, note=words.message("error-stale"))
        return
    if picked == EVERY_ROUND:
        choices, lasts, said = settings_of(situation, asked.seat, plan), UNTIL_CHANGED, "planned-kept"
    elif pressed.key in plan.menus:
        choices, lasts, said = {pressed.key: picked}, f"{PLANNED}{plan.phase}", "planned-saved"
    else:
        raise NotOurs
    after = await reply.campaigns.play.set_orders(situation.id, user, asked.seat, choices, lasts=lasts)
    await show_panel(reply, after, seat=asked.seat, note=words.message(said))


ROUTES: Routes = {
    "planned": Route(PlannedOrder.of, set_planned),
}
