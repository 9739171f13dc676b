"""Seats during play: apply for an open one, accept applications, take back a seat, ask for notice of open ones.

See docs/behaviour.md#seats.
"""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import table_words
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Message, Style, accent_of, button, row
from bot.messages.payloads import OfCampaign, OfPost, OfSeat
from bot.panels.choosing.showing import show_panel
from bot.posts.seat_changes import answered_message
from bot.text.speech import player, safe
from engine.campaigns import Actor, Post, Situation
from engine.campaigns.model.errors import AlreadySeated, AskFirst
from engine.table import Seat
from engine.words import Spoken


async def take(reply: Reply, pressed: OfPost) -> None:
    """Handles [Take this seat] of a post: shows the seat and [Ask for it]."""
    situation, post = await _posted(reply, pressed)
    seat = post.seat if post.seat is not None else 0
    own = situation.seats_of(reply.person.user)
    if own and situation.game.competitive:
        raise AlreadySeated(own[0])
    if situation.facts.settings.open_seats == "free" or situation.organises(reply.person.user):
        situation = await reply.campaigns.seats.join(situation.id, reply.person, seat)
        await reply.services.places.welcome(situation, reply.person.user)
        words = table_words(situation, reply.locale)
        await reply.show(
            Message(words.message("panel-your-seat", count=1, seats=(Seat(seat),)), accent=accent_of(seat))
        )
        return
    await reply.show(offer_message(reply, situation, seat))


def offer_message(reply: Reply, situation: Situation, seat: int) -> Message:
    """Builds the message about a seat on offer, with [Ask for it]."""
    words = table_words(situation, reply.locale)
    ask = Press("seat_ask", situation.id, seat=seat)
    return Message(
        words.message("seat-would-play", seat=Seat(seat), chapter=situation.chapter or ""),
        row(
            button(ask, words.message("button-ask-for-it"), Style.PRIMARY),
            button(Press("lobby_watch", situation.id), words.message("button-watch")),
        ),
        accent=accent_of(seat),
    )


async def ask(reply: Reply, pressed: OfSeat) -> None:
    """Handles [Ask for it]: asks the organiser in the thread."""
    situation = await reply.campaign(pressed.campaign)
    await reply.campaigns.seats.apply_for(situation.id, reply.person, pressed.seat)
    await reply.show(Message(reply.words().message("seat-asked")))


async def accept(reply: Reply, pressed: OfPost) -> None:
    """Handles [Accept] by the organiser."""
    await _answer_application(reply, pressed, accept=True)


async def refuse(reply: Reply, pressed: OfPost) -> None:
    """Handles [Refuse] by the organiser."""
    await _answer_application(reply, pressed, accept=False)


async def _answer_application(reply: Reply, pressed: OfPost, *, accept: bool) -> None:
    situation, post = await _posted(reply, pressed)
    if post.kind != "application" or post.user is None or post.seat is None:
        raise NotOurs
    moderator = reply.rights(situation).moderator
    situation = await reply.campaigns.seats.answer_application(
        situation.id, post.seat, post.user, Actor(reply.person.user, moderator=moderator), accept=accept
    )
    if accept:
        await reply.services.places.welcome(situation, post.user)
    await reply.redraw(answered_message(post, situation))


async def take_over(reply: Reply, pressed: OfPost) -> None:
    """Handles [Take over]: takes the seat back from autopilot, or from its substitute."""
    situation, post = await _posted(reply, pressed)
    seat = post.seat if post.seat is not None else 0
    situation = await reply.campaigns.seats.take_over(situation.id, reply.person.user, seat)
    words = table_words(situation, reply.locale)
    await reply.tell(words.message("seat-yours-again", seat=Seat(seat)))


async def play_again(reply: Reply, pressed: OfSeat) -> None:
    """Handles [Take over] of a panel: takes the seat back from autopilot, and shows the open question."""
    situation = await reply.campaign(pressed.campaign)
    situation = await reply.campaigns.seats.take_over(situation.id, reply.person.user, pressed.seat)
    words = table_words(situation, reply.locale)
    await show_panel(reply, situation, note=words.message("seat-yours-again", seat=Seat(pressed.seat)))


async def tell_me(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Tell me if one opens]."""
    situation = await reply.campaign(pressed.campaign)
    await reply.campaigns.seats.join_waitlist(situation.id, reply.person.user)
    await reply.show(Message(reply.words().message("seat-will-tell")))


async def take_or_offer(reply: Reply, situation: Situation, seat: int | None) -> Situation | None:
    """Gives the user a seat. If the organiser must accept players, shows how to apply, and returns None."""
    try:
        joined = await reply.campaigns.seats.join(situation.id, reply.person, seat)
    except AskFirst as first:
        await reply.show(offer_message(reply, situation, first.seat))
        return None
    await reply.services.places.welcome(joined, reply.person.user)
    return joined


def no_seat_left(reply: Reply, situation: Situation) -> Message:
    """Builds the message that all seats are taken, with buttons to watch or to be notified."""
    words = reply.words()
    return Message(
        words.message("error-all-seats-taken-of", name=safe(situation.facts.name), count=len(situation.seats)),
        row(
            button(Press("lobby_watch", situation.id), words.message("button-watch")),
            button(Press("seat_tell_me", situation.id), words.message("button-tell-me")),
        ),
    )


async def _posted(reply: Reply, pressed: OfPost) -> tuple[Situation, Post]:
    """Returns the campaign and the post that a press names. Raises NotOurs."""
    situation = await reply.campaign(pressed.campaign)
    post = await reply.campaigns.outbox.find_post(situation.id, pressed.number)
    if post is None or post.seat is None:
        raise NotOurs
    return situation, post


def name_of(post: Post) -> Spoken:
    """Returns who applied for the seat."""
    return player(str(post.details["name"]))


ROUTES: Routes = {
    "post_take": Route(OfPost.of, take),
    "post_over": Route(OfPost.of, take_over),
    "take_over": Route(OfSeat.of, play_again),
    "post_accept": Route(OfPost.of, accept),
    "post_decline": Route(OfPost.of, refuse),
    "seat_ask": Route(OfSeat.of, ask),
    "seat_tell_me": Route(OfCampaign.of, tell_me),
}
