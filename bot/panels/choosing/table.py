"""Answers given on the public message: group choices, and the default (docs/behaviour.md#table-choices)."""

from __future__ import annotations

from contextlib import suppress

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.asking import is_vote
from bot.messages.ids import NOBODY
from bot.messages.payloads import DefaultAnswer, TableChoice
from bot.panels.choosing.submitting import OUTDATED, OneAnswer, submit
from engine.campaigns import Situation


async def choose(reply: Reply, pressed: TableChoice) -> None:
    """Handles a group choice: the first press decides, or each press is a vote for all of the user's seats."""
    situation = await reply.campaign(pressed.campaign)
    vote, (first, *further) = OneAnswer([pressed.option]), _own(reply, situation)
    if further and is_vote(situation, situation.asks[0]):
        for seat in further:
            with suppress(*OUTDATED):
                await vote.give(reply.campaigns, pressed.of_seat(seat), reply.person.user)
    await submit(reply, pressed.of_seat(first), vote)


async def answer_default(reply: Reply, pressed: DefaultAnswer) -> None:
    """Handles the default answer, such as no reaction."""
    situation = await reply.campaign(pressed.campaign)
    seat = _own(reply, situation)[0]
    ask = situation.ask_of(seat)
    fits = ask is not None and ask.key == pressed.key
    await submit(reply, pressed.of_seat(seat), OneAnswer(ask.default if ask and fits else ()))


def _own(reply: Reply, situation: Situation) -> list[int]:
    """Returns the user's seats that are asked; `NOBODY` if there are none."""
    own = situation.seats_of(reply.person.user)
    return [seat for seat in situation.waiting_for if seat in own] or [NOBODY]


ROUTES: Routes = {
    "table": Route(TableChoice.of, choose),
    "usual": Route(DefaultAnswer.of, answer_default),
}
