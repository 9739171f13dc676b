"""The choices of a seat as one form (docs/behaviour.md#forms). The menus of its panel stay, for older clients."""

from __future__ import annotations

from bot.interactions.reply import Reply, Route, Routes
from bot.live_messages.lobby import is_open, table_words
from bot.messages.ids import Press
from bot.messages.layout import Form, form
from bot.messages.payloads import OfSeat
from bot.messages.settings_form import field_of_seat, fields_of_seat, written
from bot.panels.lobby.lobby import chosen_line, show_seat
from bot.panels.lobby.seat_choices import SeatOption
from bot.panels.lobby.settings_form import form_part
from engine.campaigns import Situation
from engine.campaigns.model.errors import NotYourSeat, SeatTaken
from engine.words import Spoken, Words


async def ask(reply: Reply, pressed: OfSeat) -> None:
    """Handles [On one form] of a seat's panel."""
    situation, words = await _mine(reply, pressed)
    if not fields_of_seat(situation, pressed.seat):  # its choices are over
        await show_seat(reply, situation, pressed.seat)
        return
    await reply.open(seat_form(situation, pressed.seat, words))


def seat_form(situation: Situation, seat: int, words: Words) -> Form:
    """Builds the form of a seat."""
    title = words.message("seat-form-title", seat=Spoken(words.seat(seat)))
    parts = [form_part(situation, each, words) for each in fields_of_seat(situation, seat)]
    return form(Press("seat_filled", situation.id, seat=seat), title, *parts)


async def fill(reply: Reply, pressed: OfSeat) -> None:
    """Handles the form: sets what differs from the seat's choices, one after the other. What was taken by someone else,
    or no longer goes with the rest, stays and is named."""
    situation, words = await _mine(reply, pressed)
    wanted = {name: values[0] for name, values in reply.chosen.items() if values}
    left, notices, picked = list[str](), list[str](), ""
    for thing in fields_of_seat(situation, pressed.seat):
        value = wanted.get(thing.name, written(thing.value))
        if value == written(thing.value):
            continue
        try:
            situation = await _set(reply, situation, pressed.seat, thing.name, value)
            picked = thing.name
        except SeatTaken as taken:
            situation = await reply.campaigns.lookup.situation(situation.id)
            option = SeatOption(situation.id, pressed.seat, thing.name)
            if taken.seat is None:
                left.append(thing.title(words))
            else:
                notices.append(chosen_line(situation, taken, option, value, words))
    if left:
        notices.append(words.message("settings-left", what=Spoken(words.listed(left))))
    await show_seat(reply, situation, pressed.seat, "\n".join(notices) or None, picked)


async def _set(reply: Reply, situation: Situation, seat: int, name: str, value: str) -> Situation:
    """Sets a choice. Raises SeatTaken, with the seat that has this value, or None if it cannot be chosen now."""
    legal = {written(each) for each in field_of_seat(situation, seat, name).values}
    if value not in legal:
        others = [each for each in situation.seats if each.seat != seat and not is_open(each)]
        has = (each.seat for each in others if written(field_of_seat(situation, each.seat, name).value) == value)
        raise SeatTaken(next(has, None))
    return await reply.campaigns.lobby.set_seat_option(situation.id, reply.person.user, seat, name, value)


async def _mine(reply: Reply, pressed: OfSeat) -> tuple[Situation, Words]:
    """Returns the campaign and its words. Raises NotYourSeat for the seat of someone else."""
    situation = await reply.campaign(pressed.campaign)
    if pressed.seat not in situation.seats_of(reply.person.user):
        raise NotYourSeat(pressed.seat)
    return situation, table_words(situation, reply.locale)


ROUTES: Routes = {
    "seat_form": Route(OfSeat.of, ask),
    "seat_filled": Route(OfSeat.of, fill),
}
