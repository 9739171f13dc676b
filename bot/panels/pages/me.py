"""`/me`: a reader's preferences in all campaigns (docs/behaviour.md#commands)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import orjson

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import Button, Message, Part, Style, button, entry, menu, row, rows
from bot.messages.payloads import Nothing, OfSeat
from bot.text.absence import LONGEST_ABSENCE, away_until
from bot.text.speech import lines_of, moment, shortened, words_at
from engine.campaigns import Actor
from engine.campaigns.model.clock import to_milliseconds
from engine.table import Seat
from engine.words import LANGUAGES, Spoken, Words

MOST_BUTTONS = 5
LONGEST_NAME = 20

CHOICES = {
    "away": ("here", *map(str, range(1, 15)), "21", "30"),
    "quiet": ("usual", "late", "none"),
    "time": ("unknown", *map(str, range(-11, 13))),
    "language": ("discord", *LANGUAGES),
    "pictures": ("usual", "contrast", "large", "words"),
    "ask": ("yes", "no"),
    "tips": ("on", "off", "again"),
}


@dataclass(frozen=True, slots=True)
class Preference:
    """A reader's preference, by its name in `CHOICES`."""

    name: str

    @classmethod
    def of(cls, press: Press) -> Preference:
        """Reads a press."""
        return cls(press.what)

    @property
    def press(self) -> Press:
        """The press of its menu."""
        return Press("me_pick", what=self.name)


async def show(reply: Reply, note: str = "", *buttons: Button) -> None:
    """Shows all preferences; `buttons` continue from the last change."""
    words = reply.words()
    parts = [part for name in CHOICES for part in (words.message(f"me-{name}"), _menu(reply, name, words))]
    heading = lines_of(words.message("me-title"), note)
    await reply.show(Message(heading, *rows(buttons), *parts, row(*_own_data(words))))


def _own_data(words: Words) -> tuple[Button, Button]:
    return (
        button(Press("me_data"), words.message("button-my-data")),
        button(Press("me_forget"), words.message("button-forget-me"), Style.DANGER),
    )


async def give_data(reply: Reply, pressed: Nothing) -> None:
    """Sends everything stored about the reader as an ephemeral file."""
    await reply.defer(fresh=True)
    data = orjson.dumps(await reply.campaigns.people.data_of(reply.person.user), option=orjson.OPT_INDENT_2)
    await reply.hand_out(reply.words().message("me-data"), "emberkeep-my-data.json", data)


async def ask_to_forget(reply: Reply, pressed: Nothing) -> None:
    """Shows what will be deleted and what stays, and asks for confirmation."""
    words = reply.words()
    sure = button(Press("me_forgotten"), words.message("button-forget-sure"), Style.DANGER)
    await reply.show(Message(words.message("me-forget"), row(sure)))


async def forget(reply: Reply, pressed: Nothing) -> None:
    """Deletes the reader's data."""
    await reply.defer()
    user = reply.person.user
    count = await reply.campaigns.people.forget(user, reply.person.name)
    reply.services.readers.forget(user)
    await reply.show(Message(reply.words().message("me-forgotten", count=count)))


def _menu(reply: Reply, name: str, words: Words) -> Part:
    """Returns the menu of a preference below its name, because a menu with a selection shows no placeholder."""
    chosen = _chosen(reply, name)
    entries = [entry(value_name(reply, name, value, words), value, chosen=value == chosen) for value in CHOICES[name]]
    return menu(Preference(name).press, words.message(f"me-{name}"), entries)


def value_name(reply: Reply, name: str, value: str, words: Words) -> str:
    """Returns a value's label: an absence in days, a time zone with its current time, and quiet hours as off while the
    zone is unknown."""
    if name == "quiet" and value != "none" and reply.preferences.hours is None:
        return words.message("me-quiet-off", hours=Spoken(words.message(f"me-quiet-{value}")))
    if name == "away" and value.isdigit():
        return words.message("me-away-days", count=int(value))
    if name == "time" and value != "unknown":
        return f"{reply.campaigns.now() + timedelta(hours=int(value)):%H:%M}"
    return LANGUAGES.get(value) or words.message(f"me-{name}-{value}")


def _chosen(reply: Reply, name: str) -> str:
    preferences = reply.preferences
    return {
        "away": "" if preferences.away_until(reply.campaigns.now()) else "here",
        "quiet": preferences.quiet,
        "time": "unknown" if preferences.hours is None else str(preferences.hours),
        "language": preferences.locale or "discord",
        "pictures": preferences.pictures,
        "ask": "yes" if preferences.ask_first else "no",
        "tips": "on" if preferences.tips else "off",
    }[name]


async def pick(reply: Reply, pressed: Preference) -> None:
    """Handles a selection, which applies at once."""
    if reply.value not in CHOICES.get(pressed.name, ()):
        raise NotOurs
    await choose(reply, pressed.name, reply.value)


async def choose(reply: Reply, name: str, value: str) -> None:
    """Stores a preference and shows all of them in the language now chosen."""
    if name == "away":
        await _leave(reply, value)
        return
    choices: dict[str, dict[str, Any]] = {
        "quiet": {"quiet": value},
        "time": {"hours": None if value == "unknown" else int(value)} if name == "time" else {},
        "language": {"locale": None if value == "discord" else value},
        "pictures": {"pictures": value},
        "ask": {"ask_first": value == "yes"},
        "tips": {"tips": value != "off"} | ({"told": (), "told_at": 0} if value == "again" else {}),
    }
    await reply.services.readers.change(reply.person.user, **choices[name])
    await show(reply, reply.words().message("me-saved"))


async def _leave(reply: Reply, value: str) -> None:
    """Suspends reminders for some days or until a date. Turn messages that wait for this person say so."""
    now, user = reply.campaigns.now(), reply.person.user
    until = None if value == "here" else away_until(value, now, reply.preferences.hours)
    if until is None and value != "here":
        await show(reply, reply.words().message("me-away-unclear", most=LONGEST_ABSENCE))
        return
    await reply.services.readers.change(user, away=to_milliseconds(until) if until else 0)
    waiting = await reply.campaigns.lookup.waiting_for(user)
    for situation in waiting:
        # otherwise their turn message would not be edited for a while
        reply.services.choosing.given_up(situation.id, user)
        await reply.campaigns.outbox.wish(situation.id)
    words = reply.words()
    if until is None:
        await show(reply, words.message("me-back"))
        return
    await show(reply, words.message("me-gone", until=moment(until, "D"), count=len(waiting)), *await _autopilots(reply))


async def _autopilots(reply: Reply) -> list[Button]:
    """Returns a button for each seat of this reader that lets autopilot play during the absence."""
    words, user = reply.words(), reply.person.user
    return [
        button(
            Press("me_autopilot", each.id, seat=seat),
            words.message("button-autopilot-in", name=Spoken(shortened(each.facts.name, LONGEST_NAME))),
        )
        for each in await reply.campaigns.lookup.seated(user)
        for seat in each.seats_of(user)
        if each.stage == "playing" and not each.seats[seat].autopilot
    ][:MOST_BUTTONS]


async def autopilot(reply: Reply, pressed: OfSeat) -> None:
    """Hands over a seat of the reader to autopilot until they take it back."""
    situation = await reply.campaigns.seats.set_autopilot(
        pressed.campaign, pressed.seat, True, Actor(reply.person.user)
    )
    words = words_at(situation, reply.locale)
    await show(reply, words.message("seat-did-autopilot-on", seat=Seat(pressed.seat)), *await _autopilots(reply))


ROUTES: Routes = {
    "me_autopilot": Route(OfSeat.of, autopilot),
    "me_data": Route(Nothing.of, give_data),
    "me_forget": Route(Nothing.of, ask_to_forget),
    "me_forgotten": Route(Nothing.of, forget),
    "me_pick": Route(Preference.of, pick),
}
