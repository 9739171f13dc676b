"""Requests for consent to undo what concerns others, and their answers (docs/behaviour.md#undo)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import table_words
from bot.live_messages.vote import request_message
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Control, Field, Message, Style, button, form, row
from bot.messages.payloads import OfCampaign, OfPost
from bot.panels.choosing.showing import show_panel
from bot.text import moments
from engine.campaigns import Actor, Request, Situation
from engine.campaigns.model.errors import NotConcerned, NotFree, NothingToUndo, NotStalled, NotYourSeat
from engine.campaigns.model.requests import GoBack, PlayByAutopilot, Restore
from engine.words import Spoken, Words

RequestedKind = Literal["undo", "reset", "restore"]
KINDS: Sequence[RequestedKind] = ("undo", "reset", "restore")
LONGEST_REASON = 100


@dataclass(frozen=True, slots=True)
class Wished:
    """A request to go back to decision `to` of a branch, or to restore the branch `to`."""

    campaign: int
    branch: int
    kind: RequestedKind
    to: int

    @classmethod
    def of(cls, press: Press) -> Wished:
        """Reads a press. Raises NotOurs."""
        kind = next((kind for kind in KINDS if kind == press.what), None)
        if kind is None:
            raise NotOurs
        return cls(press.campaign, press.branch, kind, press.n)

    def press(self, verb: str) -> Press:
        """Returns the press that sends it (`request_send`), asks for a reason first (`request_why`), or goes back
        (`history`)."""
        return Press(verb, self.campaign, self.branch, self.to, what=self.kind)

    @property
    def wish(self) -> GoBack | Restore:
        """The service's form of the request."""
        return Restore(self.to) if self.kind == "restore" else GoBack(self.kind, self.to)


class AtMoment(Protocol):
    """A press about a decision of a branch."""

    @property
    def branch(self) -> int:
        """Returns the branch that the button was made for; 0 if it names none."""


def is_current(situation: Situation, pressed: AtMoment) -> bool:
    """True unless the campaign has gone back since the button was made, so that its number means another moment."""
    return pressed.branch in (0, situation.branch)


async def undo_to(reply: Reply, situation: Situation, n: int) -> None:
    """Undoes back to `n` if that concerns no one else; else offers to ask the other players."""
    try:
        after = await reply.campaigns.play.undo(situation.id, reply.person.user, n)
    except (NotFree, NothingToUndo):
        await reply.show(await undo_panel(reply, situation, n))
        return
    words = table_words(after, reply.locale)
    point = Spoken(await moments.place_of(reply.campaigns, after, after.n, words, situation.branch))
    await show_panel(reply, after, note=words.message("undo-done", point=point))


async def undo_panel(reply: Reply, situation: Situation, chosen: int) -> Message:
    """Builds the confirmation for going back to a moment, with [Ask the table] if others have a say."""
    if not reply.rights(situation).may_ask_table:
        raise NotYourSeat
    words = table_words(situation, reply.locale)
    target = await moments.at(reply.campaigns, situation, chosen)
    (said,) = await moments.in_words(reply.campaigns, situation, [target], reply.person.user)
    lost = (await reply.campaigns.moments.choices_since(situation.id, [target.n]))[target.n]
    return Message(
        words.message("request-to", moment=Spoken(moments.title(said, words))),
        words.message("here-undo", count=lost),
        _ask_buttons(reply, situation, words, "undo", target.n),
    )


async def offer(reply: Reply, situation: Situation, kind: RequestedKind, to: int, title: str) -> None:
    """Asks for confirmation before the players are asked to reset a stretch or to restore a branch."""
    if not reply.rights(situation).may_ask_table:
        raise NotYourSeat
    words = table_words(situation, reply.locale)
    await reply.show(Message(title, _ask_buttons(reply, situation, words, kind, to)))


def _ask_buttons(reply: Reply, situation: Situation, words: Words, kind: RequestedKind, to: int) -> Control | None:
    alone = reply.rights(situation).decides_alone or situation.is_alone(reply.person.user)

    wished = Wished(situation.id, situation.branch, kind, to)

    def at(verb: str, label: str, style: Style = Style.SECONDARY) -> Any:
        return button(wished.press(verb), words.message(label), style)

    return row(
        at("request_send", "button-decide-alone" if alone else "button-ask-table", Style.PRIMARY),
        at("request_why", "button-say-why"),
        at("history", "button-back"),
    )


async def say_why(reply: Reply, pressed: Wished) -> None:
    """Handles [Say why…]: opens a form with one field, which sends the request."""
    if not reply.rights(await reply.campaign(pressed.campaign)).may_ask_table:
        raise NotYourSeat
    words = reply.words()
    why = Field("why", words.message("request-why-field"), LONGEST_REASON, required=False)
    await reply.open(form(pressed.press("request_send"), words.message("request-why-title"), why))


async def send(reply: Reply, pressed: Wished) -> None:
    """Handles [Ask the table], or the form with the reason: posts the request in the thread until everyone has
    agreed."""
    situation = await reply.campaign(pressed.campaign)
    who = reply.rights(situation)
    if not who.may_ask_table:
        raise NotYourSeat
    if pressed.kind != "restore" and not is_current(situation, pressed):
        words = reply.words(situation)
        history = Press("history", situation.id, situation.branch, pressed.to)
        await reply.show(Message(words.message("error-stale"), row(button(history, words.message("button-history")))))
        return
    actor = Actor(reply.person.user, moderator=who.decides_alone)
    request = await reply.campaigns.requests.ask(situation.id, actor, pressed.wish, reply.fields.get("why", ""))
    await reply.show(await _answer_message(reply, request))


async def let_autopilot(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Let autopilot play] in a stalled campaign."""
    await ask_for_autopilot(reply, await reply.campaign(pressed.campaign))


async def ask_for_autopilot(reply: Reply, situation: Situation) -> None:
    """Asks the others whether autopilot may play for the waiting players."""
    waited = [each for each in situation.seats if each.seat in situation.waiting_for and not each.autopilot]
    others = [each.seat for each in waited if each.user != reply.person.user]
    if not others:
        raise NotStalled
    request = await reply.campaigns.requests.ask(situation.id, Actor(reply.person.user), PlayByAutopilot(others[0]))
    await reply.show(await _answer_message(reply, request))


async def _answer_message(reply: Reply, request: Request) -> Message:
    words = reply.words()
    if request.status != "open":
        return Message(words.message("request-carried-out"))
    withdraw = button(Withdrawal(request.campaign, request.id).press, words.message("button-withdraw"))
    return Message(words.message("request-asked"), row(withdraw))


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """A request, by number, that its author withdraws."""

    campaign: int
    request: int

    @property
    def press(self) -> Press:
        """The press that does it."""
        return Press("request_withdraw", self.campaign, n=self.request)

    @classmethod
    def of(cls, press: Press) -> Withdrawal:
        """Reads a press. Raises NotOurs."""
        return cls(press.campaign, press.n)


async def withdraw(reply: Reply, pressed: Withdrawal) -> None:
    """Handles [Withdraw]."""
    situation = await reply.campaign(pressed.campaign)
    await reply.campaigns.requests.withdraw(situation.id, pressed.request, reply.person.user)
    await reply.show(Message(reply.words().message("request-withdrawn-by-you")))


async def agree(reply: Reply, pressed: OfPost) -> None:
    """Handles [Agree]."""
    await _decide(reply, pressed, accept=True)


async def refuse(reply: Reply, pressed: OfPost) -> None:
    """Handles [Refuse]; for the author it means to withdraw."""
    await _decide(reply, pressed, accept=False)


async def _decide(reply: Reply, pressed: OfPost, *, accept: bool) -> None:
    situation = await reply.campaign(pressed.campaign)
    post = await reply.campaigns.outbox.find_post(situation.id, pressed.number)
    if post is None or post.kind != "request":
        raise NotConcerned
    request, user = await reply.campaigns.requests.find(post.campaign, post.details["request"]), reply.person.user
    if reply.rights(situation).decides_alone:
        request = await reply.campaigns.requests.decide(request.campaign, request.id, user, accept)
    elif user == request.user and not accept:
        request = await reply.campaigns.requests.withdraw(request.campaign, request.id, user)
    elif accept:
        request = await reply.campaigns.requests.agree(request.campaign, request.id, user)
    else:
        request = await reply.campaigns.requests.refuse(request.campaign, request.id, user)
    situation = await reply.campaigns.lookup.situation(situation.id)
    if not reply.private:
        await reply.redraw(await request_message(reply.campaigns, request, situation))
        return
    await reply.show(Message(reply.words().message("request-answered")))


ROUTES: Routes = {
    "request_why": Route(Wished.of, say_why),
    "request_send": Route(Wished.of, send),
    "request_withdraw": Route(Withdrawal.of, withdraw),
    "post_agree": Route(OfPost.of, agree),
    "post_refuse": Route(OfPost.of, refuse),
    "post_autopilot": Route(OfCampaign.of, let_autopilot),
}
