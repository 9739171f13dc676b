"""The lobby: join, choose a seat, be ready, add autopilots, start (docs/behaviour.md#lobby)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.discord.places import add_to
from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import (
    chosen_anew,
    is_open,
    lobby_message,
    lobby_more,
    may_start,
    needed_to_start,
    table_words,
)
from bot.messages.ids import NOBODY, Press, number
from bot.messages.layout import Control, Message, Picture, Style, accent_of, button, entry, menu, row
from bot.messages.payloads import OfCampaign, OfSeat
from bot.messages.settings_form import field_of_seat
from bot.panels.lobby.next_step import next_step
from bot.panels.lobby.seat_changes import no_seat_left, take_or_offer
from bot.panels.lobby.seat_choices import SeatOption, choice_job, choice_menus, form_button, other_seats
from bot.text.speech import mention, player_of, safe
from engine.campaigns import Actor, Person, Situation
from engine.campaigns.model.errors import AlreadySeated, NotReady, NotYourSeat, SeatTaken, WrongStage
from engine.table import Seat
from engine.words import Spoken, Words

MOST_MENUS = 1
"""Menus of a seat beside which there is room for those of other seats."""


async def join(reply: Reply, pressed: OfSeat) -> None:
    """Handles [Join]: takes the next free seat, or the one that the button names."""
    situation = await reply.campaign(pressed.campaign)
    await take_seat(reply, situation, None if pressed.seat == NOBODY else pressed.seat)


async def take_seat(reply: Reply, situation: Situation, seat: int | None, instead_of: Sequence[int] = ()) -> None:
    """Gives the user a seat, frees the seats left for it, and shows its choices. Explains it if someone else was
    faster."""
    notice = None
    try:
        joined = await take_or_offer(reply, situation, seat)
        if joined is None:
            return
        situation = joined
        for old in instead_of:
            situation = await reply.campaigns.seats.leave(situation.id, reply.person.user, old)
    except AlreadySeated:
        pass
    except SeatTaken as taken:
        if taken.seat is None:
            await reply.show(no_seat_left(reply, situation))
            return
        situation = await reply.campaigns.lookup.situation(situation.id)
        notice = _taken_line(situation, taken, table_words(situation, reply.locale))
    await show_seat(reply, situation, NOBODY if seat is None else seat, notice)


async def choose(reply: Reply, pressed: OfSeat) -> None:
    """Handles [Choose]: shows the user's seat, its choices, and free seats."""
    await show_seat(reply, await reply.campaign(pressed.campaign), pressed.seat)


async def show_seat(
    reply: Reply, situation: Situation, seat: int = NOBODY, notice: str | None = None, picked: str = ""
) -> None:
    """Shows the panel of one of the user's seats, by default the first; `picked` was chosen just now."""
    words, own = table_words(situation, reply.locale), situation.seats_of(reply.person.user)
    shown = seat if seat in own or not own else own[0]
    job = choice_job(situation, shown, reply.locale, picked) if own else None
    await reply.show_drawn(
        ("choice", situation.id, reply.person.user),
        job,
        lambda picture: seat_panel(situation, reply.person, words, notice, shown, picture),
    )


async def another_seat(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Play one more seat]: in cooperative games one person may play several seats."""
    situation = await reply.campaign(pressed.campaign)
    free = next((each.seat for each in situation.seats if is_open(each)), None)
    if free is None or situation.game.competitive or situation.stage != "lobby":
        raise SeatTaken(None)
    await take_seat(reply, situation, free)


async def pick(reply: Reply, pressed: SeatOption) -> None:
    """Handles a menu of a seat's choices."""
    situation, notice = await reply.campaign(pressed.campaign), None
    try:
        situation = await reply.campaigns.lobby.set_seat_option(
            situation.id, reply.person.user, pressed.seat, pressed.option, reply.value
        )
    except SeatTaken as taken:
        words = table_words(situation, reply.locale)
        situation = await reply.campaigns.lookup.situation(situation.id)
        notice = chosen_line(situation, taken, pressed, reply.value, words)
    await show_seat(reply, situation, pressed.seat, notice, pressed.option)


async def choose_seat(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the menu of free seats: moves the user there, who is no longer ready."""
    situation = await reply.campaign(pressed.campaign)
    await take_seat(reply, situation, number(reply.value), situation.seats_of(reply.person.user))


async def ready(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Ready], which toggles."""
    situation = await reply.campaign(pressed.campaign)
    user = reply.person.user
    mine = next((each for each in situation.seats if each.user == user), None)
    if mine is None:
        raise NotYourSeat
    await _show_change(reply, await reply.campaigns.lobby.ready(situation.id, user, not mine.ready))


async def add_autopilot(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Add autopilot]: autopilot takes the first open seat, so that one person can start at once."""
    situation = await reply.campaign(pressed.campaign)
    seat = next((each.seat for each in situation.seats if is_open(each)), None)
    if seat is None:
        raise SeatTaken(None)
    await _set_autopilot(reply, situation, seat, on=True)


async def remove_autopilot(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Remove autopilot]: reopens the last seat that autopilot has taken."""
    situation = await reply.campaign(pressed.campaign)
    seats = [each.seat for each in situation.seats if each.autopilot and each.user is None]
    if not seats:
        await _show_change(reply, situation)
        return
    await _set_autopilot(reply, situation, seats[-1], on=False)


async def _set_autopilot(reply: Reply, situation: Situation, seat: int, *, on: bool) -> None:
    by = Actor(reply.person.user, moderator=reply.rights(situation).moderator)
    await _show_change(reply, await reply.campaigns.seats.set_autopilot(situation.id, seat, on, by))


async def start(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Start]: starts the campaign or its next chapter."""
    await begin(reply, await reply.campaign(pressed.campaign))


async def begin(reply: Reply, situation: Situation) -> None:
    """Starts, and says where play continues, or what is missing."""
    words = table_words(situation, reply.locale)
    try:
        situation = await reply.campaigns.play.start(situation.id, reply.person.user)
    except NotReady:
        situation = await reply.campaigns.lookup.situation(situation.id)
        needs = Spoken(words.listed(needed_to_start(situation, words)))
        await reply.tell(words.message("lobby-start-needs", what=needs))
        return
    await show_started(reply, situation)


async def show_started(reply: Reply, situation: Situation) -> None:
    """Says where play continues."""
    words = table_words(situation, reply.locale)
    name, thread = safe(situation.facts.name), Spoken(f"<#{situation.facts.thread}>")
    await reply.show(Message(words.message("lobby-started", name=name, thread=thread)))
    reply.services.refreshing.soon(situation.id)  # drawing and posting the opening takes longer


async def rematch(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Rematch]: the same seats, the next chapter. Its lobby is at the end of the thread."""
    situation = await reply.campaign(pressed.campaign)
    if situation.stage != "between":
        raise WrongStage(situation.stage)
    await show_seat(reply, situation)


async def watch(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Watch]: adds the user to the thread without a seat and notifications, with the public view only."""
    situation = await reply.campaign(pressed.campaign)
    thread = await reply.services.places.thread_of(situation)
    if thread is None:
        await reply.show(thread_gone(situation, reply.words()))
        return
    if thread.is_private() and not may_see(situation, reply):
        await reply.say("lobby-private", player=mention(situation.facts.organiser))
        return
    if thread.locked:
        await reply.show(thread_locked(reply, situation))
        return
    await add_to(thread, reply.person.user)  # if that is refused, the link below still works
    await reply.say("lobby-watching", thread=Spoken(thread.mention))


async def more(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [More]: shows deadlines, settings and invitations."""
    situation = await reply.campaign(pressed.campaign)
    if situation.stage not in ("lobby", "between"):
        raise WrongStage(situation.stage)
    await reply.show(lobby_more(situation, table_words(situation, reply.locale)), fresh=not reply.private)


def thread_gone(situation: Situation, words: Words) -> Message:
    """Builds the message that the campaign still exists and can get a new thread (E16)."""
    reopen = button(Press("reopen", situation.id), words.message("button-open-thread"), Style.PRIMARY)
    return Message(words.message("error-thread-gone-for", name=safe(situation.facts.name)), row(reopen))


def may_see(situation: Situation, reply: Reply) -> bool:
    """True if the user belongs in a private thread, as a player, organiser or moderator."""
    who = reply.rights(situation)
    return who.seated or who.looks_after


def thread_locked(reply: Reply, situation: Situation) -> Message:
    """Builds the message that the thread accepts no posts (E15). Organisers and moderators may move the campaign."""
    words = reply.words()
    mine = reply.rights(situation).looks_after
    move = button(Press("rescue_move", situation.id), words.message("button-move"), Style.PRIMARY)
    return Message(words.message("error-thread-locked"), row(move) if mine else None)


async def ask_to_leave(reply: Reply, pressed: OfCampaign) -> None:
    """Handles [Leave] and `/campaign leave`: at once in the lobby, after confirmation during play."""
    await offer_to_leave(reply, await reply.campaign(pressed.campaign))


async def offer_to_leave(reply: Reply, situation: Situation) -> None:
    """Leaves at once in the lobby; asks for confirmation during play."""
    seats = situation.seats_of(reply.person.user)
    if not seats:
        raise NotYourSeat
    if situation.stage == "lobby":
        await _leave(reply, situation)
        return
    words = table_words(situation, reply.locale)
    name, held = safe(situation.facts.name), tuple(Seat(seat) for seat in seats)
    buttons = row(
        button(Press("lobby_left", situation.id), words.message("button-leave"), Style.DANGER),
        button(Press("lobby_choose", situation.id), words.message("button-stay"), Style.PRIMARY),
    )
    await reply.show(Message(words.message("leave-sure", name=name, seats=held), buttons))


async def left(reply: Reply, pressed: OfCampaign) -> None:
    """Handles the confirmed [Leave]."""
    await _leave(reply, await reply.campaign(pressed.campaign))


async def _leave(reply: Reply, situation: Situation) -> None:
    situation = await reply.campaigns.seats.leave(situation.id, reply.person.user)
    await reply.show(Message(reply.words().message("leave-done", name=safe(situation.facts.name))))


async def _show_change(reply: Reply, situation: Situation) -> None:
    """Updates the lobby messages. No press sends a new message."""
    if reply.private:
        await show_seat(reply, situation)
    else:
        await reply.redraw(lobby_message(situation))


def seat_panel(
    situation: Situation,
    person: Person,
    words: Words,
    notice: str | None,
    seat: int,
    picture: Picture | None = None,
) -> Message:
    """Builds a person's choices before the start: seats, their options, being ready, leaving."""
    seats = situation.seats_of(person.user)
    if not seats:
        said = words.message("panel-no-seat", name=safe(situation.facts.name))
        return Message(
            notice, said, _free_seats(situation, words, "panel-seats"), row(_lobby_button(situation, words, "watch"))
        )
    mine, lobby = situation.seats[seat], situation.stage == "lobby"
    said = words.message("panel-your-seat", count=len(seats), seats=tuple(Seat(seat) for seat in seats))
    if lobby:
        said = f"{said} · {words.message('panel-ready' if mine.ready else 'panel-not-ready')}"
    menus = choice_menus(situation, seat, words)
    elsewhere = seats_elsewhere(situation, seats, seat, words)
    crowded = len(menus) > MOST_MENUS
    return Message(
        notice or said,
        picture,
        *menus,
        *(() if crowded else elsewhere),
        *_panel_buttons(situation, person, words, seat, elsewhere=crowded and bool(elsewhere)),
        accent=accent_of(seat),
    )


def seats_elsewhere(situation: Situation, seats: Sequence[int], seat: int, words: Words) -> list[Control]:
    """Returns the controls that lead to other seats: the person's own, another one, and free ones."""
    lobby = situation.stage == "lobby"
    others = other_seats(situation, seats, seat, words) if lobby or chosen_anew(situation) else None
    free = _free_seats(situation, words, "panel-other-seats") if lobby else None
    return [each for each in (others, free) if each is not None]


async def show_elsewhere(reply: Reply, pressed: OfSeat) -> None:
    """Handles [Other seats]."""
    situation = await reply.campaign(pressed.campaign)
    seats, words = situation.seats_of(reply.person.user), table_words(situation, reply.locale)
    if not seats or pressed.seat not in seats:
        await show_seat(reply, situation)
        return
    back = Press("lobby_choose", situation.id, seat=pressed.seat)
    await reply.show(
        Message(
            words.message("panel-your-seat", count=len(seats), seats=tuple(Seat(seat) for seat in seats)),
            *seats_elsewhere(situation, seats, pressed.seat, words),
            row(button(back, words.message("button-back"))),
        )
    )


def _panel_buttons(
    situation: Situation, person: Person, words: Words, seat: int, *, elsewhere: bool
) -> list[Control | None]:
    """Returns the rows of buttons. The blue one is the next step: to start for those who may, else to be ready."""
    step, ready = next_step(situation, person.user), situation.seats[seat].ready
    label = words.message("button-not-ready" if ready else "button-ready")
    style = Style.PRIMARY if step == "ready" else Style.SECONDARY
    start = Style.PRIMARY if step == "start" else Style.SECONDARY
    return [
        row(
            _lobby_button(situation, words, "start", start) if may_start(situation, person.user) else None,
            button(Press("lobby_ready", situation.id), label, style) if situation.stage == "lobby" else None,
            form_button(situation, seat, words),
        ),
        row(
            _lobby_button(situation, words, "settings"),
            button(Press("lobby_seats", situation.id, seat=seat), words.message("button-other-seats"))
            if elsewhere
            else None,
            _lobby_button(situation, words, "leave", Style.DANGER),
        ),
    ]


def _free_seats(situation: Situation, words: Words, said: str) -> Control | None:
    """Returns the available seats: open ones, and those of autopilots."""
    free = [
        entry(words.seat(each.seat), str(each.seat), words.message("player-autopilot") if each.autopilot else None)
        for each in situation.seats
        if each.can_be_taken
    ]
    return menu(Press("lobby_seat", situation.id), words.message(said), free) if free else None


def _lobby_button(situation: Situation, words: Words, what: str, style: Style = Style.SECONDARY) -> Any:
    return button(Press(f"lobby_{what}", situation.id), words.message(f"button-{what}"), style)


def chosen_line(situation: Situation, taken: SeatTaken, pressed: SeatOption, value: str, words: Words) -> str:
    """Returns who has just taken this choice, or why it is incompatible, in the game's words."""
    seat = taken.seat if taken.seat is not None else 0
    player, thing = player_of(words, situation, seat), field_of_seat(situation, pressed.seat, pressed.option)
    other = field_of_seat(situation, seat, pressed.option).value
    what = Spoken(thing.say(value, words))
    if other == value:
        return words.message("lobby-just-chosen", player=player, what=what)
    why = Spoken(words.message(f"clash-{pressed.option}"))
    return words.message("lobby-does-not-go", player=player, what=what, other=Spoken(thing.say(other, words)), why=why)


def _taken_line(situation: Situation, taken: SeatTaken, words: Words) -> str:
    seat = taken.seat if taken.seat is not None else 0
    return words.message("lobby-just-taken", player=player_of(words, situation, seat), seat=Seat(seat))


ROUTES: Routes = {
    "lobby_join": Route(OfSeat.of, join),
    "lobby_choose": Route(OfSeat.of, choose),
    "lobby_seats": Route(OfSeat.of, show_elsewhere),
    "lobby_seat": Route(OfCampaign.of, choose_seat),
    "lobby_another": Route(OfCampaign.of, another_seat),
    "lobby_pick": Route(SeatOption.of, pick),
    "lobby_ready": Route(OfCampaign.of, ready),
    "lobby_add_autopilot": Route(OfCampaign.of, add_autopilot),
    "lobby_remove_autopilot": Route(OfCampaign.of, remove_autopilot),
    "lobby_start": Route(OfCampaign.of, start),
    "lobby_watch": Route(OfCampaign.of, watch),
    "lobby_more": Route(OfCampaign.of, more),
    "lobby_leave": Route(OfCampaign.of, ask_to_leave),
    "lobby_left": Route(OfCampaign.of, left),
    "rematch": Route(OfCampaign.of, rematch),
    "post_watch": Route(OfCampaign.of, watch),
}
