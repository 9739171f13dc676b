"""`/me`: a reader's preferences in all campaigns (docs/behaviour.md#commands)."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import orjson

from bot.interactions.reply import Reply, Route, Routes
from bot.messages.ids import NotOurs, Press
from bot.messages.layout import (
    Button,
    Control,
    Field,
    Message,
    Part,
    Style,
    button,
    entry,
    finder,
    form,
    menu,
    row,
    rows,
)
from bot.messages.payloads import Nothing, OfSeat
from bot.text.absence import LONGEST_ABSENCE, away_until
from bot.text.speech import lines_of, moment, player, shortened, words_at
from bot.text.zones import label_of, zones_like
from engine.campaigns import Actor, Person
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.people.looking import MOST_AVOIDED
from engine.table import Seat
from engine.words import LANGUAGES, Spoken, Words

MOST_BUTTONS = 5
LONGEST_NAME = 20
LONGEST_CITY = 60
CITY = "city"

CHOICES = {
    "away": ("here", *map(str, range(1, 15)), "21", "30"),
    "when_away": ("wait", "autopilot", "lend"),
    "quiet": ("usual", "late", "none"),
    "remind": ("half", "off", "4", "8", "12", "24"),
    "digest": ("off", "6", "8", "12", "18", "21"),
    "language": ("discord", *LANGUAGES),
    "pictures": ("usual", "contrast", "large", "words"),
    "ask": ("yes", "no"),
    "tips": ("on", "off", "again"),
    "ahead": ("no", "yes"),
    "rated": ("no", "yes"),
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


PAGES = {
    "": ("away", "when_away", "quiet", "remind"),
    "look": ("language", "pictures", "ask", "tips", "digest"),
    "people": ("ahead", "rated"),
}


async def show(reply: Reply, note: str = "", *buttons: Button, page: str = "") -> None:
    """Shows a page of preferences: about time, about messages, or about other people. `buttons` continue from the last
    change."""
    words = reply.words()
    parts = [part for name in PAGES[page] for part in (_titled(name, words), _menu(reply, name, words))]
    refused = words.message("me-digest-refused") if page == "look" and reply.preferences.digest_refused else ""
    heading = lines_of(words.message("me-title"), note, refused or ("" if page else _clock(reply, words)))
    zone = [] if page else _zone_buttons(reply, words)
    others = [button(Press("me_page", what=each), words.message(f"button-me-{each or 'time'}")) for each in PAGES]
    friends = None if page or not reply.interaction.guild_id else _friend_menu(reply, words)
    if page == "people":
        friends = _avoid_menu(reply, words)
    pages = [each for each in others if each.press.what != page]
    zone.append(button(Press("me_form", what=page), words.message("button-on-a-form")))
    await reply.show(Message(heading, *rows([*buttons, *zone]), *parts, friends, row(*pages, *_own_data(words))))


def _titled(name: str, words: Words) -> str:
    """Returns the name of a preference, and what it means if that is not obvious."""
    title = words.message(f"me-{name}")
    return lines_of(title, f"-# {words.message(f'me-{name}-about')}") if words.has(f"me-{name}-about") else title


def _clock(reply: Reply, words: Words) -> str:
    """Returns what time it is for the reader, and what is left of their vacation."""
    preferences, now = reply.preferences, reply.campaigns.now()
    left = words.message("me-vacation", days=round(preferences.vacation_left(now) / timedelta(days=1)))
    if preferences.zone is not None:
        said = words.message("me-zone", zone=Spoken(label_of(preferences.zone, reply.locale, now)))
    elif preferences.time_zone is not None:
        said = words.message("me-zone-old", time=Spoken(f"{now.astimezone(preferences.time_zone):%H:%M}"))
    else:
        said = words.message("me-zone-unknown")
    return f"{said}\n{left}"


def _zone_buttons(reply: Reply, words: Words) -> list[Button]:
    found = [button(Press("me_city"), words.message("button-me-city"), Style.PRIMARY)]
    known = reply.preferences.time_zone is not None
    return [*found, button(Press("me_no_city"), words.message("button-me-no-city"))] if known else found


@dataclass(frozen=True, slots=True)
class MePage:
    """A page of the preferences."""

    name: str

    @classmethod
    def of(cls, press: Press) -> MePage:
        """Reads a press. Raises NotOurs."""
        if press.what not in PAGES:
            raise NotOurs
        return cls(press.what)

    @property
    def press(self) -> Press:
        """The press that shows it."""
        return Press("me_page", what=self.name)


async def turn_page(reply: Reply, pressed: MePage) -> None:
    """Shows another page."""
    await show(reply, page=pressed.name)


async def ask_city(reply: Reply, pressed: Nothing) -> None:
    """Opens the form for the reader's city."""
    words = reply.words()
    field = Field(CITY, words.message("me-city-field"), LONGEST_CITY)
    await reply.open(form(Press("me_city_said"), words.message("button-me-city"), field))


async def city_said(reply: Reply, pressed: Nothing) -> None:
    """Handles the form."""
    await choose_city(reply, reply.fields.get(CITY, ""))


async def choose_city(reply: Reply, typed: str) -> None:
    """Stores the only time zone that matches a city or country; offers them if there are several."""
    words, now = reply.words(), reply.campaigns.now()
    found = await asyncio.to_thread(zones_like, typed)
    if len(found) == 1:
        await _set_zone(reply, found[0])
        return
    said = words.message("me-city-which" if found else "me-city-none")
    entries = [entry(label_of(zone, reply.locale, now), zone) for zone in found]
    again = button(Press("me_city"), words.message("button-me-city"))
    await reply.show(Message(said, menu(Press("me_zone"), said, entries) if entries else None, row(again)))


async def pick_zone(reply: Reply, pressed: Nothing) -> None:
    """Handles the choice among several time zones."""
    if not await asyncio.to_thread(zones_like, reply.value):
        raise NotOurs
    await _set_zone(reply, reply.value)


async def _set_zone(reply: Reply, zone: str) -> None:
    await reply.services.readers.change(reply.person.user, zone=zone, hours=None)
    await show(reply, reply.words().message("me-saved"))


async def no_city(reply: Reply, pressed: Nothing) -> None:
    """Forgets the reader's time zone."""
    await reply.services.readers.change(reply.person.user, zone=None, hours=None)
    await show(reply, reply.words().message("me-saved"))


async def choose_friend(reply: Reply, friend: Person, *, is_bot: bool) -> None:
    """Stores who plays the reader's seats while they are away."""
    words = reply.words()
    if is_bot or friend.user == reply.person.user:
        await show(reply, words.message("me-friend-wrong"))
        return
    await reply.services.readers.change(
        reply.person.user, when_away="lend", friend=friend.user, friend_name=friend.name
    )
    await show(reply, words.message("me-friend", player=player(friend.name)))


async def pick_friend(reply: Reply, pressed: Nothing) -> None:
    """Handles the menu of people who may play the reader's seats."""
    if not reply.people:
        raise NotOurs
    ((friend, is_bot), *_) = reply.people
    await choose_friend(reply, friend, is_bot=is_bot)


def _friend_menu(reply: Reply, words: Words) -> Control:
    friend = reply.preferences.friend
    return finder(Press("me_friend"), words.message("me-friend-pick"), "user", [friend] if friend else [])


def _avoid_menu(reply: Reply, words: Words) -> Control:
    chosen = reply.preferences.avoid
    return finder(Press("me_avoid"), words.message("me-avoid"), "user", chosen, (0, MOST_AVOIDED))


async def pick_avoided(reply: Reply, pressed: Nothing) -> None:
    """Handles the menu of people to avoid in proposed tables."""
    chosen = tuple(person.user for person, _ in reply.people if person.user != reply.person.user)
    await reply.services.readers.change(reply.person.user, avoid=chosen[:MOST_AVOIDED])
    await show(reply, reply.words().message("me-avoid-saved", count=len(chosen)), page="people")


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
    chosen = chosen_value(reply, name)
    entries = [entry(value_name(reply, name, value, words), value, chosen=value == chosen) for value in CHOICES[name]]
    return menu(Preference(name).press, words.message(f"me-{name}"), entries)


def value_name(reply: Reply, name: str, value: str, words: Words) -> str:
    """Returns a value's label: an absence in days, a friend by name, and quiet hours as off while the time zone is
    unknown."""
    if name == "quiet" and value != "none" and reply.preferences.time_zone is None:
        return words.message("me-quiet-off", hours=Spoken(words.message(f"me-quiet-{value}")))
    if name == "away" and value.isdigit():
        return words.message("me-away-days", count=int(value))
    if name == "when_away" and value == "lend" and reply.preferences.friend is not None:
        friend = Spoken(shortened(reply.preferences.friend_name, LONGEST_NAME))
        return words.message("me-when_away-friend", player=friend)
    if name == "digest" and value.isdigit():
        return words.message("me-digest-hour", hours=int(value))
    if name == "remind" and value.isdigit():
        return words.message("me-remind-hours", hours=int(value))
    return LANGUAGES.get(value) or words.message(f"me-{name}-{value}")


def chosen_value(reply: Reply, name: str) -> str:
    """Returns the value of a preference as in `CHOICES`; empty for an absence of unknown length."""
    preferences = reply.preferences
    return {
        "away": "" if preferences.away_until(reply.campaigns.now()) else "here",
        "quiet": preferences.quiet,
        "when_away": preferences.when_away,
        "remind": preferences.remind,
        "digest": preferences.digest,
        "language": preferences.locale or "discord",
        "pictures": preferences.pictures,
        "ask": "yes" if preferences.ask_first else "no",
        "ahead": "yes" if preferences.ahead else "no",
        "rated": "yes" if preferences.rated else "no",
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
        await leave(reply, value)
        return
    page = next(page for page, names in PAGES.items() if name in names)
    if value == "lend" and reply.preferences.friend is None:
        await show(reply, reply.words().message("me-friend-who"))
        return
    await reply.services.readers.change(reply.person.user, **stored(reply, name, value))
    await show(reply, reply.words().message("me-saved"), page=page)


def stored(reply: Reply, name: str, value: str) -> dict[str, Any]:
    """Returns how a preference other than an absence is stored."""
    choices: dict[str, dict[str, Any]] = {
        "quiet": {"quiet": value},
        "when_away": {"when_away": value},
        "remind": {"remind": value},
        "digest": {
            "digest": value,
            "digest_at": to_milliseconds(reply.campaigns.now()),
            "digest_refused": False,
        },
        "language": {"locale": None if value == "discord" else value},
        "pictures": {"pictures": value},
        "ask": {"ask_first": value == "yes"},
        "ahead": {"ahead": value == "yes"},
        "rated": {"rated": value == "yes"},
        "tips": {"tips": value != "off"} | ({"told": (), "told_at": 0} if value == "again" else {}),
    }
    return choices[name]


async def leave(reply: Reply, value: str) -> None:
    """Suspends reminders for some days or until a date. Turn messages that wait for this person say so."""
    now, user = reply.campaigns.now(), reply.person.user
    until = None if value == "here" else away_until(value, now, reply.preferences.time_zone)
    if until is None and value != "here":
        await show(reply, reply.words().message("me-away-unclear", most=LONGEST_ABSENCE))
        return
    people, readers, gone = reply.campaigns.people, reply.services.readers, None
    if until is None:
        readers.know(user, await people.come_back(user))
    else:
        gone = await people.go_away(user, until)
        readers.know(user, gone.preferences)
    waiting = await reply.campaigns.lookup.waiting_for(user)
    for situation in waiting:
        # otherwise their turn message would not be edited for a while
        reply.services.choosing.given_up(situation.id, user)
        await reply.campaigns.outbox.wish(situation.id)
    words = reply.words()
    if until is None or gone is None:
        await show(reply, words.message("me-back"))
        return
    said = [words.message("me-gone", until=moment(until, "D"), count=len(waiting))]
    stops = gone.preferences.stops_until(now)
    if gone.preferences.when_away != "wait":
        said.append(words.message("me-gone-left", autopilots=gone.autopilots, lent=gone.lent))
    elif stops is None or stops < until:
        said.append(words.message("me-gone-waits", until=moment(stops or now, "D")))
    await show(reply, "\n".join(said), *await _autopilots(reply))


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
    "me_city": Route(Nothing.of, ask_city),
    "me_city_said": Route(Nothing.of, city_said),
    "me_no_city": Route(Nothing.of, no_city),
    "me_page": Route(MePage.of, turn_page),
    "me_pick": Route(Preference.of, pick),
    "me_avoid": Route(Nothing.of, pick_avoided),
    "me_friend": Route(Nothing.of, pick_friend),
    "me_zone": Route(Nothing.of, pick_zone),
}
