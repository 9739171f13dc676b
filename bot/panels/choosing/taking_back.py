"""Undo of the user's own choices: the last one, or the whole turn so far (docs/behaviour.md#undo)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.payloads import OfCampaign, OfMoment
from bot.panels.choosing.showing import show_panel
from bot.text.speech import choice_said
from engine.campaigns import Situation, Undoable
from engine.campaigns.model.errors import NotFree, NothingToUndo, VoteOpen
from engine.table import Text
from engine.words import Spoken, Words


async def undo(reply: Reply, pressed: OfMoment) -> None:
    """Handles [Undo: …]: undoes the user's last choice without consent."""
    situation = await reply.campaign(pressed.campaign)
    step = situation.can_undo(reply.person.user)
    if step is None or (situation.branch, step.n) != (pressed.branch, pressed.n):
        await show_panel(reply, situation, note=reply.words(situation).message("error-stale"))
        return
    await take_back(reply, situation, step)


async def take_back(reply: Reply, situation: Situation, step: Undoable, to: int | None = None) -> None:
    """Undoes the step, or everything back to decision `to`, and says so."""
    words = reply.words(situation)
    try:
        after = await reply.campaigns.play.undo(situation.id, reply.person.user, step.n if to is None else to)
    except (NothingToUndo, NotFree, VoteOpen):
        present_one = await reply.campaigns.lookup.situation(situation.id)
        await show_panel(reply, present_one, note=words.message("error-nothing-to-undo"))
        return
    await show_panel(reply, after, note=undone_note(words, step.choice if to is None else None))


def undone_note(words: Words, choice: Sequence[Text] | None) -> str:
    """Returns what was undone: one choice, or the turn so far."""
    if choice is None:
        return words.message("panel-turn-again")
    return words.message("panel-undone", choice=Spoken(choice_said(words, choice)))


async def again(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Start this turn again]: back to its start, or to the last reveal in it."""
    situation = await reply.campaign(pressed.campaign)
    user = reply.person.user
    step = situation.can_undo(user)
    if step is None:
        await show_panel(reply, situation, note=reply.words(situation).message("error-nothing-to-undo"))
        return
    start = step.n
    for moment in await reply.campaigns.moments.find(situation.id):
        if moment.n > step.n:
            continue
        if moment.user != user or (moment.final and moment.n != step.n):
            break
        start = moment.n
        if moment.mark:
            break
    await take_back(reply, situation, step, start)


ROUTES: Routes = {
    "again": Route(OfCampaign.of, again),
    "undo": Route(OfMoment.of, undo),
}
