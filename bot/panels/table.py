"""Answers given on the card itself: a choice of the table, and what is usual (ux 2.6, 2.8)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.cards.asking import is_vote
from bot.gateway.reply import Reply, Routes
from bot.messages.ids import NOBODY, Press
from bot.panels.play import OUTDATED, submit_answer
from engine.campaigns import Situation


async def choose(reply: Reply, press: Press) -> None:
    """A choice of the table: the first press decides, or each is a vote, of all the seats that somebody has."""
    situation = await reply.campaign(press)
    first, *further = _own(reply, situation)
    if further and is_vote(situation, situation.asks[0]):
        for seat in further:
            with suppress(*OUTDATED):
                await reply.campaigns.play.answer(
                    press.campaign,
                    branch=press.branch,
                    n=press.n,
                    seat=seat,
                    user=reply.person.user,
                    pick=[press.what],
                )
    await submit_answer(reply, replace(press, seat=first), [press.what])


async def usual(reply: Reply, press: Press) -> None:
    """What is usual, such as no reaction; `what` is the question's key."""
    situation = await reply.campaign(press)
    seat = _own(reply, situation)[0]
    ask = situation.ask_of(seat)
    fits = ask is not None and ask.key == press.what
    await submit_answer(reply, replace(press, seat=seat), ask.default if ask and fits else ())


def _own(reply: Reply, situation: Situation) -> list[int]:
    """The reader's own seats that are asked; NOBODY where none is."""
    own = situation.seats_of(reply.person.user)
    return [seat for seat in situation.waiting_for if seat in own] or [NOBODY]


ROUTES: Routes = {
    "table": choose,
    "usual": usual,
}
