"""Choices of a seat in the lobby, such as its hero: menus of the seat's panel, with a picture if the game has one
(docs/behaviour.md#lobby)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.messages.ids import Press
from bot.messages.layout import Button, Control, Part, Style, button, entry, menu, row
from bot.messages.pictures import has_picture, past_job
from bot.messages.settings_form import FormField, fields_of_seat
from engine.campaigns import Situation
from engine.words import Spoken, Words
from renders.job import Job

CHOICE = "choice"
FEWEST_ON_A_FORM = 2


@dataclass(frozen=True, slots=True)
class SeatOption:
    """A choice of one seat, by the name of the option."""

    campaign: int
    seat: int
    option: str

    @classmethod
    def of(cls, press: Press) -> SeatOption:
        """Reads a press."""
        return cls(press.campaign, press.seat, press.what)

    @property
    def press(self) -> Press:
        """The press of its menu."""
        return Press("lobby_pick", self.campaign, seat=self.seat, what=self.option)


def choice_menus(situation: Situation, seat: int, words: Words) -> list[Part]:
    """Returns a menu for each of the seat's choices, without values that others have taken."""
    return [_menu(situation, seat, thing, words) for thing in fields_of_seat(situation, seat)]


def form_button(situation: Situation, seat: int, words: Words) -> Button | None:
    """Returns the button that opens all choices of a seat as one form, if there are several."""
    if len(fields_of_seat(situation, seat)) < FEWEST_ON_A_FORM:
        return None
    return button(Press("seat_form", situation.id, seat=seat), words.message("button-on-a-form"))


def _menu(situation: Situation, seat: int, thing: FormField, words: Words) -> Control:
    title, entries = thing.title(words), []
    for value in thing.values:
        said, chosen = thing.say(value, words), value == thing.value
        label = words.message("setting-chosen", title=Spoken(title), value=Spoken(said)) if chosen else said
        entries.append(entry(label, value, thing.detail(value, situation, words), chosen=chosen))
    return menu(SeatOption(situation.id, seat, thing.name).press, title, entries)


def other_seats(situation: Situation, seats: Sequence[int], shown: int, words: Words) -> Control | None:
    """Returns buttons for the user's other seats, and for another seat if the game permits several."""
    others = [
        button(Press("lobby_choose", situation.id, seat=each), words.seat(each)) for each in seats if each != shown
    ]
    free = any(each.user is None and not each.autopilot for each in situation.seats)
    if free and not situation.game.competitive and situation.stage == "lobby":
        another = Press("lobby_another", situation.id)
        others.append(button(another, words.message("button-another-seat"), Style.SECONDARY))
    return row(*others) if others else None


def choice_job(situation: Situation, seat: int, locale: str, picked: str = "") -> Job | None:
    """Returns the job for the picture of a seat's choices, or for that of `picked` if it has its own; None if the game
    has none."""
    game = situation.game
    picture = f"{CHOICE}_{picked}" if has_picture(game.key, f"{CHOICE}_{picked}") else CHOICE
    if not fields_of_seat(situation, seat) or not has_picture(game.key, CHOICE):
        return None
    options = game.read_options(situation.facts.options)
    state = game.setup(game.chapters(options, {})[0], max(game.seat_counts), options, {})
    return past_job(situation, game.view(state, seat), locale, picture, seat=seat)
