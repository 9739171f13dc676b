"""Answers given on the card itself: a choice of the table, and what is usual (ux 2.6, 2.8)."""

from __future__ import annotations

from contextlib import suppress

from bot.cards.asking import is_vote
from bot.gateway.reply import Reply, Route, Routes
from bot.messages.ids import NOBODY
from bot.messages.payloads import DefaultAnswer, OfAsk, TableChoice
from bot.panels.submitting import OUTDATED, OneAnswer, submit
from engine.campaigns import Situation


async def choose(reply: Reply, pressed: TableChoice) -> None:
    """A choice of the table: the first press decides, or each is a vote, of all the seats that somebody has."""
    situation = await reply.campaign(pressed.campaign)
    first, *further = _own(reply, situation)
    if further and is_vote(situation, situation.asks[0]):
        for seat in further:
            with suppress(*OUTDATED):
                await reply.campaigns.play.answer(
                    pressed.campaign,
                    branch=pressed.branch,
                    n=pressed.n,
                    seat=seat,
                    user=reply.person.user,
                    pick=[pressed.option],
                )
    await submit(reply, OfAsk(situation.id, pressed.branch, pressed.n, first), OneAnswer([pressed.option]))


async def usual(reply: Reply, pressed: DefaultAnswer) -> None:
    """What is usual, such as no reaction."""
    situation = await reply.campaign(pressed.campaign)
    seat = _own(reply, situation)[0]
    ask = situation.ask_of(seat)
    fits = ask is not None and ask.key == pressed.key
    asked = OfAsk(situation.id, pressed.branch, pressed.n, seat)
    await submit(reply, asked, OneAnswer(ask.default if ask and fits else ()))


def _own(reply: Reply, situation: Situation) -> list[int]:
    """The reader's own seats that are asked; NOBODY where none is."""
    own = situation.seats_of(reply.person.user)
    return [seat for seat in situation.waiting_for if seat in own] or [NOBODY]


ROUTES: Routes = {
    "table": Route(TableChoice.of, choose),
    "usual": Route(DefaultAnswer.of, usual),
}
